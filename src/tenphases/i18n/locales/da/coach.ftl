# Træneren: hints i tre dybder, analysen af et spil, øvelse. $player er et navn; hvor der tales om et kort, er $colour
# og $number givet, som i cards.ftl. $percent er af hundrede.

coach-title = Træneren
coach-percent = { $percent } %
coach-thinking = Træneren ser på dine kort …
coach-nothing = Der er intet at beslutte nu. Spørg igen, når det er din tur.
coach-gone-on = Spillet er gået videre, siden du spurgte.
coach-ask-again = Spørg igen
coach-look = Hvor du bør se
coach-the-idea = Ideen
coach-the-move = Trækket
coach-show-idea = Vis ideen
coach-show-move = Vis trækket
coach-why = Hvorfor
coach-others = Hvad det er værd sammenlignet med de andre
coach-about = Lavet af det, du kan se, aldrig af skjulte kort. Chancerne gælder, hvis alle ved bordet spiller videre som træneren.
coach-column-soon = Fase inden for tre ture
coach-column-turns = Ture til fasen
coach-column-win = Vinder runden
coach-best = bedst
coach-equal = lige så godt
coach-given = giver { $percent } % af en runde væk

# Træk

coach-move-draw = Træk fra trækbunken
coach-move-take = Tag { card-definite } fra afkastbunken
coach-move-lay = Læg fasen ned
coach-move-hit = Byg på med { card-definite }
coach-move-discard = Kast { card-definite }
coach-move-skip = Spil et spring over-kort mod { $player }
coach-move-skip-nobody = Kast spring over-kortet
coach-move-choose = Vælg fase { $phase }
coach-move-save = Spar { card-definite }
coach-move-saved = Træk et kort, som du har sparet
coach-move-twist = Træk et twist-kort

# Hvor du kan se

coach-nudge-choose = Hvilken fase er dine kort nærmest, efter hvor svær den er?
coach-nudge-discards = Se på afkastbunken først. Ville det øverste kort bringe din fase nærmere?
coach-nudge-discards-laid = Se på afkastbunken og på bordet. Ville det øverste kort passe noget sted?
coach-nudge-only = Her er der ikke noget valg.
coach-nudge-lay = Tæl dine grupper en gang til.
coach-nudge-hit = Se på grupperne på bordet og så på din hånd.
coach-nudge-skip = Hvem bør helst ikke få den næste tur?
coach-nudge-next = Før du kaster, så tænk på { $player }, der spiller efter dig.
coach-nudge-points = Hvad ville du sidde tilbage med, hvis nogen gik ud nu?
coach-nudge-spare = Hvilke af dine kort har fasen brug for, og hvilke ikke?
coach-nudge-saved = Se også på din sparebunke.
coach-nudge-equal = Her gør det næsten ingen forskel.

# Ideen

coach-idea-choose = Tag den fase, som du mangler færrest kort til, og hellere en svær end en let, der er lige så nær.
coach-idea-take = Et kort, der helt sikkert hjælper, er mere værd end et ukendt.
coach-idea-draw = Det, der ikke bringer dig et kort nærmere, er ikke værd at tage: Et ukendt kort kan gøre det.
coach-idea-lay = Læg ned, så snart du kan: Fra da af tæller fasen, og der kan bygges på.
coach-idea-hit = Byg på med det, der passer, før du kaster.
coach-idea-skip = Lad { $player } sidde over i næste tur.
coach-idea-safe = Kast noget, som { $player } ikke kan bruge.
coach-idea-points = Kast et dyrt kort blandt dem, du kan undvære.
coach-idea-spare = Kast et kort, som din fase ikke har brug for.
coach-idea-saved = Et sparet kort bruges, hvor det helt sikkert hjælper, og et kort spares, som kan blive nyttigt senere.
coach-idea-equal = Flere kort er lige gode at kaste. Vælg et, som din fase ikke har brug for.

# Grunde

