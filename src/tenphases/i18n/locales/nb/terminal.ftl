# Det som sies på kommandolinjen: av dommeren, av den som sjekker protokoller, og i hjelpen.

cli-about = Et bord for kortspillet med ti faser.
cli-judge-about = Si for hvert trekk i en stilling om det er lovlig, og hva som skjer eller hvorfor ikke.
cli-judge-file = En fil med stillinger og trekk; - for standard inndata.
cli-judge-preset = Reglene for stillinger som ikke nevner noen; «all» for alle etter tur.
cli-judge-check = Si bare det som ikke er som filen venter.
cli-judge-status = Avslutningskode: 0 alt er lovlig, 1 noe er ulovlig, 2 noe kan ikke dømmes. Med --check: 0 alt er som ventet, 1 noe er ikke det, 2 noe kan ikke dømmes.
cli-verify-about = Sjekk protokollen fra et spill: stokking, trekk og poeng.
cli-verify-file = Protokollen, som tekst eller JSON; - for standard inndata.
cli-verify-status = Avslutningskode: 0 alt stemmer, 1 noe kan ikke stemme, 2 protokollen kan ikke leses.
cli-analyse-about = Gå gjennom et spill som er over: hva som ble gitt bort og hvor, og hva som var hell.
cli-analyse-dice = Et terningspill analyseres ikke. Mens det spilles, sier hintet hva du bør beholde, og hva det er verdt.
cli-analyse-file = Protokollen, som tekst eller JSON; - for standard inndata.
cli-analyse-status = Avslutningskode: 0 spillet er analysert, 1 protokollen har et trekk som ikke kan være, 2 protokollen kan ikke leses.
cli-analyse-seat = Bare denne spilleren, angitt med bokstav.
cli-serve-about = Start bordet på denne maskinen, og vis hvor det er.
cli-serve-host = Adressen det lyttes på; 127.0.0.1 holder andre enheter ute.
cli-serve-port = Porten det lyttes på; ellers den første ledige fra 8010.
cli-serve-open = Åpne siden i nettleseren, hvis det finnes en.
cli-serve-data = Mappen der spill tas vare på; ellers systemets eget sted.
cli-serve-database = En database der spill tas vare på i stedet, som postgresql://user@host/name; flere servere kan dele den.
cli-serve-keep-sheets = Hvor mange dager et delt poengskjema tas vare på når ingen skriver på det; ellers 400.
cli-lang = Språket som brukes; ellers systemets.
cli-json = Svar som JSON.
cli-version = Vis versjonen.
cli-command = hva som skal gjøres
cli-no-file = { $file } kan ikke leses.
cli-not-done = Dette lot seg ikke gjøre: { $why }
cli-usage = bruk:
cli-arguments = argumenter
cli-options = valg
cli-help = Vis denne hjelpen.
cli-more = Se { $command }
cli-bad-choice = { $what } kan ikke være «{ $found }». Mulige valg: { $choices }.
cli-bad-value = { $what } kan ikke være «{ $found }».
cli-no-value = { $what } trenger en verdi.
cli-stands-alone = { $what } tar ingen verdi, men fikk «{ $found }».
cli-not-together = { $what } og { $other } går ikke sammen.
cli-required = Dette mangler: { $what }.
cli-unknown = «{ $found }» betyr ingenting her.
cli-ambiguous = «{ $found }» kan bety flere ting: { $choices }.

judge-case = { $title } ({ $preset })
judge-case-untitled = Stilling i linje { $line } ({ $preset })
judge-legal = lovlig
judge-illegal = ulovlig, { $rule }: { $sentence }
judge-unclear = kan ikke dømmes: { $sentence }
judge-open = Fortsettelsen avhenger av kort som ikke er kjent.
judge-impossible = Denne stillingen er ikke mulig:
judge-reason = { $rule }: { $sentence }
judge-at = Linje { $line }, kolonne { $column }: { $sentence }
judge-in-line = Linje { $line }: { $sentence }
judge-expected = ikke som ventet: { $expected }
judge-met = { $moves } trekk dømt, { $unmet ->
    [0] alt som ventet.
    [one] { $unmet } forventning slo ikke til.
   *[other] { $unmet } forventninger slo ikke til.
}
judge-nothing = Det er ingenting å dømme.

