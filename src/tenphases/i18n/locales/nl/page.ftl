# De pagina: knoppen, koppen, bladen en tips.

title = Tenphases
title-turn = Jouw beurt – { $title }
tagline = Het kaartspel met tien fasen
unofficial = Speelt volgens de regels van Phase 10. Onofficieel: niet gemaakt of goedgekeurd door de eigenaren van die naam.
version = Versie { $version }
language-failed = Die taal kon niet worden geladen.
close = Sluiten
sheet-failed = Dit kon niet worden geopend. Is de verbinding verbroken?

start-running = Verder spelen
start-game = Een spel
start-game-with = Met { $players }
start-game-new = Nog niet begonnen
start-game-round = Ronde { $round }
start-game-over = Het spel is afgelopen
start-forget = Vergeet het spel met { $players }
start-forget-short = Vergeet dit spel
start-mine = Al mijn spellen
start-learn = Leer het spel
start-learn-about = Nieuw hier? Speel één ronde met twee bots, dan zie je in ongeveer drie minuten hoe het gaat.
start-learn-go = Laat zien
start-learn-not-now = Nu niet
start-practice = Oefenen
start-practice-about = Stellingen uit echte spellen, en handen om te tellen, met de reden bij elk antwoord.
start-new = Nu spelen, tegen bots
start-name = Je naam
start-name-none = Speler
start-bots = Hoeveel bots?
start-bot = Bot { $number }
start-preset = Regels
start-variants = Varianten
start-own = Eigen regels
start-details = Wat deze regels betekenen
start-with-variants = Veranderd door de varianten: { $variants }.
start-play = Spelen
start-faults = Zo kan dit spel niet gespeeld worden:
start-no-server = De server antwoordt niet. Draait hij nog?
start-try-again = Probeer opnieuw
start-together = Samen spelen
start-together-about = Schuif met de code aan bij een tafel, of ga aan een open tafel zitten. Iedereen speelt op zijn eigen telefoon of computer.
start-open-table = Een tafel openen
start-ways = Een spel beginnen
start-code = Code van een tafel
start-code-about = Vijf letters en cijfers, van wie je heeft uitgenodigd.
start-join = Meedoen
start-tables = Open tafels
start-tables-free = { $count ->
    [one] { $count } vrije plaats
   *[other] { $count } vrije plaatsen
}
start-tables-round = Ronde { $round }; je kunt de plaats van een bot innemen

table = De tafel
people = Spelers
people-bot = bot
people-away = weg
people-stand-in = een bot speelt verder
people-left = is vertrokken
felt = Neergelegde kaarten
felt-empty = Nog niemand heeft een fase neergelegd.
felt-mine = Van jou
felt-add = Leg { card-object } aan bij { $player }: { $group }
felt-add-own = Leg { card-object } aan bij jezelf: { $group }
piles = Stapels
mine = Jouw plaats
mine-phases-open = { $count ->
    [one] { $count } fase te gaan
   *[other] { $count } fasen te gaan, de volgorde is vrij
}
mine-phase = Fase { $phase }
mine-phase-laid = Fase { $phase } neergelegd
mine-missing = nog { $count }
hand = { $count ->
    [0] Je hand, leeg
    [one] Je hand, { $count } kaart
   *[other] Je hand, { $count } kaarten
}
hand-new = { $name }, nieuw
hand-moved = { $name }, plaats { $place } van { $count }
actions = Wat je kunt doen
turn-yours = Jij bent aan de beurt.
line-opening = Verbinden …
news = Berichten
line-lost = De verbinding is verbroken. Opnieuw proberen …
note-choose-card = Kies eerst een kaart: tik erop, of ga erheen met de pijltjestoetsen en druk op Enter.
log = Wat er gebeurd is
log-empty = Er is nog niets gebeurd.
log-taken-back = { $player } nam de laatste zet terug.
log-taken-back-you = Je nam je laatste zet terug.

