# Hvorfor et trekk ikke er lov: hva som er galt, og hva du kan gjøre.

refusal-not-your-turn = { $player } har turen. Vent på din.
refusal-not-in-round = Du er ikke med i denne runden.
refusal-game-over = Spillet er slutt.
refusal-wait-for-deal = Kortene deles fortsatt ut. Et øyeblikk.
refusal-not-now = Det går ikke på dette tidspunktet i spillet.
refusal-wrong-order = Dette er ikke kortene som skal stokkes: Det skal være { $need }, og det kom { $have }.
refusal-choose-first = Velg først hvilken fase du vil prøve på i denne runden.
refusal-phase-not-offered = Brikken din står et annet sted: Fase { $phase } kan ikke velges derfra.
refusal-no-twist-card = Det er ikke noe twist-kort å trekke.
refusal-draw-first = Trekk et kort først.
refusal-already-drawn = Du har allerede trukket i denne turen. Nå kan du legge ned, legge på eller kaste.
refusal-no-such-pile = { $piles ->
    [one] Det er bare én kastebunke.
   *[other] Det er bare { $piles } kastebunker.
}
refusal-draw-pile-empty = Trekkbunken er tom og kan ikke fornyes. Ta det øverste kortet i kastebunken.
refusal-discard-pile-empty = Denne kastebunken er tom. Trekk fra trekkbunken.
refusal-skip-not-taken = Et skip-kort kan ikke tas fra kastebunken. Trekk fra trekkbunken.
refusal-not-saved = { $colour ->
    [wild] Det er ingen joker i sparebunken din.
    [skip] Det er ikke noe skip-kort i sparebunken din.
   *[other] Det er ingen { card } i sparebunken din.
}
refusal-saved-this-round = Du sparte { card-object } i denne runden. Du kan trekke kortet fra og med neste runde.
refusal-not-in-hand = { $colour ->
    [wild] Du har ingen joker igjen på hånden til dette.
    [skip] Du har ikke noe skip-kort igjen på hånden til dette.
   *[other] Du har ingen { card } igjen på hånden til dette.
}
refusal-no-such-phase = { $phases ->
    [one] Den fasen finnes ikke: Dette spillet har bare én.
   *[other] Den fasen finnes ikke: Dette spillet har { $phases }.
}
refusal-name-phase = Disse kortene passer til flere av fasene du har igjen. Si hvilken du legger ned.
refusal-wrong-phase = Du er på fase { $phase }. Bare den kan legges ned nå.
refusal-phase-done = Du er allerede ferdig med fase { $phase }. Velg en annen.
refusal-phase-already-laid = Fasen din ligger allerede på bordet, og det er bare én per runde. Nå kan du legge på.
refusal-wrong-groups = { $need ->
    [one] Denne fasen er { $need } gruppe, og du legger ned { $have }.
   *[other] Denne fasen er { $need } grupper som legges ned samtidig, og du legger ned { $have }.
}
refusal-wrong-kind = { $kind ->
    [set] Gruppe { $group } må være et sett: kort med samme tall.
    [run] Gruppe { $group } må være en sekvens: tall på rad.
    [colour] Gruppe { $group } må være kort i én farge.
    [colour-run] Gruppe { $group } må være en sekvens i én farge.
    [even] Gruppe { $group } må være partall.
    [odd] Gruppe { $group } må være oddetall.
    [colour-even] Gruppe { $group } må være partall i én farge.
   *[colour-odd] Gruppe { $group } må være oddetall i én farge.
}
refusal-group-too-short = Gruppe { $group } trenger { $need } kort og har bare { $have }.
refusal-group-too-long = Gruppe { $group } må ha nøyaktig { $need } kort, og den har { $have }. Legg ned fasen først, og legg på resten etterpå.
refusal-skip-in-group = Et skip-kort kan ikke være med i en gruppe. Ta det ut av gruppe { $group }.
refusal-number-undeclared = Si hva jokerne i gruppe { $group } skal være.
refusal-out-of-range = Gruppe { $group } ville gå fra { $low } til { $high }, men tallene går bare fra 1 til 12.
refusal-card-does-not-fit = { card-start } passer ikke i gruppe { $group }.
refusal-no-natural-in-group = Gruppe { $group } må ha minst ett tallkort. Bare jokere er ikke nok.
refusal-no-natural-in-phase = Fasen må ha minst ett tallkort. Bare jokere er ikke nok.
refusal-too-many-wilds = { $most ->
    [0] Fasen må legges ned uten jokere, og her er det { $have }.
    [one] Fasen kan legges ned med høyst én joker, og her er det { $have }.
   *[other] Fasen kan legges ned med høyst { $most } jokere, og her er det { $have }.
}
refusal-hit-before-phase = Du kan ikke legge på før din egen fase ligger på bordet.
refusal-no-such-group = Den gruppen finnes ikke på bordet.
refusal-hit-others-later = I den turen du legger ned fasen, kan du bare legge på dine egne grupper. På de andres grupper kan du legge på fra neste tur.
refusal-hit-with-skip = Et skip-kort kan ikke legges på en gruppe. Kast det for å hoppe over noen.
refusal-hit-does-not-fit = { card-start } passer ikke i denne gruppen.
refusal-hit-not-at-end = { card-start } passer ikke: Denne sekvensen fortsetter med { $ends }.
refusal-run-full = Denne sekvensen går allerede fra 1 til 12. Ingen flere kort passer.
refusal-role-needed = Si hva jokeren skal være: { $ends }.
refusal-laid-stays = Det som er lagt ned, blir liggende. En joker på bordet beholder plassen sin til runden er over.
refusal-keep-a-discard = Det siste kortet må kastes. Behold ett til det.
refusal-no-save-pile = I dette spillet spares det ikke kort.
refusal-saved-enough = { $most ->
    [one] Du har allerede spart et kort i denne runden.
   *[other] Du har allerede spart { $most } kort i denne runden.
}
refusal-save-pile-full = Sparebunken din er full: Den rommer høyst { $most }.
refusal-save-last-card = Du kan ikke gå ut ved å spare et kort.
refusal-too-few-to-deal = Hvis ett kort til spares, er det for få igjen til å dele ut neste runde.
refusal-refill-pile = Du tømte kastebunke { $pile }, så der må du kaste.
refusal-play-the-skip = Et skip-kort kastes ikke uten videre. Bruk det til å hoppe over noen: Det avslutter også turen din.
refusal-name-target = Si hvem du vil hoppe over.
refusal-no-such-target = Ingen i denne runden sitter der. Velg en annen.
refusal-not-oneself = Du kan ikke hoppe over deg selv. Velg en annen.
refusal-skip-hits-next = Her går skip-kortet alltid til neste spiller, og det er { $player }.
refusal-skip-waiting = { $player } har allerede et skip-kort som venter. Velg en annen, eller kast et annet kort.
refusal-skipped-this-lap = { $player } er allerede hoppet over i denne omgangen rundt bordet. Velg en annen, eller kast et annet kort.
refusal-skipped-last = { $player } var den siste som ble hoppet over, og ingen hoppes over to ganger på rad. Velg en annen, eller kast et annet kort.
