# Kortti tulee muuttujina $colour, $number ja $role kuten englanniksi. card on perusmuoto, card-object tekemisen kohde.

card = { $colour ->
    [red] punainen { $number }
    [blue] sininen { $number }
    [yellow] keltainen { $number }
    [green] vihreä { $number }
    [wild] { $role ->
        [0] jokeri
        [red] jokeri punaisena
        [blue] jokeri sinisenä
        [yellow] jokeri keltaisena
        [green] jokeri vihreänä
       *[other] jokeri { $role }:n tilalla
    }
    [skip] ohituskortti
   *[unknown] piilossa oleva kortti
}
card-start = { $colour ->
    [red] Punainen { $number }
    [blue] Sininen { $number }
    [yellow] Keltainen { $number }
    [green] Vihreä { $number }
    [wild] Jokeri
    [skip] Ohituskortti
   *[unknown] Piilossa oleva kortti
}
card-object = { $colour ->
    [red] punaisen { $number }:n
    [blue] sinisen { $number }:n
    [yellow] keltaisen { $number }:n
    [green] vihreän { $number }:n
    [wild] { $role ->
        [0] jokerin
        [red] jokerin punaisena
        [blue] jokerin sinisenä
        [yellow] jokerin keltaisena
        [green] jokerin vihreänä
       *[other] jokerin { $role }:n tilalle
    }
    [skip] ohituskortin
   *[unknown] piilossa olevan kortin
}
colour = { $colour ->
    [red] punainen
    [blue] sininen
    [yellow] keltainen
   *[green] vihreä
}
colour-plural = { $colour ->
    [red] punaiset
    [blue] siniset
    [yellow] keltaiset
   *[green] vihreät
}

cards = { $count ->
    [one] { $count } kortti
   *[other] { $count } korttia
}
points = { $count ->
    [one] { $count } piste
   *[other] { $count } pistettä
}
number = { $number }

group-set = { $count ->
    [one] { $size } kortin sarja
   *[other] { count-word } { $size } kortin sarjaa
}
group-run = { $count ->
    [one] { $size } kortin suora
   *[other] { count-word } { $size } kortin suoraa
}
group-colour = { $count ->
    [one] { $size } samanväristä korttia
   *[other] { count-word } kertaa { $size } samanväristä korttia
}
group-colour-run = { $count ->
    [one] { $size } kortin samanvärinen suora
   *[other] { count-word } { $size } kortin samanväristä suoraa
}
group-even = { $count ->
    [one] { $size } parillista numeroa
   *[other] { count-word } kertaa { $size } parillista numeroa
}
group-odd = { $count ->
    [one] { $size } paritonta numeroa
   *[other] { count-word } kertaa { $size } paritonta numeroa
}
group-colour-even = { $count ->
    [one] { $size } samanväristä parillista korttia
   *[other] { count-word } kertaa { $size } samanväristä parillista korttia
}
group-colour-odd = { $count ->
    [one] { $size } samanväristä paritonta korttia
   *[other] { count-word } kertaa { $size } samanväristä paritonta korttia
}
count-word = { $count ->
    [2] kaksi
    [3] kolme
    [4] neljä
    [5] viisi
   *[other] { $count }
}
group-plus = { $first } + { $second }
phase-title = Vaihe { $phase }: { $groups }

laid-set = sarja numeroa { $number }
laid-run = suora { $low }–{ $high }
laid-colour = { colour-plural } kortit
laid-colour-run = { colour } suora { $low }–{ $high }
laid-even = parilliset numerot
laid-odd = parittomat numerot
laid-colour-even = { colour-plural } parilliset numerot
laid-colour-odd = { colour-plural } parittomat numerot

list-more = { $first }, { $second }
list-and = { $first } ja { $second }
list-or = { $first } tai { $second }
