# Playing together: opening a table, gathering at it, inviting, coming and going, talking. $player is a name.

# Opening a table

new-heading = Avaa pöytä
new-about = Valitse, miten pelaatte. Sitten saat linkin ja koodin muita varten.
new-title = Pöydän nimi
new-table-of = { $player } ja muut
new-table = Pöytä
new-seats = Montako paikkaa?
new-seat = Paikka { $number }
new-seat-host = Sinä
new-seat-open = Vapaa
new-seat-bot = Botti: { $level }
new-dice-rules = Noppapeli lyhyesti
new-open = Avaa pöytä
new-back = Takaisin alkuun

# How a table is kept

terms-heading = Tässä pöydässä
terms-open = Näkyy kaikille
terms-open-about = Kuka tahansa pöytää etsivä voi istua mukaan. Muuten tarvitaan linkkisi tai koodisi.
terms-closed = Vain kutsutuille
terms-timer = Aika vuoroa kohti
terms-timer-none = ei rajaa
terms-stand-in = Jos vuorossa oleva on poissa, botti voi jatkaa
terms-stand-in-now = heti
terms-stand-in-after = kun on kulunut { $time }
terms-seconds = { $count ->
    [one] { $count } sekunti
   *[other] { $count } sekuntia
}
terms-minutes = { $count ->
    [one] { $count } minuutti
   *[other] { $count } minuuttia
}
terms-text = Vapaa kirjoittaminen
terms-text-about = Muuten lähetetään vain valmiita lauseita.
terms-text-on = Kaikki saavat kirjoittaa vapaasti.
terms-hints = Vihjeet
terms-hints-about = Valmentajalta saa kysyä neuvoa omalla vuorollaan.
terms-hints-off = Ei vihjeitä.
terms-change = Muuta näitä
terms-save = Tallenna

# Rules

lobby-rules-change = Muuta sääntöjä
lobby-rules-own = Omat säännöt
lobby-rules-edit = Muuta sääntöjä ja vaiheita yksitellen

# Gathering

gather-heading = Pelaajat kokoontuvat
gather-invite = Kutsu muita
gather-link = Linkki tähän pöytään
gather-copy = Kopioi
gather-copied = Linkki on kopioitu.
gather-select = Linkki on valittu: kopioi se.
gather-qr = QR-koodi, jossa on linkki tähän pöytään
gather-code = Koodi
gather-code-about = Sen voi kirjoittaa aloitussivulla.
gather-seats = Paikat
gather-free = Vapaa
gather-take = Istu tähän
gather-host = isäntä
gather-up = Siirrä ylemmäs: { $player }
gather-down = Siirrä alemmas: { $player }
gather-remove = Poista { $player }
gather-make-host = Tee isännäksi { $player }
gather-bot-at = Botti paikalla { $number }
gather-bot-none = ei vielä ketään
gather-fill = Vielä vapaat paikat
gather-fill-none = jäävät pois
gather-fill-bot = saavat botin: { $level }
gather-start = Aloita peli
gather-alone = Tarvitaan kaksi pelaajaa. Kutsu joku tai anna bottien ottaa vapaat paikat.
gather-waiting = Odotetaan, että { $player } aloittaa pelin.
gather-waiting-host = Odotetaan, että joku aloittaa pelin.
gather-watching = { $count ->
    [one] { $count } katsoja
   *[other] { $count } katsojaa
}
gather-sit = Istu mukaan pelaamaan tai vain katso.
gather-full = Kaikki paikat on varattu. Voit katsoa.

# Another device, a large screen

device-heading = Siirry toiselle laitteelle
device-about = Avaa tämä linkki toisella laitteella ja jatka siellä samoilla korteilla. Kenellä on linkki, sillä on paikkasi, joten pidä se itselläsi.
device-link = Oma linkkisi
device-qr = QR-koodi, jossa on oma linkkisi
display-heading = Näytä suurella näytöllä
display-join = Tule pelaamaan
display-address = Skannaa tämä tai kirjoita koodi osoitteessa { $address }

# Leaving and coming

leave-heading = Poistutko pöydästä?
leave-stay = Vain aloitussivulle
leave-stay-about = Paikkasi säilyy. Palaa milloin haluat.
leave-go = Poistu pöydästä
leave-go-about = Botti jatkaa puolestasi. Voit palata, kunnes joku muu ottaa paikkasi.
leave-go-free = Paikkasi vapautuu muille.
leave-go-last = Muita ei ole paikalla, joten peli pysähtyy. Sitä voi jatkaa 30 päivän ajan.
seat-heading = Ota paikka
seat-which = Mikä paikka?
seat-of = Paikalle, jolla on { $player }
seat-number = Paikka { $number }
seat-wait = Botin paikan voi ottaa kahden kierroksen välissä.
seat-sit = Istu mukaan
seat-gone = Sinulla ei ole enää paikkaa tässä pöydässä. Voit katsoa.
change-joined = { $player } istuu pöytään.
change-left = { $player } on poistunut pöydästä.
change-removed = { $player } poistettiin pöydästä.
change-stood-in = Botti jatkaa. Poissa: { $player }.
change-came-back = { $player } on palannut.
change-bot-seated = Botti { $player } istuu pöytään.
change-reseated = Paikat ovat uudessa järjestyksessä.
change-resized = Paikkojen määrä muuttui.
change-rules = Sääntöjä muutettiin.
change-terms = Pöydän sopimuksia muutettiin.
change-host = { $player } on nyt isäntä.
change-started = Peli alkaa.
log-clock = Aika loppui, joten siirto tehtiin. Vuorossa oli { $player }.

talk = Sano jotain
talk-phrases = Lauseet
talk-reactions = Reaktiot
talk-text = Omin sanoin
talk-send = Lähetä
talk-mute-all = Vaienna kaikki
talk-mute-all-about = Muiden sanomisia ei näytetä sinulle.
talk-mute = Vaienna { $player }
talk-unmute = Kuuntele taas: { $player }
talk-muted = { $player } on vaiennettu. Napauta nimeä, jos haluat taas kuulla.
log-said = { $player }: { $text }
phrase-hello = Hei
phrase-good-luck = Onnea peliin
phrase-have-fun = Hauskaa peliä
phrase-thanks = Kiitos
phrase-you-are-welcome = Ole hyvä
phrase-sorry = Anteeksi
phrase-nice-move = Hieno siirto
phrase-well-played = Hyvin pelattu
phrase-unlucky = Huono tuuri
phrase-thinking = Mietin vielä
phrase-take-your-time = Ei kiirettä
phrase-your-turn = Sinun vuorosi
phrase-back-soon = Tulen kohta takaisin
phrase-back-again = Palasin
phrase-one-more-game = Vielä yksi peli?
phrase-good-game = Hyvä peli
phrase-goodbye = Näkemiin
phrase-clap = Aplodit
phrase-laugh = Hah hah
phrase-wow = Vau
phrase-sad = Voi ei
phrase-sweat = Huh
phrase-heart = Ihanaa
phrase-thumbs-up = Hienoa
phrase-party = Jee
