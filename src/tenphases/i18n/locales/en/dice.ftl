# The dice game (R16): why a move may not be made, what is said at its table, its rules in short.
# A die comes as $colour and $number (0 for a wild); $dice is a list of dice. Keys ending in -you speak to the one who acts.

die = { $number ->
    [0] wild in { colour }
   *[other] { colour } { $number }
}

dice-refusal-not-your-turn = It is { $player }’s turn. Please wait for yours.
dice-refusal-not-in-game = You are not playing in this game.
dice-refusal-game-over = The game is over.
dice-refusal-wait-for-roll = The dice are still rolling. Just a moment.
dice-refusal-not-now = No dice are to be rolled now.
dice-refusal-wrong-dice = These are not the dice to be rolled: there should be { $need }, and { $have } were given.
dice-refusal-roll-first = Roll the dice first.
dice-refusal-not-on-table = There is no other die on the table that shows { die }.
dice-refusal-nothing-to-roll = You are keeping all ten dice. Leave one to roll, or stop here.
dice-finding-too-few-players = { $least ->
    [one] A game needs at least { $least } player, and there are { $have }.
   *[other] A game needs at least { $least } players, and there are { $have }.
}

# What is said while it plays.

dice-log-order = The dice decide the order: { $players }.
dice-log-order-again = Equal rolls: { $players } roll once more for the order.
dice-log-kept = { $player } keeps { $dice }.
dice-log-kept-you = You keep { $dice }.
dice-log-kept-none = { $player } rolls all ten dice.
dice-log-kept-none-you = You roll all ten dice.
dice-log-rolled = { $player } rolled { $dice }.
dice-log-rolled-you = You rolled { $dice }.
dice-log-stopped = { $player } stops here.
dice-log-stopped-you = You stop here.
dice-log-made = { $player } made phase { $phase }: { points }.
dice-log-made-you = You made phase { $phase }: { points }.
dice-log-failed = { $player } did not make phase { $phase }.
dice-log-failed-you = You did not make phase { $phase }.
dice-log-failed-cost = { $player } did not make phase { $phase }. That costs { points }.
dice-log-failed-cost-you = You did not make phase { $phase }. That costs { points }.
dice-log-bonus-five = { $player } has 221 or more after phase 5: a bonus of { points }.
dice-log-bonus-five-you = You have 221 or more after phase 5: a bonus of { points }.
dice-log-bonus-finish = { $player } wins the bonus for finishing: { points }.
dice-log-bonus-finish-you = You win the bonus for finishing: { points }.
dice-log-finished = { $player } has finished. Everyone else now plays on for as long as every turn succeeds.
dice-log-finished-you = You have finished. Everyone else now plays on for as long as every turn succeeds.

# What is asked of the reader now.

dice-asked-order = The dice decide who begins.
dice-asked-begin = Your turn: roll for phase { $phase }.
dice-asked-keep = Choose the dice to keep, then roll the others.
dice-asked-made = Phase { $phase } is made. Stop here, or roll on for more.
dice-asked-rolling = The dice are rolling.
dice-asked-wait = { $player } plays for phase { $phase }.

# The table.

dice-board = The dice
dice-group-set = set of { $size }
dice-group-run = run of { $size }
dice-group-colour = { $size } of one colour
dice-goal = Phase { $phase }: { $groups }
dice-rolls = { $count ->
    [0] No roll left
    [one] { $count } roll left
   *[other] { $count } rolls left
}
dice-roll-all = Roll all ten
dice-roll-some = { $count ->
    [one] Roll { $count } die
   *[other] Roll { $count } dice
}
dice-stop-made = Stop with { points }
dice-keep-all = Keep what counts
dice-keep-none = Keep none
dice-hidden = a die that is not rolled yet
dice-made = Made: { points }
dice-not-made = Not made yet
dice-lacking = Nothing rolled yet
dice-failing = A failed turn scores nothing, and the same phase comes again.
dice-failing-alone = A failed turn costs 5 points, and the same phase comes again.
dice-failing-chain = Every success brings the next phase at once. The first failure ends the game for you.
dice-failing-theirs = Every success brings the next phase at once. The first failure ends it.
dice-chain = { $player } has made phase 10. These still play on: { $players }.
dice-sharing = Phase 10 now brings the bonus of 40 as well.
dice-counts = counts for the phase

