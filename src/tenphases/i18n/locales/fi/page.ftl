# Sivu: napit, otsikot, lehdet ja vihjeet.

title = Tenphases
title-turn = Sinun vuorosi – { $title }
tagline = Korttipeli, jossa on kymmenen vaihetta
unofficial = Pelataan Phase 10 -säännöillä. Epävirallinen: nimen omistajat eivät ole tehneet eivätkä hyväksyneet tätä.
version = Versio { $version }
language-failed = Kieltä ei voitu ladata.
close = Sulje
sheet-failed = Tätä ei saatu auki. Onko yhteys poikki?

start-running = Jatka peliä
start-game = Peli
start-game-with = Mukana { $players }
start-game-new = Ei vielä alkanut
start-game-round = Kierros { $round }
start-game-over = Peli on päättynyt
start-forget = Unohda peli, jossa on mukana { $players }
start-forget-short = Unohda tämä peli
start-mine = Kaikki omat pelit
start-learn = Opi pelaamaan
start-learn-about = Ensi kertaa täällä? Pelaa yksi kierros kahden botin kanssa, niin näet noin kolmessa minuutissa, miten peli kulkee.
start-learn-go = Näytä
start-learn-not-now = Ei nyt
start-practice = Harjoittele
start-practice-about = Tilanteita oikeista peleistä ja käsiä laskettavaksi, ja jokaiseen vastaukseen peruste.
start-new = Pelaa heti botteja vastaan
start-name = Nimesi
start-name-none = Pelaaja
start-bots = Kuinka monta bottia?
start-bot = Botti { $number }
start-preset = Säännöt
start-variants = Muunnelmat
start-own = Omat säännöt
start-details = Mitä nämä säännöt tarkoittavat
start-with-variants = Muunnelmat muuttavat niitä: { $variants }.
start-play = Pelaa
start-faults = Tätä peliä ei voi pelata näillä valinnoilla:
start-no-server = Palvelin ei vastaa. Onko se vielä käynnissä?
start-try-again = Yritä uudelleen
start-together = Pelatkaa yhdessä
start-together-about = Liity pöytään koodilla tai istu avoimeen pöytään. Jokainen pelaa omalla puhelimellaan tai tietokoneellaan.
start-open-table = Avaa pöytä
start-ways = Aloita peli
start-code = Pöydän koodi
start-code-about = Viisi kirjainta ja numeroa siltä, joka kutsui sinut.
start-join = Liity
start-tables = Avoimet pöydät
start-tables-free = { $count ->
    [one] { $count } vapaa paikka
   *[other] { $count } vapaata paikkaa
}
start-tables-round = Kierros { $round }; botin paikan voi ottaa

table = Pöytä
people = Pelaajat
people-bot = botti
people-away = poissa
people-stand-in = botti jatkaa
people-left = on poistunut
felt = Pöytään lasketut kortit
felt-empty = Kukaan ei ole vielä laskenut vaihetta pöytään.
felt-mine = Sinun
felt-add = Lisää { card } pelaajan { $player } ryhmään: { $group }
felt-add-own = Lisää { card } omaan ryhmääsi: { $group }
piles = Pakat
mine = Sinun paikkasi
mine-phases-open = { $count ->
    [one] { $count } vaihe tekemättä
   *[other] { $count } vaihetta tekemättä, missä järjestyksessä vain
}
mine-phase = Vaihe { $phase }
mine-phase-laid = Vaihe { $phase } pöydässä
mine-missing = puuttuu { $count }
hand = { $count ->
    [0] Kätesi, tyhjä
    [one] Kätesi, { $count } kortti
   *[other] Kätesi, { $count } korttia
}
hand-new = { $name }, uusi
hand-moved = { $name }, paikka { $place }/{ $count }
actions = Mitä voit tehdä
turn-yours = Sinun vuorosi.
line-opening = Yhdistetään …
news = Viestit
line-lost = Yhteys katkesi. Yritetään uudelleen …
note-choose-card = Valitse ensin kortti: napauta sitä tai siirry siihen nuolinäppäimillä ja paina Enter.
log = Mitä on tapahtunut
log-empty = Mitään ei ole vielä tapahtunut.
log-taken-back = { $player } perui viime siirtonsa.
log-taken-back-you = Peruit viime siirtosi.

asked-wait-next = Kierros on päättynyt.
asked-with-card = Poista { card } tai valitse toinen kortti.
asked-with-fit = Lisää { card } valaistuun paikkaan tai poista se.
asked-with-ends = Valitse suoran pää, johon { card } tulee, tai poista kortti.
asked-with-skip = Pelaa ohituskortti: joku menettää vuoronsa, ja sinun vuorosi päättyy.
asked-frozen = Paikalla ei ole ketään. Peli on pysähdyksissä, kunnes joku palaa.
asked-left = Olet poistunut tästä pöydästä. Botti pelaa puolestasi, kunnes palaat.
asked-away = { $player } on poissa.
asked-away-bot = { $player } on poissa. Voit antaa botin jatkaa.
asked-time-soon = Kymmenen sekuntia jäljellä.
asked-time = { $seconds } s

