# Terningespillet (R16): hvorfor et træk ikke går, hvad der siges ved bordet, reglerne kort.

die = { $number ->
    [0] { colour } joker
   *[other] { colour } { $number }
}

dice-refusal-not-your-turn = Det er { $player }, der har tur. Vent, til det bliver din tur.
dice-refusal-not-in-game = Du er ikke med i dette spil.
dice-refusal-game-over = Spillet er slut.
dice-refusal-wait-for-roll = Terningerne ruller stadig. Et øjeblik.
dice-refusal-not-now = Der skal ikke slås med terninger nu.
dice-refusal-wrong-dice = Det er ikke de terninger, der skal slås med: Der skal være { $need }, og { $have } blev angivet.
dice-refusal-roll-first = Slå med terningerne først.
dice-refusal-not-on-table = Der ligger ikke flere af de terninger på bordet: { die }.
dice-refusal-nothing-to-roll = Du beholder alle ti terninger. Lad mindst én blive til at slå med, eller stop her.
dice-finding-too-few-players = { $least ->
    [one] Et spil kræver mindst { $least } spiller, og der er { $have }.
   *[other] Et spil kræver mindst { $least } spillere, og der er { $have }.
}

dice-log-order = Terningerne afgør rækkefølgen: { $players }.
dice-log-order-again = Uafgjort: { $players } slår en gang til om rækkefølgen.
dice-log-kept = { $player } beholder { $dice }.
dice-log-kept-you = Du beholder { $dice }.
dice-log-kept-none = { $player } slår med alle ti terninger.
dice-log-kept-none-you = Du slår med alle ti terninger.
dice-log-rolled = { $player } slog { $dice }.
dice-log-rolled-you = Du slog { $dice }.
dice-log-stopped = { $player } stopper her.
dice-log-stopped-you = Du stopper her.
dice-log-made = { $player } klarede fase { $phase }: { points }.
dice-log-made-you = Du klarede fase { $phase }: { points }.
dice-log-failed = { $player } klarede ikke fase { $phase }.
dice-log-failed-you = Du klarede ikke fase { $phase }.
dice-log-failed-cost = { $player } klarede ikke fase { $phase }. Det koster { points }.
dice-log-failed-cost-you = Du klarede ikke fase { $phase }. Det koster { points }.
dice-log-bonus-five = { $player } har 221 eller mere efter fase 5: en bonus på { points }.
dice-log-bonus-five-you = Du har 221 eller mere efter fase 5: en bonus på { points }.
dice-log-bonus-finish = { $player } får bonussen for at blive færdig: { points }.
dice-log-bonus-finish-you = Du får bonussen for at blive færdig: { points }.
dice-log-finished = { $player } er færdig. Alle andre spiller nu videre, så længe hver tur lykkes.
dice-log-finished-you = Du er færdig. Alle andre spiller nu videre, så længe hver tur lykkes.

dice-asked-order = Terningerne afgør, hvem der begynder.
dice-asked-begin = Din tur: Slå for fase { $phase }.
dice-asked-keep = Vælg de terninger, du vil beholde, og slå med de andre.
dice-asked-made = Fase { $phase } er klaret. Stop her, eller slå videre for mere.
dice-asked-rolling = Terningerne ruller.
dice-asked-wait = { $player } spiller for fase { $phase }.

dice-board = Terningerne
dice-group-set = sæt på { $size }
dice-group-run = række på { $size }
dice-group-colour = { $size } i én farve
dice-goal = Fase { $phase }: { $groups }
dice-rolls = { $count ->
    [0] Ingen slag tilbage
    [one] { $count } slag tilbage
   *[other] { $count } slag tilbage
}
dice-roll-all = Slå med alle ti
dice-roll-some = { $count ->
    [one] Slå med { $count } terning
   *[other] Slå med { $count } terninger
}
dice-stop-made = Stop med { points }
dice-keep-all = Behold det, der tæller
dice-keep-none = Behold ingen
dice-hidden = en terning, der ikke er slået endnu
dice-made = Klaret: { points }
dice-not-made = Ikke klaret endnu
dice-lacking = Intet slået endnu
dice-failing = En tur, der ikke lykkes, giver ingenting, og den samme fase kommer igen.
dice-failing-alone = En tur, der ikke lykkes, koster 5 point, og den samme fase kommer igen.
dice-failing-chain = Hver gang det lykkes, kommer næste fase med det samme. Første gang det ikke lykkes, er spillet slut for dig.
dice-failing-theirs = Hver gang det lykkes, kommer næste fase med det samme. Første gang det ikke lykkes, er det slut.
dice-chain = { $player } har klaret fase 10. Disse spiller stadig: { $players }.
dice-sharing = Fase 10 giver nu også bonussen på 40.
dice-counts = tæller for fasen

