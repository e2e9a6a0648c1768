# Playing together: opening a table, gathering at it, inviting, coming and going, talking. $player is a name.

# Opening a table

new-heading = Åpne et bord
new-about = Velg hvordan dere spiller. Så får du en lenke og en kode til de andre.
new-title = Bordets navn
new-table-of = Bordet til { $player }
new-table = Et bord
new-seats = Hvor mange plasser?
new-seat = Plass { $number }
new-seat-host = Du
new-seat-open = Åpen
new-seat-bot = Bot: { $level }
new-dice-rules = Terningspillet i korthet
new-open = Åpne bordet
new-back = Tilbake til start

# How a table is kept

terms-heading = Ved dette bordet
terms-open = Synlig for alle
terms-open-about = Den som leter etter et bord her, kan sette seg. Ellers trenger man lenken eller koden din.
terms-closed = Etter invitasjon
terms-timer = Tid for en tur
terms-timer-none = så lenge det tar
terms-stand-in = Hvis den som skal spille, er borte, kan en bot spille videre
terms-stand-in-now = med en gang
terms-stand-in-after = etter { $time }
terms-seconds = { $count ->
    [one] { $count } sekund
   *[other] { $count } sekunder
}
terms-minutes = { $count ->
    [one] { $count } minutt
   *[other] { $count } minutter
}
terms-text = Skrive fritt
terms-text-about = Ellers sender man bare ferdige setninger.
terms-text-on = Alle kan skrive fritt.
terms-hints = Hint
terms-hints-about = Den som vil, kan spørre treneren i sin egen tur.
terms-hints-off = Ingen hint.
terms-change = Endre dette
terms-save = Lagre

# Rules

lobby-rules-change = Endre reglene
lobby-rules-own = Egne regler
lobby-rules-edit = Endre regler og faser én for én

# Gathering

gather-heading = Spillerne samles
gather-invite = Inviter andre
gather-link = Lenke til dette bordet
gather-copy = Kopier
gather-copied = Lenken er kopiert.
gather-select = Lenken er markert: Kopier den.
gather-qr = QR-kode med lenken til dette bordet
gather-code = Kode
gather-code-about = Skrives inn på startsiden.
gather-seats = Plasser
gather-free = Ledig
gather-take = Sett deg her
gather-host = vert
gather-up = Flytt { $player } opp
gather-down = Flytt { $player } ned
gather-remove = Fjern { $player }
gather-make-host = Gjør { $player } til vert
gather-bot-at = En bot på plass { $number }
gather-bot-none = ingen ennå
gather-fill = Plasser som fortsatt er ledige
gather-fill-none = faller bort
gather-fill-bot = tas av boter: { $level }
gather-start = Start spillet
gather-alone = Det trengs to spillere. Inviter noen, eller la boter ta de ledige plassene.
gather-waiting = Venter på at { $player } starter spillet.
gather-waiting-host = Venter på at noen starter spillet.
gather-watching = { $count ->
    [one] { $count } ser på
   *[other] { $count } ser på
}
gather-sit = Ta en plass for å spille, eller bare se på.
gather-full = Alle plassene er tatt. Du kan se på.

# Another device, a large screen

device-heading = Flytt til en annen enhet
device-about = Åpne denne lenken på den andre enheten, og spill videre der med de samme kortene. Den som har lenken, har plassen din, så hold den for deg selv.
device-link = Din personlige lenke
device-qr = QR-kode med din personlige lenke
display-heading = Vis på en stor skjerm
display-join = Kom og spill
display-address = Skann denne, eller skriv koden på { $address }

# Leaving and coming

leave-heading = Forlate bordet?
leave-stay = Bare til startsiden
leave-stay-about = Plassen er fortsatt din. Kom tilbake når du vil.
leave-go = Forlat bordet
leave-go-about = En bot spiller videre for deg. Du kan komme tilbake til noen andre tar plassen din.
leave-go-free = Plassen din blir ledig for andre.
leave-go-last = Ingen andre er her, så spillet står stille. Det kan tas opp igjen i 30 dager.
seat-heading = Ta en plass
seat-which = Hvilken plass?
seat-of = I stedet for { $player }
seat-number = Plass { $number }
seat-wait = En bots plass kan tas mellom to runder.
seat-sit = Sett deg
seat-gone = Du har ikke lenger noen plass ved dette bordet. Du kan se på.
change-joined = { $player } setter seg ved bordet.
change-left = { $player } har forlatt bordet.
change-removed = { $player } ble fjernet fra bordet.
change-stood-in = En bot spiller videre for { $player }.
change-came-back = { $player } er tilbake.
change-bot-seated = Boten { $player } setter seg ved bordet.
change-reseated = Plassene har fått en ny rekkefølge.
change-resized = Antallet plasser er endret.
change-rules = Reglene er endret.
change-terms = Det som gjelder ved bordet, er endret.
change-host = { $player } er vert nå.
change-started = Spillet begynner.
log-clock = Tiden var ute for { $player }, så et trekk ble gjort.

talk = Si noe
talk-phrases = Setninger
talk-reactions = Reaksjoner
talk-text = Egne ord
talk-send = Send
talk-mute-all = Demp alle
talk-mute-all-about = Det andre sier, vises ikke for deg.
talk-mute = Demp { $player }
talk-unmute = Hør { $player } igjen
talk-muted = { $player } er dempet. Trykk på navnet for å høre igjen.
log-said = { $player }: { $text }
phrase-hello = Hei
phrase-good-luck = Lykke til
phrase-have-fun = Ha det gøy
phrase-thanks = Takk
phrase-you-are-welcome = Bare hyggelig
phrase-sorry = Beklager
phrase-nice-move = Fint trekk
phrase-well-played = Godt spilt
phrase-unlucky = Uflaks
phrase-thinking = Jeg tenker
phrase-take-your-time = Ta deg god tid
phrase-your-turn = Det er din tur
phrase-back-soon = Straks tilbake
phrase-back-again = Jeg er tilbake
phrase-one-more-game = Et spill til?
phrase-good-game = Bra spill
phrase-goodbye = Ha det
phrase-clap = Applaus
phrase-laugh = Ha ha, så morsomt
phrase-wow = Oi
phrase-sad = Å nei
phrase-sweat = Puh
phrase-heart = Herlig
phrase-thumbs-up = Bra gjort
phrase-party = Hurra
