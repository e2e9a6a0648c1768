# Het dobbelspel (R16): waarom een zet niet kan, wat er aan tafel gezegd wordt, de regels in het kort.

die = { $number ->
    [0] { $colour ->
        [red] rode joker
        [blue] blauwe joker
        [yellow] gele joker
       *[green] groene joker
    }
   *[other] { $colour ->
        [red] rode { $number }
        [blue] blauwe { $number }
        [yellow] gele { $number }
       *[green] groene { $number }
    }
}

dice-refusal-not-your-turn = { $player } is aan de beurt. Wacht tot jij het bent.
dice-refusal-not-in-game = Je doet niet mee met dit spel.
dice-refusal-game-over = Het spel is afgelopen.
dice-refusal-wait-for-roll = De dobbelstenen rollen nog. Even geduld.
dice-refusal-not-now = Er wordt nu niet gegooid.
dice-refusal-wrong-dice = Dit zijn niet de dobbelstenen die gegooid worden: het moeten er { $need } zijn, en er zijn er { $have } gegeven.
dice-refusal-roll-first = Gooi eerst de dobbelstenen.
dice-refusal-not-on-table = Er ligt niet nog zo’n dobbelsteen op tafel: { die }.
dice-refusal-nothing-to-roll = Je houdt alle tien de dobbelstenen. Laat er minstens één over om te gooien, of stop hier.
dice-finding-too-few-players = { $least ->
    [one] Een spel heeft minstens { $least } speler nodig, en het zijn er { $have }.
   *[other] Een spel heeft minstens { $least } spelers nodig, en het zijn er { $have }.
}

dice-log-order = De dobbelstenen bepalen de volgorde: { $players }.
dice-log-order-again = Gelijk: { $players } gooien nog eens om de volgorde.
dice-log-kept = { $player } houdt { $dice }.
dice-log-kept-you = Je houdt { $dice }.
dice-log-kept-none = { $player } gooit alle tien de dobbelstenen.
dice-log-kept-none-you = Je gooit alle tien de dobbelstenen.
dice-log-rolled = { $player } gooide { $dice }.
dice-log-rolled-you = Je gooide { $dice }.
dice-log-stopped = { $player } stopt hier.
dice-log-stopped-you = Je stopt hier.
dice-log-made = { $player } haalde fase { $phase }: { points }.
dice-log-made-you = Je haalde fase { $phase }: { points }.
dice-log-failed = { $player } haalde fase { $phase } niet.
dice-log-failed-you = Je haalde fase { $phase } niet.
dice-log-failed-cost = { $player } haalde fase { $phase } niet. Dat kost { points }.
dice-log-failed-cost-you = Je haalde fase { $phase } niet. Dat kost { points }.
dice-log-bonus-five = { $player } heeft 221 of meer na fase 5: een bonus van { points }.
dice-log-bonus-five-you = Je hebt 221 of meer na fase 5: een bonus van { points }.
dice-log-bonus-finish = { $player } krijgt de bonus voor het afmaken: { points }.
dice-log-bonus-finish-you = Je krijgt de bonus voor het afmaken: { points }.
dice-log-finished = { $player } is klaar. Alle anderen spelen nu door zolang elke beurt lukt.
dice-log-finished-you = Je bent klaar. Alle anderen spelen nu door zolang elke beurt lukt.

dice-asked-order = De dobbelstenen bepalen wie begint.
dice-asked-begin = Jouw beurt: gooi voor fase { $phase }.
dice-asked-keep = Kies welke dobbelstenen je houdt en gooi de andere.
dice-asked-made = Fase { $phase } is gehaald. Stop hier, of gooi door voor meer.
dice-asked-rolling = De dobbelstenen rollen.
dice-asked-wait = { $player } speelt voor fase { $phase }.

dice-board = De dobbelstenen
dice-group-set = set van { $size }
dice-group-run = serie van { $size }
dice-group-colour = { $size } van één kleur
dice-goal = Fase { $phase }: { $groups }
dice-rolls = { $count ->
    [0] Geen worp over
    [one] Nog { $count } worp
   *[other] Nog { $count } worpen
}
dice-roll-all = Gooi alle tien
dice-roll-some = { $count ->
    [one] Gooi { $count } dobbelsteen
   *[other] Gooi { $count } dobbelstenen
}
dice-stop-made = Stop met { points }
dice-keep-all = Houd wat telt
dice-keep-none = Houd er geen
dice-hidden = een dobbelsteen die nog niet gegooid is
dice-made = Gehaald: { points }
dice-not-made = Nog niet gehaald
dice-lacking = Nog niets gegooid
dice-failing = Een mislukte beurt levert niets op, en dezelfde fase komt terug.
dice-failing-alone = Een mislukte beurt kost 5 punten, en dezelfde fase komt terug.
dice-failing-chain = Elk succes brengt meteen de volgende fase. De eerste mislukking beëindigt het spel voor jou.
dice-failing-theirs = Elk succes brengt meteen de volgende fase. De eerste mislukking maakt er een eind aan.
dice-chain = { $player } heeft fase 10 gehaald. Nog aan het spelen: { $players }.
dice-sharing = Fase 10 levert nu ook de bonus van 40 op.
dice-counts = telt voor de fase

