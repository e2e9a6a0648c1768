# Pöydän omat säännöt.

editor-heading = Omat säännöt
editor-about = Muuta mitä tahansa sääntöä ja tee oma vaihelista. Kaikki tarkistetaan sitä mukaa.
editor-name = Nimi
editor-name-none = Omat sääntömme
editor-start = Lähtökohta
editor-start-keep = se, mitä tässä nyt on
editor-start-own = Tallennettu tälle laitteelle
editor-undo = Takaisin siihen, mitä tässä oli

editor-phases = Vaiheet
editor-phases-about = Kirjoita vaihe muodossa set3 + run4 tai sanoin, esimerkiksi 3 kortin sarja + 4 kortin suora. Voit liittää koko listan.
editor-one-by-one = Yksitellen
editor-as-text = Tekstinä
editor-all-phases = Kaikki vaiheet, yksi kullakin rivillä
editor-phase = Vaihe { $number }
editor-phase-new = Uusi vaihe
editor-move = Siirrä vaihetta { $number }
editor-move-about = Vedä tai käytä nuolinäppäimiä.
editor-more = Vaihe { $number }: lisää toimintoja
editor-up = Ylös
editor-down = Alas
editor-duplicate = Monista
editor-remove = Poista
editor-add = Lisää vaihe
editor-group = Ryhmä
editor-cards = Kortteja
editor-group-add = Lisää ryhmä
editor-moved = Vaihe on nyt numero { $place }, kun niitä on { $count }.
editor-removed = Vaihe on poistettu.
editor-back = Palauta se
editor-turns = { $turns ->
    [one] noin { $turns } vuoro
   *[other] noin { $turns } vuoroa
}
editor-turns-exact = { $turns ->
    [one] { $turns } vuoro, virhe enintään noin { $error }
   *[other] { $turns } vuoroa, virhe enintään noin { $error }
}
editor-turns-coming = Vaikeutta selvitetään …
editor-turns-all = Yhteensä noin { $turns } vuoroa. Klassinen lista vie noin { $classic }.
editor-turns-about = Näin monta vuoroa vakaa pelaaja tarvitsee keskimäärin, kun hän pelaa yksin ja nostaa vain nostopakasta. Luku on saatu pelaamalla monta kertaa. Pöydässä käy hieman nopeammin, sillä poistettujakin kortteja saa ottaa.

editor-part-deal = Kortit ja jako
editor-part-draw = Nostaminen ja ensimmäinen kortti
editor-part-lay = Laskeminen ja lisääminen
editor-part-skips = Ohituskortit
editor-part-points = Pisteet
editor-part-end = Eteneminen ja voitto
editor-part-more = Muita sääntöjä
editor-usual = Vakio: { $value }
editor-usual-back = Takaisin vakioon: { $switch }
editor-lines = Yksi kullakin rivillä
editor-none = ei mitään

editor-notes = Huomautukset
editor-fine = Näillä säännöillä voi pelata.
editor-checking = Tarkistetaan …
editor-unchecked = Palvelimeen ei juuri nyt saada yhteyttä. Kirjoittamasi säilyy tässä ja tarkistetaan heti, kun se vastaa.
editor-errors = { $count ->
    [one] Yksi asia on muutettava, ennen kuin näillä säännöillä voi pelata.
   *[other] { $count } asiaa on muutettava, ennen kuin näillä säännöillä voi pelata.
}
editor-warnings = { $count ->
    [one] Näillä säännöillä voi pelata. Yksi asia on hyvä tietää.
   *[other] Näillä säännöillä voi pelata. { $count } asiaa on hyvä tietää.
}
editor-error = Muutettava
editor-warning = Hyvä tietää
editor-hint = Muuten
editor-line = Rivi { $number }
editor-go-there = Siirry sinne

editor-keep = Säilytä ja jaa
editor-save = Tallenna tälle laitteelle
editor-saved = ”{ $name }” on tallennettu tälle laitteelle.
editor-forget = Poista ”{ $name }”
editor-forgotten = ”{ $name }” on poistettu.
editor-share = Jaa linkki
editor-copied = Linkki on kopioitu.
editor-link = Linkki näihin sääntöihin
editor-file = Tallenna tiedostoon: { $form }
editor-load = Avaa tiedosto
editor-loaded = Tiedosto on avattu.
editor-file-wrong = Tiedostoa ei voitu avata. Sääntösi ovat ennallaan.
editor-link-wrong = Linkissä ei ole sääntöjä, jotka voisi lukea. Ehkä se ei ole kokonainen.

