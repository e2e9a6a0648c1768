# The coach: hints in three depths, the analysis of a game, practice. $player is a name; where a card is spoken of,
# $colour and $number are given, as in cards.ftl. $percent is of a hundred.

coach-title = The coach
coach-percent = { $percent }%
coach-thinking = The coach is looking at your cards …
coach-nothing = There is nothing to decide now. Ask again in your turn.
coach-gone-on = The game has gone on since you asked.
coach-ask-again = Ask again
coach-look = Where to look
coach-the-idea = The idea
coach-the-move = The move
coach-show-idea = Show the idea
coach-show-move = Show the move
coach-why = Why
coach-others = What it is worth beside the others
coach-about = Made from what you can see, never from hidden cards. The chances hold if all at the table play on like the coach.
coach-column-soon = Phase within three turns
coach-column-turns = Turns to the phase
coach-column-win = Wins the round
coach-best = best
coach-equal = equally good
coach-given = gives away { $percent }% of a round

# Moves

coach-move-draw = Draw from the draw pile
coach-move-take = Take the { card } from the discard pile
coach-move-lay = Lay the phase
coach-move-hit = Hit the { card }
coach-move-discard = Discard the { card }
coach-move-skip = Play a skip on { $player }
coach-move-skip-nobody = Discard the skip
coach-move-choose = Choose phase { $phase }
coach-move-save = Save the { card }
coach-move-saved = Draw a card that you saved
coach-move-twist = Draw a twist card

# Where to look

coach-nudge-choose = Which phase are your cards nearest to, for how hard it is?
coach-nudge-discards = Look at the discard pile first. Would its top card bring your phase nearer?
coach-nudge-discards-laid = Look at the discard pile and at the table. Would its top card fit anywhere?
coach-nudge-only = There is no choice here.
coach-nudge-lay = Count your groups once more.
coach-nudge-hit = Look at the groups on the table, and then at your hand.
coach-nudge-skip = Whom would you like least to have the next turn?
coach-nudge-next = Before you discard, think of { $player }, who plays next.
coach-nudge-points = What would you be left with if somebody went out now?
coach-nudge-spare = Which of your cards does the phase need, and which not?
coach-nudge-saved = Look at your save pile as well.
coach-nudge-equal = Here it makes hardly any difference.

# The idea

coach-idea-choose = Take the phase for which you lack the fewest cards, and rather a hard one than an easy one that is as near.
coach-idea-take = A card that helps for certain is worth more than an unknown one.
coach-idea-draw = What does not bring you a card nearer is not worth a draw: an unknown card may.
coach-idea-lay = Lay as soon as you can: the phase counts from then on, and cards can be hit.
coach-idea-hit = Hit what fits before you discard.
coach-idea-skip = Take the next turn from { $player }.
coach-idea-safe = Discard something that { $player } can do nothing with.
coach-idea-points = Of the cards that you can spare, let a dear one go.
coach-idea-spare = Let a card go that your phase does not need.
coach-idea-saved = A saved card is spent where it helps for certain, and a card is saved that may be of use later.
coach-idea-equal = Several cards are as good to discard. Choose any that your phase does not need.

# Reasons

coach-reason-progress = Your phase can use the { card }. Without the one that goes, { $useful } of { $unseen } unseen cards still { $useful ->
        [one] brings
       *[other] bring
    } you nearer.
coach-reason-spare = Your phase does not need it: { $useful } of { $unseen } unseen cards { $useful ->
        [one] brings
       *[other] bring
    } you nearer afterwards.
coach-reason-feeding-laid = { $player } plays next, has laid, and could hit the { card }.
coach-reason-feeding-taken = { $player } plays next and has taken that number before, so keep the { card }.
coach-reason-feeding-phase = { $player } plays next and may need the { card } for the phase.
coach-reason-points = It counts { $points } points if somebody goes out before you.
coach-reason-counting = Cards that lie open do not come any more. Of the { $unseen } unseen ones, { $useful } { $useful ->
        [one] helps.
       *[other] help.
    }
