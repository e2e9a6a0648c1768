# De coach: hints in drie diepten, de analyse van een spel, oefenen. $player is een naam; waar over een kaart wordt
# gesproken, zijn $colour en $number gegeven, zoals in cards.ftl. $percent is van honderd.

coach-title = De coach
coach-percent = { $percent }%
coach-thinking = De coach bekijkt je kaarten …
coach-nothing = Er valt nu niets te beslissen. Vraag het opnieuw in je beurt.
coach-gone-on = Het spel is verdergegaan sinds je het vroeg.
coach-ask-again = Opnieuw vragen
coach-look = Waar je kunt kijken
coach-the-idea = Het idee
coach-the-move = De zet
coach-show-idea = Toon het idee
coach-show-move = Toon de zet
coach-why = Waarom
coach-others = Vergeleken met de andere zetten
coach-about = Gebaseerd op wat je kunt zien, nooit op verborgen kaarten. De kansen gelden als iedereen aan tafel verder speelt zoals de coach.
coach-column-soon = Fase binnen drie beurten
coach-column-turns = Beurten tot de fase
coach-column-win = Wint de ronde
coach-best = beste
coach-equal = even goed
coach-given = geeft { $percent }% van een ronde weg

# Zetten

coach-move-draw = Trek van de trekstapel
coach-move-take = Pak de { card } van de aflegstapel
coach-move-lay = Leg de fase neer
coach-move-hit = Leg de { card } aan
coach-move-discard = Leg de { card } af
coach-move-skip = Speel een skip-kaart op { $player }
coach-move-skip-nobody = Leg de skip-kaart af
coach-move-choose = Kies fase { $phase }
coach-move-save = Spaar de { card }
coach-move-saved = Trek een kaart die je hebt gespaard
coach-move-twist = Trek een twist-kaart

# Waar je kunt kijken

coach-nudge-choose = Welke fase is met je kaarten het dichtstbij, gelet op hoe moeilijk die is?
coach-nudge-discards = Kijk eerst naar de aflegstapel. Zou de bovenste kaart je fase dichterbij brengen?
coach-nudge-discards-laid = Kijk naar de aflegstapel en naar de tafel. Zou de bovenste kaart ergens passen?
coach-nudge-only = Hier valt niets te kiezen.
coach-nudge-lay = Tel je groepen nog een keer.
coach-nudge-hit = Kijk naar de groepen op tafel, en dan naar je hand.
coach-nudge-skip = Wie zou je het minst graag de volgende beurt geven?
coach-nudge-next = Denk vóór het afleggen aan { $player }, die na jou speelt.
coach-nudge-points = Waar zou je mee blijven zitten als iemand nu uit was?
coach-nudge-spare = Welke van je kaarten heeft de fase nodig, en welke niet?
coach-nudge-saved = Kijk ook naar je spaarstapel.
coach-nudge-equal = Hier maakt het bijna geen verschil.

# Het idee

coach-idea-choose = Neem de fase waarvoor je de minste kaarten mist, en liever een moeilijke dan een makkelijke die even dichtbij is.
coach-idea-take = Een kaart die zeker helpt, is meer waard dan een onbekende.
coach-idea-draw = Een kaart die je niet dichterbij brengt, kun je beter laten liggen: een onbekende kaart brengt je misschien wel dichterbij.
coach-idea-lay = Leg neer zodra je kunt: vanaf dan telt de fase en kun je aanleggen.
coach-idea-hit = Leg aan wat past voor je aflegt.
coach-idea-skip = Neem { $player } de volgende beurt af.
coach-idea-safe = Leg iets af waar { $player } niets mee kan.
coach-idea-points = Leg van de kaarten die je kunt missen een dure af.
coach-idea-spare = Leg een kaart af die je fase niet nodig heeft.
coach-idea-saved = Een gespaarde kaart gebruik je waar die zeker helpt, en je spaart een kaart die later van pas kan komen.
coach-idea-equal = Verschillende kaarten kun je even goed afleggen. Kies er een die je fase niet nodig heeft.

# Redenen

coach-reason-progress = Je fase kan de { card } gebruiken. Ook zonder de kaart die je aflegt, { $useful ->
        [one] brengt
       *[other] brengen
    } { $useful } van { $unseen } ongeziene kaarten je dichterbij.
coach-reason-spare = Je fase heeft die niet nodig: { $useful } van { $unseen } ongeziene kaarten { $useful ->
        [one] brengt
       *[other] brengen
    } je daarna dichterbij.
coach-reason-feeding-laid = { $player } speelt na jou, heeft neergelegd en kan de { card } aanleggen.
coach-reason-feeding-taken = { $player } speelt na jou en heeft dat nummer al eens gepakt, dus houd de { card }.
coach-reason-feeding-phase = { $player } speelt na jou en kan de { card } nodig hebben voor de fase.
coach-reason-points = Die telt { $points } punten als iemand eerder uit is dan jij.
coach-reason-counting = Kaarten die open liggen, komen niet meer. Van de { $unseen } ongeziene { $useful ->
        [one] helpt
       *[other] helpen
    } er { $useful }.
