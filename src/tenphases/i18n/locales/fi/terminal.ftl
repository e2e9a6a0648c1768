# Mitä komentorivillä sanotaan: tuomari, pöytäkirjan tarkistaja ja ohje.

cli-about = Pöytä korttipelille, jossa on kymmenen vaihetta.
cli-judge-about = Kertoo jokaisesta siirrosta, onko se sallittu, ja mitä tapahtuu tai miksi ei.
cli-judge-file = Tiedosto, jossa on asemia ja siirtoja; - tarkoittaa vakiosyötettä.
cli-judge-preset = Säännöt asemille, joissa niitä ei mainita; ”all” käy läpi ne kaikki.
cli-judge-check = Kertoo vain sen, mikä ei vastaa tiedoston odotuksia.
cli-judge-status = Paluuarvo: 0 kaikki on sallittua, 1 jokin on kiellettyä, 2 jotakin ei voi arvioida. Valinnalla --check: 0 kaikki on odotetusti, 1 jokin ei ole, 2 jotakin ei voi arvioida.
cli-verify-about = Tarkistaa pelin pöytäkirjan: sekoitukset, siirrot ja pisteet.
cli-verify-file = Pöytäkirja tekstinä tai JSON-muodossa; - tarkoittaa vakiosyötettä.
cli-verify-status = Paluuarvo: 0 kaikki pitää paikkansa, 1 jokin ei voi pitää paikkaansa, 2 pöytäkirjaa ei voi lukea.
cli-analyse-about = Käy läpi päättyneen pelin: mitä hukattiin ja missä, ja mikä oli onnea.
cli-analyse-dice = Noppapeliä ei analysoida. Pelin aikana vihje kertoo, mitkä nopat kannattaa pitää ja mitä se tuo.
cli-analyse-file = Pöytäkirja tekstinä tai JSON-muodossa; - tarkoittaa vakiosyötettä.
cli-analyse-status = Paluuarvo: 0 läpikäynti onnistui, 1 pöytäkirjassa on siirto, joka ei voi olla oikein, 2 pöytäkirjaa ei voi lukea.
cli-analyse-seat = Vain tämä pelaaja, kirjaimella.
cli-serve-about = Käynnistää pöydän tällä koneella ja näyttää, missä se on.
cli-serve-host = Osoite, jota kuunnellaan; 127.0.0.1 pitää muut laitteet poissa.
cli-serve-port = Portti, jota kuunnellaan; muuten ensimmäinen vapaa alkaen 8010:stä.
cli-serve-open = Avaa sivun selaimessa, jos sellainen on.
cli-serve-data = Kansio, jossa pelit säilytetään; muuten järjestelmän oma paikka.
cli-serve-database = Tietokanta, jossa pelit säilytetään kansion sijasta, kuten postgresql://user@host/name; useampi palvelin voi käyttää samaa.
cli-serve-keep-sheets = Kuinka monta päivää jaettu pistetaulukko säilytetään, kun siihen ei kirjoiteta; muuten 400.
cli-lang = Kieli, jota puhutaan; muuten järjestelmäsi kieli.
cli-json = Vastaa JSON-muodossa.
cli-version = Näyttää version.
cli-command = mitä tehdään
cli-no-file = Tiedostoa { $file } ei voi lukea.
cli-not-done = Tätä ei voitu tehdä: { $why }
cli-usage = käyttö:
cli-arguments = mitä nimetään
cli-options = valitsimet
cli-help = Näyttää tämän ohjeen.
cli-more = Katso { $command }
cli-bad-choice = { $what } ei voi olla ”{ $found }”. Vaihtoehdot ovat: { $choices }.
cli-bad-value = { $what } ei voi olla ”{ $found }”.
cli-no-value = { $what } tarvitsee arvon.
cli-stands-alone = { $what } ei ota arvoa, ja sille annettiin ”{ $found }”.
cli-not-together = { $what } ja { $other } eivät sovi yhteen.
cli-required = Tämä puuttuu: { $what }.
cli-unknown = ”{ $found }” ei tarkoita tässä mitään.
cli-ambiguous = ”{ $found }” voi tarkoittaa useampaa: { $choices }.

