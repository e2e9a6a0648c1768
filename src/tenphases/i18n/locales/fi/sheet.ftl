# Pistetaulukko oikeilla korteilla pelattaviin peleihin.

sheet-end-completed = { $players } voittaa: vähiten pisteitä viimeisen vaiheen suorittaneista.
sheet-end-laid-last = { $count ->
    [one] { $players } voittaa: viimeisen vaiheen laskeminen päättää pelin heti.
   *[other] Viimeisen vaiheen laskeminen päättää pelin heti. Sen laskijoiksi on merkitty { $players }.
}
sheet-end-all-finished = Kaikki ovat suorittaneet viimeisen vaiheen. { $players } voittaa: vähiten pisteitä.
sheet-end-rounds-played = Kaikki kierrokset on pelattu. { $players } voittaa: vähiten pisteitä.
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

sheet-why-completed = Viimeisen vaiheen suorittivat: { $totals }.
sheet-why-totals = Pisteet: { $totals }.
sheet-why-order-phases = Muut sijat määräytyvät suoritettujen vaiheiden ja sitten pienempien pisteiden mukaan.
sheet-why-order-phases-all = Sijat määräytyvät suoritettujen vaiheiden ja sitten pienempien pisteiden mukaan.
sheet-why-order-points = Muut sijat määräytyvät pienempien pisteiden mukaan.
sheet-why-order-points-all = Sijat määräytyvät pienempien pisteiden mukaan.
sheet-total = { $player } ({ $points })

sheet-tie-first-out = Tasoissa ovat { $players }. He pelaavat keskenään ratkaisevan kierroksen vaiheesta { $phase } ilman pisteitä: ensimmäisenä korteista eroon pääsevä voittaa.
sheet-tie-first-lay = Tasoissa ovat { $players }. He pelaavat keskenään ratkaisevan kierroksen vaiheesta { $phase } ilman pisteitä: vaiheen ensimmäisenä laskeva voittaa.

sheet-need = { $player }: { $title }
sheet-need-any = { $player }: mikä tahansa vaiheista { $phases }
sheet-need-done = { $player }: kaikki vaiheet suoritettu
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
sheet-doubt-left-differs = Lasketuista korteista tulee { $number }.
sheet-doubt-points-missing = Pisteet puuttuvat.
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

sheet-problem-no-server = Palvelin ei vastaa. Pistetaulukko on tallessa tällä laitteella.
sheet-problem-unreadable = Palvelin ei saanut siitä selvää.
sheet-problem-no-such-sheet = Tässä osoitteessa ei ole jaettua pistetaulukkoa.
sheet-problem-foreign = Tällä linkillä et voi kirjoittaa tähän pistetaulukkoon, mutta voit lukea sitä.
sheet-problem-read-only = Voit lukea tätä pistetaulukkoa, mutta et kirjoittaa siihen.
sheet-problem-follow-first = Sivun ja palvelimen keskustelu meni sekaisin. Lataa sivu uudelleen.
sheet-problem-not-fitting = Palvelin ei ottanut kirjoitettua vastaan: se ei sovi tähän pistetaulukkoon.
sheet-problem-too-much = Se on enemmän kuin palvelin ottaa kerralla. Yritä hetken kuluttua uudelleen.
sheet-problem-not-kept = Palvelin ei voinut tallentaa sitä. Se on tallessa tällä laitteella.