doubt-unknown-top = Det øverste kortet er ikke kjent, og et skip-kort kunne ikke tas. Si hvilket kort det er, som i «take R5».
doubt-other-card = Det er { card-object } som ligger der.
doubt-no-such-card-left = Det er ingen { card } igjen som det kan være.
doubt-open-ending = Hvordan den forrige runden sluttet, avhenger av kort som ikke er kjent.

notation-bad-character = «{ $found }» betyr ingenting her.
notation-bad-string = Denne teksten i anførselstegn kan ikke leses.
notation-expected = Her skulle det stå { $wanted ->
    [card] et kort som R5, W eller S
    [cards] kort, eller hvor mange det er
    [kind] en type gruppe som set eller run
    [number] et tall
    [player] bokstaven til en spiller, fra A til F
    [role] hva jokeren er: et tall, eller bokstaven til en farge
    [step] et steg i turen: choose, draw, reshuffle, play, deal eller over
    [text] en tekst i anførselstegn
    [verdict] hva som ventes
    [word] et ord
   *[other] «{ $wanted }»
}{ $found ->
    [none] .
   *[other] , ikke «{ $found }».
}
notation-unexpected = «{ $found }» er én for mye her.
notation-no-such-statement = Ingenting begynner med «{ $found }».
notation-no-such-move = Trekket «{ $found }» finnes ikke.
notation-no-such-event = Hendelsen «{ $found }» finnes ikke.
notation-no-such-player = Spilleren { $found } finnes ikke: { $players } spiller.
notation-no-such-phase = Fase { $found } finnes ikke i dette spillet.
notation-no-such-space = Det er ingen rute { $found } på denne banen, som har { $spaces }.
notation-no-such-pile = { $piles ->
    [one] Det er bare én kastebunke.
   *[other] Det er bare { $piles } kastebunker.
}
notation-no-such-switch = Regelen «{ $found }» finnes ikke.
notation-no-such-rules = Det finnes ingen regler som heter «{ $found }».
notation-bad-value = «{ $switch }» kan ikke være «{ $found }».
notation-missing = «{ $statement }» mangler.
notation-repeated = «{ $statement }» er sagt før.
notation-role-needed = Si hva jokeren er: Den kan være { $ends }.
notation-roles-disagree = Jokerne i denne gruppen er ikke sagt å være det samme.
notation-unknown-card = Bare et kjent kort kan nevnes her.
notation-not-a-record = Dette er JSON, men ikke protokollen fra et spill.

fault-too-many-of-card = { card-start }: { $most ->
    [0] Dette kortet finnes ikke i kortstokken, og { $have } er nevnt.
    [one] Det er bare ett i kortstokken, og { $have } er nevnt.
   *[other] Det er bare { $most } i kortstokken, og { $have } er nevnt.
}
fault-too-many-cards = Det er { $most } kort i kortstokken, og { $have } er nevnt.
fault-hand-too-large = { $player } kan ikke ha { $have } kort nå, bare { $most }.
fault-hand-empty = { $player } har ingen kort, så runden ville vært over.
fault-group-impossible = { $group } kan ikke ligge på bordet: { $sentence }
fault-group-not-of-phase = { $group } er ingen gruppe i fase { $phase }, eller én for mange.
fault-nobody-to-move = Noen må ha turen i steget «{ $step }».
fault-sits-out = { $player } er ikke med i denne runden og kan ikke ha turen.
fault-skip-waiting-on-turn = { $player } har et skip-kort som venter, og kan ikke ha turen.
fault-bad-total = { $player } kan ikke ha { $have } poeng.
fault-laid-not-now = Ingen kan ha lagt ned en fase i en tur som bare så vidt har begynt.

verify-good = { $over ->
    [yes] Et helt spill
   *[no] Et spill som ikke er slutt
}: { $moves ->
    [one] { $moves } lovlig trekk
   *[other] { $moves } lovlige trekk
}, { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
}, { $commitments ->
    [0] ingen stokking forseglet.
    [one] { $commitments } stokking som forseglet.
   *[other] { $commitments } stokkinger som forseglet.
}
verify-bad = { $count ->
    [one] { $count } ting i denne protokollen kan ikke stemme.
   *[other] { $count } ting i denne protokollen kan ikke stemme.
}

