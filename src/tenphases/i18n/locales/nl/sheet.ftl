# Het scoreblad voor spellen met echte kaarten.

sheet-end-completed = { $players } wint met de minste punten van iedereen die de laatste fase heeft gehaald.
sheet-end-laid-last = { $count ->
    [one] { $players } wint: wie de laatste fase neerlegt, beëindigt meteen het spel.
   *[other] Wie de laatste fase neerlegt, beëindigt meteen het spel. Dat staat bij { $players }.
}
sheet-end-all-finished = Iedereen heeft de laatste fase gehaald. { $players } wint met de minste punten.
sheet-end-rounds-played = Alle rondes zijn gespeeld. { $players } wint met de minste punten.
sheet-end-last-space = { $count ->
    [one] { $players } heeft de fase van het laatste vakje neergelegd en wint.
   *[other] { $players } hebben de fase van het laatste vakje neergelegd en delen de winst.
}
sheet-end-out-first = { $count ->
    [one] { $players } wint de beslissende ronde door als eerste uit te zijn.
   *[other] Als winnaars van de beslissende ronde staan genoteerd: { $players }.
}
sheet-end-laid-first = { $count ->
    [one] { $players } wint de beslissende ronde door de fase als eerste neer te leggen.
   *[other] Als winnaars van de beslissende ronde staan genoteerd: { $players }.
}
sheet-end-shared = Gedeelde winst: { $players }. Hun punten zijn gelijk.
sheet-end-closed = { $count ->
    [one] Het spel is voortijdig beëindigd. Aan kop: { $players }.
   *[other] Het spel is voortijdig beëindigd. Samen aan kop: { $players }.
}

sheet-why-completed = De laatste fase is gehaald door { $totals }.
sheet-why-totals = Punten: { $totals }.
sheet-why-order-phases = De andere plaatsen hangen af van de gehaalde fasen, en daarna van de minste punten.
sheet-why-order-phases-all = De plaatsen hangen af van de gehaalde fasen, en daarna van de minste punten.
sheet-why-order-points = De andere plaatsen hangen af van de minste punten.
sheet-why-order-points-all = De plaatsen hangen af van de minste punten.
sheet-why-order-board = De andere plaatsen hangen af van de vakjes van de pionnen.
sheet-why-order-board-all = De plaatsen hangen af van de vakjes van de pionnen.
sheet-total = { $player } ({ $points })

sheet-tie-first-out = { $players } staan gelijk. Alleen zij spelen een beslissende ronde met fase { $phase }, zonder punten: wie als eerste uit is, wint.
sheet-tie-first-lay = { $players } staan gelijk. Alleen zij spelen een beslissende ronde met fase { $phase }, zonder punten: wie die als eerste neerlegt, wint.
sheet-tie-own-first-out = { $players } staan gelijk. Alleen zij spelen een beslissende ronde, elk met de fase waar ze het laatst voor gingen, zonder punten: wie als eerste uit is, wint.
sheet-tie-own-first-lay = { $players } staan gelijk. Alleen zij spelen een beslissende ronde, elk met de fase waar ze het laatst voor gingen, zonder punten: wie die als eerste neerlegt, wint.

sheet-need = { $player }: { $title }
sheet-need-any = { $player }: een van de fasen { $phases }, naar keuze
sheet-need-done = { $player }: alle fasen gehaald
sheet-need-sits-out = { $player }: doet deze ronde niet mee

sheet-doubt-in-round = Ronde { $round }: { $what }
sheet-doubt-in-cell = { $player }, ronde { $round }: { $what }
sheet-doubt-not-a-score = Punten zijn altijd een veelvoud van { $number }.
sheet-doubt-nobody-out = Niemand was uit.
sheet-doubt-several-out = Maar één speler kan uit zijn.
sheet-doubt-several-laid-first = Maar één speler kan de fase als eerste hebben neergelegd.
sheet-doubt-out-without-phase = Niemand kan uit zijn zonder een fase te hebben neergelegd.
sheet-doubt-out-with-points = Wie uit is, krijgt geen punten.
sheet-doubt-more-than-a-hand = De kaarten die over kunnen zijn, tellen hoogstens { $number }.
sheet-doubt-too-many-cards = Er kunnen hoogstens { $number } kaarten over zijn.
sheet-doubt-left-differs = De getelde kaarten zijn samen { $number }.
sheet-doubt-points-missing = De punten ontbreken.
sheet-doubt-laid-missing = Er staat niet of de fase is neergelegd.
sheet-doubt-tie-unbroken = Er staat niet wie de beslissende ronde heeft gewonnen.
sheet-doubt-phase-unnamed = Er staat niet welke fase is neergelegd.
sheet-doubt-phase-done = Deze fase is in een eerdere ronde neergelegd.
sheet-doubt-not-in-round = Deze speler deed niet mee aan de ronde.
sheet-doubt-after-the-end = Het spel was al voor deze ronde afgelopen.
sheet-doubt-two-writers = Twee mensen schreven hier tegelijk, en niet hetzelfde.

