# What is said on the command line: by the referee, by the checker of records, and in the help.
# $player is a letter, $line and $column count from 1, $code and $rule stand as they are.

# The program and its parts.

cli-about = A table for the card game with ten phases.
cli-judge-about = Say of each move in a position whether it is legal, and what happens or why not.
cli-judge-file = A file with positions and moves, - for standard input.
cli-judge-preset = The rules for positions that name none; “all” for each of them in turn.
cli-judge-check = Only say what is not as the file expects.
cli-judge-status = Exit status: 0 all legal, 1 something is illegal, 2 something cannot be judged. With --check: 0 all as expected, 1 something is not, 2 something cannot be judged.
cli-verify-about = Check the record of a game: shuffles, moves and scores.
cli-verify-file = The record, as text or as JSON, - for standard input.
cli-verify-status = Exit status: 0 everything is so, 1 something cannot be so, 2 the record cannot be read.
cli-analyse-about = Go through a game that is over: what was given away and where, and what was luck.
cli-analyse-dice = A game of dice is not analysed. At its table the hint says what to keep, and what that is worth.
cli-analyse-file = The record, as text or as JSON, - for standard input.
cli-analyse-status = Exit status: 0 it is analysed, 1 the record has a move that cannot be, 2 the record cannot be read.
cli-analyse-seat = Only this player, by letter.
cli-serve-about = Start the table on this machine and show where it is.
cli-serve-host = The address to listen on; 127.0.0.1 keeps other devices out.
cli-serve-port = The port to listen on; else the first free one from 8010 on.
cli-serve-open = Open the page in the browser, if there is one.
cli-serve-data = The folder in which games are kept; else the system’s place for such things.
cli-serve-database = A database in which games are kept instead, as postgresql://user@host/name; several servers may share it.
cli-serve-keep-sheets = How many days a shared score sheet is kept on which nobody writes; else 400.
cli-lang = The language to speak; else that of your system.
cli-json = Answer as JSON.
cli-version = Show the version.
cli-command = what to do
cli-no-file = { $file } cannot be read.
cli-not-done = This could not be done: { $why }
cli-usage = usage:
cli-arguments = what is named
cli-options = options
cli-help = Show this help.
cli-more = See { $command }
cli-bad-choice = { $what } cannot be “{ $found }”. It can be: { $choices }.
cli-bad-value = { $what } cannot be “{ $found }”.
cli-no-value = { $what } needs a value.
cli-stands-alone = { $what } takes no value, and “{ $found }” was given.
cli-not-together = { $what } and { $other } do not go together.
cli-required = This is missing: { $what }.
cli-unknown = “{ $found }” means nothing here.
cli-ambiguous = “{ $found }” can mean more than one thing: { $choices }.

# The referee.

judge-case = { $title } ({ $preset })
judge-case-untitled = Position in line { $line } ({ $preset })
judge-legal = legal
judge-illegal = illegal, { $rule }: { $sentence }
judge-unclear = cannot be judged: { $sentence }
judge-open = What follows depends on cards that are not known.
judge-impossible = This position cannot be:
judge-reason = { $rule }: { $sentence }
judge-at = Line { $line }, column { $column }: { $sentence }
judge-in-line = Line { $line }: { $sentence }
judge-expected = not as expected: { $expected }
judge-met = { $moves ->
    [one] { $moves } move judged
   *[other] { $moves } moves judged
}, { $unmet ->
    [0] everything as expected.
    [one] { $unmet } expectation not met.
   *[other] { $unmet } expectations not met.
}
judge-nothing = There is nothing to judge.

doubt-unknown-top = The card on top is not known, and a skip could not be taken. Say which card it is, as in “take R5”.
doubt-other-card = It is the { card } that lies there.
doubt-no-such-card-left = There is no { card } left that it could be.
doubt-open-ending = How the last round ended depends on cards that are not known.

# Why a text in the notation cannot be read.