discrepancy-newer-rules = Spillet ble spilt etter versjon { $have } av reglene, og her er bare { $known } kjent.
discrepancy-unplayable = Ingen kan spille etter disse reglene.
discrepancy-names-differ = Det er { $players } spillere og { $have } navn.
discrepancy-commitment-broken = Dette er ikke rekkefølgen som ble forseglet.
discrepancy-commitment-half = For å sjekke en stokking trengs både seglet og saltet.
discrepancy-illegal-move = Dette trekket er ulovlig, { $rule }: { $sentence }
discrepancy-other-card = Protokollen sier at { card-object } ble trukket, men det var { $drawn }.
discrepancy-scores-differ = { $player } har { $counted }, ikke { $written }.
discrepancy-scores-missing = Poengene for runde { $round } mangler.
discrepancy-scores-too-soon = Ingen runde sluttet her.
discrepancy-places-differ = Rekkefølgen er «{ $counted }», ikke «{ $written }».

# The server.

serve-here = Bordet er åpent på { $address }
serve-network = Fra andre enheter i samme nettverk: { $address }
serve-kept = Spillene tas vare på i { $folder }
serve-stop = Trykk Ctrl+C for å lukke bordet. Alle spill går videre neste gang.
serve-master-compiling = Mesterens søk kompileres for denne maskinen, bare én gang: et minutt eller to. Så lenge spiller en ekspert i stedet.
serve-master-ready = Mesterens søk er klart.
serve-closed = Bordet er lukket.
serve-port-taken = Et annet program bruker port { $port }, kanskje et bord som alt er åpent. Velg en annen med --port, eller utelat --port.
serve-port-reserved = Port { $port } er forbeholdt systemets administrator. Velg en fra 1024 og oppover med --port, eller utelat --port.
serve-no-port = Portene { $first } til { $last } er alle i bruk. Velg en annen med --port.
serve-no-host = Denne maskinen kan ikke lytte på { $host }. Velg en annen adresse med --host.
serve-no-data = Spill kan ikke tas vare på i { $folder }. Velg en annen mappe med --data.
serve-data-newer = Spillene i { $folder } ble lagret av en nyere versjon av dette programmet. Oppdater det, eller velg en annen mappe med --data.
serve-no-driver = Dette krever psycopg, tillegget [postgres]: { $command }
serve-not-a-database = --database skal ha en adresse, som { $example }.
serve-no-database = Spill kan ikke tas vare på i { $database }: { $why }
serve-database-newer = Spillene i { $database } ble lagret av en nyere versjon av dette programmet. Oppdater det, eller velg en annen database.

cli-score-dice = Før poeng for et spill med ekte terninger.
dice-score-how = Skriv hver tur etter hvert som den spilles, i spillerekkefølgen:
dice-score-help-made = klarte fasen, 45 poeng
dice-score-help-failed = klarte ikke fasen
dice-score-help-mend = skriver tur 5 på nytt
dice-score-no-turn = Det er ingen tur «{ $word }» ennå.
dice-score-no-sheet = Filen { $file } inneholder ikke noe poengskjema for terninger.
dice-score-too-much = Tur { $number }, { $player }: Fase { $phase } kan ikke gi { points }, men høyst { $most }.
dice-score-late = Turer etter at spillet var slutt: { $number }. De teller ikke.
dice-score-good = Ingenting taler mot dette skjemaet. Turer: { $number }.
score-ask-names = Hvem spiller? Skriv navnene i den rekkefølgen dere sitter, med komma mellom:
score-ask-dealer = Hvem deler først? Trykk Enter for { $player }:
score-kept = Poengskjemaet lagres i { $file }. Et spørsmålstegn viser hva du kan skrive.
score-not-kept = Poengskjemaet kan ikke lagres i { $file }.
score-no-start = Et poengskjema er for { $least } til { $most } spillere.
score-round = Runde { $round }. { $player } deler ut.
score-tie-break = { $number }, ekstra
score-doubt = Stemmer dette? { $sentence }
score-place = { $place }. { $player }: { $phases ->
    [one] { $phases } fase
   *[other] { $phases } faser
}, { $points ->
    [one] { $points } poeng
   *[other] { $points } poeng
}
score-history = { $points ->
    [none] ingen poeng
   *[other] poeng: { $points }
}, { $laid ->
    [yes] fasen lagt ned
    [no] fasen ikke lagt ned
   *[none] ikke noe sagt om fasen
}
score-no-history = Der er det ikke skrevet noe.
score-no-such-line = «{ $word }» betyr ingenting her. Et spørsmålstegn viser hva du kan skrive.
score-no-such-word = «{ $word }» er ikke poeng. Skriv 45, eller +20 hvis fasen ble lagt ned, eller 0 for den som gikk ut.
score-no-such-player = Det er ingen spiller «{ $word }», eller mer enn én.
score-no-such-round = Det er ingen runde «{ $word }» ennå.
score-no-such-phase = Fase «{ $word }» kan ikke nevnes her.
score-no-count = Spillere i denne runden: { $count }. Skriv ett ord for hver av dem; et punktum lar det være som det er.
score-no-undo = Det er ikke noe å angre.
score-no-redo = Det er ikke noe å gjøre om igjen.