judge-case = { $title } ({ $preset })
judge-case-untitled = Asema rivillä { $line } ({ $preset })
judge-legal = sallittu
judge-illegal = kielletty, { $rule }: { $sentence }
judge-unclear = ei voi arvioida: { $sentence }
judge-open = Jatko riippuu korteista, joita ei tunneta.
judge-impossible = Tämä asema ei ole mahdollinen:
judge-reason = { $rule }: { $sentence }
judge-at = Rivi { $line }, sarake { $column }: { $sentence }
judge-in-line = Rivi { $line }: { $sentence }
judge-expected = ei niin kuin odotettiin: { $expected }
judge-met = { $moves ->
    [one] { $moves } siirto arvioitu
   *[other] { $moves } siirtoa arvioitu
}, { $unmet ->
    [0] kaikki odotetusti.
    [one] { $unmet } odotus ei toteutunut.
   *[other] { $unmet } odotusta ei toteutunut.
}
judge-nothing = Arvioitavaa ei ole.

doubt-unknown-top = Päällimmäistä korttia ei tunneta, eikä ohituskorttia saisi ottaa. Kerro, mikä kortti se on, esimerkiksi ”take R5”.
doubt-other-card = Siinä on { card }.
doubt-no-such-card-left = Se ei voi olla { card }, sillä niitä ei ole enää jäljellä.
doubt-open-ending = Se, miten viime kierros päättyi, riippuu korteista, joita ei tunneta.

notation-bad-character = Merkki ”{ $found }” ei tarkoita tässä mitään.
notation-bad-string = Tätä lainausmerkeissä olevaa tekstiä ei voi lukea.
notation-expected = Tässä pitäisi olla { $wanted ->
    [card] kortti, kuten R5, W tai S
    [cards] kortteja tai niiden määrä
    [kind] ryhmän laji, kuten set tai run
    [number] numero
    [player] pelaajan kirjain väliltä A–F
    [role] se, minkä tilalla jokeri on: numero tai värin kirjain
    [step] vuoron kohta: choose, draw, reshuffle, play, deal tai over
    [text] lainausmerkeissä oleva teksti
    [verdict] se, mitä odotetaan
    [word] sana
   *[other] ”{ $wanted }”
}{ $found ->
    [none] .
   *[other] , ei ”{ $found }”.
}
notation-unexpected = ”{ $found }” on tässä liikaa.
notation-no-such-statement = Mikään ei ala sanalla ”{ $found }”.
notation-no-such-move = Siirtoa ”{ $found }” ei ole.
notation-no-such-event = Tapahtumaa ”{ $found }” ei ole.
notation-no-such-player = Pelaajaa { $found } ei ole: mukana ovat { $players }.
notation-no-such-phase = Vaihetta { $found } ei ole tässä pelissä.
notation-no-such-space = Tällä radalla ei ole ruutua { $found }: ruutuja on { $spaces }.
notation-no-such-pile = { $piles ->
    [one] Poistopakkoja on vain yksi.
   *[other] Poistopakkoja on vain { $piles }.
}
notation-no-such-switch = Muutettavaa sääntöä ”{ $found }” ei ole.
notation-no-such-rules = Sääntöjä nimeltä ”{ $found }” ei ole.
notation-bad-value = ”{ $switch }” ei voi olla ”{ $found }”.
notation-missing = ”{ $statement }” puuttuu.
notation-repeated = ”{ $statement }” on jo sanottu.
notation-role-needed = Kerro, minkä tilalla jokeri on: { $ends }.
notation-roles-disagree = Tämän ryhmän jokereista ei sanota samaa asiaa.
notation-unknown-card = Tässä voi mainita vain tunnetun kortin.
notation-not-a-record = Tämä on JSON-muodossa, mutta se ei ole pelin pöytäkirja.

fault-too-many-of-card = { card-start }: { $most ->
    [0] tätä korttia ei ole pakassa, ja niitä mainitaan { $have }.
    [one] näitä on pakassa vain yksi, ja niitä mainitaan { $have }.
   *[other] näitä on pakassa vain { $most }, ja niitä mainitaan { $have }.
}
fault-too-many-cards = Pakassa on { $most } korttia, ja niitä mainitaan { $have }.
fault-hand-too-large = Pelaajalla { $player } ei voi nyt olla { $have } korttia, vain { $most }.
fault-hand-empty = Pelaajalla { $player } ei ole kortteja, joten kierros olisi jo päättynyt.
fault-group-impossible = Ryhmä { $group } ei voi olla pöydässä: { $sentence }
fault-group-not-of-phase = { $group } ei kuulu ryhmänä vaiheeseen { $phase }, tai niitä on yksi liikaa.
fault-nobody-to-move = Jonkun pitää olla vuorossa, kun vuoron kohta on ”{ $step }”.
fault-sits-out = { $player } ei ole mukana tällä kierroksella eikä voi olla vuorossa.
fault-skip-waiting-on-turn = Pelaajaa { $player } odottaa ohituskortti, joten hän ei voi olla vuorossa.
fault-bad-total = Pelaajalla { $player } ei voi olla { $have } pistettä.
fault-laid-not-now = Kukaan ei ole voinut laskea vaihetta vuorolla, joka on vasta alkanut.

