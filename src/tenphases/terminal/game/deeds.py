"""What can be done now, as the page's buttons: each with its key, its words and, where it is a move, the move.

The View says what may be done; nothing here judges. What a deed that asks for more leads to is the screen's affair.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from tenphases.rules.cards import SKIP
from tenphases.rules.moves import Draw, Hit, PlayerMove, PlaySkip, Save, Take
from tenphases.rules.state import Stage
from tenphases.terminal.game.game import Game
from tenphases.terminal.game.telling import between_rounds


@dataclass(frozen=True, slots=True)
class Deed:
    """Something to do: its name, the key for it, its words, and the move it is if it asks for nothing more."""

    name: str
    key: str
    words: str
    move: PlayerMove | None = None


def deeds(game: Game) -> list[Deed]:
    """Return what can be done now, the usual thing first."""
    say = game.words.say
    if game.me is not None and game.me.left:
        return [Deed("come-back", "enter", say("action-come-back"))]
    found = list(_turn(game)) if game.my_turn else list(_idle(game))
    if game.update.can_take_back:
        found.append(Deed("take-back", "u", say("action-take-back")))
    if game.my_turn and game.update.table.terms.hints:
        found.append(Deed("hint", "c", say("action-hint")))
    return found


def _turn(game: Game) -> Iterator[Deed]:
    match game.view.stage:
        case Stage.CHOOSE:
            yield Deed("choose-phase", "p", game.words.say("action-choose"))
        case Stage.DRAW:
            yield from _drawing(game)
        case _:
            yield from _laying(game)
            yield from _hitting(game)
            yield from _discarding(game)


def _drawing(game: Game) -> Iterator[Deed]:
    options, say = game.view.options, game.words.say
    others = bool(options.take or options.saved)
    if options.draw or not others:
        # With nothing to draw or take, the same key goes on without.
        yield Deed("draw", "d", say("action-draw") if options.draw or others else say("action-go-on"), Draw())
    if len(options.take) > 1:
        yield Deed("take-one", "t", say("action-take-one"))
    for pile in options.take[: len(options.take) == 1]:
        yield Deed("take", "t", say("action-take", face=game.view.discards[pile][-1]), Take(pile))
    if options.saved:
        yield Deed("saved", "v", say("action-draw-saved"))


def _laying(game: Game) -> Iterator[Deed]:
    phases = list(dict.fromkeys(way.phase for way in game.view.options.ways))
    if phases:
        one = len(phases) == 1
        say = game.words.say
        yield Deed("lay", "l", say("action-lay", phase=game.scene.phase(phases[0])) if one else say("action-lay-any"))


def _hitting(game: Game) -> Iterator[Deed]:
    fits = [fit for fit in game.view.options.fits if fit.card == game.face]
    if fits:
        only = fits[0]
        move = Hit(only.card, only.group, only.number or None) if len(fits) == 1 else None
        yield Deed("hit", "h", game.words.say("action-hit"), move)


def _discarding(game: Game) -> Iterator[Deed]:
    options, say, face = game.view.options, game.words.say, game.face
    if face == SKIP and options.skip:
        targets = options.targets
        if len(targets) > 1:
            yield Deed("skip", "x", say("action-skip-whom"))
        else:
            named = say("action-skip", player=game.name(targets[0])) if targets else say("action-skip-whom")
            yield Deed("skip", "x", named, PlaySkip(targets[0] if targets else None))
    else:
        yield Deed("discard", "x", say("action-discard-none") if face is None else say("action-discard", face=face))
    if face is not None and face in options.save:
        yield Deed("save", "v", say("action-save", face=face), Save(face))


def _idle(game: Game) -> Iterator[Deed]:
    view, say = game.view, game.words.say
    if view.stage is Stage.OVER:
        yield Deed("result", "enter", say("action-result"))
    elif between_rounds(view):
        yield Deed("round", "enter", say("action-round"))
    if game.replaceable:
        yield Deed("stand-in", "i", say("action-stand-in"))
    if view.seat is None and game.to_have and view.stage is not Stage.OVER:
        yield Deed("sit", "j", say("action-take-seat"))
