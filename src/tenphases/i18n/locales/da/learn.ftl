# At lære: reglerne ved ét bord kapitel for kapitel, råd, stille tips og den første lektion.

rules-other = anderledes end i standardspillet
rules-chapters = Kapitler
chapter-aim = Målet
chapter-turn = Din tur
chapter-phases = Faser og grupper
chapter-wilds = Jokere
chapter-hitting = At bygge på
chapter-skips = Spring over-kort
chapter-out = At gå ud
chapter-points = Point
chapter-end = Slutningen
chapter-advice = Råd

rule-aim-in-order = { $count ->
    [one] Der er { $count } fase at klare.
   *[other] Der er { $count } faser. Du tager dem i rækkefølge, højst én i hver runde.
}
rule-aim-when-laid = { $count ->
    [one] Der er { $count } fase at klare.
   *[other] Der er { $count } faser, i valgfri rækkefølge: Du siger hvilken, når du lægger den ned, højst én i hver runde.
}
rule-aim-before-play = { $count ->
    [one] Der er { $count } fase at klare.
   *[other] Der er { $count } faser, i valgfri rækkefølge: Før hver runde vælger du den, du vil gå efter.
}
rule-aim-by-board = { $count ->
    [one] Der er et bræt med { $count } fase på banen og en brik til hver. Feltet, din brik står på, bestemmer din fase.
   *[other] Der er et bræt med { $count } faser på banen og en brik til hver. Feltet, din brik står på, bestemmer din fase.
}
rule-last-space = Den, der står på det sidste felt og lægger dets fase ned, har vundet.
rule-aim-everyone = { $count ->
    [one] Der er { $count } fase, og den spilles i én runde.
   *[other] Der er { $count } faser. Hver runde har den næste, den samme for alle.
}
rule-few-points = Det, du stadig har på hånden, når en runde slutter, tæller imod dig. Få point er godt.

rule-deal = Der gives { $count } kort til hver spiller.
rule-turned-up = { $count ->
    [one] Ét kort vendes og begynder afkastbunken.
   *[other] { $count } kort vendes og begynder hver sin afkastbunke.
}
rule-turn = Når det er din tur, trækker du først ét kort. Så lægger du ned og bygger på, hvis du kan og vil. Til sidst kaster du ét kort.
rule-draw = { $count ->
    [one] Træk det øverste kort i trækbunken, eller tag det øverste i afkastbunken.
   *[other] Træk det øverste kort i trækbunken, eller tag det øverste i en af afkastbunkerne. Kast i den af dem, du vil.
}
rule-emptied-refill = Den, der tager det sidste kort i en afkastbunke, skal kaste på den bunke. Bruges et spring over-kort i stedet, bliver den tom.
rule-save = { $count ->
    [one] I stedet for at kaste kan du spare ét kort i hver runde: Det lægges i din sparebunke, og din tur er slut.
   *[other] I stedet for at kaste kan du spare et kort, { $count } gange i hver runde: Det lægges i din sparebunke, og din tur er slut.
}
rule-save-most = { $count ->
    [one] En sparebunke rummer højst { $count } kort.
   *[other] En sparebunke rummer højst { $count } kort.
}
rule-draw-saved = I stedet for at trække fra en bunke kan du trække et kort, du sparede i en tidligere runde.
rule-saved-hidden = Sparede kort giver ingen point, og de andre ser kun, hvor mange der er. Du kan ikke gå ud ved at spare.
rule-take-skip-false = Et spring over-kort i afkastbunken må ikke tages op.
rule-take-skip-true = Et spring over-kort i afkastbunken må gerne tages op som et hvilket som helst andet kort.
rule-flip-skip-skip-first = Hvis kortet, der vendes i starten, er et spring over-kort, mister den første spiller sin første tur.
rule-flip-skip-bury = Hvis kortet, der vendes i starten, er et spring over-kort, lægges det under trækbunken, og et nyt vendes.
rule-flip-skip-cover = Hvis et kort, der vendes i starten, er et spring over-kort, vendes et nyt oven på det.
rule-flip-wild-takeable = Er det en joker, må den første spiller gerne tage den.
rule-flip-wild-bury = Er det en joker, lægges den under trækbunken, og et nyt kort vendes.
rule-renew = Når trækbunken er tom, og nogen vil trække, blandes afkastbunken, bortset fra det øverste kort, til en ny trækbunke.

