# Oppiminen: pöydän säännöt luvuittain, neuvot, pienet vinkit ja ensimmäinen oppitunti.

rules-other = toisin kuin tavallisissa säännöissä
rules-chapters = Luvut
chapter-aim = Tavoite
chapter-turn = Vuorosi
chapter-phases = Vaiheet ja ryhmät
chapter-wilds = Jokerit
chapter-hitting = Korttien lisääminen
chapter-skips = Ohituskortit
chapter-out = Kortit loppuvat
chapter-points = Pisteet
chapter-end = Pelin loppu
chapter-advice = Neuvoja

rule-aim-in-order = { $count ->
    [one] Tehtävänä on { $count } vaihe.
   *[other] Vaiheita on { $count }. Ne tehdään järjestyksessä, enintään yksi kierroksella.
}
rule-aim-when-laid = { $count ->
    [one] Tehtävänä on { $count } vaihe.
   *[other] Vaiheita on { $count }, ja järjestys on vapaa: valitset vaiheen, kun lasket sen pöytään, enintään yhden kierroksella.
}
rule-aim-before-play = { $count ->
    [one] Tehtävänä on { $count } vaihe.
   *[other] Vaiheita on { $count }, ja järjestys on vapaa: ennen kutakin kierrosta valitset vaiheen, jota yrität.
}
rule-aim-by-board = { $count ->
    [one] Laudalla on rata, jolla on { $count } vaihe, ja jokaisella on nappula. Nappulasi ruutu määrää vaiheesi.
   *[other] Laudalla on rata, jolla on { $count } vaihetta, ja jokaisella on nappula. Nappulasi ruutu määrää vaiheesi.
}
rule-last-space = Se, joka seisoo viimeisessä ruudussa ja laskee pöytään sen vaiheen, on voittanut.
rule-aim-everyone = { $count ->
    [one] Vaiheita on { $count }, ja se pelataan yhdellä kierroksella.
   *[other] Vaiheita on { $count }. Joka kierroksella on vuorossa seuraava, kaikilla sama.
}
rule-few-points = Kierroksen päättyessä käteen jääneistä korteista saa miinuspisteitä. Mitä vähemmän pisteitä, sen parempi.

rule-deal = { $count ->
    [one] Jokaiselle jaetaan { $count } kortti.
   *[other] Jokaiselle jaetaan { $count } korttia.
}
rule-turned-up = { $count ->
    [one] Yksi kortti käännetään esiin, ja siitä alkaa poistopakka.
   *[other] { $count } korttia käännetään esiin, ja niistä alkaa yhtä monta poistopakkaa.
}
rule-turn = Vuorollasi nostat ensin yhden kortin. Sitten lasket vaiheen ja lisäät kortteja, jos voit ja haluat. Lopuksi poistat yhden kortin.
rule-draw = { $count ->
    [one] Nosta nostopakan päällimmäinen kortti tai ota poistopakan päällimmäinen.
   *[other] Nosta nostopakan päällimmäinen kortti tai ota jonkin poistopakan päällimmäinen. Poista kortti mihin tahansa niistä.
}
rule-emptied-refill = Poistopakan viimeisen kortin ottajan pitää poistaa korttinsa siihen pakkaan. Jos hän ohittaa jonkun ohituskortilla, pakka jää tyhjäksi.
rule-save = { $count ->
    [one] Poistamisen sijaan saat kerran kierroksella säästää yhden kortin: se menee säästöpakkaasi, ja vuorosi päättyy.
   *[other] Poistamisen sijaan saat { $count } kertaa kierroksella säästää kortin: se menee säästöpakkaasi, ja vuorosi päättyy.
}
rule-save-most = { $count ->
    [one] Säästöpakassa on enintään { $count } kortti.
   *[other] Säästöpakassa on enintään { $count } korttia.
}
rule-draw-saved = Pakasta nostamisen sijaan saat nostaa kortin, jonka säästit aiemmalla kierroksella.
rule-saved-hidden = Säästetyistä korteista ei tule pisteitä, ja muut näkevät vain niiden määrän. Korteista ei pääse eroon säästämällä.
rule-take-skip-false = Poistopakassa olevaa ohituskorttia ei saa ottaa.
rule-take-skip-true = Poistopakassa olevan ohituskortin saa ottaa kuten minkä tahansa kortin.
rule-flip-skip-skip-first = Jos alussa esiin kääntyy ohituskortti, aloittaja menettää ensimmäisen vuoronsa.
rule-flip-skip-bury = Jos alussa esiin kääntyy ohituskortti, se menee nostopakan alle ja käännetään toinen kortti.
rule-flip-skip-cover = Jos alussa esiin kääntyy ohituskortti, sen päälle käännetään toinen kortti.
rule-flip-wild-takeable = Jos se on jokeri, aloittaja saa ottaa sen.
rule-flip-wild-bury = Jos se on jokeri, se menee nostopakan alle ja käännetään toinen kortti.
rule-renew = Kun nostopakka on tyhjä ja joku haluaa nostaa, poistopakka sekoitetaan uudeksi nostopakaksi päällimmäistä korttia lukuun ottamatta.

