# Poengskjemaet for spill med ekte kort.

sheet-end-completed = { $players } vinner med færrest poeng av dem som har fullført den siste fasen.
sheet-end-laid-last = { $count ->
    [one] { $players } vinner: Når den siste fasen legges ned, er spillet slutt med en gang.
   *[other] Når den siste fasen legges ned, er spillet slutt med en gang. Den er ført på { $players }.
}
sheet-end-all-finished = Alle har fullført den siste fasen. { $players } vinner med færrest poeng.
sheet-end-rounds-played = Alle runder er spilt. { $players } vinner med færrest poeng.
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
sheet-why-order-phases = De andre plassene går etter fullførte faser, deretter etter færre poeng.
sheet-why-order-phases-all = Plassene går etter fullførte faser, deretter etter færre poeng.
sheet-why-order-points = De andre plassene går etter færre poeng.
sheet-why-order-points-all = Plassene går etter færre poeng.
sheet-total = { $player } ({ $points })

sheet-tie-first-out = { $players } står likt. Bare de spiller en ekstra runde på fase { $phase }, uten poeng: Den som går ut først, vinner.
sheet-tie-first-lay = { $players } står likt. Bare de spiller en ekstra runde på fase { $phase }, uten poeng: Den som legger den ned først, vinner.

sheet-need = { $player }: { $title }
sheet-need-any = { $player }: en hvilken som helst av fasene { $phases }
sheet-need-done = { $player }: alle faser fullført
sheet-need-sits-out = { $player }: står over denne runden

sheet-doubt-in-round = Runde { $round }: { $what }
sheet-doubt-in-cell = { $player }, runde { $round }: { $what }
sheet-doubt-not-a-score = Poengene går alltid opp i { $number }.
sheet-doubt-nobody-out = Ingen gikk ut.
sheet-doubt-several-out = Bare én spiller kan gå ut.
sheet-doubt-several-laid-first = Bare én spiller kan ha lagt ned fasen først.
sheet-doubt-out-without-phase = Ingen kan gå ut uten å ha lagt ned en fase.
sheet-doubt-out-with-points = Den som går ut, får ingen poeng.
sheet-doubt-more-than-a-hand = Kortene som kan være igjen, teller høyst { $number }.
sheet-doubt-too-many-cards = Det kan høyst være { $number } kort igjen.
sheet-doubt-left-differs = De talte kortene blir { $number }.
sheet-doubt-points-missing = Poengene mangler.
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

sheet-problem-no-server = Serveren svarer ikke. Poengskjemaet er lagret på denne enheten.
sheet-problem-unreadable = Serveren kunne ikke lese det.
sheet-problem-no-such-sheet = Det finnes ikke noe delt poengskjema på denne adressen.
sheet-problem-foreign = Med denne lenken kan du ikke skrive på poengskjemaet, men du kan lese det.
sheet-problem-read-only = Du kan lese dette poengskjemaet, men ikke skrive på det.
sheet-problem-follow-first = Siden og serveren kom i utakt. Last siden på nytt.
sheet-problem-not-fitting = Serveren tok ikke imot det som ble skrevet: Det passer ikke i dette poengskjemaet.
sheet-problem-too-much = Det er mer enn serveren tar imot på en gang. Prøv igjen om litt.
sheet-problem-not-kept = Serveren kunne ikke lagre det. Det er lagret på denne enheten.
