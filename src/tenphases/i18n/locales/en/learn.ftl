# Learning: the rules of one table by chapter, advice, quiet tips, and the first lesson.
# $player is a name. Where a card is spoken of, $colour and $number are given, as in cards.ftl.

# The rules by chapter. Which sentences are told, the table's switches decide.

rules-other = different from the standard game
rules-chapters = Chapters
chapter-aim = The aim
chapter-turn = Your turn
chapter-phases = Phases and groups
chapter-wilds = Wilds
chapter-hitting = Hitting
chapter-skips = Skips
chapter-out = Going out
chapter-points = Points
chapter-end = The end
chapter-advice = Advice

rule-aim-in-order = { $count ->
    [one] There is { $count } phase to do.
   *[other] There are { $count } phases. You do them in order, at most one in a round.
}
rule-aim-when-laid = { $count ->
    [one] There is { $count } phase to do.
   *[other] There are { $count } phases, in any order: you say which one when you lay it, at most one in a round.
}
rule-aim-before-play = { $count ->
    [one] There is { $count } phase to do.
   *[other] There are { $count } phases, in any order: before each round you choose the one you play for.
}
rule-aim-by-board = { $count ->
    [one] There is a board with { $count } phase on its track, and a pawn for everyone. Your pawn’s space says which phase you play for.
   *[other] There is a board with { $count } phases on its track, and a pawn for everyone. Your pawn’s space says which phase you play for.
}
rule-last-space = Whoever stands on the last space and lays its phase has won.
rule-aim-everyone = { $count ->
    [one] There is { $count } phase, played in one round.
   *[other] There are { $count } phases. Each round has the next one, the same for everyone.
}
rule-few-points = What you still hold when a round ends counts against you. Few points are good.

rule-deal = { $count ->
    [one] Each player is dealt { $count } card.
   *[other] Each player is dealt { $count } cards.
}
rule-turned-up = { $count ->
    [one] One card is turned up and begins the discard pile.
   *[other] { $count } cards are turned up and begin as many discard piles.
}
rule-turn = In your turn you first draw one card. Then you lay and hit, if you can and like to. Last you discard one card.
rule-draw = { $count ->
    [one] Draw the top card of the draw pile, or take the top card of the discard pile.
   *[other] Draw the top card of the draw pile, or take the top card of any discard pile. Discard onto any of them.
}
rule-emptied-refill = Whoever takes the last card of a discard pile must discard onto that pile. If they play a skip instead, it stays empty.
rule-save = { $count ->
    [one] Instead of discarding you may save one card in each round: it goes onto your save pile, and your turn ends.
   *[other] Instead of discarding you may save a card, { $count } times in each round: it goes onto your save pile, and your turn ends.
}
rule-save-most = { $count ->
    [one] A save pile holds { $count } card at most.
   *[other] A save pile holds { $count } cards at most.
}
rule-draw-saved = Instead of drawing from a pile you may draw a card that you saved in an earlier round.
rule-saved-hidden = Saved cards score nothing, and the others see only how many there are. You cannot go out by saving.
rule-take-skip-false = A skip on the discard pile may not be taken.
rule-take-skip-true = A skip on the discard pile may be taken like any other card.
rule-flip-skip-skip-first = If the card turned up at the start is a skip, the first player loses the first turn.
rule-flip-skip-bury = If the card turned up at the start is a skip, it goes under the draw pile and another is turned up.
rule-flip-skip-cover = If a card turned up at the start is a skip, another is turned up onto it.
rule-flip-wild-takeable = If it is a wild, the first player may take it.
rule-flip-wild-bury = If it is a wild, it goes under the draw pile and another is turned up.
rule-renew = When the draw pile is empty and someone wants to draw, the discards but the top one are shuffled into a new draw pile.

rule-lay = All groups of a phase are laid at once, in your own turn.
rule-lay-exact-false = You may lay more cards than the phase asks for, if they make its groups larger.
rule-lay-exact-true = Lay exactly as many cards as the phase asks for; the rest you hit afterwards.
rule-kind-set = A set: cards with the same number, in any colours.
rule-kind-run = A run: numbers in a row, in any colours. 12 is its end: 1 does not follow.
rule-kind-colour = Cards of one colour, with any numbers.
rule-kind-colour-run = A one-colour run: numbers in a row, all of one colour.
rule-kind-even = Even numbers, in any colours.
rule-kind-odd = Odd numbers, in any colours.
rule-kind-colour-even = Even numbers, all of one colour.
rule-kind-colour-odd = Odd numbers, all of one colour.
rule-two-sets = Two sets of one phase may have the same number.
rule-one-group = A card serves in one group only.
rule-skip-in-group = A skip is never part of a group.