action-draw = Nosta
action-go-on = Jatka
action-take = Ota { card }
action-take-one = Ota poistettu kortti
action-draw-saved = Nosta säästetty kortti
action-save = Säästä { card }
action-lay = Laske vaihe { $phase }
action-lay-any = Laske vaihe
action-hit = Lisää
action-discard = Poista { card }
action-discard-none = Poista
action-skip = Ohita { $player }
action-skip-whom = Ohita joku
action-choose = Valitse vaihe
action-take-back = Peru
action-result = Tulos
action-round = Kierros
action-by-number = Numerojärjestys
action-by-colour = Värijärjestys
action-sort = Järjestä käsi numeron tai värin mukaan
action-stand-in = Anna botin jatkaa
action-come-back = Palasin
action-take-seat = Ota paikka
action-build = Kokoa vaiheesi
action-hint = Kysy valmentajalta

lay-any = Laske vaihe pöytään
lay-help = { $count ->
    [one] Sen voi laskea pöytään yhdellä tavalla.
   *[other] Paras tapa on ensimmäisenä. Voit valita myös toisen.
}
lay-group = { $name }: { $cards }
lay-now = Laske pöytään
lay-own = Muuta
build-which = Mikä vaihe?
build-count = { $have }/{ $need }
build-ready = valmis
build-not-yet = kesken
build-which-role = valitse
build-role = Minkä tilalla se on?
build-put = { $name }, pane ryhmään: { $group }
build-back = { $name }, ota takaisin käteen
build-clear = Tyhjennä
build-kept = Kokoamasi säilyy, kunnes on vuorosi laskea vaihe.

skip-whom = Kenet ohitat?
skip-about = Ohitettu menettää seuraavan vuoronsa.
choose-phase = Mitä vaihetta yrität?
choose-space = Nappulasi on twist-ruudussa. Mitä yrität?
choose-twist = Twist-kortti
choose-twist-about = Nostetaan näkemättä { $count } kortin joukosta: 6 ruutua eteenpäin, jos pääset korteistasi eroon, 4, jos lasket sen pöytään, muuten 1 taaksepäin
choose-lacking = { $count ->
    [0] Voit laskea sen heti pöytään
    [one] { $count } kortti puuttuu
   *[other] { $count } korttia puuttuu
}
take-which = Minkä kortin otat?
discard-where = Mihin poistat kortin?
pile-number = Poistopakka { $number }
pile-empty = tyhjä
save-pile = Säästöpakkasi
save-pile-about = Pakasta nostettavan kortin sijaan voi nostaa yhden näistä. Tällä kierroksella säästetyn voi nostaa seuraavasta kierroksesta alkaen.
save-pile-none = Siinä ei ole vielä mitään. Kun on vuorosi poistaa kortti, valitse kortti ja säästä se sen sijaan.
save-pile-now = säästetty tällä kierroksella
wild-as-what = Minkä tilalla jokeri on?
wild-as = { card }

player-known = Kaikki näkivät, että nämä kortit otettiin
player-thrown = Poistettu tällä kierroksella
player-rounds = Kierros kierrokselta
player-no-rounds = Yhtään kierrosta ei ole vielä pelattu loppuun.
column-round = Kierros
column-player = Pelaaja
column-phase = Vaihe
column-phases = Vaiheita
column-laid = Pöydässä
column-left = Jäi käteen
column-points = Pisteet
column-total = Yhteensä
column-next = Seuraava
column-moved = Siirtyi
column-space = Ruutu
column-place = Sija
round-heading = Kierros { $number }
round-tie-heading = Ratkaiseva kierros
round-tie = ratkaiseva
round-laid = laskettu
round-not-laid = ei laskettu
round-sat-out = ei mukana
round-ready = Valmiina:
round-next = Seuraava kierros
round-waiting = Odotetaan muita