rule-lay = Vaiheen kaikki ryhmät lasketaan pöytään kerralla, omalla vuorolla.
rule-lay-exact-false = Saat laskea pöytään enemmän kortteja kuin vaihe vaatii, jos ne jatkavat sen ryhmiä.
rule-lay-exact-true = Laske pöytään tasan vaiheen vaatimat kortit; loput lisäät sen jälkeen.
rule-kind-set = Sarja: kortteja, joissa on sama numero, väristä riippumatta.
rule-kind-run = Suora: peräkkäisiä numeroita, väristä riippumatta. Se päättyy 12:een: 1 ei tule sen jälkeen.
rule-kind-colour = Samanvärisiä kortteja, numerosta riippumatta.
rule-kind-colour-run = Samanvärinen suora: peräkkäisiä numeroita, kaikki samaa väriä.
rule-kind-even = Parillisia numeroita, väristä riippumatta.
rule-kind-odd = Parittomia numeroita, väristä riippumatta.
rule-kind-colour-even = Samanvärisiä parillisia numeroita.
rule-kind-colour-odd = Samanvärisiä parittomia numeroita.
rule-two-sets = Saman vaiheen kahdessa sarjassa saa olla sama numero.
rule-one-group = Kortti kuuluu vain yhteen ryhmään.
rule-skip-in-group = Ohituskortti ei kuulu mihinkään ryhmään.

rule-wilds-none = Tässä pöydässä pelataan ilman jokereita.
rule-wilds-many = { $count ->
    [one] Pakassa on { $count } jokeri.
   *[other] Pakassa on { $count } jokeria.
}
rule-wild-number = Jokeri käy minkä tahansa numeron 1–12 tilalle.
rule-wild-colour = Samanväristen korttien ryhmässä se käy sen värin tilalle.
rule-naturals-per-group = Jokaisessa ryhmässä on oltava ainakin yksi numerokortti.
rule-naturals-per-phase = Ryhmässä saa olla pelkkiä jokereita, jos vaiheessa on jossakin numerokortti.
rule-max-wilds-none = Muuten vaiheessa saa olla kuinka monta jokeria tahansa.
rule-max-wilds-value = { $count ->
    [0] Pöytään laskettavassa vaiheessa ei saa olla jokereita. Sen jälkeen niitä saa lisätä.
    [one] Pöytään laskettavassa vaiheessa saa olla enintään { $count } jokeri. Sen jälkeen niitä saa lisätä.
   *[other] Pöytään laskettavassa vaiheessa saa olla enintään { $count } jokeria. Sen jälkeen niitä saa lisätä.
}
rule-wild-stays = Pöytään laskettu jokeri pysyy samana kierroksen loppuun. Sitä ei oteta takaisin eikä vaihdeta.
rule-wild-discard = Jokerin saa poistaa, ja sen saa ottaa poistopakasta.

rule-hit = Kun oma vaiheesi on pöydässä, saat lisätä ryhmiin kortteja omalla vuorollasi, niin monta kuin haluat.
rule-hit-same-turn-any = Saat lisätä kortteja mihin tahansa pöydän ryhmään, omaasi tai toisen, myös sillä vuorolla, jolla lasket vaiheesi.
rule-hit-same-turn-own = Sillä vuorolla, jolla lasket vaiheesi, saat lisätä kortteja vain omiin ryhmiisi; seuraavasta vuorostasi alkaen mihin tahansa pöydän ryhmään.
rule-hit-set = Sarjaan käy sen numero, ja sarja kasvaa rajatta.
rule-hit-colour = Samanväristen korttien ryhmään käy sen väri.
rule-hit-parity = Parillisten tai parittomien numeroiden ryhmään käy lisää samanlaisia.
rule-hit-run = Suora kasvaa vain päistään, alas 1:een ja ylös 12:een. Sen väliin ei panna mitään.