verify-good = { $over ->
    [yes] Kokonainen peli
   *[no] Peli, joka on vielä kesken
}: { $moves ->
    [one] { $moves } sallittu siirto
   *[other] { $moves } sallittua siirtoa
}, { $rounds ->
    [one] { $rounds } kierros
   *[other] { $rounds } kierrosta
}, { $commitments ->
    [0] yhtään sekoitusta ei ole sinetöity.
    [one] { $commitments } sekoitus sinettinsä mukainen.
   *[other] { $commitments } sekoitusta sinettiensä mukaisia.
}
verify-bad = { $count ->
    [one] { $count } asia tässä pöytäkirjassa ei voi pitää paikkaansa.
   *[other] { $count } asiaa tässä pöytäkirjassa ei voi pitää paikkaansa.
}

discrepancy-newer-rules = Pelissä käytettiin sääntöjen versiota { $have }, ja täällä tunnetaan vain { $known }.
discrepancy-unplayable = Näillä säännöillä kukaan ei voi pelata.
discrepancy-names-differ = Pelaajia on { $players }, ja nimiä { $have }.
discrepancy-commitment-broken = Tämä ei ole se järjestys, joka sinetöitiin.
discrepancy-commitment-half = Sekoituksen tarkistamiseen tarvitaan sekä sinetti että suola.
discrepancy-illegal-move = Tämä siirto on kielletty, { $rule }: { $sentence }
discrepancy-other-card = Pöytäkirjan mukaan nostettiin { card }, mutta kortti oli { $drawn }.
discrepancy-scores-differ = Pelaajan { $player } pisteet ovat { $counted }, eivät { $written }.
discrepancy-scores-missing = Kierroksen { $round } pisteet puuttuvat.
discrepancy-scores-too-soon = Tässä kohdassa ei päättynyt mikään kierros.
discrepancy-places-differ = Järjestys on ”{ $counted }”, ei ”{ $written }”.

# The server.

serve-here = Pöytä on auki osoitteessa { $address }
serve-network = Muilta saman verkon laitteilta: { $address }
serve-kept = Pelit säilytetään kansiossa { $folder }
serve-stop = Sulje pöytä painamalla Ctrl+C. Kaikki pelit jatkuvat seuraavalla kerralla.
serve-master-compiling = Mestarin hakua käännetään tälle koneelle. Se tehdään vain kerran ja vie minuutin tai pari. Siihen asti taitaja pelaa mestarin puolesta.
serve-master-ready = Mestarin haku on valmis.
serve-closed = Pöytä on suljettu.
serve-port-taken = Toinen ohjelma käyttää porttia { $port }, ehkä pöytä, joka on jo auki. Valitse toinen valitsimella --port tai jätä --port pois.
serve-port-reserved = Portti { $port } on varattu järjestelmän ylläpitäjälle. Valitse valitsimella --port portti 1024:stä ylöspäin tai jätä --port pois.
serve-no-port = Portit { $first }–{ $last } ovat kaikki käytössä. Valitse toinen valitsimella --port.
serve-no-host = Tämä kone ei voi kuunnella osoitetta { $host }. Valitse toinen osoite valitsimella --host.
serve-no-data = Pelejä ei voi säilyttää kansiossa { $folder }. Valitse toinen kansio valitsimella --data.
serve-data-newer = Kansion { $folder } pelit on tallentanut tämän ohjelman uudempi versio. Päivitä ohjelma tai valitse toinen kansio valitsimella --data.
serve-no-driver = Tähän tarvitaan psycopg, lisäosa [postgres]: { $command }
serve-not-a-database = Valitsimelle --database annetaan osoite, kuten { $example }.
serve-no-database = Pelejä ei voi säilyttää tietokannassa { $database }: { $why }
serve-database-newer = Tietokannan { $database } pelit on tallentanut tämän ohjelman uudempi versio. Päivitä ohjelma tai valitse toinen tietokanta.

