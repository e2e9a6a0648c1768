# Eigen regels.

editor-heading = Eigen regels
editor-about = Verander elke regel die je wilt en maak je eigen lijst van fasen. Alles wordt onderweg nagekeken.
editor-name = Naam
editor-name-none = Onze eigen regels
editor-start = Begin met
editor-start-keep = wat hier nu staat
editor-start-own = Bewaard op dit apparaat
editor-undo = Terug naar wat hier stond

editor-phases = Fasen
editor-phases-about = Schrijf een fase als set3 + run4 of in woorden, zoals set van 3 + serie van 4. Je kunt een hele lijst plakken.
editor-one-by-one = Een voor een
editor-as-text = Als tekst
editor-all-phases = Alle fasen, één op elke regel
editor-phase = Fase { $number }
editor-phase-new = Nieuwe fase
editor-move = Verplaats fase { $number }
editor-move-about = Sleep, of gebruik de pijltjestoetsen.
editor-more = Meer voor fase { $number }
editor-up = Omhoog
editor-down = Omlaag
editor-duplicate = Kopiëren
editor-remove = Verwijderen
editor-add = Fase toevoegen
editor-group = Groep
editor-cards = Kaarten
editor-group-add = Groep toevoegen
editor-moved = De fase is nu nummer { $place } van { $count }.
editor-removed = De fase is verwijderd.
editor-back = Terugzetten
editor-turns = { $turns ->
    [one] ongeveer { $turns } beurt
   *[other] ongeveer { $turns } beurten
}
editor-turns-exact = { $turns ->
    [one] { $turns } beurt, plus of min { $error }
   *[other] { $turns } beurten, plus of min { $error }
}
editor-turns-coming = Er wordt uitgezocht hoe moeilijk dit is …
editor-turns-all = Samen ongeveer { $turns } beurten. De klassieke lijst kost er ongeveer { $classic }.
editor-turns-about = Zoveel beurten heeft een gestage speler gemiddeld nodig die alleen speelt en alleen van de trekstapel trekt: gevonden door het vaak te spelen. Aan een tafel gaat het iets sneller, want daar mag je ook afgelegde kaarten pakken.

editor-part-deal = Kaarten en delen
editor-part-draw = Trekken en de eerste kaart
editor-part-lay = Neerleggen en aanleggen
editor-part-skips = Skip-kaarten
editor-part-points = Punten
editor-part-end = Verdergaan en winnen
editor-part-more = Meer regels
editor-usual = Standaard: { $value }
editor-usual-back = Terug naar standaard: { $switch }
editor-lines = Eén op elke regel
editor-none = geen

editor-notes = Opmerkingen
editor-fine = Met deze regels kan gespeeld worden.
editor-checking = Nakijken …
editor-unchecked = De server antwoordt nu niet. Wat je schreef, blijft hier staan en wordt nagekeken zodra hij antwoordt.
editor-errors = { $count ->
    [one] Eén ding moet veranderen voordat je met deze regels kunt spelen.
   *[other] { $count } dingen moeten veranderen voordat je met deze regels kunt spelen.
}
editor-warnings = { $count ->
    [one] Met deze regels kan gespeeld worden. Er is één ding om te weten.
   *[other] Met deze regels kan gespeeld worden. Er zijn { $count } dingen om te weten.
}
editor-error = Moet veranderen
editor-warning = Goed om te weten
editor-hint = Overigens
editor-line = Regel { $number }
editor-go-there = Ga erheen

editor-keep = Bewaren en doorgeven
editor-save = Bewaar op dit apparaat
editor-saved = “{ $name }” is op dit apparaat bewaard.
editor-forget = Wis “{ $name }”
editor-forgotten = “{ $name }” is gewist.
editor-share = Deel een link
editor-copied = De link is gekopieerd.
editor-link = Link naar deze regels
editor-file = Bewaar als { $form }
editor-load = Open een bestand
editor-loaded = Het bestand is geopend.
editor-file-wrong = Dit bestand kon niet geopend worden. Je regels zijn zoals ze waren.
editor-link-wrong = Deze link bevat geen regels die te lezen zijn. Misschien is hij niet heel.

