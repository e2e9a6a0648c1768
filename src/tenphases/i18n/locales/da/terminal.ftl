# Det, der siges på kommandolinjen: af dommeren, af den, der tjekker protokoller, og i hjælpen.

cli-about = Et bord til kortspillet med ti faser.
cli-judge-about = Sig for hvert træk i en stilling, om det er lovligt, og hvad der sker eller hvorfor ikke.
cli-judge-file = En fil med stillinger og træk; - for standardinput.
cli-judge-preset = Reglerne til stillinger, der ikke nævner nogen; ”all” for dem alle efter tur.
cli-judge-check = Sig kun det, der ikke er, som filen venter.
cli-judge-status = Afslutningskode: 0 alt er lovligt, 1 noget er ulovligt, 2 noget kan ikke dømmes. Med --check: 0 alt er som ventet, 1 noget er det ikke, 2 noget kan ikke dømmes.
cli-verify-about = Tjek protokollen fra et spil: blanding, træk og point.
cli-verify-file = Protokollen, som tekst eller JSON; - for standardinput.
cli-verify-status = Afslutningskode: 0 alt passer, 1 noget kan ikke passe, 2 protokollen kan ikke læses.
cli-analyse-about = Gennemgå et spil, der er slut: hvad der blev givet væk og hvor, og hvad der var held.
cli-analyse-dice = Et terningespil gennemgås ikke. Mens der spilles, siger hintet, hvad du bør beholde, og hvad det er værd.
cli-analyse-file = Protokollen, som tekst eller JSON; - for standardinput.
cli-analyse-status = Afslutningskode: 0 det er analyseret, 1 protokollen har et træk, der ikke kan være, 2 protokollen kan ikke læses.
cli-analyse-seat = Kun denne spiller, angivet med bogstav.
cli-serve-about = Start bordet på denne maskine, og vis, hvor det er.
cli-serve-host = Adressen, der lyttes på; 127.0.0.1 holder andre enheder ude.
cli-serve-port = Porten, der lyttes på; ellers den første ledige fra 8010.
cli-serve-open = Åbn siden i browseren, hvis der er en.
cli-serve-data = Mappen, hvor spil gemmes; ellers systemets eget sted.
cli-serve-database = En database, hvor spil gemmes i stedet, som postgresql://user@host/name; flere servere kan dele den.
cli-serve-keep-sheets = Hvor mange dage et delt pointark gemmes, når ingen skriver på det; ellers 400.
cli-lang = Sproget, der tales; ellers systemets.
cli-json = Svar som JSON.
cli-version = Vis versionen.
cli-command = hvad der skal gøres
cli-no-file = { $file } kan ikke læses.
cli-not-done = Det kunne ikke lade sig gøre: { $why }
cli-usage = brug:
cli-arguments = argumenter
cli-options = tilvalg
cli-help = Vis denne hjælp.
cli-more = Se { $command }
cli-bad-choice = { $what } kan ikke være ”{ $found }”. Mulige valg: { $choices }.
cli-bad-value = { $what } kan ikke være ”{ $found }”.
cli-no-value = { $what } skal have en værdi.
cli-stands-alone = { $what } tager ingen værdi, men fik ”{ $found }”.
cli-not-together = { $what } og { $other } passer ikke sammen.
cli-required = Dette mangler: { $what }.
cli-unknown = ”{ $found }” betyder ikke noget her.
cli-ambiguous = ”{ $found }” kan betyde mere end én ting: { $choices }.

judge-case = { $title } ({ $preset })
judge-case-untitled = Stilling i linje { $line } ({ $preset })
judge-legal = lovligt
judge-illegal = ulovligt, { $rule }: { $sentence }
judge-unclear = kan ikke dømmes: { $sentence }
judge-open = Fortsættelsen afhænger af kort, som ikke er kendt.
judge-impossible = Denne stilling er ikke mulig:
judge-reason = { $rule }: { $sentence }
judge-at = Linje { $line }, kolonne { $column }: { $sentence }
judge-in-line = Linje { $line }: { $sentence }
judge-expected = ikke som ventet: { $expected }
judge-met = { $moves } træk dømt, { $unmet ->
    [0] alt som ventet.
    [one] { $unmet } forventning holdt ikke.
   *[other] { $unmet } forventninger holdt ikke.
}
judge-nothing = Der er ikke noget at dømme.

