# Etter spillet: se det om igjen, egne spill, programmet på startskjermen, ikke noe nett.

# Se et spill om igjen

replay-title = Et spill å se om igjen
replay-of = { $day }, { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
}
replay-not-over = Dette spillet er ikke ferdig. Det kan ses her så snart det er slutt; til da vises ingens kort.
replay-to-table = Til bordet
replay-table = Bordet med hver hånd åpen
replay-hand = Hånd: { $cards }
replay-no-cards = Ingen kort på hånden
replay-saved = Spart:
replay-next-card = Neste kort:
replay-by-clock = Tiden var ute.
replay-by-bot = En bot spilte videre.
replay-controls = Se
replay-slider = Øyeblikk i spillet
replay-where = steg { $step } av { $steps }
replay-step-back = Ett steg tilbake
replay-step-on = Ett steg fram
replay-round-back = Tilbake til begynnelsen av runden
replay-round-on = Fram til neste runde
replay-play = Spill av
replay-pause = Pause
replay-round = Runden som vises
replay-speed = Fart
replay-speed-slow = Langsom
replay-speed-normal = Vanlig
replay-speed-fast = Rask
replay-keys = Taster: pil venstre og høyre for ett steg, med Shift for en runde, mellomrom for å spille av og stanse. Steg:
replay-course = Slik gikk det
replay-phases-label = Linjediagram over alles faser gjennom { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
}. De samme tallene står under.
replay-keep = Å ta vare på
replay-keep-about = Protokollen inneholder hvert trekk og hvert kort. Den som har den, kan spille spillet om igjen og kontrollere det.
replay-record-json = Protokoll som fil (JSON)
replay-record-text = Protokoll å lese (tekst)
replay-share = Del dette øyeblikket
replay-link = Lenke
replay-copied = Lenken er kopiert.

# Beviset for stokkingene

replay-proof-about = Rekkefølgen på kortene ble hver gang fastsatt og forseglet før de ble delt ut. Denne siden har regnet ut hvert segl på nytt og delt ut kortene på nytt i den rekkefølgen som var forseglet.
replay-proof-good = { $count ->
    [one] Kontrollert her, i nettleseren din: Stokkingen stemmer med seglet, og kortene ble delt ut i den rekkefølgen.
   *[other] Kontrollert her, i nettleseren din: Alle { $count } stokkingene stemmer med seglene, og kortene ble delt ut i den rekkefølgen.
}
replay-proof-bad = Noe stemmer ikke. Nedenfor ser du hvilken runde det gjelder.
replay-proof-round = Runde { $number }: Alt stemmer
replay-proof-round-bad = Runde { $number }: Dette stemmer ikke
replay-proof-seen = Rekkefølgen stemmer med seglet som denne enheten fikk se før kortene ble delt ut, og kortene ble delt ut i denne rekkefølgen.
replay-proof-late = Rekkefølgen stemmer med seglet, og kortene ble delt ut i denne rekkefølgen. Denne enheten var ikke ved bordet da, så den kan ikke si når seglet ble laget.
replay-proof-not-dealt = Rekkefølgen stemmer med seglet, men kortene ble ikke delt ut i denne rekkefølgen.

# Egne spill

mine-title = Mine spill
mine-about = Fortsett spillene på denne enheten, se dem om igjen, og se hvordan det har gått, i tall.
mine-over = Ferdige spill
mine-gathering = Venter på spillere
mine-shared = Delt seier
mine-place = Nr. { $place } av { $of }
mine-your-turn = din tur
mine-lesson = leksjon, telles ikke med
mine-watch = se
mine-gone = Serveren kjenner ikke dette spillet lenger.
mine-unheard = Serveren svarer ikke nå.
mine-offline = Serveren svarer ikke. Det som vises, er det denne enheten har tatt vare på.
mine-none = Ingen spill på denne enheten ennå.
mine-begin = Begynn et spill
mine-all = { $count ->
    [one] Vis { $count } spill
   *[other] Vis alle { $count } spill
}
mine-forget = Fjern fra denne enheten
mine-forget-game = Fjern fra denne enheten: { $game }
mine-forget-going = Spillet går videre, og plassen din er på denne enheten. Uten den kommer du ikke tilbake.
mine-forget-over = Da teller ikke spillet med i tallene nedenfor lenger.
mine-forget-not = Behold det
mine-forgotten = Fjernet: { $game }

# Statistikk

mine-statistics = I tall
mine-bot = Bot ({ $level })
mine-percent = { $percent } %
mine-games = Spill
mine-won = Vunnet
mine-rounds = Runder
mine-out = Gikk ut (runder)
mine-laid = Runder med fasen lagt ned
mine-points-round = Poeng per runde
mine-best = Færrest poeng i et spill
mine-fewest = Runder i den raskeste seieren
mine-phases = Runder for hver fase
mine-hardest = { $rounds ->
    [one] { $phase } koster mest: { $rounds } runde i snitt.
   *[other] { $phase } koster mest: { $rounds } runder i snitt.
}
mine-tried = Runder med forsøk
mine-rounds-each = Runder per gang
mine-spread = Poeng i en runde
mine-share = Andel
mine-range = { $from }–{ $to }
mine-range-open = { $from } og mer
mine-against = Mot hvem
mine-ahead = Foran
mine-behind = Bak
mine-wins = Seire, spill for spill
mine-wins-label = Linjediagram over alles seire gjennom { $games } spill. De samme tallene står under.
mine-plot-label = Stolpediagram: { $what }. De samme tallene står under.

# På startskjermen

install-heading = På startskjermen
install-about = Spillet kan få sitt eget ikon på denne enheten og åpnes uten nettleseren rundt.
install-now = Legg til
install-by-hand = Velg det punktet i nettleserens meny som legger denne siden på startskjermen. Så åpnes den som en hvilken som helst annen app.
install-plain = Denne adressen begynner med http. Alt kan spilles slik, men nettlesere tar vare på en side til bruk uten nett, og installerer den, bare der adressen begynner med https.

# Ikke noe nett

offline-heading = Får ikke kontakt med serveren
offline-back = Så snart den svarer, går denne siden videre av seg selv.
offline-can = Dette virker uten serveren
offline-sheet = Fører poengene for et spill med ekte kort. Alt blir på denne enheten.
offline-mine = Spillene som er spilt på denne enheten, i tall.
offline-cannot = Dette krever serveren
offline-tables = Bord med folk eller boter, og å se spill om igjen. Et spill som er i gang, venter på deg, og du beholder plassen din.
