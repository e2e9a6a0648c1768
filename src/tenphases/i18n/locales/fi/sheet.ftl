# Pistetaulukko oikeilla korteilla pelattaviin peleihin.

sheet-end-completed = { $players } voittaa: vähiten pisteitä viimeisen vaiheen tehneistä.
sheet-end-laid-last = { $count ->
    [one] { $players } voittaa: viimeisen vaiheen laskeminen päättää pelin heti.
   *[other] Viimeisen vaiheen laskeminen päättää pelin heti. Sen laskijoiksi on merkitty { $players }.
}
sheet-end-all-finished = Kaikki ovat tehneet viimeisen vaiheen. { $players } voittaa: vähiten pisteitä.
sheet-end-rounds-played = Kaikki kierrokset on pelattu. { $players } voittaa: vähiten pisteitä.
sheet-end-last-space = { $count ->
    [one] { $players } voittaa: viimeisen ruudun vaihe on laskettu.
   *[other] Voiton jakavat { $players }: viimeisen ruudun vaihe on laskettu.
}
sheet-end-out-first = { $count ->
    [one] { $players } voittaa ratkaisevan kierroksen pääsemällä ensimmäisenä eroon korteista.
   *[other] Ratkaisevan kierroksen voittajiksi on merkitty { $players }.
}
sheet-end-laid-first = { $count ->
    [one] { $players } voittaa ratkaisevan kierroksen laskemalla vaiheen ensimmäisenä.
   *[other] Ratkaisevan kierroksen voittajiksi on merkitty { $players }.
}
sheet-end-shared = Jaettu voitto: { $players }. Pisteitä on yhtä paljon.
sheet-end-closed = { $count ->
    [one] Peli lopetettiin kesken. Johdossa on { $players }.
   *[other] Peli lopetettiin kesken. Yhdessä johdossa ovat { $players }.
}

sheet-why-completed = Viimeisen vaiheen tehneet: { $totals }.
sheet-why-totals = Pisteet: { $totals }.
sheet-why-order-phases = Muut sijat määräytyvät tehtyjen vaiheiden ja sitten pisteiden mukaan, vähiten pisteitä ensin.
sheet-why-order-phases-all = Sijat määräytyvät tehtyjen vaiheiden ja sitten pisteiden mukaan, vähiten pisteitä ensin.
sheet-why-order-points = Muut sijat määräytyvät pisteiden mukaan, vähiten ensin.
sheet-why-order-points-all = Sijat määräytyvät pisteiden mukaan, vähiten ensin.
sheet-why-order-board = Muut sijat määräytyvät nappuloiden ruutujen mukaan.
sheet-why-order-board-all = Sijat määräytyvät nappuloiden ruutujen mukaan.
sheet-total = { $player } ({ $points })

sheet-tie-first-out = Tasoissa ovat { $players }. He pelaavat keskenään ratkaisevan kierroksen vaiheella { $phase } ilman pisteitä: ensimmäisenä korteista eroon pääsevä voittaa.
sheet-tie-first-lay = Tasoissa ovat { $players }. He pelaavat keskenään ratkaisevan kierroksen vaiheella { $phase } ilman pisteitä: vaiheen ensimmäisenä laskeva voittaa.
sheet-tie-own-first-out = Tasoissa ovat { $players }. He pelaavat keskenään ratkaisevan kierroksen, kukin viimeksi yrittämällään vaiheella, ilman pisteitä: ensimmäisenä korteista eroon pääsevä voittaa.
sheet-tie-own-first-lay = Tasoissa ovat { $players }. He pelaavat keskenään ratkaisevan kierroksen, kukin viimeksi yrittämällään vaiheella, ilman pisteitä: vaiheensa ensimmäisenä laskeva voittaa.

sheet-need = { $player }: { $title }
sheet-need-any = { $player }: mikä tahansa vaiheista { $phases }
sheet-need-done = { $player }: kaikki vaiheet tehty
sheet-need-sits-out = { $player }: ei pelaa tällä kierroksella

