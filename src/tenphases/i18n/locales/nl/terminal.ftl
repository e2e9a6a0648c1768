# Wat er op de opdrachtregel gezegd wordt: door de scheidsrechter, door wie verslagen controleert, en in de hulp.

cli-about = Een tafel voor het kaartspel met tien fasen.
cli-judge-about = Zeg van elke zet in een stelling of hij mag, en wat er gebeurt of waarom niet.
cli-judge-file = Een bestand met stellingen en zetten; - voor standaardinvoer.
cli-judge-preset = De regels voor stellingen die er geen noemen; “all” voor elk ervan om beurten.
cli-judge-check = Zeg alleen wat anders is dan het bestand verwacht.
cli-judge-status = Afsluitcode: 0 alles mag, 1 iets mag niet, 2 iets is niet te beoordelen. Met --check: 0 alles zoals verwacht, 1 iets niet, 2 iets is niet te beoordelen.
cli-verify-about = Controleer het verslag van een spel: schudden, zetten en punten.
cli-verify-file = Het verslag, als tekst of als JSON; - voor standaardinvoer.
cli-verify-status = Afsluitcode: 0 alles klopt, 1 iets kan niet kloppen, 2 het verslag is niet te lezen.
cli-analyse-about = Ga een afgelopen spel na: wat er werd weggegeven en waar, en wat geluk was.
cli-analyse-dice = Een dobbelspel wordt niet geanalyseerd. Tijdens het spel zegt de hint wat je het best houdt, en wat dat waard is.
cli-analyse-file = Het verslag, als tekst of als JSON; - voor standaardinvoer.
cli-analyse-status = Afsluitcode: 0 het is geanalyseerd, 1 het verslag heeft een zet die niet kan, 2 het verslag is niet te lezen.
cli-analyse-seat = Alleen deze speler, met een letter.
cli-serve-about = Start de tafel op deze computer en laat zien waar hij is.
cli-serve-host = Het adres waarop geluisterd wordt; 127.0.0.1 houdt andere apparaten buiten.
cli-serve-port = De poort waarop geluisterd wordt; anders de eerste vrije vanaf 8010.
cli-serve-open = Open de pagina in de browser, als die er is.
cli-serve-data = De map waarin spellen bewaard worden; anders de eigen plek van het systeem.
cli-serve-database = Een database waarin spellen in plaats daarvan bewaard worden, zoals postgresql://user@host/name; meer servers kunnen hem delen.
cli-serve-keep-sheets = Hoeveel dagen een gedeeld scoreblad bewaard wordt waarop niemand schrijft; anders 400.
cli-lang = De taal die gesproken wordt; anders die van je systeem.
cli-json = Antwoord als JSON.
cli-version = Toon de versie.
cli-command = wat er moet gebeuren
cli-no-file = { $file } is niet te lezen.
cli-not-done = Dit kon niet: { $why }
cli-usage = gebruik:
cli-arguments = wat er genoemd wordt
cli-options = opties
cli-help = Toon deze hulp.
cli-more = Zie { $command }
cli-bad-choice = { $what } kan niet “{ $found }” zijn. Wel: { $choices }.
cli-bad-value = { $what } kan niet “{ $found }” zijn.
cli-no-value = { $what } heeft een waarde nodig.
cli-stands-alone = { $what } neemt geen waarde, maar kreeg “{ $found }”.
cli-not-together = { $what } en { $other } gaan niet samen.
cli-required = Dit ontbreekt: { $what }.
cli-unknown = “{ $found }” betekent hier niets.
cli-ambiguous = “{ $found }” kan meer dan één ding betekenen: { $choices }.

