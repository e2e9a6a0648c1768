# Why a move may not be made: what is wrong here, then what can be done. One for each code of the rules' refusals.
# $player is a name, $group a group's place from 1, $phase the number the players know.

refusal-not-your-turn = It is { $player }’s turn. Please wait for yours.
refusal-not-in-round = You are not playing in this round.
refusal-game-over = The game is over.
refusal-wait-for-deal = The cards are still being dealt. Just a moment.
refusal-not-now = This cannot be done at this point of the game.
refusal-wrong-order = These are not the cards to be shuffled: there should be { $need }, and { $have } were given.
refusal-choose-first = Choose the phase you will play for in this round first.
refusal-phase-not-offered = Your pawn stands somewhere else: phase { $phase } cannot be chosen from there.
refusal-no-twist-card = There is no twist card to draw.
refusal-draw-first = Draw a card first.
refusal-already-drawn = You have already drawn in this turn. Now lay, hit or discard.
refusal-no-such-pile = { $piles ->
    [one] There is only one discard pile.
   *[other] There are only { $piles } discard piles.
}
refusal-draw-pile-empty = The draw pile is empty and cannot be renewed. Take the top card of the discard pile.
refusal-discard-pile-empty = There is nothing on this discard pile. Draw from the draw pile.
refusal-skip-not-taken = A skip cannot be taken from the discard pile. Draw from the draw pile.
refusal-not-saved = { $colour ->
    [wild] There is no wild in your save pile.
    [skip] There is no skip in your save pile.
   *[other] There is no { card } in your save pile.
}
refusal-saved-this-round = You saved the { card } in this round. You can draw it from the next one on.
refusal-not-in-hand = { $colour ->
    [wild] You have no wild left in your hand for this.
    [skip] You have no skip left in your hand for this.
   *[other] You have no { card } left in your hand for this.
}
refusal-no-such-phase = { $phases ->
    [one] There is no such phase: this game has only one.
   *[other] There is no such phase: this game has { $phases }.
}
refusal-name-phase = These cards make more than one of your open phases. Say which one you are laying.
refusal-wrong-phase = You are on phase { $phase }. Only that one can be laid now.
refusal-phase-done = You have already completed phase { $phase }. Choose another one.
refusal-phase-already-laid = Your phase is already on the table, and there is one a round. Now you can hit.
refusal-wrong-groups = { $need ->
    [one] This phase is { $need } group, and you are laying { $have }.
   *[other] This phase is { $need } groups, all laid at once, and you are laying { $have }.
}
refusal-wrong-kind = { $kind ->
    [set] Group { $group } must be a set: cards of one number.
    [run] Group { $group } must be a run: numbers in a row.
    [colour] Group { $group } must be cards of one colour.
    [colour-run] Group { $group } must be a run of one colour.
    [even] Group { $group } must be even numbers.
    [odd] Group { $group } must be odd numbers.
    [colour-even] Group { $group } must be even numbers of one colour.
   *[colour-odd] Group { $group } must be odd numbers of one colour.
}
refusal-group-too-short = Group { $group } needs { $need } cards and has only { $have }.
refusal-group-too-long = Group { $group } must have exactly { $need } cards, and it has { $have }. Lay the phase first, then hit with the rest.
refusal-skip-in-group = A skip cannot be part of a group. Take it out of group { $group }.
refusal-number-undeclared = Say what the wilds in group { $group } stand for.
refusal-out-of-range = Group { $group } would go from { $low } to { $high }, but numbers only go from 1 to 12.
refusal-card-does-not-fit = { card-start } does not fit into group { $group }.
refusal-no-natural-in-group = Group { $group } needs at least one number card. Wilds alone are not enough.
refusal-no-natural-in-phase = The phase needs at least one number card. Wilds alone are not enough.
refusal-too-many-wilds = { $most ->
    [0] A phase must be laid without wilds, and this one has { $have }.
    [one] A phase may be laid with at most one wild, and this one has { $have }.
   *[other] A phase may be laid with at most { $most } wilds, and this one has { $have }.
}
refusal-hit-before-phase = You can only hit once your own phase is on the table.
refusal-no-such-group = There is no such group on the table.
refusal-hit-others-later = In the turn in which you lay your phase, you can only hit on your own groups. Others’ groups are open to you from your next turn.
refusal-hit-with-skip = A skip cannot be hit. Play it as your discard to skip someone.
refusal-hit-does-not-fit = { card-start } does not fit this group.
refusal-hit-not-at-end = { card-start } does not fit: this run goes on with { $ends }.
refusal-run-full = This run already goes from 1 to 12. No card fits any more.
refusal-role-needed = Say what the wild is to be: { $ends }.
refusal-laid-stays = What is laid stays. A wild on the table keeps its place until the round ends.
refusal-keep-a-discard = Your last card must be discarded. Keep one back for that.
refusal-no-save-pile = No cards are saved in this game.
refusal-saved-enough = { $most ->
    [one] You have saved a card in this round already.
   *[other] You have saved { $most } cards in this round already.
}
refusal-save-pile-full = Your save pile is full: it holds { $most } at most.
refusal-save-last-card = You cannot go out by saving a card.
refusal-too-few-to-deal = If one more card is saved, too few are left to deal the next round.
refusal-refill-pile = You emptied discard pile { $pile }, so that is where you discard.
refusal-play-the-skip = A skip is not simply discarded. Play it to skip someone: that ends your turn too.
refusal-name-target = Say whom you want to skip.
refusal-no-such-target = No player in this round sits there. Choose someone else.
refusal-not-oneself = You cannot skip yourself. Choose someone else.
refusal-skip-hits-next = Here a skip always hits the next player, and that is { $player }.
refusal-skip-waiting = { $player } already has a skip waiting. Choose someone else, or discard another card.
refusal-skipped-this-lap = { $player } has already been skipped in this lap. Choose someone else, or discard another card.
refusal-skipped-last = { $player } was the last one to be skipped, and nobody is skipped twice running. Choose someone else, or discard another card.