editor-random = Een willekeurige lijst van fasen
editor-random-about = Even moeilijk als de klassieke lijst, en elke fase moeilijker. Hetzelfde getal geeft altijd dezelfde lijst.
editor-seed = Getal
editor-count = Hoeveel fasen
editor-kinds = Groepen
editor-kinds-classic = sets, series en kleuren
editor-kinds-every = elke soort
editor-make = Maak deze lijst
editor-another = Een andere

editor-use = Gebruik deze regels
editor-open = Open een tafel met deze regels
editor-home = Terug naar de start

advice-same-phase = Fase { $phase } vraagt hetzelfde als fase { $other }.
advice-very-long = Fase { $phase } kost een gestage speler ongeveer { $turns } beurten. De rondes duren dan heel lang.
advice-harder-before = Fase { $phase } is veel makkelijker dan fase { $other } ervoor.
advice-too-many-for = Er zijn kaarten genoeg voor hoogstens { $most } spelers.
advice-short-pile = { $cards ->
    [one] Met { $players } spelers blijft er na het delen maar { $cards } kaart over in de trekstapel.
   *[other] Met { $players } spelers blijven er na het delen maar { $cards } kaarten over in de trekstapel.
}
advice-no-wilds = “{ $switch }” heeft geen effect, want er zijn geen jokers in het spel.
advice-no-skips = “{ $switch }” heeft geen effect, want er zijn geen skip-kaarten in het spel.
advice-no-ties = “{ $switch }” heeft geen effect: wie de laatste fase het eerst neerlegt, heeft alleen gewonnen.

rules-file-not-a-file = Het bestand is leeg, of geen tekst.
rules-file-bad-json = Als JSON is het niet verder te lezen dan regel { $line }, kolom { $column }.
rules-file-bad-toml = Als TOML is het niet verder te lezen dan regel { $line }, kolom { $column }.
rules-file-other-format = Het zegt niets over de regels van dit spel.
rules-file-too-new = Het is geschreven door een nieuwere versie van dit programma.
rules-file-bad-name = De naam erin is geen tekst, of te lang.
rules-file-no-such-preset = Het begint met “{ $name }”, en er zijn geen regels met die naam.
rules-file-no-such-variant = Het noemt de variant “{ $name }”, en er is er geen met die naam.
rules-file-no-such-switch = Het stelt “{ $name }” in, en zo’n regel is er niet.
rules-file-bad-switch-value = Het stelt “{ $name }” in op iets wat bij deze regel niet kan.

cli-rules-about = Kijk een bestand met eigen regels na, of vergelijk het met een kant-en-klare set regels.
cli-rules-status = Afsluitcode van check: 0 als er met de regels gespeeld kan worden, 1 als dat niet kan, 2 als het bestand niet te lezen is. Van compare: 0 als er geen verschil is, 1 als er een is, 2 als hiervoor.
cli-rules-what = check: zeg alles wat er over de regels te zeggen is; compare: zeg waarin ze van kant-en-klare regels verschillen
cli-rules-file = het bestand, TOML of JSON, zoals de pagina het bewaart; zonder bestand de standaardinvoer
cli-rules-preset = de regels om mee te vergelijken; zonder keuze de standaardregels
cli-rules-players = hoeveel er meespelen; zonder keuze twee tot zes
cli-rules-same = Geen verschil met: { $preset }
cli-rules-apart = Verschilt van: { $preset }
cli-phases-about = Toon een willekeurige lijst van fasen, even moeilijk als de klassieke. Hetzelfde getal geeft altijd dezelfde lijst.
cli-phases-seed = een getal dat voor de lijst staat
cli-phases-kinds = classic: sets, series en kleuren; every: elke soort groep
