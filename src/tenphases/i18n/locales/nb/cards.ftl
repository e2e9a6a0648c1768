# Kortet kommer som $colour, $number og $role, som i den engelske fila. card-object står i setninger der kortet flyttes.

card = { $colour ->
    [red] rød { $number }
    [blue] blå { $number }
    [yellow] gul { $number }
    [green] grønn { $number }
    [wild] { $role ->
        [0] joker
        [red] joker som rød
        [blue] joker som blå
        [yellow] joker som gul
        [green] joker som grønn
       *[other] joker som { $role }
    }
    [skip] skip-kort
   *[unknown] skjult kort
}
card-start = { $colour ->
    [red] Rød { $number }
    [blue] Blå { $number }
    [yellow] Gul { $number }
    [green] Grønn { $number }
    [wild] En joker
    [skip] Et skip-kort
   *[unknown] Et skjult kort
}
card-object = { $colour ->
    [wild] { $role ->
        [0] en joker
        [red] en joker som rød
        [blue] en joker som blå
        [yellow] en joker som gul
        [green] en joker som grønn
       *[other] en joker som { $role }
    }
    [skip] et skip-kort
    [unknown] et skjult kort
   *[other] { card }
}
card-definite = { $colour ->
    [wild] jokeren
    [skip] skip-kortet
    [unknown] det skjulte kortet
   *[other] { card }
}
colour = { $colour ->
    [red] rød
    [blue] blå
    [yellow] gul
   *[green] grønn
}
colour-plural = { $colour ->
    [red] røde
    [blue] blå
    [yellow] gule
   *[green] grønne
}

cards = { $count } kort
points = { $count } poeng
number = { $number }

group-set = { $count ->
    [one] sett på { $size }
   *[other] { count-word } sett på { $size }
}
group-run = { $count ->
    [one] sekvens på { $size }
   *[other] { count-word } sekvenser på { $size }
}
group-colour = { $count ->
    [one] { $size } i én farge
   *[other] { count-word } ganger { $size } i én farge
}
group-colour-run = { $count ->
    [one] sekvens på { $size } i én farge
   *[other] { count-word } sekvenser på { $size } i én farge
}
group-even = { $count ->
    [one] { $size } partall
   *[other] { count-word } ganger { $size } partall
}
group-odd = { $count ->
    [one] { $size } oddetall
   *[other] { count-word } ganger { $size } oddetall
}
group-colour-even = { $count ->
    [one] { $size } partall i én farge
   *[other] { count-word } ganger { $size } partall i én farge
}
group-colour-odd = { $count ->
    [one] { $size } oddetall i én farge
   *[other] { count-word } ganger { $size } oddetall i én farge
}
count-word = { $count ->
    [2] to
    [3] tre
    [4] fire
    [5] fem
   *[other] { $count }
}
group-plus = { $first } + { $second }
phase-title = Fase { $phase }: { $groups }

laid-set = sett med { $number }-ere
laid-run = sekvens fra { $low } til { $high }
laid-colour = { colour-plural } kort
laid-colour-run = { colour } sekvens fra { $low } til { $high }
laid-even = partall
laid-odd = oddetall
laid-colour-even = { colour-plural } partall
laid-colour-odd = { colour-plural } oddetall

list-more = { $first }, { $second }
list-and = { $first } og { $second }
list-or = { $first } eller { $second }
