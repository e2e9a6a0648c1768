# A table's own rules: the editor, what is said while editing, files, random lists of phases.

editor-heading = Your own rules
editor-about = Change any rule and make your own list of phases. Everything is checked as you go.
editor-name = Name
editor-name-none = Our own rules
editor-start = Start from
editor-start-keep = what is here now
editor-start-own = Saved on this device
editor-undo = Back to what was here before

editor-phases = Phases
editor-phases-about = Write a phase as set3 + run4 or in words, such as set of 3 + run of 4. A whole list can be pasted.
editor-one-by-one = One by one
editor-as-text = As text
editor-all-phases = All phases, one on each line
editor-phase = Phase { $number }
editor-phase-new = New phase
editor-move = Move phase { $number }
editor-move-about = Drag it, or use the arrow keys.
editor-more = More for phase { $number }
editor-up = Up
editor-down = Down
editor-duplicate = Duplicate
editor-remove = Remove
editor-add = Add a phase
editor-group = Group
editor-cards = Cards
editor-group-add = Add group
editor-moved = The phase is now number { $place } of { $count }.
editor-removed = The phase is removed.
editor-back = Put it back
editor-turns = { $turns ->
    [one] about { $turns } turn
   *[other] about { $turns } turns
}
editor-turns-exact = { $turns ->
    [one] { $turns } turn, give or take { $error }
   *[other] { $turns } turns, give or take { $error }
}
editor-turns-coming = How hard it is is being worked out …
editor-turns-all = Together about { $turns } turns. The classic list takes about { $classic }.
editor-turns-about = So many turns a steady player needs on average who plays alone and draws from the draw pile only: found by playing it many times. At a table it goes a little faster, for one may take discards.

editor-part-deal = Cards and dealing
editor-part-draw = Drawing and turning up
editor-part-lay = Laying and hitting
editor-part-skips = Skips
editor-part-points = Points
editor-part-end = Going on and winning
editor-part-more = More rules
editor-usual = Standard: { $value }
editor-usual-back = Back to standard: { $switch }
editor-lines = One on each line
editor-none = none

editor-notes = What there is to say
editor-fine = These rules can be played.
editor-checking = Checking …
editor-unchecked = The server cannot be reached now. What you wrote is kept here, and checked as soon as it answers.
editor-errors = { $count ->
    [one] One thing has to be changed before you can play by these rules.
   *[other] { $count } things have to be changed before you can play by these rules.
}
editor-warnings = { $count ->
    [one] These rules can be played. There is one thing to know.
   *[other] These rules can be played. There are { $count } things to know.
}
editor-error = Has to be changed
editor-warning = Good to know
editor-hint = By the way
editor-line = Line { $number }
editor-go-there = Go there

editor-keep = Keep and pass on
editor-save = Save on this device
editor-saved = “{ $name }” is saved on this device.
editor-forget = Delete “{ $name }”
editor-forgotten = “{ $name }” is deleted.
editor-share = Share a link
editor-copied = The link is copied.
editor-link = Link to these rules
editor-file = Save as { $form }
editor-load = Load a file
editor-loaded = The file is loaded.
editor-file-wrong = This file could not be loaded. Your rules are as they were.
editor-link-wrong = This link holds no rules that can be read. It may not be whole.

editor-random = A random list of phases
editor-random-about = As hard as the classic list, and harder from phase to phase. The same number always gives the same list.
editor-seed = Number
editor-count = How many phases
editor-kinds = Groups
editor-kinds-classic = sets, runs and colours
editor-kinds-every = every kind there is
editor-make = Make this list
editor-another = Another one

editor-use = Use these rules
editor-open = Open a table with these rules
editor-home = Back to the start

advice-same-phase = Phase { $phase } asks for the same as phase { $other }.
advice-very-long = Phase { $phase } takes a steady player about { $turns } turns. Rounds will be very long.
advice-harder-before = Phase { $phase } is much easier than phase { $other } before it.
advice-too-many-for = There are cards enough for at most { $most } players.
advice-short-pile = { $cards ->
    [one] With { $players } players only { $cards } card is left in the draw pile after the deal.
   *[other] With { $players } players only { $cards } cards are left in the draw pile after the deal.
}
advice-no-wilds = “{ $switch }” has no effect, as there are no wilds in the deck.
advice-no-skips = “{ $switch }” has no effect, as there are no skips in the deck.
advice-no-ties = “{ $switch }” has no effect: whoever lays the last phase first has won alone.

rules-file-not-a-file = The file is empty, or no text.
rules-file-bad-json = As JSON, it cannot be read any further than line { $line }, column { $column }.
rules-file-bad-toml = As TOML, it cannot be read any further than line { $line }, column { $column }.
rules-file-other-format = It says nothing of the rules of this game.
rules-file-too-new = It was written by a newer version of this program.
rules-file-bad-name = Its name is no text, or too long.
rules-file-no-such-preset = It starts from “{ $name }”, and there are no rules of that name.
rules-file-no-such-variant = It names the variant “{ $name }”, and there is none of that name.
rules-file-no-such-switch = It sets “{ $name }”, and there is no such rule.
rules-file-bad-switch-value = It sets “{ $name }” to something that this rule cannot be.

cli-rules-about = Check a file of a table’s own rules, or compare it with a preset.
cli-rules-status = Exit status of check: 0 if the rules can be played, 1 if not, 2 if the file cannot be read. Of compare: 0 if there is no difference, 1 if there is one, 2 as before.
cli-rules-what = check: say all there is to say about the rules; compare: say in what they differ from a preset
cli-rules-file = the file, TOML or JSON, as the page saves it; standard input if left out
cli-rules-preset = the preset to compare with; standard if left out
cli-rules-players = how many play; two to six if left out
cli-rules-same = No different from: { $preset }
cli-rules-apart = Different from: { $preset }
cli-phases-about = Print a random list of phases, as hard as the classic one. The same seed always gives the same list.
cli-phases-seed = a number that stands for the list
cli-phases-kinds = classic: sets, runs and colours; every: every kind of group
