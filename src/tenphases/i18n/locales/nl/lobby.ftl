# Playing together: opening a table, gathering at it, inviting, coming and going, talking. $player is a name.

# Opening a table

new-heading = Een tafel openen
new-about = Kies hoe jullie spelen. Daarna krijg je een link en een code voor de anderen.
new-title = Naam van de tafel
new-table-of = Tafel van { $player }
new-table = Een tafel
new-seats = Hoeveel plaatsen?
new-seat = Plaats { $number }
new-seat-host = Jij
new-seat-open = Open
new-seat-bot = Bot: { $level }
new-dice-rules = Het dobbelspel in het kort
new-open = Tafel openen
new-back = Terug naar de start

# How a table is kept

terms-heading = Aan deze tafel
terms-open = Zichtbaar voor iedereen
terms-open-about = Wie hier een tafel zoekt, mag aanschuiven. Anders is je link of je code nodig.
terms-closed = Op uitnodiging
terms-timer = Tijd voor een beurt
terms-timer-none = onbeperkt
terms-stand-in = Is de speler aan de beurt weg, dan mag een bot verder spelen
terms-stand-in-now = meteen
terms-stand-in-after = na { $time }
terms-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
}
terms-minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}
terms-text = Vrij schrijven
terms-text-about = Anders zijn er alleen kant-en-klare zinnen.
terms-text-on = Iedereen mag vrij schrijven.
terms-hints = Hints
terms-hints-about = Wie wil, mag de coach om raad vragen in de eigen beurt.
terms-hints-off = Geen hints.
terms-change = Dit wijzigen
terms-save = Bewaren

# Rules

lobby-rules-change = Regels wijzigen
lobby-rules-own = Eigen regels
lobby-rules-edit = Verander regels en fasen een voor een

# Gathering

gather-heading = De spelers komen samen
gather-invite = Anderen uitnodigen
gather-link = Link naar deze tafel
gather-copy = Kopiëren
gather-copied = De link is gekopieerd.
gather-select = De link is geselecteerd: kopieer hem.
gather-qr = QR-code met de link naar deze tafel
gather-code = Code
gather-code-about = In te typen op de startpagina.
gather-seats = Plaatsen
gather-free = Vrij
gather-take = Ga hier zitten
gather-host = gastheer
gather-up = { $player } omhoog zetten
gather-down = { $player } omlaag zetten
gather-remove = { $player } verwijderen
gather-make-host = { $player } gastheer maken
gather-bot-at = Een bot op plaats { $number }
gather-bot-none = nog niemand
gather-fill = Plaatsen die nog vrij zijn
gather-fill-none = vervallen
gather-fill-bot = krijgen een bot: { $level }
gather-start = Spel beginnen
gather-alone = Er zijn twee spelers nodig. Nodig iemand uit, of laat bots de vrije plaatsen innemen.
gather-waiting = Wachten tot { $player } het spel begint.
gather-waiting-host = Wachten tot iemand het spel begint.
gather-watching = { $count ->
    [one] { $count } kijker
   *[other] { $count } kijkers
}
gather-sit = Neem een plaats om mee te spelen, of kijk alleen.
gather-full = Alle plaatsen zijn bezet. Je kunt kijken.

# Another device, a large screen

device-heading = Naar een ander apparaat
device-about = Open deze link op het andere apparaat en speel daar verder, met dezelfde kaarten. Wie de link heeft, heeft je plaats, dus houd hem voor jezelf.
device-link = Je persoonlijke link
device-qr = QR-code met je persoonlijke link
display-heading = Op een groot scherm tonen
display-join = Speel mee
display-address = Scan dit, of typ de code op { $address }

# Leaving and coming

leave-heading = De tafel verlaten?
leave-stay = Alleen naar de startpagina
leave-stay-about = Je plaats blijft van jou. Kom terug wanneer je wilt.
leave-go = De tafel verlaten
leave-go-about = Een bot speelt voor je verder. Je kunt terugkomen tot iemand anders je plaats neemt.
leave-go-free = Je plaats komt vrij voor anderen.
leave-go-last = Er is niemand anders, dus het spel staat stil. Het kan 30 dagen lang worden hervat.
seat-heading = Een plaats innemen
seat-which = Welke plaats?
seat-of = In plaats van { $player }
seat-number = Plaats { $number }
seat-wait = De plaats van een bot kun je tussen twee rondes innemen.
seat-sit = Gaan zitten
seat-gone = Je hebt geen plaats meer aan deze tafel. Je kunt kijken.
change-joined = { $player } komt aan tafel zitten.
change-left = { $player } heeft de tafel verlaten.
change-removed = { $player } is van de tafel verwijderd.
change-stood-in = Een bot speelt verder voor { $player }.
change-came-back = { $player } is terug.
change-bot-seated = De bot { $player } komt aan tafel zitten.
change-reseated = De plaatsen hebben een andere volgorde.
change-resized = Het aantal plaatsen is veranderd.
change-rules = De regels zijn gewijzigd.
change-terms = De afspraken van de tafel zijn gewijzigd.
change-host = { $player } is nu gastheer.
change-started = Het spel begint.
log-clock = De tijd van { $player } was om, dus is er een zet gedaan.

talk = Iets zeggen
talk-phrases = Zinnen
talk-reactions = Reacties
talk-text = Eigen woorden
talk-send = Versturen
talk-mute-all = Iedereen dempen
talk-mute-all-about = Wat anderen zeggen, wordt je niet getoond.
talk-mute = { $player } dempen
talk-unmute = { $player } weer horen
talk-muted = { $player } is gedempt. Tik op de naam om die speler weer te horen.
log-said = { $player }: { $text }
phrase-hello = Hallo
phrase-good-luck = Succes
phrase-have-fun = Veel plezier
phrase-thanks = Dank je
phrase-you-are-welcome = Graag gedaan
phrase-sorry = Sorry
phrase-nice-move = Mooie zet
phrase-well-played = Goed gespeeld
phrase-unlucky = Pech
phrase-thinking = Ik denk na
phrase-take-your-time = Neem de tijd
phrase-your-turn = Het is jouw beurt
phrase-back-soon = Ben zo terug
phrase-back-again = Ik ben er weer
phrase-one-more-game = Nog een potje?
phrase-good-game = Leuk potje
phrase-goodbye = Tot ziens
phrase-clap = Applaus
phrase-laugh = Haha
phrase-wow = Wauw
phrase-sad = O nee
phrase-sweat = Pfoe
phrase-heart = Prachtig
phrase-thumbs-up = Goed gedaan
phrase-party = Hoera
