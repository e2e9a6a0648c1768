# The score sheet for games with real cards. $player is a name, $players are names in words.

# How the game ended: $players won it, $count of them.

sheet-end-completed = { $players } wins with the fewest points of those who completed the last phase.
sheet-end-laid-last = { $count ->
    [one] { $players } wins: laying the last phase ends the game at once.
   *[other] Laying the last phase ends the game at once. Marked as having laid it: { $players }.
}
sheet-end-all-finished = Everyone has completed the last phase. { $players } wins with the fewest points.
sheet-end-rounds-played = All rounds have been played. { $players } wins with the fewest points.
sheet-end-last-space = { $count ->
    [one] { $players } has laid the phase of the last space and wins.
   *[other] { $players } have laid the phase of the last space and share the win.
}
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
sheet-why-order-phases = The other places go by phases completed, then by fewer points.
sheet-why-order-phases-all = Places go by phases completed, then by fewer points.
sheet-why-order-points = The other places go by fewer points.
sheet-why-order-points-all = Places go by fewer points.
sheet-why-order-board = The other places go by the spaces of the pawns.
sheet-why-order-board-all = Places go by the spaces of the pawns.
sheet-total = { $player } ({ $points })

# A tie for the win, and the round that must break it.

sheet-tie-first-out = { $players } are level. They alone play a tie-break round on phase { $phase }, without points: the first to be out wins.
sheet-tie-first-lay = { $players } are level. They alone play a tie-break round on phase { $phase }, without points: the first to lay it wins.
sheet-tie-own-first-out = { $players } are level. They alone play a tie-break round, each on the phase last played for, without points: the first to be out wins.
sheet-tie-own-first-lay = { $players } are level. They alone play a tie-break round, each on the phase last played for, without points: the first to lay it wins.

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
sheet-doubt-laid-missing = It does not say whether the phase was laid.
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
sheet-fault-uneven-row = Line { $where } of this table does not have as many fields as there are columns: something is missing, or there is too much.

# Why a sheet could not be shared with others.

sheet-problem-no-server = The server does not answer. The score sheet is kept on this device.
sheet-problem-unreadable = The server could not read that.
sheet-problem-no-such-sheet = There is no shared score sheet at this address.
sheet-problem-foreign = This link does not let you write on this score sheet; you can read it.
sheet-problem-read-only = You can read this score sheet, but not write on it.
sheet-problem-follow-first = The page spoke to the server out of order. Load it again.
sheet-problem-not-fitting = The server did not take what was written: it does not fit this score sheet.
sheet-problem-too-much = That is more than the server takes at once. Try again in a while.
sheet-problem-not-kept = The server could not keep it. It is kept on this device.

# The page: its headings, buttons and hints.

sheet-title = Score sheet
sheet-about = For a game with real cards. Kept on this device.
sheet-card-title = Score sheet for real cards
sheet-card-about = Playing with a real deck? Keep score on your phone instead of on paper. It works offline, too.
sheet-home = All score sheets
sheet-going = Go on with
sheet-new = New score sheet
sheet-who = Who plays, in the order in which you sit
sheet-add = Add a player
sheet-move = Move { $player }: drag, or use the arrow keys
sheet-move-up = Move { $player } up
sheet-moved = { $player } now sits at place { $place }
sheet-remove = Remove { $player }
sheet-known = Players you know
sheet-first-dealer = Who deals first?
sheet-begin = Start
sheet-not-here = That score sheet is not on this device.
sheet-read-only = You can read this sheet, but not write on it.
sheet-not-stored = This device cannot store anything: the sheet lasts as long as this page is open.

# The page of one sheet

sheet-needs = What everyone needs
sheet-deals = deals
sheet-all-done = All phases done
sheet-phase-words = Phase { $phase }: { $words }
sheet-open-phases = { $count ->
    [one] Open: phase { $phases }
   *[other] Open: phases { $phases }
}
sheet-standings = Standings
sheet-grid = The rounds: phase, points and total of each player
sheet-grid-help = Tap a cell to correct it. Everything after it follows.
sheet-cell = { $player }, round { $round }: { $what }.
sheet-cell-heading = { $player }, round { $round }
sheet-cell-total = Total { $total }.
sheet-cell-deals = Deals this round.
sheet-cell-laid = phase { $phase } laid
sheet-cell-laid-some = a phase laid
sheet-cell-not-laid = not laid
sheet-cell-out = went out
sheet-cell-empty = nothing yet
sheet-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sheet-tie-round = Tie-break round
sheet-write = Write round { $number }
sheet-write-tie = Write the tie-break round
sheet-undo = Undo
sheet-redo = Redo
sheet-undone = Undone: { $what }
sheet-redone = Done again: { $what }
sheet-chart = How it went
sheet-chart-totals = Points
sheet-chart-phases = Phases
sheet-chart-totals-label = Line chart of everyone’s points over { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}. The same figures are in the sheet.
sheet-chart-phases-label = Line chart of everyone’s phases over { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}. The same figures are in the sheet.

