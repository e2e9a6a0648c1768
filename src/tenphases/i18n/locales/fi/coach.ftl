# Valmentaja: vihjeet kolmessa portaassa, pelin läpikäynti, harjoitukset. $player on nimi; kortista puhuttaessa annetaan
# $colour ja $number kuten tiedostossa cards.ftl. $percent on sadasta.

coach-title = Valmentaja
coach-percent = { $percent } %
coach-thinking = Valmentaja katsoo korttejasi …
coach-nothing = Nyt ei ole mitään päätettävää. Kysy uudelleen omalla vuorollasi.
coach-gone-on = Peli on edennyt siitä, kun kysyit.
coach-ask-again = Kysy uudelleen
coach-look = Mihin katsoa
coach-the-idea = Ajatus
coach-the-move = Siirto
coach-show-idea = Näytä ajatus
coach-show-move = Näytä siirto
coach-why = Miksi
coach-others = Muihin siirtoihin verrattuna
coach-about = Perustuu siihen, minkä itse näet, ei koskaan piilossa oleviin kortteihin. Luvut pitävät, jos kaikki pöydässä pelaavat tästä eteenpäin valmentajan tavoin.
coach-column-soon = Vaihe kolmessa vuorossa
coach-column-turns = Vuoroja vaiheeseen
coach-column-win = Voittaa kierroksen
coach-best = paras
coach-equal = yhtä hyvä
coach-given = hukkaa { $percent } % kierroksesta

# Siirrot

coach-move-draw = Nosta nostopakasta
coach-move-take = Ota poistopakasta { card }
coach-move-lay = Laske vaihe pöytään
coach-move-hit = Lisää { card }
coach-move-discard = Poista { card }
coach-move-skip = Pelaa ohituskortti: { $player }
coach-move-skip-nobody = Poista ohituskortti
coach-move-choose = Valitse vaihe { $phase }
coach-move-save = Säästä { card }
coach-move-saved = Nosta kortti, jonka olet säästänyt
coach-move-twist = Nosta twist-kortti

# Mihin katsoa

coach-nudge-choose = Mitä vaihetta lähimpänä korttisi ovat, kun otat huomioon sen vaikeuden?
coach-nudge-discards = Katso ensin poistopakkaa. Toisiko sen päällimmäinen kortti vaiheesi lähemmäs?
coach-nudge-discards-laid = Katso poistopakkaa ja pöytää. Sopisiko päällimmäinen kortti johonkin?
coach-nudge-only = Tässä ei ole valinnan varaa.
coach-nudge-lay = Tarkista ryhmäsi vielä kerran.
coach-nudge-hit = Katso ensin pöydän ryhmiä ja sitten, mitä kädessäsi on.
coach-nudge-skip = Kenelle antaisit vähiten mielelläsi seuraavan vuoron?
coach-nudge-next = Ennen kuin poistat kortin, muista, että seuraavana pelaa { $player }.
coach-nudge-points = Mitä sinulle jäisi käteen, jos joku pääsisi nyt eroon korteistaan?
coach-nudge-spare = Mitä korteistasi vaihe tarvitsee ja mitä ei?
coach-nudge-saved = Katso myös säästöpakkaasi.
coach-nudge-equal = Tässä sillä ei ole juuri väliä.

# Ajatus

coach-idea-choose = Ota se vaihe, josta puuttuu vähiten kortteja, ja mieluummin vaikea kuin helppo, joka on yhtä lähellä.
coach-idea-take = Varmasti auttava kortti on tuntematonta arvokkaampi.
coach-idea-draw = Korttia, joka ei vie sinua lähemmäs vaihetta, ei kannata ottaa: tuntematon kortti voi viedä.
coach-idea-lay = Laske vaihe heti, kun voit: siitä lähtien se on tehty, ja saat lisätä kortteja.
coach-idea-hit = Lisää se, mikä sopii, ennen kuin poistat kortin.
coach-idea-skip = Vie seuraava vuoro pelaajalta { $player }.
coach-idea-safe = Poista jotain, jota { $player } ei voi käyttää.
coach-idea-points = Luovu jostakin kalliista kortista, jota et tarvitse.
coach-idea-spare = Luovu kortista, jota vaiheesi ei tarvitse.
coach-idea-saved = Säästetty kortti käytetään, kun se varmasti auttaa, ja säästöön pannaan kortti, josta voi olla myöhemmin hyötyä.
coach-idea-equal = Usean kortin voi yhtä hyvin poistaa. Valitse jokin, jota vaiheesi ei tarvitse.

# Perusteet

