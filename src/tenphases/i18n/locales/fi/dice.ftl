# Noppapeli (R16): miksi siirtoa ei voi tehdä, mitä pöydässä sanotaan, säännöt lyhyesti.

die = { $number ->
    [0] { $colour ->
        [red] punainen jokeri
        [blue] sininen jokeri
        [yellow] keltainen jokeri
       *[green] vihreä jokeri
    }
   *[other] { $colour ->
        [red] punainen { $number }
        [blue] sininen { $number }
        [yellow] keltainen { $number }
       *[green] vihreä { $number }
    }
}

dice-refusal-not-your-turn = Nyt on vuorossa { $player }. Odota omaa vuoroasi.
dice-refusal-not-in-game = Et ole mukana tässä pelissä.
dice-refusal-game-over = Peli on päättynyt.
dice-refusal-wait-for-roll = Nopat pyörivät vielä. Hetki vain.
dice-refusal-not-now = Nyt ei heitetä noppia.
dice-refusal-wrong-dice = Nämä eivät ole heitettävät nopat: niitä pitäisi olla { $need }, ja annettiin { $have }.
dice-refusal-roll-first = Heitä ensin nopat.
dice-refusal-not-on-table = Pöydällä ei ole enempää tällaisia noppia: { die }.
dice-refusal-nothing-to-roll = Pidät kaikki kymmenen noppaa. Jätä ainakin yksi heitettäväksi tai lopeta tähän.
dice-finding-too-few-players = { $least ->
    [one] Peliin tarvitaan vähintään { $least } pelaaja, ja nyt heitä on { $have }.
   *[other] Peliin tarvitaan vähintään { $least } pelaajaa, ja nyt heitä on { $have }.
}

dice-log-order = Nopat ratkaisevat järjestyksen: { $players }.
dice-log-order-again = Tasatulos: { $players } heittävät järjestyksestä uudestaan.
dice-log-kept = { $player } pitää nopat: { $dice }.
dice-log-kept-you = Pidät nopat: { $dice }.
dice-log-kept-none = { $player } heittää kaikki kymmenen noppaa.
dice-log-kept-none-you = Heität kaikki kymmenen noppaa.
dice-log-rolled = { $player } heitti: { $dice }.
dice-log-rolled-you = Heitit: { $dice }.
dice-log-stopped = { $player } lopettaa tähän.
dice-log-stopped-you = Lopetat tähän.
dice-log-made = { $player } teki vaiheen { $phase }: { points }.
dice-log-made-you = Teit vaiheen { $phase }: { points }.
dice-log-failed = { $player } ei saanut vaihetta { $phase }.
dice-log-failed-you = Et saanut vaihetta { $phase }.
dice-log-failed-cost = { $player } ei saanut vaihetta { $phase }. Vähennys: { points }.
dice-log-failed-cost-you = Et saanut vaihetta { $phase }. Vähennys: { points }.
dice-log-bonus-five = { $player } sai vaiheeseen 5 mennessä vähintään 221: lisää { points }.
dice-log-bonus-five-you = Sait vaiheeseen 5 mennessä vähintään 221: lisää { points }.
dice-log-bonus-finish = { $player } saa lopetuslisän: { points }.
dice-log-bonus-finish-you = Saat lopetuslisän: { points }.
dice-log-finished = { $player } on valmis. Muut jatkavat nyt niin kauan kuin jokainen vuoro onnistuu.
dice-log-finished-you = Olet valmis. Muut jatkavat nyt niin kauan kuin jokainen vuoro onnistuu.

dice-asked-order = Nopat ratkaisevat, kuka aloittaa.
dice-asked-begin = Sinun vuorosi: heitä vaihetta { $phase } varten.
dice-asked-keep = Valitse pidettävät nopat ja heitä muut.
dice-asked-made = Vaihe { $phase } on valmis. Lopeta tähän tai heitä lisää pisteitä.
dice-asked-rolling = Nopat pyörivät.
dice-asked-wait = { $player } pelaa vaihetta { $phase }.