asked-wait-next = De ronde is voorbij.
asked-with-card = Leg de { card } af, of kies een andere kaart.
asked-with-fit = Leg de { card } aan waar het oplicht, of leg hem af.
asked-with-ends = Kies aan welk eind de { card } komt, of leg hem af.
asked-with-skip = Speel de skip-kaart: iemand slaat een beurt over, en jouw beurt eindigt.
asked-frozen = Er is niemand. Het spel staat stil tot er iemand terugkomt.
asked-left = Je hebt deze tafel verlaten. Een bot speelt voor je tot je terugkomt.
asked-away = { $player } is weg.
asked-away-bot = { $player } is weg. Je mag een bot verder laten spelen.
asked-time-soon = Nog tien seconden.
asked-time = { $seconds } s

action-draw = Trekken
action-go-on = Verder
action-take = Pak de { card }
action-take-one = Pak een afgelegde kaart
action-draw-saved = Trek een gespaarde kaart
action-save = Spaar de { card }
action-lay = Fase { $phase } neerleggen
action-lay-any = Een fase neerleggen
action-hit = Aanleggen
action-discard = Leg de { card } af
action-discard-none = Afleggen
action-skip = Sla { $player } over
action-skip-whom = Sla iemand over
action-choose = Kies een fase
action-take-back = Terugnemen
action-result = Uitslag
action-round = De ronde
action-by-number = Sorteer op nummer
action-by-colour = Sorteer op kleur
action-sort = Sorteer je hand: op nummer, op kleur
action-stand-in = Een bot laten spelen
action-come-back = Ik ben er weer
action-take-seat = Plaats innemen
action-build = Stel je fase samen
action-hint = Vraag de coach

lay-any = Een fase neerleggen
lay-help = { $count ->
    [one] Je kunt hem op één manier neerleggen.
   *[other] De beste manier staat vooraan. Een andere mag ook.
}
lay-group = { $name }: { $cards }
lay-now = Neerleggen
lay-own = Veranderen
build-which = Welke fase?
build-count = { $have } van { $need }
build-ready = klaar
build-not-yet = nog niet
build-which-role = kies
build-role = Waar staat hij voor?
build-put = { $name }: leg bij { $group }
build-back = { $name }: neem terug in de hand
build-clear = Leegmaken
build-kept = Wat je hebt samengesteld, blijft bewaard tot je aan de beurt bent om neer te leggen.

skip-whom = Wie sla je over?
skip-about = Die speler slaat de volgende beurt over.
choose-phase = Voor welke fase ga je?
choose-space = Je pion staat op een twist-vakje. Waar ga je voor?
choose-twist = Een twist-kaart
choose-twist-about = Blind getrokken uit { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}: 6 vakjes vooruit als je uit bent, 4 als je hem neerlegt, anders 1 terug
choose-lacking = { $count ->
    [0] Je kunt hem meteen neerleggen
    [one] Nog { $count } kaart nodig
   *[other] Nog { $count } kaarten nodig
}
take-which = Welke kaart pak je?
discard-where = Waar leg je af?
pile-number = Aflegstapel { $number }
pile-empty = leeg
save-pile = Je spaarstapel
save-pile-about = Een van deze mag je trekken in plaats van een kaart van een stapel. Wat je in deze ronde spaarde, kun je vanaf de volgende ronde trekken.
save-pile-none = Er ligt nog niets op. Kies een kaart als je aan de beurt bent om af te leggen, en spaar die in plaats daarvan.
save-pile-now = gespaard in deze ronde
wild-as-what = Waar staat de joker voor?
wild-as = { card }

player-known = Iedereen zag dat deze kaarten gepakt werden
player-thrown = Afgelegd in deze ronde
player-rounds = Ronde voor ronde
player-no-rounds = Er is nog geen ronde afgelopen.
column-round = Ronde
column-player = Speler
column-phase = Fase
column-phases = Fasen
column-laid = Neergelegd
column-left = Over
column-points = Punten
column-total = Totaal
column-next = Volgende
column-moved = Verzet
column-space = Vakje
column-place = Plaats
round-heading = Ronde { $number }
round-tie-heading = De beslissende ronde
round-tie = beslissende ronde
round-laid = neergelegd
round-not-laid = niet neergelegd
round-sat-out = deed niet mee
round-ready = Klaar:
round-next = Volgende ronde
round-waiting = Wachten op de anderen