score-help-how = Skriv ett ord for hver spiller i runden, i den rekkefølgen dere sitter:
score-help-points = 45 poeng, fasen ikke lagt ned
score-help-laid = fasen lagt ned, 20 poeng
score-help-out = gikk ut
score-help-chosen = fase 5 lagt ned, 20 poeng, når spillerne velger fase selv
score-help-counted = talt: kort fra 1 til 9, fra 10 til 12, skip-kort, jokere
score-help-leave = lar det være som det er
score-help-empty = tømmer ruten
score-help-round = skriver runde 3 på nytt
score-help-cell = skriver én spillers poeng i runde 3 på nytt
score-help-undo = angrer den siste linjen
score-help-redo = gjør den om igjen
score-help-sure = alt det ble spurt om, stemmer
score-help-history = viser alt som har stått der
score-help-name = endrer et navn
score-help-end = avslutter spillet før tiden, eller går videre med det
score-help-show = viser poengskjemaet
score-help-quit = slutter; alt er lagret

score-check-total = Summen er { $counted }, ikke { $stated }.
score-check-done = Antall fullførte faser er { $counted }, ikke { $stated }.
score-check-phase = Fasen er { $counted }, ikke { $stated }.
score-check-deals = Runde { $round }: { $player } deler ut.
score-check-good = { $count ->
    [one] { $count } runde, og alt stemmer.
   *[other] { $count } runder, og alt stemmer.
}
score-check-bad = { $count ->
    [one] { $count } ting kan neppe stemme.
   *[other] { $count } ting kan neppe stemme.
}

cli-score-about = Før poeng for et spill med ekte kort; «score check FILE» regner et skjema om igjen og nevner hver rute som neppe kan stemme.
cli-score-what = filen poengskjemaet lagres i, JSON eller CSV; etter «check» filen som skal sjekkes
cli-score-names = hvem som spiller, med komma mellom navnene
cli-score-dealer = hvem som deler først
cli-score-preset = reglene dere spiller etter
cli-score-variant = en variant av disse reglene; kan gis flere ganger
cli-score-status = Avslutningskode for en sjekk: 0 når alt stemmer, 1 når noe neppe kan stemme, 2 når filen ikke kan leses.

cli-solo-about = Regn ut nøyaktig hvor mange turer fasene tar for en som spiller alene.
cli-solo-phases = Fasene, med nummer eller som «set3 + run4»; hele listen hvis ingen er nevnt.
cli-solo-hand = En hånd på ti kort, som «R5 B12 W S»: hvor mange turer den trenger.
cli-solo-status = Avslutningskode: 0 alle faser har fått tall, 1 om en fase kan ingenting sies, 2 det det spørres om, kan ikke leses.
cli-contest-status = Avslutningskode: 0 alt ble spilt, 2 det kan ikke spilles, 130 det ble avbrutt.
study-no-extra = Dette krever numpy og numba, tillegget [sim]: { $command }
study-first-use = Kompilerer for denne maskinen. Det gjøres bare én gang og kan ta et minutt eller to.
study-compiling = Kompilerer
solo-unreadable = «{ $text }» kan ikke brukes her.
solo-solving = { $phase }
solo-phase = Fase
solo-complete = Ferdig fra start, %
solo-lacking = Kort som mangler
solo-pile = Turer, bare bunken
solo-discards = Turer, med kastede kort
solo-within = % innen { $turns }
solo-number-and-colour = { $phase }: Både tall og farge betyr noe, så de nøyaktige tallene er utenfor rekkevidde.
solo-hand-too-large = { $phase }: Hendene er for store til å telles.
solo-never-laid = { $phase }: Ingen hånd kan inneholde den.

