# Å lære: reglene ved ett bord kapittel for kapittel, råd, stille tips og den første leksjonen.

rules-other = annerledes enn i standardspillet
rules-chapters = Kapitler
chapter-aim = Målet
chapter-turn = Turen din
chapter-phases = Faser og grupper
chapter-wilds = Jokere
chapter-hitting = Å legge på
chapter-skips = Skip-kort
chapter-out = Å gå ut
chapter-points = Poeng
chapter-end = Slutten
chapter-advice = Råd

rule-aim-in-order = { $count ->
    [one] Det er { $count } fase å klare.
   *[other] Det er { $count } faser. Du tar dem i rekkefølge, høyst én i hver runde.
}
rule-aim-when-laid = { $count ->
    [one] Det er { $count } fase å klare.
   *[other] Det er { $count } faser, i valgfri rekkefølge: Du sier hvilken når du legger den ned, høyst én i hver runde.
}
rule-aim-before-play = { $count ->
    [one] Det er { $count } fase å klare.
   *[other] Det er { $count } faser, i valgfri rekkefølge: Før hver runde velger du den du vil prøve på.
}
rule-aim-by-board = { $count ->
    [one] Det er et brett med { $count } fase på banen og en brikke til hver. Ruten brikken din står på, bestemmer fasen din.
   *[other] Det er et brett med { $count } faser på banen og en brikke til hver. Ruten brikken din står på, bestemmer fasen din.
}
rule-last-space = Den som står på den siste ruten og legger ned fasen der, har vunnet.
rule-aim-everyone = { $count ->
    [one] Det er { $count } fase, og den spilles i én runde.
   *[other] Det er { $count } faser. Hver runde har den neste, den samme for alle.
}
rule-few-points = Det du fortsatt har på hånden når en runde slutter, teller imot deg. Få poeng er bra.

rule-deal = Hver spiller får utdelt { $count } kort.
rule-turned-up = { $count ->
    [one] Ett kort snus og begynner kastebunken.
   *[other] { $count } kort snus og begynner hver sin kastebunke.
}
rule-turn = Når det er din tur, trekker du først ett kort. Så legger du ned og legger på, hvis du kan og vil. Til slutt kaster du ett kort.
rule-draw = { $count ->
    [one] Trekk det øverste kortet i trekkbunken, eller ta det øverste i kastebunken.
   *[other] Trekk det øverste kortet i trekkbunken, eller ta det øverste i en av kastebunkene. Kast på hvilken av dem du vil.
}
rule-emptied-refill = Den som tar det siste kortet i en kastebunke, må kaste på den bunken. Brukes et skip-kort i stedet, blir den tom.
rule-save = { $count ->
    [one] I stedet for å kaste kan du spare ett kort i hver runde: Det legges i sparebunken din, og turen din er slutt.
   *[other] I stedet for å kaste kan du spare et kort, { $count } ganger i hver runde: Det legges i sparebunken din, og turen din er slutt.
}
rule-save-most = { $count ->
    [one] En sparebunke rommer høyst { $count } kort.
   *[other] En sparebunke rommer høyst { $count } kort.
}
rule-draw-saved = I stedet for å trekke fra en bunke kan du trekke et kort du sparte i en tidligere runde.
rule-saved-hidden = Sparte kort gir ingen poeng, og de andre ser bare hvor mange de er. Du kan ikke gå ut ved å spare.
rule-take-skip-false = Et skip-kort på kastebunken kan ikke tas opp.
rule-take-skip-true = Et skip-kort på kastebunken kan tas opp som et hvilket som helst kort.
rule-flip-skip-skip-first = Hvis kortet som snus i starten, er et skip-kort, mister den første spilleren den første turen.
rule-flip-skip-bury = Hvis kortet som snus i starten, er et skip-kort, går det under trekkbunken, og et nytt snus.
rule-flip-skip-cover = Hvis et kort som snus i starten, er et skip-kort, snus et nytt oppå det.
rule-flip-wild-takeable = Er det en joker, kan den første spilleren ta den.
rule-flip-wild-bury = Er det en joker, går den under trekkbunken, og et nytt kort snus.
rule-renew = Når trekkbunken er tom og noen vil trekke, stokkes kastebunken, bortsett fra det øverste kortet, til en ny trekkbunke.

