# Leren: de regels van één tafel per hoofdstuk, raad, stille tips en de eerste les.

rules-other = anders dan in het standaardspel
rules-chapters = Hoofdstukken
chapter-aim = Het doel
chapter-turn = Je beurt
chapter-phases = Fasen en groepen
chapter-wilds = Jokers
chapter-hitting = Aanleggen
chapter-skips = Skip-kaarten
chapter-out = Uit zijn
chapter-points = Punten
chapter-end = Het einde
chapter-advice = Advies

rule-aim-in-order = { $count ->
    [one] Er is { $count } fase te halen.
   *[other] Er zijn { $count } fasen. Je haalt ze op volgorde, hoogstens één per ronde.
}
rule-aim-when-laid = { $count ->
    [one] Er is { $count } fase te halen.
   *[other] Er zijn { $count } fasen, in vrije volgorde: bij het neerleggen zeg je welke, hoogstens één per ronde.
}
rule-aim-before-play = { $count ->
    [one] Er is { $count } fase te halen.
   *[other] Er zijn { $count } fasen, in vrije volgorde: vóór elke ronde kies je de fase waar je voor gaat.
}
rule-aim-by-board = { $count ->
    [one] Er is een bord met { $count } fase op het parcours, en ieder heeft een pion. Het vakje van je pion bepaalt voor welke fase je gaat.
   *[other] Er is een bord met { $count } fasen op het parcours, en ieder heeft een pion. Het vakje van je pion bepaalt voor welke fase je gaat.
}
rule-last-space = Wie op het laatste vakje staat en de fase daarvan neerlegt, heeft gewonnen.
rule-aim-everyone = { $count ->
    [one] Er is { $count } fase, en die speel je in één ronde.
   *[other] Er zijn { $count } fasen. Elke ronde heeft de volgende, voor iedereen dezelfde.
}
rule-few-points = Wat je aan het eind van een ronde nog in je hand hebt, levert strafpunten op. Hoe minder punten, hoe beter.

rule-deal = { $count ->
    [one] Iedere speler krijgt { $count } kaart uitgedeeld.
   *[other] Iedere speler krijgt { $count } kaarten uitgedeeld.
}
rule-turned-up = { $count ->
    [one] Eén kaart wordt omgedraaid en is het begin van de aflegstapel.
   *[other] { $count } kaarten worden omgedraaid en zijn elk het begin van een aflegstapel.
}
rule-turn = In je beurt trek je eerst één kaart. Dan leg je neer en leg je aan, als je kunt en wilt. Tot slot leg je één kaart af.
rule-draw = { $count ->
    [one] Trek de bovenste kaart van de trekstapel, of pak de bovenste van de aflegstapel.
   *[other] Trek de bovenste kaart van de trekstapel, of pak de bovenste van een van de aflegstapels. Afleggen mag op elk daarvan.
}
rule-emptied-refill = Wie de laatste kaart van een aflegstapel pakt, moet op die stapel afleggen. Wie in plaats daarvan een skip-kaart speelt, laat hem leeg.
rule-save = { $count ->
    [one] In plaats van af te leggen mag je elke ronde één kaart sparen: die gaat naar je spaarstapel, en je beurt is voorbij.
   *[other] In plaats van af te leggen mag je { $count } keer per ronde een kaart sparen: die gaat naar je spaarstapel, en je beurt is voorbij.
}
rule-save-most = { $count ->
    [one] Een spaarstapel telt hoogstens { $count } kaart.
   *[other] Een spaarstapel telt hoogstens { $count } kaarten.
}
rule-draw-saved = In plaats van een kaart van een stapel mag je er een trekken die je in een eerdere ronde hebt gespaard.
rule-saved-hidden = Gespaarde kaarten geven geen punten, en de anderen zien alleen hoeveel het er zijn. Je kunt niet uit zijn door te sparen.
rule-take-skip-false = Een skip-kaart op de aflegstapel mag je niet pakken.
rule-take-skip-true = Een skip-kaart op de aflegstapel mag je pakken, net als elke andere kaart.
rule-flip-skip-skip-first = Als de kaart die bij het begin wordt omgedraaid een skip-kaart is, slaat de eerste speler de eerste beurt over.
rule-flip-skip-bury = Als de kaart die bij het begin wordt omgedraaid een skip-kaart is, gaat hij onder de trekstapel en wordt er een nieuwe omgedraaid.
rule-flip-skip-cover = Als een kaart die bij het begin wordt omgedraaid een skip-kaart is, komt er een andere op.
rule-flip-wild-takeable = Is het een joker, dan mag de eerste speler hem pakken.
rule-flip-wild-bury = Is het een joker, dan gaat hij onder de trekstapel en wordt er een nieuwe omgedraaid.
rule-renew = Als de trekstapel leeg is en iemand wil trekken, wordt de aflegstapel zonder de bovenste kaart geschud tot een nieuwe trekstapel.