cli-score-dice = Pitää kirjaa oikeilla nopilla pelattavan pelin pisteistä.
dice-score-how = Kirjoita jokainen vuoro sitä mukaa kuin se pelataan, pelijärjestyksessä:
dice-score-help-made = vaihe onnistui, 45 pistettä
dice-score-help-failed = vaihe ei onnistunut
dice-score-help-mend = kirjoittaa vuoron 5 uudelleen
dice-score-no-turn = Vuoroa ”{ $word }” ei ole vielä.
dice-score-no-sheet = Tiedostossa { $file } ei ole noppapelin pistetaulukkoa.
dice-score-too-much = Vuoro { $number }, { $player }: vaihe { $phase } tuo enintään { $most } pistettä, mutta taulukossa on { points }.
dice-score-late = Pelin päättymisen jälkeen kirjattuja vuoroja: { $number }. Niitä ei lasketa.
dice-score-good = Taulukossa ei ole huomautettavaa. Vuoroja: { $number }.
score-ask-names = Ketkä pelaavat? Kirjoita nimet pöydän järjestyksessä pilkuilla erotettuina:
score-ask-dealer = Kuka jakaa ensin? Paina Enter, jos se on { $player }:
score-kept = Pistetaulukko tallentuu tiedostoon { $file }. Kysymysmerkki näyttää, mitä voit kirjoittaa.
score-not-kept = Pistetaulukkoa ei voi tallentaa tiedostoon { $file }.
score-no-start = Pistetaulukko on { $least }–{ $most } pelaajalle.
score-round = Kierros { $round }. Jakaja on { $player }.
score-tie-break = { $number }, ratkaiseva
score-doubt = Onko tämä oikein? { $sentence }
score-place = { $place }. { $player }: { $phases ->
    [one] { $phases } vaihe
   *[other] { $phases } vaihetta
}, { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
score-history = { $points ->
    [none] ei pisteitä
   *[other] pisteet: { $points }
}, { $laid ->
    [yes] vaihe laskettu
    [no] vaihetta ei laskettu
   *[none] vaiheesta ei mainintaa
}
score-no-history = Siihen ei ole kirjoitettu mitään.
score-no-such-line = ”{ $word }” ei tarkoita tässä mitään. Kysymysmerkki näyttää, mitä voit kirjoittaa.
score-no-such-word = ”{ $word }” ei kelpaa pisteiksi. Kirjoita 45, tai +20 jos vaihe laskettiin, tai 0 sille, joka pääsi eroon korteistaan.
score-no-such-player = Pelaajaa ”{ $word }” ei ole, tai heitä on useampi.
score-no-such-round = Kierrosta ”{ $word }” ei ole vielä.
score-no-such-phase = Vaihetta ”{ $word }” ei voi nimetä tässä.
score-no-count = Pelaajia tällä kierroksella: { $count }. Kirjoita jokaiselle oma sana; piste jättää ennalleen.
score-no-undo = Kumottavaa ei ole.
score-no-redo = Uudelleen tehtävää ei ole.

score-help-how = Kirjoita sana jokaiselle kierroksen pelaajalle pöydän järjestyksessä:
score-help-points = 45 pistettä, vaihetta ei laskettu
score-help-laid = vaihe laskettu, 20 pistettä
score-help-out = pääsi eroon korteistaan
score-help-chosen = vaihe 5 laskettu, 20 pistettä, kun vaiheet saa valita
score-help-counted = korttien määrinä: kortit 1–9, kortit 10–12, ohituskortit, jokerit
score-help-leave = jättää ennalleen
score-help-empty = tyhjentää
score-help-round = kirjoittaa kierroksen 3 uudelleen
score-help-cell = kirjoittaa yhden pelaajan kierroksen 3 pisteet uudelleen
score-help-undo = kumoaa viimeisen rivin
score-help-redo = tekee sen uudelleen
score-help-sure = kaikki kysytty pitää paikkansa
score-help-history = näyttää kaiken, mitä siihen on kirjoitettu
score-help-name = vaihtaa nimen
score-help-end = lopettaa pelin kesken tai jatkaa sitä
score-help-show = näyttää pistetaulukon
score-help-quit = lopettaa; kaikki on tallessa

score-check-total = Pisteitä on yhteensä { $counted }, ei { $stated }.
score-check-done = Tehtyjä vaiheita on { $counted }, ei { $stated }.
score-check-phase = Vaihe on { $counted }, ei { $stated }.
score-check-deals = Kierros { $round }: jakaja on { $player }.
score-check-good = { $count ->
    [one] { $count } kierros, ja kaikki täsmää.
   *[other] { $count } kierrosta, ja kaikki täsmää.
}
score-check-bad = { $count ->
    [one] { $count } asia tuskin pitää paikkansa.
   *[other] { $count } asiaa tuskin pitää paikkansa.
}

cli-score-about = Pitää kirjaa oikeilla korteilla pelattavan pelin pisteistä; ”score check FILE” laskee taulukon uudelleen ja nimeää jokaisen ruudun, joka tuskin pitää paikkansa.
cli-score-what = tiedosto, johon pistetaulukko tallennetaan, JSON tai CSV; sanan ”check” jälkeen tarkistettava tiedosto
cli-score-names = pelaajien nimet pilkuilla erotettuina
cli-score-dealer = kuka jakaa ensin
cli-score-preset = säännöt, joilla pelataan
cli-score-variant = näiden sääntöjen muunnelma; voi antaa useita
cli-score-status = Tarkistuksen paluuarvo: 0, kun kaikki täsmää, 1, kun jokin tuskin pitää paikkansa, 2, kun tiedostoa ei voi lukea.

cli-solo-about = Laskee tarkasti, kuinka monta vuoroa vaiheet vievät yksin pelaavalta.
cli-solo-phases = Vaiheet numeroina tai muodossa ”set3 + run4”; koko luettelo, jos mitään ei mainita.
cli-solo-hand = Kymmenen kortin käsi, kuten ”R5 B12 W S”: kuinka monta vuoroa se tarvitsee.
cli-solo-status = Paluuarvo: 0 jokaisella vaiheella on lukunsa, 1 jostakin vaiheesta ei voi sanoa mitään, 2 pyyntöä ei voi lukea.
cli-contest-status = Paluuarvo: 0 kaikki pelattiin, 2 pelaaminen ei ole mahdollista, 130 pelaaminen keskeytettiin.
study-no-extra = Tähän tarvitaan numpy ja numba, lisäosa [sim]: { $command }
study-first-use = Käännetään tälle koneelle. Se tehdään vain kerran ja voi viedä minuutin tai pari.
study-compiling = Käännetään
solo-unreadable = ”{ $text }” ei kelpaa tähän.
solo-solving = { $phase }
solo-phase = Vaihe
solo-complete = Valmiina jaettaessa, %
solo-lacking = Puuttuvia kortteja
solo-pile = Vuoroja, vain nostopakka
solo-discards = Vuoroja, myös poistopakka
solo-within = % { $turns } vuorossa
solo-number-and-colour = { $phase }: sekä numerot että värit ratkaisevat, joten tarkkoja lukuja ei saada.
solo-hand-too-large = { $phase }: kädet ovat liian suuria laskettaviksi.
solo-never-laid = { $phase }: tätä ei voi olla kädessä.

# Pelin läpikäynti.

analyse-entry = Siirto { $entry }
analyse-impossible = Siirto { $entry } ei voi olla oikein: { $sentence }

cli-simulate-about = Pelaa yhden kokoonpanon moneen kertaan, joka istumajärjestyksessä, ja kertoo, kuinka usein kukin voittaa.
cli-simulate-players = Ketkä pelaavat, nimi joka paikalle: beginner, casual, steady, expert, master, random.
cli-tournament-about = Pelauttaa kaikkia kaikkia vastaan ja arvioi heidän vahvuutensa.
cli-tournament-players = Ketkä kohtaavat: beginner, casual, steady, expert, master, random.
cli-contest-seats = Kuinka monta istuu pöydässä: kaksi, tai yksi ensimmäistä ja loput toista.
cli-contest-seeds = Kuinka monta siemenlukua; kukin määrää pelin kaikki kortit tai nopat ja pelataan joka istumajärjestyksessä.
cli-contest-first = Ensimmäinen siemenluku.
cli-contest-processes = Kuinka monta prosessia; muuten yhtä monta kuin suorittimia. Tulokset eivät riipu siitä.
cli-contest-ray = Pelaa Rayn avulla koneryppään suorittimilla: ”auto” on rypäs, johon tämä kone kuuluu, ”local” pelkkä tämä kone, tai ryppään osoite. Tulokset eivät riipu siitä.
cli-contest-results = Tiedosto, johon valmis osa talletetaan, niin että sama komento jatkaa siitä.
cli-contest-plots = Kansio tulosten kuville.
cli-contest-better = Kertoo, milloin on varmaa, onko ensimmäinen pelaaja sadasta pelistä näin monta pistettä yli tasavahvan.
contest-unknown = Pelaajaa ”{ $name }” ei ole. Valittavissa: { $names }.
contest-few = Pelaajia tarvitaan kahdesta kuuteen.
contest-file-foreign = { $file } ei ole tulostiedosto, eikä sitä muutettu. Valitse toinen tiedosto.
contest-file-players = Tiedostossa { $file } on muiden pelaajien tuloksia. Valitse toinen tiedosto.
contest-file-rules = Tiedostossa { $file } on muiden sääntöjen tuloksia. Valitse toinen tiedosto.
contest-file-seeds = Tiedoston { $file } tulokset alkavat toisesta siemenluvusta. Valitse toinen tiedosto tai anna siemenluku valitsimella --first.
contest-file-engines = Tiedosto { $file } aloitettiin toisella moottorilla: lisäosa [sim] oli silloin asennettuna eikä ole nyt, tai päinvastoin. Valitse toinen tiedosto.
contest-file-code = Tiedosto { $file } aloitettiin ohjelman, sen sääntöjen tai bottien toisella versiolla, ja botit voivat pelata nyt toisin. Valitse toinen tiedosto.
contest-file-damaged = Tiedoston { $file } riviä { $line } ei voi lukea; mitään ei muutettu. Poista rivi, jolloin sen pelit pelataan uudelleen, tai valitse toinen tiedosto.
contest-file-busy = Toinen simulaatio tai turnaus kirjoittaa tiedostoon { $file }. Odota sitä tai valitse toinen tiedosto.
contest-file-unusable = Tiedostoa { $file } ei voi käyttää: { $why }. Valitse toinen tiedosto.
contest-file-failed = Tiedostoon { $file } ei voi kirjoittaa: { $why }. Siihen jo talletettu on ehjää: sama komento jatkaa siitä.
contest-plots-failed = Kansioon { $folder } ei voi panna kuvia: { $why }.
contest-ray-missing = Tähän tarvitaan Ray, lisäosa [ray]: { $command }
contest-ray-failed = Ray ei vastaa tai ei voi jatkaa: { $why }
contest-ray-unlike = Koneessa { $machine } on ohjelman toinen versio tai eri lisäosat, joten sen tuloksia ei voi yhdistää näihin. Asenna sinne samat kuin tänne.
contest-playing = Pelataan
contest-seeds = Siemenluvut { $first }–{ $last }, kukin joka istumajärjestyksessä. Merkin ± jälkeen puolet 95 prosentin luottamusvälistä siemenlukujen yli.
contest-versus = { $first } – { $count } { $second }
contest-role-par = tasavahvat
contest-role-random = umpimähkään
contest-role-cheat = näkee kaikki kortit
contest-match = Ottelu
contest-games = Pelejä
contest-par = Tasan, %
contest-wins = Voittoja, %
contest-points = Pisteet
contest-rounds = Kierroksia
contest-turns = Vuoroja per kierros
contest-engine = Moottori
contest-engine-kernel = käännetty
contest-engine-core = luettava
contest-engine-search = luettava, mestarit hakevat
contest-stalled = { $count ->
    [one] { $count } peli ei päättynyt
   *[other] { $count } peliä ei päättynyt
}
contest-lays = Vuoroja, kunnes vaihe lasketaan, niillä kierroksilla, joilla se lasketaan
contest-player = Pelaaja
contest-ratings = Vahvuus (400 lisää: kymmenkertaiset voitot)
contest-strength = Vahvuus
contest-better-yes = { $name } on parempi: ratkesi { $seeds } siemenluvun jälkeen.
contest-better-no = { $name } ei ole näin paljon parempi: ratkesi { $seeds } siemenluvun jälkeen.
contest-better-open = { $name }: ei ratkennut { $seeds } siemenluvun jälkeen.
contest-stopped = Keskeytetty. Pelejä on valmiina { $done }, kaikkiaan { $all }.
contest-plot-wins = Voittoja, %
contest-plot-rounds = Kierroksia pelissä
contest-plot-share = Osuus peleistä
contest-plot-phase = Vaihe
contest-plot-turns = Vuoroja, kunnes se lasketaan
contest-plot-points = Pisteitä lopussa
cli-contest-dice = Noppapeli korttien sijasta, yhdestä kuuteen pelaajaa. Sen pelaajat: random, greedy, surest, beginner, casual, steady, expert, master.
contest-dice-rules = Noppapelillä on vain yhdet säännöt: jätä pois --preset ja --variant.
contest-dice-few = Pelaajia tarvitaan yhdestä kuuteen.
contest-dice-wait = Lasketaan, mitkä nopat kannattaa pitää. Se voi viedä puoli minuuttia.
contest-dice-tables = Pidettävät nopat
contest-dice-alike = Nämä pelaavat nopilla aivan samoin: { $names }.
contest-totals = Pisteitä
contest-mean = Keskiarvo
contest-deviation = Hajonta
contest-spread = Pisteet lopussa: keskiarvo, keskihajonta ja raja, jota näin monessa pelissä sadasta ei ylitetä
contest-bonuses = Lisät ja se, mitä muut vielä tekivät, kun joku oli ensimmäisenä lopettanut
contest-bonuses-alone = Lisät
contest-bonus-five = Vaiheen 5 lisä, %
contest-bonus-finish = Lopetuslisä, %
contest-finished-first = Lopetti ensin, %
contest-chain-phases = Vaiheita sen jälkeen
contest-chain-points = Pisteitä sen jälkeen
contest-dice-tries = Näin moni sadasta yrityksestä onnistuu vaiheittain
contest-dice-scores = Pisteitä tehdystä vaiheesta keskimäärin
contest-dice-games = Näin monessa pelissä sadasta vaihe tehdään
contest-plot-tries = Onnistuneita yrityksiä, %

# Pelaaminen päätteessä.

cli-play-about = Pelaa päätteessä: yksin botteja vastaan tai yhdessä muualla auki olevassa pöydässä.
cli-play-where = Kutsun linkki; tai palvelimen osoite, ja pöydän koodi, jos haluat liittyä siihen, tai ilman koodia avataksesi pöydän. Ilman osoitetta pelaat tällä koneella botteja vastaan.
cli-play-players = Montako pelaa, 2–6.
cli-play-bot = Botin taso. Voi antaa jokaiselle botille erikseen; viimeinen koskee loppuja.
cli-play-rules = Tiedosto, jossa ovat omat sääntösi.
cli-play-name = Nimesi pöydässä.
cli-play-status = Paluuarvo: 0 lähdit pöydästä, 1 sellaista pöytää tai palvelinta ei ole, 2 ei ole näyttöä, jolla pelata, tai jotakin ei voi lukea.
play-no-screen = Pelaamiseen tarvitaan pääte: anna komento niin, ettei mitään ohjata sisään eikä ulos.
play-no-address = ”{ $address }” ei ole minkään pöydän osoite.
play-no-server = Osoitteessa { $address } mikään ei vastaa.
play-too-many-bots = Botteja on liikaa: pelaajia on { $players }.
play-dice = Tässä pöydässä pelataan nopilla. Siihen tarvitaan selain: { $address }
play-unreadable = Tämän pöydän palvelin on uudempi tai vanhempi kuin tämä ohjelma. Selaimessa voi pelata: { $address }
play-kept = Peli on tallessa. Sama komento vie takaisin siihen.
play-record = Tallenna pöytäkirja
play-record-saved = Pöytäkirja on tiedostossa { $file }. ”tenphases verify” tarkistaa sen, ”tenphases analyse” käy sen läpi.
play-quit = Lopeta
play-build = Kokoa
play-sort = Järjestä
play-log = Tapahtumat
play-talk = Sano
play-key-tray = pane kortti sinne
play-key-back = ota viimeinen takaisin
play-key-save = Säästä valittu kortti tai nosta säästetty
play-key-player = Mitä pelaajasta tiedetään
play-key-quit = Lähde; peli pysyy tallessa
