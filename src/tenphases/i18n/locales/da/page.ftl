# Siden: knapper, overskrifter, ark og tips.

title = Tenphases
title-turn = Din tur – { $title }
tagline = Kortspillet med ti faser
unofficial = Spilles efter reglerne for Phase 10. Uofficielt: hverken lavet eller godkendt af dem, der ejer navnet.
version = Version { $version }
language-failed = Sproget kunne ikke hentes.
close = Luk
sheet-failed = Det kunne ikke åbnes. Er forbindelsen afbrudt?

start-running = Spil videre
start-game = Et spil
start-game-with = Med { $players }
start-game-new = Ikke begyndt endnu
start-game-round = Runde { $round }
start-game-over = Spillet er slut
start-forget = Glem spillet med { $players }
start-forget-short = Glem dette spil
start-mine = Alle mine spil
start-learn = Lær spillet
start-learn-about = Ny her? Spil én runde med to botter, så ser du på cirka tre minutter, hvordan det går.
start-learn-go = Vis mig
start-learn-not-now = Ikke nu
start-practice = Øvelse
start-practice-about = Stillinger fra rigtige spil, og hænder at tælle på, med en grund til hvert svar.
start-new = Spil nu, mod botter
start-name = Dit navn
start-name-none = Spiller
start-bots = Hvor mange botter?
start-bot = Bot { $number }
start-preset = Regler
start-variants = Varianter
start-own = Egne regler
start-details = Hvad disse regler betyder
start-with-variants = Ændret af varianterne: { $variants }.
start-play = Spil
start-faults = Spillet kan ikke spilles, som det er valgt:
start-no-server = Serveren svarer ikke. Kører den stadig?
start-try-again = Prøv igen
start-together = Spil sammen
start-together-about = Sæt dig ved et bord med koden, eller vælg et åbent. Alle spiller på deres egen telefon eller computer.
start-open-table = Åbn et bord
start-ways = Start et spil
start-code = Koden til et bord
start-code-about = Fem bogstaver og tal fra den, der inviterede dig.
start-join = Vær med
start-tables = Åbne borde
start-tables-free = { $count ->
    [one] { $count } ledig plads
   *[other] { $count } ledige pladser
}
start-tables-round = Runde { $round }; en bots plads kan tages

table = Bordet
people = Spillere
people-bot = bot
people-away = væk
people-stand-in = en bot spiller videre
people-left = er gået
felt = Kort lagt på bordet
felt-empty = Ingen har lagt en fase ned endnu.
felt-mine = Dine
felt-add = Byg på hos { $player } med { card-object }: { $group }
felt-add-own = Byg på hos dig selv med { card-object }: { $group }
piles = Bunker
mine = Din plads
mine-phases-open = { $count ->
    [one] { $count } fase tilbage
   *[other] { $count } faser tilbage, i valgfri rækkefølge
}
mine-phase = Fase { $phase }
mine-phase-laid = Fase { $phase } lagt ned
mine-missing = mangler { $count }
hand = { $count ->
    [0] Din hånd, tom
   *[other] Din hånd, { $count } kort
}
hand-new = { $name }, nyt
hand-moved = { $name }, plads { $place } af { $count }
actions = Hvad du kan gøre
turn-yours = Det er din tur.
line-opening = Forbinder …
news = Beskeder
line-lost = Forbindelsen er afbrudt. Prøver igen …
note-choose-card = Vælg først et kort: Tryk på det, eller gå til det med piletasterne og tryk Enter.
log = Hvad der er sket
log-empty = Der er ikke sket noget endnu.
log-taken-back = { $player } fortrød det sidste træk.
log-taken-back-you = Du fortrød dit sidste træk.