sheet-doubt-in-round = Kierros { $round }: { $what }
sheet-doubt-in-cell = { $player }, kierros { $round }: { $what }
sheet-doubt-not-a-score = Pisteet ovat aina jaollisia luvulla { $number }.
sheet-doubt-nobody-out = Kukaan ei päässyt eroon korteistaan.
sheet-doubt-several-out = Vain yksi pelaaja voi päästä eroon korteistaan.
sheet-doubt-several-laid-first = Vain yksi pelaaja on voinut laskea vaiheen ensimmäisenä.
sheet-doubt-out-without-phase = Korteista ei pääse eroon laskematta vaihetta.
sheet-doubt-out-with-points = Korteista eroon päässyt ei saa pisteitä.
sheet-doubt-more-than-a-hand = Käteen voi jäädä enintään { $number } pisteen kortit.
sheet-doubt-too-many-cards = Käteen jääneitä kortteja voi olla enintään { $number }.
sheet-doubt-left-differs = Käteen jääneistä korteista tulee { $number }.
sheet-doubt-points-missing = Pisteet puuttuvat.
sheet-doubt-laid-missing = Ei ole merkitty, laskettiinko vaihe.
sheet-doubt-tie-unbroken = Ratkaisevan kierroksen voittajaa ei ole merkitty.
sheet-doubt-phase-unnamed = Laskettua vaihetta ei ole nimetty.
sheet-doubt-phase-done = Tämä vaihe on laskettu jo aiemmalla kierroksella.
sheet-doubt-not-in-round = Tämä pelaaja ei ollut mukana kierroksella.
sheet-doubt-after-the-end = Peli oli ohi jo ennen tätä kierrosta.
sheet-doubt-two-writers = Kaksi kirjoitti tähän samaan aikaan, eivätkä samaa.

sheet-fault-unreadable = Tätä tiedostoa ei voi lukea.
sheet-fault-not-a-sheet = Tämä tiedosto ei ole pistetaulukko.
sheet-fault-newer-format = Tämä pistetaulukko on tehty ohjelman uudemmalla versiolla.
sheet-fault-damaged = { $where ->
    [none] Jokin tässä pistetaulukossa ei voi pitää paikkaansa.
   *[other] Jokin tässä pistetaulukossa ei voi pitää paikkaansa: { $where }.
}
sheet-fault-uneven-row = Taulukon rivillä { $where } ei ole yhtä monta kenttää kuin sarakkeita. Riviltä puuttuu jotakin, tai sillä on jotakin liikaa.

sheet-problem-no-server = Palvelin ei vastaa. Pistetaulukko on tallessa tällä laitteella.
sheet-problem-unreadable = Palvelin ei saanut siitä selvää.
sheet-problem-no-such-sheet = Tässä osoitteessa ei ole jaettua pistetaulukkoa.
sheet-problem-foreign = Tällä linkillä et voi kirjoittaa tähän pistetaulukkoon, mutta voit lukea sitä.
sheet-problem-read-only = Voit lukea tätä pistetaulukkoa, mutta et kirjoittaa siihen.
sheet-problem-follow-first = Sivun ja palvelimen keskustelu meni sekaisin. Lataa sivu uudelleen.
sheet-problem-not-fitting = Palvelin ei ottanut kirjoitettua vastaan: se ei sovi tähän pistetaulukkoon.
sheet-problem-too-much = Se on enemmän kuin palvelin ottaa kerralla. Yritä hetken kuluttua uudelleen.
sheet-problem-not-kept = Palvelin ei voinut tallentaa sitä. Se on tallessa tällä laitteella.

# Sivu.