rule-lay = Alle gruppene i en fase legges ned samtidig, når det er din tur.
rule-lay-exact-false = Du kan legge ned flere kort enn fasen krever, hvis de gjør gruppene større.
rule-lay-exact-true = Legg ned akkurat så mange kort som fasen krever; resten legger du på etterpå.
rule-kind-set = Et sett: kort med samme tall, uansett farge.
rule-kind-run = En sekvens: tall på rad, uansett farge. Den slutter med 12: 1 kommer ikke etter.
rule-kind-colour = Kort i én farge, uansett tall.
rule-kind-colour-run = En sekvens i én farge: tall på rad, alle i samme farge.
rule-kind-even = Partall, uansett farge.
rule-kind-odd = Oddetall, uansett farge.
rule-kind-colour-even = Partall, alle i én farge.
rule-kind-colour-odd = Oddetall, alle i én farge.
rule-two-sets = To sett i samme fase kan ha samme tall.
rule-one-group = Et kort hører til i bare én gruppe.
rule-skip-in-group = Et skip-kort er aldri med i en gruppe.

rule-wilds-none = Ved dette bordet spilles det uten jokere.
rule-wilds-many = { $count ->
    [one] Det er { $count } joker i kortstokken.
   *[other] Det er { $count } jokere i kortstokken.
}
rule-wild-number = En joker står for et hvilket som helst tall fra 1 til 12.
rule-wild-colour = I en gruppe i én farge står den for den fargen.
rule-naturals-per-group = Hver gruppe må ha minst ett tallkort.
rule-naturals-per-phase = En gruppe kan bestå av bare jokere, hvis det er et tallkort et sted i fasen.
rule-max-wilds-none = Utover det kan en fase ha så mange jokere du vil.
rule-max-wilds-value = { $count ->
    [0] Fasen du legger ned, kan ikke ha noen joker. Etterpå kan du legge på jokere.
    [one] Fasen du legger ned, kan ha høyst { $count } joker. Etterpå kan du legge på flere.
   *[other] Fasen du legger ned, kan ha høyst { $count } jokere. Etterpå kan du legge på flere.
}
rule-wild-stays = En joker som er lagt ned, står for det samme til runden er over. Den tas aldri tilbake og byttes aldri.
rule-wild-discard = En joker kan kastes, og den kan tas fra kastebunken.

rule-hit = Når din egen fase ligger på bordet, kan du legge på: legge kort på grupper, når det er din tur, så mange du vil.
rule-hit-same-turn-any = Du kan legge på alle grupper på bordet, dine og andres, også i den turen du legger ned.
rule-hit-same-turn-own = I den turen du legger ned, kan du bare legge på dine egne grupper; fra neste tur av på alle grupper på bordet.
rule-hit-set = På et sett legger du kort med samme tall, så mange du vil.
rule-hit-colour = På en gruppe i én farge legger du kort i den fargen.
rule-hit-parity = På en gruppe av partall eller oddetall legger du flere av samme slag.
rule-hit-run = En sekvens vokser bare i endene, ned til 1 og opp til 12. Ingenting legges midt i den.

rule-skips-none = Ved dette bordet spilles det uten skip-kort.
rule-skips-many = { $count ->
    [one] Det er { $count } skip-kort i kortstokken. Når du spiller det, er det samtidig kortet du kaster, og turen er slutt.
   *[other] Det er { $count } skip-kort i kortstokken. Når du spiller et, er det samtidig kortet du kaster, og turen er slutt.
}
rule-skip-target-chosen = En motspiller du velger, mister hele den neste turen.
rule-skip-target-next = Alltid den neste spilleren mister hele den neste turen.
rule-skip-lies-in-front = Skip-kortet ligger foran spilleren til turen er mistet. Så går det på kastebunken.
rule-skip-lies-on-pile = Skip-kortet går rett på kastebunken.
rule-skip-lies-set-aside = Skip-kortet ligger foran spilleren til turen er mistet. Så er det ute av runden.
rule-skip-limit-waiting = Den som ennå har en tur å miste, kan ikke hoppes over igjen.
rule-skip-limit-lap = Hver spiller kan hoppes over én gang per omgang rundt bordet.
rule-skip-limit-not-twice-running = Ingen kan hoppes over to ganger på rad.
rule-skip-limit-none = Den samme spilleren kan hoppes over igjen og igjen, én gang i hver tur.
rule-skip-two = Når dere er to, spiller den som hopper over, straks en gang til.
rule-skip-keep = Et skip-kort kan beholdes så lenge du vil. Som siste kort trenger det ikke å ramme noen.

