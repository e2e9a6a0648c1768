"""Moments of a game that a page is looked at in: built by hand, judged by the real rules.

Cards that nobody is shown (draw pile, others' hands) are any cards: only how many there are matters.
"""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from tenphases.rules.cards import Face
from tenphases.rules.moves import CHANCE, Seat
from tenphases.rules.phases import Group, Kind
from tenphases.rules.ruleset import PhaseChoice, Ruleset
from tenphases.rules.state import OwnedGroup, Player, RoundLine, Stage, State

ME: Final = Seat(0)
NAMES: Final = ("Aino", "Bertil", "Chiara", "Daan", "Emma", "Frode")
ODD_NAMES: Final = (
    "Me",
    "<img src=x onerror=alert(1)>",
    "A name of a good many letters indeed " * 5,
    "שלום עולם",  # right to left
    "👩‍👩‍👧‍👦🃏",
    "Me",
)


def faces(text: str) -> tuple[Face, ...]:
    """Return the faces written in a text."""
    return tuple(Face(part) for part in text.split())


def group(owner: int, kind: Kind, text: str, number: int = 0, colour: str = "") -> OwnedGroup:
    return OwnedGroup(Seat(owner), Group(kind, faces(text), number, colour))  # type: ignore[arg-type]


def table(
    hand: str, *, players: int = 4, stage: Stage = Stage.PLAY, turn: int = 0, ruleset: Ruleset | None = None
) -> State:
    """Return a table in the middle of round 4, everyone on phase 2 or 3, with that own hand."""
    others = [
        Player(
            hand=faces("R1 R2 R3 B1 B2 B3 Y1 Y2 Y3 G1"[: 3 * (10 - 2 * (seat % 3)) - 1]),
            done=(1 << seat % 4) - 1,
            total=[85, 140, 35, 215, 60][seat - 1],
            thrown=faces(["G3", "B7", "Y9", "", ""][seat - 1]),
        )
        for seat in range(1, players)
    ]
    return State(
        ruleset=ruleset or Ruleset(),
        dealer=Seat(players - 1),
        players=(Player(hand=faces(hand), done=0b1, total=95), *others),
        stage=stage,
        turn=Seat(turn),
        number=4,
        draw_pile=faces("R1 B2 Y3 G4 R5 B6 Y7 G8 R9 B10 Y11 G12 " * 4),
        discards=(faces("G3 B7 Y9"),),
        first=ME,
        sheet=tuple(line(number, players) for number in (1, 2, 3)),
    )


