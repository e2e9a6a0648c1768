# Pointarket til spil med rigtige kort.

sheet-end-completed = { $players } vinder med færrest point af dem, der har klaret den sidste fase.
sheet-end-laid-last = { $count ->
    [one] { $players } vinder: Når den sidste fase lægges ned, slutter spillet med det samme.
   *[other] Når den sidste fase lægges ned, slutter spillet med det samme. Den er noteret for { $players }.
}
sheet-end-all-finished = Alle har klaret den sidste fase. { $players } vinder med færrest point.
sheet-end-rounds-played = Alle runder er spillet. { $players } vinder med færrest point.
sheet-end-last-space = { $count ->
    [one] { $players } har lagt fasen på det sidste felt ned og vinder.
   *[other] { $players } har lagt fasen på det sidste felt ned og deler sejren.
}
sheet-end-out-first = { $count ->
    [one] { $players } vinder den ekstra runde ved at gå ud først.
   *[other] Noteret som vindere af den ekstra runde: { $players }.
}
sheet-end-laid-first = { $count ->
    [one] { $players } vinder den ekstra runde ved at lægge fasen ned først.
   *[other] Noteret som vindere af den ekstra runde: { $players }.
}
sheet-end-shared = Delt sejr: { $players }. De har lige mange point.
sheet-end-closed = { $count ->
    [one] Spillet blev afsluttet før tid. I spidsen: { $players }.
   *[other] Spillet blev afsluttet før tid. Sammen i spidsen: { $players }.
}

sheet-why-completed = Den sidste fase blev klaret af { $totals }.
sheet-why-totals = Point: { $totals }.
sheet-why-order-phases = De andre pladser går efter klarede faser, derefter efter færrest point.
sheet-why-order-phases-all = Pladserne går efter klarede faser, derefter efter færrest point.
sheet-why-order-points = De andre pladser går efter færrest point.
sheet-why-order-points-all = Pladserne går efter færrest point.
sheet-why-order-board = De andre pladser går efter brikkernes felter.
sheet-why-order-board-all = Pladserne går efter brikkernes felter.
sheet-total = { $player } ({ $points })

sheet-tie-first-out = { $players } står lige. Kun de spiller en ekstra runde på fase { $phase }, uden point: Den, der går ud først, vinder.
sheet-tie-first-lay = { $players } står lige. Kun de spiller en ekstra runde på fase { $phase }, uden point: Den, der lægger den ned først, vinder.
sheet-tie-own-first-out = { $players } står lige. Kun de spiller en ekstra runde, hver på den fase, de sidst gik efter, uden point: Den, der går ud først, vinder.
sheet-tie-own-first-lay = { $players } står lige. Kun de spiller en ekstra runde, hver på den fase, de sidst gik efter, uden point: Den, der lægger den ned først, vinder.

sheet-need = { $player }: { $title }
sheet-need-any = { $player }: en hvilken som helst af faserne { $phases }
sheet-need-done = { $player }: alle faser klaret
sheet-need-sits-out = { $player }: sidder over i denne runde

sheet-doubt-in-round = Runde { $round }: { $what }
sheet-doubt-in-cell = { $player }, runde { $round }: { $what }
sheet-doubt-not-a-score = Pointtallet kan altid deles med { $number }.
sheet-doubt-nobody-out = Ingen gik ud.
sheet-doubt-several-out = Kun én spiller kan gå ud.
sheet-doubt-several-laid-first = Kun én spiller kan have lagt fasen ned først.
sheet-doubt-out-without-phase = Ingen kan gå ud uden at have lagt en fase ned.
sheet-doubt-out-with-points = Den, der går ud, får ingen point.
sheet-doubt-more-than-a-hand = De kort, der kan være tilbage, tæller højst { $number }.
sheet-doubt-too-many-cards = Der kan højst være { $number } kort tilbage.
sheet-doubt-left-differs = De talte kort giver { $number }.
sheet-doubt-points-missing = Pointene mangler.
sheet-doubt-laid-missing = Der står ikke, om fasen blev lagt ned.
sheet-doubt-tie-unbroken = Der står ikke, hvem der vandt den ekstra runde.
sheet-doubt-phase-unnamed = Der står ikke, hvilken fase der blev lagt ned.
sheet-doubt-phase-done = Denne fase blev lagt ned i en tidligere runde.
sheet-doubt-not-in-round = Denne spiller var ikke med i runden.
sheet-doubt-after-the-end = Spillet var slut før denne runde.
sheet-doubt-two-writers = To skrev her samtidig, og ikke det samme.

