# Hvorfor det ikke går an å spille etter reglene som er valgt.

finding-too-few-players = Det trengs minst { $least } spillere, og det er bare { $have }.
finding-too-many-players = Høyst { $most } kan spille, og det er { $have }.
finding-too-few-cards = Det er ikke nok kort: det trengs { $need } til å dele ut, og kortstokken har { $have }.
finding-bad-hand-size = Hver spiller må få delt ut minst ett kort, ikke { $have }.
finding-negative-number = «{ $switch }» kan ikke være { $have }. Velg 0 eller mer.
finding-number-too-large = «{ $switch }» kan ikke være { $have }. Velg høyst { $most }.
finding-bad-piles = Det må være fra én til tre kastebunker, ikke { $have }.
finding-bad-dealer = Ingen sitter på plass { $have }, så ingen kan dele ut derfra.
finding-no-phases = Listen over faser er tom. Legg til minst én fase.
finding-too-many-phases = Listen har { $have } faser. Høyst { $most } er mulig.
finding-unreadable-phase = Fase nummer { $place } i listen kan ikke leses ved «{ $part }». Skriv den slik: «set3 + run4».
finding-repeated-number = To faser i listen har nummer { $phase }.
finding-group-too-small = Fase { $phase }: { $group } er for lite til å være en gruppe.
finding-run-too-long = Fase { $phase }: { $group } er for lang. Det finnes bare tolv tall.
finding-group-impossible = Fase { $phase }: { $group } er ikke mulig med kortene i denne kortstokken.
finding-phase-impossible = Fase { $phase }: gruppene kan ikke alle lages samtidig med kortene i denne kortstokken.
finding-phase-too-large = Fase { $phase } trenger { $need } kort, og ingen har noen gang mer enn { $most }.
finding-everyone-needs-rounds = Når alle går videre hver runde, må spillet slutte etter et fast antall runder.
finding-everyone-needs-order = Når alle går videre hver runde, må fasene spilles i listens rekkefølge.
