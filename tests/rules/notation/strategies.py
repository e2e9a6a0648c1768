"""Values of the rules for hypothesis, sensible or not: whatever a client may send has to have a text."""

from typing import Final

from hypothesis import strategies as st

from tenphases.rules.cards import COLOURS, FACES, HIGHEST, NO_COLOUR, NUMBERED, UNKNOWN, WILD, Face, twist_face
from tenphases.rules.moves import (
    ChoosePhase,
    Deal,
    Discard,
    Draw,
    DrawSaved,
    DrawTwist,
    GroupId,
    Hit,
    LayPhase,
    PlaySkip,
    Reshuffle,
    Save,
    Seat,
    Swap,
    Take,
)
from tenphases.rules.notation.moves import Scene
from tenphases.rules.phases import Group, Kind
from tenphases.rules.ruleset import Points, Ruleset

SEATS: Final = st.integers(0, 5).map(Seat)
CARDS: Final = st.sampled_from(FACES)
TWISTS: Final = st.integers(0, 40).map(twist_face)
HANDS: Final = st.lists(CARDS, max_size=13).map(tuple)
SOME_CARDS: Final = st.lists(st.sampled_from((*FACES, UNKNOWN)), max_size=13).map(tuple)
SMALL: Final = st.integers(-3, 15)

ANY_GROUPS: Final = st.builds(
    Group,
    kind=st.sampled_from(Kind),
    cards=st.lists(st.one_of(CARDS, st.just(WILD)), max_size=13).map(tuple),
    number=SMALL,
    colour=st.sampled_from((*COLOURS, NO_COLOUR)),
)


@st.composite
def runs(draw: st.DrawFn) -> Group:
    """A run that can be, with wilds anywhere."""
    low = draw(st.integers(1, HIGHEST - 1))
    high = draw(st.integers(low + 1, HIGHEST))
    cards = [
        WILD if draw(st.booleans()) else Face(f"{draw(st.sampled_from(COLOURS))}{number}")
        for number in range(low, high + 1)
    ]
    return Group(Kind.RUN, tuple(cards), low)


@st.composite
def sets(draw: st.DrawFn) -> Group:
    """A set that can be, with wilds anywhere."""
    number = draw(st.integers(1, HIGHEST))
    faces = [Face(f"{colour}{number}") for colour in COLOURS]
    return Group(Kind.SET, tuple(draw(st.lists(st.sampled_from((*faces, WILD)), min_size=2, max_size=9))), number)


GROUPS: Final = st.one_of(ANY_GROUPS, runs(), sets())

SCENES: Final = st.builds(
    Scene,
    numbers=st.lists(st.integers(1, 40), unique=True, max_size=12).map(tuple),
    owners=st.lists(SEATS, max_size=8).map(tuple),
)
PLACES: Final = st.integers(-2, 14)
GROUP_IDS: Final = st.integers(-2, 10).map(GroupId)

MOVES: Final = st.one_of(
    st.builds(Draw),
    st.builds(Take, st.integers(0, 3)),
    st.builds(DrawSaved, CARDS),
    st.builds(DrawTwist),
    st.builds(Save, CARDS),
    st.builds(LayPhase, st.lists(GROUPS, max_size=3).map(tuple), st.one_of(st.none(), PLACES)),
    st.builds(Hit, CARDS, GROUP_IDS, st.one_of(st.none(), SMALL)),
    st.builds(Swap, CARDS, GROUP_IDS),
    st.builds(Discard, CARDS, st.integers(0, 3)),
    st.builds(PlaySkip, st.one_of(st.none(), SEATS)),
    st.builds(ChoosePhase, PLACES),
    st.builds(Deal, st.lists(st.one_of(CARDS, TWISTS), max_size=13).map(tuple)),
    st.builds(Reshuffle, HANDS),
)

RULESETS: Final = st.builds(
    Ruleset,
    phases=st.lists(
        st.sampled_from(("set3 + set3", "2: set3+run4", "run7", "4: colour-run5", "what", "colour-odd4 + even2", "")),
        max_size=5,
    ).map(tuple),
    hand_size=st.integers(-1, 12),
    max_wilds_laid=st.one_of(st.none(), st.integers(0, 3)),
    track=st.sampled_from(("", "1 1 twist 2", "1  2", "1; what", " ", '"')),
    twist_cards=st.lists(st.sampled_from(("set3", "run4+set2", "11: run7", "what")), max_size=3).map(tuple),
    points=st.builds(Points, low=st.integers(-5, 30), skip=st.integers(0, 50)),
)
NATURAL: Final = st.sampled_from(NUMBERED)