doubt-unknown-top = Det øverste kort er ikke kendt, og et spring over-kort kunne ikke tages. Sig, hvilket kort det er, som i ”take R5”.
doubt-other-card = Det er { card-object }, der ligger der.
doubt-no-such-card-left = Der er ingen { card } tilbage, som det kan være.
doubt-open-ending = Hvordan den sidste runde sluttede, afhænger af kort, som ikke er kendt.

notation-bad-character = ”{ $found }” betyder ikke noget her.
notation-bad-string = Denne tekst i anførselstegn kan ikke læses.
notation-expected = Her skulle der stå { $wanted ->
    [card] et kort som R5, W eller S
    [cards] kort, eller hvor mange der er
    [kind] en slags gruppe som set eller run
    [number] et tal
    [player] en spillers bogstav fra A til F
    [role] hvad jokeren er: et tal eller en farves bogstav
    [step] et trin i turen: choose, draw, reshuffle, play, deal eller over
    [text] en tekst i anførselstegn
    [verdict] hvad der ventes
    [word] et ord
   *[other] ”{ $wanted }”
}{ $found ->
    [none] .
   *[other] , ikke ”{ $found }”.
}
notation-unexpected = ”{ $found }” er én for meget her.
notation-no-such-statement = Intet begynder med ”{ $found }”.
notation-no-such-move = Trækket ”{ $found }” findes ikke.
notation-no-such-event = Hændelsen ”{ $found }” findes ikke.
notation-no-such-player = Spilleren { $found } findes ikke: { $players } spiller.
notation-no-such-phase = Fase { $found } findes ikke i dette spil.
notation-no-such-space = Der er intet felt { $found } på denne bane, som har { $spaces }.
notation-no-such-pile = { $piles ->
    [one] Der er kun én afkastbunke.
   *[other] Der er kun { $piles } afkastbunker.
}
notation-no-such-switch = Reglen ”{ $found }” findes ikke.
notation-no-such-rules = Der er ingen regler, der hedder ”{ $found }”.
notation-bad-value = ”{ $switch }” kan ikke være ”{ $found }”.
notation-missing = ”{ $statement }” mangler.
notation-repeated = ”{ $statement }” er sagt før.
notation-role-needed = Sig, hvad jokeren er: Den kan være { $ends }.
notation-roles-disagree = Jokerne i denne gruppe siges ikke at være det samme.
notation-unknown-card = Kun et kendt kort kan nævnes her.
notation-not-a-record = Dette er JSON, men ikke protokollen fra et spil.

fault-too-many-of-card = { card-start }: { $most ->
    [0] Det kort findes ikke i spillet, og { $have } er nævnt.
    [one] Der er kun ét i spillet, og { $have } er nævnt.
   *[other] Der er kun { $most } i spillet, og { $have } er nævnt.
}
fault-too-many-cards = Der er { $most } kort i spillet, og { $have } er nævnt.
fault-hand-too-large = { $player } kan ikke have { $have } kort nu, kun { $most }.
fault-hand-empty = { $player } har ingen kort, så runden ville være slut.
fault-group-impossible = { $group } kan ikke ligge på bordet: { $sentence }
fault-group-not-of-phase = { $group } er ikke en gruppe i fase { $phase }, eller én for meget.
fault-nobody-to-move = Nogen skal have tur i trinnet ”{ $step }”.
fault-sits-out = { $player } er ikke med i denne runde og kan ikke have tur.
fault-skip-waiting-on-turn = { $player } har et spring over-kort liggende og kan ikke have tur.
fault-bad-total = { $player } kan ikke have { $have } point.
fault-laid-not-now = Ingen kan have lagt en fase ned i en tur, der lige er begyndt.

verify-good = { $over ->
    [yes] Et helt spil
   *[no] Et spil, der ikke er slut
}: { $moves ->
    [one] { $moves } lovligt træk
   *[other] { $moves } lovlige træk
}, { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
}, { $commitments ->
    [0] ingen blanding forseglet.
    [one] { $commitments } blanding som forseglet.
   *[other] { $commitments } blandinger som forseglet.
}
verify-bad = { $count } ting i denne protokol kan ikke passe.

