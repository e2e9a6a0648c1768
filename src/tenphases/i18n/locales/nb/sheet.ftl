# Poengskjemaet for spill med ekte kort.

sheet-end-completed = { $players } vinner med færrest poeng av dem som har fullført den siste fasen.
sheet-end-laid-last = { $count ->
    [one] { $players } vinner: Når den siste fasen legges ned, er spillet slutt med en gang.
   *[other] Når den siste fasen legges ned, er spillet slutt med en gang. Den er ført på { $players }.
}
sheet-end-all-finished = Alle har fullført den siste fasen. { $players } vinner med færrest poeng.
sheet-end-rounds-played = Alle runder er spilt. { $players } vinner med færrest poeng.
sheet-end-last-space = { $count ->
    [one] { $players } har lagt ned fasen på den siste ruten og vinner.
   *[other] { $players } har lagt ned fasen på den siste ruten og deler seieren.
}
sheet-end-out-first = { $count ->
    [one] { $players } vinner den ekstra runden ved å gå ut først.
   *[other] Ført som vinnere av den ekstra runden: { $players }.
}
sheet-end-laid-first = { $count ->
    [one] { $players } vinner den ekstra runden ved å legge ned fasen først.
   *[other] Ført som vinnere av den ekstra runden: { $players }.
}
sheet-end-shared = Delt seier: { $players }. De har like mange poeng.
sheet-end-closed = { $count ->
    [one] Spillet ble avsluttet før tiden. I ledelsen: { $players }.
   *[other] Spillet ble avsluttet før tiden. Sammen i ledelsen: { $players }.
}

sheet-why-completed = Den siste fasen ble fullført av { $totals }.
sheet-why-totals = Poeng: { $totals }.
sheet-why-order-phases = De andre plassene går etter fullførte faser, deretter etter færrest poeng.
sheet-why-order-phases-all = Plassene går etter fullførte faser, deretter etter færrest poeng.
sheet-why-order-points = De andre plassene går etter færrest poeng.
sheet-why-order-points-all = Plassene går etter færrest poeng.
sheet-why-order-board = De andre plassene går etter rutene brikkene står på.
sheet-why-order-board-all = Plassene går etter rutene brikkene står på.
sheet-total = { $player } ({ $points })

sheet-tie-first-out = { $players } står likt. Bare de spiller en ekstra runde på fase { $phase }, uten poeng: Den som går ut først, vinner.
sheet-tie-first-lay = { $players } står likt. Bare de spiller en ekstra runde på fase { $phase }, uten poeng: Den som legger den ned først, vinner.
sheet-tie-own-first-out = { $players } står likt. Bare de spiller en ekstra runde, hver på fasen de sist prøvde på, uten poeng: Den som går ut først, vinner.
sheet-tie-own-first-lay = { $players } står likt. Bare de spiller en ekstra runde, hver på fasen de sist prøvde på, uten poeng: Den som legger den ned først, vinner.

sheet-need = { $player }: { $title }
sheet-need-any = { $player }: en hvilken som helst av fasene { $phases }
sheet-need-done = { $player }: alle faser fullført
sheet-need-sits-out = { $player }: står over denne runden

sheet-doubt-in-round = Runde { $round }: { $what }
sheet-doubt-in-cell = { $player }, runde { $round }: { $what }
sheet-doubt-not-a-score = Poengsummen kan alltid deles på { $number }.
sheet-doubt-nobody-out = Ingen gikk ut.
sheet-doubt-several-out = Bare én spiller kan gå ut.
sheet-doubt-several-laid-first = Bare én spiller kan ha lagt ned fasen først.
sheet-doubt-out-without-phase = Ingen kan gå ut uten å ha lagt ned en fase.
sheet-doubt-out-with-points = Den som går ut, får ingen poeng.
sheet-doubt-more-than-a-hand = Kortene som kan være igjen, teller høyst { $number }.
sheet-doubt-too-many-cards = Det kan høyst være { $number } kort igjen.
sheet-doubt-left-differs = De talte kortene gir { $number }.
sheet-doubt-points-missing = Poengene mangler.
sheet-doubt-laid-missing = Det står ikke om fasen ble lagt ned.
sheet-doubt-tie-unbroken = Det står ikke hvem som vant den ekstra runden.
sheet-doubt-phase-unnamed = Det står ikke hvilken fase som ble lagt ned.
sheet-doubt-phase-done = Denne fasen ble lagt ned i en tidligere runde.
sheet-doubt-not-in-round = Denne spilleren var ikke med i runden.
sheet-doubt-after-the-end = Spillet var over før denne runden.
sheet-doubt-two-writers = To skrev her samtidig, og ikke det samme.

