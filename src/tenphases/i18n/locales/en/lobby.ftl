# Playing together: opening a table, gathering at it, inviting, coming and going, talking. $player is a name.

# Opening a table

new-heading = Open a table
new-about = Choose how you play. Then you get a link and a code for the others.
new-title = Name of the table
new-table-of = { $player }’s table
new-table = A table
new-seats = How many seats?
new-seat = Seat { $number }
new-seat-host = You
new-seat-open = Open
new-seat-bot = Bot: { $level }
new-dice-rules = The dice game in short
new-open = Open the table
new-back = Back to the start

# How a table is kept

terms-heading = At this table
terms-open = Listed for everyone
terms-open-about = Anyone who looks for a table here may sit down. Otherwise people need your link or your code.
terms-closed = By invitation
terms-timer = Time for a turn
terms-timer-none = as long as it takes
terms-stand-in = If the one to play is gone, a bot may play on
terms-stand-in-now = at once
terms-stand-in-after = after { $time }
terms-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
terms-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
terms-text = Writing freely
terms-text-about = Otherwise people send ready phrases only.
terms-text-on = Everyone may write freely.
terms-hints = Hints
terms-hints-about = Whoever likes may ask the coach in their turn.
terms-hints-off = No hints.
terms-change = Change this
terms-save = Save

# Rules

lobby-rules-change = Change the rules
lobby-rules-own = Your own rules
lobby-rules-edit = Change rules and phases one by one

# Gathering

gather-heading = People gather
gather-invite = Invite others
gather-link = Link to this table
gather-copy = Copy
gather-copied = The link is copied.
gather-select = The link is selected: copy it.
gather-qr = QR code with the link to this table
gather-code = Code
gather-code-about = To be typed on the start page.
gather-seats = Seats
gather-free = Free
gather-take = Sit here
gather-host = host
gather-up = Move { $player } up
gather-down = Move { $player } down
gather-remove = Remove { $player }
gather-make-host = Make { $player } the host
gather-bot-at = A bot at seat { $number }
gather-bot-none = nobody yet
gather-fill = Seats that are still free
gather-fill-none = go away
gather-fill-bot = are taken by bots: { $level }
gather-start = Start the game
gather-alone = Two players are needed. Invite someone, or let bots take the free seats.
gather-waiting = Waiting for { $player } to start the game.
gather-waiting-host = Waiting for someone who starts the game.
gather-watching = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
gather-sit = Take a seat to play, or just watch.
gather-full = Every seat is taken. You can watch.

# Another device, a large screen

device-heading = Move to another device
device-about = Open this link on the other device and play on there, with the same cards. Whoever has the link has your seat, so keep it to yourself.
device-link = Your personal link
device-qr = QR code with your personal link
display-heading = Show on a large screen
display-join = Come and play
display-address = Scan this, or type the code at { $address }

# Leaving and coming

leave-heading = Leave the table?
leave-stay = Only to the start page
leave-stay-about = Your seat stays yours. Come back whenever you like.
leave-go = Leave the table
leave-go-about = A bot plays on for you. You can come back until somebody else takes your seat.
leave-go-free = Your seat is free for others.
leave-go-last = Nobody else is here, so the game stands still. It can be resumed for 30 days.
seat-heading = Take a seat
seat-which = Which seat?
seat-of = In place of { $player }
seat-number = Seat { $number }
seat-wait = A bot’s seat can be had between two rounds.
seat-sit = Sit down
seat-gone = You have no seat at this table any more. You can watch.
change-joined = { $player } sits down at the table.
change-left = { $player } has left the table.
change-removed = { $player } was removed from the table.
change-stood-in = A bot plays on for { $player }.
change-came-back = { $player } is back.
change-bot-seated = The bot { $player } sits down at the table.
change-reseated = The seats are in another order.
change-resized = The number of seats is another.
change-rules = The rules were changed.
change-terms = What counts at this table was changed.
change-host = { $player } is the host now.
change-started = The game begins.
log-clock = Time was up for { $player }, so a move was made.

talk = Say something
talk-phrases = Phrases
talk-reactions = Reactions
talk-text = Your own words
talk-send = Send
talk-mute-all = Mute everyone
talk-mute-all-about = What others say is not shown to you.
talk-mute = Mute { $player }
talk-unmute = Hear { $player } again
talk-muted = { $player } is muted. Tap their name to hear them again.
log-said = { $player }: { $text }
phrase-hello = Hello
phrase-good-luck = Good luck
phrase-have-fun = Have fun
phrase-thanks = Thank you
phrase-you-are-welcome = You are welcome
phrase-sorry = Sorry
phrase-nice-move = Nice move
phrase-well-played = Well played
phrase-unlucky = Bad luck
phrase-thinking = I am thinking
phrase-take-your-time = Take your time
phrase-your-turn = It is your turn
phrase-back-soon = I will be right back
phrase-back-again = I am back
phrase-one-more-game = One more game?
phrase-good-game = Good game
phrase-goodbye = Goodbye
phrase-clap = Applause
phrase-laugh = Ha ha
phrase-wow = Wow
phrase-sad = Oh no
phrase-sweat = Phew
phrase-heart = Love it
phrase-thumbs-up = Well done
phrase-party = Hooray
