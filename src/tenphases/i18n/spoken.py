"""Spoken names of what lies on the table, for who listens to a screen or reads it as text.

Views come in as plain values, as they stand in a message.
"""

from collections.abc import Sequence
from typing import Final

from tenphases.i18n.catalog import COLOUR_OF_LETTER, Value
from tenphases.i18n.table import Plain, Scene
from tenphases.i18n.words import Words

_RUNS: Final = ("run", "colour-run")
_COLOURED: Final = ("colour", "colour-even", "colour-odd")


def player(words: Words, view: Plain, scene: Scene, seat: int) -> str:
    """Return a player's name and everything all may know of that player now."""
    return words.say("spoken-player", player=words.player(seat, scene.names), state=state(words, view, scene, seat))


def state(words: Words, view: Plain, scene: Scene, seat: int) -> str:
    """Return everything all may know of a player now, without the name."""
    seen = view["players"][seat]
    said = [
        _phase(words, seen, scene),
        words.say("cards", count=seen["cards"]),
        words.say("points", count=seen["total"]),
    ]
    if not seen["in_round"]:
        said.append(words.say("spoken-sits-out"))
    if seen["skip_waiting"]:
        said.append(words.say("spoken-skipped"))
    if view["dealer"] == seat:
        said.append(words.say("spoken-dealer"))
    if view["turn"] == seat and view["stage"] != "over":
        said.append(words.say("spoken-turn"))
    return words.listed(said)


def _phase(words: Words, seen: Plain, scene: Scene) -> str:
    if seen["laid"] is not None:
        return words.say("spoken-phase-laid", phase=scene.phase(seen["laid"]))
    if not seen["phases"]:
        return words.say("spoken-phases-done")
    if len(seen["phases"]) > 1:
        return words.say("spoken-phases-open", count=len(seen["phases"]))
    return words.say("spoken-phase", phase=scene.phase(seen["phases"][0]))


def draw_pile(words: Words, count: int) -> str:
    """Return the draw pile's name and its number of cards."""
    return words.say("spoken-draw-pile", count=count)


def discard_pile(words: Words, pile: Sequence[str]) -> str:
    """Return a discard pile's name and its top card, which is its last."""
    return words.say("spoken-discard-pile", face=pile[-1]) if pile else words.say("spoken-discard-pile-empty")


def laid(words: Words, group: Plain) -> str:
    """Return what a group on the table is, such as a set of 9s."""
    number, colour = group.get("number", 0), group.get("colour", "")
    args: dict[str, Value] = {"colour": COLOUR_OF_LETTER[colour]} if colour else {}
    if group["kind"] in _RUNS:
        args |= {"low": number, "high": number + len(group["cards"]) - 1}
    return words.say(f"laid-{group['kind']}", number=number, **args)


def group(words: Words, owned: Plain, scene: Scene) -> str:
    """Return whose a group is, what it is, and its cards with what each wild stands for."""
    laid_group = owned["group"]
    cards = words.listed([words.card(face, role(laid_group, place)) for place, face in enumerate(laid_group["cards"])])
    name = laid(words, laid_group)
    if owned["owner"] == scene.me:
        return words.say("spoken-group-you", name=name, cards=cards)
    return words.say("spoken-group", player=words.player(owned["owner"], scene.names), name=name, cards=cards)


def role(group: Plain, place: int) -> int | str:
    """Return what the card at that place of a group stands for: a number, a colour's letter, or 0."""
    if group["cards"][place] != "W":
        return 0
    if group["kind"] in _RUNS:
        return int(group["number"]) + place
    if group["kind"] in _COLOURED:
        return str(group["colour"])
    return int(group.get("number", 0))