rule-skips-none = Tässä pöydässä pelataan ilman ohituskortteja.
rule-skips-many = { $count ->
    [one] Pakassa on { $count } ohituskortti. Sen pelaaminen käy poistosta ja päättää vuorosi.
   *[other] Pakassa on { $count } ohituskorttia. Yhden pelaaminen käy poistosta ja päättää vuorosi.
}
rule-skip-target-chosen = Valitsemasi vastustaja menettää koko seuraavan vuoronsa.
rule-skip-target-next = Seuraava pelaaja menettää aina koko seuraavan vuoronsa.
rule-skip-lies-in-front = Ohituskortti on ohitetun edessä, kunnes vuoro on menetetty. Sitten se menee poistopakkaan.
rule-skip-lies-on-pile = Ohituskortti menee heti poistopakkaan.
rule-skip-lies-set-aside = Ohituskortti on ohitetun edessä, kunnes vuoro on menetetty. Sitten se on poissa kierrokselta.
rule-skip-limit-waiting = Jolta vuoro on vielä menettämättä, sitä ei voi ohittaa uudestaan.
rule-skip-limit-lap = Saman pelaajan voi ohittaa vain kerran vuoron kiertäessä pöydän.
rule-skip-limit-not-twice-running = Ketään ei voi ohittaa kahdesti peräkkäin.
rule-skip-limit-none = Saman pelaajan voi ohittaa yhä uudestaan, kerran joka vuorolla.
rule-skip-two = Kahden pelissä ohittaja pelaa heti uudestaan.
rule-skip-keep = Ohituskortin saa pitää kädessä niin kauan kuin haluaa. Viimeisenä korttina sen ei tarvitse ohittaa ketään.

rule-out = Kierros päättyy heti, kun jonkun käsi on tyhjä. Kukaan ei saa enää vuoroa.
rule-go-out-any = Viimeisen kortin saa lisätä tai poistaa.
rule-go-out-discard = Viimeinen kortti pitää poistaa.
rule-blocked = Kierros päättyy myös, jos kukaan ei pääse enää eteenpäin.

rule-points = Korteistaan eroon päässyt saa 0 pistettä. Muut laskevat käteen jääneet korttinsa:
rule-points-table = Pöydässä olevista korteista ei tule pisteitä.
rule-points-phase = Vaiheen puuttumisesta ei tule lisää pisteitä.
rule-points-none = Pisteitä ei lasketa: sen sijaan nappulat liikkuvat.
rule-twist-space = Twist-ruutu on kahden vaiheen välissä. Ennen kierroksen alkua kukin valitsee vuorollaan pienemmän vaiheen, suuremman vaiheen tai näkemättä nostetun twist-kortin.
rule-move = Kierroksen jälkeen nappulasi siirtyy 3 ruutua, jos pääsit korteistasi eroon, 2, jos laskit vaiheesi pöytään, muuten 1. Se pysähtyy viimeiseen ruutuun.
rule-move-twist = Twist-kortilla se siirtyy 6 ruutua, jos pääsit korteistasi eroon, 4, jos laskit sen pöytään, muuten 1 taaksepäin.

