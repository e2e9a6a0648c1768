# Pelin jälkeen: katsominen uudelleen, omat pelit, ohjelma aloitusnäytöllä, ei verkkoa.

# Pelin katsominen uudelleen

replay-title = Peli katsottavaksi
replay-of = { $day }, { $rounds ->
    [one] { $rounds } kierros
   *[other] { $rounds } kierrosta
}
replay-not-over = Tätä peliä pelataan vielä. Sen voi katsoa täällä heti, kun se on päättynyt; siihen asti kenenkään kortteja ei näytetä.
replay-to-table = Pöytään
replay-table = Pöytä, kaikki kädet näkyvissä
replay-hand = Käsi: { $cards }
replay-no-cards = Ei kortteja kädessä
replay-saved = Säästetty:
replay-next-card = Seuraava kortti:
replay-by-clock = Aika oli lopussa.
replay-by-bot = Botti jatkoi peliä.
replay-controls = Katselu
replay-slider = Pelin hetki
replay-where = askel { $step }/{ $steps }
replay-step-back = Askel taaksepäin
replay-step-on = Askel eteenpäin
replay-round-back = Takaisin kierroksen alkuun
replay-round-on = Seuraavaan kierrokseen
replay-play = Toista
replay-pause = Tauko
replay-round = Katsottava kierros
replay-speed = Nopeus
replay-speed-slow = Hidas
replay-speed-normal = Tavallinen
replay-speed-fast = Nopea
replay-keys = Näppäimet: nuoli vasemmalle ja oikealle siirtää askelen, vaihtonäppäimen kanssa kierroksen, välilyönti toistaa ja pysäyttää. Askelia:
replay-course = Pelin kulku
replay-phases-label = Viivakaavio kaikkien vaiheista, { $rounds ->
    [one] { $rounds } kierros
   *[other] { $rounds } kierrosta
}. Samat luvut ovat sen alla.
replay-keep = Talteen
replay-keep-about = Pöytäkirjassa on jokainen siirto ja jokainen kortti. Kuka tahansa voi sen avulla pelata pelin läpi ja tarkistaa sen.
replay-record-json = Pöytäkirja tiedostona (JSON)
replay-record-text = Pöytäkirja luettavaksi (teksti)
replay-share = Jaa tämä hetki
replay-link = Linkki
replay-copied = Linkki on kopioitu.

# Sekoitusten todistus

replay-proof-about = Korttien järjestys päätettiin ja sinetöitiin ennen jokaista jakoa. Tämä sivu on laskenut jokaisen sinetin uudelleen ja jakanut kortit uudelleen sinetöidyssä järjestyksessä.
replay-proof-good = { $count ->
    [one] Tarkistettu täällä, selaimessasi: sekoitus vastaa sinettiään, ja kortit jaettiin sen järjestyksessä.
   *[other] Tarkistettu täällä, selaimessasi: kaikki { $count } sekoitusta vastaavat sinettejään, ja kortit jaettiin niiden järjestyksessä.
}
replay-proof-bad = Jokin ei täsmää. Alta näkee, mikä kierros on kyseessä.
replay-proof-round = Kierros { $number }: kaikki täsmää
replay-proof-round-bad = Kierros { $number }: tämä ei täsmää
replay-proof-seen = Järjestys vastaa sinettiä, joka tälle laitteelle näytettiin ennen jakoa, ja kortit jaettiin tässä järjestyksessä.
replay-proof-late = Järjestys vastaa sinettiään, ja kortit jaettiin tässä järjestyksessä. Tämä laite ei ollut silloin pöydässä, joten se ei tiedä, milloin sinetti tehtiin.
replay-proof-not-dealt = Järjestys vastaa sinettiään, mutta kortteja ei jaettu tässä järjestyksessä.

# Omat pelit