dice-board = Nopat
dice-group-set = { $size } nopan sarja
dice-group-run = { $size } nopan suora
dice-group-colour = { $size } samanväristä
dice-goal = Vaihe { $phase }: { $groups }
dice-rolls = { $count ->
    [0] Ei heittoja jäljellä
    [one] { $count } heitto jäljellä
   *[other] { $count } heittoa jäljellä
}
dice-roll-all = Heitä kaikki kymmenen
dice-roll-some = { $count ->
    [one] Heitä { $count } noppa
   *[other] Heitä { $count } noppaa
}
dice-stop-made = Lopeta: { points }
dice-keep-all = Pidä vaiheen nopat
dice-keep-none = Älä pidä yhtään
dice-hidden = noppa, jota ei ole vielä heitetty
dice-made = Valmis: { points }
dice-not-made = Ei vielä valmis
dice-lacking = Ei vielä heitetty
dice-failing = Epäonnistunut vuoro ei tuo pisteitä, ja sama vaihe tulee uudestaan.
dice-failing-alone = Epäonnistunut vuoro vie 5 pistettä, ja sama vaihe tulee uudestaan.
dice-failing-chain = Jokainen onnistuminen tuo heti seuraavan vaiheen. Ensimmäinen epäonnistuminen päättää pelisi.
dice-failing-theirs = Jokainen onnistuminen tuo heti seuraavan vaiheen. Ensimmäinen epäonnistuminen päättää sen.
dice-chain = { $player } on tehnyt vaiheen 10. Vielä jatkavat: { $players }.
dice-sharing = Vaihe 10 tuo nyt myös 40 pisteen lisän.
dice-counts = lasketaan vaiheeseen

dice-hint = Vihje
dice-hint-thinking = Lasketaan …
dice-hint-stop = Paras: lopeta tähän.
dice-hint-none = Paras: heitä kaikki kymmenen uudestaan.
dice-hint-keep = Paras: pidä { $dice }.
dice-hint-worth = Vaihe onnistuu { $chance } %:n varmuudella, keskimäärin { points }.
dice-hint-own = Sinun valintasi: vaihe onnistuu { $chance } %:n varmuudella, keskimäärin { points }.
dice-hint-same = Se on sinunkin valintasi.
dice-hint-take = Valitse nämä
dice-hint-alone = Yksin epäonnistunut vuoro vie vain 5: pienet pisteet kannattaa yrittää uudestaan.

dice-sheet = Vaiheet ja pisteet
dice-sheet-phase = Vaihe
dice-sheet-five = 221 tai enemmän vaiheen 5 jälkeen
dice-sheet-finish = Ensimmäisenä valmis
dice-sheet-failed = Epäonnistuneet vuorot
dice-sheet-open = vielä avoin
dice-sheet-now = pelataan nyt
dice-end-facts = { points }. Epäonnistuneita vuoroja: { $failed }.
dice-end-alone = Lopputuloksesi: { points }.

dice-proof-heading = Miten nopat arvottiin
dice-proof-about = Vuoron kaikki heitot arvotaan ja sinetöidään ennen sen alkua: jokaiselle nopalle yksi puoli kutakin kolmea heittoa varten. Se, mitä pidetään, ei voi muuttaa niitä. Vuoron jälkeen sinetti avataan.
dice-proof-seal = Sinetti { $number }
dice-proof-sealed = Sinetöity tätä vuoroa varten
dice-proof-faces = Noppien puolet
dice-proof-late = Puolet vastaavat sinettiä. Tämä laite ei ollut nähnyt sinettiä etukäteen.
dice-proof-true = Puolet vastaavat sinettiä, jonka tämä laite näki ennen vuoroa.
dice-proof-false = Puolet eivät vastaa sinettiä.
dice-proof-not-rolled = Nopat eivät pyörineet niin kuin sinetöitiin.
dice-proof-good = { $count ->
    [one] Ainoa sinetti täsmää, ja nopat pyörivät sen mukaan.
   *[other] Kaikki { $count } sinettiä täsmäävät, ja nopat pyörivät niiden mukaan.
}
dice-proof-bad = Kaikki sinetit eivät täsmää, tai nopat eivät pyörineet niin kuin sinetöitiin.
dice-proof-all = { $count ->
    [one] { $count } sinetti
   *[other] { $count } sinettiä
}