sheet-fault-unreadable = Denne fil kan ikke læses.
sheet-fault-not-a-sheet = Denne fil er ikke et pointark.
sheet-fault-newer-format = Dette pointark er lavet med en nyere version af programmet.
sheet-fault-damaged = { $where ->
    [none] Noget i dette pointark kan ikke passe.
   *[other] Noget i dette pointark kan ikke passe: { $where }.
}
sheet-fault-uneven-row = Linje { $where } i denne tabel har ikke lige så mange felter, som der er kolonner. Der mangler noget, eller der er noget for meget.

sheet-problem-no-server = Serveren svarer ikke. Pointarket er gemt på denne enhed.
sheet-problem-unreadable = Serveren kunne ikke læse det.
sheet-problem-no-such-sheet = Der er ikke noget delt pointark på denne adresse.
sheet-problem-foreign = Med dette link kan du ikke skrive på pointarket, men du kan læse det.
sheet-problem-read-only = Du kan læse dette pointark, men ikke skrive på det.
sheet-problem-follow-first = Siden og serveren kom ud af takt. Indlæs siden igen.
sheet-problem-not-fitting = Serveren tog ikke imod det, der blev skrevet: Det passer ikke på dette pointark.
sheet-problem-too-much = Det er mere, end serveren tager imod på én gang. Prøv igen om lidt.
sheet-problem-not-kept = Serveren kunne ikke gemme det. Det er gemt på denne enhed.

# Siden.

sheet-title = Pointark
sheet-about = Til et spil med rigtige kort. Gemt på denne enhed.
sheet-card-title = Pointark til rigtige kort
sheet-card-about = Spiller I med rigtige kort? Før point på telefonen i stedet for på papir. Det virker også uden net.
sheet-home = Alle pointark
sheet-going = Fortsæt med
sheet-new = Nyt pointark
sheet-who = Hvem spiller, i den rækkefølge, I sidder
sheet-add = Tilføj en spiller
sheet-move = Flyt { $player }: træk, eller brug piletasterne
sheet-move-up = Flyt { $player } op
sheet-moved = { $player } sidder nu på plads { $place }
sheet-remove = Fjern { $player }
sheet-known = Spillere, du kender
sheet-first-dealer = Hvem giver først?
sheet-begin = Start
sheet-not-here = Det pointark er ikke på denne enhed.
sheet-read-only = Du kan læse dette ark, men ikke skrive på det.
sheet-not-stored = Denne enhed kan ikke gemme noget: Arket varer, så længe siden er åben.

sheet-needs = Hvad alle mangler
sheet-deals = giver
sheet-all-done = Alle faser klaret
sheet-phase-words = Fase { $phase }: { $words }
sheet-open-phases = { $count ->
    [one] Tilbage: fase { $phases }
   *[other] Tilbage: faserne { $phases }
}
sheet-standings = Stillingen
sheet-grid = Runderne: hver spillers fase, point og sum
sheet-grid-help = Tryk på et felt for at rette det. Alt efter det følger med.
sheet-cell = { $player }, runde { $round }: { $what }.
sheet-cell-heading = { $player }, runde { $round }
sheet-cell-total = I alt { $total }.
sheet-cell-deals = Giver i denne runde.
sheet-cell-laid = fase { $phase } lagt ned
sheet-cell-laid-some = en fase lagt ned
sheet-cell-not-laid = ikke lagt ned
sheet-cell-out = gik ud
sheet-cell-empty = intet endnu
sheet-points = { $points ->
    [one] { $points } point
   *[other] { $points } point
}
sheet-tie-round = Ekstra runde
sheet-write = Indtast runde { $number }
sheet-write-tie = Indtast den ekstra runde
sheet-undo = Fortryd
sheet-redo = Gør igen
sheet-undone = Fortrudt: { $what }
sheet-redone = Gjort igen: { $what }
sheet-chart = Sådan gik det
sheet-chart-totals = Point
sheet-chart-phases = Faser
sheet-chart-totals-label = Kurvediagram over alles point gennem { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
}. De samme tal står på arket.
sheet-chart-phases-label = Kurvediagram over alles faser gennem { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
}. De samme tal står på arket.

