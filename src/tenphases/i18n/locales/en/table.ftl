# What is said at the table: the log, what is asked of you now, and what a screen reader says.
# A key ending in -you speaks to the reader as the one who acts. $player is a name.

you = you
player-at = Player { $number }
bot-names = Alice, Ben, Chloe, Daniel, Emma, George, Hannah, Jack, Lucy, Oliver, Ruby, Sam

# The log, one line for each event.

log-game-started = A new game begins.
log-round-began = Round { $number }. { $player } deals.
log-round-began-you = Round { $number }. You deal.
log-tie-break-began = The tie-break round begins. { $player } deals.
log-tie-break-began-you = The tie-break round begins. You deal.
log-dealt = The cards are dealt.
log-turned-up = { $buried ->
    [0] The discard pile starts with the { card }.
   *[other] The discard pile starts with the { card }; what was turned up before it went under the draw pile.
}
log-first-turn-skipped = A skip was turned up, so { $player } loses the first turn.
log-first-turn-skipped-you = A skip was turned up, so you lose the first turn.
log-phase-chosen = { $player } plays for phase { $phase }.
log-phase-chosen-you = You play for phase { $phase }.
log-twist-drawn = { $player } draws a twist card: phase { $phase }.
log-twist-drawn-you = You draw a twist card: phase { $phase }.
log-turn-lost = { $player } misses a turn.
log-turn-lost-you = You miss a turn.
log-pile-ran-out = The draw pile is empty: the discards are shuffled.
log-pile-renewed = { $count ->
    [one] The discards become the new draw pile: { $count } card.
   *[other] The discards become the new draw pile: { $count } cards.
}
log-drew = { $player } drew a card.
log-drew-you = You drew a card.
log-drew-card = { $player } drew the { card }.
log-drew-card-you = You drew the { card }.
log-took-discard = { $player } took the { card }.
log-took-discard-you = You took the { card }.
log-drew-saved = { $player } drew a saved card.
log-drew-saved-you = You drew a saved card.
log-drew-saved-card = { $player } drew the { card }, which was saved.
log-drew-saved-card-you = You drew the { card } that you had saved.
log-saved = { $player } saved a card.
log-saved-you = You saved a card.
log-saved-card = { $player } saved the { card }.
log-saved-card-you = You saved the { card }.
log-nothing-to-draw = There is nothing to draw, so { $player } plays on without.
log-nothing-to-draw-you = There is nothing to draw, so you play on without.
log-phase-laid = { $player } laid phase { $phase }.
log-phase-laid-you = You laid phase { $phase }.
log-card-hit = { $player } hit the { card } on { $owner }’s cards.
log-card-hit-you = You hit the { card } on { $owner }’s cards.
log-card-hit-on-you = { $player } hit the { card } on your cards.
log-card-hit-own = { $player } hit the { card } on their own cards.
log-card-hit-own-you = You hit the { card } on your own cards.
log-discarded = { $player } discarded the { card }.
log-discarded-you = You discarded the { card }.
log-skip-played = { $player } skipped { $target }.
log-skip-played-you = You skipped { $target }.
log-skip-played-on-you = { $player } skipped you.
log-skip-discarded = { $player } discarded a skip that skips nobody.
log-skip-discarded-you = You discarded a skip that skips nobody.
log-went-out = { $player } went out.
log-went-out-you = You went out.
log-round-blocked = Nobody can get any further, so the round ends here.
log-round-scored = Points of this round: { $points }.
log-points = { $player } { $points }
log-pawns = The pawns now stand on these spaces: { $spaces }.
log-pawn = { $player } { $space }
log-tie-break-called = A tie for the win: { $players }. One more round decides.
log-game-ended = { $player } won the game.
log-game-ended-you = You won the game.
log-game-shared = A shared win: { $players }.

# What is asked of me now.

asked-choose = Choose the phase you will play for in this round.
asked-choose-space = Your pawn is on a twist space: choose one of its phases or a twist card.
asked-draw-or-take = Draw a card, or take the { card }.
asked-draw-or-take-one = Draw a card, or take one from a discard pile.
asked-draw = Draw a card.
asked-take = The draw pile is empty: take the { card }.
asked-take-one = The draw pile is empty: take a card from a discard pile.
asked-take-saved = The draw pile is empty: draw a saved card.
asked-draw-any = Draw a card, take a discard, or draw one that you saved.
asked-go-on = There is nothing to draw: play on without.
asked-lay = You can lay phase { $phase }. Then discard a card.
asked-lay-any = You can lay a phase. Then discard a card.
asked-hit = You can hit. Then discard a card.
asked-discard = Discard a card to end your turn.
asked-discard-onto = Discard a card onto pile { $pile }, which you emptied.
asked-discard-or-save = Discard a card, or save one, to end your turn.
asked-discard-last = Discard your last card to go out.
asked-wait-deal = The cards are being dealt.
asked-wait-shuffle = The discards are being shuffled.
asked-wait-choose = { $player } is choosing a phase.
asked-wait-draw = { $player } is about to draw.
asked-wait-play = { $player } is playing.
asked-wait-skipped = { $player } is playing. You will miss your next turn.
asked-over = { $player } has won the game.
asked-over-you = You have won the game.
asked-over-shared = The win is shared: { $players }.

# Spoken names of things on the table, for screen readers.

spoken-player = { $player }: { $state }
spoken-phase = phase { $phase }
spoken-phase-laid = phase { $phase } laid
spoken-phases-open = { $count ->
    [one] { $count } phase open
   *[other] { $count } phases open
}
spoken-phases-done = all phases done
spoken-turn = to play
spoken-dealer = deals
spoken-skipped = misses the next turn
spoken-sits-out = sits out this round
spoken-saved = { $count ->
    [one] { $count } saved card
   *[other] { $count } saved cards
}
spoken-space = space { $space } of { $count }
spoken-save-pile = { $count ->
    [0] Your save pile, empty
    [one] Your save pile, { $count } card
   *[other] Your save pile, { $count } cards
}
spoken-track = The track: { $pawns }
spoken-pawn = { $player } on { $space }
spoken-draw-pile = { $count ->
    [0] Draw pile, empty
    [one] Draw pile, { $count } card
   *[other] Draw pile, { $count } cards
}
spoken-discard-pile = Discard pile, on top: { card }
spoken-discard-pile-empty = Discard pile, empty
spoken-group = { $player }: { $name }. { $cards }
spoken-group-you = Yours: { $name }. { $cards }
