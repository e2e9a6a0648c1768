# Egne regler.

editor-heading = Egne regler
editor-about = Lav om på de regler, du vil, og lav din egen liste over faser. Alt bliver tjekket undervejs.
editor-name = Navn
editor-name-none = Vores egne regler
editor-start = Begynd med
editor-start-keep = det, der står her nu
editor-start-own = Gemt på denne enhed
editor-undo = Tilbage til det, der stod her før

editor-phases = Faser
editor-phases-about = Skriv en fase som set3 + run4 eller med ord, for eksempel sæt på 3 + række på 4. Du kan sætte en hel liste ind.
editor-one-by-one = Én ad gangen
editor-as-text = Som tekst
editor-all-phases = Alle faser, én på hver linje
editor-phase = Fase { $number }
editor-phase-new = Ny fase
editor-move = Flyt fase { $number }
editor-move-about = Træk den, eller brug piletasterne.
editor-more = Mere for fase { $number }
editor-up = Op
editor-down = Ned
editor-duplicate = Lav en kopi
editor-remove = Fjern
editor-add = Tilføj en fase
editor-group = Gruppe
editor-cards = Kort
editor-group-add = Tilføj gruppe
editor-moved = Fasen er nu nummer { $place } af { $count }.
editor-removed = Fasen er fjernet.
editor-back = Sæt den tilbage
editor-turns = { $turns ->
    [one] omkring { $turns } tur
   *[other] omkring { $turns } ture
}
editor-turns-exact = { $turns ->
    [one] { $turns } tur, plus eller minus { $error }
   *[other] { $turns } ture, plus eller minus { $error }
}
editor-turns-coming = Finder ud af, hvor svær den er …
editor-turns-all = I alt omkring { $turns } ture. Den klassiske liste tager omkring { $classic }.
editor-turns-about = Så mange ture bruger en stabil spiller i gennemsnit alene, når der kun trækkes fra trækbunken. Tallet er fundet ved at spille fasen mange gange. Ved et bord går det lidt hurtigere, for der kan man også tage kastede kort.

editor-part-deal = Kort og givning
editor-part-draw = At trække og det første kort
editor-part-lay = At lægge ned og bygge på
editor-part-skips = Spring over-kort
editor-part-points = Point
editor-part-end = At gå videre og vinde
editor-part-more = Flere regler
editor-usual = Standard: { $value }
editor-usual-back = Tilbage til standard: { $switch }
editor-lines = Én på hver linje
editor-none = ingen

editor-notes = Bemærkninger
editor-fine = Der kan spilles efter disse regler.
editor-checking = Tjekker …
editor-unchecked = Serveren svarer ikke lige nu. Det, du har skrevet, bliver stående her og tjekkes, så snart den svarer.
editor-errors = { $count ->
    [one] Én ting skal ændres, før der kan spilles efter disse regler.
   *[other] { $count } ting skal ændres, før der kan spilles efter disse regler.
}
editor-warnings = { $count ->
    [one] Der kan spilles efter disse regler. Der er én ting at vide.
   *[other] Der kan spilles efter disse regler. Der er { $count } ting at vide.
}
editor-error = Skal ændres
editor-warning = Godt at vide
editor-hint = For resten
editor-line = Linje { $number }
editor-go-there = Gå derhen

editor-keep = Gem og del
editor-save = Gem på denne enhed
editor-saved = ”{ $name }” er gemt på denne enhed.
editor-forget = Slet ”{ $name }”
editor-forgotten = ”{ $name }” er slettet.
editor-share = Del et link
editor-copied = Linket er kopieret.
editor-link = Link til disse regler
editor-file = Gem som { $form }
editor-load = Åbn en fil
editor-loaded = Filen er åbnet.
editor-file-wrong = Filen kunne ikke åbnes. Dine regler er, som de var.
editor-link-wrong = Linket indeholder ingen regler, der kan læses. Måske er det ikke helt.

editor-random = En tilfældig liste over faser
editor-random-about = Lige så svær som den klassiske liste, og sværere for hver fase. Det samme tal giver altid den samme liste.
editor-seed = Tal
editor-count = Hvor mange faser
editor-kinds = Grupper
editor-kinds-classic = sæt, rækker og farver
editor-kinds-every = alle slags
editor-make = Lav denne liste
editor-another = En anden

editor-use = Brug disse regler
editor-open = Åbn et bord med disse regler
editor-home = Tilbage til start

advice-same-phase = Fase { $phase } kræver det samme som fase { $other }.
advice-very-long = Fase { $phase } tager en stabil spiller omkring { $turns } ture. Runderne bliver meget lange.
advice-harder-before = Fase { $phase } er meget lettere end fase { $other } før den.
advice-too-many-for = Der er kort nok til højst { $most } spillere.
advice-short-pile = Med { $players } spillere er der kun { $cards } kort tilbage i trækbunken, når der er givet.
advice-no-wilds = ”{ $switch }” har ingen virkning, for der er ingen jokere i spillet.
advice-no-skips = ”{ $switch }” har ingen virkning, for der er ingen spring over-kort i spillet.
advice-no-ties = ”{ $switch }” har ingen virkning: Den, der først lægger den sidste fase ned, har vundet alene.

rules-file-not-a-file = Filen er tom eller ikke tekst.
rules-file-bad-json = Som JSON kan den ikke læses længere end til linje { $line }, kolonne { $column }.
rules-file-bad-toml = Som TOML kan den ikke læses længere end til linje { $line }, kolonne { $column }.
rules-file-other-format = Den siger intet om reglerne i dette spil.
rules-file-too-new = Den er skrevet af en nyere version af programmet.
rules-file-bad-name = Navnet i den er ikke tekst eller er for langt.
rules-file-no-such-preset = Den går ud fra ”{ $name }”, og der er ingen regler med det navn.
rules-file-no-such-variant = Den nævner varianten ”{ $name }”, og der er ingen med det navn.
rules-file-no-such-switch = Den sætter ”{ $name }”, og der er ingen sådan regel.
rules-file-bad-switch-value = Den sætter ”{ $name }” til noget, som denne regel ikke kan være.

cli-rules-about = Tjek en fil med egne regler, eller sammenlign den med et færdigt regelsæt.
cli-rules-status = Afslutningskode for check: 0, hvis der kan spilles efter reglerne, 1, hvis ikke, 2, hvis filen ikke kan læses. For compare: 0, hvis der ingen forskel er, 1, hvis der er en, 2 som før.
cli-rules-what = check: sig alt, hvad der er at sige om reglerne; compare: sig, hvor de adskiller sig fra et færdigt regelsæt
cli-rules-file = filen, TOML eller JSON, som siden gemmer den; uden fil standardinput
cli-rules-preset = regelsættet, der sammenlignes med; uden valg standardreglerne
cli-rules-players = hvor mange der spiller; uden valg to til seks
cli-rules-same = Ikke forskellig fra: { $preset }
cli-rules-apart = Forskellig fra: { $preset }
cli-phases-about = Udskriv en tilfældig liste over faser, lige så svær som den klassiske. Det samme tal giver altid den samme liste.
cli-phases-seed = et tal, der står for listen
cli-phases-kinds = classic: sæt, rækker og farver; every: alle slags grupper