notation-bad-character = “{ $found }” has no meaning here.
notation-bad-string = This text in quotes cannot be read.
notation-expected = { $wanted ->
    [card] A card such as R5, W or S
    [cards] Cards, or how many there are,
    [kind] A kind of group such as set or run
    [number] A number
    [player] A player’s letter from A to F
    [role] What the wild stands for: a number, or a colour’s letter,
    [step] A step of the turn: choose, draw, reshuffle, play, deal or over,
    [text] A text in quotes
    [verdict] What is expected
    [word] A word
   *[other] “{ $wanted }”
} should stand here{ $found ->
    [none] .
   *[other] , not “{ $found }”.
}
notation-unexpected = “{ $found }” is one too many here.
notation-no-such-statement = Nothing begins with “{ $found }”.
notation-no-such-move = There is no move “{ $found }”.
notation-no-such-event = There is no event “{ $found }”.
notation-no-such-player = There is no player { $found }: { $players } are playing.
notation-no-such-phase = There is no phase { $found } in this game.
notation-no-such-space = There is no space { $found } on this track, which has { $spaces }.
notation-no-such-pile = { $piles ->
    [one] There is only one discard pile.
   *[other] There are only { $piles } discard piles.
}
notation-no-such-switch = There is no rule “{ $found }” to change.
notation-no-such-rules = There are no rules called “{ $found }”.
notation-bad-value = “{ $switch }” cannot be “{ $found }”.
notation-missing = “{ $statement }” is missing.
notation-repeated = “{ $statement }” has been said before.
notation-role-needed = Say what the wild stands for: it could be { $ends }.
notation-roles-disagree = The wilds of this group are not said to be the same thing.
notation-unknown-card = Only a known card can be named here.
notation-not-a-record = This is JSON, but not the record of a game.

# Why a position cannot be.

fault-too-many-of-card = { $most ->
    [0] There is no { card } in the deck, and { $have } are told of.
    [one] There is only one { card } in the deck, and { $have } are told of.
   *[other] There are only { $most } of the { card } in the deck, and { $have } are told of.
}
fault-too-many-cards = There are { $most } cards in the deck, and { $have } are told of.
fault-hand-too-large = { $player } cannot hold { $have } cards now, only { $most }.
fault-hand-empty = { $player } has no cards, so the round would be over.
fault-group-impossible = { $group } cannot lie on the table: { $sentence }
fault-group-not-of-phase = { $group } is no group of phase { $phase }, or one too many.
fault-nobody-to-move = Somebody must be to move at the step “{ $step }”.
fault-sits-out = { $player } sits out this round and cannot be to move.
fault-skip-waiting-on-turn = { $player } has a skip waiting and cannot be to move.
fault-bad-total = { $player } cannot have { $have } points.
fault-laid-not-now = Nobody can have laid a phase in a turn that has only begun.

# Checking a record.

verify-good = { $over ->
    [yes] A whole game
   *[no] A game that is not over
}: { $moves ->
    [one] { $moves } legal move
   *[other] { $moves } legal moves
}, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $commitments ->
    [0] no shuffle committed to.
    [one] { $commitments } shuffle as committed to.
   *[other] { $commitments } shuffles as committed to.
}
verify-bad = { $count ->
    [one] { $count } thing in this record cannot be so.
   *[other] { $count } things in this record cannot be so.
}

discrepancy-newer-rules = The game was played by version { $have } of the rules, and only { $known } is known here.
discrepancy-unplayable = Nobody can play by these rules.
discrepancy-names-differ = There are { $players } players, and { $have } names.
discrepancy-commitment-broken = This is not the order that was committed to.
discrepancy-commitment-half = To check a shuffle, both its commitment and its salt are needed.
discrepancy-illegal-move = This move is illegal, { $rule }: { $sentence }
discrepancy-other-card = The record says that the { card } was drawn, but it was { $drawn }.
discrepancy-scores-differ = { $player } has { $counted }, not { $written }.
discrepancy-scores-missing = The scores of round { $round } are missing.
discrepancy-scores-too-soon = No round ended here.
discrepancy-places-differ = The ranking is “{ $counted }”, not “{ $written }”.

# The server.