sheet-fault-unreadable = Dit bestand is niet te lezen.
sheet-fault-not-a-sheet = Dit bestand is geen scoreblad.
sheet-fault-newer-format = Dit scoreblad is gemaakt met een nieuwere versie van dit programma.
sheet-fault-damaged = { $where ->
    [none] Iets in dit scoreblad kan niet kloppen.
   *[other] Iets in dit scoreblad kan niet kloppen: { $where }.
}
sheet-fault-uneven-row = Regel { $where } van deze tabel heeft niet evenveel velden als er kolommen zijn. Er ontbreekt iets, of er staat te veel.

sheet-problem-no-server = De server antwoordt niet. Het scoreblad is op dit apparaat bewaard.
sheet-problem-unreadable = De server kon dat niet lezen.
sheet-problem-no-such-sheet = Op dit adres is geen gedeeld scoreblad.
sheet-problem-foreign = Met deze link kun je dit scoreblad lezen, maar er niet op schrijven.
sheet-problem-read-only = Je kunt dit scoreblad lezen, maar er niet op schrijven.
sheet-problem-follow-first = De pagina en de server raakten uit de pas. Laad de pagina opnieuw.
sheet-problem-not-fitting = De server nam niet aan wat er is geschreven: het past niet op dit scoreblad.
sheet-problem-too-much = Dat is meer dan de server in één keer aanneemt. Probeer het straks opnieuw.
sheet-problem-not-kept = De server kon het niet bewaren. Het is op dit apparaat bewaard.

# De pagina.

sheet-title = Scoreblad
sheet-about = Voor een spel met echte kaarten. Bewaard op dit apparaat.
sheet-card-title = Scoreblad voor echte kaarten
sheet-card-about = Spelen jullie met echte kaarten? Houd de score bij op je telefoon in plaats van op papier. Het werkt ook zonder netwerk.
sheet-home = Alle scorebladen
sheet-going = Ga door met
sheet-new = Nieuw scoreblad
sheet-who = Wie er spelen, in de volgorde aan tafel
sheet-add = Voeg een speler toe
sheet-move = Verplaats { $player }: sleep, of gebruik de pijltjestoetsen
sheet-move-up = Zet { $player } hoger
sheet-moved = { $player } zit nu op plaats { $place }
sheet-remove = Verwijder { $player }
sheet-known = Spelers die je kent
sheet-first-dealer = Wie deelt het eerst?
sheet-begin = Begin
sheet-not-here = Dat scoreblad staat niet op dit apparaat.
sheet-read-only = Je kunt dit blad lezen, maar er niet op schrijven.
sheet-not-stored = Dit apparaat kan niets bewaren: het blad blijft zolang deze pagina open is.

sheet-needs = Wat iedereen nodig heeft
sheet-deals = deelt
sheet-all-done = Alle fasen gehaald
sheet-phase-words = Fase { $phase }: { $words }
sheet-open-phases = { $count ->
    [one] Nog open: fase { $phases }
   *[other] Nog open: de fasen { $phases }
}
sheet-standings = Stand
sheet-grid = De rondes: fase, punten en totaal van elke speler
sheet-grid-help = Tik op een vak om het te verbeteren. Alles daarna verandert mee.
sheet-cell = { $player }, ronde { $round }: { $what }.
sheet-cell-heading = { $player }, ronde { $round }
sheet-cell-total = Totaal { $total }.
sheet-cell-deals = Deelt deze ronde.
sheet-cell-laid = fase { $phase } neergelegd
sheet-cell-laid-some = een fase neergelegd
sheet-cell-not-laid = niet neergelegd
sheet-cell-out = was uit
sheet-cell-empty = nog niets
sheet-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
sheet-tie-round = Beslissende ronde
sheet-write = Noteer ronde { $number }
sheet-write-tie = Noteer de beslissende ronde
sheet-undo = Ongedaan maken
sheet-redo = Opnieuw
sheet-undone = Ongedaan gemaakt: { $what }
sheet-redone = Opnieuw gedaan: { $what }
sheet-chart = Hoe het ging
sheet-chart-totals = Punten
sheet-chart-phases = Fasen
sheet-chart-totals-label = Lijngrafiek van ieders punten over { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}. Dezelfde getallen staan op het blad.
sheet-chart-phases-label = Lijngrafiek van ieders fasen over { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}. Dezelfde getallen staan op het blad.