sheet-title = Pistetaulukko
sheet-about = Oikeilla korteilla pelattavaan peliin. Tallessa tällä laitteella.
sheet-card-title = Pistetaulukko oikeille korteille
sheet-card-about = Pelaatteko oikealla korttipakalla? Pidä pisteet puhelimessa paperin sijaan. Toimii myös ilman verkkoa.
sheet-home = Kaikki pistetaulukot
sheet-going = Jatka
sheet-new = Uusi pistetaulukko
sheet-who = Pelaajat siinä järjestyksessä, jossa istutte
sheet-add = Lisää pelaaja
sheet-move = Siirrä: { $player }. Vedä tai käytä nuolinäppäimiä
sheet-move-up = Siirrä ylemmäs: { $player }
sheet-moved = { $player } istuu nyt paikalla { $place }
sheet-remove = Poista: { $player }
sheet-known = Tutut pelaajat
sheet-first-dealer = Kuka jakaa ensin?
sheet-begin = Aloita
sheet-not-here = Sitä pistetaulukkoa ei ole tällä laitteella.
sheet-read-only = Voit lukea tätä taulukkoa, mutta et kirjoittaa siihen.
sheet-not-stored = Tälle laitteelle ei voi tallentaa: taulukko säilyy niin kauan kuin tämä sivu on auki.

sheet-needs = Mitä kukin tarvitsee
sheet-deals = jakaa
sheet-all-done = Kaikki vaiheet tehty
sheet-phase-words = Vaihe { $phase }: { $words }
sheet-open-phases = { $count ->
    [one] Jäljellä vaihe { $phases }
   *[other] Jäljellä vaiheet { $phases }
}
sheet-standings = Tilanne
sheet-grid = Kierrokset: jokaisen pelaajan vaihe, pisteet ja summa
sheet-grid-help = Korjaa ruutua napauttamalla sitä. Kaikki sen jälkeinen muuttuu mukana.
sheet-cell = { $player }, kierros { $round }: { $what }.
sheet-cell-heading = { $player }, kierros { $round }
sheet-cell-total = Yhteensä { $total }.
sheet-cell-deals = Jakaa tällä kierroksella.
sheet-cell-laid = vaihe { $phase } laskettu
sheet-cell-laid-some = vaihe laskettu
sheet-cell-not-laid = ei laskettu
sheet-cell-out = pääsi eroon korteista
sheet-cell-empty = ei vielä mitään
sheet-points = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
sheet-tie-round = Ratkaiseva kierros
sheet-write = Kirjaa kierros { $number }
sheet-write-tie = Kirjaa ratkaiseva kierros
sheet-undo = Kumoa
sheet-redo = Tee uudelleen
sheet-undone = Kumottu: { $what }
sheet-redone = Tehty uudelleen: { $what }
sheet-chart = Pelin kulku
sheet-chart-totals = Pisteet
sheet-chart-phases = Vaiheet
sheet-chart-totals-label = Viivakaavio jokaisen pisteistä { $rounds ->
    [one] { $rounds } kierroksen ajalta
   *[other] { $rounds } kierroksen ajalta
}. Samat luvut ovat taulukossa.
sheet-chart-phases-label = Viivakaavio jokaisen vaiheista { $rounds ->
    [one] { $rounds } kierroksen ajalta
   *[other] { $rounds } kierroksen ajalta
}. Samat luvut ovat taulukossa.

