# Egne regler.

editor-heading = Egne regler
editor-about = Endre hvilken regel du vil, og lag din egen liste over faser. Alt blir kontrollert underveis.
editor-name = Navn
editor-name-none = Våre egne regler
editor-start = Start fra
editor-start-keep = det som står her nå
editor-start-own = Lagret på denne enheten
editor-undo = Tilbake til det som sto her før

editor-phases = Faser
editor-phases-about = Skriv en fase som set3 + run4 eller med ord, for eksempel sett på 3 + sekvens på 4. Du kan lime inn en hel liste.
editor-one-by-one = Én og én
editor-as-text = Som tekst
editor-all-phases = Alle fasene, én på hver linje
editor-phase = Fase { $number }
editor-phase-new = Ny fase
editor-move = Flytt fase { $number }
editor-move-about = Dra den, eller bruk piltastene.
editor-more = Mer for fase { $number }
editor-up = Opp
editor-down = Ned
editor-duplicate = Lag en kopi
editor-remove = Fjern
editor-add = Legg til en fase
editor-group = Gruppe
editor-cards = Kort
editor-group-add = Legg til gruppe
editor-moved = Fasen er nå nummer { $place } av { $count }.
editor-removed = Fasen er fjernet.
editor-back = Ta den tilbake
editor-turns = { $turns ->
    [one] omtrent { $turns } tur
   *[other] omtrent { $turns } turer
}
editor-turns-exact = { $turns ->
    [one] { $turns } tur, pluss eller minus { $error }
   *[other] { $turns } turer, pluss eller minus { $error }
}
editor-turns-coming = Finner ut hvor vanskelig den er …
editor-turns-all = Til sammen omtrent { $turns } turer. Den klassiske listen tar omtrent { $classic }.
editor-turns-about = Så mange turer bruker en stødig spiller i gjennomsnitt alene, når det bare trekkes fra trekkbunken. Tallet er funnet ved å spille fasen mange ganger. Ved et bord går det litt fortere, for der kan man også ta kastede kort.

editor-part-deal = Kort og utdeling
editor-part-draw = Å trekke og det første kortet
editor-part-lay = Å legge ned og legge på
editor-part-skips = Skip-kort
editor-part-points = Poeng
editor-part-end = Å gå videre og vinne
editor-part-more = Flere regler
editor-usual = Standard: { $value }
editor-usual-back = Tilbake til standard: { $switch }
editor-lines = Én på hver linje
editor-none = ingen

editor-notes = Merknader
editor-fine = Disse reglene kan det spilles etter.
editor-checking = Kontrollerer …
editor-unchecked = Serveren svarer ikke akkurat nå. Det du har skrevet, blir stående her og kontrolleres så snart den svarer.
editor-errors = { $count ->
    [one] Én ting må endres før det kan spilles etter disse reglene.
   *[other] { $count } ting må endres før det kan spilles etter disse reglene.
}
editor-warnings = { $count ->
    [one] Disse reglene kan det spilles etter. Det er én ting å vite.
   *[other] Disse reglene kan det spilles etter. Det er { $count } ting å vite.
}
editor-error = Må endres
editor-warning = Greit å vite
editor-hint = Forresten
editor-line = Linje { $number }
editor-go-there = Gå dit

editor-keep = Ta vare på og del
editor-save = Lagre på denne enheten
editor-saved = «{ $name }» er lagret på denne enheten.
editor-forget = Slett «{ $name }»
editor-forgotten = «{ $name }» er slettet.
editor-share = Del en lenke
editor-copied = Lenken er kopiert.
editor-link = Lenke til disse reglene
editor-file = Lagre som { $form }
editor-load = Åpne en fil
editor-loaded = Filen er åpnet.
editor-file-wrong = Filen kunne ikke åpnes. Reglene dine er som de var.
editor-link-wrong = Lenken har ingen regler som kan leses. Kanskje den ikke er hel.

editor-random = En tilfeldig liste over faser
editor-random-about = Like vanskelig som den klassiske listen, og vanskeligere for hver fase. Samme tall gir alltid samme liste.
editor-seed = Tall
editor-count = Hvor mange faser
editor-kinds = Grupper
editor-kinds-classic = sett, sekvenser og farger
editor-kinds-every = alle slag
editor-make = Lag denne listen
editor-another = En annen

editor-use = Bruk disse reglene
editor-open = Åpne et bord med disse reglene
editor-home = Tilbake til start

advice-same-phase = Fase { $phase } krever det samme som fase { $other }.
advice-very-long = Fase { $phase } tar en stødig spiller omtrent { $turns } turer. Rundene blir svært lange.
advice-harder-before = Fase { $phase } er mye lettere enn fase { $other } før den.
advice-too-many-for = Det er kort nok til høyst { $most } spillere.
advice-short-pile = Med { $players } spillere er det bare { $cards } kort igjen i trekkbunken etter utdelingen.
advice-no-wilds = «{ $switch }» har ingen virkning, for det er ingen jokere i kortstokken.
advice-no-skips = «{ $switch }» har ingen virkning, for det er ingen skip-kort i kortstokken.
advice-no-ties = «{ $switch }» har ingen virkning: Den som først legger ned den siste fasen, har vunnet alene.

rules-file-not-a-file = Filen er tom eller ikke tekst.
rules-file-bad-json = Som JSON kan den ikke leses lenger enn til linje { $line }, kolonne { $column }.
rules-file-bad-toml = Som TOML kan den ikke leses lenger enn til linje { $line }, kolonne { $column }.
rules-file-other-format = Den sier ingenting om reglene i dette spillet.
rules-file-too-new = Den er skrevet av en nyere versjon av programmet.
rules-file-bad-name = Navnet i den er ikke tekst eller er for langt.
rules-file-no-such-preset = Den går ut fra «{ $name }», og det er ingen regler med det navnet.
rules-file-no-such-variant = Den nevner varianten «{ $name }», og det er ingen med det navnet.
rules-file-no-such-switch = Den setter «{ $name }», og det er ingen slik regel.
rules-file-bad-switch-value = Den setter «{ $name }» til noe som denne regelen ikke kan være.

cli-rules-about = Kontroller en fil med egne regler, eller sammenlign den med et ferdig regelsett.
cli-rules-status = Avslutningskode for check: 0 hvis reglene kan spilles, 1 hvis ikke, 2 hvis filen ikke kan leses. For compare: 0 hvis det ikke er noen forskjell, 1 hvis det er en, 2 som før.
cli-rules-what = check: si alt som er å si om reglene; compare: si hvor de skiller seg fra et ferdig regelsett
cli-rules-file = filen, TOML eller JSON, slik siden lagrer den; standard inndata hvis den utelates
cli-rules-preset = regelsettet å sammenligne med; standard hvis det utelates
cli-rules-players = hvor mange som spiller; to til seks hvis det utelates
cli-rules-same = Ikke forskjellig fra: { $preset }
cli-rules-apart = Forskjellig fra: { $preset }
cli-phases-about = Skriv ut en tilfeldig liste over faser, like vanskelig som den klassiske. Samme tall gir alltid samme liste.
cli-phases-seed = et tall som står for listen
cli-phases-kinds = classic: sett, sekvenser og farger; every: alle slags grupper
