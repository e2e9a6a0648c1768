# Treneren: hint i tre dybder, analysen av et spill, øving. $player er et navn; der det er snakk om et kort, er $colour
# og $number gitt, som i cards.ftl. $percent er av hundre.

coach-title = Treneren
coach-percent = { $percent } %
coach-thinking = Treneren ser på kortene dine …
coach-nothing = Det er ingenting å bestemme nå. Spør igjen når det er din tur.
coach-gone-on = Spillet har gått videre siden du spurte.
coach-ask-again = Spør igjen
coach-look = Hvor du bør se
coach-the-idea = Ideen
coach-the-move = Trekket
coach-show-idea = Vis ideen
coach-show-move = Vis trekket
coach-why = Hvorfor
coach-others = Hva det er verdt sammenlignet med de andre
coach-about = Laget av det du kan se, aldri av skjulte kort. Sjansene gjelder hvis alle ved bordet spiller videre som treneren.
coach-column-soon = Fase innen tre turer
coach-column-turns = Turer til fasen
coach-column-win = Vinner runden
coach-best = best
coach-equal = like bra
coach-given = gir bort { $percent } % av en runde

# Trekk

coach-move-draw = Trekk fra trekkbunken
coach-move-take = Ta { card-definite } fra kastebunken
coach-move-lay = Legg ned fasen
coach-move-hit = Legg på { card-definite }
coach-move-discard = Kast { card-definite }
coach-move-skip = Spill et skip-kort mot { $player }
coach-move-skip-nobody = Kast skip-kortet
coach-move-choose = Velg fase { $phase }
coach-move-save = Spar { card-definite }
coach-move-saved = Trekk et kort du har spart
coach-move-twist = Trekk et twist-kort

# Hvor du kan se

coach-nudge-choose = Hvilken fase er kortene dine nærmest, etter hvor vanskelig den er?
coach-nudge-discards = Se på kastebunken først. Ville det øverste kortet bringe fasen din nærmere?
coach-nudge-discards-laid = Se på kastebunken og på bordet. Ville det øverste kortet passe noe sted?
coach-nudge-only = Her er det ikke noe valg.
coach-nudge-lay = Tell gruppene dine en gang til.
coach-nudge-hit = Se på gruppene på bordet, og så på hånden din.
coach-nudge-skip = Hvem bør helst ikke få neste tur?
coach-nudge-next = Før du kaster, tenk på { $player }, som spiller etter deg.
coach-nudge-points = Hva ville du sitte igjen med hvis noen gikk ut nå?
coach-nudge-spare = Hvilke av kortene dine trenger fasen, og hvilke ikke?
coach-nudge-saved = Se også på sparebunken din.
coach-nudge-equal = Her spiller det nesten ingen rolle.

# Ideen

coach-idea-choose = Ta fasen du mangler færrest kort til, og heller en vanskelig enn en lett som er like nær.
coach-idea-take = Et kort som hjelper helt sikkert, er verdt mer enn et ukjent.
coach-idea-draw = Det som ikke bringer deg et kort nærmere, er ikke verdt å ta: Et ukjent kort kan gjøre det.
coach-idea-lay = Legg ned så snart du kan: Fra da av teller fasen, og kort kan legges på.
coach-idea-hit = Legg på det som passer, før du kaster.
coach-idea-skip = La { $player } stå over neste tur.
coach-idea-safe = Kast noe som { $player } ikke kan bruke.
coach-idea-points = Kast et dyrt kort blant dem du kan unnvære.
coach-idea-spare = Kast et kort som fasen din ikke trenger.
coach-idea-saved = Et spart kort brukes der det helt sikkert hjelper, og et kort spares som kan bli til nytte senere.
coach-idea-equal = Flere kort er like gode å kaste. Velg et som fasen din ikke trenger.

# Grunner