# Analysen av et spill.

analyse-entry = Trekk { $entry }
analyse-impossible = Trekk { $entry } kan ikke være: { $sentence }

cli-simulate-about = Spill ett oppsett mange ganger, med alle plasseringer, og fortell hvem som vinner hvor ofte.
cli-simulate-players = Hvem som spiller, et navn for hver plass: beginner, casual, steady, expert, master, random.
cli-tournament-about = La alle møte alle, og gi dem en styrke.
cli-tournament-players = Hvem som møtes: beginner, casual, steady, expert, master, random.
cli-contest-seats = Hvor mange som sitter ved bordet: to, eller én av den første mot så mange av den andre.
cli-contest-seeds = Hvor mange frø; hvert bestemmer alle kortene eller terningene i et spill og spilles med alle plasseringer.
cli-contest-first = Det første frøet.
cli-contest-processes = Hvor mange prosesser; like mange som prosessorer hvis ikke noe er sagt. Resultatene avhenger ikke av det.
cli-contest-ray = Spill med Ray, på prosessorene i en klynge av maskiner: «auto» for klyngen denne maskinen er med i, «local» for bare denne maskinen, eller klyngens adresse. Resultatene avhenger ikke av det.
cli-contest-results = En fil som tar vare på det som er gjort, så samme kommando går videre derfra.
cli-contest-plots = En mappe for bilder av resultatet.
cli-contest-better = Fortell når det er sikkert om den første spilleren er bedre enn jevnt med så mange poeng av hundre.
contest-unknown = Det finnes ingen spiller «{ $name }». Det finnes: { $names }.
contest-few = Det trengs to til seks spillere.
contest-file-foreign = { $file } er ikke en resultatfil og ble ikke endret. Velg en annen fil.
contest-file-players = { $file } inneholder resultater for andre spillere. Velg en annen fil.
contest-file-rules = { $file } inneholder resultater for andre regler. Velg en annen fil.
contest-file-seeds = { $file } inneholder resultater som begynner med et annet frø. Velg en annen fil, eller frøet med --first.
contest-file-engines = { $file } ble begynt med en annen motor: Tillegget [sim] var installert da og er det ikke nå, eller omvendt. Velg en annen fil.
contest-file-code = { $file } ble begynt med en annen versjon av programmet, reglene eller botene, som kanskje spiller annerledes nå. Velg en annen fil.
contest-file-damaged = Linje { $line } i { $file } kan ikke leses; ingenting ble endret. Slett linjen for å spille de spillene om igjen, eller velg en annen fil.
contest-file-busy = En annen simulering eller turnering skriver til { $file }. Vent på den, eller velg en annen fil.
contest-file-unusable = { $file } kan ikke brukes: { $why }. Velg en annen fil.
contest-file-failed = Det kan ikke skrives til { $file }: { $why }. Det som alt står der, er helt: Samme kommando går videre derfra.
contest-plots-failed = Det kan ikke legges bilder i { $folder }: { $why }.
contest-ray-missing = Dette krever Ray, tillegget [ray]: { $command }
contest-ray-failed = Ray svarer ikke eller kan ikke gå videre: { $why }
contest-ray-unlike = Maskinen { $machine } har en annen versjon av programmet eller andre tillegg, så resultatene dens kan ikke legges sammen med disse. Installer det samme der som her.
contest-playing = Spiller
contest-seeds = Frø { $first } til { $last }, hvert med alle plasseringer. Etter ± halve 95 %-intervallet, over frø.
contest-versus = { $first } mot { $count } { $second }
contest-role-par = like gode
contest-role-random = på måfå
contest-role-cheat = ser alle kortene
contest-match = Kamp
contest-games = Spill
contest-par = Jevnt, %
contest-wins = Seire, %
contest-points = Poeng
contest-rounds = Runder
contest-turns = Turer per runde
contest-engine = Motor
contest-engine-kernel = kompilert
contest-engine-core = lesbar
contest-engine-search = lesbar, med mestere som søker
contest-stalled = { $count ->
    [one] { $count } spill tok ikke slutt
   *[other] { $count } spill tok ikke slutt
}
contest-lays = Turer til hver fase legges ned, i rundene der den legges ned
contest-player = Spiller
contest-ratings = Styrke (400 mer: ti ganger så mange seire)
contest-strength = Styrke
contest-better-yes = { $name } er bedre: avgjort etter { $seeds } frø.
contest-better-no = { $name } er ikke så mye bedre: avgjort etter { $seeds } frø.
contest-better-open = Ikke avgjort for { $name } etter { $seeds } frø.
contest-stopped = Stanset. { $done } av { $all } spill er spilt.
contest-plot-wins = Seire, %
contest-plot-rounds = Runder i et spill
contest-plot-share = Andel av spillene
contest-plot-phase = Fase
contest-plot-turns = Turer til den legges ned
contest-plot-points = Poeng til slutt
cli-contest-dice = Terningspillet i stedet for kort, fra én til seks spillere. Spillerne: random, greedy, surest, beginner, casual, steady, expert, master.
contest-dice-rules = Terningspillet har bare ett sett regler: Utelat --preset og --variant.
contest-dice-few = Det trengs én til seks spillere.
contest-dice-wait = Regner ut hvilke terninger det er best å beholde. Det kan ta et halvt minutt.
contest-dice-tables = Hva som beholdes
contest-dice-alike = Disse spiller helt likt med terninger: { $names }.
contest-totals = Poeng
contest-mean = Snitt
contest-deviation = Avvik
contest-spread = Poeng til slutt: snittet, standardavviket og grensen som så mange prosent av spillene ikke går over
contest-bonuses = Bonuser, og hva de andre fortsatt klarte etter at noen var blitt ferdig
contest-bonuses-alone = Bonuser
contest-bonus-five = Etter fase 5, %
contest-bonus-finish = For å bli ferdig, %
contest-finished-first = Først ferdig, %
contest-chain-phases = Faser etter det
contest-chain-points = Poeng etter det
contest-dice-tries = Så mange av hundre forsøk på en fase lykkes
contest-dice-scores = Poeng for hver fase som klares, i snitt
contest-dice-games = I så mange av hundre spill klares fasen
contest-plot-tries = Forsøk som lykkes, %