rule-lay = Alle groepen van een fase leg je in één keer neer, in je eigen beurt.
rule-lay-exact-false = Je mag meer kaarten neerleggen dan de fase vraagt, als ze de groepen groter maken.
rule-lay-exact-true = Leg precies zoveel kaarten neer als de fase vraagt; de rest leg je daarna aan.
rule-kind-set = Een set: kaarten met hetzelfde nummer, in welke kleuren dan ook.
rule-kind-run = Een serie: opeenvolgende nummers, in welke kleuren dan ook. Na 12 houdt hij op: 1 volgt niet.
rule-kind-colour = Kaarten van één kleur, met welke nummers dan ook.
rule-kind-colour-run = Een serie in één kleur: opeenvolgende nummers, allemaal van dezelfde kleur.
rule-kind-even = Even nummers, in welke kleuren dan ook.
rule-kind-odd = Oneven nummers, in welke kleuren dan ook.
rule-kind-colour-even = Even nummers, allemaal van één kleur.
rule-kind-colour-odd = Oneven nummers, allemaal van één kleur.
rule-two-sets = Twee sets van één fase mogen hetzelfde nummer hebben.
rule-one-group = Een kaart hoort bij maar één groep.
rule-skip-in-group = Een skip-kaart hoort nooit bij een groep.

rule-wilds-none = Aan deze tafel speel je zonder jokers.
rule-wilds-many = { $count ->
    [one] Er is { $count } joker in het spel.
   *[other] Er zijn { $count } jokers in het spel.
}
rule-wild-number = Een joker staat voor elk nummer van 1 tot en met 12.
rule-wild-colour = In een groep van één kleur staat hij voor die kleur.
rule-naturals-per-group = Elke groep heeft minstens één genummerde kaart nodig.
rule-naturals-per-phase = Een groep mag uit alleen jokers bestaan, als er ergens in de fase een genummerde kaart ligt.
rule-max-wilds-none = Verder mag een fase zoveel jokers hebben als je wilt.
rule-max-wilds-value = { $count ->
    [0] In de fase die je neerlegt, mag geen joker zitten. Daarna mag je jokers aanleggen.
    [one] In de fase die je neerlegt, mag hoogstens { $count } joker zitten. Daarna mag je er meer aanleggen.
   *[other] In de fase die je neerlegt, mogen hoogstens { $count } jokers zitten. Daarna mag je er meer aanleggen.
}
rule-wild-stays = Een neergelegde joker staat tot het eind van de ronde voor hetzelfde. Je neemt hem nooit terug en ruilt hem nooit.
rule-wild-discard = Een joker mag je afleggen, en van de aflegstapel pakken.

