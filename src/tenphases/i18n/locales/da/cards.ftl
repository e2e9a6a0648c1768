# Kortet kommer som $colour, $number og $role, som i den engelske fil. card-object står, hvor kortet flyttes.

card = { $colour ->
    [red] rød { $number }
    [blue] blå { $number }
    [yellow] gul { $number }
    [green] grøn { $number }
    [wild] { $role ->
        [0] joker
        [red] joker som rød
        [blue] joker som blå
        [yellow] joker som gul
        [green] joker som grøn
       *[other] joker som { $role }
    }
    [skip] spring over-kort
   *[unknown] skjult kort
}
card-start = { $colour ->
    [red] Rød { $number }
    [blue] Blå { $number }
    [yellow] Gul { $number }
    [green] Grøn { $number }
    [wild] En joker
    [skip] Et spring over-kort
   *[unknown] Et skjult kort
}
card-object = { $colour ->
    [wild] { $role ->
        [0] en joker
        [red] en joker som rød
        [blue] en joker som blå
        [yellow] en joker som gul
        [green] en joker som grøn
       *[other] en joker som { $role }
    }
    [skip] et spring over-kort
    [unknown] et skjult kort
   *[other] { card }
}
card-definite = { $colour ->
    [wild] jokeren
    [skip] spring over-kortet
    [unknown] det skjulte kort
   *[other] { card }
}
colour = { $colour ->
    [red] rød
    [blue] blå
    [yellow] gul
   *[green] grøn
}
colour-plural = { $colour ->
    [red] røde
    [blue] blå
    [yellow] gule
   *[green] grønne
}

cards = { $count } kort
points = { $count } point
number = { $number }

group-set = { $count ->
    [one] sæt på { $size }
   *[other] { count-word } sæt på { $size }
}
group-run = { $count ->
    [one] række på { $size }
   *[other] { count-word } rækker på { $size }
}
group-colour = { $count ->
    [one] { $size } i én farve
   *[other] { count-word } gange { $size } i én farve
}
group-colour-run = { $count ->
    [one] række på { $size } i én farve
   *[other] { count-word } rækker på { $size } i én farve
}
group-even = { $count ->
    [one] { $size } lige tal
   *[other] { count-word } gange { $size } lige tal
}
group-odd = { $count ->
    [one] { $size } ulige tal
   *[other] { count-word } gange { $size } ulige tal
}
group-colour-even = { $count ->
    [one] { $size } lige tal i én farve
   *[other] { count-word } gange { $size } lige tal i én farve
}
group-colour-odd = { $count ->
    [one] { $size } ulige tal i én farve
   *[other] { count-word } gange { $size } ulige tal i én farve
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

laid-set = sæt med { $number }’ere
laid-run = række fra { $low } til { $high }
laid-colour = { colour-plural } kort
laid-colour-run = { colour } række fra { $low } til { $high }
laid-even = lige tal
laid-odd = ulige tal
laid-colour-even = { colour-plural } lige tal
laid-colour-odd = { colour-plural } ulige tal

list-more = { $first }, { $second }
list-and = { $first } og { $second }
list-or = { $first } eller { $second }