sheet-laid = neergelegd
sheet-laid-guess = neergelegd?
sheet-not-laid = niet neergelegd
sheet-laid-for = { $player } heeft de fase neergelegd
sheet-points-for = { $player }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
sheet-points-none = { $player }: nog geen punten
sheet-out = uit
sheet-said = { $player }: { $what }
sheet-pad-how = Hoe je punten schrijft
sheet-pad-quick = Eén tik
sheet-pad-digits = Cijfers
sheet-pad-cards = Tel de kaarten die over zijn
sheet-key-out = Uit 0
sheet-key-back = Wis het laatste cijfer
sheet-left-low = 1–9
sheet-left-high = 10–12
sheet-left-skips = Skip-kaarten
sheet-left-wilds = Jokers
sheet-count-more = { $cards }: één meer, { $points } per kaart, tot nu toe { $count }
sheet-count-less = { $cards }: één minder
sheet-next = Volgende
sheet-done = Klaar
sheet-which-phase = Welke fase heeft { $player } neergelegd?
sheet-which-played = Voor welke fase ging { $player }?
sheet-tie-who-out = Wie was als eerste uit?
sheet-tie-who-laid = Wie legde de fase als eerste neer?
sheet-round-gone = Deze ronde wordt niet meer gespeeld.

sheet-doubts = Klopt dit?
sheet-doubts-more = { $count ->
    [one] Nog { $count } vraag
   *[other] Nog { $count } vragen
}
sheet-look = Verander het
sheet-clear = Maak het leeg
sheet-right = Het klopt
sheet-right-for = Het klopt: { $doubt }
sheet-torn = { $player }, ronde { $round }: twee mensen schreven iets anders. Wat klopt?
sheet-history = Wat hier is geschreven
sheet-history-of = Wat er voor { $player } is geschreven
sheet-history-none = Nog niets.
sheet-history-now = nu
sheet-history-again = Gebruik dit

sheet-names = Namen en eerste deler
sheet-keep = Bewaar
sheet-stop = Beëindig het spel voortijdig
sheet-reopen = Ga toch door
sheet-print = Druk af, of bewaar als PDF
sheet-dice = Scoreblad voor echte dobbelstenen
sheet-print-blank = Druk een leeg blad af
sheet-save-csv = Bewaar als tabel (CSV)
sheet-save-json = Bewaar als bestand
sheet-import = Open een bestand
sheet-again = Nieuw spel met dezelfde mensen
sheet-settings = Taal, kleuren, geluiden

sheet-share = Deel met anderen
sheet-share-heading = Deel dit blad
sheet-share-about = De anderen aan tafel zien dit blad op hun eigen telefoon, en al het nieuwe meteen.
sheet-share-name = Je naam
sheet-share-name-about = Die staat bij wat je schrijft.
sheet-share-start = Deel het nu
sheet-share-for = De anderen mogen
sheet-share-read = lezen
sheet-share-write = lezen en schrijven
sheet-share-present = { $count ->
    [one] Gedeeld. Er kijkt nog niemand anders mee.
   *[other] Gedeeld op { $count } apparaten, dit meegeteld.
}
sheet-share-read-about = Wie deze link heeft, kan meekijken.
sheet-share-write-about = Wie deze link heeft, kan ook schrijven. Er gaat niets verloren als twee tegelijk schrijven.
sheet-share-qr = Afbeelding van de link, om met een telefoon te scannen
sheet-share-copy = Kopieer de link
sheet-share-copied = De link is gekopieerd.
sheet-share-send = Stuur de link
sheet-share-link = Link
sheet-share-stop = Stop met delen op dit apparaat
sheet-line-live = gedeeld
sheet-line-waiting = hier bewaard
sheet-line-waiting-about = Er is geen verbinding. Wat je schrijft, wordt hier bewaard en later verstuurd.

sheet-past = Eerdere spellen
sheet-past-games = Spellen
sheet-past-players = Spelers
sheet-past-won = { $count ->
    [one] { $players } heeft gewonnen
   *[other] { $players } hebben samen gewonnen
}
sheet-search = Zoek op naam of dag
sheet-search-none = Er is geen spel gevonden.
sheet-forgotten = Dat spel is vergeten.
sheet-stats-none = Hier komen cijfers zodra een spel is afgelopen.
sheet-stats-games = Spellen
sheet-stats-won = Gewonnen
sheet-stats-points = Punten per ronde
sheet-stats-laid = Fasen neergelegd
sheet-stats-out = Uit
sheet-percent = { $number }%
