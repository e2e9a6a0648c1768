# Efter spillet: se det igen, egne spil, programmet på startskærmen, intet net.

# Se et spil igen

replay-title = Et spil at se igen
replay-of = { $day }, { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
}
replay-not-over = Spillet er ikke færdigt endnu. Det kan ses her, så snart det er slut; indtil da vises ingens kort.
replay-to-table = Til bordet
replay-table = Bordet med hver hånd åben
replay-hand = Hånd: { $cards }
replay-no-cards = Ingen kort på hånden
replay-saved = Sparet:
replay-next-card = Næste kort:
replay-by-clock = Tiden var gået.
replay-by-bot = En bot spillede videre.
replay-controls = Se
replay-slider = Øjeblik i spillet
replay-where = trin { $step } af { $steps }
replay-step-back = Et trin tilbage
replay-step-on = Et trin frem
replay-round-back = Tilbage til begyndelsen af runden
replay-round-on = Frem til næste runde
replay-play = Afspil
replay-pause = Pause
replay-round = Runden, der vises
replay-speed = Fart
replay-speed-slow = Langsom
replay-speed-normal = Almindelig
replay-speed-fast = Hurtig
replay-keys = Taster: pil til venstre og højre for et trin, med Shift for en runde, mellemrum for at afspille og standse. Trin:
replay-course = Sådan gik det
replay-phases-label = Kurvediagram over alles faser gennem { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
}. De samme tal står nedenunder.
replay-keep = At gemme
replay-keep-about = Protokollen indeholder hvert træk og hvert kort. Den, der har den, kan spille spillet igennem igen og kontrollere det.
replay-record-json = Protokol som fil (JSON)
replay-record-text = Protokol at læse (tekst)
replay-share = Del dette øjeblik
replay-link = Link
replay-copied = Linket er kopieret.

# Beviset for blandingerne

replay-proof-about = Kortenes rækkefølge blev hver gang fastlagt og forseglet, før der blev givet. Siden her har regnet hvert segl ud igen og givet kortene igen i den rækkefølge, der var forseglet.
replay-proof-good = { $count ->
    [one] Kontrolleret her, i din browser: Blandingen passer til sit segl, og kortene blev givet i den rækkefølge.
   *[other] Kontrolleret her, i din browser: Alle { $count } blandinger passer til deres segl, og kortene blev givet i den rækkefølge.
}
replay-proof-bad = Noget passer ikke. Nedenfor ser du, hvilken runde det er.
replay-proof-round = Runde { $number }: Alt passer
replay-proof-round-bad = Runde { $number }: Dette passer ikke
replay-proof-seen = Rækkefølgen passer til det segl, som enheden her fik vist, før der blev givet, og kortene blev givet i denne rækkefølge.
replay-proof-late = Rækkefølgen passer til sit segl, og kortene blev givet i denne rækkefølge. Enheden her var ikke ved bordet dengang, så den kan ikke sige, hvornår seglet blev lavet.
replay-proof-not-dealt = Rækkefølgen passer til sit segl, men kortene blev ikke givet i denne rækkefølge.

# Egne spil

mine-title = Mine spil
mine-about = Fortsæt spillene på denne enhed, se dem igen, og se, hvordan det er gået, i tal.
mine-over = Spil, der er slut
mine-gathering = Venter på spillere
mine-shared = Delt sejr
mine-place = Nr. { $place } af { $of }
mine-your-turn = din tur
mine-lesson = lektion, tælles ikke med
mine-watch = se
mine-gone = Serveren kender ikke spillet længere.
mine-unheard = Serveren svarer ikke lige nu.
mine-offline = Serveren svarer ikke. Det, der vises, er det, som enheden her har gemt.
mine-none = Ingen spil på denne enhed endnu.
mine-begin = Begynd et spil
mine-all = { $count ->
    [one] Vis { $count } spil
   *[other] Vis alle { $count } spil
}
mine-forget = Fjern fra denne enhed
mine-forget-game = Fjern fra denne enhed: { $game }
mine-forget-going = Spillet går videre, og din plads er på denne enhed. Uden den kan du ikke komme tilbage.
mine-forget-over = Så tæller spillet ikke længere med i tallene nedenfor.
mine-forget-not = Behold det
mine-forgotten = Fjernet: { $game }

# Statistik

mine-statistics = I tal
mine-bot = Bot ({ $level })
mine-percent = { $percent } %
mine-games = Spil
mine-won = Vundet
mine-rounds = Runder
mine-out = Gik ud (runder)
mine-laid = Runder med fasen lagt ned
mine-points-round = Point pr. runde
mine-best = Færrest point i et spil
mine-fewest = Runder i den hurtigste sejr
mine-phases = Runder for hver fase
mine-hardest = { $rounds ->
    [one] { $phase } koster mest: { $rounds } runde i snit.
   *[other] { $phase } koster mest: { $rounds } runder i snit.
}
mine-tried = Runder med forsøg
mine-rounds-each = Runder pr. gang
mine-spread = Point i en runde
mine-share = Andel
mine-range = { $from }–{ $to }
mine-range-open = { $from } og mere
mine-against = Mod hvem
mine-ahead = Foran
mine-behind = Bagud
mine-wins = Sejre, spil for spil
mine-wins-label = Kurvediagram over alles sejre gennem { $games } spil. De samme tal står nedenunder.
mine-plot-label = Søjlediagram: { $what }. De samme tal står nedenunder.

# På startskærmen

install-heading = På startskærmen
install-about = Spillet kan få sit eget ikon på denne enhed og åbner så uden browseren omkring sig.
install-now = Føj til
install-by-hand = Vælg det punkt i browserens menu, der føjer siden her til startskærmen. Så åbner den som enhver anden app.
install-plain = Adressen her begynder med http. Alt kan spilles sådan, men browsere gemmer en side til brug uden net, og installerer den, kun hvor adressen begynder med https.

# Intet net

offline-heading = Der er ingen forbindelse til serveren
offline-back = Så snart den svarer, går siden videre af sig selv.
offline-can = Dette virker uden serveren
offline-sheet = Holder regnskab med et spil med rigtige kort. Alt bliver på denne enhed.
offline-mine = De spil, der er spillet på denne enhed, i tal.
offline-cannot = Dette kræver serveren
offline-tables = Borde med mennesker eller botter og at se spil igen. Et spil, der er i gang, venter på dig, og din plads bliver gemt.
