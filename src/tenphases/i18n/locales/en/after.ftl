# After the game: watching it again, one’s own games, the program on the home screen, no network.

# Watching a game again

replay-title = A game to watch again
replay-of = { $day }, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
replay-not-over = This game is still being played. It can be watched here as soon as it is over; until then nobody’s cards are shown.
replay-to-table = To the table
replay-table = The table with every hand open
replay-hand = Hand: { $cards }
replay-no-cards = No cards in hand
replay-saved = Saved:
replay-next-card = Next card:
replay-by-clock = The time was up.
replay-by-bot = A bot played on.
replay-controls = Watch
replay-slider = Moment of the game
replay-where = step { $step } of { $steps }
replay-step-back = One step back
replay-step-on = One step on
replay-round-back = Back to the beginning of the round
replay-round-on = On to the next round
replay-play = Play
replay-pause = Pause
replay-round = Round to watch
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-normal = Normal
replay-speed-fast = Fast
replay-keys = Keys: arrow left and right for a step, with Shift for a round, space to play and pause. Steps:
replay-course = How it went
replay-phases-label = Line chart of everyone’s phases over { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}. The same figures are below it.
replay-keep = To keep
replay-keep-about = The record holds every move and every card. Anyone who has it can play the game over and check it.
replay-record-json = Record as a file (JSON)
replay-record-text = Record to read (text)
replay-share = Share this moment
replay-link = Link
replay-copied = The link is copied.

# The proof of the shuffles

replay-proof-about = The order of the cards was fixed and sealed before each deal. This page has worked out every seal again, and has dealt the cards anew in the order that was sealed.
replay-proof-good = { $count ->
    [one] Checked here, in your browser: the shuffle fits its seal, and the cards were dealt in its order.
   *[other] Checked here, in your browser: all { $count } shuffles fit their seals, and the cards were dealt in their order.
}
replay-proof-bad = Something does not fit. See below which round it is.
replay-proof-round = Round { $number }: everything fits
replay-proof-round-bad = Round { $number }: this does not fit
replay-proof-seen = The order fits the seal that this device was shown before the deal, and the cards were dealt in this order.
replay-proof-late = The order fits its seal, and the cards were dealt in this order. This device was not at the table then, so it cannot say when the seal was made.
replay-proof-not-dealt = The order fits its seal, but the cards were not dealt in this order.

# My games

mine-title = My games
mine-about = Games on this device, to go on with, to watch again, and counted.
mine-over = Games that are over
mine-gathering = Waiting for players
mine-shared = Shared win
mine-place = Place { $place } of { $of }
mine-your-turn = your turn
mine-lesson = lesson, not counted
mine-watch = watch
mine-gone = The server does not know this game any more.
mine-unheard = The server does not answer now.
mine-offline = The server does not answer. What is shown is what this device has kept.
mine-none = No games on this device yet.
mine-begin = Begin one
mine-all = { $count ->
    [one] Show { $count } game
   *[other] Show all { $count } games
}
mine-forget = Remove from this device
mine-forget-game = Remove from this device: { $game }
mine-forget-going = The game goes on, and your seat is on this device. Without it you cannot come back.
mine-forget-over = The game then no longer counts in the figures below.
mine-forget-not = Keep it
mine-forgotten = Removed: { $game }

# Statistics

mine-statistics = In figures
mine-bot = Bot ({ $level })
mine-percent = { $percent }%
mine-games = Games
mine-won = Won
mine-rounds = Rounds
mine-out = Rounds gone out
mine-laid = Rounds with phase laid
mine-points-round = Points a round
mine-best = Fewest points in a game
mine-fewest = Rounds of the quickest win
mine-phases = Rounds for each phase
mine-hardest = { $rounds ->
    [one] { $phase } costs most: { $rounds } round on average.
   *[other] { $phase } costs most: { $rounds } rounds on average.
}
mine-tried = Rounds tried
mine-rounds-each = Rounds each
mine-spread = Points in a round
mine-share = Share
mine-range = { $from }–{ $to }
mine-range-open = { $from } and more
mine-against = Against whom
mine-ahead = Ahead
mine-behind = Behind
mine-wins = Wins, game by game
mine-wins-label = Line chart of everyone’s wins over { $games } games. The same figures are below it.
mine-plot-label = Bar chart: { $what }. The same figures are below it.

# On the home screen

install-heading = On the home screen
install-about = The game can have an icon of its own on this device, and opens without the browser around it.
install-now = Put it there
install-by-hand = In the browser’s menu, choose the entry that adds this page to the home screen. Then it opens like any other app.
install-plain = This address begins with http. Everything can be played so, but browsers keep a page for use without a network, and install it, only where the address begins with https.

# No network

offline-heading = The server cannot be reached
offline-back = As soon as it answers, this page goes on by itself.
offline-can = What works without it
offline-sheet = Keeps score for a game with real cards. Everything stays on this device.
offline-mine = The games that were played on this device, in figures.
offline-cannot = What needs it
offline-tables = Tables with people or bots, and watching games again. A game that is under way waits for you, and your seat is kept.