dice-hint = Hint
dice-hint-thinking = Regner …
dice-hint-stop = Bedst: Stop her.
dice-hint-none = Bedst: Slå med alle ti igen.
dice-hint-keep = Bedst: Behold { $dice }.
dice-hint-worth = { $chance } % for fasen, { points } i snit.
dice-hint-own = Dit valg: { $chance } % for fasen, { points } i snit.
dice-hint-same = Det er også dit valg.
dice-hint-take = Vælg disse
dice-hint-alone = Når du spiller alene, koster en tur, der ikke lykkes, kun 5: Har du få point, kan det betale sig at prøve igen.

dice-sheet = Faser og point
dice-sheet-phase = Fase
dice-sheet-five = 221 eller mere efter fase 5
dice-sheet-finish = Først færdig
dice-sheet-failed = Ture, der ikke lykkedes
dice-sheet-open = åben endnu
dice-sheet-now = spilles nu
dice-end-facts = { points }. Ture, der ikke lykkedes: { $failed }.
dice-end-alone = Du endte på { points }.

dice-proof-heading = Sådan blev terningerne trukket
dice-proof-about = Alle slag i en tur trækkes og forsegles, før den begynder: en side af hver terning for hvert af tre slag. Det, der beholdes, kan ikke ændre dem. Efter turen åbnes seglet.
dice-proof-seal = Segl { $number }
dice-proof-sealed = Forseglet for denne tur
dice-proof-faces = Sider
dice-proof-late = Siderne passer til seglet. Denne enhed havde ikke set seglet på forhånd.
dice-proof-true = Siderne passer til det segl, som denne enhed så før turen.
dice-proof-false = Siderne passer ikke til seglet.
dice-proof-not-rolled = Terningerne rullede ikke, som det var forseglet.
dice-proof-good = { $count ->
    [one] Det ene segl passer, og terningerne rullede, som det siger.
   *[other] Alle { $count } segl passer, og terningerne rullede, som de siger.
}
dice-proof-bad = Ikke alle segl passer, eller terningerne rullede ikke, som det var forseglet.
dice-proof-all = { $count ->
    [one] { $count } segl
   *[other] { $count } segl
}

dice-against = Modspillere
dice-alone = Alene
dice-rules = Terningespillet i korte træk
dice-rules-dice = Seks høje terninger viser 5 til 10, fire lave viser 1 til 4 og to jokere. Hver side har en af fire farver.
dice-rules-turn = I din tur slår du med alle ti terninger, beholder det, du vil, slår med de andre, beholder eller tager tilbage og slår en tredje gang. Du må gerne stoppe før.
dice-rules-phases = De ti faser kommer i rækkefølge, ét forsøg pr. tur. En tur, der ikke lykkes, giver ingenting, og fasen kommer igen.
dice-rules-wilds = I sæt og rækker erstatter en joker et hvilket som helst tal og giver ingen point. For én farve tæller den kun i sin egen farve.
dice-rules-points = En klaret fase giver summen af de brugte terninger i point. Det bedste valg tæller automatisk.
dice-rules-bonus = 221 eller mere efter fase 5 giver 40. Det gør fase 10 også for den, der klarer den først.
dice-rules-chain = Så spiller alle andre videre på skift, så længe hver tur lykkes, og så er spillet slut. Højeste sum vinder.
dice-rules-alone = Alene koster en tur, der ikke lykkes, 5, og de 40 for fase 10 kommer kun i første forsøg.
dice-referee-good = { $over ->
    [yes] Protokollen stemmer: et helt terningespil med { $count } træk, { $number } segl kontrolleret.
   *[no] Protokollen stemmer, så langt den går: { $count } træk i et terningespil, { $number } segl kontrolleret.
}
dice-referee-bad = I linje { $number }: { $sentence }
dice-referee-seal = seglet passer ikke til siderne
dice-referee-roll = slaget er ikke det, der blev forseglet
dice-referee-end = pladserne eller summerne er ikke dem fra spillet
dice-referee-text = dette kan ikke læses: { $part }
dice-referee-names = der er ikke lige så mange navne som spillere

# Pointarket til rigtige terninger.

dice-paper = Pointark til rigtige terninger
dice-paper-about = Skriv hver tur ned: om fasen blev klaret, og dens point. Bonusser, den sidste kæde og vinderen følger af sig selv. Arket bliver på denne enhed.
dice-paper-players = Spillere i rækkefølge
dice-paper-begin = Begynd arket
dice-paper-points = Point for fasen
dice-paper-made = Klaret
dice-paper-failed = Ikke klaret
dice-paper-wrong = Skriv point som et helt tal, højst { $most }.
dice-paper-turns = Alle ture
dice-paper-mend = Ret
dice-paper-undo = Tag den sidste tur tilbage
dice-paper-new = Nyt ark
dice-paper-save = Gem som fil
dice-paper-open = Åbn en fil
dice-paper-bad-file = Denne fil indeholder intet pointark til terninger.
dice-end-total = Endte på { points }.