coach-reason-progress = Din fase kan bruge { card-definite }. Uden det kort, du kaster, bringer { $useful } af { $unseen } usete kort dig stadig nærmere.
coach-reason-spare = Din fase har ikke brug for det: { $useful } af { $unseen } usete kort bringer dig nærmere bagefter.
coach-reason-feeding-laid = { $player } spiller efter dig, har lagt ned og kan bygge på med { card-definite }.
coach-reason-feeding-taken = { $player } spiller efter dig og har taget det tal før, så behold { card-definite }.
coach-reason-feeding-phase = { $player } spiller efter dig og kan have brug for { card-definite } til fasen.
coach-reason-points = Det tæller { $points } point, hvis nogen går ud før dig.
coach-reason-counting = Kort, der ligger åbent, kommer ikke mere. Af de { $unseen } usete hjælper { $useful }.
coach-reason-wild-kept = En joker passer overalt, så den bliver.
coach-reason-skip = { $player } mister en tur ved det.
coach-reason-skip-laid = { $player } har lagt ned, har { $count } kort og mister en tur ved det.
coach-reason-take-nearer = { card-start } bringer dig helt sikkert nærmere: { $missing ->
    [0] Så mangler intet.
   *[other] Så mangler { $missing } kort.
}
coach-reason-take-fits = { card-start } kan bruges med det samme.
coach-reason-pile = { card-start } bringer dig ikke nærmere. Et kort fra trækbunken kan gøre det.
coach-reason-only = Der er ikke andet at gøre.
coach-reason-lay = Når fasen ligger på bordet, tæller den, og du kan bygge på.
coach-reason-hit = Det, der ligger på bordet, koster ikke noget, og runden kan slutte når som helst.
coach-reason-go-out = Du går ud med det.
coach-reason-nearest = { $missing ->
    [0] Til fase { $phase } mangler intet.
   *[other] Til fase { $phase } mangler { $missing } kort.
}
coach-reason-saved = { card-start }, som du har sparet, hjælper helt sikkert.
coach-reason-save = { card-start } kan være mere værd i en senere runde.
coach-reason-onward = Med det kommer din brik længst i gennemsnit.
coach-reason-equal = { $count ->
    [one] Et andet kort er lige så godt.
   *[other] { $count } andre er lige så gode.
}

# Efter spillet

analysis-title = Hvad træneren siger
analysis-about = Hver beslutning bedømmes efter det, spilleren kunne vide dengang. Held tælles for sig.
analysis-begin = Få spillet analyseret
analysis-under-way = Træneren gennemgår spillet: { $percent } %
analysis-failed = Analysen kom ikke.
analysis-of = Spiller
analysis-good = { $count ->
    [one] { $good } af { $count } beslutning var lige så god som den bedste.
   *[other] { $good } af { $count } beslutninger var lige så gode som de bedste.
}
analysis-given = { $rounds ->
    [one] Givet væk med resten: { $rounds } runde.
   *[other] Givet væk med resten: { $rounds } runder.
}
analysis-hope = { $hope ->
    [one] Med hænderne, som de blev givet, kunne man vente at vinde { $hope } runde; det blev { $won }.
   *[other] Med hænderne, som de blev givet, kunne man vente at vinde { $hope } runder; det blev { $won }.
}
analysis-draws = Af { $draws } kort fra trækbunken hjalp { $helped }; man kunne vente { $expected }.
analysis-worst = Her blev mest givet væk
analysis-finest = Gode fund
analysis-nothing = Intet værd at nævne blev givet væk.
analysis-moment = Runde { $round }: { $move }
analysis-better = Bedre: { $move }.
analysis-cost = Det kostede { $percent } % af en runde.
analysis-show = Vis dette øjeblik
analysis-by-phase = Fase for fase
analysis-phases = Runde for runde
analysis-column-rounds = Runder
analysis-column-turns = Ture (sædvanligt)
analysis-column-missing = Manglede, da der var givet (sædvanligt)
analysis-column-helped = Nyttige træk (forventet)
analysis-column-given = Givet væk
analysis-beside = { $value } ({ $usual })
analysis-practise = Øv dig på disse stillinger
analysis-won = gik ud

# Øvelse

practice-title = Øvelse
practice-kind = Hvad du vil øve
practice-play = Hvordan ville du spille?
practice-count = Hvor mange mangler?
practice-own = Opgaver fra dit eget spil
practice-number = Opgave { $number }
practice-ask-draw = Det er din tur. Hvor trækker du fra?
practice-ask-play = Det er din tur. Hvad gør du?
practice-ask-count = Hvor mange kort mangler til { $phase }?
practice-others = De andre
practice-other = { $player }: fase { $phase }, { $cards } kort på hånden
practice-other-laid = { $player }: fase { $phase } lagt ned, { $cards } kort på hånden
practice-other-took = { $player } tog: { $cards }
practice-top = I afkastbunken
practice-hand = Din hånd
practice-table = På bordet
practice-phase = Din fase
practice-seat = Spiller { $number }
practice-next-player = spiller efter dig
practice-right = Det er, hvad træneren ville gøre.
practice-equal = Lige så godt. Træneren ville sige: { $move }.
practice-close = Næsten lige så godt: Det giver { $percent } % af en runde væk. Bedre: { $move }.
practice-wrong = Det giver { $percent } % af en runde væk. Bedre: { $move }.
practice-count-right = Rigtigt: { $missing } kort mangler.
practice-count-wrong = Ikke helt: { $missing } kort mangler.
practice-groups = En af måderne at se det på:
practice-lacking = mangler
practice-next = Næste
practice-result = { $good } af { $count } indtil nu
practice-failed = Opgaven kom ikke.
practice-number-missing = { $count } kort
