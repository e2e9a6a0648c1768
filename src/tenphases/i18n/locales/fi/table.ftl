# Mitä pöydässä sanotaan. Nimet pysyvät perusmuodossa: pelaajan { $player }, pelaajalle { $player }.

you = sinä
player-at = Pelaaja { $number }
bot-names = Aino, Antti, Eino, Helmi, Jussi, Kaisa, Lauri, Minna, Olli, Pirkko, Sanni, Veikko

log-game-started = Uusi peli alkaa.
log-round-began = Kierros { $number }. Jakaja on { $player }.
log-round-began-you = Kierros { $number }. Sinä jaat.
log-tie-break-began = Ratkaiseva kierros alkaa. Jakaja on { $player }.
log-tie-break-began-you = Ratkaiseva kierros alkaa. Sinä jaat.
log-dealt = Kortit jaetaan.
log-turned-up = { $buried ->
    [0] Poistopakan aloittaa { card }.
   *[other] Poistopakan aloittaa { card }; sitä ennen käännetty meni nostopakan alle.
}
log-first-turn-skipped = Esiin kääntyi ohituskortti, joten { $player } menettää ensimmäisen vuoronsa.
log-first-turn-skipped-you = Esiin kääntyi ohituskortti, joten menetät ensimmäisen vuorosi.
log-phase-chosen = { $player } yrittää vaihetta { $phase }.
log-phase-chosen-you = Yrität vaihetta { $phase }.
log-twist-drawn = { $player } nostaa twist-kortin: vaihe { $phase }.
log-twist-drawn-you = Nostat twist-kortin: vaihe { $phase }.
log-turn-lost = { $player } menettää vuoronsa.
log-turn-lost-you = Menetät vuorosi.
log-pile-ran-out = Nostopakka on tyhjä: poistopakka sekoitetaan.
log-pile-renewed = { $count ->
    [one] Poistopakasta tuli uusi nostopakka: { $count } kortti.
   *[other] Poistopakasta tuli uusi nostopakka: { $count } korttia.
}
log-drew = { $player } nosti kortin.
log-drew-you = Nostit kortin.
log-drew-card = { $player } nosti { card-object }.
log-drew-card-you = Nostit { card-object }.
log-took-discard = { $player } otti { card-object }.
log-took-discard-you = Otit { card-object }.
log-drew-saved = { $player } nosti säästetyn kortin.
log-drew-saved-you = Nostit säästetyn kortin.
log-drew-saved-card = { $player } nosti säästöpakastaan { card-object }.
log-drew-saved-card-you = Nostit säästöpakastasi { card-object }.
log-saved = { $player } säästi kortin.
log-saved-you = Säästit kortin.
log-saved-card = { $player } säästi { card-object }.
log-saved-card-you = Säästit { card-object }.
log-nothing-to-draw = Nostettavaa ei ole, joten { $player } jatkaa nostamatta.
log-nothing-to-draw-you = Nostettavaa ei ole, joten jatkat nostamatta.
log-phase-laid = { $player } laski pöytään vaiheen { $phase }.
log-phase-laid-you = Laskit pöytään vaiheen { $phase }.
log-card-hit = { $player } lisäsi { card-object } pelaajan { $owner } kortteihin.
log-card-hit-you = Lisäsit { card-object } pelaajan { $owner } kortteihin.
log-card-hit-on-you = { $player } lisäsi { card-object } sinun kortteihisi.
log-card-hit-own = { $player } lisäsi { card-object } omiin kortteihinsa.
log-card-hit-own-you = Lisäsit { card-object } omiin kortteihisi.
log-discarded = { $player } poisti { card-object }.
log-discarded-you = Poistit { card-object }.
log-skip-played = { $player } ohitti pelaajan { $target }.
log-skip-played-you = Ohitit pelaajan { $target }.
log-skip-played-on-you = { $player } ohitti sinut.
log-skip-discarded = { $player } poisti ohituskortin, joka ei ohita ketään.
log-skip-discarded-you = Poistit ohituskortin, joka ei ohita ketään.
log-went-out = { $player } pääsi eroon korteistaan.
log-went-out-you = Pääsit eroon korteistasi.
log-round-blocked = Kukaan ei pääse enää eteenpäin, joten kierros päättyy tähän.
log-round-scored = Kierroksen pisteet: { $points }.
log-points = { $player } { $points }
log-pawns = Nappulat ovat nyt näissä ruuduissa: { $spaces }.
log-pawn = { $player } { $space }
log-tie-break-called = Tasapeli voitosta: { $players }. Vielä pelataan ratkaiseva kierros.
log-game-ended = { $player } voitti pelin.
log-game-ended-you = Voitit pelin.
log-game-shared = Jaettu voitto: { $players }.

