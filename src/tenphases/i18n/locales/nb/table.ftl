# Det som sies ved bordet. Navn bøyes ikke.

you = du
player-at = Spiller { $number }
bot-names = Anders, Berit, Eirik, Frida, Hanne, Ingrid, Kari, Lars, Magnus, Nora, Sindre, Tuva

log-game-started = Et nytt spill begynner.
log-round-began = Runde { $number }. { $player } deler ut.
log-round-began-you = Runde { $number }. Du deler ut.
log-tie-break-began = Den ekstra runden begynner. { $player } deler ut.
log-tie-break-began-you = Den ekstra runden begynner. Du deler ut.
log-dealt = Kortene er delt ut.
log-turned-up = { $buried ->
    [0] Kastebunken begynner med { card-object }.
   *[other] Kastebunken begynner med { card-object }; det som ble snudd før, gikk under trekkbunken.
}
log-first-turn-skipped = Et skip-kort ble snudd, så { $player } mister den første turen.
log-first-turn-skipped-you = Et skip-kort ble snudd, så du mister den første turen.
log-phase-chosen = { $player } prøver på fase { $phase }.
log-phase-chosen-you = Du prøver på fase { $phase }.
log-twist-drawn = { $player } trekker et twist-kort: fase { $phase }.
log-twist-drawn-you = Du trekker et twist-kort: fase { $phase }.
log-turn-lost = { $player } må stå over.
log-turn-lost-you = Du må stå over.
log-pile-ran-out = Trekkbunken er tom: Kastebunken stokkes.
log-pile-renewed = Kastebunken ble ny trekkbunke: { $count } kort.
log-drew = { $player } trakk et kort.
log-drew-you = Du trakk et kort.
log-drew-card = { $player } trakk { card-object }.
log-drew-card-you = Du trakk { card-object }.
log-took-discard = { $player } tok { card-definite }.
log-took-discard-you = Du tok { card-definite }.
log-drew-saved = { $player } trakk et spart kort.
log-drew-saved-you = Du trakk et spart kort.
log-drew-saved-card = { $player } trakk { card-object } fra sparebunken.
log-drew-saved-card-you = Du trakk { card-object } fra sparebunken din.
log-saved = { $player } sparte et kort.
log-saved-you = Du sparte et kort.
log-saved-card = { $player } sparte { card-object }.
log-saved-card-you = Du sparte { card-object }.
log-nothing-to-draw = Det er ingenting å trekke, så { $player } spiller videre uten.
log-nothing-to-draw-you = Det er ingenting å trekke, så du spiller videre uten.
log-phase-laid = { $player } la ned fase { $phase }.
log-phase-laid-you = Du la ned fase { $phase }.
log-card-hit = { $player } la på { card-object } hos { $owner }.
log-card-hit-you = Du la på { card-object } hos { $owner }.
log-card-hit-on-you = { $player } la på { card-object } hos deg.
log-card-hit-own = { $player } la på { card-object } hos seg selv.
log-card-hit-own-you = Du la på { card-object } hos deg selv.
log-discarded = { $player } kastet { card-object }.
log-discarded-you = Du kastet { card-object }.
log-skip-played = { $player } hoppet over { $target }.
log-skip-played-you = Du hoppet over { $target }.
log-skip-played-on-you = { $player } hoppet over deg.
log-skip-discarded = { $player } kastet et skip-kort som ikke rammer noen.
log-skip-discarded-you = Du kastet et skip-kort som ikke rammer noen.
log-went-out = { $player } gikk ut.
log-went-out-you = Du gikk ut.
log-round-blocked = Ingen kommer videre, så runden slutter her.
log-round-scored = Poeng i denne runden: { $points }.
log-points = { $player } { $points }
log-pawns = Brikkene står nå på disse rutene: { $spaces }.
log-pawn = { $player } { $space }
log-tie-break-called = Det står likt om seieren: { $players }. En ekstra runde avgjør.
log-game-ended = { $player } vant spillet.
log-game-ended-you = Du vant spillet.
log-game-shared = Delt seier: { $players }.

asked-choose = Velg hvilken fase du vil prøve på i denne runden.
asked-choose-space = Brikken din står på en twist-rute: Velg en av fasene der eller et twist-kort.
asked-draw-or-take = Trekk et kort, eller ta { card-definite }.
asked-draw-or-take-one = Trekk et kort, eller ta ett fra en kastebunke.
asked-draw = Trekk et kort.
asked-take = Trekkbunken er tom: Ta { card-definite }.
asked-take-one = Trekkbunken er tom: Ta et kort fra en kastebunke.
asked-take-saved = Trekkbunken er tom: Trekk et spart kort.
asked-draw-any = Trekk et kort, ta et kastet, eller trekk et du har spart.
asked-go-on = Det er ingenting å trekke: Spill videre uten.
asked-lay = Du kan legge ned fase { $phase }. Kast deretter et kort.
asked-lay-any = Du kan legge ned en fase. Kast deretter et kort.
asked-hit = Du kan legge på. Kast deretter et kort.
asked-discard = Kast et kort for å avslutte turen.
asked-discard-onto = Kast et kort på bunke { $pile }, som du tømte.
asked-discard-or-save = Kast eller spar et kort for å avslutte turen din.
asked-discard-last = Kast det siste kortet ditt for å gå ut.
asked-wait-deal = Kortene deles ut.
asked-wait-shuffle = Kastebunken stokkes.
asked-wait-choose = { $player } velger fase.
asked-wait-draw = { $player } skal trekke.
asked-wait-play = { $player } spiller.
asked-wait-skipped = { $player } spiller. Du må stå over neste tur.
asked-over = { $player } har vunnet spillet.
asked-over-you = Du har vunnet spillet.
asked-over-shared = Seieren deles: { $players }.

spoken-player = { $player }: { $state }
spoken-phase = fase { $phase }
spoken-phase-laid = fase { $phase } lagt ned
spoken-phases-open = { $count ->
    [one] { $count } fase igjen
   *[other] { $count } faser igjen
}
spoken-phases-done = alle faser ferdige
spoken-turn = har turen
spoken-dealer = kortgiver
spoken-skipped = må stå over neste tur
spoken-sits-out = ikke med i denne runden
spoken-saved = { $count ->
    [one] { $count } spart kort
   *[other] { $count } sparte kort
}
spoken-space = rute { $space } av { $count }
spoken-save-pile = { $count ->
    [0] Sparebunken din, tom
    [one] Sparebunken din, { $count } kort
   *[other] Sparebunken din, { $count } kort
}
spoken-track = Banen: { $pawns }
spoken-pawn = { $player } på { $space }
spoken-draw-pile = { $count ->
    [0] Trekkbunke, tom
   *[other] Trekkbunke, { $count } kort
}
spoken-discard-pile = Kastebunke, øverst: { card }
spoken-discard-pile-empty = Kastebunke, tom
spoken-group = { $player }: { $name }. { $cards }
spoken-group-you = Din gruppe: { $name }. { $cards }