rule-lay = Alle grupper i en fase lægges ned på én gang, når det er din tur.
rule-lay-exact-false = Du må gerne lægge flere kort ned, end fasen kræver, hvis de gør grupperne større.
rule-lay-exact-true = Læg præcis så mange kort ned, som fasen kræver; resten bygger du på bagefter.
rule-kind-set = Et sæt: kort med samme tal, uanset farve.
rule-kind-run = En række: tal efter hinanden, uanset farve. Den slutter med 12: 1 kommer ikke efter.
rule-kind-colour = Kort i én farve, uanset tal.
rule-kind-colour-run = En række i én farve: tal efter hinanden, alle i samme farve.
rule-kind-even = Lige tal, uanset farve.
rule-kind-odd = Ulige tal, uanset farve.
rule-kind-colour-even = Lige tal, alle i én farve.
rule-kind-colour-odd = Ulige tal, alle i én farve.
rule-two-sets = To sæt i samme fase må gerne have samme tal.
rule-one-group = Et kort hører kun til i én gruppe.
rule-skip-in-group = Et spring over-kort er aldrig med i en gruppe.

rule-wilds-none = Ved dette bord spilles der uden jokere.
rule-wilds-many = { $count ->
    [one] Der er { $count } joker i spillet.
   *[other] Der er { $count } jokere i spillet.
}
rule-wild-number = En joker står for et hvilket som helst tal fra 1 til 12.
rule-wild-colour = I en gruppe i én farve står den for den farve.
rule-naturals-per-group = Hver gruppe skal have mindst ét talkort.
rule-naturals-per-phase = En gruppe må gerne være lutter jokere, hvis der er et talkort et sted i fasen.
rule-max-wilds-none = Derudover må fasen gerne have så mange jokere, du vil.
rule-max-wilds-value = { $count ->
    [0] Den fase, du lægger ned, må ikke have nogen joker. Bagefter kan du bygge på med jokere.
    [one] Den fase, du lægger ned, må højst have { $count } joker. Bagefter kan du bygge på med flere.
   *[other] Den fase, du lægger ned, må højst have { $count } jokere. Bagefter kan du bygge på med flere.
}
rule-wild-stays = En joker, der er lagt ned, står for det samme, til runden er slut. Den tages aldrig tilbage og byttes aldrig.
rule-wild-discard = En joker må gerne kastes, og den må gerne tages fra afkastbunken.

rule-hit = Når din egen fase ligger på bordet, kan du bygge på: lægge kort til grupper, når det er din tur, så mange du vil.
rule-hit-same-turn-any = Du må gerne bygge på alle grupper på bordet, dine og andres, også i den tur, hvor du lægger ned.
rule-hit-same-turn-own = I den tur, hvor du lægger ned, må du kun bygge på dine egne grupper; fra din næste tur må du bygge på alle grupper på bordet.
rule-hit-set = På et sæt bygger du med kort med samme tal, så mange du vil.
rule-hit-colour = På en gruppe i én farve bygger du med kort i den farve.
rule-hit-parity = På en gruppe af lige eller ulige tal bygger du med flere af samme slags.
rule-hit-run = En række vokser kun i enderne, ned til 1 og op til 12. Intet lægges midt i den.

rule-skips-none = Ved dette bord spilles der uden spring over-kort.
rule-skips-many = { $count ->
    [one] Der er { $count } spring over-kort i spillet. Når du spiller det, er det samtidig det kort, du kaster, og din tur er slut.
   *[other] Der er { $count } spring over-kort i spillet. Når du spiller et, er det samtidig det kort, du kaster, og din tur er slut.
}
rule-skip-target-chosen = En modspiller, du vælger, mister hele sin næste tur.
rule-skip-target-next = Altid den næste spiller mister hele sin næste tur.
rule-skip-lies-in-front = Spring over-kortet ligger foran spilleren, til turen er mistet. Så lægges det i afkastbunken.
rule-skip-lies-on-pile = Spring over-kortet lægges straks i afkastbunken.
rule-skip-lies-set-aside = Spring over-kortet ligger foran spilleren, til turen er mistet. Så er det ude af runden.
rule-skip-limit-waiting = Den, der stadig har en tur at miste, kan ikke springes over igen.
rule-skip-limit-lap = Hver spiller kan springes over én gang pr. omgang rundt om bordet.
rule-skip-limit-not-twice-running = Ingen kan springes over to gange i træk.
rule-skip-limit-none = Den samme spiller kan springes over igen og igen, én gang i hver tur.
rule-skip-two = Når I er to, spiller den, der springer over, straks igen.
rule-skip-keep = Et spring over-kort må gerne beholdes, så længe du vil. Som sidste kort behøver det ikke at ramme nogen.

