# Siden: knapper, overskrifter, ark og tips.

title = Tenphases
title-turn = Din tur – { $title }
tagline = Kortspillet med ti faser
unofficial = Spilles etter reglene til Phase 10. Uoffisielt: verken laget eller godkjent av dem som eier navnet.
version = Versjon { $version }
language-failed = Språket kunne ikke lastes inn.
close = Lukk
sheet-failed = Dette kunne ikke åpnes. Er forbindelsen brutt?

start-running = Spill videre
start-game = Et spill
start-game-with = Med { $players }
start-game-new = Ikke begynt ennå
start-game-round = Runde { $round }
start-game-over = Spillet er slutt
start-forget = Glem spillet med { $players }
start-forget-short = Glem dette spillet
start-mine = Alle mine spill
start-learn = Lær spillet
start-learn-about = Ny her? Spill én runde med to boter, så ser du på omtrent tre minutter hvordan det går.
start-learn-go = Vis meg
start-learn-not-now = Ikke nå
start-practice = Øving
start-practice-about = Stillinger fra ekte spill, og hender å telle på, med en grunn til hvert svar.
start-new = Spill nå, mot boter
start-name = Navnet ditt
start-name-none = Spiller
start-bots = Hvor mange boter?
start-bot = Bot { $number }
start-preset = Regler
start-variants = Varianter
start-own = Egne regler
start-details = Hva disse reglene betyr
start-with-variants = Endret av variantene: { $variants }.
start-play = Spill
start-faults = Dette spillet kan ikke spilles slik det er valgt:
start-no-server = Serveren svarer ikke. Går den fortsatt?
start-try-again = Prøv igjen
start-together = Spill sammen
start-together-about = Bli med ved et bord med koden, eller sett deg ved et åpent. Alle spiller på sin egen telefon eller datamaskin.
start-open-table = Åpne et bord
start-ways = Start et spill
start-code = Koden til et bord
start-code-about = Fem bokstaver og tall, fra den som inviterte deg.
start-join = Bli med
start-tables = Åpne bord
start-tables-free = { $count ->
    [one] { $count } ledig plass
   *[other] { $count } ledige plasser
}
start-tables-round = Runde { $round }; en bots plass kan tas

table = Bordet
people = Spillere
people-bot = bot
people-away = borte
people-stand-in = en bot spiller videre
people-left = har gått
felt = Kort lagt ned på bordet
felt-empty = Ingen har lagt ned en fase ennå.
felt-mine = Dine
felt-add = Legg { card-object } på hos { $player }: { $group }
felt-add-own = Legg { card-object } på hos deg selv: { $group }
piles = Bunker
mine = Plassen din
mine-phases-open = { $count ->
    [one] { $count } fase igjen
   *[other] { $count } faser igjen, i valgfri rekkefølge
}
mine-phase = Fase { $phase }
mine-phase-laid = Fase { $phase } lagt ned
mine-missing = mangler { $count }
hand = { $count ->
    [0] Hånden din, tom
   *[other] Hånden din, { $count } kort
}
hand-new = { $name }, nytt
hand-moved = { $name }, plass { $place } av { $count }
actions = Det du kan gjøre
turn-yours = Det er din tur.
line-opening = Kobler til …
news = Meldinger
line-lost = Forbindelsen er brutt. Prøver igjen …
note-choose-card = Velg et kort først: Trykk på det, eller gå til det med piltastene og trykk Enter.
log = Det som har skjedd
log-empty = Ingenting har skjedd ennå.
log-taken-back = { $player } angret det siste trekket.
log-taken-back-you = Du angret det siste trekket ditt.

asked-wait-next = Runden er over.
asked-with-card = Kast { card-definite }, eller velg et annet kort.
asked-with-fit = Legg { card-definite } på der det lyser, eller kast kortet.
asked-with-ends = Velg enden der { card-definite } skal ligge, eller kast kortet.
asked-with-skip = Spill skip-kortet: Noen må stå over, og turen din slutter.
asked-frozen = Ingen er her. Spillet står stille til noen kommer tilbake.
asked-left = Du har forlatt dette bordet. En bot spiller for deg til du kommer tilbake.
asked-away = { $player } er borte.
asked-away-bot = { $player } er borte. Du kan la en bot spille videre.
asked-time-soon = Ti sekunder igjen.
asked-time = { $seconds } s