rule-advance-completed = Vaiheensa laskenut siirtyy seuraavaan, vaikka ei olisi päässyt eroon korteistaan. Muut yrittävät samaa vaihetta uudestaan.
rule-advance-completed-any = Pöytään laskemasi vaihe on tehty, vaikka et olisi päässyt eroon korteistasi. Muut jäävät tekemättä.
rule-advance-everyone = Joka kierroksen jälkeen kaikki siirtyvät seuraavaan vaiheeseen, oli se laskettu tai ei.
rule-end-round-end = Peli päättyy sen kierroksen jälkeen, jolla joku tekee viimeisen vaiheen. Jos heitä on useita, vähiten pisteitä saanut voittaa.
rule-end-on-lay = Peli päättyy heti, kun joku laskee viimeisen vaiheen pöytään. Hän voittaa, olivat pisteet mitkä tahansa.
rule-end-all-finished = Peli päättyy, kun kaikki ovat tehneet viimeisen vaiheen. Valmis pelaaja jää sivuun ja saa 0 pistettä. Vähiten pisteitä saanut voittaa.
rule-end-after-rounds = { $count ->
    [one] Peli päättyy { $count } kierroksen jälkeen. Vähiten pisteitä saanut voittaa.
   *[other] Peli päättyy { $count } kierroksen jälkeen. Vähiten pisteitä saanut voittaa.
}
rule-end-last-space = Peli päättyy sen kierroksen jälkeen, jolla viimeisessä ruudussa oleva laskee sen vaiheen pöytään. Jos heitä on useita, korteistaan eroon päässyt voittaa.
rule-tie-break-first-out = Jos voitosta tulee tasapeli, tasoissa olevat pelaavat vielä kierroksen viimeisellä vaiheella. Ensimmäisenä korteistaan eroon päässyt voittaa.
rule-tie-break-first-lay = Jos voitosta tulee tasapeli, tasoissa olevat pelaavat vielä kierroksen viimeisellä vaiheella. Ensimmäisenä vaiheen laskenut voittaa.
rule-tie-break-shared = Tasapelissä voitto jaetaan.
rule-ranks = Muiden sijat määräytyvät vaiheiden ja sitten pisteiden mukaan, vähiten pisteitä ensin.
rule-ranks-board = Muiden sijoitus määräytyy nappuloiden ruuduista.

advice-wilds = Pidä jokeri, kunnes vaiheesi on pöydässä: se käy mihin aukkoon vain, ja pitkä suora kaipaa sitä eniten. Seuraavalle kierrokselle se ei säily, ja kädessä siitä tulee { $points } pistettä.
advice-watch = Katso, mitä muut ottavat poistopakasta: siitä näkee, mitä he keräävät. He näkevät myös, mitä sinä otat.
advice-feed = Kun seuraava pelaaja on laskenut vaiheensa, älä poista korttia, joka sopii pöytään. Tuhansissa koepeleissä mikään muu ei hyödyttänyt yhtä paljon.
advice-hit = Lisää kortteja heti, kun voit. Pöydässä oleva kortti ei maksa mitään, ja kierros voi päättyä milloin vain.
advice-high = Kun muut ovat laskeneet vaiheensa ja sinä et, luovu ensin suurista korteista.
advice-skip-chosen = Pelaa ohituskortti heti, kun se on vähiten tarvitsemasi kortti, ja ohita se, joka on lähimpänä loppua. Säästäminen ei kannata.
advice-skip-next = Pelaa ohituskortti heti, kun se on vähiten tarvitsemasi kortti. Säästäminen ei kannata.
advice-luck = Kortit ratkaisevat paljon. Paraskin häviää useimmat pelit kolmea muuta vastaan, joten arvioi siirtoa sen perusteen eikä onnen mukaan.

tip = Vinkki
tip-close = Sulje vinkki
tip-wild = Jokeri käy mihin aukkoon vain. Jostakin muusta kortista olisi helpompi luopua.
tip-feed = Pöytään sopii { card }, ja seuraavana pelaa { $player }.
tip-watch = Seuraavana pelaa { $player }, joka otti { card-object }. Tämäkin voi kelvata.
tip-skip = Ohituskortti kannattaa pelata pian. { $count ->
    [one] Pelaajalla { $player } on enää { $count } kortti.
   *[other] Pelaajalla { $player } on enää { $count } korttia.
}
tip-hit = Lisää, mikä sopii: pöydässä kortti ei maksa mitään.
tip-high = { $player } on jo laskenut vaiheensa. Luovu ensin suurista korteista: kierros voi päättyä pian.