serve-here = The table is open at { $address }
serve-network = From other devices in this network: { $address }
serve-kept = Games are kept in { $folder }
serve-stop = Press Ctrl+C to close the table. Every game goes on the next time.
serve-master-compiling = The master’s search is being compiled for this machine, once: a minute or two. Until then an expert plays in its place.
serve-master-ready = The master’s search is ready.
serve-closed = The table is closed.
serve-port-taken = Another program is using port { $port }, perhaps a table that is already open. Choose another one with --port, or leave --port out.
serve-port-reserved = Port { $port } is kept for the system’s administrator. Choose one from 1024 on with --port, or leave --port out.
serve-no-port = Ports { $first } to { $last } are all in use. Choose another one with --port.
serve-no-host = This machine cannot listen on { $host }. Choose another address with --host.
serve-no-data = Games cannot be kept in { $folder }. Choose another folder with --data.
serve-data-newer = The games in { $folder } were kept by a newer version of this program. Update it, or choose another folder with --data.
serve-no-driver = This needs psycopg, the extra [postgres]: { $command }
serve-not-a-database = --database wants an address such as { $example }.
serve-no-database = Games cannot be kept in { $database }: { $why }
serve-database-newer = The games in { $database } were kept by a newer version of this program. Update it, or name another database.

# The score sheet in the terminal: what is asked and answered.