sheet-laid = laskettu
sheet-laid-guess = laskettu?
sheet-not-laid = ei laskettu
sheet-laid-for = { $player } laski vaiheen
sheet-points-for = { $player }: { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
sheet-points-none = { $player }: ei vielä pisteitä
sheet-out = loppu
sheet-said = { $player }: { $what }
sheet-pad-how = Miten pisteet kirjoitetaan
sheet-pad-quick = Yksi napautus
sheet-pad-digits = Numerot
sheet-pad-cards = Käteen jääneet kortit
sheet-key-out = Loppu 0
sheet-key-back = Poista viimeinen numero
sheet-left-low = 1–9
sheet-left-high = 10–12
sheet-left-skips = Ohitukset
sheet-left-wilds = Jokerit
sheet-count-more = { $cards }: yksi lisää, { $points } kortilta, nyt { $count }
sheet-count-less = { $cards }: yksi vähemmän
sheet-next = Seuraava
sheet-done = Valmis
sheet-which-phase = Minkä vaiheen { $player } laski?
sheet-which-played = Mitä vaihetta { $player } yritti?
sheet-tie-who-out = Kuka pääsi ensin eroon korteistaan?
sheet-tie-who-laid = Kuka laski vaiheen ensin?
sheet-round-gone = Tätä kierrosta ei enää pelata.

sheet-doubts = Onko tämä oikein?
sheet-doubts-more = { $count ->
    [one] { $count } kysymys lisää
   *[other] { $count } kysymystä lisää
}
sheet-look = Muuta
sheet-clear = Tyhjennä
sheet-right = Se on oikein
sheet-right-for = Se on oikein: { $doubt }
sheet-torn = { $player }, kierros { $round }: kaksi kirjoitti eri tavoin. Kumpi on oikein?
sheet-history = Mitä tähän on kirjoitettu
sheet-history-of = Mitä on kirjoitettu: { $player }
sheet-history-none = Ei vielä mitään.
sheet-history-now = nyt
sheet-history-again = Käytä tätä

sheet-names = Nimet ja ensimmäinen jakaja
sheet-keep = Tallenna
sheet-stop = Lopeta peli kesken
sheet-reopen = Jatka sittenkin
sheet-print = Tulosta tai tallenna PDF-tiedostoksi
sheet-dice = Pistetaulukko oikeille nopille
sheet-print-blank = Tulosta tyhjä taulukko
sheet-save-csv = Tallenna taulukkona (CSV)
sheet-save-json = Tallenna tiedostona
sheet-import = Avaa tiedosto
sheet-again = Uusi peli samalla porukalla
sheet-settings = Kieli, värit, äänet

sheet-share = Jaa
sheet-share-heading = Jaa tämä taulukko
sheet-share-about = Muut pöydässä näkevät tämän taulukon omissa puhelimissaan ja kaiken uuden heti.
sheet-share-name = Nimesi
sheet-share-name-about = Se näkyy kirjoittamasi vieressä.
sheet-share-start = Jaa se nyt
sheet-share-for = Muut saavat
sheet-share-read = lukea
sheet-share-write = lukea ja kirjoittaa
sheet-share-present = { $count ->
    [one] Jaossa. Kukaan muu ei vielä katso.
   *[other] Jaossa { $count } laitteella, tämä mukaan lukien.
}
sheet-share-read-about = Jokainen, jolla on tämä linkki, voi katsoa.
sheet-share-write-about = Jokainen, jolla on tämä linkki, voi myös kirjoittaa. Mitään ei katoa, vaikka kaksi kirjoittaisi yhtä aikaa.
sheet-share-qr = Linkin kuva puhelimella luettavaksi
sheet-share-copy = Kopioi linkki
sheet-share-copied = Linkki on kopioitu.
sheet-share-send = Lähetä linkki
sheet-share-link = Linkki
sheet-share-stop = Lopeta jakaminen tällä laitteella
sheet-line-live = jaossa
sheet-line-waiting = tallessa täällä
sheet-line-waiting-about = Yhteyttä ei ole. Kirjoittamasi on tallessa täällä ja lähetetään myöhemmin.

sheet-past = Aiemmat pelit
sheet-past-games = Pelit
sheet-past-players = Pelaajat
sheet-past-won = { $count ->
    [one] Voittaja: { $players }
   *[other] Voittivat yhdessä: { $players }
}
sheet-search = Hae nimellä tai päivällä
sheet-search-none = Peliä ei löytynyt.
sheet-forgotten = Se peli on unohdettu.
sheet-stats-none = Luvut näkyvät tässä, kun jokin peli on ohi.
sheet-stats-games = Pelit
sheet-stats-won = Voitot
sheet-stats-points = Pisteitä kierroksella
sheet-stats-laid = Vaiheita laskettu
sheet-stats-out = Eroon korteista
sheet-percent = { $number } %