# Å spille i terminalen.

cli-play-about = Spill i terminalen: alene mot boter, eller sammen ved et bord som kjører et annet sted.
cli-play-where = Lenken i en invitasjon; eller adressen til en server, og koden til et bord for å bli med, eller ingen kode for å åpne et. Uten adresse spiller du her, mot boter.
cli-play-players = Hvor mange som spiller, fra 2 til 6.
cli-play-bot = Nivået til en bot. Kan gis én gang for hver bot; det siste gjelder for resten.
cli-play-rules = En fil med dine egne regler.
cli-play-name = Navnet ditt ved bordet.
cli-play-status = Avslutningskode: 0 du har gått fra bordet, 1 det finnes ikke noe slikt bord eller noen slik server, 2 det er ingen skjerm å spille på, eller noe kan ikke leses.
play-no-screen = For å spille trengs en terminal: kjør dette der ingenting sendes inn eller ut gjennom rør.
play-no-address = «{ $address }» er ikke adressen til noe bord.
play-no-server = Ingenting svarer på { $address }.
play-too-many-bots = Det er flere boter enn { $players } spillere har plass til.
play-dice = Ved dette bordet spilles det med terninger. Det gjør man i nettleseren: { $address }
play-unreadable = Serveren til dette bordet er nyere enn dette programmet, eller eldre. I nettleseren kan du spille: { $address }
play-kept = Spillet er tatt vare på. Den samme kommandoen fører tilbake til det.
play-record = Lagre protokollen
play-record-saved = Protokollen ligger i { $file }. «tenphases verify» sjekker den, «tenphases analyse» går gjennom den.
play-quit = Avslutt
play-build = Sett sammen
play-sort = Sorter
play-log = Hendelser
play-talk = Si noe
play-key-tray = legg kortet der
play-key-back = ta det siste tilbake
play-key-save = Spar kortet du har valgt, eller trekk et spart
play-key-player = Hva som er kjent om en spiller
play-key-quit = Gå; spillet blir tatt vare på