asked-wait-next = Runden er slut.
asked-with-card = Kast { card-definite }, eller vælg et andet kort.
asked-with-fit = Byg på med { card-definite }, hvor det lyser, eller kast kortet.
asked-with-ends = Vælg den ende, hvor { card-definite } skal ligge, eller kast kortet.
asked-with-skip = Spil spring over-kortet: Nogen sidder over, og din tur slutter.
asked-frozen = Ingen er her. Spillet står stille, indtil nogen kommer tilbage.
asked-left = Du har forladt dette bord. En bot spiller for dig, indtil du kommer tilbage.
asked-away = { $player } er væk.
asked-away-bot = { $player } er væk. Du kan lade en bot spille videre.
asked-time-soon = Ti sekunder tilbage.
asked-time = { $seconds } s

action-draw = Træk
action-go-on = Spil videre
action-take = Tag { card-definite }
action-take-one = Tag et kastet kort
action-draw-saved = Træk et sparet kort
action-save = Spar { card-definite }
action-lay = Læg fase { $phase } ned
action-lay-any = Læg en fase ned
action-hit = Byg på
action-discard = Kast { card-definite }
action-discard-none = Kast
action-skip = Spring { $player } over
action-skip-whom = Spring nogen over
action-choose = Vælg en fase
action-take-back = Fortryd
action-result = Resultat
action-round = Runden
action-by-number = Sortér efter tal
action-by-colour = Sortér efter farve
action-sort = Sortér hånden: efter tal, efter farve
action-stand-in = Lad en bot spille videre
action-come-back = Jeg er tilbage
action-take-seat = Tag en plads
action-build = Saml din fase
action-hint = Spørg træneren

lay-any = Læg en fase ned
lay-help = { $count ->
    [one] Den kan lægges ned på én måde.
   *[other] Den bedste måde står først. Vælg gerne en anden.
}
lay-group = { $name }: { $cards }
lay-now = Læg ned
lay-own = Lav om
build-which = Hvilken fase?
build-count = { $have } af { $need }
build-ready = klar
build-not-yet = ikke endnu
build-which-role = vælg
build-role = Hvad skal den være?
build-put = { $name }: læg i { $group }
build-back = { $name }: tag tilbage på hånden
build-clear = Tøm
build-kept = Det, du har samlet, bliver gemt, til det er din tur til at lægge ned.

skip-whom = Hvem springer du over?
skip-about = Den, du vælger, sidder over i næste tur.
choose-phase = Hvilken fase går du efter?
choose-space = Din brik står på et twist-felt. Hvad går du efter?
choose-twist = Et twist-kort
choose-twist-about = Trækkes blindt fra { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}: 6 felter frem, hvis du går ud, 4, hvis du lægger det ned, ellers 1 tilbage
choose-lacking = { $count ->
    [0] Du kan lægge den ned med det samme
    [one] { $count } kort mangler
   *[other] { $count } kort mangler
}
take-which = Hvilket kort tager du?
discard-where = Hvor kaster du?
pile-number = Afkastbunke { $number }
pile-empty = tom
save-pile = Din sparebunke
save-pile-about = Et af disse kan trækkes i stedet for et fra en bunke. Det, du sparede i denne runde, kan trækkes fra og med næste runde.
save-pile-none = Der er ikke noget i den endnu. Vælg et kort, når det er din tur til at kaste, og spar det i stedet.
save-pile-now = sparet i denne runde
wild-as-what = Hvad skal jokeren være?
wild-as = { card }

player-known = Alle så disse kort blive taget
player-thrown = Kastet i denne runde
player-rounds = Runde for runde
player-no-rounds = Ingen runde er færdig endnu.
column-round = Runde
column-player = Spiller
column-phase = Fase
column-phases = Faser
column-laid = Lagt ned
column-left = Tilbage
column-points = Point
column-total = I alt
column-next = Næste
column-moved = Flyttet
column-space = Felt
column-place = Plads
round-heading = Runde { $number }
round-tie-heading = Den ekstra runde
round-tie = ekstra runde
round-laid = lagt ned
round-not-laid = ikke lagt ned
round-sat-out = ikke med
round-ready = Klar:
round-next = Næste runde
round-waiting = Venter på de andre

