# Waarom er met de gekozen regels niet gespeeld kan worden.

finding-too-few-players = Er zijn minstens { $least } spelers nodig, en nu { $have ->
    [one] is er maar { $have }
   *[other] zijn er maar { $have }
}.
finding-too-many-players = Er kunnen hoogstens { $most } spelers meedoen, en het zijn er { $have }.
finding-too-few-cards = Er zijn te weinig kaarten: om te delen zijn er { $need } nodig, en er zijn er { $have }.
finding-bad-hand-size = Iedere speler moet minstens één kaart uitgedeeld krijgen, niet { $have }.
finding-negative-number = “{ $switch }” kan niet { $have } zijn. Kies 0 of meer.
finding-number-too-large = “{ $switch }” kan niet { $have } zijn. Kies hoogstens { $most }.
finding-bad-piles = Er moeten één tot drie aflegstapels zijn, niet { $have }.
finding-bad-dealer = Op plaats { $have } zit niemand, dus daar kan niemand delen.
finding-no-phases = De lijst met fasen is leeg. Voeg minstens één fase toe.
finding-too-many-phases = De lijst heeft { $have } fasen. Het mogen er hoogstens { $most } zijn.
finding-unreadable-phase = Fase nummer { $place } in de lijst is niet te lezen bij “{ $part }”. Schrijf het zo: “set3 + run4”.
finding-repeated-number = Twee fasen in de lijst hebben nummer { $phase }.
finding-group-too-small = Fase { $phase }: { $group } is te weinig voor een groep.
finding-run-too-long = Fase { $phase }: { $group } is te lang. Er zijn maar twaalf nummers.
finding-group-impossible = Fase { $phase }: { $group } is met de kaarten van dit spel niet te maken.
finding-phase-impossible = Fase { $phase }: de groepen zijn met de kaarten van dit spel niet allemaal tegelijk te maken.
finding-too-many-groups = Fase { $phase } heeft { $have } groepen. Er zijn er hoogstens { $most } mogelijk.
finding-phase-too-large = Fase { $phase } heeft { $need } kaarten nodig, en niemand heeft er ooit meer dan { $most }.
finding-everyone-needs-rounds = Als iedereen elke ronde verder gaat, moet het spel na een vast aantal rondes eindigen.
finding-everyone-needs-order = Als iedereen elke ronde verder gaat, moeten de fasen in de volgorde van de lijst gespeeld worden.
finding-board-needs-track = Als het bord de fasen bepaalt, is er een parcours nodig.
finding-board-needs-last-space = Als het bord de fasen bepaalt, moet het spel op het laatste vakje eindigen.
finding-track-needs-board = Een parcours, twist-kaarten en een einde op het laatste vakje vragen om een bord dat de fasen bepaalt.
finding-unreadable-space = Vakje { $space } van het parcours is niet te lezen bij “{ $part }”. Schrijf nummers van fasen en “twist”.
finding-track-length = Een parcours heeft { $least } tot { $most } vakjes, niet { $have }.
finding-track-ends-numbered = Vakje { $space } ligt aan een uiteinde van het parcours, dus daar hoort het nummer van een fase.
finding-space-without-phase = Vakje { $space } van het parcours hoort bij fase { $phase }, en die staat niet in de lijst.
finding-space-backwards = Vakje { $space } van het parcours gaat terug naar een lagere fase.
finding-twist-without-choice = Het twist-vakje { $space } moet tussen twee verschillende fasen liggen.
finding-track-goal = Het laatste vakje van het parcours moet bij fase { $phase } horen, de laatste van de lijst.