discrepancy-newer-rules = Spillet blev spillet efter version { $have } af reglerne, og her kendes kun { $known }.
discrepancy-unplayable = Ingen kan spille efter disse regler.
discrepancy-names-differ = Der er { $players } spillere og { $have } navne.
discrepancy-commitment-broken = Det er ikke den rækkefølge, der blev forseglet.
discrepancy-commitment-half = For at tjekke en blanding skal man bruge både seglet og saltet.
discrepancy-illegal-move = Dette træk er ulovligt, { $rule }: { $sentence }
discrepancy-other-card = Protokollen siger, at { card-object } blev trukket, men det var { $drawn }.
discrepancy-scores-differ = { $player } har { $counted }, ikke { $written }.
discrepancy-scores-missing = Pointene for runde { $round } mangler.
discrepancy-scores-too-soon = Ingen runde sluttede her.
discrepancy-places-differ = Rækkefølgen er ”{ $counted }”, ikke ”{ $written }”.

# The server.

serve-here = Bordet er åbent på { $address }
serve-network = Fra andre enheder på samme netværk: { $address }
serve-kept = Spillene gemmes i { $folder }
serve-stop = Tryk Ctrl+C for at lukke bordet. Alle spil går videre næste gang.
serve-master-compiling = Mesterens søgning kompileres til denne maskine, kun én gang: et minut eller to. Så længe spiller en ekspert i stedet.
serve-master-ready = Mesterens søgning er klar.
serve-closed = Bordet er lukket.
serve-port-taken = Et andet program bruger port { $port }, måske et bord, der allerede er åbent. Vælg en anden med --port, eller udelad --port.
serve-port-reserved = Port { $port } er forbeholdt systemets administrator. Vælg en fra 1024 og opefter med --port, eller udelad --port.
serve-no-port = Portene { $first } til { $last } er alle i brug. Vælg en anden med --port.
serve-no-host = Denne maskine kan ikke lytte på { $host }. Vælg en anden adresse med --host.
serve-no-data = Spil kan ikke gemmes i { $folder }. Vælg en anden mappe med --data.
serve-data-newer = Spillene i { $folder } er gemt af en nyere version af dette program. Opdater det, eller vælg en anden mappe med --data.
serve-no-driver = Dette kræver psycopg, tilføjelsen [postgres]: { $command }
serve-not-a-database = --database skal have en adresse, som { $example }.
serve-no-database = Spil kan ikke gemmes i { $database }: { $why }
serve-database-newer = Spillene i { $database } er gemt af en nyere version af dette program. Opdater det, eller vælg en anden database.

cli-score-dice = Før point for et spil med rigtige terninger.
dice-score-how = Skriv hver tur, efterhånden som den spilles, i spillerækkefølgen:
dice-score-help-made = fasen klaret, 45 point
dice-score-help-failed = fasen ikke klaret
dice-score-help-mend = skriver tur 5 på ny
dice-score-no-turn = Der er ingen tur ”{ $word }” endnu.
dice-score-no-sheet = Filen { $file } indeholder intet pointark til terninger.
dice-score-too-much = Tur { $number }, { $player }: Fase { $phase } kan ikke give { points }, men højst { $most }.
dice-score-late = Ture efter spillets slutning: { $number }. De tæller ikke.
dice-score-good = Intet taler imod dette ark. Ture: { $number }.
score-ask-names = Hvem spiller? Skriv navnene i den rækkefølge, I sidder, med komma imellem:
score-ask-dealer = Hvem giver først? Tryk Enter for { $player }:
score-kept = Pointarket gemmes i { $file }. Et spørgsmålstegn viser, hvad du kan skrive.
score-not-kept = Pointarket kan ikke gemmes i { $file }.
score-no-start = Et pointark er til { $least } til { $most } spillere.
score-round = Runde { $round }. { $player } giver.
score-tie-break = { $number }, ekstra
score-doubt = Er det rigtigt? { $sentence }
score-place = { $place }. { $player }: { $phases ->
    [one] { $phases } fase
   *[other] { $phases } faser
}, { $points ->
    [one] { $points } point
   *[other] { $points } point
}
score-history = { $points ->
    [none] ingen point
   *[other] point: { $points }
}, { $laid ->
    [yes] fasen lagt ned
    [no] fasen ikke lagt ned
   *[none] intet sagt om fasen
}
score-no-history = Der er ikke skrevet noget.
score-no-such-line = ”{ $word }” betyder ingenting her. Et spørgsmålstegn viser, hvad du kan skrive.
score-no-such-word = ”{ $word }” er ikke point. Skriv 45, eller +20 hvis fasen blev lagt ned, eller 0 for den, der gik ud.
score-no-such-player = Der er ingen spiller ”{ $word }”, eller mere end én.
score-no-such-round = Der er ingen runde ”{ $word }” endnu.
score-no-such-phase = Fase ”{ $word }” kan ikke nævnes her.
score-no-count = Spillere i denne runde: { $count }. Skriv et ord for hver af dem; et punktum lader det være, som det er.
score-no-undo = Der er ikke noget at fortryde.
score-no-redo = Der er ikke noget at gøre igen.