rule-hit = Zodra je eigen fase op tafel ligt, mag je aanleggen: kaarten bij groepen leggen, in je eigen beurt, zoveel je wilt.
rule-hit-same-turn-any = Je mag aanleggen bij elke groep op tafel, van jou of van een ander, ook in de beurt waarin je neerlegt.
rule-hit-same-turn-own = In de beurt waarin je neerlegt, mag je alleen bij je eigen groepen aanleggen; vanaf je volgende beurt bij elke groep op tafel.
rule-hit-set = Bij een set past zijn nummer, en hij groeit onbeperkt.
rule-hit-colour = Bij een groep van één kleur past die kleur.
rule-hit-parity = Bij een groep even of oneven nummers passen er meer van.
rule-hit-run = Een serie groeit alleen aan de uiteinden, tot 1 en tot 12. In het midden komt niets.

rule-skips-none = Aan deze tafel speel je zonder skip-kaarten.
rule-skips-many = { $count ->
    [one] Er is { $count } skip-kaart in het spel. Hem spelen telt als afleggen en beëindigt je beurt.
   *[other] Er zijn { $count } skip-kaarten in het spel. Er een spelen telt als afleggen en beëindigt je beurt.
}
rule-skip-target-chosen = Een tegenspeler die je kiest, slaat zijn hele volgende beurt over.
rule-skip-target-next = Het is altijd de volgende speler die zijn hele volgende beurt overslaat.
rule-skip-lies-in-front = De skip-kaart ligt voor die speler tot de beurt voorbij is. Dan gaat hij op de aflegstapel.
rule-skip-lies-on-pile = De skip-kaart gaat meteen op de aflegstapel.
rule-skip-lies-set-aside = De skip-kaart ligt voor die speler tot de beurt voorbij is. Dan is hij uit de ronde.
rule-skip-limit-waiting = Wie nog een beurt moet overslaan, kan niet opnieuw overgeslagen worden.
rule-skip-limit-lap = Iedere speler kan één keer per rondje om de tafel overgeslagen worden.
rule-skip-limit-not-twice-running = Niemand kan twee keer achter elkaar overgeslagen worden.
rule-skip-limit-none = Dezelfde speler kan steeds weer overgeslagen worden, één keer in elke beurt.
rule-skip-two = Met twee spelers is wie een skip-kaart speelt meteen weer aan de beurt.
rule-skip-keep = Een skip-kaart mag je houden zolang je wilt. Als laatste kaart hoeft hij niemand te treffen.

rule-out = De ronde eindigt zodra een hand leeg is. Niemand krijgt nog een beurt.
rule-go-out-any = Je laatste kaart mag je aanleggen of afleggen.
rule-go-out-discard = Je laatste kaart moet je afleggen.
rule-blocked = Als niemand meer verder kan, eindigt de ronde ook.

rule-points = Wie uit is, krijgt 0. Alle anderen tellen de kaarten in hun hand:
rule-points-table = Kaarten op tafel tellen niet mee.
rule-points-phase = Een fase die je niet haalt, kost verder niets.
rule-points-none = Er worden geen punten bijgehouden: in plaats daarvan bewegen de pionnen.
rule-twist-space = Een twist-vakje ligt tussen twee fasen. Vóór de ronde kiest ieder op zijn beurt de lagere, de hogere of een blind getrokken twist-kaart.
rule-move = Na een ronde gaat je pion 3 vakjes vooruit als je uit was, 2 als je je fase neerlegde, anders 1. Op het laatste vakje blijft hij staan.
rule-move-twist = Met een twist-kaart gaat hij 6 vakjes vooruit als je uit was, 4 als je hem neerlegde, anders 1 terug.