end-heading = Spillet er slut
end-won = { $player } vandt
end-won-you = Du vandt
end-shared = Delt sejr: { $players }
end-facts = { $phases ->
    [one] { $phases } fase
   *[other] { $phases } faser
} og { $points } point efter { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
}.
end-facts-board = På felt { $space } af { $count } efter { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
}.
end-standings = Slutstilling
end-of = { $done } af { $all }
end-chart = Point efter hver runde
end-chart-board = Brikkerne efter hver runde
end-chart-board-label = Kurvediagram over alles felt i { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
}. De samme tal står i tabellen nedenfor.
end-chart-label = Kurvediagram over alles point gennem { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
}. De samme tal står i tabellen nedenunder.
end-figures = Det samme i tal
end-again = Spil igen
end-home = Tilbage til start
end-record = Hent protokollen
end-watch = Se spillet igen

proof-heading = Hvordan kortene blev blandet
proof-heading-good = Blandingen lå fast før spillet
proof-heading-bad = Blandingen passer ikke til sit segl
proof-about = Før der gives, bliver rækkefølgen af alle kort fastlagt og forseglet: Der vises et langt tal, som kun passer til denne rækkefølge. Efter runden åbnes rækkefølgen, og siden her regner tallet ud igen.
proof-sealed = Forseglet. Åbnes, når runden er slut.
proof-checking = Tjekker …
proof-true = Rækkefølgen passer til det segl, der blev vist, da der blev givet.
proof-late = Rækkefølgen passer til sit segl. Siden her var ikke åben, da der blev givet, så den kan ikke sige, hvornår seglet blev lavet.
proof-false = Rækkefølgen passer ikke til seglet. Kortene blev ikke givet som lovet.
proof-seal = Segl for blanding { $number }
proof-salt = Salt
proof-order = Rækkefølge, første kort først

menu = Menu
menu-language = Sprog
menu-theme = Farver
theme-table = Spillebord
theme-auto = Automatisk
theme-light = Lys
theme-dark = Mørk
menu-sound = Lyde
menu-sound-about = Bløde, og en tone, når det er din tur.
menu-motion = Kort i bevægelse
menu-motion-about = Uden dette skifter kortene plads med det samme.
menu-shortcuts = Genveje
menu-shortcuts-about = Enkelte bogstaver på tastaturet, som de står i hjælpen.
menu-tips = Tips
menu-tips-about = En gang imellem det, som øvede spillere ville tænke på.
menu-leave = Forlad bordet
learn-resume = Fortsæt lektionen

rules = Reglerne ved dette bord
rules-phases = Faser
rules-differs = Anderledes end standardspillet
rules-standard = Intet: Det er standardreglerne.
rules-all = Alle regler

help = Sådan spiller du her
help-draw = Træk: Tryk på trækbunken eller afkastbunken, eller træk dens kort hen på hånden.
help-choose = Tryk på et kort på hånden for at vælge det. Tryk igen for at slippe det.
help-hit = Når din fase ligger på bordet, lyser de pladser, hvor det valgte kort passer. Tryk på en af dem, eller træk kortet derhen.
help-discard = Kast det valgte kort med knappen, ved at trykke på afkastbunken eller ved at trække det derhen.
help-arrange = Træk kortene på hånden, som du vil have dem, eller få dem sorteret.
help-lay = Med blyanten kan du samle din fase på forhånd.
help-player = Tryk på en spiller for at se runderne.
help-keys = Taster
key-arrows = Gå fra kort til kort
key-move = Flyt kortet
key-choose = Vælg kortet, eller slip det
key-let-go = Slip, luk
key-draw = Træk
key-take = Tag fra afkastbunken
key-lay = Læg fasen ned
key-build = Saml fasen
key-discard = Kast det valgte kort
key-hit = Gå til næste plads, hvor kortet passer
key-take-back = Fortryd
key-sort = Sortér hånden
key-rules = Reglerne ved dette bord
key-menu = Menu
key-help = Hjælp

game-choice = Hvad vil du spille?
game-basic = Grundspillet
game-basic-about = Ti faser med kort, én efter én.
dice-game = Terninger
dice-game-about = Ti terninger, tre slag i hver tur, ti faser. Alene eller op til seks.
dice-open = Spil terningespillet
