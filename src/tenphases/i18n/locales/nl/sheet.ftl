# Het scoreblad voor spellen met echte kaarten.

sheet-end-completed = { $players } wint met de minste punten van wie de laatste fase heeft gehaald.
sheet-end-laid-last = { $count ->
    [one] { $players } wint: wie de laatste fase neerlegt, beëindigt meteen het spel.
   *[other] Wie de laatste fase neerlegt, beëindigt meteen het spel. Dat staat bij { $players }.
}
sheet-end-all-finished = Iedereen heeft de laatste fase gehaald. { $players } wint met de minste punten.
sheet-end-rounds-played = Alle rondes zijn gespeeld. { $players } wint met de minste punten.
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
    [one] Het spel is eerder beëindigd. Aan kop: { $players }.
   *[other] Het spel is eerder beëindigd. Samen aan kop: { $players }.
}

sheet-why-completed = De laatste fase is gehaald door { $totals }.
sheet-why-totals = Punten: { $totals }.
sheet-why-order-phases = De andere plaatsen gaan naar gehaalde fasen, daarna naar de minste punten.
sheet-why-order-phases-all = De plaatsen gaan naar gehaalde fasen, daarna naar de minste punten.
sheet-why-order-points = De andere plaatsen gaan naar de minste punten.
sheet-why-order-points-all = De plaatsen gaan naar de minste punten.
sheet-total = { $player } ({ $points })

sheet-tie-first-out = { $players } staan gelijk. Alleen zij spelen een beslissende ronde met fase { $phase }, zonder punten: wie als eerste uit is, wint.
sheet-tie-first-lay = { $players } staan gelijk. Alleen zij spelen een beslissende ronde met fase { $phase }, zonder punten: wie die als eerste neerlegt, wint.

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

sheet-problem-no-server = De server antwoordt niet. Het scoreblad is op dit apparaat bewaard.
sheet-problem-unreadable = De server kon dat niet lezen.
sheet-problem-no-such-sheet = Op dit adres is geen gedeeld scoreblad.
sheet-problem-foreign = Met deze link kun je niet op het scoreblad schrijven, wel het lezen.
sheet-problem-read-only = Je kunt dit scoreblad lezen, maar er niet op schrijven.
sheet-problem-follow-first = De pagina en de server raakten uit de pas. Laad de pagina opnieuw.
sheet-problem-not-fitting = De server nam niet aan wat er is geschreven: het past niet op dit scoreblad.
sheet-problem-too-much = Dat is meer dan de server in één keer aanneemt. Probeer het straks opnieuw.
sheet-problem-not-kept = De server kon het niet bewaren. Het is op dit apparaat bewaard.