editor-random = Satunnainen vaihelista
editor-random-about = Yhtä vaikea kuin klassinen lista ja vaihe vaiheelta vaikeampi. Sama numero antaa aina saman listan.
editor-seed = Numero
editor-count = Montako vaihetta
editor-kinds = Ryhmät
editor-kinds-classic = sarjat, suorat ja värit
editor-kinds-every = kaikki lajit
editor-make = Tee tämä lista
editor-another = Toinen lista

editor-use = Käytä näitä sääntöjä
editor-open = Avaa pöytä näillä säännöillä
editor-home = Takaisin alkuun

advice-same-phase = Vaihe { $phase } pyytää samaa kuin vaihe { $other }.
advice-very-long = Vaihe { $phase } vie vakaalta pelaajalta noin { $turns } vuoroa. Kierroksista tulee hyvin pitkiä.
advice-harder-before = Vaihe { $phase } on paljon helpompi kuin sitä ennen tuleva vaihe { $other }.
advice-too-many-for = Kortit riittävät enintään { $most } pelaajalle.
advice-short-pile = { $cards ->
    [one] { $players } pelaajan kesken nostopakkaan jää vain { $cards } kortti, kun on jaettu.
   *[other] { $players } pelaajan kesken nostopakkaan jää vain { $cards } korttia, kun on jaettu.
}
advice-no-wilds = ”{ $switch }” ei vaikuta mihinkään, koska pakassa ei ole jokereita.
advice-no-skips = ”{ $switch }” ei vaikuta mihinkään, koska pakassa ei ole ohituskortteja.
advice-no-ties = ”{ $switch }” ei vaikuta mihinkään: se, joka ensimmäisenä laskee viimeisen vaiheen, on voittanut yksin.

rules-file-not-a-file = Tiedosto on tyhjä tai se ei ole tekstiä.
rules-file-bad-json = JSON-muotoisena sitä ei voi lukea pidemmälle kuin riville { $line }, sarakkeeseen { $column }.
rules-file-bad-toml = TOML-muotoisena sitä ei voi lukea pidemmälle kuin riville { $line }, sarakkeeseen { $column }.
rules-file-other-format = Siinä ei ole mitään tämän pelin säännöistä.
rules-file-too-new = Sen on kirjoittanut tämän ohjelman uudempi versio.
rules-file-bad-name = Sen nimi ei ole tekstiä tai on liian pitkä.
rules-file-no-such-preset = Sen lähtökohta on ”{ $name }”, eikä sellaisia sääntöjä ole.
rules-file-no-such-variant = Se mainitsee muunnelman ”{ $name }”, eikä sellaista ole.
rules-file-no-such-switch = Se säätää kohtaa ”{ $name }”, eikä sellaista sääntöä ole.
rules-file-bad-switch-value = Se antaa säännölle ”{ $name }” arvon, jota sillä ei voi olla.

cli-rules-about = Tarkistaa tiedoston, jossa on pöydän omat säännöt, tai vertaa sitä valmiiseen sääntöjoukkoon.
cli-rules-status = Paluuarvo, check: 0, jos säännöillä voi pelata, 1, jos ei, 2, jos tiedostoa ei voi lukea. Paluuarvo, compare: 0, jos eroa ei ole, 1, jos on, 2 kuten edellä.
cli-rules-what = check: kertoo säännöistä kaikki huomautukset; compare: kertoo, missä ne eroavat valmiista säännöistä
cli-rules-file = tiedosto, TOML tai JSON, sellaisena kuin sivu sen tallentaa; ilman sitä vakiosyöte
cli-rules-preset = valmiit säännöt, joihin verrataan; ilman sitä tavalliset säännöt
cli-rules-players = montako pelaa; ilman sitä kahdesta kuuteen
cli-rules-same = Ei eroa säännöistä: { $preset }
cli-rules-apart = Eroaa säännöistä: { $preset }
cli-phases-about = Tulostaa satunnaisen vaihelistan, joka on yhtä vaikea kuin klassinen. Sama siemenluku antaa aina saman listan.
cli-phases-seed = luku, joka vastaa listaa
cli-phases-kinds = classic: sarjat, suorat ja värit; every: kaikki ryhmien lajit
