# Det, der siges ved bordet. Navne bøjes ikke.

you = du
player-at = Spiller { $number }
bot-names = Anders, Birgit, Emil, Freja, Hanne, Ida, Jens, Karen, Lone, Mads, Sofie, Viggo

log-game-started = Et nyt spil begynder.
log-round-began = Runde { $number }. { $player } giver.
log-round-began-you = Runde { $number }. Du giver.
log-tie-break-began = Den ekstra runde begynder. { $player } giver.
log-tie-break-began-you = Den ekstra runde begynder. Du giver.
log-dealt = Kortene er givet.
log-turned-up = { $buried ->
    [0] Afkastbunken begynder med { card-object }.
   *[other] Afkastbunken begynder med { card-object }; det, der blev vendt før, blev lagt under trækbunken.
}
log-first-turn-skipped = Der blev vendt et spring over-kort, så { $player } mister sin første tur.
log-first-turn-skipped-you = Der blev vendt et spring over-kort, så du mister din første tur.
log-phase-chosen = { $player } går efter fase { $phase }.
log-phase-chosen-you = Du går efter fase { $phase }.
log-twist-drawn = { $player } trækker et twist-kort: fase { $phase }.
log-twist-drawn-you = Du trækker et twist-kort: fase { $phase }.
log-turn-lost = { $player } sidder over.
log-turn-lost-you = Du sidder over.
log-pile-ran-out = Trækbunken er tom: Afkastbunken blandes.
log-pile-renewed = Afkastbunken blev ny trækbunke: { $count } kort.
log-drew = { $player } trak et kort.
log-drew-you = Du trak et kort.
log-drew-card = { $player } trak { card-object }.
log-drew-card-you = Du trak { card-object }.
log-took-discard = { $player } tog { card-definite }.
log-took-discard-you = Du tog { card-definite }.
log-drew-saved = { $player } trak et sparet kort.
log-drew-saved-you = Du trak et sparet kort.
log-drew-saved-card = { $player } trak { card-object } fra sparebunken.
log-drew-saved-card-you = Du trak { card-object } fra din sparebunke.
log-saved = { $player } sparede et kort.
log-saved-you = Du sparede et kort.
log-saved-card = { $player } sparede { card-object }.
log-saved-card-you = Du sparede { card-object }.
log-nothing-to-draw = Der er ikke noget at trække, så { $player } spiller videre uden.
log-nothing-to-draw-you = Der er ikke noget at trække, så du spiller videre uden.
log-phase-laid = { $player } lagde fase { $phase } ned.
log-phase-laid-you = Du lagde fase { $phase } ned.
log-card-hit = { $player } byggede på hos { $owner } med { card-object }.
log-card-hit-you = Du byggede på hos { $owner } med { card-object }.
log-card-hit-on-you = { $player } byggede på hos dig med { card-object }.
log-card-hit-own = { $player } byggede på hos sig selv med { card-object }.
log-card-hit-own-you = Du byggede på hos dig selv med { card-object }.
log-discarded = { $player } kastede { card-object }.
log-discarded-you = Du kastede { card-object }.
log-skip-played = { $player } sprang { $target } over.
log-skip-played-you = Du sprang { $target } over.
log-skip-played-on-you = { $player } sprang dig over.
log-skip-discarded = { $player } kastede et spring over-kort, der ikke rammer nogen.
log-skip-discarded-you = Du kastede et spring over-kort, der ikke rammer nogen.
log-went-out = { $player } gik ud.
log-went-out-you = Du gik ud.
log-round-blocked = Ingen kan komme videre, så runden slutter her.
log-round-scored = Point i denne runde: { $points }.
log-points = { $player } { $points }
log-pawns = Brikkerne står nu på disse felter: { $spaces }.
log-pawn = { $player } { $space }
log-tie-break-called = Det står lige om sejren: { $players }. En ekstra runde afgør det.
log-game-ended = { $player } vandt spillet.
log-game-ended-you = Du vandt spillet.
log-game-shared = Delt sejr: { $players }.

asked-choose = Vælg den fase, du vil gå efter i denne runde.
asked-choose-space = Din brik står på et twist-felt: Vælg en af faserne eller et twist-kort.
asked-draw-or-take = Træk et kort, eller tag { card-definite }.
asked-draw-or-take-one = Træk et kort, eller tag ét fra en afkastbunke.
asked-draw = Træk et kort.
asked-take = Trækbunken er tom: Tag { card-definite }.
asked-take-one = Trækbunken er tom: Tag et kort fra en afkastbunke.
asked-take-saved = Trækbunken er tom: Træk et sparet kort.
asked-draw-any = Træk et kort, tag et kastet, eller træk et, du har sparet.
asked-go-on = Der er ikke noget at trække: Spil videre uden.
asked-lay = Du kan lægge fase { $phase } ned. Kast bagefter et kort.
asked-lay-any = Du kan lægge en fase ned. Kast bagefter et kort.
asked-hit = Du kan bygge på. Kast bagefter et kort.
asked-discard = Kast et kort for at slutte din tur.
asked-discard-onto = Kast et kort på bunke { $pile }, som du tømte.
asked-discard-or-save = Kast eller spar et kort for at slutte din tur.
asked-discard-last = Kast dit sidste kort for at gå ud.
asked-wait-deal = Der gives kort.
asked-wait-shuffle = Afkastbunken blandes.
asked-wait-choose = { $player } vælger fase.
asked-wait-draw = { $player } skal trække.
asked-wait-play = { $player } spiller.
asked-wait-skipped = { $player } spiller. Du sidder over i næste tur.
asked-over = { $player } har vundet spillet.
asked-over-you = Du har vundet spillet.
asked-over-shared = Sejren deles: { $players }.

spoken-player = { $player }: { $state }
spoken-phase = fase { $phase }
spoken-phase-laid = fase { $phase } lagt ned
spoken-phases-open = { $count ->
    [one] { $count } fase tilbage
   *[other] { $count } faser tilbage
}
spoken-phases-done = alle faser færdige
spoken-turn = har tur
spoken-dealer = kortgiver
spoken-skipped = sidder over i næste tur
spoken-sits-out = ikke med i denne runde
spoken-saved = { $count ->
    [one] { $count } sparet kort
   *[other] { $count } sparede kort
}
spoken-space = felt { $space } af { $count }
spoken-save-pile = { $count ->
    [0] Din sparebunke, tom
    [one] Din sparebunke, { $count } kort
   *[other] Din sparebunke, { $count } kort
}
spoken-track = Banen: { $pawns }
spoken-pawn = { $player } på { $space }
spoken-draw-pile = { $count ->
    [0] Trækbunke, tom
   *[other] Trækbunke, { $count } kort
}
spoken-discard-pile = Afkastbunke, øverst: { card }
spoken-discard-pile-empty = Afkastbunke, tom
spoken-group = { $player }: { $name }. { $cards }
spoken-group-you = Din gruppe: { $name }. { $cards }