cli-score-dice = Keep the score of a game with real dice.
dice-score-how = Write each turn as it is taken, in the order of play:
dice-score-help-made = phase made, 45 points
dice-score-help-failed = phase not made
dice-score-help-mend = writes turn 5 anew
dice-score-no-turn = There is no turn “{ $word }” yet.
dice-score-no-sheet = The file { $file } holds no score sheet for dice.
dice-score-too-much = Turn { $number }, { $player }: phase { $phase } cannot bring { points }, but { $most } at most.
dice-score-late = Turns behind the end of the game: { $number }. They do not count.
dice-score-good = Nothing speaks against this sheet. Turns: { $number }.
score-ask-names = Who plays? Write the names in their order at the table, with commas between them:
score-ask-dealer = Who deals first? Press Enter for { $player }:
score-kept = The score sheet is kept in { $file }. A question mark shows what you can write.
score-not-kept = The score sheet cannot be kept in { $file }.
score-no-start = A score sheet is for { $least } to { $most } players.
score-round = Round { $round }. { $player } deals.
score-tie-break = { $number }, tie-break
score-doubt = Is this right? { $sentence }
score-place = { $place }. { $player }: { $phases ->
    [one] { $phases } phase
   *[other] { $phases } phases
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-history = { $points ->
    [none] no points
   *[other] points: { $points }
}, { $laid ->
    [yes] phase laid
    [no] phase not laid
   *[none] nothing said about the phase
}
score-no-history = Nothing has been written there.
score-no-such-line = “{ $word }” means nothing here. A question mark shows what you can write.
score-no-such-word = “{ $word }” is no score. Write 45, or +20 if the phase was laid, or 0 for whoever went out.
score-no-such-player = There is no player “{ $word }”, or more than one.
score-no-such-round = There is no round “{ $word }” yet.
score-no-such-phase = Phase “{ $word }” cannot be named here.
score-no-count = Players in this round: { $count }. Write a word for each of them; a dot leaves one as it is.
score-no-undo = There is nothing to take back.
score-no-redo = There is nothing to do again.

score-help-how = Write a word for each player in the round, in their order at the table:
score-help-points = 45 points, phase not laid
score-help-laid = phase laid, 20 points
score-help-out = went out
score-help-chosen = phase 5 laid, 20 points, where players choose their phases
score-help-counted = counted: cards from 1 to 9, from 10 to 12, skips, wilds
score-help-leave = leaves it as it is
score-help-empty = empties it
score-help-round = writes round 3 anew
score-help-cell = writes one player’s points of round 3 anew
score-help-undo = takes the last line back
score-help-redo = does it again
score-help-sure = everything that was asked about is right
score-help-history = shows all that was ever written there
score-help-name = changes a name
score-help-end = ends the game early, or goes on with it
score-help-show = shows the score sheet
score-help-quit = stops; everything is kept

score-check-total = The total is { $counted }, not { $stated }.
score-check-done = The number of phases completed is { $counted }, not { $stated }.
score-check-phase = The phase is { $counted }, not { $stated }.
score-check-deals = Round { $round }: { $player } deals.
score-check-good = { $count ->
    [one] { $count } round, and everything agrees.
   *[other] { $count } rounds, and everything agrees.
}
score-check-bad = { $count ->
    [one] { $count } thing can hardly be right.
   *[other] { $count } things can hardly be right.
}

cli-score-about = Keep the score of a game with real cards; “score check FILE” recomputes a sheet and names every cell that can hardly be right.
cli-score-what = the file to keep the score sheet in, JSON or CSV; after “check”, the file to check
cli-score-names = who plays, with commas between the names
cli-score-dealer = who deals first
cli-score-preset = the rules to play by
cli-score-variant = a variant of these rules; may be given more than once
cli-score-status = Exit status of a check: 0 when everything agrees, 1 when something can hardly be right, 2 when the file cannot be read.

# The solo game of a phase.

cli-solo-about = Compute how many turns the phases take whoever plays alone, exactly.
cli-solo-phases = The phases, by number or as “set3 + run4”; all of the list if none is named.
cli-solo-hand = A hand of ten cards, as “R5 B12 W S”: how many turns it needs.
cli-solo-status = Exit status: 0 every phase has its figures, 1 of some phase nothing can be told, 2 what is asked cannot be read.
cli-contest-status = Exit status: 0 everything was played, 2 it cannot be played, 130 it was interrupted.
study-no-extra = This needs numpy and numba, the extra [sim]: { $command }
study-first-use = Compiling for this machine. That is done once and may take a minute or two.
study-compiling = Compiling
solo-unreadable = “{ $text }” cannot be used here.
solo-solving = { $phase }
solo-phase = Phase
solo-complete = Complete at once, %
solo-lacking = Cards lacking
solo-pile = Turns, pile alone
solo-discards = Turns, with discards
solo-within = % within { $turns }
solo-number-and-colour = { $phase }: numbers and colours both matter, so the exact figures are out of reach.
solo-hand-too-large = { $phase }: the hands are too large to be counted.
solo-never-laid = { $phase }: no hand can hold it.

# The analysis of a game.

analyse-entry = Move { $entry }
analyse-impossible = Move { $entry } cannot be: { $sentence }

# Bots against bots.

cli-simulate-about = Play one line-up many times, in every rotation of the seats, and say who wins how often.
cli-simulate-players = Who plays, a name for each seat: beginner, casual, steady, expert, master, random.
cli-tournament-about = Play everybody against everybody and rate them.
cli-tournament-players = Who meets whom: beginner, casual, steady, expert, master, random.
cli-contest-seats = How many sit at a table: two, or one of the first against so many of the other.
cli-contest-seeds = How many seeds; each fixes all cards or dice of a game and is played in every rotation.
cli-contest-first = The first seed.
cli-contest-processes = How many processes; as many as there are processors if not said. The results do not depend on it.
cli-contest-ray = Play with Ray, on the processors of a cluster of machines: “auto” for the cluster this machine is in, “local” for this machine alone, or its address. The results do not depend on it.
cli-contest-results = A file that keeps what is done, so that the same command goes on from there.
cli-contest-plots = A folder for pictures of what came out.
cli-contest-better = Say when it is certain whether the first player is better than par by so many points of a hundred.
contest-unknown = There is no player “{ $name }”. There are: { $names }.
contest-few = Two to six players are needed.
contest-file-foreign = { $file } is not a file of results, and was not changed. Name another file.
contest-file-players = { $file } holds the results of other players. Name another file.
contest-file-rules = { $file } holds the results of other rules. Name another file.
contest-file-seeds = { $file } holds results that begin with another seed. Name another file, or the seed with --first.
contest-file-engines = { $file } was begun with another engine: the extra [sim] was installed then and is not now, or the other way about. Name another file.
contest-file-code = { $file } was begun with another version of the program, its rules or its bots, who may play otherwise now. Name another file.
contest-file-damaged = Line { $line } of { $file } cannot be read; nothing was changed. Delete that line to play its games again, or name another file.
contest-file-busy = Another simulation or tournament is writing to { $file }. Wait for it, or name another file.
contest-file-unusable = { $file } cannot be used: { $why }. Name another file.
contest-file-failed = { $file } cannot be written: { $why }. What it holds already is whole: the same command goes on from there.
contest-plots-failed = No pictures can be put into { $folder }: { $why }.
contest-ray-missing = This needs Ray, the extra [ray]: { $command }
contest-ray-failed = Ray does not answer, or cannot go on: { $why }
contest-ray-unlike = The machine { $machine } has another version of the program, or not the same extras, so its results could not be put together with these. Install the same there as here.
contest-playing = Playing
contest-seeds = Seeds { $first } to { $last }, each in every rotation. After ± half the 95 % interval, over seeds.
contest-versus = { $first } v { $count } { $second }
contest-role-par = equals
contest-role-random = at random
contest-role-cheat = sees all cards
contest-match = Match
contest-games = Games
contest-par = Par, %
contest-wins = Wins, %
contest-points = Points
contest-rounds = Rounds
contest-turns = Turns a round
contest-engine = Engine
contest-engine-kernel = compiled
contest-engine-core = readable
contest-engine-search = readable, with masters who search
contest-stalled = { $count ->
    [one] { $count } game did not end
   *[other] { $count } games did not end
}
contest-lays = Turns until each phase is laid, in the rounds in which it is
contest-player = Player
contest-ratings = Strength (400 more: ten times the wins)
contest-strength = Strength
contest-better-yes = { $name } is better: decided after { $seeds } seeds.
contest-better-no = { $name } is not better by so much: decided after { $seeds } seeds.
contest-better-open = Not decided for { $name } after { $seeds } seeds.
contest-stopped = Stopped. { $done } of { $all } games are done.
contest-plot-wins = Wins, %
contest-plot-rounds = Rounds in a game
contest-plot-share = Share of the games
contest-plot-phase = Phase
contest-plot-turns = Turns until it is laid
contest-plot-points = Points at the end
cli-contest-dice = The dice game instead of cards, from one player to six. Its players: random, greedy, surest, beginner, casual, steady, expert, master.
contest-dice-rules = The dice game has no other rules than its own: leave out --preset and --variant.
contest-dice-few = One to six players are needed.
contest-dice-wait = Working out which dice are best kept. That takes up to half a minute.
contest-dice-tables = What to keep
contest-dice-alike = These play dice just alike: { $names }.
contest-totals = Points
contest-mean = Mean
contest-deviation = Deviation
contest-spread = Points at the end: the mean, the standard deviation, and what so many per cent of the games do not exceed
contest-bonuses = Bonuses, and what those who were not the first to finish still made
contest-bonuses-alone = Bonuses
contest-bonus-five = After phase 5, %
contest-bonus-finish = For finishing, %
contest-finished-first = First to finish, %
contest-chain-phases = Phases after that
contest-chain-points = Points after that
contest-dice-tries = Of a hundred tries at a phase so many make it
contest-dice-scores = Points for each phase that is made, on average
contest-dice-games = Of a hundred games a phase is made in so many
contest-plot-tries = Tries that make it, %

# Playing in the terminal.

cli-play-about = Play in the terminal: alone with bots, or together at a table that runs elsewhere.
cli-play-where = The link of an invitation; or the address of a server, and a table’s code to join it, or no code to open one. Without an address you play here, with bots.
cli-play-players = How many play, from 2 to 6.
cli-play-bot = The level of a bot. May be given once for each bot; the last one counts for the rest.
cli-play-rules = A file with your own rules.
cli-play-name = Your name at the table.
cli-play-status = Exit status: 0 you have left the table, 1 there is no such table or server, 2 there is no screen to play on or something cannot be read.
play-no-screen = To play, a terminal is needed: run this where nothing is piped in or out.
play-no-address = “{ $address }” is no address of a table.
play-no-server = Nothing answers at { $address }.
play-too-many-bots = That is more bots than { $players } players have room for.
play-dice = At this table dice are played. That is done in the browser: { $address }
play-unreadable = The server of this table is newer than this program, or older. In the browser you can play: { $address }
play-kept = The game is kept. The same command leads back to it.
play-record = Save the record
play-record-saved = The record is in { $file }. “tenphases verify” checks it, “tenphases analyse” goes through it.
play-quit = Quit
play-build = Put together
play-sort = Sort
play-log = Log
play-talk = Talk
play-key-tray = put the card there
play-key-back = take the last one back
play-key-save = Save the chosen card, or draw one that is saved
play-key-player = What is known of a player
play-key-quit = Leave; the game is kept
