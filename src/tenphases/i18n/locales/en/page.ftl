# The page: its buttons, headings, sheets and hints. Where a card is spoken of, $colour, $number and $role are given, as
# in cards.ftl, so { card } can be said. $player is a name, $group a group on the table in words (laid-…).

title = Tenphases
title-turn = Your turn – { $title }
tagline = The card game with ten phases
unofficial = Plays by Phase 10 rules. Unofficial: not made or endorsed by the owners of that name.
version = Version { $version }
language-failed = That language could not be loaded.
close = Close
sheet-failed = That could not be opened. Is the line down?

# Starting a game

start-running = Go on playing
start-game = A game
start-game-with = With { $players }
start-game-new = Not begun yet
start-game-round = Round { $round }
start-game-over = The game is over
start-forget = Forget the game with { $players }
start-forget-short = Forget this game
start-mine = All my games
start-learn = Learn the game
start-learn-about = New here? Play one round with two bots: in about three minutes you are shown how it goes.
start-learn-go = Show me
start-learn-not-now = Not now
start-practice = Practice
start-practice-about = Positions from real games, and hands to count, with the reason for every answer.
start-new = Play now, with bots
start-name = Your name
start-name-none = Player
start-bots = How many bots?
start-bot = Bot { $number }
start-preset = Rules
start-variants = Variants
start-own = Your own rules
start-details = What these rules mean
start-with-variants = Changed by the variants: { $variants }.
start-play = Play
start-faults = This game cannot be played as chosen:
start-no-server = The server does not answer. Is it still running?
start-try-again = Try again
start-together = Play together
start-together-about = Join a table by its code, or sit down at one that is open. Everyone plays on their own phone or computer.
start-open-table = Open a table
start-ways = Start a game
start-code = Code of a table
start-code-about = Five letters and digits, from whoever invited you.
start-join = Join
start-tables = Open tables
start-tables-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
start-tables-round = Round { $round }; a bot’s seat can be had

# The table

table = The table
people = Players
people-bot = bot
people-away = away
people-stand-in = a bot plays on
people-left = has left
felt = Cards laid on the table
felt-empty = Nobody has laid a phase yet.
felt-mine = Yours
felt-add = Add the { card } to { $player }’s { $group }
felt-add-own = Add the { card } to your { $group }
piles = Piles
mine = Your seat
mine-phases-open = { $count ->
    [one] { $count } phase to do
   *[other] { $count } phases to do, in any order
}
mine-phase = Phase { $phase }
mine-phase-laid = Phase { $phase } laid
mine-missing = { $count } missing
hand = { $count ->
    [0] Your hand, empty
    [one] Your hand, { $count } card
   *[other] Your hand, { $count } cards
}
hand-new = { $name }, new
hand-moved = { $name }, place { $place } of { $count }
actions = What you can do
turn-yours = It is your turn.
line-opening = Connecting …
news = Messages
line-lost = The connection is lost. Trying again …
note-choose-card = Choose a card first: tap it, or go to it with the arrow keys and press Enter.
log = What happened
log-empty = Nothing has happened yet.
log-taken-back = { $player } took the last move back.
log-taken-back-you = You took your last move back.

# What is asked, once a card is chosen

asked-wait-next = The round is over.
asked-with-card = Discard the { card }, or choose another card.
asked-with-fit = Add the { card } where it is lit, or discard it.
asked-with-ends = Choose the end where the { card } shall go, or discard it.
asked-with-skip = Play the skip: someone misses a turn, and yours ends.
asked-frozen = Nobody is here. The game stands still until someone comes back.
asked-left = You have left this table. A bot plays for you until you come back.
asked-away = { $player } is away.
asked-away-bot = { $player } is away. You may let a bot play on.
asked-time-soon = Ten seconds left.
asked-time = { $seconds } s

# Buttons at the table

action-draw = Draw
action-go-on = Play on
action-take = Take { card }
action-take-one = Take a discard
action-draw-saved = Draw a saved card
action-save = Save { card }
action-lay = Lay phase { $phase }
action-lay-any = Lay a phase
action-hit = Add it
action-discard = Discard { card }
action-discard-none = Discard
action-skip = Skip { $player }
action-skip-whom = Skip someone
action-choose = Choose a phase
action-take-back = Take back
action-result = Result
action-round = The round
action-by-number = Sort by number
action-by-colour = Sort by colour
action-sort = Sort your hand: by number, by colour
action-stand-in = Let a bot play on
action-come-back = I am back
action-take-seat = Take a seat
action-build = Put your phase together
action-hint = Ask the coach

# Laying a phase

lay-any = Lay a phase
lay-help = { $count ->
    [one] There is one way to lay it.
   *[other] The best way is first. Choose another if you like.
}
lay-group = { $name }: { $cards }
lay-now = Lay it
lay-own = Change it
build-which = Which phase?
build-count = { $have } of { $need }
build-ready = ready
build-not-yet = not yet
build-which-role = choose
build-role = What shall it be?
build-put = { $name }: put into { $group }
build-back = { $name }: take back into the hand
build-clear = Empty it
build-kept = What you put together is kept until it is your turn to lay.