rule-out = Runden slutter i det øjeblik, en hånd er tom. Ingen får en tur til.
rule-go-out-any = Dit sidste kort kan bygges på eller kastes.
rule-go-out-discard = Dit sidste kort skal kastes.
rule-blocked = Hvis ingen kan komme videre, slutter runden også.

rule-points = Den, der gik ud, får 0. Alle andre tæller de kort, de har tilbage på hånden:
rule-points-table = Kort på bordet tæller ikke.
rule-points-phase = At mangle fasen koster ikke noget ekstra.
rule-points-none = Der føres ingen point: Brikkerne flyttes i stedet.
rule-twist-space = Et twist-felt ligger mellem to faser. Før spillet vælger hver på skift den laveste, den højeste eller et twist-kort, der trækkes blindt.
rule-move = Efter en runde går din brik 3 felter frem, hvis du gik ud, 2, hvis du lagde din fase ned, ellers 1. Den standser på det sidste felt.
rule-move-twist = Med et twist-kort går den 6 felter frem, hvis du gik ud, 4, hvis du lagde det ned, ellers 1 tilbage.

rule-advance-completed = Den, der lagde fasen ned, går videre til den næste, også uden at gå ud. Alle andre prøver den samme fase igen.
rule-advance-completed-any = En fase, du har lagt ned, er færdig, også uden at du gik ud. Alle andre står åbne.
rule-advance-everyone = Efter hver runde går alle videre til næste fase, lagt ned eller ej.
rule-end-round-end = Spillet slutter efter den runde, hvor nogen klarer den sidste fase. Er der flere, vinder den med færrest point.
rule-end-on-lay = Spillet slutter i det øjeblik, nogen lægger den sidste fase ned. Den spiller vinder, uanset point.
rule-end-all-finished = Spillet slutter, når alle har klaret den sidste fase. Den, der er færdig, spiller ikke med længere og får 0. Færrest point vinder.
rule-end-after-rounds = { $count ->
    [one] Spillet slutter efter { $count } runde. Færrest point vinder.
   *[other] Spillet slutter efter { $count } runder. Færrest point vinder.
}
rule-end-last-space = Spillet slutter efter den runde, hvor nogen, der står på det sidste felt, lægger feltets fase ned. Er der flere, vinder den, der gik ud.
rule-tie-break-first-out = Står det lige om sejren, spiller kun de, det gælder, en runde til på den sidste fase. Den første, der går ud, vinder.
rule-tie-break-first-lay = Står det lige om sejren, spiller kun de, det gælder, en runde til på den sidste fase. Den første, der lægger den ned, vinder.
rule-tie-break-shared = Står det lige, deles sejren.
rule-ranks = De andre rangeres efter faser, derefter efter færrest point.
rule-ranks-board = De andre placeres efter deres brikkers felter.

advice-wilds = Behold en joker, til din fase ligger på bordet: Den fylder et hvilket som helst hul, og lange rækker har mest brug for den. Den følger ikke med til næste runde, og på hånden tæller den { $points } point.
advice-watch = Se, hvad de andre tager fra afkastbunken: Det fortæller, hvad de samler på. De ser også, hvad du tager.
advice-feed = Når den næste spiller har lagt ned, så kast ikke noget, der passer på bordet. I mange tusinde prøvespil var intet andet lige så meget værd.
advice-hit = Byg på, så snart du kan. Det, der ligger på bordet, koster ikke noget, og runden kan slutte når som helst.
advice-high = Når andre har lagt ned, og du ikke selv har, så kast de høje kort først.
advice-skip-chosen = Spil et spring over-kort, så snart det er det kort, du har mindst brug for, mod den, der er tættest på at gå ud. Det betaler sig ikke at gemme det.
advice-skip-next = Spil et spring over-kort, så snart det er det kort, du har mindst brug for. Det betaler sig ikke at gemme det.
advice-luck = Kortene afgør meget. Selv den bedste taber de fleste spil mod tre andre, så bedøm et træk efter grunden, ikke efter heldet.

tip = Et tip
tip-close = Luk tippet
tip-wild = En joker fylder et hvilket som helst hul. Et andet kort er måske lettere at undvære.
tip-feed = { card-start } passer på bordet, og { $player } spiller efter dig.
tip-watch = { $player } spiller efter dig og har taget { card-definite }. Dette kort er måske også velkomment.
tip-skip = Et spring over-kort bør spilles snart. { $player } har kun { $count } kort tilbage.
tip-hit = Byg på med det, der passer: På bordet koster det ikke noget.
tip-high = { $player } har lagt ned. Kast høje kort først: Runden kan slutte snart.