rule-wilds-none = This table plays without wilds.
rule-wilds-many = { $count ->
    [one] There is { $count } wild in the deck.
   *[other] There are { $count } wilds in the deck.
}
rule-wild-number = A wild stands for any number from 1 to 12.
rule-wild-colour = In a group of one colour it stands for that colour.
rule-naturals-per-group = Every group needs at least one number card.
rule-naturals-per-phase = A group may be wilds alone, if there is a number card somewhere in the phase.
rule-max-wilds-none = A phase may be laid with any number of wilds beside that.
rule-max-wilds-value = { $count ->
    [0] The phase you lay may hold no wild. Afterwards you may hit with wilds.
    [one] The phase you lay may hold at most { $count } wild. Afterwards you may hit with more.
   *[other] The phase you lay may hold at most { $count } wilds. Afterwards you may hit with more.
}
rule-wild-stays = A laid wild stands for the same until the round ends. It is never taken back and never swapped.
rule-wild-discard = A wild may be discarded, and taken from the discard pile.

rule-hit = Once your own phase is on the table you may hit: add cards to groups, in your own turn, as many as you like.
rule-hit-same-turn-any = You may hit on any group on the table, yours or another player’s, even in the turn in which you lay.
rule-hit-same-turn-own = In the turn in which you lay you may hit only on your own groups; from your next turn on, on any group on the table.
rule-hit-set = A set takes its number, and grows without limit.
rule-hit-colour = A group of one colour takes that colour.
rule-hit-parity = A group of even or odd numbers takes more of them.
rule-hit-run = A run grows at its ends only, down to 1 and up to 12. Nothing goes into its middle.

rule-skips-none = This table plays without skips.
rule-skips-many = { $count ->
    [one] There is { $count } skip in the deck. To play it is your discard and ends your turn.
   *[other] There are { $count } skips in the deck. To play one is your discard and ends your turn.
}
rule-skip-target-chosen = An opponent of your choice loses the next turn whole.
rule-skip-target-next = Always the next player loses the next turn whole.
rule-skip-lies-in-front = The skip lies in front of that player until the turn is lost. Then it goes onto the discard pile.
rule-skip-lies-on-pile = The skip goes straight onto the discard pile.
rule-skip-lies-set-aside = The skip lies in front of that player until the turn is lost. Then it is out of the round.
rule-skip-limit-waiting = Whoever still has a turn to lose cannot be skipped again.
rule-skip-limit-lap = Each player can be skipped once a lap, that is, once around the table.
rule-skip-limit-not-twice-running = Nobody can be skipped twice running.
rule-skip-limit-none = The same player can be skipped again and again, once in every turn.
rule-skip-two = With two players, whoever skips plays again at once.
rule-skip-keep = A skip may be kept as long as you like. As your last card it needs nobody to hit.

rule-out = The round ends the moment a hand is empty. Nobody gets another turn.
rule-go-out-any = Your last card may be hit or discarded.
rule-go-out-discard = Your last card must be discarded.
rule-blocked = If nobody can get any further, the round ends as well.

rule-points = Whoever went out scores 0. Everyone else counts the cards still in hand:
rule-points-table = Cards on the table count nothing.
rule-points-phase = Not laying the phase costs nothing more.
rule-points-none = No points are kept: the pawns move instead.
rule-twist-space = A twist space lies between two phases. Before play, in turn order, you choose the lower one, the higher one or a twist card drawn blind.
rule-move = After a round your pawn goes 3 spaces on if you went out, 2 if you laid your phase, else 1. It stops on the last space.
rule-move-twist = With a twist card it goes 6 spaces on if you went out, 4 if you laid it, else 1 back.

rule-advance-completed = Whoever laid the phase goes on to the next one, going out or not. Everyone else tries the same phase again.
rule-advance-completed-any = A phase that you laid is done, going out or not. Any other stays open.
rule-advance-everyone = After each round everyone goes on to the next phase, laid or not.
rule-end-round-end = The game ends after the round in which someone completes the last phase. If several do, the fewest points win.
rule-end-on-lay = The game ends the moment someone lays the last phase. That player wins, whatever the points.
rule-end-all-finished = The game ends when everyone has completed the last phase. Whoever is done sits out and scores 0. The fewest points win.
rule-end-after-rounds = { $count ->
    [one] The game ends after { $count } round. The fewest points win.
   *[other] The game ends after { $count } rounds. The fewest points win.
}
rule-end-last-space = The game ends after the round in which someone on the last space lays its phase. If several do, whoever went out wins.
rule-tie-break-first-out = In a tie for the win, those who are tied play one more round on the last phase. The first to go out wins.
rule-tie-break-first-lay = In a tie for the win, those who are tied play one more round on the last phase. The first to lay it wins.
rule-tie-break-shared = In a tie, the win is shared.
rule-ranks = The others are ranked by phases, then by fewer points.
rule-ranks-board = The others are ranked by their pawns’ spaces.

# What experienced players advise