asked-choose = Valitse vaihe, jota yrität tällä kierroksella.
asked-choose-space = Nappulasi on twist-ruudussa: valitse jompikumpi vaihe tai twist-kortti.
asked-draw-or-take = Nosta kortti tai ota { card }.
asked-draw-or-take-one = Nosta kortti tai ota kortti jostakin poistopakasta.
asked-draw = Nosta kortti.
asked-take = Nostopakka on tyhjä: ota { card }.
asked-take-one = Nostopakka on tyhjä: ota kortti jostakin poistopakasta.
asked-take-saved = Nostopakka on tyhjä: nosta säästetty kortti.
asked-draw-any = Nosta kortti, ota kortti poistopakasta tai nosta säästämäsi.
asked-go-on = Nostettavaa ei ole: jatka nostamatta.
asked-lay = Voit laskea pöytään vaiheen { $phase }. Poista sitten kortti.
asked-lay-any = Voit laskea vaiheen pöytään. Poista sitten kortti.
asked-hit = Voit lisätä kortteja. Poista sitten kortti.
asked-discard = Poista kortti, niin vuorosi päättyy.
asked-discard-onto = Poista kortti pakkaan { $pile }, jonka tyhjensit.
asked-discard-or-save = Päätä vuorosi: poista kortti tai säästä se.
asked-discard-last = Poista viimeinen korttisi, niin pääset eroon korteistasi.
asked-wait-deal = Kortteja jaetaan.
asked-wait-shuffle = Poistopakkaa sekoitetaan.
asked-wait-choose = { $player } valitsee vaihetta.
asked-wait-draw = { $player } on nostamassa korttia.
asked-wait-play = { $player } pelaa.
asked-wait-skipped = { $player } pelaa. Menetät seuraavan vuorosi.
asked-over = { $player } on voittanut pelin.
asked-over-you = Olet voittanut pelin.
asked-over-shared = Voitto jaetaan: { $players }.

spoken-player = { $player }: { $state }
spoken-phase = vaihe { $phase }
spoken-phase-laid = vaihe { $phase } pöydässä
spoken-phases-open = { $count ->
    [one] { $count } vaihe tekemättä
   *[other] { $count } vaihetta tekemättä
}
spoken-phases-done = kaikki vaiheet tehty
spoken-turn = vuorossa
spoken-dealer = jakaja
spoken-skipped = menettää seuraavan vuoronsa
spoken-sits-out = ei mukana tällä kierroksella
spoken-saved = { $count ->
    [one] { $count } säästetty kortti
   *[other] { $count } säästettyä korttia
}
spoken-space = ruutu { $space }/{ $count }
spoken-save-pile = { $count ->
    [0] Säästöpakkasi, tyhjä
    [one] Säästöpakkasi, { $count } kortti
   *[other] Säästöpakkasi, { $count } korttia
}
spoken-track = Rata: { $pawns }
spoken-pawn = { $player } ruudussa { $space }
spoken-draw-pile = { $count ->
    [0] Nostopakka, tyhjä
    [one] Nostopakka, { $count } kortti
   *[other] Nostopakka, { $count } korttia
}
spoken-discard-pile = Poistopakka, päällimmäisenä { card }
spoken-discard-pile-empty = Poistopakka, tyhjä
spoken-group = { $player }: { $name }. { $cards }
spoken-group-you = Sinun: { $name }. { $cards }
