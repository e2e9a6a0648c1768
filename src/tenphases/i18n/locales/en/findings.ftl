# Why a game cannot be played by the rules chosen. One for each code of the rules' findings.
# $phase is the number the players know, $group a group in words, $switch a rule's name.

finding-too-few-players = At least { $least } players are needed, and there { $have ->
    [one] is only { $have }
   *[other] are only { $have }
}.
finding-too-many-players = At most { $most } can play, and there are { $have }.
finding-too-few-cards = There are not enough cards: { $need } are needed to deal, and the deck has { $have }.
finding-bad-hand-size = Every player must be dealt at least one card, not { $have }.
finding-negative-number = “{ $switch }” cannot be { $have }. Choose 0 or more.
finding-number-too-large = “{ $switch }” cannot be { $have }. Choose { $most } or less.
finding-bad-piles = There must be from one to three discard piles, not { $have }.
finding-bad-dealer = Nobody sits at place { $have }, so nobody can deal from there.
finding-no-phases = The list of phases is empty. Add at least one phase.
finding-too-many-phases = The list has { $have } phases. At most { $most } are possible.
finding-unreadable-phase = Phase { $place } in the list cannot be read at “{ $part }”. Write it like “set3 + run4”.
finding-repeated-number = Two phases of the list have the number { $phase }.
finding-group-too-small = Phase { $phase }: { $group } is too small to be a group.
finding-run-too-long = Phase { $phase }: { $group } is too long. There are only twelve numbers.
finding-group-impossible = Phase { $phase }: { $group } cannot be made with the cards of this deck.
finding-phase-impossible = Phase { $phase }: its groups cannot all be made at once with the cards of this deck.
finding-too-many-groups = Phase { $phase } has { $have } groups. At most { $most } are possible.
finding-phase-too-large = Phase { $phase } needs { $need } cards, and nobody ever holds more than { $most }.
finding-everyone-needs-rounds = If everyone moves on each round, the game must end after a fixed number of rounds.
finding-everyone-needs-order = If everyone moves on each round, the phases must be played in the order of the list.
finding-board-needs-track = If the board decides about the phases, it needs a track.
finding-board-needs-last-space = If the board decides about the phases, the game must end on the last space.
finding-track-needs-board = A track, twist cards and an end on the last space need a board that decides about the phases.
finding-unreadable-space = Space { $space } of the track cannot be read at “{ $part }”. Write phase numbers and “twist”.
finding-track-length = A track has from { $least } to { $most } spaces, not { $have }.
finding-track-ends-numbered = Space { $space } is at an end of the track, so it needs the number of a phase.
finding-space-without-phase = Space { $space } of the track is that of phase { $phase }, which is not in the list.
finding-space-backwards = Space { $space } of the track goes back to a lower phase.
finding-twist-without-choice = The twist space { $space } must lie between two different phases.
finding-track-goal = The last space of the track must be that of phase { $phase }, the last of the list.