judge-case = { $title } ({ $preset })
judge-case-untitled = Stelling op regel { $line } ({ $preset })
judge-legal = mag
judge-illegal = mag niet, { $rule }: { $sentence }
judge-unclear = niet te beoordelen: { $sentence }
judge-open = Wat volgt, hangt af van kaarten die niet bekend zijn.
judge-impossible = Deze stelling kan niet:
judge-reason = { $rule }: { $sentence }
judge-at = Regel { $line }, kolom { $column }: { $sentence }
judge-in-line = Regel { $line }: { $sentence }
judge-expected = niet zoals verwacht: { $expected }
judge-met = { $moves ->
    [one] { $moves } zet beoordeeld
   *[other] { $moves } zetten beoordeeld
}, { $unmet ->
    [0] alles zoals verwacht.
    [one] { $unmet } verwachting kwam niet uit.
   *[other] { $unmet } verwachtingen kwamen niet uit.
}
judge-nothing = Er valt niets te beoordelen.

doubt-unknown-top = De bovenste kaart is niet bekend, en een skip-kaart zou je niet mogen pakken. Zeg welke kaart het is, zoals in “take R5”.
doubt-other-card = Daar ligt de { card }.
doubt-no-such-card-left = Er is geen { card } meer over die het zou kunnen zijn.
doubt-open-ending = Hoe de vorige ronde eindigde, hangt af van kaarten die niet bekend zijn.

notation-bad-character = “{ $found }” betekent hier niets.
notation-bad-string = Deze tekst tussen aanhalingstekens is niet te lezen.
notation-expected = Hier moet { $wanted ->
    [card] een kaart staan, zoals R5, W of S
    [cards] staan welke kaarten of hoeveel
    [kind] een soort groep staan, zoals set of run
    [number] een nummer staan
    [player] de letter van een speler staan, van A t/m F
    [role] staan waar de joker voor staat: een nummer, of de letter van een kleur
    [step] een stap van de beurt staan: choose, draw, reshuffle, play, deal of over
    [text] een tekst tussen aanhalingstekens staan
    [verdict] staan wat er verwacht wordt
    [word] een woord staan
   *[other] “{ $wanted }” staan
}{ $found ->
    [none] .
   *[other] , niet “{ $found }”.
}
notation-unexpected = “{ $found }” is hier te veel.
notation-no-such-statement = Niets begint met “{ $found }”.
notation-no-such-move = De zet “{ $found }” bestaat niet.
notation-no-such-event = De gebeurtenis “{ $found }” bestaat niet.
notation-no-such-player = Speler { $found } is er niet: { $players } spelen mee.
notation-no-such-phase = Fase { $found } is er niet in dit spel.
notation-no-such-space = Er is geen vakje { $found } op dit parcours, dat er { $spaces } heeft.
notation-no-such-pile = { $piles ->
    [one] Er is maar één aflegstapel.
   *[other] Er zijn maar { $piles } aflegstapels.
}
notation-no-such-switch = De regel “{ $found }” bestaat niet.
notation-no-such-rules = Er zijn geen regels met de naam “{ $found }”.
notation-bad-value = “{ $switch }” kan niet “{ $found }” zijn.
notation-missing = “{ $statement }” ontbreekt.
notation-repeated = “{ $statement }” is al gezegd.
notation-role-needed = Zeg waar de joker voor staat: het kan { $ends } zijn.
notation-roles-disagree = Van de jokers in deze groep wordt niet hetzelfde gezegd.
notation-unknown-card = Hier kan alleen een bekende kaart staan.
notation-not-a-record = Dit is JSON, maar niet het verslag van een spel.