mine-title = Omat pelit
mine-about = Tämän laitteen pelit: jatkettavaksi, katsottavaksi ja lukuina.
mine-over = Päättyneet pelit
mine-gathering = Odotetaan pelaajia
mine-shared = Jaettu voitto
mine-place = Sija { $place }/{ $of }
mine-your-turn = sinun vuorosi
mine-lesson = oppitunti, ei lasketa mukaan
mine-watch = katso
mine-gone = Palvelin ei enää tunne tätä peliä.
mine-unheard = Palvelin ei vastaa juuri nyt.
mine-offline = Palvelin ei vastaa. Näkyvissä on se, mitä tällä laitteella on tallessa.
mine-none = Tällä laitteella ei ole vielä pelejä.
mine-begin = Aloita peli
mine-all = { $count ->
    [one] Näytä { $count } peli
   *[other] Näytä kaikki { $count } peliä
}
mine-forget = Poista tältä laitteelta
mine-forget-game = Poista tältä laitteelta: { $game }
mine-forget-going = Peli jatkuu, ja paikkasi on tällä laitteella. Ilman sitä et pääse takaisin.
mine-forget-over = Sen jälkeen peli ei ole mukana alla olevissa luvuissa.
mine-forget-not = Säilytä
mine-forgotten = Poistettu: { $game }

# Tilastot

mine-statistics = Lukuina
mine-bot = Botti ({ $level })
mine-percent = { $percent } %
mine-games = Pelejä
mine-won = Voittoja
mine-rounds = Kierroksia
mine-out = Kierrokset, joilla pääsi eroon korteista
mine-laid = Kierrokset, joilla vaihe laskettiin
mine-points-round = Pisteitä kierroksella
mine-best = Pelin vähimmät pisteet
mine-fewest = Nopeimman voiton kierrokset
mine-phases = Kierroksia kuhunkin vaiheeseen
mine-hardest = { $rounds ->
    [one] Eniten vie { $phase }: keskimäärin { $rounds } kierroksen.
   *[other] Eniten vie { $phase }: keskimäärin { $rounds } kierrosta.
}
mine-tried = Yrityksiä kierroksilla
mine-rounds-each = Kierroksia vaihetta kohti
mine-spread = Pisteet kierroksella
mine-share = Osuus
mine-range = { $from }–{ $to }
mine-range-open = { $from } tai yli
mine-against = Ketä vastaan
mine-ahead = Edellä
mine-behind = Jäljessä
mine-wins = Voitot peli peliltä
mine-wins-label = Viivakaavio kaikkien voitoista, { $games } peliä. Samat luvut ovat sen alla.
mine-plot-label = Pylväskaavio: { $what }. Samat luvut ovat sen alla.

# Aloitusnäytöllä

install-heading = Aloitusnäytölle
install-about = Peli voi saada tällä laitteella oman kuvakkeen, ja se avautuu ilman selainta ympärillään.
install-now = Lisää
install-by-hand = Valitse selaimen valikosta kohta, joka lisää tämän sivun aloitusnäytölle. Sen jälkeen se avautuu kuin mikä tahansa sovellus.
install-plain = Tämä osoite alkaa kirjaimilla http. Näin voi pelata kaikkea, mutta selaimet tallentavat sivun verkotta käytettäväksi ja asentavat sen vain, kun osoite alkaa kirjaimilla https.

# Ei verkkoa

offline-heading = Palvelimeen ei saada yhteyttä
offline-back = Heti kun se vastaa, tämä sivu jatkaa itsestään.
offline-can = Mikä toimii ilman sitä
offline-sheet = Pitää kirjaa pelistä, jota pelataan oikeilla korteilla. Kaikki pysyy tällä laitteella.
offline-mine = Tällä laitteella pelatut pelit lukuina.
offline-cannot = Mihin se tarvitaan
offline-tables = Pöydät ihmisten tai bottien kanssa ja pelien katsominen uudelleen. Kesken oleva peli odottaa sinua, ja paikkasi säilyy.