# Writing a round

sheet-laid = laid
sheet-laid-guess = laid?
sheet-not-laid = not laid
sheet-laid-for = { $player } laid the phase
sheet-points-for = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sheet-points-none = { $player }: no points yet
sheet-out = out
sheet-said = { $player }: { $what }
sheet-pad-how = How to write points
sheet-pad-quick = One tap
sheet-pad-digits = Digits
sheet-pad-cards = Count the cards left
sheet-key-out = Out 0
sheet-key-back = Delete the last digit
sheet-left-low = 1–9
sheet-left-high = 10–12
sheet-left-skips = Skips
sheet-left-wilds = Wilds
sheet-count-more = { $cards }: one more, { $points } each, { $count } so far
sheet-count-less = { $cards }: one less
sheet-next = Next
sheet-done = Done
sheet-which-phase = Which phase did { $player } lay?
sheet-which-played = Which phase did { $player } play for?
sheet-tie-who-out = Who went out first?
sheet-tie-who-laid = Who laid the phase first?
sheet-round-gone = This round is not played any more.

# Doubts, two writers, and what was written before

sheet-doubts = Is this right?
sheet-doubts-more = { $count ->
    [one] { $count } more question
   *[other] { $count } more questions
}
sheet-look = Change it
sheet-clear = Clear it
sheet-right = It is right
sheet-right-for = It is right: { $doubt }
sheet-torn = { $player }, round { $round }: two people wrote different things. Which is right?
sheet-history = What was written here
sheet-history-of = What was written for { $player }
sheet-history-none = Nothing yet.
sheet-history-now = now
sheet-history-again = Use this

# The menu of a sheet

sheet-names = Names and first dealer
sheet-keep = Keep
sheet-stop = End the game early
sheet-reopen = Go on after all
sheet-print = Print, or save as PDF
sheet-dice = Score sheet for real dice
sheet-print-blank = Print an empty sheet
sheet-save-csv = Save as a table (CSV)
sheet-save-json = Save as a file
sheet-import = Open a file
sheet-again = New game with the same people
sheet-settings = Language, colours, sounds

# Sharing

sheet-share = Share
sheet-share-heading = Share this sheet
sheet-share-about = The others at the table see this sheet on their own phones, and everything new at once.
sheet-share-name = Your name
sheet-share-name-about = It is shown beside what you write.
sheet-share-start = Share it now
sheet-share-for = The others may
sheet-share-read = read
sheet-share-write = read and write
sheet-share-present = { $count ->
    [one] Live. Nobody else is looking on yet.
   *[other] Live on { $count } devices, this one included.
}
sheet-share-read-about = Whoever has this link can look on.
sheet-share-write-about = Whoever has this link can write, too. Nothing is lost if two write at once.
sheet-share-qr = Picture of the link, to scan with a phone
sheet-share-copy = Copy the link
sheet-share-copied = The link is copied.
sheet-share-send = Send the link
sheet-share-link = Link
sheet-share-stop = Stop sharing on this device
sheet-line-live = live
sheet-line-waiting = kept here
sheet-line-waiting-about = There is no connection. What you write is kept here and sent later.

# Games of before

sheet-past = Games of before
sheet-past-games = Games
sheet-past-players = Players
sheet-past-won = { $count ->
    [one] { $players } won
   *[other] { $players } won together
}
sheet-search = Search by name or day
sheet-search-none = No game was found.
sheet-forgotten = That game is forgotten.
sheet-stats-none = Figures appear here once a game is over.
sheet-stats-games = Games
sheet-stats-won = Won
sheet-stats-points = Points a round
sheet-stats-laid = Phases laid
sheet-stats-out = Went out
sheet-percent = { $number }%
