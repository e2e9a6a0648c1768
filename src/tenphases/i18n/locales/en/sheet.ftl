# The score sheet for games with real cards. $player is a name, $players are names in words.

# How the game ended: $players won it, $count of them.

sheet-end-completed = { $players } wins with the fewest points of those who completed the last phase.
sheet-end-laid-last = { $count ->
    [one] { $players } wins: laying the last phase ends the game at once.
   *[other] Laying the last phase ends the game at once. Marked as having laid it: { $players }.
}
sheet-end-all-finished = Everyone has completed the last phase. { $players } wins with the fewest points.
sheet-end-rounds-played = All rounds have been played. { $players } wins with the fewest points.
sheet-end-out-first = { $count ->
    [one] { $players } wins the tie-break round by being out first.
   *[other] Marked as winners of the tie-break round: { $players }.
}
sheet-end-laid-first = { $count ->
    [one] { $players } wins the tie-break round by laying the phase first.
   *[other] Marked as winners of the tie-break round: { $players }.
}
sheet-end-shared = A shared win: { $players }. Their points are equal.
sheet-end-closed = { $count ->
    [one] The game was ended early. In the lead: { $players }.
   *[other] The game was ended early. Together in the lead: { $players }.
}

# Why: what was compared ($totals: names with their points), and by what the other places go.

sheet-why-completed = The last phase was completed by { $totals }.
sheet-why-totals = Points: { $totals }.
sheet-why-order = The other places go by phases completed, then by fewer points.
sheet-why-order-all = Places go by phases completed, then by fewer points.
sheet-why-order-points = The other places go by fewer points.
sheet-why-order-points-all = Places go by fewer points.
sheet-total = { $player } ({ $points })

# A tie for the win, and the round that must break it.

sheet-tie-first-out = { $players } are level. They alone play a tie-break round on phase { $phase }, without points: the first to be out wins.
sheet-tie-first-lay = { $players } are level. They alone play a tie-break round on phase { $phase }, without points: the first to lay it wins.

# What each player needs now.

sheet-need = { $player }: { $title }
sheet-need-any = { $player }: any of the phases { $phases }
sheet-need-done = { $player }: all phases completed
sheet-need-sits-out = { $player }: sits out this round

# What can be doubted about a cell or a round; $number is what the sentence speaks of.

sheet-doubt-in-round = Round { $round }: { $what }
sheet-doubt-in-cell = { $player }, round { $round }: { $what }
sheet-doubt-not-a-score = Points are always a multiple of { $number }.
sheet-doubt-nobody-out = Nobody went out.
sheet-doubt-several-out = Only one player can go out.
sheet-doubt-several-laid-first = Only one player can have laid the phase first.
sheet-doubt-out-without-phase = Nobody can go out without having laid a phase.
sheet-doubt-out-with-points = Whoever goes out has no points.
sheet-doubt-more-than-a-hand = The cards that can be left count { $number } at most.
sheet-doubt-too-many-cards = The number of cards that can be left is { $number } at most.
sheet-doubt-left-differs = The cards counted make { $number }.
sheet-doubt-points-missing = The points are missing.
sheet-doubt-tie-unbroken = It does not say who won the tie-break round.
sheet-doubt-phase-unnamed = It does not say which phase was laid.
sheet-doubt-phase-done = This phase was laid in an earlier round.
sheet-doubt-not-in-round = This player was not in the round.
sheet-doubt-after-the-end = The game was over before this round.
sheet-doubt-two-writers = Two people wrote here at the same time, and not the same.

# Why a file is no sheet that can be opened.

sheet-fault-unreadable = This file cannot be read.
sheet-fault-not-a-sheet = This file is not a score sheet.
sheet-fault-newer-format = This score sheet was made by a newer version of this program.
sheet-fault-damaged = { $where ->
    [none] Something in this score sheet cannot be right.
   *[other] Something in this score sheet cannot be right: { $where }.
}
