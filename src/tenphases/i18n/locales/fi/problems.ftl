# Miksi pöytä ei ottanut pyyntöä vastaan.

problem-unreadable = Pöytä ei ymmärtänyt tätä. Lataa sivu uudelleen ja yritä vielä kerran.
problem-hello-first = Sivu ei ole vielä esittäytynyt pöydälle. Lataa sivu uudelleen.
problem-stale = Pöydässä tapahtui jotain juuri ennen sinua. Katso tilanne ja yritä uudelleen.
problem-foreign = Seuraat tätä pöytää katsojana, joten et voi pelata siinä.
problem-no-such-table = Sellaista pöytää ei ole. Tarkista osoite tai avaa uusi pöytä.
problem-nothing-to-take-back = Nyt ei ole mitään peruttavaa.
problem-not-between-rounds = Kierros on vielä kesken.
problem-not-over = Peli on vielä kesken.
problem-not-your-cards = Nämä eivät ole kätesi kortit. Lataa sivu uudelleen, niin näet ne oikein.
problem-bad-name = Valitse nimi, jossa on 1–24 merkkiä.
problem-no-such-preset = Sellaisia sääntöjä ei ole. Valitse toiset luettelosta.
problem-no-such-variant = Sellaista muunnelmaa ei ole. Valitse toinen luettelosta.
problem-no-such-switch = Sellaista muutettavaa sääntöä ei ole.
problem-bad-switch-value = Tämä sääntö ei voi saada tätä arvoa.
problem-no-such-bot = Sellaista bottien tasoa ei ole. Valitse toinen luettelosta.
problem-too-much = Tuli liian paljon kerralla. Odota hetki ja yritä uudelleen.
problem-no-such-page = Tässä osoitteessa ei ole mitään.
problem-not-kept = Tätä ei voitu tallentaa, joten sitä ei tapahtunut. Yritä hetken päästä uudelleen.
