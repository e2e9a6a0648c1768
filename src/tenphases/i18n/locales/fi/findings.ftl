# Miksi valituilla säännöillä ei voi pelata.

finding-too-few-players = Pelaajia tarvitaan vähintään { $least }, ja heitä on vain { $have }.
finding-too-many-players = Pelaajia voi olla enintään { $most }, ja heitä on { $have }.
finding-too-few-cards = Kortit eivät riitä: jakamiseen tarvitaan { $need }, ja pakassa on { $have }.
finding-bad-hand-size = Jokaiselle pitää jakaa vähintään yksi kortti, ei { $have }.
finding-negative-number = ”{ $switch }”: arvo ei voi olla { $have }. Valitse 0 tai enemmän.
finding-number-too-large = ”{ $switch }”: arvo ei voi olla { $have }. Valitse enintään { $most }.
finding-bad-piles = Poistopakkoja pitää olla yhdestä kolmeen, ei { $have }.
finding-bad-dealer = Paikalla { $have } ei istu ketään, joten siitä ei voi jakaa.
finding-no-phases = Vaiheiden luettelo on tyhjä. Lisää ainakin yksi vaihe.
finding-too-many-phases = Luettelossa on { $have } vaihetta. Niitä voi olla enintään { $most }.
finding-unreadable-phase = Luettelon { $place }. vaihetta ei voi lukea kohdasta ”{ $part }”. Kirjoita se näin: ”set3 + run4”.
finding-repeated-number = Luettelossa on kaksi vaihetta, joilla on numero { $phase }.
finding-group-too-small = Vaihe { $phase }: { $group } on liian vähän ryhmäksi.
finding-run-too-long = Vaihe { $phase }: { $group } on liian pitkä. Numeroita on vain kaksitoista.
finding-group-impossible = Vaihe { $phase }: { $group } ei onnistu tämän pakan korteilla.
finding-phase-impossible = Vaihe { $phase }: sen ryhmiä ei voi kaikkia koota yhtä aikaa tämän pakan korteista.
finding-phase-too-large = Vaiheeseen { $phase } tarvitaan { $need } korttia, mutta kädessä on aina enintään { $most }.
finding-everyone-needs-rounds = Jos kaikki siirtyvät eteenpäin joka kierroksella, pelin pitää päättyä tietyn kierrosmäärän jälkeen.
finding-everyone-needs-order = Jos kaikki siirtyvät eteenpäin joka kierroksella, vaiheet pitää pelata luettelon järjestyksessä.