sheet-fault-unreadable = Denne filen kan ikke leses.
sheet-fault-not-a-sheet = Denne filen er ikke et poengskjema.
sheet-fault-newer-format = Dette poengskjemaet er laget av en nyere versjon av programmet.
sheet-fault-damaged = { $where ->
    [none] Noe i dette poengskjemaet kan ikke stemme.
   *[other] Noe i dette poengskjemaet kan ikke stemme: { $where }.
}
sheet-fault-uneven-row = Linje { $where } i denne tabellen har ikke like mange felt som det er kolonner. Noe mangler der, eller det er noe for mye.

sheet-problem-no-server = Serveren svarer ikke. Poengskjemaet er lagret på denne enheten.
sheet-problem-unreadable = Serveren kunne ikke lese det.
sheet-problem-no-such-sheet = Det finnes ikke noe delt poengskjema på denne adressen.
sheet-problem-foreign = Med denne lenken kan du ikke skrive på poengskjemaet, men du kan lese det.
sheet-problem-read-only = Du kan lese dette poengskjemaet, men ikke skrive på det.
sheet-problem-follow-first = Siden og serveren kom i utakt. Last siden på nytt.
sheet-problem-not-fitting = Serveren tok ikke imot det som ble skrevet: Det passer ikke i dette poengskjemaet.
sheet-problem-too-much = Det er mer enn serveren tar imot på en gang. Prøv igjen om litt.
sheet-problem-not-kept = Serveren kunne ikke lagre det. Det er lagret på denne enheten.

# Siden.

sheet-title = Poengskjema
sheet-about = For et spill med ekte kort. Lagret på denne enheten.
sheet-card-title = Poengskjema for ekte kort
sheet-card-about = Spiller dere med en ekte kortstokk? Før poengene på telefonen i stedet for på papir. Det virker også uten nett.
sheet-home = Alle poengskjemaer
sheet-going = Fortsett med
sheet-new = Nytt poengskjema
sheet-who = Hvem spiller, i den rekkefølgen dere sitter
sheet-add = Legg til en spiller
sheet-move = Flytt { $player }: dra, eller bruk piltastene
sheet-move-up = Flytt { $player } opp
sheet-moved = { $player } sitter nå på plass { $place }
sheet-remove = Fjern { $player }
sheet-known = Spillere du kjenner
sheet-first-dealer = Hvem deler først?
sheet-begin = Start
sheet-not-here = Det poengskjemaet er ikke på denne enheten.
sheet-read-only = Du kan lese dette skjemaet, men ikke skrive på det.
sheet-not-stored = Denne enheten kan ikke lagre noe: Skjemaet varer så lenge denne siden er åpen.

sheet-needs = Hva alle trenger
sheet-deals = deler ut
sheet-all-done = Alle faser fullført
sheet-phase-words = Fase { $phase }: { $words }
sheet-open-phases = { $count ->
    [one] Igjen: fase { $phases }
   *[other] Igjen: fasene { $phases }
}
sheet-standings = Stillingen
sheet-grid = Rundene: hver spillers fase, poeng og sum
sheet-grid-help = Trykk på en rute for å rette den. Alt etter den følger med.
sheet-cell = { $player }, runde { $round }: { $what }.
sheet-cell-heading = { $player }, runde { $round }
sheet-cell-total = Sum { $total }.
sheet-cell-deals = Deler ut denne runden.
sheet-cell-laid = fase { $phase } lagt ned
sheet-cell-laid-some = en fase lagt ned
sheet-cell-not-laid = ikke lagt ned
sheet-cell-out = gikk ut
sheet-cell-empty = ikke noe ennå
sheet-points = { $points ->
    [one] { $points } poeng
   *[other] { $points } poeng
}
sheet-tie-round = Ekstra runde
sheet-write = Skriv inn runde { $number }
sheet-write-tie = Skriv inn den ekstra runden
sheet-undo = Angre
sheet-redo = Gjør om igjen
sheet-undone = Angret: { $what }
sheet-redone = Gjort om igjen: { $what }
sheet-chart = Slik gikk det
sheet-chart-totals = Poeng
sheet-chart-phases = Faser
sheet-chart-totals-label = Linjediagram over alles poeng gjennom { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
}. De samme tallene står i skjemaet.
sheet-chart-phases-label = Linjediagram over alles faser gjennom { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
}. De samme tallene står i skjemaet.

