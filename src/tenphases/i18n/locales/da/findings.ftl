# Hvorfor der ikke kan spilles efter de valgte regler.

finding-too-few-players = Der skal være mindst { $least } spillere, og der er kun { $have }.
finding-too-many-players = Højst { $most } kan spille, og der er { $have }.
finding-too-few-cards = Der er ikke kort nok: der skal bruges { $need } til at give, og bunken har { $have }.
finding-bad-hand-size = Hver spiller skal have givet mindst ét kort, ikke { $have }.
finding-negative-number = ”{ $switch }” kan ikke være { $have }. Vælg 0 eller mere.
finding-number-too-large = ”{ $switch }” kan ikke være { $have }. Vælg højst { $most }.
finding-bad-piles = Der skal være fra én til tre afkastbunker, ikke { $have }.
finding-bad-dealer = Ingen sidder på plads { $have }, så ingen kan give derfra.
finding-no-phases = Listen over faser er tom. Tilføj mindst én fase.
finding-too-many-phases = Listen har { $have } faser. Højst { $most } er muligt.
finding-unreadable-phase = Fase nummer { $place } i listen kan ikke læses ved ”{ $part }”. Skriv den sådan: ”set3 + run4”.
finding-repeated-number = To faser i listen har nummer { $phase }.
finding-group-too-small = Fase { $phase }: { $group } er for lidt til at være en gruppe.
finding-run-too-long = Fase { $phase }: { $group } er for lang. Der er kun tolv tal.
finding-group-impossible = Fase { $phase }: { $group } kan ikke laves med kortene i denne bunke.
finding-phase-impossible = Fase { $phase }: grupperne kan ikke alle laves på én gang med kortene i denne bunke.
finding-phase-too-large = Fase { $phase } kræver { $need } kort, og ingen har nogensinde mere end { $most }.
finding-everyone-needs-rounds = Når alle går videre hver runde, skal spillet slutte efter et fast antal runder.
finding-everyone-needs-order = Når alle går videre hver runde, skal faserne spilles i listens rækkefølge.