sheet-laid = lagt ned
sheet-laid-guess = lagt ned?
sheet-not-laid = ikke lagt ned
sheet-laid-for = { $player } lagde fasen ned
sheet-points-for = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } point
}
sheet-points-none = { $player }: ingen point endnu
sheet-out = ude
sheet-said = { $player }: { $what }
sheet-pad-how = Hvordan point skrives
sheet-pad-quick = Ét tryk
sheet-pad-digits = Cifre
sheet-pad-cards = Tæl de kort, der er tilbage
sheet-key-out = Ude 0
sheet-key-back = Slet det sidste ciffer
sheet-left-low = 1–9
sheet-left-high = 10–12
sheet-left-skips = Spring over-kort
sheet-left-wilds = Jokere
sheet-count-more = { $cards }: ét til, { $points } hver, { $count } indtil nu
sheet-count-less = { $cards }: ét færre
sheet-next = Næste
sheet-done = Færdig
sheet-which-phase = Hvilken fase lagde { $player } ned?
sheet-which-played = Hvilken fase gik { $player } efter?
sheet-tie-who-out = Hvem gik ud først?
sheet-tie-who-laid = Hvem lagde fasen ned først?
sheet-round-gone = Denne runde spilles ikke længere.

sheet-doubts = Er det rigtigt?
sheet-doubts-more = { $count ->
    [one] { $count } spørgsmål mere
   *[other] { $count } spørgsmål mere
}
sheet-look = Ret det
sheet-clear = Tøm feltet
sheet-right = Det er rigtigt
sheet-right-for = Det er rigtigt: { $doubt }
sheet-torn = { $player }, runde { $round }: To har skrevet noget forskelligt. Hvad er rigtigt?
sheet-history = Hvad der har stået her
sheet-history-of = Hvad der har stået for { $player }
sheet-history-none = Intet endnu.
sheet-history-now = nu
sheet-history-again = Brug dette

sheet-names = Navne og første kortgiver
sheet-keep = Gem
sheet-stop = Afslut spillet før tid
sheet-reopen = Fortsæt alligevel
sheet-print = Udskriv, eller gem som PDF
sheet-dice = Pointark til rigtige terninger
sheet-print-blank = Udskriv et tomt ark
sheet-save-csv = Gem som tabel (CSV)
sheet-save-json = Gem som fil
sheet-import = Åbn en fil
sheet-again = Nyt spil med de samme
sheet-settings = Sprog, farver, lyde

sheet-share = Del
sheet-share-heading = Del dette ark
sheet-share-about = De andre ved bordet ser arket på deres egne telefoner, og alt nyt med det samme.
sheet-share-name = Dit navn
sheet-share-name-about = Det vises ved siden af det, du skriver.
sheet-share-start = Del det nu
sheet-share-for = De andre må
sheet-share-read = læse
sheet-share-write = læse og skrive
sheet-share-present = { $count ->
    [one] Delt. Ingen andre kigger med endnu.
   *[other] Delt på { $count } enheder, denne talt med.
}
sheet-share-read-about = Alle, der har dette link, kan kigge med.
sheet-share-write-about = Alle, der har dette link, kan også skrive. Intet går tabt, hvis to skriver samtidig.
sheet-share-qr = Billede af linket, til at scanne med en telefon
sheet-share-copy = Kopiér linket
sheet-share-copied = Linket er kopieret.
sheet-share-send = Send linket
sheet-share-link = Link
sheet-share-stop = Hold op med at dele på denne enhed
sheet-line-live = delt
sheet-line-waiting = gemt her
sheet-line-waiting-about = Der er ingen forbindelse. Det, du skriver, gemmes her og sendes senere.

sheet-past = Tidligere spil
sheet-past-games = Spil
sheet-past-players = Spillere
sheet-past-won = { $count ->
    [one] { $players } vandt
   *[other] { $players } vandt sammen
}
sheet-search = Søg efter navn eller dag
sheet-search-none = Der blev ikke fundet noget spil.
sheet-forgotten = Det spil er glemt.
sheet-stats-none = Tallene kommer her, når et spil er slut.
sheet-stats-games = Spil
sheet-stats-won = Vundet
sheet-stats-points = Point pr. runde
sheet-stats-laid = Faser lagt ned
sheet-stats-out = Gik ud
sheet-percent = { $number } %