dice-against = Vastustajat
dice-alone = Yksin
dice-rules = Noppapeli lyhyesti
dice-rules-dice = Kuusi korkeaa noppaa näyttää 5–10, neljä matalaa 1–4 ja kaksi jokeria. Jokaisella puolella on yksi neljästä väristä.
dice-rules-turn = Vuorollasi heität kaikki kymmenen noppaa, pidät mitä haluat, heität muut, pidät tai otat takaisin ja heität kolmannen kerran. Saat lopettaa aiemminkin.
dice-rules-phases = Kymmenen vaihetta tehdään järjestyksessä, yksi yritys vuorossa. Epäonnistunut vuoro ei tuo mitään, ja vaihe tulee uudestaan.
dice-rules-wilds = Sarjoissa ja suorissa jokeri korvaa minkä tahansa numeron eikä tuo pisteitä. Yhdessä värissä se käy vain omassa värissään.
dice-rules-points = Valmis vaihe tuo siihen käytettyjen noppien summan pisteinä. Paras valinta lasketaan itsestään.
dice-rules-bonus = 221 tai enemmän vaiheen 5 jälkeen tuo 40. Saman saa se, joka tekee vaiheen 10 ensimmäisenä.
dice-rules-chain = Sitten muut jatkavat vuorotellen niin kauan kuin jokainen vuoro onnistuu, ja peli päättyy. Suurin summa voittaa.
dice-rules-alone = Yksin epäonnistunut vuoro vie 5, ja vaiheen 10 lisän 40 saa vain ensimmäisellä yrityksellä.
dice-referee-good = { $over ->
    [yes] Pöytäkirja on oikein: kokonainen noppapeli, siirtoja { $count }, tarkastettuja sinettejä { $number }.
   *[no] Pöytäkirja on oikein tähän asti: noppapelin siirtoja { $count }, tarkastettuja sinettejä { $number }.
}
dice-referee-bad = Rivillä { $number }: { $sentence }
dice-referee-seal = sinetti ei vastaa noppien puolia
dice-referee-roll = heitto ei ole se, joka sinetöitiin
dice-referee-end = sijat tai summat eivät ole tämän pelin
dice-referee-text = tätä ei voi lukea: { $part }
dice-referee-names = nimiä ei ole yhtä monta kuin pelaajia

# Pistetaulukko oikeille nopille.

dice-paper = Pistetaulukko oikeille nopille
dice-paper-about = Kirjaa jokainen vuoro: onnistuiko vaihe ja pisteet. Lisäpisteet, viimeinen ketju ja voittaja seuraavat itsestään. Taulukko pysyy tällä laitteella.
dice-paper-players = Pelaajat pelijärjestyksessä
dice-paper-begin = Aloita taulukko
dice-paper-points = Vaiheen pisteet
dice-paper-made = Onnistui
dice-paper-failed = Ei onnistunut
dice-paper-wrong = Kirjoita pisteet kokonaislukuna, enintään { $most }.
dice-paper-turns = Kaikki vuorot
dice-paper-mend = Korjaa
dice-paper-undo = Peru viimeinen vuoro
dice-paper-new = Uusi taulukko
dice-paper-save = Tallenna tiedostona
dice-paper-open = Avaa tiedosto
dice-paper-bad-file = Tässä tiedostossa ei ole noppapelin pistetaulukkoa.
dice-end-total = Lopputulos: { points }.