end-heading = Het spel is afgelopen
end-won = { $player } wint
end-won-you = Je wint
end-shared = Gedeelde winst: { $players }
end-facts = { $phases ->
    [one] { $phases } fase
   *[other] { $phases } fasen
} en { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} na { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}.
end-facts-board = Op vakje { $space } van { $count } na { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}.
end-standings = Eindstand
end-of = { $done } van { $all }
end-chart = Punten na elke ronde
end-chart-board = De pionnen na elke ronde
end-chart-board-label = Lijngrafiek van ieders vakje over { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}. Dezelfde cijfers staan in de tabel hieronder.
end-chart-label = Lijngrafiek van ieders punten over { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}. Dezelfde cijfers staan in de tabel hieronder.
end-figures = Hetzelfde in cijfers
end-again = Opnieuw spelen
end-home = Terug naar de start
end-record = Download het verslag
end-watch = Kijk het spel terug

proof-heading = Hoe de kaarten geschud zijn
proof-heading-good = De volgorde lag vast vóór het spel
proof-heading-bad = De volgorde klopt niet met het zegel
proof-about = Vóór het delen wordt de volgorde van alle kaarten vastgelegd en verzegeld: je ziet een lang getal dat alleen bij deze volgorde past. Na de ronde gaat de volgorde open, en rekent deze pagina het getal opnieuw uit.
proof-sealed = Verzegeld. Gaat open als de ronde voorbij is.
proof-checking = Controleren …
proof-true = De volgorde klopt met het zegel dat bij het delen te zien was.
proof-late = De volgorde klopt met het zegel. Deze pagina was bij het delen niet open, dus die weet niet wanneer het zegel gemaakt is.
proof-false = De volgorde klopt niet met het zegel. De kaarten zijn niet gedeeld zoals beloofd.
proof-seal = Zegel nummer { $number }
proof-salt = Zout
proof-order = Volgorde, eerste kaart eerst

menu = Menu
menu-language = Taal
menu-theme = Kleuren
theme-table = Speeltafel
theme-auto = Automatisch
theme-light = Licht
theme-dark = Donker
menu-sound = Geluid
menu-sound-about = Zacht, en een toon als je aan de beurt bent.
menu-motion = Bewegende kaarten
menu-motion-about = Zonder dit wisselen kaarten in één keer van plaats.
menu-shortcuts = Sneltoetsen
menu-shortcuts-about = Losse letters op het toetsenbord, zoals in de hulp.
menu-tips = Tips
menu-tips-about = Af en toe waar ervaren spelers aan zouden denken.
menu-leave = Verlaat de tafel
learn-resume = Ga door met de les

rules = Regels aan deze tafel
rules-phases = Fasen
rules-differs = Anders dan het standaardspel
rules-standard = Niets: dit zijn de standaardregels.
rules-all = Alle regels

help = Zo speel je hier
help-draw = Trekken: tik op de trekstapel of de aflegstapel, of sleep de kaart naar je hand.
help-choose = Tik op een kaart in je hand om hem te kiezen. Tik nog eens om hem los te laten.
help-hit = Als je fase op tafel ligt, lichten de plaatsen op waar de gekozen kaart past. Tik er een aan, of sleep de kaart erheen.
help-discard = Leg de gekozen kaart af met de knop, door op de aflegstapel te tikken of door hem erheen te slepen.
help-arrange = Sleep de kaarten in je hand op volgorde, of sorteer ze met de knop.
help-lay = Met het potlood kun je je fase alvast samenstellen.
help-player = Tik op een speler om de rondes te zien.
help-keys = Toetsen
key-arrows = Ga van kaart naar kaart
key-move = Verplaats de kaart
key-choose = Kies de kaart, of laat hem los
key-let-go = Loslaten, sluiten
key-draw = Trekken
key-take = Pak van de aflegstapel
key-lay = Leg de fase neer
key-build = Stel de fase samen
key-discard = Leg de gekozen kaart af
key-hit = Ga naar de volgende plaats waar de kaart past
key-take-back = Terugnemen
key-sort = Sorteer de hand
key-rules = Regels aan deze tafel
key-menu = Menu
key-help = Hulp

game-choice = Wat wil je spelen?
game-basic = Basisspel
game-basic-about = Tien fasen met kaarten, de een na de ander.
dice-game = Dobbelstenen
dice-game-about = Tien dobbelstenen, drie worpen per beurt, tien fasen. Alleen of met hooguit zes.
dice-open = Speel het dobbelspel