score-help-how = Skriv et ord for hver spiller i runden, i den rækkefølge, I sidder:
score-help-points = 45 point, fasen ikke lagt ned
score-help-laid = fasen lagt ned, 20 point
score-help-out = gik ud
score-help-chosen = fase 5 lagt ned, 20 point, når spillerne selv vælger fase
score-help-counted = talt: kort fra 1 til 9, fra 10 til 12, spring over-kort, jokere
score-help-leave = lader det være, som det er
score-help-empty = tømmer feltet
score-help-round = skriver runde 3 på ny
score-help-cell = skriver én spillers point i runde 3 på ny
score-help-undo = fortryder den sidste linje
score-help-redo = gør den igen
score-help-sure = alt det, der blev spurgt om, er rigtigt
score-help-history = viser alt, hvad der har stået der
score-help-name = ændrer et navn
score-help-end = afslutter spillet før tid, eller fortsætter det
score-help-show = viser pointarket
score-help-quit = stopper; alt er gemt

score-check-total = Summen er { $counted }, ikke { $stated }.
score-check-done = Antallet af klarede faser er { $counted }, ikke { $stated }.
score-check-phase = Fasen er { $counted }, ikke { $stated }.
score-check-deals = Runde { $round }: { $player } giver.
score-check-good = { $count ->
    [one] { $count } runde, og alt stemmer.
   *[other] { $count } runder, og alt stemmer.
}
score-check-bad = { $count ->
    [one] { $count } ting kan næppe passe.
   *[other] { $count } ting kan næppe passe.
}

cli-score-about = Før point for et spil med rigtige kort; ”score check FILE” regner et ark efter og nævner hvert felt, der næppe kan passe.
cli-score-what = filen, som pointarket gemmes i, JSON eller CSV; efter ”check” filen, der skal tjekkes
cli-score-names = hvem der spiller, med komma mellem navnene
cli-score-dealer = hvem der giver først
cli-score-preset = reglerne, I spiller efter
cli-score-variant = en variant af disse regler; kan gives flere gange
cli-score-status = Afslutningskode for et tjek: 0, når alt stemmer, 1, når noget næppe kan passe, 2, når filen ikke kan læses.

cli-solo-about = Regn nøjagtigt ud, hvor mange ture faserne tager for en, der spiller alene.
cli-solo-phases = Faserne, med nummer eller som ”set3 + run4”; hele listen, hvis ingen er nævnt.
cli-solo-hand = En hånd på ti kort, som ”R5 B12 W S”: hvor mange ture den kræver.
cli-solo-status = Afslutningskode: 0 alle faser har tal, 1 om en fase kan der ikke siges noget, 2 det, der spørges om, kan ikke læses.
cli-contest-status = Afslutningskode: 0 alt blev spillet, 2 det kan ikke spilles, 130 det blev afbrudt.
study-no-extra = Dette kræver numpy og numba, tilføjelsen [sim]: { $command }
study-first-use = Kompilerer til denne maskine. Det gøres kun én gang og kan tage et minut eller to.
study-compiling = Kompilerer
solo-unreadable = ”{ $text }” kan ikke bruges her.
solo-solving = { $phase }
solo-phase = Fase
solo-complete = Færdig fra start, %
solo-lacking = Kort, der mangler
solo-pile = Ture, kun bunken
solo-discards = Ture, med afkastede kort
solo-within = % inden for { $turns }
solo-number-and-colour = { $phase }: Både tal og farver betyder noget, så de nøjagtige tal er uden for rækkevidde.
solo-hand-too-large = { $phase }: Hænderne er for store til at blive talt.
solo-never-laid = { $phase }: Ingen hånd kan rumme den.