coach-reason-wild-kept = Een joker past overal, dus die blijft.
coach-reason-skip = { $player } verliest er een beurt door.
coach-reason-skip-laid = { $player } heeft neergelegd, heeft { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} en verliest er een beurt door.
coach-reason-take-nearer = De { card } brengt je zeker dichterbij: { $missing ->
    [0] dan ontbreekt er niets.
    [one] dan ontbreekt er { $missing } kaart.
   *[other] dan ontbreken er { $missing } kaarten.
}
coach-reason-take-fits = De { card } is meteen te gebruiken.
coach-reason-pile = De { card } brengt je niet dichterbij. Een kaart van de trekstapel kan dat wel.
coach-reason-only = Er is niets anders te doen.
coach-reason-lay = Als de fase op tafel ligt, telt die en kun je aanleggen.
coach-reason-hit = Wat op tafel ligt, kost niets, en de ronde kan op elk moment eindigen.
coach-reason-go-out = Daarmee ben je uit.
coach-reason-nearest = { $missing ->
    [0] Voor fase { $phase } ontbreekt er niets.
    [one] Voor fase { $phase } ontbreekt er { $missing } kaart.
   *[other] Voor fase { $phase } ontbreken er { $missing } kaarten.
}
coach-reason-saved = De { card } die je hebt gespaard, helpt zeker.
coach-reason-save = De { card } kan in een latere ronde meer waard zijn.
coach-reason-onward = Daarmee komt je pion gemiddeld het verst.
coach-reason-equal = { $count ->
    [one] Een andere kaart is even goed.
   *[other] { $count } andere zijn even goed.
}

# Na het spel

analysis-title = Wat de coach zegt
analysis-about = Elke beslissing wordt beoordeeld naar wat de speler toen kon weten. Geluk wordt apart geteld.
analysis-begin = Laat het spel analyseren
analysis-under-way = De coach gaat het spel na: { $percent }%
analysis-failed = De analyse is niet binnengekomen.
analysis-of = Speler
analysis-good = { $count ->
    [one] { $good } van { $count } beslissing was even goed als de beste.
   *[other] { $good } van { $count } beslissingen { $good ->
        [one] was
       *[other] waren
    } even goed als de beste.
}
analysis-given = { $rounds ->
    [one] Met de andere beslissingen weggegeven: { $rounds } ronde.
   *[other] Met de andere beslissingen weggegeven: { $rounds } rondes.
}
analysis-hope = { $hope ->
    [one] Met de handen zoals ze gedeeld werden, kon je verwachten { $hope } ronde te winnen; het werden er { $won }.
   *[other] Met de handen zoals ze gedeeld werden, kon je verwachten { $hope } rondes te winnen; het werden er { $won }.
}
analysis-draws = { $draws ->
    [one] Van { $draws } kaart van de trekstapel { $helped ->
        [one] hielp
       *[other] hielpen
    } er { $helped }; te verwachten waren er { $expected }.
   *[other] Van { $draws } kaarten van de trekstapel { $helped ->
        [one] hielp
       *[other] hielpen
    } er { $helped }; te verwachten waren er { $expected }.
}
analysis-worst = Waar het meest werd weggegeven
analysis-finest = Goede vondsten
analysis-nothing = Er werd niets weggegeven dat het noemen waard is.
analysis-moment = Ronde { $round }: { $move }
analysis-better = Beter: { $move }.
analysis-cost = Het kostte { $percent }% van een ronde.
analysis-show = Toon dit moment
analysis-by-phase = Fase voor fase
analysis-phases = Ronde voor ronde
analysis-column-rounds = Rondes
analysis-column-turns = Beurten (gewoonlijk)
analysis-column-missing = Ontbrak na het delen (gewoonlijk)
analysis-column-helped = Nuttig getrokken (verwacht)
analysis-column-given = Weggegeven
analysis-beside = { $value } ({ $usual })
analysis-practise = Oefen deze stellingen
analysis-won = was uit

# Oefenen

practice-title = Oefenen
practice-kind = Wat je wilt oefenen
practice-play = Hoe zou jij spelen?
practice-count = Hoeveel ontbreken er?
practice-own = Opgaven uit je eigen spel
practice-number = Opgave { $number }
practice-ask-draw = Jij bent aan de beurt. Waar trek je van?
practice-ask-play = Jij bent aan de beurt. Wat doe je?
practice-ask-count = Hoeveel kaarten ontbreken er voor { $phase }?
practice-others = De anderen
practice-other = { $player }: fase { $phase }, { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} in de hand
practice-other-laid = { $player }: fase { $phase } neergelegd, { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} in de hand
practice-other-took = { $player } pakte: { $cards }
practice-top = Op de aflegstapel
practice-hand = Je hand
practice-table = Op tafel
practice-phase = Je fase
practice-seat = Speler { $number }
practice-next-player = speelt na jou
practice-right = Dat zou de coach ook doen.
practice-equal = Even goed. De coach zou zeggen: { $move }.
practice-close = Bijna even goed: het geeft { $percent }% van een ronde weg. Beter: { $move }.
practice-wrong = Het geeft { $percent }% van een ronde weg. Beter: { $move }.
practice-count-right = Goed: { $missing ->
    [one] er ontbreekt { $missing } kaart.
   *[other] er ontbreken { $missing } kaarten.
}
practice-count-wrong = Niet helemaal: { $missing ->
    [one] er ontbreekt { $missing } kaart.
   *[other] er ontbreken { $missing } kaarten.
}
practice-groups = Een van de manieren om het te zien:
practice-lacking = ontbreekt
practice-next = Volgende
practice-result = { $good } van { $count } tot nu toe
practice-failed = De opgave is niet binnengekomen.
practice-number-missing = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
