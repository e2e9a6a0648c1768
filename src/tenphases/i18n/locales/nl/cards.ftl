# De kaart komt als $colour, $number en $role, zoals in het Engelse bestand. card-object staat in zinnen waarin de kaart verplaatst wordt.

card = { $colour ->
    [red] rode { $number }
    [blue] blauwe { $number }
    [yellow] gele { $number }
    [green] groene { $number }
    [wild] { $role ->
        [0] joker
        [red] joker als rood
        [blue] joker als blauw
        [yellow] joker als geel
        [green] joker als groen
       *[other] joker als { $role }
    }
    [skip] skip-kaart
   *[unknown] verborgen kaart
}
card-start = { $colour ->
    [red] De rode { $number }
    [blue] De blauwe { $number }
    [yellow] De gele { $number }
    [green] De groene { $number }
    [wild] Een joker
    [skip] Een skip-kaart
   *[unknown] Een verborgen kaart
}
card-object = { $colour ->
    [wild] een { card }
    [skip] een { card }
    [unknown] een { card }
   *[other] de { card }
}
colour = { $colour ->
    [red] rood
    [blue] blauw
    [yellow] geel
   *[green] groen
}
colour-before = { $colour ->
    [red] rode
    [blue] blauwe
    [yellow] gele
   *[green] groene
}

cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
number = { $number }

group-set = { $count ->
    [one] set van { $size }
   *[other] { count-word } sets van { $size }
}
group-run = { $count ->
    [one] serie van { $size }
   *[other] { count-word } series van { $size }
}
group-colour = { $count ->
    [one] { $size } van één kleur
   *[other] { count-word } keer { $size } van één kleur
}
group-colour-run = { $count ->
    [one] serie van { $size } in één kleur
   *[other] { count-word } series van { $size } in één kleur
}
group-even = { $count ->
    [one] { $size } even nummers
   *[other] { count-word } keer { $size } even nummers
}
group-odd = { $count ->
    [one] { $size } oneven nummers
   *[other] { count-word } keer { $size } oneven nummers
}
group-colour-even = { $count ->
    [one] { $size } even nummers van één kleur
   *[other] { count-word } keer { $size } even nummers van één kleur
}
group-colour-odd = { $count ->
    [one] { $size } oneven nummers van één kleur
   *[other] { count-word } keer { $size } oneven nummers van één kleur
}
count-word = { $count ->
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
   *[other] { $count }
}
group-plus = { $first } + { $second }
phase-title = Fase { $phase }: { $groups }

laid-set = set met nummer { $number }
laid-run = serie van { $low } t/m { $high }
laid-colour = { colour-before } kaarten
laid-colour-run = { colour-before } serie van { $low } t/m { $high }
laid-even = even nummers
laid-odd = oneven nummers
laid-colour-even = { colour-before } even nummers
laid-colour-odd = { colour-before } oneven nummers

list-more = { $first }, { $second }
list-and = { $first } en { $second }
list-or = { $first } of { $second }