# Analysen af et spil.

analyse-entry = Træk { $entry }
analyse-impossible = Træk { $entry } kan ikke være: { $sentence }

cli-simulate-about = Spil én opstilling mange gange, med alle placeringer, og fortæl, hvem der vinder hvor ofte.
cli-simulate-players = Hvem der spiller, et navn for hver plads: beginner, casual, steady, expert, master, random.
cli-tournament-about = Lad alle møde alle, og giv dem en styrke.
cli-tournament-players = Hvem der mødes: beginner, casual, steady, expert, master, random.
cli-contest-seats = Hvor mange der sidder ved bordet: to, eller én af den første mod så mange af den anden.
cli-contest-seeds = Hvor mange frø; hvert bestemmer alle kort eller terninger i et spil og spilles med alle placeringer.
cli-contest-first = Det første frø.
cli-contest-processes = Hvor mange processer; lige så mange som processorer, hvis intet er sagt. Resultaterne afhænger ikke af det.
cli-contest-ray = Spil med Ray, på processorerne i en klynge af maskiner: ”auto” for den klynge, denne maskine er med i, ”local” for denne maskine alene, eller klyngens adresse. Resultaterne afhænger ikke af det.
cli-contest-results = En fil, der gemmer det, der er gjort, så samme kommando går videre derfra.
cli-contest-plots = En mappe til billeder af resultatet.
cli-contest-better = Fortæl, hvornår det er sikkert, om den første spiller er bedre end lige med så mange point af hundrede.
contest-unknown = Der er ingen spiller ”{ $name }”. Der er: { $names }.
contest-few = Der skal to til seks spillere til.
contest-file-foreign = { $file } er ikke en resultatfil og blev ikke ændret. Vælg en anden fil.
contest-file-players = { $file } indeholder resultater for andre spillere. Vælg en anden fil.
contest-file-rules = { $file } indeholder resultater for andre regler. Vælg en anden fil.
contest-file-seeds = { $file } indeholder resultater, der begynder med et andet frø. Vælg en anden fil, eller frøet med --first.
contest-file-engines = { $file } blev begyndt med en anden motor: Tilføjelsen [sim] var installeret dengang og er det ikke nu, eller omvendt. Vælg en anden fil.
contest-file-code = { $file } blev begyndt med en anden version af programmet, reglerne eller botterne, som måske spiller anderledes nu. Vælg en anden fil.
contest-file-damaged = Linje { $line } i { $file } kan ikke læses; intet blev ændret. Slet linjen for at spille de spil igen, eller vælg en anden fil.
contest-file-busy = En anden simulering eller turnering skriver til { $file }. Vent på den, eller vælg en anden fil.
contest-file-unusable = { $file } kan ikke bruges: { $why }. Vælg en anden fil.
contest-file-failed = Der kan ikke skrives til { $file }: { $why }. Det, der allerede står i den, er helt: Samme kommando går videre derfra.
contest-plots-failed = Der kan ikke lægges billeder i { $folder }: { $why }.
contest-ray-missing = Dette kræver Ray, tilføjelsen [ray]: { $command }
contest-ray-failed = Ray svarer ikke eller kan ikke gå videre: { $why }
contest-ray-unlike = Maskinen { $machine } har en anden version af programmet eller andre tilføjelser, så dens resultater kan ikke lægges sammen med disse. Installer det samme der som her.
contest-playing = Spiller
contest-seeds = Frø { $first } til { $last }, hvert med alle placeringer. Efter ± det halve 95 %-interval, over frø.
contest-versus = { $first } mod { $count } { $second }
contest-role-par = lige gode
contest-role-random = på må og få
contest-role-cheat = ser alle kortene
contest-match = Kamp
contest-games = Spil
contest-par = Lige, %
contest-wins = Sejre, %
contest-points = Point
contest-rounds = Runder
contest-turns = Ture pr. runde
contest-engine = Motor
contest-engine-kernel = kompileret
contest-engine-core = læsbar
contest-engine-search = læsbar, med mestre, der søger
contest-stalled = { $count ->
    [one] { $count } spil sluttede ikke
   *[other] { $count } spil sluttede ikke
}
contest-lays = Ture til nedlægning af hver fase, i de runder, hvor den lægges ned
contest-player = Spiller
contest-ratings = Styrke (400 mere: ti gange så mange sejre)
contest-strength = Styrke
contest-better-yes = { $name } er bedre: afgjort efter { $seeds } frø.
contest-better-no = { $name } er ikke så meget bedre: afgjort efter { $seeds } frø.
contest-better-open = Ikke afgjort for { $name } efter { $seeds } frø.
contest-stopped = Stoppet. { $done } af { $all } spil er spillet.
contest-plot-wins = Sejre, %
contest-plot-rounds = Runder i et spil
contest-plot-share = Andel af spillene
contest-plot-phase = Fase
contest-plot-turns = Ture til nedlægning
contest-plot-points = Point til sidst
cli-contest-dice = Terningespillet i stedet for kort, fra én til seks spillere. Spillerne: random, greedy, surest, beginner, casual, steady, expert, master.
contest-dice-rules = Terningespillet har kun ét sæt regler: Udelad --preset og --variant.
contest-dice-few = Der skal én til seks spillere til.
contest-dice-wait = Regner ud, hvilke terninger det er bedst at beholde. Det kan tage et halvt minut.
contest-dice-tables = Hvad der beholdes
contest-dice-alike = Disse spiller helt ens med terninger: { $names }.
contest-totals = Point
contest-mean = Gennemsnit
contest-deviation = Afvigelse
contest-spread = Point til sidst: gennemsnittet, standardafvigelsen og den grænse, som så mange procent af spillene ikke går over
contest-bonuses = Bonusser, og hvad de andre stadig klarede, efter at nogen var blevet færdig
contest-bonuses-alone = Bonusser
contest-bonus-five = Efter fase 5, %
contest-bonus-finish = For at blive færdig, %
contest-finished-first = Først færdig, %
contest-chain-phases = Faser derefter
contest-chain-points = Point derefter
contest-dice-tries = Så mange af hundrede forsøg på en fase lykkes
contest-dice-scores = Point for en fase, der bliver klaret, i gennemsnit
contest-dice-games = I så mange af hundrede spil bliver fasen klaret
contest-plot-tries = Forsøg, der lykkes, %