fault-too-many-of-card = { card-start }: { $most ->
    [0] die zit niet in het spel, en komt hier { $have } keer voor.
    [one] daarvan zit er maar één in het spel, en die komt hier { $have } keer voor.
   *[other] daarvan zitten er maar { $most } in het spel, en die komen hier { $have } keer voor.
}
fault-too-many-cards = Er zitten { $most } kaarten in het spel, en het zijn er hier { $have }.
fault-hand-too-large = { $player } kan nu geen { $have } kaarten hebben, maar hoogstens { $most }.
fault-hand-empty = { $player } heeft geen kaarten, dus de ronde zou voorbij zijn.
fault-group-impossible = { $group } kan niet op tafel liggen: { $sentence }
fault-group-not-of-phase = { $group } is geen groep van fase { $phase }, of één te veel.
fault-nobody-to-move = Bij de stap “{ $step }” moet iemand aan de beurt zijn.
fault-sits-out = { $player } doet deze ronde niet mee en kan niet aan de beurt zijn.
fault-skip-waiting-on-turn = Voor { $player } ligt een skip-kaart klaar, dus die kan niet aan de beurt zijn.
fault-bad-total = { $player } kan geen { $have } punten hebben.
fault-laid-not-now = Niemand kan een fase hebben neergelegd in een beurt die nog maar net begint.

verify-good = { $over ->
    [yes] Een heel spel
   *[no] Een spel dat nog niet is afgelopen
}: { $moves ->
    [one] { $moves } geldige zet
   *[other] { $moves } geldige zetten
}, { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}, { $commitments ->
    [0] geen volgorde verzegeld.
    [one] { $commitments } volgorde zoals verzegeld.
   *[other] { $commitments } volgordes zoals verzegeld.
}
verify-bad = { $count ->
    [one] { $count } ding in dit verslag kan niet kloppen.
   *[other] { $count } dingen in dit verslag kunnen niet kloppen.
}

discrepancy-newer-rules = Het spel is gespeeld met versie { $have } van de regels, en hier is alleen { $known } bekend.
discrepancy-unplayable = Met deze regels kan niemand spelen.
discrepancy-names-differ = Er zijn { $players } spelers en { $have } namen.
discrepancy-commitment-broken = Dit is niet de volgorde die verzegeld werd.
discrepancy-commitment-half = Om het schudden te controleren zijn het zegel en het zout allebei nodig.
discrepancy-illegal-move = Deze zet mag niet, { $rule }: { $sentence }
discrepancy-other-card = Volgens het verslag werd de { card } getrokken, maar het was { $drawn }.
discrepancy-scores-differ = { $player } heeft { $counted }, niet { $written }.
discrepancy-scores-missing = De punten van ronde { $round } ontbreken.
discrepancy-scores-too-soon = Hier eindigde geen ronde.
discrepancy-places-differ = De volgorde is “{ $counted }”, niet “{ $written }”.

# The server.

serve-here = De tafel is open op { $address }
serve-network = Vanaf andere apparaten in dit netwerk: { $address }
serve-kept = Spellen worden bewaard in { $folder }
serve-stop = Druk op Ctrl+C om de tafel te sluiten. Elk spel gaat de volgende keer verder.
serve-master-compiling = Het zoeken van de meester wordt voor deze machine gecompileerd, één keer: een minuut of twee. Tot dan speelt een expert in zijn plaats.
serve-master-ready = Het zoeken van de meester is klaar.
serve-closed = De tafel is gesloten.
serve-port-taken = Een ander programma gebruikt poort { $port }, misschien een tafel die al open is. Kies een andere met --port, of laat --port weg.
serve-port-reserved = Poort { $port } is voorbehouden aan de beheerder van het systeem. Kies er een vanaf 1024 met --port, of laat --port weg.
serve-no-port = De poorten { $first } tot en met { $last } zijn allemaal in gebruik. Kies een andere met --port.
serve-no-host = Deze computer kan niet luisteren op { $host }. Kies een ander adres met --host.
serve-no-data = In { $folder } kunnen geen spellen bewaard worden. Kies een andere map met --data.
serve-data-newer = De spellen in { $folder } zijn bewaard door een nieuwere versie van dit programma. Werk het bij, of kies een andere map met --data.
serve-no-driver = Hiervoor is psycopg nodig, de extra [postgres]: { $command }
serve-not-a-database = --database vraagt om een adres, zoals { $example }.
serve-no-database = In { $database } kunnen geen spellen bewaard worden: { $why }
serve-database-newer = De spellen in { $database } zijn bewaard door een nieuwere versie van dit programma. Werk het bij, of kies een andere database.