def line(number: int, players: int, *, out: int = 1) -> RoundLine:
    """Return a line of a sheet; who went out has no points."""
    points = tuple(0 if seat == out else 5 * ((number * 7 + seat * 11) % 19) for seat in range(players))
    totals = tuple(0 if seat == out else p + 35 * (number - 1) for seat, p in enumerate(points))
    return RoundLine(
        number=number,
        phases=tuple(min(9, (number + seat) // 2) for seat in range(players)),
        laid=tuple((number + seat) % 3 != 0 or seat == out for seat in range(players)),
        points=points,
        totals=totals,
        out=Seat(out),
    )


def laid(state: State, seat: int, place: int) -> State:
    """Return the state in which that seat has laid the phase at that place."""
    player = replace(state.players[seat], laid=place, done=state.players[seat].done | 1 << place)
    return replace(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))


MANY: Final = (
    group(0, Kind.SET, "R4 G4 W", 4),
    group(0, Kind.RUN, "B3 Y4 G5 W R7", 3),
    group(1, Kind.SET, "R12 B12 G12", 12),
    group(1, Kind.SET, "Y1 B1 W W", 1),
    group(2, Kind.SET, "Y8 W B8", 8),
    group(2, Kind.RUN, "R5 G6 B7 Y8 R9", 5),
    group(3, Kind.SET, "G10 R10 B10 Y10", 10),
    group(3, Kind.RUN, "R1 B2 Y3 G4", 1),
    group(4, Kind.COLOUR, "B1 B3 B5 W B9 B9 B12", 0, "B"),
    group(5, Kind.RUN, "R2 B3 Y4 G5 W R7 B8 Y9 G10", 2),
)


def draw() -> State:
    return table("R3 R7 B2 B2 B9 Y5 Y12 G6 W S", stage=Stage.DRAW)


def full() -> State:
    """Six players, all have laid, eleven cards."""
    state = table("R3 R8 B2 B2 B4 Y5 Y12 G6 W S R10", players=6)
    for seat, place in enumerate((1, 0, 1, 2, 7, 5)):
        state = laid(state, seat, place)
    waiting = replace(state.players[2], skip_waiting=True, skip_in_front=True)
    return replace(state, groups=MANY, players=(*state.players[:2], waiting, *state.players[3:]))


def saved() -> State:
    """Six players of whom all the others have saved a card."""
    state = table("R3 R8 B2 B2 B4 Y5 Y12 G6 W S R10", players=6, ruleset=Ruleset(saves_a_round=1))
    return replace(state, players=(state.players[0], *(replace(one, saved=faces("Y11")) for one in state.players[1:])))


def rows() -> State:
    """Six players who have hit until their rows were long."""
    run, sets = "R1 B2 Y3 G4 R5 B6 Y7 G8 R9 B10 Y11 G12", "Y8 W B8 R8 G8 Y8"
    more = (
        group(0, Kind.SET, "R4 G4 W B4 Y4 R4 G4 B4", 4),
        *(group(seat, Kind.RUN, run, 1) for seat in (1, 2, 3)),
        group(4, Kind.RUN, "R2 B3 Y4 G5 R6 B7 Y8 G9 R10 B11 Y12", 2),
        group(5, Kind.SET, sets, 8),
    )
    return replace(full(), groups=(*MANY, *more))


def lay() -> State:
    """Phase 2, set of 3 and run of 4, to be laid in several ways."""
    return table("R5 B5 G5 Y5 R2 B3 Y4 G6 W S Y9", players=4)


def long() -> State:
    """Phase 6, a run of 9, to be laid in several ways."""
    state = table("R1 B2 Y3 G4 R5 B6 Y7 G8 R9 B10 W", players=4)
    return replace(state, players=(replace(state.players[0], done=0b11111), *state.players[1:]))


def wilds() -> State:
    """Phase 2 with wilds whose role is open."""
    return table("R5 B5 W W R2 B3 G8 Y11 R11 S Y9", players=3)


def hit() -> State:
    state = laid(table("W B8 Y4 R12 S", players=4), 0, 1)
    return replace(laid(laid(state, 2, 1), 3, 2), groups=(*MANY[:2], *MANY[4:8]))


def skip() -> State:
    return table("R3 S B2 S B9 Y5 Y12 G6 W R11 G1", players=6)


def waiting() -> State:
    return table("R3 R7 B2 B2 B9 Y5 Y12 G6 W S", turn=2)


def choose() -> State:
    state = table(
        "R3 R7 B2 B2 B9 Y5 Y12 G6 W S", stage=Stage.CHOOSE, ruleset=Ruleset(phase_choice=PhaseChoice.BEFORE_PLAY)
    )
    return replace(state, discards=(faces("Y9"),))


def between() -> State:
    """Round 4 is over: someone went out."""
    state = laid(laid(table("R3 W S", players=6, stage=Stage.DEAL), 0, 1), 1, 1)
    out = replace(state.players[1], hand=())
    return replace(
        state,
        turn=CHANCE,
        players=(state.players[0], out, *state.players[2:]),
        groups=MANY[:4],
        out=Seat(1),
        sheet=(*state.sheet, line(4, 6)),
    )


def over() -> State:
    """The game is over after twelve rounds."""
    players = 4
    sheet = tuple(line(number, players, out=number % 4) for number in range(1, 13))
    totals = [0] * players
    lines = []
    for one in sheet:
        totals = [total + points for total, points in zip(totals, one.points, strict=True)]
        lines.append(replace(one, totals=tuple(totals)))
    state = table("R3 W S", players=players, stage=Stage.OVER)
    done = (0b1111111111, 0b111111111, 0b111111, 0b1111111)
    return replace(
        state,
        turn=CHANCE,
        number=12,
        players=tuple(
            replace(player, total=total, done=made)
            for player, total, made in zip(state.players, totals, done, strict=True)
        ),
        sheet=tuple(lines),
        places=((Seat(0),), (Seat(1),), (Seat(3),), (Seat(2),)),
        groups=MANY[:4],
    )


SCENES: Final[dict[str, Callable[[], State]]] = {
    "draw": draw,
    "full": full,
    "lay": lay,
    "long": long,
    "wilds": wilds,
    "hit": hit,
    "skip": skip,
    "waiting": waiting,
    "choose": choose,
    "between": between,
    "over": over,
    "names": full,
    "watch": full,
    "rows": rows,
    "saved": saved,
}
