# Waarom een zet niet mag: wat er mis is, en wat je kunt doen.

refusal-not-your-turn = { $player } is aan de beurt. Wacht tot jij het bent.
refusal-not-in-round = Je doet deze ronde niet mee.
refusal-game-over = Het spel is afgelopen.
refusal-wait-for-deal = De kaarten worden nog gedeeld. Een ogenblik.
refusal-not-now = Dat kan op dit moment van het spel niet.
refusal-wrong-order = Dit zijn niet de kaarten die geschud moeten worden: het moeten er { $need } zijn, en het waren er { $have }.
refusal-choose-first = Kies eerst de fase waar je deze ronde voor gaat.
refusal-phase-not-offered = Je pion staat ergens anders: fase { $phase } kun je daar niet kiezen.
refusal-no-twist-card = Er is geen twist-kaart om te trekken.
refusal-draw-first = Trek eerst een kaart.
refusal-already-drawn = Je hebt deze beurt al een kaart getrokken. Nu kun je neerleggen, aanleggen of een kaart afleggen.
refusal-no-such-pile = { $piles ->
    [one] Er is maar één aflegstapel.
   *[other] Er zijn maar { $piles } aflegstapels.
}
refusal-draw-pile-empty = De trekstapel is leeg en er komt geen nieuwe. Pak de bovenste kaart van de aflegstapel.
refusal-discard-pile-empty = Deze aflegstapel is leeg. Trek van de trekstapel.
refusal-skip-not-taken = Een skip-kaart mag je niet van de aflegstapel pakken. Trek van de trekstapel.
refusal-not-saved = { $colour ->
    [wild] Er ligt geen joker op je spaarstapel.
    [skip] Er ligt geen skip-kaart op je spaarstapel.
   *[other] Er ligt geen { card } op je spaarstapel.
}
refusal-saved-this-round = Je spaarde { card-object } in deze ronde. Vanaf de volgende ronde kun je die trekken.
refusal-not-in-hand = { $colour ->
    [wild] Je hebt hiervoor geen joker meer in je hand.
    [skip] Je hebt hiervoor geen skip-kaart meer in je hand.
   *[other] Je hebt hiervoor geen { card } meer in je hand.
}
refusal-no-such-phase = { $phases ->
    [one] Die fase bestaat niet: dit spel heeft er maar één.
   *[other] Die fase bestaat niet: dit spel heeft er { $phases }.
}
refusal-name-phase = Met deze kaarten kun je meer dan één van je open fasen maken. Zeg welke je neerlegt.
refusal-wrong-phase = Je zit in fase { $phase }. Alleen die kun je nu neerleggen.
refusal-phase-done = Fase { $phase } heb je al gehaald. Kies een andere.
refusal-phase-already-laid = Je fase ligt al op tafel, en het is er één per ronde. Nu kun je aanleggen.
refusal-wrong-groups = { $need ->
    [one] Deze fase is { $need } groep, en je legt er { $have } neer.
   *[other] Deze fase is { $need } groepen die je tegelijk neerlegt, en je legt er { $have } neer.
}
refusal-wrong-kind = { $kind ->
    [set] Groep { $group } moet een set zijn: kaarten met hetzelfde nummer.
    [run] Groep { $group } moet een serie zijn: opeenvolgende nummers.
    [colour] Groep { $group } moet uit kaarten van één kleur bestaan.
    [colour-run] Groep { $group } moet een serie in één kleur zijn.
    [even] Groep { $group } moet uit even nummers bestaan.
    [odd] Groep { $group } moet uit oneven nummers bestaan.
    [colour-even] Groep { $group } moet uit even nummers van één kleur bestaan.
   *[colour-odd] Groep { $group } moet uit oneven nummers van één kleur bestaan.
}
refusal-group-too-short = Groep { $group } heeft { $need } kaarten nodig, en heeft er maar { $have }.
refusal-group-too-long = Groep { $group } moet precies { $need } kaarten hebben, en heeft er { $have }. Leg eerst de fase neer en leg daarna de rest aan.
refusal-skip-in-group = Een skip-kaart kan niet in een groep. Haal hem uit groep { $group }.
refusal-number-undeclared = Zeg waar de jokers in groep { $group } voor staan.
refusal-out-of-range = Groep { $group } zou van { $low } t/m { $high } lopen, maar de nummers gaan alleen van 1 t/m 12.
refusal-card-does-not-fit = { card-start } past niet in groep { $group }.
refusal-no-natural-in-group = Groep { $group } heeft minstens één genummerde kaart nodig. Alleen jokers is niet genoeg.
refusal-no-natural-in-phase = De fase heeft minstens één genummerde kaart nodig. Alleen jokers is niet genoeg.
refusal-too-many-wilds = { $most ->
    [0] De fase moet zonder jokers worden neergelegd, en deze heeft er { $have }.
    [one] De fase mag met hoogstens één joker worden neergelegd, en deze heeft er { $have }.
   *[other] De fase mag met hoogstens { $most } jokers worden neergelegd, en deze heeft er { $have }.
}
refusal-hit-before-phase = Je kunt pas aanleggen als je eigen fase op tafel ligt.
refusal-no-such-group = Die groep ligt niet op tafel.
refusal-hit-others-later = In de beurt waarin je je fase neerlegt, kun je alleen bij je eigen groepen aanleggen. Bij de anderen kan het vanaf je volgende beurt.
refusal-hit-with-skip = Een skip-kaart kun je niet aanleggen. Leg hem af om iemand over te slaan.
refusal-hit-does-not-fit = { card-start } past niet bij deze groep.
refusal-hit-not-at-end = { card-start } past niet: deze serie gaat verder met { $ends }.
refusal-run-full = Deze serie loopt al van 1 t/m 12. Er past geen kaart meer bij.
refusal-role-needed = Zeg wat de joker moet zijn: { $ends }.
refusal-laid-stays = Wat ligt, blijft liggen. Een joker op tafel houdt zijn plaats tot de ronde voorbij is.
refusal-keep-a-discard = Je laatste kaart moet je afleggen. Houd er daar één voor over.
refusal-no-save-pile = In dit spel worden geen kaarten gespaard.
refusal-saved-enough = { $most ->
    [one] Je hebt in deze ronde al een kaart gespaard.
   *[other] Je hebt in deze ronde al { $most } kaarten gespaard.
}
refusal-save-pile-full = Je spaarstapel is vol: er passen er hoogstens { $most } op.
refusal-save-last-card = Je kunt niet uit zijn door een kaart te sparen.
refusal-too-few-to-deal = Als er nog een kaart gespaard wordt, zijn er te weinig om de volgende ronde te delen.
refusal-refill-pile = Je hebt aflegstapel { $pile } leeggemaakt, dus daar leg je af.
refusal-play-the-skip = Een skip-kaart leg je niet zomaar af. Sla er iemand mee over: daarmee eindigt je beurt ook.
refusal-name-target = Zeg wie je wilt overslaan.
refusal-no-such-target = Daar zit deze ronde niemand. Kies iemand anders.
refusal-not-oneself = Je kunt jezelf niet overslaan. Kies iemand anders.
refusal-skip-hits-next = Hier treft een skip-kaart altijd de volgende speler, en dat is { $player }.
refusal-skip-waiting = Er ligt al een skip-kaart klaar voor { $player }. Kies iemand anders, of leg een andere kaart af.
refusal-skipped-this-lap = { $player } is dit rondje om de tafel al overgeslagen. Kies iemand anders, of leg een andere kaart af.
refusal-skipped-last = { $player } is als laatste overgeslagen, en niemand wordt twee keer achter elkaar overgeslagen. Kies iemand anders, of leg een andere kaart af.