sheet-laid = lagt ned
sheet-laid-guess = lagt ned?
sheet-not-laid = ikke lagt ned
sheet-laid-for = { $player } la ned fasen
sheet-points-for = { $player }: { $points ->
    [one] { $points } poeng
   *[other] { $points } poeng
}
sheet-points-none = { $player }: ingen poeng ennå
sheet-out = ute
sheet-said = { $player }: { $what }
sheet-pad-how = Hvordan poengene skrives
sheet-pad-quick = Ett trykk
sheet-pad-digits = Sifre
sheet-pad-cards = Tell kortene som er igjen
sheet-key-out = Ute 0
sheet-key-back = Slett det siste sifferet
sheet-left-low = 1–9
sheet-left-high = 10–12
sheet-left-skips = Skip-kort
sheet-left-wilds = Jokere
sheet-count-more = { $cards }: ett til, { $points } hver, { $count } så langt
sheet-count-less = { $cards }: ett færre
sheet-next = Neste
sheet-done = Ferdig
sheet-which-phase = Hvilken fase la { $player } ned?
sheet-which-played = Hvilken fase prøvde { $player } på?
sheet-tie-who-out = Hvem gikk ut først?
sheet-tie-who-laid = Hvem la ned fasen først?
sheet-round-gone = Denne runden spilles ikke lenger.

sheet-doubts = Stemmer dette?
sheet-doubts-more = { $count ->
    [one] { $count } spørsmål til
   *[other] { $count } spørsmål til
}
sheet-look = Endre det
sheet-clear = Tøm ruten
sheet-right = Det stemmer
sheet-right-for = Det stemmer: { $doubt }
sheet-torn = { $player }, runde { $round }: To har skrevet forskjellig. Hva er riktig?
sheet-history = Hva som har stått her
sheet-history-of = Hva som har stått for { $player }
sheet-history-none = Ikke noe ennå.
sheet-history-now = nå
sheet-history-again = Bruk dette

sheet-names = Navn og første kortgiver
sheet-keep = Lagre
sheet-stop = Avslutt spillet før tiden
sheet-reopen = Fortsett likevel
sheet-print = Skriv ut, eller lagre som PDF
sheet-dice = Poengskjema for ekte terninger
sheet-print-blank = Skriv ut et tomt skjema
sheet-save-csv = Lagre som tabell (CSV)
sheet-save-json = Lagre som fil
sheet-import = Åpne en fil
sheet-again = Nytt spill med de samme
sheet-settings = Språk, farger, lyder

sheet-share = Del
sheet-share-heading = Del dette skjemaet
sheet-share-about = De andre ved bordet ser skjemaet på sine egne telefoner, og alt nytt med en gang.
sheet-share-name = Navnet ditt
sheet-share-name-about = Det vises ved siden av det du skriver.
sheet-share-start = Del det nå
sheet-share-for = De andre kan
sheet-share-read = lese
sheet-share-write = lese og skrive
sheet-share-present = { $count ->
    [one] Delt. Ingen andre ser på ennå.
   *[other] Delt på { $count } enheter, denne medregnet.
}
sheet-share-read-about = Alle som har denne lenken, kan se på.
sheet-share-write-about = Alle som har denne lenken, kan også skrive. Ingenting går tapt om to skriver samtidig.
sheet-share-qr = Bilde av lenken, til å skanne med en telefon
sheet-share-copy = Kopier lenken
sheet-share-copied = Lenken er kopiert.
sheet-share-send = Send lenken
sheet-share-link = Lenke
sheet-share-stop = Slutt å dele på denne enheten
sheet-line-live = delt
sheet-line-waiting = lagret her
sheet-line-waiting-about = Det er ingen forbindelse. Det du skriver, lagres her og sendes senere.

sheet-past = Tidligere spill
sheet-past-games = Spill
sheet-past-players = Spillere
sheet-past-won = { $count ->
    [one] { $players } vant
   *[other] { $players } vant sammen
}
sheet-search = Søk etter navn eller dag
sheet-search-none = Fant ikke noe spill.
sheet-forgotten = Det spillet er glemt.
sheet-stats-none = Tallene kommer her når et spill er over.
sheet-stats-games = Spill
sheet-stats-won = Vunnet
sheet-stats-points = Poeng per runde
sheet-stats-laid = Faser lagt ned
sheet-stats-out = Gikk ut
sheet-percent = { $number } %