advice-wilds = Keep a wild until your phase is on the table: it fills any gap, and long runs need it most. It does not last into the next round, and in hand it counts { $points } points.
advice-watch = Watch what the others take from the discard pile: it tells you what they collect. They see what you take, too.
advice-feed = Once the next player has laid, do not discard what fits on the table. In many thousand games played to find out, nothing else was worth as much.
advice-hit = Hit as soon as you can. What lies on the table costs nothing, and the round may end at any moment.
advice-high = When others have laid and you have not, let the high cards go first.
advice-skip-chosen = Play a skip as soon as it is the card you need least, on whoever is closest to going out. Saving it for later does not pay.
advice-skip-next = Play a skip as soon as it is the card you need least. Saving it for later does not pay.
advice-luck = The cards decide much. Even the best lose most games against three others, so judge a move by its reason, not by its luck.

# Quiet tips beside the table

tip = A tip
tip-close = Close the tip
tip-wild = A wild fills any gap. Another card may be easier to spare.
tip-feed = The { card } fits on the table, and { $player } plays next.
tip-watch = { $player } plays next and took the { card }. This one may be wanted as well.
tip-skip = A skip is best played soon. { $count ->
    [one] { $player } has only { $count } card left.
   *[other] { $player } has only { $count } cards left.
}
tip-hit = Hit what fits: on the table it costs nothing.
tip-high = { $player } has laid. Let high cards go first: the round may end soon.

# The first lesson

learn-lesson = The lesson
learn-go = Go on
learn-leave = Leave the lesson
learn-left = You can go on with the lesson from the menu.
learn-hello = Welcome. The aim is to do ten phases, one after the other, sooner than the others. This round shows you the first.
learn-phase = This is your phase: two sets of 3. A set is cards with the same number, in any colours.
learn-sort = Sort your hand, then you see what goes together.
learn-take = Every turn begins with a card. The { card } lies on the discard pile and fits your hand: take it.
learn-draw = Every turn begins with a card. Draw one from the draw pile.
learn-draw-wanting = Nothing for you on the discard pile: draw from the draw pile.
learn-draw-again = Your turn: draw a card.
learn-discard = Every turn ends with a discard. Choose a card that belongs to nothing, such as the { card }.
learn-discard-again = Now discard a card that belongs to nothing, such as the { card }.
learn-discard-laid = Your phase counts, whatever comes. What you still hold may count against you, so discard a high card, such as the { card }.
learn-discard-put = Put it on the discard pile.
learn-watch = Now the others play, one after the other. The last card they discard you may take.
learn-wild = You have a wild: it stands for any number. Here it makes a set of your { $number }s.
learn-wild-any = You have a wild: it stands for any number that you lack.
learn-lay = Your phase is complete. Lay it on the table.
learn-lay-now = This is how your cards make the phase. Lay it.
learn-build = Put each card into its group, then lay the phase.
learn-theirs = { $player } has laid the phase, too. In your next turn you can add cards to it.
learn-hit = Your phase is on the table, so now you may hit: add cards to any group. Choose the { card }.
learn-hit-more = The { card } fits, too. Choose it.
learn-hit-put = Put it where it is lit.
learn-skip = Now a skip. { $count ->
    [one] { $player } has only { $count } card left.
   *[other] { $player } has only { $count } cards left.
} Choose your skip: it is a discard, too.
learn-skip-put = Put it on the discard pile, and say whom it hits.
learn-skip-whom = Choose { $player }.
learn-missed = { $player } misses this turn.
learn-out = One card left. Discard it, and you go out.
learn-out-put = Put it on the discard pile: that ends the round.
learn-round = The round is over. Look at its account.
learn-score-you = You went out and score 0. The others count the cards in their hands: low ones 5, high ones 10, a skip 15, a wild 25.
learn-score = { $player } went out and scores 0. You count the cards in your hand: low ones 5, high ones 10, a skip 15, a wild 25.
learn-score-blocked = Nobody could get any further. Everyone counts the cards in hand: low ones 5, high ones 10, a skip 15, a wild 25.
learn-next-both = You laid your phase, so you go on to phase 2. { $player } did not, and tries phase 1 again.
learn-next-laid = You laid your phase, so you go on to phase 2.
learn-next-not = You did not lay your phase, so you try it again. That happens to everyone.
learn-end = Phase 2 has a run: numbers in a row, in any colours. Now you know the game. Play on here, or open a table of your own.
learn-end-again = Now you know the game. Play on here, or open a table of your own.
learn-play-on = Play on
learn-own = A table of my own

# When the learner finds another way

learn-instead-take = Drawing is just as good.
learn-instead-draw = Taking from the discard pile is fine, too.
learn-instead-lay = You kept your phase in your hand. You can lay it in any of your turns.
learn-instead-hit = You can hit later as well.
learn-instead-skip = You kept your skip. You can play it in any of your turns.
