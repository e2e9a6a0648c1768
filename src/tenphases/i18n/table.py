"""What is said at a table while it plays: a line for each event.

Events come in as plain values, as they stand in a message. The page has ``web/app/story.js`` for this. Cards,
phases and refusals are in ``words``.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tenphases.i18n.catalog import Value
from tenphases.i18n.words import Words, phase_number

Plain = Mapping[str, Any]
"""An event with its fields by name, and its ``type``."""


@dataclass(frozen=True, slots=True)
class Scene:
    """Of whom and to whom is spoken: names by seat, the reader's seat, the phases' texts, the owners of the groups."""

    names: Sequence[str]
    me: int | None = None
    phases: Sequence[str] = ()
    owners: Sequence[int] = ()

    def phase(self, place: int) -> int:
        """Return the number the players know the phase at that place of the list by."""
        return phase_number(self.phases[place] if place < len(self.phases) else "", place)


@dataclass(frozen=True, slots=True)
class _Line:
    """A sentence to be said: its key, who acts (None for nobody) and its variables."""

    key: str
    seat: int | None
    args: dict[str, Value]


def line(words: Words, event: Plain, scene: Scene) -> str | None:
    """Return the log's line for an event, None for one that needs none."""
    told = _TELL[event["type"]](words, event, scene) if event["type"] in _TELL else None
    return None if told is None else _said(words, told, scene)


def _said(words: Words, told: _Line, scene: Scene) -> str:
    if told.seat is None:
        return words.say(told.key, **told.args)
    if told.seat == scene.me:
        return words.say(f"{told.key}-you", **told.args)
    return words.say(told.key, player=words.player(told.seat, scene.names), **told.args)


def _called(words: Words, seat: int, scene: Scene) -> str:
    return words.say("you") if seat == scene.me else words.player(seat, scene.names)


def _all(words: Words, seats: Sequence[int], scene: Scene) -> str:
    return words.listed([_called(words, seat, scene) for seat in seats], "and")


def _round_began(_words: Words, event: Plain, _scene: Scene) -> _Line:
    if event.get("tie_break"):
        return _Line("log-tie-break-began", event["dealer"], {})
    return _Line("log-round-began", event["dealer"], {"number": event["number"]})


def _turned_up(_words: Words, event: Plain, _scene: Scene) -> _Line:
    return _Line("log-turned-up", None, {"face": event["card"], "buried": len(event.get("buried", ()))})


def _card_hit(words: Words, event: Plain, scene: Scene) -> _Line:
    seat, group = event["seat"], event["group"]
    args: dict[str, Value] = {"face": event["card"], "role": event.get("number", 0)}
    owner = scene.owners[group] if group < len(scene.owners) else seat
    if owner == seat:
        return _Line("log-card-hit-own", seat, args)
    if owner == scene.me:
        return _Line("log-card-hit-on-you", None, args | {"player": words.player(seat, scene.names)})
    return _Line("log-card-hit", seat, args | {"owner": words.player(owner, scene.names)})


def _skip_played(words: Words, event: Plain, scene: Scene) -> _Line:
    seat, target = event["seat"], event["target"]
    if target is None:
        return _Line("log-skip-discarded", seat, {})
    if target == scene.me:
        return _Line("log-skip-played-on-you", None, {"player": words.player(seat, scene.names)})
    return _Line("log-skip-played", seat, {"target": words.player(target, scene.names)})


def _round_scored(words: Words, event: Plain, scene: Scene) -> _Line:
    each = [
        words.say("log-points", player=_called(words, seat, scene), points=points)
        for seat, points in enumerate(event["points"])
    ]
    return _Line("log-round-scored", None, {"points": words.listed(each)})


def _round_told(words: Words, event: Plain, scene: Scene) -> _Line:
    """Tell points, or on a board where the pawns stand now."""
    pawns = event.get("pawns") or ()
    if not pawns or any(event["totals"]):
        return _round_scored(words, event, scene)
    each = [
        words.say("log-pawn", player=_called(words, seat, scene), space=space + 1) for seat, space in enumerate(pawns)
    ]
    return _Line("log-pawns", None, {"spaces": words.listed(each)})


def _game_ended(words: Words, event: Plain, scene: Scene) -> _Line:
    winners = event["places"][0]
    if len(winners) == 1:
        return _Line("log-game-ended", winners[0], {})
    return _Line("log-game-shared", None, {"players": _all(words, winners, scene)})


def _plain(key: str) -> Callable[[Words, Plain, Scene], _Line]:
    return lambda _words, _event, _scene: _Line(key, None, {})


def _acted(key: str) -> Callable[[Words, Plain, Scene], _Line]:
    return lambda _words, event, _scene: _Line(key, event["seat"], {})


def _with_card(key: str) -> Callable[[Words, Plain, Scene], _Line]:
    return lambda _words, event, _scene: _Line(key, event["seat"], {"face": event["card"]})


def _with_phase(key: str) -> Callable[[Words, Plain, Scene], _Line]:
    return lambda _words, event, scene: _Line(key, event["seat"], {"phase": scene.phase(event["phase"])})


_TELL: Final[dict[str, Callable[[Words, Plain, Scene], _Line]]] = {
    "GameStarted": _plain("log-game-started"),
    "RoundBegan": _round_began,
    "Dealt": _plain("log-dealt"),
    "YouWereDealt": _plain("log-dealt"),
    "TheyWereDealt": _plain("log-dealt"),
    "TurnedUp": _turned_up,
    "FirstTurnSkipped": _acted("log-first-turn-skipped"),
    "PhaseChosen": _with_phase("log-phase-chosen"),
    "TwistDrawn": _with_phase("log-twist-drawn"),
    "TurnLost": _acted("log-turn-lost"),
    "PileRanOut": _plain("log-pile-ran-out"),
    "PileRenewed": lambda _w, event, _s: _Line("log-pile-renewed", None, {"count": event["draw_pile"]}),
    "Reshuffled": lambda _w, event, _s: _Line("log-pile-renewed", None, {"count": len(event["draw_pile"])}),
    "DrewFromPile": _with_card("log-drew-card"),
    "YouDrew": _with_card("log-drew-card"),
    "TheyDrew": _acted("log-drew"),
    "TookDiscard": _with_card("log-took-discard"),
    "DrewSaved": _with_card("log-drew-saved-card"),
    "YouDrewSaved": _with_card("log-drew-saved-card"),
    "TheyDrewSaved": _acted("log-drew-saved"),
    "Saved": _with_card("log-saved-card"),
    "YouSaved": _with_card("log-saved-card"),
    "TheySaved": _acted("log-saved"),
    "NothingToDraw": _acted("log-nothing-to-draw"),
    "PhaseLaid": _with_phase("log-phase-laid"),
    "CardHit": _card_hit,
    "Discarded": _with_card("log-discarded"),
    "SkipPlayed": _skip_played,
    "WentOut": _acted("log-went-out"),
    "RoundBlocked": _plain("log-round-blocked"),
    "RoundScored": _round_told,
    "TieBreakCalled": lambda words, event, scene: _Line(
        "log-tie-break-called", None, {"players": _all(words, event["seats"], scene)}
    ),
    "GameEnded": _game_ended,
}
"""How each event is told. TurnBegan is not: the next line says whose turn it was."""