rule-advance-completed = Wie de fase neerlegde, gaat naar de volgende, uit of niet. Alle anderen proberen dezelfde fase opnieuw.
rule-advance-completed-any = Een fase die je neerlegde, is gehaald, uit of niet. Alle andere blijven open.
rule-advance-everyone = Na elke ronde gaat iedereen naar de volgende fase, neergelegd of niet.
rule-end-round-end = Het spel eindigt na de ronde waarin iemand de laatste fase haalt. Zijn dat er meer, dan wint wie de minste punten heeft.
rule-end-on-lay = Het spel eindigt zodra iemand de laatste fase neerlegt. Die speler wint, hoeveel punten er ook staan.
rule-end-all-finished = Het spel eindigt als iedereen de laatste fase heeft gehaald. Wie klaar is, speelt niet meer mee en krijgt 0. Wie de minste punten heeft, wint.
rule-end-after-rounds = { $count ->
    [one] Het spel eindigt na { $count } ronde. Wie de minste punten heeft, wint.
   *[other] Het spel eindigt na { $count } rondes. Wie de minste punten heeft, wint.
}
rule-end-last-space = Het spel eindigt na de ronde waarin iemand op het laatste vakje de fase daarvan neerlegt. Zijn dat er meer, dan wint wie uit was.
rule-tie-break-first-out = Bij gelijke stand bovenaan spelen alleen de spelers die gelijk staan nog een ronde, met de laatste fase. Wie het eerst uit is, wint.
rule-tie-break-first-lay = Bij gelijke stand bovenaan spelen alleen de spelers die gelijk staan nog een ronde, met de laatste fase. Wie hem het eerst neerlegt, wint.
rule-tie-break-shared = Bij gelijke stand wordt de winst gedeeld.
rule-ranks = De plaatsen van de anderen hangen af van de fasen, en daarna van de minste punten.
rule-ranks-board = De plaatsen van de anderen hangen af van de vakjes van hun pionnen.

advice-wilds = Houd een joker tot je fase op tafel ligt: hij vult elk gat, en lange series hebben hem het hardst nodig. Naar de volgende ronde gaat hij niet mee, en in je hand telt hij { $points } punten.
advice-watch = Let op wat de anderen van de aflegstapel pakken: dat zegt wat ze verzamelen. Zij zien ook wat jij pakt.
advice-feed = Als de volgende speler heeft neergelegd, leg dan niets af wat op tafel past. In vele duizenden proefspellen was niets anders zoveel waard.
advice-hit = Leg aan zodra je kunt. Wat op tafel ligt, kost niets, en de ronde kan elk moment eindigen.
advice-high = Als anderen hebben neergelegd en jij niet, doe dan eerst de hoge kaarten weg.
advice-skip-chosen = Speel een skip-kaart zodra het de kaart is die je het minst nodig hebt, op wie bijna uit is. Bewaren loont niet.
advice-skip-next = Speel een skip-kaart zodra het de kaart is die je het minst nodig hebt. Bewaren loont niet.
advice-luck = De kaarten bepalen veel. Ook de beste verliest tegen drie anderen de meeste spellen, dus beoordeel een zet op zijn reden, niet op het geluk.

tip = Een tip
tip-close = Sluit de tip
tip-wild = Een joker vult elk gat. Een andere kaart is misschien makkelijker te missen.
tip-feed = { card-start } past op tafel, en { $player } speelt na jou.
tip-watch = { $player } speelt na jou en pakte { card-object }. Deze komt misschien ook van pas.
tip-skip = Een skip-kaart kun je het best snel spelen. { $count ->
    [one] { $player } heeft nog maar { $count } kaart.
   *[other] { $player } heeft nog maar { $count } kaarten.
}
tip-hit = Leg aan wat past: op tafel kost het niets.
tip-high = { $player } heeft neergelegd. Doe eerst hoge kaarten weg: de ronde kan gauw eindigen.