# The exact hint.

dice-hint = Hint
dice-hint-thinking = Reckoning …
dice-hint-stop = Best: stop here.
dice-hint-none = Best: roll all ten again.
dice-hint-keep = Best: keep { $dice }.
dice-hint-worth = { $chance }% for the phase, { points } on average.
dice-hint-own = Your choice: { $chance }% for the phase, { points } on average.
dice-hint-same = That is your choice, too.
dice-hint-take = Choose these
dice-hint-alone = Alone, a failed turn costs only 5: a low score is worth another try.

# The sheet of phases and points.

dice-sheet = Phases and points
dice-sheet-phase = Phase
dice-sheet-five = 221 or more after phase 5
dice-sheet-finish = Finished first
dice-sheet-failed = Failed turns
dice-sheet-open = still open
dice-sheet-now = playing for it
dice-end-facts = { points }. Failed turns: { $failed }.
dice-end-alone = You finished with { points }.

# The seals of the rolls.

dice-proof-heading = How the dice were drawn
dice-proof-about = All rolls of a turn are drawn and sealed before it begins: a face of every die for each of three rolls. What is kept cannot change them. After the turn the seal is opened.
dice-proof-seal = Seal { $number }
dice-proof-sealed = Sealed for this turn
dice-proof-faces = Faces
dice-proof-late = The faces fit their seal. This device had not seen the seal beforehand.
dice-proof-true = The faces fit the seal that this device saw before the turn.
dice-proof-false = The faces do not fit their seal.
dice-proof-not-rolled = The dice did not roll as sealed.
dice-proof-good = { $count ->
    [one] The one seal fits, and the dice rolled as it says.
   *[other] All { $count } seals fit, and the dice rolled as they say.
}
dice-proof-bad = Not every seal fits, or the dice did not roll as sealed.
dice-proof-all = { $count ->
    [one] { $count } seal
   *[other] { $count } seals
}

# Opening a table, and the rules in short.

dice-against = Opponents
dice-alone = Alone
dice-rules = The dice game in short
dice-rules-dice = Six high dice show 5 to 10, four low dice show 1 to 4 and two wilds. Every face has one of four colours.
dice-rules-turn = In your turn you roll all ten dice, keep what you like, roll the others, keep or take back, and roll a third time. You may stop earlier.
dice-rules-phases = The ten phases come in order, one attempt a turn. A failed turn scores nothing and the phase comes again.
dice-rules-wilds = In sets and runs a wild replaces any number and scores nothing. For one colour it counts only in its own colour.
dice-rules-points = A made phase scores the sum of the dice used for it. The best choice counts by itself.
dice-rules-bonus = 221 or more after phase 5 brings 40. So does making phase 10 first.
dice-rules-chain = Then everyone else plays on in turn for as long as every turn succeeds, and the game ends. The highest total wins.
dice-rules-alone = Alone, a failed turn costs 5, and the 40 for phase 10 come only at the first try.
dice-referee-good = { $over ->
    [yes] The record is right: a whole game of dice with { $count } moves, { $number } seals checked.
   *[no] The record is right as far as it goes: { $count } moves of a game of dice, { $number } seals checked.
}
dice-referee-bad = In line { $number }: { $sentence }
dice-referee-seal = the seal does not fit its faces
dice-referee-roll = the roll is not the one that was sealed
dice-referee-end = the places or totals are not those of the game
dice-referee-text = this cannot be read: { $part }
dice-referee-names = there are not as many names as players

# The sheet for a game with real dice.

dice-paper = Score sheet for real dice
dice-paper-about = Write down each turn: made or not, and its points. Bonuses, the last chain and the winner follow by themselves. It stays on this device.
dice-paper-players = Players, in their order of play
dice-paper-begin = Begin the sheet
dice-paper-points = Points for the phase
dice-paper-made = Made
dice-paper-failed = Not made
dice-paper-wrong = Write the points as a whole number, at most { $most }.
dice-paper-turns = All turns
dice-paper-mend = Correct
dice-paper-undo = Take back the last turn
dice-paper-new = New sheet
dice-paper-save = Save as a file
dice-paper-open = Open a file
dice-paper-bad-file = This file holds no score sheet for dice.
dice-end-total = Finished with { points }.