cli-score-dice = Houd de punten bij van een spel met echte dobbelstenen.
dice-score-how = Noteer elke beurt zodra die gespeeld is, in de speelvolgorde:
dice-score-help-made = fase gehaald, 45 punten
dice-score-help-failed = fase niet gehaald
dice-score-help-mend = schrijft beurt 5 opnieuw
dice-score-no-turn = Er is nog geen beurt “{ $word }”.
dice-score-no-sheet = Het bestand { $file } bevat geen scoreblad voor dobbelstenen.
dice-score-too-much = Beurt { $number }, { $player }: fase { $phase } kan geen { points } opleveren, maar hoogstens { $most }.
dice-score-late = Beurten na het einde van het spel: { $number }. Ze tellen niet mee.
dice-score-good = Er valt niets op dit blad aan te merken. Beurten: { $number }.
score-ask-names = Wie spelen er? Schrijf de namen in de volgorde aan tafel, met komma’s ertussen:
score-ask-dealer = Wie deelt het eerst? Druk op Enter voor { $player }:
score-kept = Het scoreblad wordt bewaard in { $file }. Een vraagteken toont wat je kunt schrijven.
score-not-kept = Het scoreblad kan niet worden bewaard in { $file }.
score-no-start = Een scoreblad is voor { $least } tot { $most } spelers.
score-round = Ronde { $round }. { $player } deelt.
score-tie-break = { $number }, beslissend
score-doubt = Klopt dit? { $sentence }
score-place = { $place }. { $player }: { $phases ->
    [one] { $phases } fase
   *[other] { $phases } fasen
}, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
score-history = { $points ->
    [none] geen punten
   *[other] punten: { $points }
}, { $laid ->
    [yes] fase neergelegd
    [no] fase niet neergelegd
   *[none] niets over de fase gezegd
}
score-no-history = Daar is nog niets geschreven.
score-no-such-line = “{ $word }” betekent hier niets. Een vraagteken toont wat je kunt schrijven.
score-no-such-word = “{ $word }” is geen score. Schrijf 45, of +20 als de fase is neergelegd, of 0 voor wie uit was.
score-no-such-player = Er is geen speler “{ $word }”, of er is er meer dan één.
score-no-such-round = Er is nog geen ronde “{ $word }”.
score-no-such-phase = Fase “{ $word }” kan hier niet worden genoemd.
score-no-count = Spelers in deze ronde: { $count }. Schrijf voor ieder een woord; een punt laat het zoals het is.
score-no-undo = Er is niets om ongedaan te maken.
score-no-redo = Er is niets om opnieuw te doen.

score-help-how = Schrijf een woord voor elke speler in de ronde, in de volgorde aan tafel:
score-help-points = 45 punten, fase niet neergelegd
score-help-laid = fase neergelegd, 20 punten
score-help-out = was uit
score-help-chosen = fase 5 neergelegd, 20 punten, waar spelers zelf hun fase kiezen
score-help-counted = geteld: kaarten van 1 t/m 9, van 10 t/m 12, skip-kaarten, jokers
score-help-leave = laat het zoals het is
score-help-empty = maakt het leeg
score-help-round = schrijft ronde 3 opnieuw
score-help-cell = schrijft de punten van één speler in ronde 3 opnieuw
score-help-undo = maakt de laatste regel ongedaan
score-help-redo = doet die opnieuw
score-help-sure = alles waarnaar werd gevraagd klopt
score-help-history = toont alles wat daar ooit stond
score-help-name = verandert een naam
score-help-end = beëindigt het spel voortijdig, of gaat ermee door
score-help-show = toont het scoreblad
score-help-quit = stopt; alles is bewaard