learn-lesson = Lektionen
learn-go = Videre
learn-leave = Forlad lektionen
learn-left = Du kan fortsætte lektionen fra menuen.
learn-hello = Velkommen. Målet er at klare ti faser, én efter én, før de andre gør det. Denne runde viser dig den første.
learn-phase = Dette er din fase: to sæt på 3. Et sæt er kort med samme tal, uanset farve.
learn-sort = Sorter din hånd, så ser du, hvad der hører sammen.
learn-take = Hver tur begynder med et kort. I afkastbunken ligger { card-object }, som passer til din hånd: Tag kortet.
learn-draw = Hver tur begynder med et kort. Træk et fra trækbunken.
learn-draw-wanting = Der er ikke noget til dig i afkastbunken: Træk fra trækbunken.
learn-draw-again = Din tur: Træk et kort.
learn-discard = Hver tur slutter med, at du kaster et kort. Vælg et, der ikke hører til noget, for eksempel { card-object }.
learn-discard-again = Kast nu et kort, der ikke hører til noget, for eksempel { card-object }.
learn-discard-laid = Din fase tæller, hvad der end sker. Det, du stadig har, kan tælle imod dig, så kast et højt kort, for eksempel { card-object }.
learn-discard-put = Læg det i afkastbunken.
learn-watch = Nu spiller de andre, den ene efter den anden. Det sidste kort, de kaster, må du gerne tage.
learn-wild = Du har en joker: Den står for et hvilket som helst tal. Her bliver det et sæt med { $number }’ere.
learn-wild-any = Du har en joker: Den står for et hvilket som helst tal, du mangler.
learn-lay = Din fase er klar. Læg den ned på bordet.
learn-lay-now = Sådan bliver dine kort til fasen. Læg dem ned.
learn-build = Læg hvert kort i sin gruppe, og læg så fasen ned.
learn-theirs = { $player } har også lagt fasen ned. I din næste tur kan du bygge på den.
learn-hit = Din fase ligger på bordet, så nu kan du bygge på: lægge kort til den gruppe, du vil. Vælg { card-definite }.
learn-hit-more = { card-start } passer også. Vælg kortet.
learn-hit-put = Læg det der, hvor det lyser.
learn-skip = Nu et spring over-kort. { $player } har kun { $count } kort tilbage. Vælg dit spring over-kort: Det er samtidig det kort, du kaster.
learn-skip-put = Læg det i afkastbunken, og sig, hvem det rammer.
learn-skip-whom = Vælg { $player }.
learn-missed = { $player } sidder over i denne tur.
learn-out = Ét kort tilbage. Kast det for at gå ud.
learn-out-put = Læg det i afkastbunken: Så er runden slut.
learn-round = Runden er slut. Se, hvordan den gik.
learn-score-you = Du gik ud og får 0. De andre tæller kortene på hånden: lave 5, høje 10, et spring over-kort 15, en joker 25.
learn-score = { $player } gik ud og får 0. Du tæller kortene på hånden: lave 5, høje 10, et spring over-kort 15, en joker 25.
learn-score-blocked = Ingen kunne komme videre. Alle tæller kortene på hånden: lave 5, høje 10, et spring over-kort 15, en joker 25.
learn-next-both = Du lagde din fase ned, så du går videre til fase 2. { $player } gjorde det ikke og prøver fase 1 igen.
learn-next-laid = Du lagde din fase ned, så du går videre til fase 2.
learn-next-not = Du lagde ikke din fase ned, så du prøver den igen. Det sker for alle.
learn-end = Fase 2 har en række: tal efter hinanden, uanset farve. Nu kan du spillet. Spil videre her, eller åbn dit eget bord.
learn-end-again = Nu kan du spillet. Spil videre her, eller åbn dit eget bord.
learn-play-on = Spil videre
learn-own = Mit eget bord

learn-instead-take = At trække er lige så godt.
learn-instead-draw = At tage fra afkastbunken er også fint.
learn-instead-lay = Du beholdt fasen på hånden. Du kan lægge den ned i en af de næste ture.
learn-instead-hit = Du kan også bygge på senere.
learn-instead-skip = Du beholdt dit spring over-kort. Du kan spille det i en af de næste ture.
