# Terningspillet (R16): hvorfor et trekk ikke går, hva som sies ved bordet, reglene i korthet.

die = { $number ->
    [0] { colour } joker
   *[other] { colour } { $number }
}

dice-refusal-not-your-turn = { $player } har turen. Vent på din.
dice-refusal-not-in-game = Du er ikke med i dette spillet.
dice-refusal-game-over = Spillet er slutt.
dice-refusal-wait-for-roll = Terningene ruller fortsatt. Et øyeblikk.
dice-refusal-not-now = Det skal ikke kastes terninger nå.
dice-refusal-wrong-dice = Dette er ikke terningene som skal kastes: Det skal være { $need }, og { $have } ble oppgitt.
dice-refusal-roll-first = Kast terningene først.
dice-refusal-not-on-table = Det ligger ikke flere slike terninger på bordet: { die }.
dice-refusal-nothing-to-roll = Du beholder alle ti terningene. La minst én være igjen til å kaste, eller stopp her.
dice-finding-too-few-players = { $least ->
    [one] Et spill trenger minst { $least } spiller, og det er { $have }.
   *[other] Et spill trenger minst { $least } spillere, og det er { $have }.
}

dice-log-order = Terningene avgjør rekkefølgen: { $players }.
dice-log-order-again = Likt: { $players } kaster en gang til om rekkefølgen.
dice-log-kept = { $player } beholder { $dice }.
dice-log-kept-you = Du beholder { $dice }.
dice-log-kept-none = { $player } kaster alle ti terningene.
dice-log-kept-none-you = Du kaster alle ti terningene.
dice-log-rolled = { $player } kastet { $dice }.
dice-log-rolled-you = Du kastet { $dice }.
dice-log-stopped = { $player } stopper her.
dice-log-stopped-you = Du stopper her.
dice-log-made = { $player } klarte fase { $phase }: { points }.
dice-log-made-you = Du klarte fase { $phase }: { points }.
dice-log-failed = { $player } klarte ikke fase { $phase }.
dice-log-failed-you = Du klarte ikke fase { $phase }.
dice-log-failed-cost = { $player } klarte ikke fase { $phase }. Det koster { points }.
dice-log-failed-cost-you = Du klarte ikke fase { $phase }. Det koster { points }.
dice-log-bonus-five = { $player } har 221 eller mer etter fase 5: en bonus på { points }.
dice-log-bonus-five-you = Du har 221 eller mer etter fase 5: en bonus på { points }.
dice-log-bonus-finish = { $player } får bonusen for å bli ferdig: { points }.
dice-log-bonus-finish-you = Du får bonusen for å bli ferdig: { points }.
dice-log-finished = { $player } er ferdig. Alle andre spiller nå videre så lenge hver tur lykkes.
dice-log-finished-you = Du er ferdig. Alle andre spiller nå videre så lenge hver tur lykkes.

dice-asked-order = Terningene avgjør hvem som begynner.
dice-asked-begin = Din tur: Kast for fase { $phase }.
dice-asked-keep = Velg terningene du vil beholde, og kast de andre.
dice-asked-made = Fase { $phase } er klar. Stopp her, eller kast videre for mer.
dice-asked-rolling = Terningene ruller.
dice-asked-wait = { $player } spiller for fase { $phase }.

dice-board = Terningene
dice-group-set = sett på { $size }
dice-group-run = sekvens på { $size }
dice-group-colour = { $size } i én farge
dice-goal = Fase { $phase }: { $groups }
dice-rolls = { $count ->
    [0] Ingen kast igjen
    [one] { $count } kast igjen
   *[other] { $count } kast igjen
}
dice-roll-all = Kast alle ti
dice-roll-some = { $count ->
    [one] Kast { $count } terning
   *[other] Kast { $count } terninger
}
dice-stop-made = Stopp med { points }
dice-keep-all = Behold det som teller
dice-keep-none = Behold ingen
dice-hidden = en terning som ikke er kastet ennå
dice-made = Klar: { points }
dice-not-made = Ikke klar ennå
dice-lacking = Ingenting kastet ennå
dice-failing = En tur som ikke lykkes, gir ingenting, og den samme fasen kommer igjen.
dice-failing-alone = En tur som ikke lykkes, koster 5 poeng, og den samme fasen kommer igjen.
dice-failing-chain = Hver gang det lykkes, kommer neste fase med én gang. Første gang det ikke lykkes, er spillet slutt for deg.
dice-failing-theirs = Hver gang det lykkes, kommer neste fase med én gang. Første gang det ikke lykkes, er det slutt.
dice-chain = { $player } har klart fase 10. Disse spiller fortsatt: { $players }.
dice-sharing = Fase 10 gir nå også bonusen på 40.
dice-counts = teller for fasen