coach-reason-progress = Vaiheeseesi kelpaa { card }. Poiston jälkeenkin { $unseen } näkemättömästä kortista { $useful } vie sinua lähemmäs.
coach-reason-spare = Vaiheesi ei tarvitse sitä: poiston jälkeen { $unseen } näkemättömästä kortista { $useful } vie sinua lähemmäs.
coach-reason-feeding-laid = Seuraavana pelaa { $player }, jonka vaihe on pöydässä ja joka voisi lisätä { card-object }.
coach-reason-feeding-taken = Seuraavana pelaa { $player }, joka on ottanut sen numeron ennenkin, joten pidä { card }.
coach-reason-feeding-phase = Seuraavana pelaa { $player }, jonka vaiheeseen voi kelvata { card }.
coach-reason-points = Siitä tulee { $points } pistettä, jos joku pääsee ennen sinua eroon korteistaan.
coach-reason-counting = Esillä olevat kortit eivät enää tule. Näkemättömiä on { $unseen }, ja niistä auttaa { $useful }.
coach-reason-wild-kept = Jokeri sopii kaikkialle, joten se jää.
coach-reason-skip = Vuoron menettää { $player }.
coach-reason-skip-laid = Vuoron menettää { $player }, jonka vaihe on pöydässä ja jolla on { $count ->
    [one] { $count } kortti
   *[other] { $count } korttia
} kädessä.
coach-reason-take-nearer = { card-start } vie sinua varmasti lähemmäs: { $missing ->
    [0] sitten ei puutu mitään.
    [one] sitten puuttuu { $missing } kortti.
   *[other] sitten puuttuu { $missing } korttia.
}
coach-reason-take-fits = { card-start } tulee heti käyttöön.
coach-reason-pile = { card-start } ei vie sinua lähemmäs. Nostopakan kortti voi viedä.
coach-reason-only = Muuta tehtävää ei ole.
coach-reason-lay = Kun vaihe on pöydässä, se on tehty ja saat lisätä kortteja.
coach-reason-hit = Pöydässä oleva kortti ei maksa mitään, ja kierros voi päättyä milloin vain.
coach-reason-go-out = Sillä pääset eroon korteistasi.
coach-reason-nearest = { $missing ->
    [0] Vaiheesta { $phase } ei puutu mitään.
    [one] Vaiheesta { $phase } puuttuu { $missing } kortti.
   *[other] Vaiheesta { $phase } puuttuu { $missing } korttia.
}
coach-reason-saved = Säästössä on varma apu: { card }.
coach-reason-save = { card-start } voi olla arvokkaampi myöhemmällä kierroksella.
coach-reason-onward = Sillä nappulasi pääsee keskimäärin pisimmälle.
coach-reason-equal = { $count ->
    [one] Toinenkin kortti on yhtä hyvä.
   *[other] { $count } muuta on yhtä hyviä.
}

# Pelin jälkeen

analysis-title = Mitä valmentaja sanoo
analysis-about = Jokainen päätös arvioidaan sen mukaan, mitä pelaaja silloin saattoi tietää. Onni lasketaan erikseen.
analysis-begin = Käy peli läpi
analysis-under-way = Valmentaja käy peliä läpi: { $percent } %
analysis-failed = Läpikäynti ei tullut perille.
analysis-of = Pelaaja
analysis-good = { $count ->
    [one] { $count } päätöksestä { $good } oli yhtä hyvä kuin paras.
   *[other] { $count } päätöksestä { $good } oli { $good ->
        [one] yhtä hyvä
       *[other] yhtä hyviä
    } kuin paras.
}
analysis-given = { $rounds ->
    [one] Muilla päätöksillä hukattiin { $rounds } kierros.
   *[other] Muilla päätöksillä hukattiin { $rounds } kierrosta.
}
analysis-hope = Jaetuilla käsillä saattoi odottaa { $hope } kierroksen voittoa; niitä tuli { $won }.
analysis-draws = Nostopakan { $draws } kortista auttoi { $helped }; odottaa saattoi { $expected }.
analysis-worst = Missä hukattiin eniten
analysis-finest = Hyvät löydöt
analysis-nothing = Mitään mainittavaa ei hukattu.
analysis-moment = Kierros { $round }: { $move }
analysis-better = Parempi: { $move }.
analysis-cost = Se maksoi { $percent } % kierroksesta.
analysis-show = Näytä tämä hetki
analysis-by-phase = Vaihe vaiheelta
analysis-phases = Kierros kierrokselta
analysis-column-rounds = Kierroksia
analysis-column-turns = Vuoroja (tavallisesti)
analysis-column-missing = Puuttui jaettaessa (tavallisesti)
analysis-column-helped = Hyödyllisiä nostoja (odotettiin)
analysis-column-given = Hukattu
analysis-beside = { $value } ({ $usual })
analysis-practise = Harjoittele näitä tilanteita
analysis-won = pääsi eroon korteista

# Harjoitukset

practice-title = Harjoitukset
practice-kind = Mitä harjoittelet
practice-play = Miten pelaisit?
practice-count = Montako puuttuu?
practice-own = Tehtäviä omasta pelistäsi
practice-number = Tehtävä { $number }
practice-ask-draw = On sinun vuorosi. Mistä nostat?
practice-ask-play = On sinun vuorosi. Mitä teet?
practice-ask-count = Montako korttia puuttuu? { $phase }
practice-others = Muut
practice-other = { $player }: vaihe { $phase }, kädessä { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
}
practice-other-laid = { $player }: vaihe { $phase } pöydässä, kädessä { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
}
practice-other-took = { $player } otti: { $cards }
practice-top = Poistopakan päällä
practice-hand = Kätesi
practice-table = Pöydässä
practice-phase = Vaiheesi
practice-seat = Pelaaja { $number }
practice-next-player = pelaa seuraavana
practice-right = Niin valmentajakin tekisi.
practice-equal = Yhtä hyvä. Valmentaja sanoisi: { $move }.
practice-close = Melkein yhtä hyvä: se hukkaa { $percent } % kierroksesta. Parempi: { $move }.
practice-wrong = Se hukkaa { $percent } % kierroksesta. Parempi: { $move }.
practice-count-right = Oikein: { $missing ->
    [one] { $missing } kortti puuttuu.
   *[other] { $missing } korttia puuttuu.
}
practice-count-wrong = Ei aivan: { $missing ->
    [one] { $missing } kortti puuttuu.
   *[other] { $missing } korttia puuttuu.
}
practice-groups = Yksi tapa nähdä se:
practice-lacking = puuttuu
practice-next = Seuraava
practice-result = { $good } oikein { $count } tehtävästä
practice-failed = Tehtävä ei tullut perille.
practice-number-missing = { $count ->
    [one] { $count } kortti
   *[other] { $count } korttia
}