# Small questions

skip-whom = Whom do you skip?
skip-about = They miss their next turn.
choose-phase = Which phase do you play for?
choose-space = Your pawn is on a twist space. What do you play for?
choose-twist = A twist card
choose-twist-about = Drawn blind from { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: 6 spaces on if you go out, 4 if you lay it, else 1 back
choose-lacking = { $count ->
    [0] You can lay it at once
    [one] { $count } card is missing
   *[other] { $count } cards are missing
}
take-which = Which card do you take?
discard-where = Where do you discard?
pile-number = Discard pile { $number }
pile-empty = empty
save-pile = Your save pile
save-pile-about = One of these may be drawn instead of one from a pile. What you saved in this round can be drawn from the next one on.
save-pile-none = There is nothing in it yet. Choose a card when it is your turn to discard, and save it instead.
save-pile-now = saved in this round
wild-as-what = What shall the wild be?
wild-as = { card }

# Players and rounds

player-known = Everyone saw these cards being taken
player-thrown = Discarded in this round
player-rounds = Round by round
player-no-rounds = No round has been finished yet.
column-round = Round
column-player = Player
column-phase = Phase
column-phases = Phases
column-laid = Laid
column-left = Left over
column-points = Points
column-total = Total
column-next = Next
column-moved = Moved
column-space = Space
column-place = Place
round-heading = Round { $number }
round-tie-heading = The tie-break round
round-tie = tie-break
round-laid = laid
round-not-laid = not laid
round-sat-out = sat out
round-ready = Ready:
round-next = Next round
round-waiting = Waiting for the others

# The end

end-heading = The game is over
end-won = { $player } wins
end-won-you = You win
end-shared = { $players } share the win
end-facts = { $phases ->
    [one] { $phases } phase
   *[other] { $phases } phases
} and { $points ->
    [one] { $points } point
   *[other] { $points } points
} after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}.
end-facts-board = On space { $space } of { $count } after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}.
end-standings = Final standings
end-of = { $done } of { $all }
end-chart = Points after each round
end-chart-board = The pawns after each round
end-chart-board-label = Line chart of everyone’s space over { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}. The same figures are in the table below.
end-chart-label = Line chart of everyone’s points over { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}. The same figures are in the table below.
end-figures = The same as figures
end-again = Play again
end-home = Back to the start
end-record = Download the record
end-watch = Watch the game again

# The proof of the shuffle

proof-heading = How the cards were shuffled
proof-heading-good = The shuffle was fixed before play
proof-heading-bad = The shuffle does not match its seal
proof-about = Before the deal the order of all cards is fixed and sealed: a long number is shown that fits this order only. After the round the order is opened, and this page works the number out again.
proof-sealed = Sealed. It is opened when the round ends.
proof-checking = Checking …
proof-true = The order fits the seal that was shown at the deal.
proof-late = The order fits its seal. This page was not open at the deal, so it cannot say when the seal was made.
proof-false = The order does not fit the seal. These cards were not dealt as promised.
proof-seal = Seal of shuffle { $number }
proof-salt = Salt
proof-order = Order, first card first

# The menu

menu = Menu
menu-language = Language
menu-theme = Colours
theme-table = Table
theme-auto = Automatic
theme-light = Light
theme-dark = Dark
menu-sound = Sounds
menu-sound-about = Soft ones, and a note when it is your turn.
menu-motion = Moving cards
menu-motion-about = Without it, cards change place at once.
menu-shortcuts = Shortcuts
menu-shortcuts-about = Single letters on the keyboard, as listed in the help.
menu-tips = Tips
menu-tips-about = Now and then, what experienced players would think of.
menu-leave = Leave the table
learn-resume = Go on with the lesson

rules = Rules of this table
rules-phases = Phases
rules-differs = Different from the standard game
rules-standard = Nothing: these are the standard rules.
rules-all = All rules

# Help

help = How to play here
help-draw = Draw: tap the draw pile or the discard pile, or drag its card into your hand.
help-choose = Tap a card of your hand to choose it. Tap it again to let it go.
help-hit = Once your phase is on the table, the places where the chosen card fits are lit. Tap one, or drag the card there.
help-discard = Discard the chosen card with the button, by a tap on the discard pile, or by dragging it there.
help-arrange = Drag cards within your hand to put them in order, or let them be sorted.
help-lay = With the pencil you can put your phase together in advance.
help-player = Tap a player to see their rounds.
help-keys = Keys
key-arrows = Go from card to card
key-move = Move the card
key-choose = Choose the card, or let it go
key-let-go = Let go, close
key-draw = Draw
key-take = Take from the discard pile
key-lay = Lay the phase
key-build = Put the phase together
key-discard = Discard the chosen card
key-hit = Go to the next place where the card fits
key-take-back = Take back
key-sort = Sort the hand
key-rules = Rules of this table
key-menu = Menu
key-help = Help

game-choice = What will you play?
game-basic = Basic game
game-basic-about = Ten phases with cards, one after the other.
dice-game = Dice
dice-game-about = Ten dice, three rolls a turn, ten phases. Alone or up to six.
dice-open = Play the dice game