rule-out = Runden slutter i det øyeblikket en hånd er tom. Ingen får en tur til.
rule-go-out-any = Det siste kortet kan legges på eller kastes.
rule-go-out-discard = Det siste kortet må kastes.
rule-blocked = Hvis ingen kommer videre, slutter runden også.

rule-points = Den som gikk ut, får 0. Alle andre teller kortene de har igjen på hånden:
rule-points-table = Kort på bordet teller ingenting.
rule-points-phase = Å mangle fasen koster ikke noe ekstra.
rule-points-none = Det føres ingen poeng: Brikkene flyttes i stedet.
rule-twist-space = En twist-rute ligger mellom to faser. Før spillet velger hver i tur og orden den laveste, den høyeste eller et twist-kort som trekkes blindt.
rule-move = Etter en runde går brikken din 3 ruter fram hvis du gikk ut, 2 hvis du la ned fasen din, ellers 1. Den stopper på den siste ruten.
rule-move-twist = Med et twist-kort går den 6 ruter fram hvis du gikk ut, 4 hvis du la det ned, ellers 1 tilbake.

rule-advance-completed = Den som la ned fasen, går videre til den neste, enten spilleren gikk ut eller ikke. Alle andre prøver på samme fase igjen.
rule-advance-completed-any = En fase du har lagt ned, er ferdig, enten du gikk ut eller ikke. Alle andre står åpne.
rule-advance-everyone = Etter hver runde går alle videre til neste fase, lagt ned eller ikke.
rule-end-round-end = Spillet slutter etter runden der noen fullfører den siste fasen. Er det flere, vinner den med færrest poeng.
rule-end-on-lay = Spillet slutter med en gang noen legger ned den siste fasen. Den spilleren vinner, uansett poeng.
rule-end-all-finished = Spillet slutter når alle har fullført den siste fasen. Den som er ferdig, står over og får 0. Færrest poeng vinner.
rule-end-after-rounds = { $count ->
    [one] Spillet slutter etter { $count } runde. Færrest poeng vinner.
   *[other] Spillet slutter etter { $count } runder. Færrest poeng vinner.
}
rule-end-last-space = Spillet slutter etter runden der noen står på den siste ruten og legger ned fasen som hører til den. Er det flere, vinner den som gikk ut.
rule-tie-break-first-out = Står det likt om seieren, spiller bare de det gjelder, en runde til på den siste fasen. Den som går ut først, vinner.
rule-tie-break-first-lay = Står det likt om seieren, spiller bare de det gjelder, en runde til på den siste fasen. Den som legger den ned først, vinner.
rule-tie-break-shared = Står det likt, deles seieren.
rule-ranks = De andre rangeres etter faser, deretter etter færrest poeng.
rule-ranks-board = De andre rangeres etter brikkenes ruter.

advice-wilds = Behold en joker til fasen din ligger på bordet: Den fyller et hvilket som helst hull, og lange sekvenser trenger den mest. Den følger ikke med til neste runde, og på hånden teller den { $points } poeng.
advice-watch = Se hva de andre tar fra kastebunken: Det forteller hva de samler på. De ser også hva du tar.
advice-feed = Når neste spiller har lagt ned, bør du ikke kaste noe som passer på bordet. I mange tusen prøvespill var ingenting annet verdt like mye.
advice-hit = Legg på så snart du kan. Det som ligger på bordet, koster ingenting, og runden kan slutte når som helst.
advice-high = Når andre har lagt ned og du ikke har det, bør du kaste de høye kortene først.
advice-skip-chosen = Spill et skip-kort så snart det er kortet du trenger minst, mot den som er nærmest å gå ut. Å spare det lønner seg ikke.
advice-skip-next = Spill et skip-kort så snart det er kortet du trenger minst. Å spare det lønner seg ikke.
advice-luck = Kortene avgjør mye. Selv den beste taper de fleste spill mot tre andre, så bedøm et trekk etter grunnen, ikke etter hellet.

tip = Et tips
tip-close = Lukk tipset
tip-wild = En joker fyller et hvilket som helst hull. Et annet kort er kanskje lettere å unnvære.
tip-feed = { card-start } passer på bordet, og { $player } spiller etter deg.
tip-watch = { $player } spiller etter deg og har tatt { card-definite }. Dette kortet er kanskje også velkomment.
tip-skip = Et skip-kort bør spilles snart. { $player } har bare { $count } kort igjen.
tip-hit = Legg på det som passer: På bordet koster det ingenting.
tip-high = { $player } har lagt ned. Kast høye kort først: Runden kan slutte snart.