score-check-total = Het totaal is { $counted }, niet { $stated }.
score-check-done = Het aantal gehaalde fasen is { $counted }, niet { $stated }.
score-check-phase = De fase is { $counted }, niet { $stated }.
score-check-deals = Ronde { $round }: { $player } deelt.
score-check-good = { $count ->
    [one] { $count } ronde, en alles klopt.
   *[other] { $count } rondes, en alles klopt.
}
score-check-bad = { $count ->
    [one] { $count } ding kan haast niet kloppen.
   *[other] { $count } dingen kunnen haast niet kloppen.
}

cli-score-about = Houd de punten bij van een spel met echte kaarten; “score check FILE” rekent een blad na en noemt elk vak dat haast niet kan kloppen.
cli-score-what = het bestand waarin het scoreblad wordt bewaard, JSON of CSV; na “check” het bestand dat wordt nagekeken
cli-score-names = wie er spelen, met komma’s tussen de namen
cli-score-dealer = wie het eerst deelt
cli-score-preset = de regels waarmee je speelt
cli-score-variant = een variant van deze regels; mag vaker
cli-score-status = Afsluitcode van het nakijken: 0 als alles klopt, 1 als iets haast niet kan kloppen, 2 als het bestand niet te lezen is.

cli-solo-about = Bereken precies hoeveel beurten de fasen kosten voor wie alleen speelt.
cli-solo-phases = De fasen, met nummer of als “set3 + run4”; de hele lijst als er geen wordt genoemd.
cli-solo-hand = Een hand van tien kaarten, zoals “R5 B12 W S”: hoeveel beurten die nodig heeft.
cli-solo-status = Afsluitcode: 0 elke fase heeft cijfers, 1 over een fase is niets te zeggen, 2 de vraag is niet te lezen.
cli-contest-status = Afsluitcode: 0 alles is gespeeld, 2 het kan niet gespeeld worden, 130 het is afgebroken.
study-no-extra = Hiervoor zijn numpy en numba nodig, de extra [sim]: { $command }
study-first-use = Het programma wordt voor deze machine gecompileerd. Dat gebeurt één keer en kan een minuut of twee duren.
study-compiling = Aan het compileren
solo-unreadable = “{ $text }” kan hier niet worden gebruikt.
solo-solving = { $phase }
solo-phase = Fase
solo-complete = Compleet gedeeld, %
solo-lacking = Ontbrekende kaarten
solo-pile = Beurten, alleen de stapel
solo-discards = Beurten, met afgelegde kaarten
solo-within = % binnen { $turns }
solo-number-and-colour = { $phase }: getallen en kleuren tellen allebei, dus de precieze cijfers zijn onbereikbaar.
solo-hand-too-large = { $phase }: de handen zijn te groot om te tellen.
solo-never-laid = { $phase }: geen hand kan die bevatten.

# De analyse van een spel.

analyse-entry = Zet { $entry }
analyse-impossible = Zet { $entry } kan niet: { $sentence }