action-draw = Trekk
action-go-on = Spill videre
action-take = Ta { card-definite }
action-take-one = Ta et kastet kort
action-draw-saved = Trekk et spart kort
action-save = Spar { card-definite }
action-lay = Legg ned fase { $phase }
action-lay-any = Legg ned en fase
action-hit = Legg på
action-discard = Kast { card-definite }
action-discard-none = Kast
action-skip = Hopp over { $player }
action-skip-whom = Hopp over noen
action-choose = Velg en fase
action-take-back = Angre
action-result = Resultat
action-round = Runden
action-by-number = Sorter etter tall
action-by-colour = Sorter etter farge
action-sort = Sorter hånden: etter tall, etter farge
action-stand-in = La en bot spille videre
action-come-back = Jeg er tilbake
action-take-seat = Ta en plass
action-build = Sett sammen fasen din
action-hint = Spør treneren

lay-any = Legg ned en fase
lay-help = { $count ->
    [one] Den kan legges ned på én måte.
   *[other] Den beste måten står først. Velg gjerne en annen.
}
lay-group = { $name }: { $cards }
lay-now = Legg ned
lay-own = Endre
build-which = Hvilken fase?
build-count = { $have } av { $need }
build-ready = klar
build-not-yet = ikke ennå
build-which-role = velg
build-role = Hva skal den være?
build-put = { $name }: legg i { $group }
build-back = { $name }: ta tilbake på hånden
build-clear = Tøm
build-kept = Det du har satt sammen, beholdes til det er din tur til å legge ned.

skip-whom = Hvem hopper du over?
skip-about = Den du velger, må stå over neste tur.
choose-phase = Hvilken fase prøver du på?
choose-space = Brikken din står på en twist-rute. Hva prøver du på?
choose-twist = Et twist-kort
choose-twist-about = Trekkes blindt fra { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}: 6 ruter fram hvis du går ut, 4 hvis du legger det ned, ellers 1 tilbake
choose-lacking = { $count ->
    [0] Du kan legge den ned med en gang
    [one] { $count } kort mangler
   *[other] { $count } kort mangler
}
take-which = Hvilket kort tar du?
discard-where = Hvor kaster du?
pile-number = Kastebunke { $number }
pile-empty = tom
save-pile = Sparebunken din
save-pile-about = Ett av disse kan trekkes i stedet for et fra en bunke. Det du sparte i denne runden, kan trekkes fra og med neste runde.
save-pile-none = Det er ikke noe i den ennå. Velg et kort når det er din tur til å kaste, og spar det i stedet.
save-pile-now = spart i denne runden
wild-as-what = Hva skal jokeren være?
wild-as = { card }

player-known = Alle så at disse kortene ble tatt
player-thrown = Kastet i denne runden
player-rounds = Runde for runde
player-no-rounds = Ingen runde er ferdig ennå.
column-round = Runde
column-player = Spiller
column-phase = Fase
column-phases = Faser
column-laid = Lagt ned
column-left = Igjen
column-points = Poeng
column-total = Sum
column-next = Neste
column-moved = Flyttet
column-space = Rute
column-place = Plass
round-heading = Runde { $number }
round-tie-heading = Den ekstra runden
round-tie = ekstra runde
round-laid = lagt ned
round-not-laid = ikke lagt ned
round-sat-out = ikke med
round-ready = Klare:
round-next = Neste runde
round-waiting = Venter på de andre

