# Pointarket til spil med rigtige kort.

sheet-end-completed = { $players } vinder med færrest point af dem, der har klaret den sidste fase.
sheet-end-laid-last = { $count ->
    [one] { $players } vinder: Når den sidste fase lægges ned, slutter spillet med det samme.
   *[other] Når den sidste fase lægges ned, slutter spillet med det samme. Den er noteret for { $players }.
}
sheet-end-all-finished = Alle har klaret den sidste fase. { $players } vinder med færrest point.
sheet-end-rounds-played = Alle runder er spillet. { $players } vinder med færrest point.
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
sheet-why-order-phases = De andre pladser går efter klarede faser, derefter efter færre point.
sheet-why-order-phases-all = Pladserne går efter klarede faser, derefter efter færre point.
sheet-why-order-points = De andre pladser går efter færre point.
sheet-why-order-points-all = Pladserne går efter færre point.
sheet-total = { $player } ({ $points })

sheet-tie-first-out = { $players } står lige. Kun de spiller en ekstra runde på fase { $phase }, uden point: Den, der går ud først, vinder.
sheet-tie-first-lay = { $players } står lige. Kun de spiller en ekstra runde på fase { $phase }, uden point: Den, der lægger den ned først, vinder.

sheet-need = { $player }: { $title }
sheet-need-any = { $player }: en hvilken som helst af faserne { $phases }
sheet-need-done = { $player }: alle faser klaret
sheet-need-sits-out = { $player }: sidder over i denne runde

sheet-doubt-in-round = Runde { $round }: { $what }
sheet-doubt-in-cell = { $player }, runde { $round }: { $what }
sheet-doubt-not-a-score = Point går altid op i { $number }.
sheet-doubt-nobody-out = Ingen gik ud.
sheet-doubt-several-out = Kun én spiller kan gå ud.
sheet-doubt-several-laid-first = Kun én spiller kan have lagt fasen ned først.
sheet-doubt-out-without-phase = Ingen kan gå ud uden at have lagt en fase ned.
sheet-doubt-out-with-points = Den, der går ud, får ingen point.
sheet-doubt-more-than-a-hand = De kort, der kan være tilbage, tæller højst { $number }.
sheet-doubt-too-many-cards = Der kan højst være { $number } kort tilbage.
sheet-doubt-left-differs = De talte kort giver { $number }.
sheet-doubt-points-missing = Pointene mangler.
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

sheet-problem-no-server = Serveren svarer ikke. Pointarket er gemt på denne enhed.
sheet-problem-unreadable = Serveren kunne ikke læse det.
sheet-problem-no-such-sheet = Der er ikke noget delt pointark på denne adresse.
sheet-problem-foreign = Med dette link kan du ikke skrive på pointarket, men du kan læse det.
sheet-problem-read-only = Du kan læse dette pointark, men ikke skrive på det.
sheet-problem-follow-first = Siden og serveren kom ud af takt. Indlæs siden igen.
sheet-problem-not-fitting = Serveren tog ikke imod det, der blev skrevet: Det passer ikke på dette pointark.
sheet-problem-too-much = Det er mere, end serveren tager imod på én gang. Prøv igen om lidt.
sheet-problem-not-kept = Serveren kunne ikke gemme det. Det er gemt på denne enhed.