dice-hint = Hint
dice-hint-thinking = Regner …
dice-hint-stop = Best: Stopp her.
dice-hint-none = Best: Kast alle ti på nytt.
dice-hint-keep = Best: Behold { $dice }.
dice-hint-worth = { $chance } % for fasen, { points } i snitt.
dice-hint-own = Ditt valg: { $chance } % for fasen, { points } i snitt.
dice-hint-same = Det er ditt valg også.
dice-hint-take = Velg disse
dice-hint-alone = Når du spiller alene, koster en tur som ikke lykkes, bare 5: Er poengene få, lønner det seg å prøve igjen.

dice-sheet = Faser og poeng
dice-sheet-phase = Fase
dice-sheet-five = 221 eller mer etter fase 5
dice-sheet-finish = Først ferdig
dice-sheet-failed = Turer som ikke lyktes
dice-sheet-open = åpen ennå
dice-sheet-now = spilles nå
dice-end-facts = { points }. Turer som ikke lyktes: { $failed }.
dice-end-alone = Du endte på { points }.

dice-proof-heading = Slik ble terningene trukket
dice-proof-about = Alle kast i en tur trekkes og forsegles før den begynner: en side av hver terning for hvert av tre kast. Det som beholdes, kan ikke endre dem. Etter turen åpnes seglet.
dice-proof-seal = Segl { $number }
dice-proof-sealed = Forseglet for denne turen
dice-proof-faces = Sider
dice-proof-late = Sidene stemmer med seglet. Denne enheten hadde ikke sett seglet på forhånd.
dice-proof-true = Sidene stemmer med seglet som denne enheten så før turen.
dice-proof-false = Sidene stemmer ikke med seglet.
dice-proof-not-rolled = Terningene rullet ikke slik det var forseglet.
dice-proof-good = { $count ->
    [one] Det ene seglet stemmer, og terningene rullet slik det sier.
   *[other] Alle { $count } seglene stemmer, og terningene rullet slik de sier.
}
dice-proof-bad = Ikke alle seglene stemmer, eller terningene rullet ikke slik det var forseglet.
dice-proof-all = { $count ->
    [one] { $count } segl
   *[other] { $count } segl
}

dice-against = Motstandere
dice-alone = Alene
dice-rules = Terningspillet i korthet
dice-rules-dice = Seks høye terninger viser 5 til 10, fire lave viser 1 til 4 og to jokere. Hver side har en av fire farger.
dice-rules-turn = I din tur kaster du alle ti terningene, beholder det du vil, kaster de andre, beholder eller tar tilbake, og kaster en tredje gang. Du kan stoppe før.
dice-rules-phases = De ti fasene kommer i rekkefølge, ett forsøk per tur. En tur som ikke lykkes, gir ingenting, og fasen kommer igjen.
dice-rules-wilds = I sett og sekvenser erstatter en joker et hvilket som helst tall og gir ingen poeng. For én farge teller den bare i sin egen farge.
dice-rules-points = En fase som er klar, gir summen av terningene som brukes, i poeng. Det beste valget teller automatisk.
dice-rules-bonus = 221 eller mer etter fase 5 gir 40. Det gjør også fase 10 for den som klarer den først.
dice-rules-chain = Så spiller alle andre videre etter tur så lenge hver tur lykkes, og så er spillet slutt. Høyeste sum vinner.
dice-rules-alone = Alene koster en tur som ikke lykkes, 5, og de 40 for fase 10 kommer bare på første forsøk.
dice-referee-good = { $over ->
    [yes] Protokollen stemmer: et helt terningspill med { $count } trekk, { $number } segl kontrollert.
   *[no] Protokollen stemmer, så langt den går: { $count } trekk i et terningspill, { $number } segl kontrollert.
}
dice-referee-bad = I linje { $number }: { $sentence }
dice-referee-seal = seglet stemmer ikke med sidene
dice-referee-roll = kastet er ikke det som ble forseglet
dice-referee-end = plassene eller summene er ikke de fra dette spillet
dice-referee-text = dette kan ikke leses: { $part }
dice-referee-names = det er ikke like mange navn som spillere

# Poengskjemaet for ekte terninger.

dice-paper = Poengskjema for ekte terninger
dice-paper-about = Skriv ned hver tur: om spilleren klarte fasen, og poengene. Bonuser, den siste kjeden og vinneren følger av seg selv. Skjemaet blir på denne enheten.
dice-paper-players = Spillere i rekkefølge
dice-paper-begin = Begynn skjemaet
dice-paper-points = Poeng for fasen
dice-paper-made = Klarte den
dice-paper-failed = Klarte den ikke
dice-paper-wrong = Skriv poengene som et helt tall, høyst { $most }.
dice-paper-turns = Alle turer
dice-paper-mend = Rett
dice-paper-undo = Ta tilbake siste tur
dice-paper-new = Nytt skjema
dice-paper-save = Lagre som fil
dice-paper-open = Åpne en fil
dice-paper-bad-file = Denne filen inneholder ikke noe poengskjema for terninger.
dice-end-total = Ferdig med { points }.