dice-hint = Hint
dice-hint-thinking = Aan het rekenen …
dice-hint-stop = Het beste: stop hier.
dice-hint-none = Het beste: gooi alle tien opnieuw.
dice-hint-keep = Het beste: houd { $dice }.
dice-hint-worth = { $chance }% voor de fase, gemiddeld { points }.
dice-hint-own = Jouw keuze: { $chance }% voor de fase, gemiddeld { points }.
dice-hint-same = Dat is ook jouw keuze.
dice-hint-take = Kies deze
dice-hint-alone = Als je alleen speelt, kost een mislukte beurt maar 5: een lage score is een nieuwe poging waard.

dice-sheet = Fasen en punten
dice-sheet-phase = Fase
dice-sheet-five = 221 of meer na fase 5
dice-sheet-finish = Als eerste klaar
dice-sheet-failed = Mislukte beurten
dice-sheet-open = nog open
dice-sheet-now = nu aan bod
dice-end-facts = { points }. Mislukte beurten: { $failed }.
dice-end-alone = Je eindigde met { points }.

dice-proof-heading = Hoe de worpen zijn geloot
dice-proof-about = Alle worpen van een beurt worden geloot en verzegeld voordat die begint: van elke dobbelsteen een vlak voor elk van drie worpen. Wat je houdt, kan ze niet veranderen. Na de beurt gaat het zegel open.
dice-proof-seal = Zegel { $number }
dice-proof-sealed = Verzegeld voor deze beurt
dice-proof-faces = Vlakken
dice-proof-late = De vlakken passen bij het zegel. Dit apparaat had het zegel niet vooraf gezien.
dice-proof-true = De vlakken passen bij het zegel dat dit apparaat voor de beurt zag.
dice-proof-false = De vlakken passen niet bij het zegel.
dice-proof-not-rolled = De dobbelstenen rolden niet zoals het verzegeld was.
dice-proof-good = { $count ->
    [one] Het ene zegel klopt, en de dobbelstenen rolden zoals het zegt.
   *[other] Alle { $count } zegels kloppen, en de dobbelstenen rolden zoals ze zeggen.
}
dice-proof-bad = Niet elk zegel klopt, of de dobbelstenen rolden niet zoals het verzegeld was.
dice-proof-all = { $count ->
    [one] { $count } zegel
   *[other] { $count } zegels
}

dice-against = Tegenstanders
dice-alone = Alleen
dice-rules = Het dobbelspel in het kort
dice-rules-dice = Zes hoge dobbelstenen tonen 5 t/m 10, vier lage tonen 1 t/m 4 en twee jokers. Elk vlak heeft een van vier kleuren.
dice-rules-turn = In je beurt gooi je alle tien de dobbelstenen, houd je wat je wilt, gooi je de andere, houd je of neem je terug, en gooi je een derde keer. Je mag eerder stoppen.
dice-rules-phases = De tien fasen komen op volgorde, één poging per beurt. Een mislukte beurt levert niets op en de fase komt terug.
dice-rules-wilds = In sets en series vervangt een joker elk getal en telt hij niet mee in de punten. Voor één kleur telt hij alleen in zijn eigen kleur.
dice-rules-points = Een gehaalde fase levert de som van de gebruikte dobbelstenen op als punten. De beste keuze telt vanzelf.
dice-rules-bonus = 221 of meer na fase 5 levert 40 op. Fase 10 als eerste halen ook.
dice-rules-chain = Daarna spelen alle anderen om de beurt door zolang elke beurt lukt, en dan is het spel uit. Het hoogste totaal wint.
dice-rules-alone = Als je alleen speelt, kost een mislukte beurt 5, en de 40 voor fase 10 krijg je alleen bij de eerste poging.
dice-referee-good = { $over ->
    [yes] Het verslag klopt: een heel dobbelspel met { $count } zetten, { $number } zegels gecontroleerd.
   *[no] Het verslag klopt tot zover: { $count } zetten van een dobbelspel, { $number } zegels gecontroleerd.
}
dice-referee-bad = In regel { $number }: { $sentence }
dice-referee-seal = het zegel past niet bij de vlakken
dice-referee-roll = dit is niet de worp die verzegeld was
dice-referee-end = de plaatsen of totalen zijn niet die van het spel
dice-referee-text = dit is niet te lezen: { $part }
dice-referee-names = er zijn niet evenveel namen als spelers

# Het scoreblad voor echte dobbelstenen.

dice-paper = Scoreblad voor echte dobbelstenen
dice-paper-about = Noteer elke beurt: gehaald of niet, en de punten. Bonussen, de laatste beurten en de winnaar volgen vanzelf. Het blijft op dit apparaat.
dice-paper-players = Spelers, op volgorde
dice-paper-begin = Begin het blad
dice-paper-points = Punten voor de fase
dice-paper-made = Gehaald
dice-paper-failed = Niet gehaald
dice-paper-wrong = Schrijf de punten als een geheel getal, hooguit { $most }.
dice-paper-turns = Alle beurten
dice-paper-mend = Verbeter
dice-paper-undo = Neem de laatste beurt terug
dice-paper-new = Nieuw blad
dice-paper-save = Bewaar als bestand
dice-paper-open = Open een bestand
dice-paper-bad-file = Dit bestand bevat geen scoreblad voor dobbelstenen.
dice-end-total = Geëindigd met { points }.