end-heading = Spillet er slutt
end-won = { $player } vant
end-won-you = Du vant
end-shared = Delt seier: { $players }
end-facts = { $phases ->
    [one] { $phases } fase
   *[other] { $phases } faser
} og { $points } poeng etter { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
}.
end-facts-board = På rute { $space } av { $count } etter { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
}.
end-standings = Sluttstilling
end-of = { $done } av { $all }
end-chart = Poeng etter hver runde
end-chart-board = Brikkene etter hver runde
end-chart-board-label = Linjediagram over hver spillers rute i { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
}. De samme tallene står i tabellen nedenfor.
end-chart-label = Linjediagram over alles poeng gjennom { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
}. De samme tallene står i tabellen under.
end-figures = Det samme i tall
end-again = Spill igjen
end-home = Tilbake til start
end-record = Last ned protokollen
end-watch = Se spillet om igjen

proof-heading = Hvordan kortene ble stokket
proof-heading-good = Stokkingen lå fast før spillet
proof-heading-bad = Stokkingen stemmer ikke med seglet
proof-about = Før kortene deles ut, fastsettes og forsegles rekkefølgen på alle kort: Et langt tall vises, og det passer bare til denne rekkefølgen. Etter runden åpnes rekkefølgen, og denne siden regner ut tallet på nytt.
proof-sealed = Forseglet. Åpnes når runden er over.
proof-checking = Sjekker …
proof-true = Rekkefølgen stemmer med seglet som ble vist da kortene ble delt ut.
proof-late = Rekkefølgen stemmer med seglet. Denne siden var ikke åpen da kortene ble delt ut, så den kan ikke si når seglet ble laget.
proof-false = Rekkefølgen stemmer ikke med seglet. Kortene ble ikke delt ut som lovet.
proof-seal = Segl for stokking { $number }
proof-salt = Salt
proof-order = Rekkefølge, første kort først

menu = Meny
menu-language = Språk
menu-theme = Farger
theme-table = Spillebord
theme-auto = Automatisk
theme-light = Lyst
theme-dark = Mørkt
menu-sound = Lyder
menu-sound-about = Dempede, og en tone når det er din tur.
menu-motion = Kort i bevegelse
menu-motion-about = Uten dette bytter kortene plass med en gang.
menu-shortcuts = Snarveier
menu-shortcuts-about = Enkeltbokstaver på tastaturet, som i hjelpen.
menu-tips = Tips
menu-tips-about = Av og til det som øvde spillere ville ha tenkt på.
menu-leave = Forlat bordet
learn-resume = Fortsett leksjonen

rules = Reglene ved dette bordet
rules-phases = Faser
rules-differs = Annerledes enn standardspillet
rules-standard = Ingenting: Dette er standardreglene.
rules-all = Alle regler

help = Slik spiller du her
help-draw = Trekk: Trykk på trekkbunken eller kastebunken, eller dra kortet til hånden.
help-choose = Trykk på et kort på hånden for å velge det. Trykk igjen for å slippe det.
help-hit = Når fasen din ligger på bordet, lyser plassene der det valgte kortet passer. Trykk på en av dem, eller dra kortet dit.
help-discard = Kast det valgte kortet med knappen, ved å trykke på kastebunken eller ved å dra det dit.
help-arrange = Dra kortene på hånden dit du vil ha dem, eller få dem sortert.
help-lay = Med blyanten kan du sette sammen fasen på forhånd.
help-player = Trykk på en spiller for å se rundene.
help-keys = Taster
key-arrows = Gå fra kort til kort
key-move = Flytt kortet
key-choose = Velg kortet, eller slipp det
key-let-go = Slipp, lukk
key-draw = Trekk
key-take = Ta fra kastebunken
key-lay = Legg ned fasen
key-build = Sett sammen fasen
key-discard = Kast det valgte kortet
key-hit = Gå til neste plass der kortet passer
key-take-back = Angre
key-sort = Sorter hånden
key-rules = Reglene ved dette bordet
key-menu = Meny
key-help = Hjelp

game-choice = Hva vil du spille?
game-basic = Grunnspillet
game-basic-about = Ti faser med kort, én etter én.
dice-game = Terninger
dice-game-about = Ti terninger, tre kast i hver tur, ti faser. Alene eller opptil seks.
dice-open = Spill terningspillet