end-heading = Peli on päättynyt
end-won = { $player } voitti
end-won-you = Sinä voitit
end-shared = Voitto jaetaan: { $players }
end-facts = { $phases ->
    [one] { $phases } vaihe
   *[other] { $phases } vaihetta
} ja { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}, pelattuna { $rounds ->
    [one] { $rounds } kierros
   *[other] { $rounds } kierrosta
}.
end-facts-board = Ruudussa { $space }/{ $count }, kun on pelattu { $rounds ->
    [one] { $rounds } kierros
   *[other] { $rounds } kierrosta
}.
end-standings = Lopputulos
end-of = { $done }/{ $all }
end-chart = Pisteet kunkin kierroksen jälkeen
end-chart-board = Nappulat kunkin kierroksen jälkeen
end-chart-board-label = Viivakaavio: kunkin ruutu, kierroksia { $rounds ->
    [one] { $rounds }
   *[other] { $rounds }
}. Samat luvut ovat taulukossa alla.
end-chart-label = Viivakaavio kaikkien pisteistä, { $rounds ->
    [one] { $rounds } kierros
   *[other] { $rounds } kierrosta
}. Samat luvut ovat alla olevassa taulukossa.
end-figures = Sama lukuina
end-again = Pelaa uudelleen
end-home = Takaisin alkuun
end-record = Lataa pelin pöytäkirja
end-watch = Katso peli uudelleen

proof-heading = Miten kortit sekoitettiin
proof-heading-good = Sekoitus päätettiin ennen peliä
proof-heading-bad = Sekoitus ei vastaa sinettiään
proof-about = Ennen jakoa kaikkien korttien järjestys päätetään ja sinetöidään: näytetään pitkä luku, joka sopii vain tähän järjestykseen. Kierroksen jälkeen järjestys avataan, ja tämä sivu laskee luvun uudelleen.
proof-sealed = Sinetöity. Avataan, kun kierros päättyy.
proof-checking = Tarkistetaan …
proof-true = Järjestys vastaa sinettiä, joka näytettiin jaettaessa.
proof-late = Järjestys vastaa sinettiään. Tämä sivu ei ollut auki jaettaessa, joten se ei tiedä, milloin sinetti tehtiin.
proof-false = Järjestys ei vastaa sinettiä. Kortteja ei jaettu niin kuin luvattiin.
proof-seal = Sekoituksen { $number } sinetti
proof-salt = Suola
proof-order = Järjestys ensimmäisestä kortista alkaen

menu = Valikko
menu-language = Kieli
menu-theme = Värit
theme-table = Pelipöytä
theme-auto = Automaattinen
theme-light = Vaalea
theme-dark = Tumma
menu-sound = Äänet
menu-sound-about = Hiljaisia, ja merkkiääni, kun on vuorosi.
menu-motion = Liikkuvat kortit
menu-motion-about = Ilman tätä kortit vaihtavat paikkaa kerralla.
menu-shortcuts = Pikanäppäimet
menu-shortcuts-about = Yksittäiset kirjaimet näppäimistöllä, ohjeen mukaan.
menu-tips = Vinkit
menu-tips-about = Silloin tällöin se, mitä kokeneet pelaajat ajattelisivat.
menu-leave = Poistu pöydästä
learn-resume = Jatka oppituntia

rules = Tämän pöydän säännöt
rules-phases = Vaiheet
rules-differs = Erot tavallisiin sääntöihin
rules-standard = Ei mitään: nämä ovat tavalliset säännöt.
rules-all = Kaikki säännöt

help = Miten täällä pelataan
help-draw = Nosta: napauta nostopakkaa tai poistopakkaa tai vedä sen kortti käteesi.
help-choose = Valitse kätesi kortti napauttamalla. Napauta uudelleen, niin valinta poistuu.
help-hit = Kun vaiheesi on pöydässä, paikat, joihin valittu kortti sopii, on valaistu. Napauta jotakin tai vedä kortti sinne.
help-discard = Poista valittu kortti napilla, napauttamalla poistopakkaa tai vetämällä kortti sinne.
help-arrange = Vedä kätesi kortit haluamaasi järjestykseen tai järjestä ne napilla.
help-lay = Kynällä voit koota vaiheesi etukäteen.
help-player = Napauta pelaajaa, niin näet hänen kierroksensa.
help-keys = Näppäimet
key-arrows = Siirry kortista toiseen
key-move = Siirrä korttia
key-choose = Valitse kortti tai peru valinta
key-let-go = Peru valinta, sulje
key-draw = Nosta
key-take = Ota poistopakasta
key-lay = Laske vaihe pöytään
key-build = Kokoa vaihe
key-discard = Poista valittu kortti
key-hit = Siirry seuraavaan paikkaan, johon kortti sopii
key-take-back = Peru
key-sort = Järjestä käsi
key-rules = Tämän pöydän säännöt
key-menu = Valikko
key-help = Ohje

game-choice = Mitä pelaat?
game-basic = Peruspeli
game-basic-about = Kymmenen vaihetta korteilla, yksi toisensa jälkeen.
dice-game = Nopat
dice-game-about = Kymmenen noppaa, kolme heittoa vuorossa, kymmenen vaihetta. Yksin tai enintään kuuden kesken.
dice-open = Pelaa noppapeliä
