# Hvorfor et træk ikke kan lade sig gøre: hvad der er galt, og hvad du kan gøre.

refusal-not-your-turn = Det er { $player }, der har tur. Vent, til det bliver din tur.
refusal-not-in-round = Du er ikke med i denne runde.
refusal-game-over = Spillet er slut.
refusal-wait-for-deal = Der gives stadig kort. Et øjeblik.
refusal-not-now = Det kan ikke lade sig gøre på dette tidspunkt i spillet.
refusal-wrong-order = Det er ikke de kort, der skal blandes: Der skal være { $need }, og der kom { $have }.
refusal-choose-first = Vælg først den fase, du vil gå efter i denne runde.
refusal-phase-not-offered = Din brik står et andet sted: Fase { $phase } kan ikke vælges derfra.
refusal-no-twist-card = Der er ikke noget twist-kort at trække.
refusal-draw-first = Træk et kort først.
refusal-already-drawn = Du har allerede trukket i denne tur. Nu kan du lægge ned, bygge på eller kaste et kort.
refusal-no-such-pile = { $piles ->
    [one] Der er kun én afkastbunke.
   *[other] Der er kun { $piles } afkastbunker.
}
refusal-draw-pile-empty = Trækbunken er tom og kan ikke fornyes. Tag det øverste kort i afkastbunken.
refusal-discard-pile-empty = Denne afkastbunke er tom. Træk fra trækbunken.
refusal-skip-not-taken = Et spring over-kort kan ikke tages fra afkastbunken. Træk fra trækbunken.
refusal-not-saved = { $colour ->
    [wild] Der er ingen joker i din sparebunke.
    [skip] Der er ikke noget spring over-kort i din sparebunke.
   *[other] Der er ingen { card } i din sparebunke.
}
refusal-saved-this-round = Du sparede { card-object } i denne runde. Du kan trække kortet fra og med næste runde.
refusal-not-in-hand = { $colour ->
    [wild] Du har ikke flere jokere på hånden til det her.
    [skip] Du har ikke flere spring over-kort på hånden til det her.
   *[other] Du har ingen { card } tilbage på hånden til det her.
}
refusal-no-such-phase = { $phases ->
    [one] Den fase findes ikke: Dette spil har kun én.
   *[other] Den fase findes ikke: Dette spil har { $phases }.
}
refusal-name-phase = Kortene passer til flere af de faser, du mangler. Sig, hvilken du lægger ned.
refusal-wrong-phase = Du er på fase { $phase }. Kun den kan lægges ned nu.
refusal-phase-done = Du er allerede færdig med fase { $phase }. Vælg en anden.
refusal-phase-already-laid = Din fase ligger allerede på bordet, og der er kun én pr. runde. Nu kan du bygge på.
refusal-wrong-groups = { $need ->
    [one] Denne fase er { $need } gruppe, og du er ved at lægge { $have } ned.
   *[other] Denne fase er { $need } grupper, der lægges ned på én gang, og du er ved at lægge { $have } ned.
}
refusal-wrong-kind = { $kind ->
    [set] Gruppe { $group } skal være et sæt: kort med samme tal.
    [run] Gruppe { $group } skal være en række: tal efter hinanden.
    [colour] Gruppe { $group } skal være kort i én farve.
    [colour-run] Gruppe { $group } skal være en række i én farve.
    [even] Gruppe { $group } skal være lige tal.
    [odd] Gruppe { $group } skal være ulige tal.
    [colour-even] Gruppe { $group } skal være lige tal i én farve.
   *[colour-odd] Gruppe { $group } skal være ulige tal i én farve.
}
refusal-group-too-short = Gruppe { $group } skal have { $need } kort og har kun { $have }.
refusal-group-too-long = Gruppe { $group } skal have præcis { $need } kort, og den har { $have }. Læg først fasen ned, og byg så på med resten.
refusal-skip-in-group = Et spring over-kort kan ikke være med i en gruppe. Tag det ud af gruppe { $group }.
refusal-number-undeclared = Sig, hvad jokerne i gruppe { $group } skal være.
refusal-out-of-range = Gruppe { $group } ville gå fra { $low } til { $high }, men tallene går kun fra 1 til 12.
refusal-card-does-not-fit = { card-start } passer ikke i gruppe { $group }.
refusal-no-natural-in-group = Gruppe { $group } skal have mindst ét talkort. Jokere alene er ikke nok.
refusal-no-natural-in-phase = Fasen skal have mindst ét talkort. Jokere alene er ikke nok.
refusal-too-many-wilds = { $most ->
    [0] Fasen skal lægges ned uden jokere, og her er der { $have }.
    [one] Fasen kan lægges ned med højst én joker, og her er der { $have }.
   *[other] Fasen kan lægges ned med højst { $most } jokere, og her er der { $have }.
}
refusal-hit-before-phase = Du kan først bygge på, når din egen fase ligger på bordet.
refusal-no-such-group = Den gruppe findes ikke på bordet.
refusal-hit-others-later = I den tur, hvor du lægger din fase ned, kan du kun bygge på dine egne grupper. På de andres grupper kan du bygge fra din næste tur.
refusal-hit-with-skip = Man kan ikke bygge på med et spring over-kort. Kast det for at springe nogen over.
refusal-hit-does-not-fit = { card-start } passer ikke i denne gruppe.
refusal-hit-not-at-end = { card-start } passer ikke: Denne række fortsætter med { $ends }.
refusal-run-full = Denne række går allerede fra 1 til 12. Der passer ikke flere kort.
refusal-role-needed = Sig, hvad jokeren skal være: { $ends }.
refusal-laid-stays = Det, der er lagt ned, bliver liggende. En joker på bordet beholder sin plads, til runden er slut.
refusal-keep-a-discard = Dit sidste kort skal kastes. Gem et kort til det.
refusal-no-save-pile = I dette spil spares der ikke kort.
refusal-saved-enough = { $most ->
    [one] Du har allerede sparet et kort i denne runde.
   *[other] Du har allerede sparet { $most } kort i denne runde.
}
refusal-save-pile-full = Din sparebunke er fuld: Den rummer højst { $most }.
refusal-save-last-card = Du kan ikke gå ud ved at spare et kort.
refusal-too-few-to-deal = Hvis der spares ét kort mere, er der for få tilbage til at give næste runde.
refusal-refill-pile = Du tømte afkastbunke { $pile }, så det er der, du skal kaste.
refusal-play-the-skip = Et spring over-kort kastes ikke bare. Brug det til at springe nogen over: Det slutter også din tur.
refusal-name-target = Sig, hvem du vil springe over.
refusal-no-such-target = Ingen i denne runde sidder der. Vælg en anden.
refusal-not-oneself = Du kan ikke springe dig selv over. Vælg en anden.
refusal-skip-hits-next = Her rammer et spring over-kort altid den næste spiller, og det er { $player }.
refusal-skip-waiting = { $player } har allerede et spring over-kort liggende. Vælg en anden, eller kast et andet kort.
refusal-skipped-this-lap = { $player } er allerede sprunget over i denne omgang rundt om bordet. Vælg en anden, eller kast et andet kort.
refusal-skipped-last = { $player } blev sprunget over sidst, og ingen springes over to gange i træk. Vælg en anden, eller kast et andet kort.