learn-lesson = Leksjonen
learn-go = Videre
learn-leave = Forlat leksjonen
learn-left = Du kan fortsette leksjonen fra menyen.
learn-hello = Velkommen. Målet er å klare ti faser, én etter én, før de andre gjør det. Denne runden viser deg den første.
learn-phase = Dette er fasen din: to sett på 3. Et sett er kort med samme tall, uansett farge.
learn-sort = Sorter hånden, så ser du hva som hører sammen.
learn-take = Hver tur begynner med et kort. På kastebunken ligger { card-object }, som passer til hånden din: Ta kortet.
learn-draw = Hver tur begynner med et kort. Trekk ett fra trekkbunken.
learn-draw-wanting = Det er ingenting til deg på kastebunken: Trekk fra trekkbunken.
learn-draw-again = Din tur: Trekk et kort.
learn-discard = Hver tur slutter med at du kaster et kort. Velg ett som ikke hører til noe, for eksempel { card-object }.
learn-discard-again = Kast nå et kort som ikke hører til noe, for eksempel { card-object }.
learn-discard-laid = Fasen din teller, hva som enn skjer. Det du fortsatt har, kan telle imot deg, så kast et høyt kort, for eksempel { card-object }.
learn-discard-put = Legg det på kastebunken.
learn-watch = Nå spiller de andre, den ene etter den andre. Det siste kortet de kaster, kan du ta.
learn-wild = Du har en joker: Den står for et hvilket som helst tall. Her blir det et sett med { $number }-ere.
learn-wild-any = Du har en joker: Den står for et hvilket som helst tall du mangler.
learn-lay = Fasen din er klar. Legg den ned på bordet.
learn-lay-now = Slik blir kortene dine til fasen. Legg dem ned.
learn-build = Legg hvert kort i gruppen sin, og legg så ned fasen.
learn-theirs = { $player } har også lagt ned fasen. I neste tur kan du legge kort på den.
learn-hit = Fasen din ligger på bordet, så nå kan du legge på: legge kort på hvilken gruppe du vil. Velg { card-definite }.
learn-hit-more = { card-start } passer også. Velg kortet.
learn-hit-put = Legg det der det lyser.
learn-skip = Nå et skip-kort. { $player } har bare { $count } kort igjen. Velg skip-kortet ditt: Det er samtidig kortet du kaster.
learn-skip-put = Legg det på kastebunken, og si hvem det rammer.
learn-skip-whom = Velg { $player }.
learn-missed = { $player } må stå over denne turen.
learn-out = Ett kort igjen. Kast det for å gå ut.
learn-out-put = Legg det på kastebunken: Da er runden over.
learn-round = Runden er over. Se på oppgjøret.
learn-score-you = Du gikk ut og får 0. De andre teller kortene på hånden: lave 5, høye 10, et skip-kort 15, en joker 25.
learn-score = { $player } gikk ut og får 0. Du teller kortene på hånden: lave 5, høye 10, et skip-kort 15, en joker 25.
learn-score-blocked = Ingen kom videre. Alle teller kortene på hånden: lave 5, høye 10, et skip-kort 15, en joker 25.
learn-next-both = Du la ned fasen din, så du går videre til fase 2. { $player } gjorde det ikke og prøver på fase 1 igjen.
learn-next-laid = Du la ned fasen din, så du går videre til fase 2.
learn-next-not = Du la ikke ned fasen din, så du prøver på den igjen. Det skjer med alle.
learn-end = Fase 2 har en sekvens: tall på rad, uansett farge. Nå kan du spillet. Spill videre her, eller åpne et eget bord.
learn-end-again = Nå kan du spillet. Spill videre her, eller åpne et eget bord.
learn-play-on = Spill videre
learn-own = Et eget bord

learn-instead-take = Å trekke er like bra.
learn-instead-draw = Å ta fra kastebunken er også greit.
learn-instead-lay = Du beholdt fasen på hånden. Du kan legge den ned i en av de neste turene.
learn-instead-hit = Du kan legge på senere også.
learn-instead-skip = Du beholdt skip-kortet. Du kan spille det i en av de neste turene.
