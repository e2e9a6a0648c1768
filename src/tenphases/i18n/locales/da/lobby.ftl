# Playing together: opening a table, gathering at it, inviting, coming and going, talking. $player is a name.

# Opening a table

new-heading = Åbn et bord
new-about = Vælg, hvordan I spiller. Så får du et link og en kode til de andre.
new-title = Bordets navn
new-table-of = Bordet hos { $player }
new-table = Et bord
new-seats = Hvor mange pladser?
new-seat = Plads { $number }
new-seat-host = Dig
new-seat-open = Åben
new-seat-bot = Bot: { $level }
new-dice-rules = Terningespillet i korte træk
new-open = Åbn bordet
new-back = Tilbage til start

# How a table is kept

terms-heading = Ved dette bord
terms-open = Synligt for alle
terms-open-about = Den, der leder efter et bord her, kan sætte sig. Ellers skal man bruge dit link eller din kode.
terms-closed = Efter invitation
terms-timer = Tid til en tur
terms-timer-none = så længe det tager
terms-stand-in = Hvis den, der skal spille, er væk, kan en bot spille videre
terms-stand-in-now = med det samme
terms-stand-in-after = efter { $time }
terms-seconds = { $count ->
    [one] { $count } sekund
   *[other] { $count } sekunder
}
terms-minutes = { $count ->
    [one] { $count } minut
   *[other] { $count } minutter
}
terms-text = Fri tekst
terms-text-about = Ellers sender man kun færdige sætninger.
terms-text-on = Alle må skrive frit.
terms-hints = Hints
terms-hints-about = Den, der vil, kan spørge træneren i sin egen tur.
terms-hints-off = Ingen hints.
terms-change = Ændr dette
terms-save = Gem

# Rules

lobby-rules-change = Ændr reglerne
lobby-rules-own = Egne regler
lobby-rules-edit = Ændr regler og faser én ad gangen

# Gathering

gather-heading = Spillerne samles
gather-invite = Inviter andre
gather-link = Link til dette bord
gather-copy = Kopiér
gather-copied = Linket er kopieret.
gather-select = Linket er markeret: Kopiér det.
gather-qr = QR-kode med linket til dette bord
gather-code = Kode
gather-code-about = Skrives på startsiden.
gather-seats = Pladser
gather-free = Ledig
gather-take = Sæt dig her
gather-host = vært
gather-up = Flyt { $player } op
gather-down = Flyt { $player } ned
gather-remove = Fjern { $player }
gather-make-host = Gør { $player } til vært
gather-bot-at = En bot på plads { $number }
gather-bot-none = ingen endnu
gather-fill = Pladser, der stadig er ledige
gather-fill-none = falder væk
gather-fill-bot = tages af botter: { $level }
gather-start = Start spillet
gather-alone = Der skal være to spillere. Inviter nogen, eller lad botter tage de ledige pladser.
gather-waiting = Venter på, at { $player } starter spillet.
gather-waiting-host = Venter på, at nogen starter spillet.
gather-watching = { $count ->
    [one] { $count } kigger med
   *[other] { $count } kigger med
}
gather-sit = Tag en plads for at spille, eller kig bare med.
gather-full = Alle pladser er taget. Du kan kigge med.

# Another device, a large screen

device-heading = Flyt til en anden enhed
device-about = Åbn dette link på den anden enhed, og spil videre der med de samme kort. Den, der har linket, har din plads, så hold det for dig selv.
device-link = Dit personlige link
device-qr = QR-kode med dit personlige link
display-heading = Vis på en stor skærm
display-join = Kom og spil
display-address = Skan denne, eller skriv koden på { $address }

# Leaving and coming

leave-heading = Forlade bordet?
leave-stay = Kun til startsiden
leave-stay-about = Pladsen er stadig din. Kom tilbage, når du vil.
leave-go = Forlad bordet
leave-go-about = En bot spiller videre for dig. Du kan komme tilbage, indtil en anden tager din plads.
leave-go-free = Din plads bliver ledig for andre.
leave-go-last = Der er ingen andre her, så spillet står stille. Det kan genoptages i 30 dage.
seat-heading = Tag en plads
seat-which = Hvilken plads?
seat-of = I stedet for { $player }
seat-number = Plads { $number }
seat-wait = En bots plads kan tages mellem to runder.
seat-sit = Sæt dig
seat-gone = Du har ikke længere nogen plads ved dette bord. Du kan kigge med.
change-joined = { $player } sætter sig ved bordet.
change-left = { $player } har forladt bordet.
change-removed = { $player } blev fjernet fra bordet.
change-stood-in = En bot spiller videre for { $player }.
change-came-back = { $player } er tilbage.
change-bot-seated = Botten { $player } sætter sig ved bordet.
change-reseated = Pladserne har fået en ny rækkefølge.
change-resized = Antallet af pladser er ændret.
change-rules = Reglerne er ændret.
change-terms = Det, der gælder ved bordet, er ændret.
change-host = { $player } er vært nu.
change-started = Spillet begynder.
log-clock = Tiden var gået for { $player }, så der blev gjort et træk.

talk = Sig noget
talk-phrases = Sætninger
talk-reactions = Reaktioner
talk-text = Egne ord
talk-send = Send
talk-mute-all = Slå lyden fra for alle
talk-mute-all-about = Det, andre siger, vises ikke for dig.
talk-mute = Gør { $player } tavs
talk-unmute = Hør { $player } igen
talk-muted = { $player } er gjort tavs. Tryk på navnet for at høre igen.
log-said = { $player }: { $text }
phrase-hello = Hej
phrase-good-luck = Held og lykke
phrase-have-fun = God fornøjelse
phrase-thanks = Tak
phrase-you-are-welcome = Selv tak
phrase-sorry = Undskyld
phrase-nice-move = Flot træk
phrase-well-played = Godt spillet
phrase-unlucky = Uheldigt
phrase-thinking = Jeg tænker
phrase-take-your-time = Tag dig god tid
phrase-your-turn = Det er din tur
phrase-back-soon = Straks tilbage
phrase-back-again = Jeg er tilbage
phrase-one-more-game = Et spil til?
phrase-good-game = Godt spil
phrase-goodbye = Farvel
phrase-clap = Klapsalve
phrase-laugh = Ha ha, hvor sjovt
phrase-wow = Nøj
phrase-sad = Åh nej
phrase-sweat = Pyh
phrase-heart = Skønt
phrase-thumbs-up = Godt klaret
phrase-party = Hurra