# At spille i terminalen.

cli-play-about = Spil i terminalen: alene mod botter, eller sammen ved et bord, der kører et andet sted.
cli-play-where = Linket i en invitation; eller adressen på en server, og koden til et bord for at være med, eller ingen kode for at åbne et. Uden adresse spiller du her, mod botter.
cli-play-players = Hvor mange der spiller, fra 2 til 6.
cli-play-bot = En bots niveau. Kan gives én gang for hver bot; det sidste gælder for resten.
cli-play-rules = En fil med dine egne regler.
cli-play-name = Dit navn ved bordet.
cli-play-status = Afslutningskode: 0 du har forladt bordet, 1 der er ikke noget sådant bord eller nogen sådan server, 2 der er ingen skærm at spille på, eller noget kan ikke læses.
play-no-screen = For at spille skal der være en terminal: kør dette, hvor intet bliver omdirigeret.
play-no-address = ”{ $address }” er ikke adressen på noget bord.
play-no-server = Intet svarer på { $address }.
play-too-many-bots = Det er flere botter, end { $players } spillere har plads til.
play-dice = Ved dette bord spilles der med terninger. Det gør man i browseren: { $address }
play-unreadable = Serveren til dette bord er nyere end dette program, eller ældre. I browseren kan du spille: { $address }
play-kept = Spillet er gemt. Den samme kommando fører tilbage til det.
play-record = Gem protokollen
play-record-saved = Protokollen ligger i { $file }. ”tenphases verify” kontrollerer den, ”tenphases analyse” gennemgår den.
play-quit = Afslut
play-build = Sæt sammen
play-sort = Sortér
play-log = Hændelser
play-talk = Sig noget
play-key-tray = læg kortet dér
play-key-back = tag det sidste tilbage
play-key-save = Spar det valgte kort, eller træk et sparet
play-key-player = Hvad man ved om en spiller
play-key-quit = Gå; spillet bliver gemt