learn-lesson = De les
learn-go = Verder
learn-leave = Verlaat de les
learn-left = Je kunt met de les doorgaan vanuit het menu.
learn-hello = Welkom. Het doel is tien fasen te halen, de een na de ander, sneller dan de anderen. Deze ronde laat je de eerste zien.
learn-phase = Dit is je fase: twee sets van 3. Een set is kaarten met hetzelfde nummer, in welke kleuren dan ook.
learn-sort = Sorteer je hand, dan zie je wat bij elkaar hoort.
learn-take = Elke beurt begint met een kaart. Op de aflegstapel ligt { card-object }, en die past bij je hand: pak hem.
learn-draw = Elke beurt begint met een kaart. Trek er een van de trekstapel.
learn-draw-wanting = Op de aflegstapel ligt niets voor jou: trek van de trekstapel.
learn-draw-again = Jouw beurt: trek een kaart.
learn-discard = Elke beurt eindigt met afleggen. Kies een kaart die nergens bij hoort, zoals { card-object }.
learn-discard-again = Leg nu een kaart af die nergens bij hoort, zoals { card-object }.
learn-discard-laid = Je fase telt, wat er ook gebeurt. Wat je nog in je hand hebt, kan strafpunten opleveren, dus leg een hoge kaart af, zoals { card-object }.
learn-discard-put = Leg hem op de aflegstapel.
learn-watch = Nu spelen de anderen, een voor een. De laatste kaart die ze afleggen, mag je pakken.
learn-wild = Je hebt een joker: hij staat voor elk nummer. Hier maakt hij een set met nummer { $number }.
learn-wild-any = Je hebt een joker: hij staat voor elk nummer dat je mist.
learn-lay = Je fase is compleet. Leg hem op tafel.
learn-lay-now = Zo maken je kaarten de fase. Leg hem neer.
learn-build = Leg elke kaart in zijn groep, en leg dan de fase neer.
learn-theirs = { $player } heeft de fase ook neergelegd. In je volgende beurt kun je er kaarten bij leggen.
learn-hit = Je fase ligt op tafel, dus nu mag je aanleggen: kaarten bij elke groep leggen. Kies { card-object }.
learn-hit-more = { card-start } past ook. Kies hem.
learn-hit-put = Leg hem waar het oplicht.
learn-skip = Nu een skip-kaart. { $count ->
    [one] { $player } heeft nog maar { $count } kaart.
   *[other] { $player } heeft nog maar { $count } kaarten.
} Kies je skip-kaart: hem spelen telt ook als afleggen.
learn-skip-put = Leg hem op de aflegstapel, en zeg wie hij treft.
learn-skip-whom = Kies { $player }.
learn-missed = { $player } slaat deze beurt over.
learn-out = Nog één kaart. Leg hem af, dan ben je uit.
learn-out-put = Leg hem op de aflegstapel: dan eindigt de ronde.
learn-round = De ronde is voorbij. Kijk hoe die is afgelopen.
learn-score-you = Je bent uit en krijgt 0. De anderen tellen de kaarten in hun hand: lage 5, hoge 10, een skip-kaart 15, een joker 25.
learn-score = { $player } is uit en krijgt 0. Jij telt de kaarten in je hand: lage 5, hoge 10, een skip-kaart 15, een joker 25.
learn-score-blocked = Niemand kon nog verder. Iedereen telt de kaarten in de hand: lage 5, hoge 10, een skip-kaart 15, een joker 25.
learn-next-both = Je hebt je fase neergelegd, dus je gaat naar fase 2. { $player } niet, en probeert fase 1 opnieuw.
learn-next-laid = Je hebt je fase neergelegd, dus je gaat naar fase 2.
learn-next-not = Je hebt je fase niet neergelegd, dus je probeert hem opnieuw. Dat overkomt iedereen.
learn-end = Fase 2 heeft een serie: opeenvolgende nummers, in welke kleuren dan ook. Nu ken je het spel. Speel hier verder, of open een eigen tafel.
learn-end-again = Nu ken je het spel. Speel hier verder, of open een eigen tafel.
learn-play-on = Speel verder
learn-own = Een eigen tafel

learn-instead-take = Trekken is net zo goed.
learn-instead-draw = Van de aflegstapel pakken mag ook.
learn-instead-lay = Je hield je fase in je hand. Je kunt hem in een volgende beurt neerleggen.
learn-instead-hit = Aanleggen kan later ook nog.
learn-instead-skip = Je hield je skip-kaart. Je kunt hem in een volgende beurt spelen.
