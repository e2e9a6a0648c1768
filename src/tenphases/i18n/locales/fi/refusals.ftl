# Miksi siirtoa ei voi tehdä: mikä on vialla, ja mitä voi tehdä.

refusal-not-your-turn = Nyt on vuorossa { $player }. Odota omaa vuoroasi.
refusal-not-in-round = Et ole mukana tällä kierroksella.
refusal-game-over = Peli on päättynyt.
refusal-wait-for-deal = Kortteja jaetaan vielä. Hetki vain.
refusal-not-now = Tätä ei voi tehdä tässä kohdassa peliä.
refusal-wrong-order = Nämä eivät ole sekoitettavat kortit: niitä pitäisi olla { $need }, ja annettiin { $have }.
refusal-choose-first = Valitse ensin vaihe, jota yrität tällä kierroksella.
refusal-phase-not-offered = Nappulasi on muualla: vaihetta { $phase } ei voi valita siitä.
refusal-no-twist-card = Nostettavaa twist-korttia ei ole.
refusal-draw-first = Nosta ensin kortti.
refusal-already-drawn = Olet jo nostanut kortin tällä vuorolla. Laske vaihe pöytään, lisää kortteja tai poista kortti.
refusal-no-such-pile = { $piles ->
    [one] Poistopakkoja on vain yksi.
   *[other] Poistopakkoja on vain { $piles }.
}
refusal-draw-pile-empty = Nostopakka on tyhjä, eikä uutta voi muodostaa. Ota poistopakan päällimmäinen kortti.
refusal-discard-pile-empty = Tämä poistopakka on tyhjä. Nosta kortti nostopakasta.
refusal-skip-not-taken = Ohituskorttia ei saa ottaa poistopakasta. Nosta kortti nostopakasta.
refusal-not-saved = { $colour ->
    [wild] Säästöpakassasi ei ole jokeria.
    [skip] Säästöpakassasi ei ole ohituskorttia.
   *[other] { card-start } ei ole säästöpakassasi.
}
refusal-saved-this-round = Säästit { card-object } tällä kierroksella. Voit nostaa sen seuraavasta kierroksesta alkaen.
refusal-not-in-hand = { $colour ->
    [wild] Kädessäsi ei ole enää jokeria tätä varten.
    [skip] Kädessäsi ei ole enää ohituskorttia tätä varten.
   *[other] { card-start } ei ole enää kädessäsi tätä varten.
}
refusal-no-such-phase = { $phases ->
    [one] Sellaista vaihetta ei ole: tässä pelissä on vain yksi.
   *[other] Sellaista vaihetta ei ole: tässä pelissä on { $phases } vaihetta.
}
refusal-name-phase = Näistä korteista syntyy useampi kuin yksi avoimista vaiheistasi. Kerro, minkä niistä lasket pöytään.
refusal-wrong-phase = Sinulla on menossa vaihe { $phase }. Vain sen voi nyt laskea pöytään.
refusal-phase-done = Olet jo tehnyt vaiheen { $phase }. Valitse jokin toinen.
refusal-phase-already-laid = Vaiheesi on jo pöydässä, ja kierroksella niitä lasketaan vain yksi. Nyt voit lisätä kortteja.
refusal-wrong-groups = { $need ->
    [one] Tähän vaiheeseen kuuluu { $need } ryhmä, ja olet laskemassa niitä { $have }.
   *[other] Tähän vaiheeseen kuuluu { $need } ryhmää, jotka lasketaan pöytään yhdellä kertaa, ja olet laskemassa niitä { $have }.
}
refusal-wrong-kind = { $kind ->
    [set] Ryhmän { $group } pitää olla sarja: kortteja, joissa on sama numero.
    [run] Ryhmän { $group } pitää olla suora: peräkkäisiä numeroita.
    [colour] Ryhmässä { $group } pitää olla samanvärisiä kortteja.
    [colour-run] Ryhmän { $group } pitää olla samanvärinen suora.
    [even] Ryhmässä { $group } pitää olla parillisia numeroita.
    [odd] Ryhmässä { $group } pitää olla parittomia numeroita.
    [colour-even] Ryhmässä { $group } pitää olla samanvärisiä parillisia numeroita.
   *[colour-odd] Ryhmässä { $group } pitää olla samanvärisiä parittomia numeroita.
}
refusal-group-too-short = Ryhmään { $group } tarvitaan { $need } korttia, ja siinä on vain { $have }.
refusal-group-too-long = Ryhmässä { $group } pitää olla tasan { $need } korttia, ja siinä on { $have }. Laske ensin vaihe pöytään ja lisää sitten loput.
refusal-skip-in-group = Ohituskortti ei voi kuulua ryhmään. Ota se pois ryhmästä { $group }.
refusal-number-undeclared = Kerro, minkä korttien tilalla ryhmän { $group } jokerit ovat.
refusal-out-of-range = Ryhmä { $group } ulottuisi numerosta { $low } numeroon { $high }, mutta numeroita on vain yhdestä kahteentoista.
refusal-card-does-not-fit = { card-start } ei sovi ryhmään { $group }.
refusal-no-natural-in-group = Ryhmään { $group } tarvitaan ainakin yksi numerokortti. Pelkät jokerit eivät riitä.
refusal-no-natural-in-phase = Vaiheeseen tarvitaan ainakin yksi numerokortti. Pelkät jokerit eivät riitä.
refusal-too-many-wilds = { $most ->
    [0] Vaihe pitää laskea pöytään ilman jokereita, ja nyt niitä on { $have }.
    [one] Vaiheessa saa olla enintään yksi jokeri, ja nyt niitä on { $have }.
   *[other] Vaiheessa saa olla enintään { $most } jokeria, ja nyt niitä on { $have }.
}
refusal-hit-before-phase = Voit lisätä kortteja vasta, kun oma vaiheesi on pöydässä.
refusal-no-such-group = Pöydässä ei ole sellaista ryhmää.
refusal-hit-others-later = Sillä vuorolla, jolla lasket vaiheesi pöytään, voit lisätä kortteja vain omiin ryhmiisi. Muiden ryhmiin voit lisätä seuraavasta vuorostasi alkaen.
refusal-hit-with-skip = Ohituskorttia ei voi lisätä ryhmään. Poista se, kun haluat ohittaa jonkun.
refusal-hit-does-not-fit = { card-start } ei sovi tähän ryhmään.
refusal-hit-not-at-end = { card-start } ei sovi: tätä suoraa jatkaa { $ends }.
refusal-run-full = Tässä suorassa on jo kaikki numerot yhdestä kahteentoista. Siihen ei sovi enää mikään kortti.
refusal-role-needed = Kerro, minkä numeron tilalle jokeri tulee: { $ends }.
refusal-laid-stays = Pöytään laskettu pysyy pöydässä. Jokeri on paikallaan kierroksen loppuun asti.
refusal-keep-a-discard = Viimeinen kortti pitää poistaa. Säästä yksi kortti sitä varten.
refusal-no-save-pile = Tässä pelissä ei säästetä kortteja.
refusal-saved-enough = { $most ->
    [one] Säästit jo kortin tällä kierroksella.
   *[other] Säästit jo { $most } korttia tällä kierroksella.
}
refusal-save-pile-full = Säästöpakkasi on täynnä: siihen mahtuu enintään { $most }.
refusal-save-last-card = Et pääse korteistasi eroon säästämällä korttia.
refusal-too-few-to-deal = Jos vielä yksi kortti säästetään, kortit eivät riitä seuraavan kierroksen jakoon.
refusal-refill-pile = Tyhjensit poistopakan { $pile }, joten poista korttisi siihen.
refusal-play-the-skip = Ohituskorttia ei vain poisteta. Ohita sillä joku: sekin päättää vuorosi.
refusal-name-target = Kerro, kenet haluat ohittaa.
refusal-no-such-target = Sillä paikalla ei ole ketään tällä kierroksella. Valitse joku muu.
refusal-not-oneself = Et voi ohittaa itseäsi. Valitse joku muu.
refusal-skip-hits-next = Tässä pelissä ohituskortti koskee aina seuraavaa pelaajaa, ja hän on { $player }.
refusal-skip-waiting = Pelaajaa { $player } odottaa jo ohituskortti. Valitse joku muu tai poista jokin muu kortti.
refusal-skipped-this-lap = { $player } on jo ohitettu kerran, eikä vuoro ole sen jälkeen kiertänyt pöytää. Valitse joku muu tai poista jokin muu kortti.
refusal-skipped-last = { $player } ohitettiin viimeksi, eikä ketään ohiteta kahdesti peräkkäin. Valitse joku muu tai poista jokin muu kortti.
