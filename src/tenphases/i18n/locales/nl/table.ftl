# Wat er aan tafel gezegd wordt. Namen worden niet verbogen.

you = jij
player-at = Speler { $number }
bot-names = Anouk, Bram, Daan, Femke, Joost, Lotte, Marijke, Pieter, Ruben, Sanne, Thijs, Willem

log-game-started = Een nieuw spel begint.
log-round-began = Ronde { $number }. { $player } deelt.
log-round-began-you = Ronde { $number }. Jij deelt.
log-tie-break-began = De beslissende ronde begint. { $player } deelt.
log-tie-break-began-you = De beslissende ronde begint. Jij deelt.
log-dealt = De kaarten worden gedeeld.
log-turned-up = { $buried ->
    [0] De aflegstapel begint met { card-object }.
   *[other] De aflegstapel begint met { card-object }; wat daarvoor werd omgedraaid, ging onder de trekstapel.
}
log-first-turn-skipped = Er werd een skip-kaart omgedraaid, dus { $player } slaat de eerste beurt over.
log-first-turn-skipped-you = Er werd een skip-kaart omgedraaid, dus je slaat je eerste beurt over.
log-phase-chosen = { $player } gaat voor fase { $phase }.
log-phase-chosen-you = Je gaat voor fase { $phase }.
log-twist-drawn = { $player } trekt een twist-kaart: fase { $phase }.
log-twist-drawn-you = Je trekt een twist-kaart: fase { $phase }.
log-turn-lost = { $player } slaat een beurt over.
log-turn-lost-you = Je slaat een beurt over.
log-pile-ran-out = De trekstapel is leeg: de aflegstapel wordt geschud.
log-pile-renewed = { $count ->
    [one] De aflegstapel wordt de nieuwe trekstapel: { $count } kaart.
   *[other] De aflegstapel wordt de nieuwe trekstapel: { $count } kaarten.
}
log-drew = { $player } trok een kaart.
log-drew-you = Je trok een kaart.
log-drew-card = { $player } trok { card-object }.
log-drew-card-you = Je trok { card-object }.
log-took-discard = { $player } pakte de { card }.
log-took-discard-you = Je pakte de { card }.
log-drew-saved = { $player } trok een gespaarde kaart.
log-drew-saved-you = Je trok een gespaarde kaart.
log-drew-saved-card = { $player } trok { card-object } van de spaarstapel.
log-drew-saved-card-you = Je trok { card-object } van je spaarstapel.
log-saved = { $player } spaarde een kaart.
log-saved-you = Je spaarde een kaart.
log-saved-card = { $player } spaarde { card-object }.
log-saved-card-you = Je spaarde { card-object }.
log-nothing-to-draw = Er valt niets te trekken, dus { $player } speelt zonder kaart door.
log-nothing-to-draw-you = Er valt niets te trekken, dus je speelt zonder kaart door.
log-phase-laid = { $player } legde fase { $phase } neer.
log-phase-laid-you = Je legde fase { $phase } neer.
log-card-hit = { $player } legde { card-object } aan bij { $owner }.
log-card-hit-you = Je legde { card-object } aan bij { $owner }.
log-card-hit-on-you = { $player } legde { card-object } aan bij jou.
log-card-hit-own = { $player } legde { card-object } aan bij de eigen kaarten.
log-card-hit-own-you = Je legde { card-object } aan bij je eigen kaarten.
log-discarded = { $player } legde { card-object } af.
log-discarded-you = Je legde { card-object } af.
log-skip-played = { $player } sloeg { $target } over.
log-skip-played-you = Je sloeg { $target } over.
log-skip-played-on-you = { $player } sloeg jou over.
log-skip-discarded = { $player } legde een skip-kaart af die niemand treft.
log-skip-discarded-you = Je legde een skip-kaart af die niemand treft.
log-went-out = { $player } is uit.
log-went-out-you = Je bent uit.
log-round-blocked = Niemand kan nog verder, dus de ronde stopt hier.
log-round-scored = Punten in deze ronde: { $points }.
log-points = { $player } { $points }
log-pawns = De pionnen staan nu op deze vakjes: { $spaces }.
log-pawn = { $player } { $space }
log-tie-break-called = Gelijke stand bovenaan: { $players }. Er volgt nog een beslissende ronde.
log-game-ended = { $player } heeft gewonnen.
log-game-ended-you = Je hebt gewonnen.
log-game-shared = Gedeelde winst: { $players }.

asked-choose = Kies de fase waar je deze ronde voor gaat.
asked-choose-space = Je pion staat op een twist-vakje: kies een van de fasen of een twist-kaart.
asked-draw-or-take = Trek een kaart, of pak de { card }.
asked-draw-or-take-one = Trek een kaart, of pak er een van een aflegstapel.
asked-draw = Trek een kaart.
asked-take = De trekstapel is leeg: pak de { card }.
asked-take-one = De trekstapel is leeg: pak een kaart van een aflegstapel.
asked-take-saved = De trekstapel is leeg: trek een gespaarde kaart.
asked-draw-any = Trek een kaart, pak er een van de aflegstapel, of trek er een die je hebt gespaard.
asked-go-on = Er valt niets te trekken: speel zonder kaart door.
asked-lay = Je kunt fase { $phase } neerleggen. Leg daarna een kaart af.
asked-lay-any = Je kunt een fase neerleggen. Leg daarna een kaart af.
asked-hit = Je kunt aanleggen. Leg daarna een kaart af.
asked-discard = Leg een kaart af om je beurt te beëindigen.
asked-discard-onto = Leg een kaart af op stapel { $pile }, die je leegmaakte.
asked-discard-or-save = Leg een kaart af of spaar er een om je beurt te beëindigen.
asked-discard-last = Leg je laatste kaart af, dan ben je uit.
asked-wait-deal = De kaarten worden gedeeld.
asked-wait-shuffle = De aflegstapel wordt geschud.
asked-wait-choose = { $player } kiest een fase.
asked-wait-draw = { $player } gaat trekken.
asked-wait-play = { $player } speelt.
asked-wait-skipped = { $player } speelt. Je slaat je volgende beurt over.
asked-over = { $player } heeft het spel gewonnen.
asked-over-you = Je hebt het spel gewonnen.
asked-over-shared = De winst wordt gedeeld: { $players }.

spoken-player = { $player }: { $state }
spoken-phase = fase { $phase }
spoken-phase-laid = fase { $phase } neergelegd
spoken-phases-open = { $count ->
    [one] { $count } fase te gaan
   *[other] { $count } fasen te gaan
}
spoken-phases-done = alle fasen gehaald
spoken-turn = aan de beurt
spoken-dealer = deler
spoken-skipped = slaat de volgende beurt over
spoken-sits-out = doet deze ronde niet mee
spoken-saved = { $count ->
    [one] { $count } gespaarde kaart
   *[other] { $count } gespaarde kaarten
}
spoken-space = vakje { $space } van { $count }
spoken-save-pile = { $count ->
    [0] Je spaarstapel, leeg
    [one] Je spaarstapel, { $count } kaart
   *[other] Je spaarstapel, { $count } kaarten
}
spoken-track = Het parcours: { $pawns }
spoken-pawn = { $player } op { $space }
spoken-draw-pile = { $count ->
    [0] Trekstapel, leeg
    [one] Trekstapel, { $count } kaart
   *[other] Trekstapel, { $count } kaarten
}
spoken-discard-pile = Aflegstapel, bovenop: { card }
spoken-discard-pile-empty = Aflegstapel, leeg
spoken-group = { $player }: { $name }. { $cards }
spoken-group-you = Van jou: { $name }. { $cards }
