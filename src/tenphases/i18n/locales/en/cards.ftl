# Cards, groups, phases, numbers and lists: what other sentences are made of.
# A card comes as $colour (red, blue, yellow, green, wild, skip, unknown), $number and $role (what a laid wild
# stands for: a number, a colour, or 0 for nothing).

card = { $colour ->
    [red] red { $number }
    [blue] blue { $number }
    [yellow] yellow { $number }
    [green] green { $number }
    [wild] { $role ->
        [0] wild
        [red] wild as red
        [blue] wild as blue
        [yellow] wild as yellow
        [green] wild as green
       *[other] wild as { $role }
    }
    [skip] skip
   *[unknown] hidden card
}
card-start = { $colour ->
    [red] Red { $number }
    [blue] Blue { $number }
    [yellow] Yellow { $number }
    [green] Green { $number }
    [wild] A wild
    [skip] A skip
   *[unknown] A hidden card
}
colour = { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
}

cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
number = { $number }

# The groups a phase asks for: $count of them with $size cards each.

group-set = { $count ->
    [one] set of { $size }
   *[other] { count-word } sets of { $size }
}
group-run = { $count ->
    [one] run of { $size }
   *[other] { count-word } runs of { $size }
}
group-colour = { $count ->
    [one] { $size } of one colour
   *[other] { count-word } times { $size } of one colour
}
group-colour-run = { $count ->
    [one] one-colour run of { $size }
   *[other] { count-word } one-colour runs of { $size }
}
group-even = { $count ->
    [one] { $size } even numbers
   *[other] { count-word } times { $size } even numbers
}
group-odd = { $count ->
    [one] { $size } odd numbers
   *[other] { count-word } times { $size } odd numbers
}
group-colour-even = { $count ->
    [one] { $size } even numbers of one colour
   *[other] { count-word } times { $size } even numbers of one colour
}
group-colour-odd = { $count ->
    [one] { $size } odd numbers of one colour
   *[other] { count-word } times { $size } odd numbers of one colour
}
count-word = { $count ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $count }
}
group-plus = { $first } + { $second }
phase-title = Phase { $phase }: { $groups }

# A group that lies on the table.

laid-set = set of { $number }s
laid-run = run from { $low } to { $high }
laid-colour = { colour } cards
laid-colour-run = { colour } run from { $low } to { $high }
laid-even = even numbers
laid-odd = odd numbers
laid-colour-even = { colour } even numbers
laid-colour-odd = { colour } odd numbers

list-more = { $first }, { $second }
list-and = { $first } and { $second }
list-or = { $first } or { $second }