coach-reason-wild-kept = A wild fits everywhere, so it stays.
coach-reason-skip = { $player } loses a turn by it.
coach-reason-skip-laid = { $player } has laid, holds { $count ->
    [one] { $count } card
   *[other] { $count } cards
} and loses a turn by it.
coach-reason-take-nearer = The { card } brings you nearer for certain: { $missing ->
    [0] then nothing is missing.
    [one] then { $missing } card is missing.
   *[other] then { $missing } cards are missing.
}
coach-reason-take-fits = The { card } can be used at once.
coach-reason-pile = The { card } does not bring you nearer. A card from the draw pile may.
coach-reason-only = There is nothing else to do.
coach-reason-lay = Once it lies, the phase counts, and you can hit.
coach-reason-hit = What lies on the table costs nothing, and the round may end at any moment.
coach-reason-go-out = With it you go out.
coach-reason-nearest = { $missing ->
    [0] For phase { $phase } nothing is missing.
    [one] For phase { $phase } { $missing } card is missing.
   *[other] For phase { $phase } { $missing } cards are missing.
}
coach-reason-saved = The { card } that you saved helps for certain.
coach-reason-save = The { card } may be worth more in a later round.
coach-reason-onward = With it your pawn gets furthest, on average.
coach-reason-equal = { $count ->
    [one] Another card is equally good.
   *[other] { $count } others are equally good.
}

# After the game

analysis-title = What the coach says
analysis-about = Every decision is judged by what its player could know then. Luck is counted apart.
analysis-begin = Have the game analysed
analysis-under-way = The coach goes through the game: { $percent }%
analysis-failed = The analysis did not come.
analysis-of = Player
analysis-good = { $count ->
    [one] { $good } of { $count } decision was as good as the best.
   *[other] { $good } of { $count } decisions { $good ->
        [one] was
       *[other] were
    } as good as the best.
}
analysis-given = { $rounds ->
    [one] Given away by the others: { $rounds } round.
   *[other] Given away by the others: { $rounds } rounds.
}
analysis-hope = { $hope ->
    [one] With the hands as they were dealt, { $hope } round could be expected to be won; it was { $won }.
   *[other] With the hands as they were dealt, { $hope } rounds could be expected to be won; it was { $won }.
}
analysis-draws = { $draws ->
    [one] Of { $draws } card from the draw pile, { $helped } helped; { $expected } could be expected.
   *[other] Of { $draws } cards from the draw pile, { $helped } helped; { $expected } could be expected.
}
analysis-worst = Where most was given away
analysis-finest = Good finds
analysis-nothing = Nothing was given away that is worth speaking of.
analysis-moment = Round { $round }: { $move }
analysis-better = Better: { $move }.
analysis-cost = It cost { $percent }% of a round.
analysis-show = Show this moment
analysis-by-phase = Phase by phase
analysis-phases = Round by round
analysis-column-rounds = Rounds
analysis-column-turns = Turns (usual)
analysis-column-missing = Missing when dealt (usual)
analysis-column-helped = Helpful draws (expected)
analysis-column-given = Given away
analysis-beside = { $value } ({ $usual })
analysis-practise = Practise these positions
analysis-won = went out

# Practice

practice-title = Practice
practice-kind = What to practise
practice-play = How would you play?
practice-count = How many are missing?
practice-own = Exercises from your own game
practice-number = Exercise { $number }
practice-ask-draw = It is your turn. Where do you draw from?
practice-ask-play = It is your turn. What do you do?
practice-ask-count = How many cards are missing for { $phase }?
practice-others = The others
practice-other = { $player }: phase { $phase }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand
practice-other-laid = { $player }: phase { $phase } laid, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand
practice-other-took = { $player } took: { $cards }
practice-top = On the discard pile
practice-hand = Your hand
practice-table = On the table
practice-phase = Your phase
practice-seat = Player { $number }
practice-next-player = plays next
practice-right = That is what the coach would do.
practice-equal = Equally good. The coach would say: { $move }.
practice-close = Nearly as good: it gives away { $percent }% of a round. Better: { $move }.
practice-wrong = It gives away { $percent }% of a round. Better: { $move }.
practice-count-right = Right: { $missing ->
    [one] { $missing } card is missing.
   *[other] { $missing } cards are missing.
}
practice-count-wrong = Not quite: { $missing ->
    [one] { $missing } card is missing.
   *[other] { $missing } cards are missing.
}
practice-groups = One of the ways to see it:
practice-lacking = missing
practice-next = Next one
practice-result = { $good } of { $count } so far
practice-failed = The exercise did not come.
practice-number-missing = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