learn-lesson = Oppitunti
learn-go = Jatka
learn-leave = Poistu oppitunnilta
learn-left = Oppituntia voi jatkaa valikosta.
learn-hello = Tervetuloa. Tavoitteena on tehdä kymmenen vaihetta yksi kerrallaan, nopeammin kuin muut. Tällä kierroksella näet ensimmäisen.
learn-phase = Tämä on vaiheesi: kaksi kolmen kortin sarjaa. Sarja on kortteja, joissa on sama numero, väristä riippumatta.
learn-sort = Järjestä kätesi, niin näet, mitkä kortit kuuluvat yhteen.
learn-take = Vuoro alkaa aina kortilla. Poistopakan päällä on { card }, ja se sopii käteesi: ota se.
learn-draw = Vuoro alkaa aina kortilla. Nosta kortti nostopakasta.
learn-draw-wanting = Poistopakassa ei ole sinulle mitään: nosta nostopakasta.
learn-draw-again = Sinun vuorosi: nosta kortti.
learn-discard = Vuoro päättyy aina poistoon. Valitse kortti, joka ei kuulu mihinkään. Sellainen on { card }.
learn-discard-again = Poista nyt kortti, joka ei kuulu mihinkään. Sellainen on { card }.
learn-discard-laid = Vaiheesi on tehty, kävi miten kävi. Käteen jäävistä korteista voi tulla pisteitä, joten poista suuri kortti. Sellainen on { card }.
learn-discard-put = Pane se poistopakkaan.
learn-watch = Nyt pelaavat muut, yksi kerrallaan. Viimeisen kortin, jonka he poistavat, saat ottaa.
learn-wild = Sinulla on jokeri: se käy minkä tahansa numeron tilalle. Nyt se täydentää sarjan, jossa on numero { $number }.
learn-wild-any = Sinulla on jokeri: se käy minkä tahansa puuttuvan numeron tilalle.
learn-lay = Vaiheesi on valmis. Laske se pöytään.
learn-lay-now = Näin korttisi tekevät vaiheen. Laske se.
learn-build = Pane kukin kortti ryhmäänsä ja laske sitten vaihe.
learn-theirs = Myös { $player } laski vaiheensa. Seuraavalla vuorollasi voit lisätä siihen kortteja.
learn-hit = Vaiheesi on pöydässä, joten nyt saat lisätä kortteja mihin tahansa ryhmään. Valitse { card }.
learn-hit-more = Pöytään sopii myös { card }. Valitse se.
learn-hit-put = Pane se valaistuun paikkaan.
learn-skip = Nyt ohituskortti. { $count ->
    [one] Pelaajalla { $player } on enää { $count } kortti.
   *[other] Pelaajalla { $player } on enää { $count } korttia.
} Valitse ohituskorttisi: sen pelaaminen on samalla poisto.
learn-skip-put = Pane se poistopakkaan ja sano, kenet ohitat.
learn-skip-whom = Valitse { $player }.
learn-missed = { $player } menettää tämän vuoron.
learn-out = Kortteja on enää yksi. Poista se, niin pääset eroon korteistasi.
learn-out-put = Pane se poistopakkaan: siihen kierros päättyy.
learn-round = Kierros on päättynyt. Katso, miten siinä kävi.
learn-score-you = Pääsit eroon korteistasi ja sait 0 pistettä. Muut laskevat käteen jääneet: pienistä 5, suurista 10, ohituskortista 15, jokerista 25.
learn-score = { $player } pääsi eroon korteistaan ja sai 0 pistettä. Sinä lasket käteesi jääneet: pienistä 5, suurista 10, ohituskortista 15, jokerista 25.
learn-score-blocked = Kukaan ei päässyt enää eteenpäin. Jokainen laskee käteen jääneet: pienistä 5, suurista 10, ohituskortista 15, jokerista 25.
learn-next-both = Laskit vaiheesi, joten siirryt vaiheeseen 2. Vaihetta 1 yrittää uudestaan { $player }.
learn-next-laid = Laskit vaiheesi, joten siirryt vaiheeseen 2.
learn-next-not = Vaiheesi jäi laskematta, joten yrität sitä uudestaan. Niin käy jokaiselle.
learn-end = Vaiheessa 2 on suora: peräkkäisiä numeroita, väristä riippumatta. Nyt osaat pelin. Jatka tässä tai avaa oma pöytä.
learn-end-again = Nyt osaat pelin. Jatka tässä tai avaa oma pöytä.
learn-play-on = Jatka peliä
learn-own = Oma pöytä

learn-instead-take = Nostaminen on yhtä hyvä.
learn-instead-draw = Poistopakastakin saa ottaa.
learn-instead-lay = Pidit vaiheesi kädessä. Voit laskea sen millä tahansa vuorollasi.
learn-instead-hit = Voit lisätä kortteja myöhemminkin.
learn-instead-skip = Pidit ohituskorttisi. Voit pelata sen millä tahansa vuorollasi.