coach-reason-progress = Fasen din kan bruke { card-definite }. Uten kortet du kaster, bringer { $useful } av { $unseen } usette kort deg fortsatt nærmere.
coach-reason-spare = Fasen din trenger det ikke: { $useful } av { $unseen } usette kort bringer deg nærmere etterpå.
coach-reason-feeding-laid = { $player } spiller etter deg, har lagt ned og kan legge på { card-definite }.
coach-reason-feeding-taken = { $player } spiller etter deg og har tatt det tallet før, så behold { card-definite }.
coach-reason-feeding-phase = { $player } spiller etter deg og kan trenge { card-definite } til fasen.
coach-reason-points = Det teller { $points } poeng hvis noen går ut før deg.
coach-reason-counting = Kort som ligger åpent, kommer ikke mer. Av de { $unseen } usette hjelper { $useful }.
coach-reason-wild-kept = En joker passer overalt, så den blir.
coach-reason-skip = { $player } mister en tur på det.
coach-reason-skip-laid = { $player } har lagt ned, har { $count } kort og mister en tur på det.
coach-reason-take-nearer = { card-start } bringer deg helt sikkert nærmere: { $missing ->
    [0] Da mangler ingenting.
   *[other] Da mangler { $missing } kort.
}
coach-reason-take-fits = { card-start } kan brukes med en gang.
coach-reason-pile = { card-start } bringer deg ikke nærmere. Et kort fra trekkbunken kan gjøre det.
coach-reason-only = Det er ikke noe annet å gjøre.
coach-reason-lay = Når fasen ligger på bordet, teller den, og du kan legge på.
coach-reason-hit = Det som ligger på bordet, koster ingenting, og runden kan slutte når som helst.
coach-reason-go-out = Du går ut med det.
coach-reason-nearest = { $missing ->
    [0] Til fase { $phase } mangler ingenting.
   *[other] Til fase { $phase } mangler { $missing } kort.
}
coach-reason-saved = { card-start } som du har spart, hjelper helt sikkert.
coach-reason-save = { card-start } kan være verdt mer i en senere runde.
coach-reason-onward = Med det kommer brikken din lengst i gjennomsnitt.
coach-reason-equal = { $count ->
    [one] Et annet kort er like bra.
   *[other] { $count } andre er like bra.
}

# Etter spillet

analysis-title = Hva treneren sier
analysis-about = Hver avgjørelse bedømmes etter det spilleren kunne vite da. Hell telles for seg.
analysis-begin = Få spillet analysert
analysis-under-way = Treneren går gjennom spillet: { $percent } %
analysis-failed = Analysen kom ikke.
analysis-of = Spiller
analysis-good = { $count ->
    [one] { $good } av { $count } avgjørelse var like bra som den beste.
   *[other] { $good } av { $count } avgjørelser var like bra som de beste.
}
analysis-given = { $rounds ->
    [one] Gitt bort med resten: { $rounds } runde.
   *[other] Gitt bort med resten: { $rounds } runder.
}
analysis-hope = { $hope ->
    [one] Med hendene som de ble delt ut, kunne man vente å vinne { $hope } runde; det ble { $won }.
   *[other] Med hendene som de ble delt ut, kunne man vente å vinne { $hope } runder; det ble { $won }.
}
analysis-draws = Av { $draws } kort fra trekkbunken hjalp { $helped }; man kunne vente { $expected }.
analysis-worst = Her ble mest gitt bort
analysis-finest = Gode funn
analysis-nothing = Ingenting verdt å nevne ble gitt bort.
analysis-moment = Runde { $round }: { $move }
analysis-better = Bedre: { $move }.
analysis-cost = Det kostet { $percent } % av en runde.
analysis-show = Vis dette øyeblikket
analysis-by-phase = Fase for fase
analysis-phases = Runde for runde
analysis-column-rounds = Runder
analysis-column-turns = Turer (vanlig)
analysis-column-missing = Manglet etter delingen (vanlig)
analysis-column-helped = Nyttige trekk (forventet)
analysis-column-given = Gitt bort
analysis-beside = { $value } ({ $usual })
analysis-practise = Øv på disse stillingene
analysis-won = gikk ut

# Øving

practice-title = Øving
practice-kind = Hva du vil øve på
practice-play = Hvordan ville du spille?
practice-count = Hvor mange mangler?
practice-own = Oppgaver fra ditt eget spill
practice-number = Oppgave { $number }
practice-ask-draw = Det er din tur. Hvor trekker du fra?
practice-ask-play = Det er din tur. Hva gjør du?
practice-ask-count = Hvor mange kort mangler til { $phase }?
practice-others = De andre
practice-other = { $player }: fase { $phase }, { $cards } kort på hånden
practice-other-laid = { $player }: fase { $phase } lagt ned, { $cards } kort på hånden
practice-other-took = { $player } tok: { $cards }
practice-top = På kastebunken
practice-hand = Hånden din
practice-table = På bordet
practice-phase = Fasen din
practice-seat = Spiller { $number }
practice-next-player = spiller etter deg
practice-right = Det er det treneren ville gjøre.
practice-equal = Like bra. Treneren ville si: { $move }.
practice-close = Nesten like bra: Det gir bort { $percent } % av en runde. Bedre: { $move }.
practice-wrong = Det gir bort { $percent } % av en runde. Bedre: { $move }.
practice-count-right = Riktig: { $missing } kort mangler.
practice-count-wrong = Ikke helt: { $missing } kort mangler.
practice-groups = En av måtene å se det på:
practice-lacking = mangler
practice-next = Neste
practice-result = { $good } av { $count } så langt
practice-failed = Oppgaven kom ikke.
practice-number-missing = { $count } kort
