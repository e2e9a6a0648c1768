# Na het spel: terugkijken, eigen spellen, het programma op het beginscherm, geen netwerk.

# Een spel terugkijken

replay-title = Een spel om terug te kijken
replay-of = { $day }, { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}
replay-not-over = Dit spel is nog bezig. Je kunt het hier terugkijken zodra het afgelopen is; tot dan zijn niemands kaarten te zien.
replay-to-table = Naar de tafel
replay-table = De tafel met alle handen open
replay-hand = Hand: { $cards }
replay-no-cards = Geen kaarten in de hand
replay-saved = Gespaard:
replay-next-card = Volgende kaart:
replay-by-clock = De tijd was om.
replay-by-bot = Een bot speelde verder.
replay-controls = Kijken
replay-slider = Moment van het spel
replay-where = stap { $step } van { $steps }
replay-step-back = Een stap terug
replay-step-on = Een stap verder
replay-round-back = Terug naar het begin van de ronde
replay-round-on = Door naar de volgende ronde
replay-play = Afspelen
replay-pause = Pauze
replay-round = Ronde om te bekijken
replay-speed = Snelheid
replay-speed-slow = Langzaam
replay-speed-normal = Gewoon
replay-speed-fast = Snel
replay-keys = Toetsen: pijl naar links en rechts voor een stap, met Shift voor een ronde, spatie om af te spelen en te pauzeren. Stappen:
replay-course = Hoe het ging
replay-phases-label = Lijngrafiek van ieders fasen over { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}. Dezelfde cijfers staan eronder.
replay-keep = Om te bewaren
replay-keep-about = In het verslag staan elke zet en elke kaart. Wie het heeft, kan het spel naspelen en controleren.
replay-record-json = Verslag als bestand (JSON)
replay-record-text = Verslag om te lezen (tekst)
replay-share = Deel dit moment
replay-link = Link
replay-copied = De link is gekopieerd.

# Het bewijs van het schudden

replay-proof-about = De volgorde van de kaarten is vóór elk delen vastgelegd en verzegeld. Deze pagina heeft elk zegel opnieuw uitgerekend en de kaarten opnieuw gedeeld in de volgorde die verzegeld was.
replay-proof-good = { $count ->
    [one] Hier in je browser gecontroleerd: de volgorde klopt met het zegel, en zo zijn de kaarten gedeeld.
   *[other] Hier in je browser gecontroleerd: alle { $count } volgordes kloppen met hun zegel, en zo zijn de kaarten gedeeld.
}
replay-proof-bad = Er klopt iets niet. Hieronder zie je in welke ronde.
replay-proof-round = Ronde { $number }: alles klopt
replay-proof-round-bad = Ronde { $number }: dit klopt niet
replay-proof-seen = De volgorde klopt met het zegel dat dit apparaat vóór het delen te zien kreeg, en zo zijn de kaarten gedeeld.
replay-proof-late = De volgorde klopt met het zegel, en zo zijn de kaarten gedeeld. Dit apparaat zat toen niet aan tafel, dus het weet niet wanneer het zegel gemaakt is.
replay-proof-not-dealt = De volgorde klopt met het zegel, maar zo zijn de kaarten niet gedeeld.

# Mijn spellen

mine-title = Mijn spellen
mine-about = De spellen op dit apparaat: om verder te spelen, terug te kijken, en in cijfers.
mine-over = Afgelopen spellen
mine-gathering = Wacht op spelers
mine-shared = Gedeelde winst
mine-place = Plaats { $place } van { $of }
mine-your-turn = jouw beurt
mine-lesson = les, telt niet mee
mine-watch = kijk
mine-gone = De server kent dit spel niet meer.
mine-unheard = De server antwoordt nu niet.
mine-offline = De server antwoordt niet. Je ziet wat dit apparaat bewaard heeft.
mine-none = Nog geen spellen op dit apparaat.
mine-begin = Begin een spel
mine-all = { $count ->
    [one] Toon { $count } spel
   *[other] Toon alle { $count } spellen
}
mine-forget = Verwijder van dit apparaat
mine-forget-game = Verwijder van dit apparaat: { $game }
mine-forget-going = Het spel gaat door, en je plaats staat op dit apparaat. Zonder die plaats kun je niet terug.
mine-forget-over = Daarna telt het spel niet meer mee in de cijfers hieronder.
mine-forget-not = Bewaar het
mine-forgotten = Verwijderd: { $game }

# Statistiek

mine-statistics = In cijfers
mine-bot = Bot ({ $level })
mine-percent = { $percent }%
mine-games = Spellen
mine-won = Gewonnen
mine-rounds = Rondes
mine-out = Rondes zelf uit
mine-laid = Rondes met fase neergelegd
mine-points-round = Punten per ronde
mine-best = Minste punten in een spel
mine-fewest = Rondes van de snelste winst
mine-phases = Rondes voor elke fase
mine-hardest = { $rounds ->
    [one] { $phase } kost het meest: gemiddeld { $rounds } ronde.
   *[other] { $phase } kost het meest: gemiddeld { $rounds } rondes.
}
mine-tried = Rondes geprobeerd
mine-rounds-each = Rondes per keer
mine-spread = Punten in een ronde
mine-share = Aandeel
mine-range = { $from }–{ $to }
mine-range-open = { $from } en meer
mine-against = Tegen wie
mine-ahead = Ervoor
mine-behind = Erachter
mine-wins = Winst, spel voor spel
mine-wins-label = Lijngrafiek van ieders winst over { $games } spellen. Dezelfde cijfers staan eronder.
mine-plot-label = Staafdiagram: { $what }. Dezelfde cijfers staan eronder.

# Op het beginscherm

install-heading = Op het beginscherm
install-about = Het spel kan op dit apparaat een eigen pictogram krijgen, en opent dan zonder de browser eromheen.
install-now = Zet het erop
install-by-hand = Kies in het menu van de browser wat deze pagina aan het beginscherm toevoegt. Dan opent het spel zoals elke andere app.
install-plain = Dit adres begint met http. Zo kun je alles spelen, maar browsers bewaren en installeren een pagina voor gebruik zonder netwerk alleen als het adres met https begint.

# Geen netwerk

offline-heading = De server is niet te bereiken
offline-back = Zodra hij antwoordt, gaat deze pagina vanzelf verder.
offline-can = Wat zonder hem werkt
offline-sheet = Houdt de stand bij van een spel met echte kaarten. Alles blijft op dit apparaat.
offline-mine = De spellen die op dit apparaat gespeeld zijn, in cijfers.
offline-cannot = Waar hij voor nodig is
offline-tables = Tafels met mensen of bots, en spellen terugkijken. Een spel dat bezig is, wacht op je, en je plaats blijft bewaard.