cli-simulate-about = Speel één opstelling vele keren, in elke volgorde van de plaatsen, en zeg wie hoe vaak wint.
cli-simulate-players = Wie er spelen, een naam voor elke plaats: beginner, casual, steady, expert, master, random.
cli-tournament-about = Laat iedereen tegen iedereen spelen en bepaal hun sterkte.
cli-tournament-players = Wie elkaar treffen: beginner, casual, steady, expert, master, random.
cli-contest-seats = Hoeveel er aan tafel zitten: twee, of één van de eerste tegen zoveel van de andere.
cli-contest-seeds = Hoeveel startgetallen; elk legt alle kaarten of dobbelstenen van een spel vast en wordt in elke volgorde gespeeld.
cli-contest-first = Het eerste startgetal.
cli-contest-processes = Hoeveel processen; zoveel als er processoren zijn als niets is gezegd. De uitslag hangt er niet van af.
cli-contest-ray = Speel met Ray, op de processoren van een cluster van machines: “auto” voor het cluster waar deze machine bij hoort, “local” voor alleen deze machine, of het adres ervan. De uitslag hangt er niet van af.
cli-contest-results = Een bestand dat bewaart wat klaar is, zodat dezelfde opdracht daar verdergaat.
cli-contest-plots = Een map voor plaatjes van de uitslag.
cli-contest-better = Zeg wanneer vaststaat of de eerste speler zoveel punten van de honderd beter is dan gelijk.
contest-unknown = Er is geen speler “{ $name }”. Er zijn: { $names }.
contest-few = Er zijn twee tot zes spelers nodig.
contest-file-foreign = { $file } is geen bestand met uitslagen en is niet veranderd. Noem een ander bestand.
contest-file-players = { $file } bevat de uitslag van andere spelers. Noem een ander bestand.
contest-file-rules = { $file } bevat de uitslag van andere regels. Noem een ander bestand.
contest-file-seeds = { $file } bevat een uitslag die met een ander startgetal begint. Noem een ander bestand, of het startgetal met --first.
contest-file-engines = { $file } is met een andere motor begonnen: de extra [sim] was toen geïnstalleerd en nu niet, of andersom. Noem een ander bestand.
contest-file-code = { $file } is begonnen met een andere versie van het programma, de regels of de bots, die nu misschien anders spelen. Noem een ander bestand.
contest-file-damaged = Regel { $line } van { $file } is niet te lezen; er is niets veranderd. Wis die regel om die spellen opnieuw te spelen, of noem een ander bestand.
contest-file-busy = Een andere simulatie of een ander toernooi schrijft naar { $file }. Wacht daarop, of noem een ander bestand.
contest-file-unusable = { $file } kan niet worden gebruikt: { $why }. Noem een ander bestand.
contest-file-failed = Er kan niet naar { $file } worden geschreven: { $why }. Wat er al in staat, is heel: dezelfde opdracht gaat daar verder.
contest-plots-failed = In { $folder } kunnen geen plaatjes worden bewaard: { $why }.
contest-ray-missing = Hiervoor is Ray nodig, de extra [ray]: { $command }
contest-ray-failed = Ray antwoordt niet, of kan niet verder: { $why }
contest-ray-unlike = De machine { $machine } heeft een andere versie van het programma of andere extra’s, dus de uitslagen zijn niet samen te voegen. Installeer daar hetzelfde als hier.
contest-playing = Aan het spelen
contest-seeds = Startgetallen { $first } t/m { $last }, elk in elke volgorde. Na ± het halve 95%-betrouwbaarheidsinterval, over de startgetallen.
contest-versus = { $first } tegen { $count } { $second }
contest-role-par = even sterk
contest-role-random = zomaar wat
contest-role-cheat = ziet alle kaarten
contest-match = Partij
contest-games = Spellen
contest-par = Gelijk, %
contest-wins = Gewonnen, %
contest-points = Punten
contest-rounds = Rondes
contest-turns = Beurten per ronde
contest-engine = Motor
contest-engine-kernel = gecompileerd
contest-engine-core = leesbaar
contest-engine-search = leesbaar, met meesters die zoeken
contest-stalled = { $count ->
    [one] { $count } spel is niet geëindigd
   *[other] { $count } spellen zijn niet geëindigd
}
contest-lays = Beurten tot elke fase wordt neergelegd, in de rondes waarin dat gebeurt
contest-player = Speler
contest-ratings = Sterkte (400 meer: tien keer zo vaak winnen)
contest-strength = Sterkte
contest-better-yes = { $name } is beter: beslist na { $seeds } startgetallen.
contest-better-no = { $name } is niet zoveel beter: beslist na { $seeds } startgetallen.
contest-better-open = Niet beslist voor { $name } na { $seeds } startgetallen.
contest-stopped = Gestopt. { $done } van { $all } spellen zijn gespeeld.
contest-plot-wins = Gewonnen, %
contest-plot-rounds = Rondes in een spel
contest-plot-share = Deel van de spellen
contest-plot-phase = Fase
contest-plot-turns = Beurten tot die wordt neergelegd
contest-plot-points = Punten aan het eind
cli-contest-dice = Het dobbelspel in plaats van kaarten, met één tot zes spelers. Die spelers: random, greedy, surest, beginner, casual, steady, expert, master.
contest-dice-rules = Het dobbelspel heeft maar één stel regels: laat --preset en --variant weg.
contest-dice-few = Er zijn één tot zes spelers nodig.
contest-dice-wait = Er wordt uitgerekend welke dobbelstenen je het best houdt. Dat kan een halve minuut duren.
contest-dice-tables = Wat je houdt
contest-dice-alike = Deze spelen met dobbelstenen precies gelijk: { $names }.
contest-totals = Punten
contest-mean = Gemiddeld
contest-deviation = Afwijking
contest-spread = Punten aan het eind: het gemiddelde, de standaardafwijking, en wat zoveel procent van de spellen niet overschrijdt
contest-bonuses = Bonussen, en wat de anderen nog haalden nadat er iemand klaar was
contest-bonuses-alone = Bonussen
contest-bonus-five = Na fase 5, %
contest-bonus-finish = Voor het afmaken, %
contest-finished-first = Als eerste klaar, %
contest-chain-phases = Fasen daarna
contest-chain-points = Punten daarna
contest-dice-tries = Zoveel van de honderd pogingen voor een fase lukken
contest-dice-scores = Punten voor een gehaalde fase, gemiddeld
contest-dice-games = In zoveel van de honderd spellen wordt de fase gehaald
contest-plot-tries = Gelukte pogingen, %

# Spelen in de terminal.

cli-play-about = Speel in de terminal: alleen tegen bots, of samen aan een tafel die ergens anders draait.
cli-play-where = De link van een uitnodiging; of het adres van een server, met de code van een tafel om mee te doen, of zonder code om er een te openen. Zonder adres speel je hier, tegen bots.
cli-play-players = Hoeveel er spelen, van 2 tot 6.
cli-play-bot = Het niveau van een bot. Mag voor elke bot één keer; het laatste geldt voor de rest.
cli-play-rules = Een bestand met je eigen regels.
cli-play-name = Je naam aan tafel.
cli-play-status = Afsluitcode: 0 je bent van tafel gegaan, 1 zo’n tafel of server is er niet, 2 er is geen scherm om op te spelen of iets kan niet gelezen worden.
play-no-screen = Om te spelen is een terminal nodig: voer dit uit waar niets wordt omgeleid.
play-no-address = “{ $address }” is geen adres van een tafel.
play-no-server = Op { $address } antwoordt niets.
play-too-many-bots = Dat zijn meer bots dan er bij { $players } spelers plaats hebben.
play-dice = Aan deze tafel wordt met dobbelstenen gespeeld. Dat doe je in de browser: { $address }
play-unreadable = De server van deze tafel is nieuwer dan dit programma, of ouder. In de browser kun je spelen: { $address }
play-kept = Het spel is bewaard. Hetzelfde commando brengt je erheen terug.
play-record = Verslag bewaren
play-record-saved = Het verslag staat in { $file }. “tenphases verify” controleert het, “tenphases analyse” gaat het na.
play-quit = Stoppen
play-build = Samenstellen
play-sort = Sorteren
play-log = Verloop
play-talk = Zeg iets
play-key-tray = leg de kaart daar
play-key-back = neem de laatste terug
play-key-save = Spaar de gekozen kaart, of trek een gespaarde
play-key-player = Wat er van een speler bekend is
play-key-quit = Weggaan; het spel blijft bewaard
