"""A hint in one's own turn, in three depths: where to look, the idea, the move. Not here: what is advised."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, ClassVar

import msgspec
from textual.binding import BindingType
from textual.content import Content

from tenphases.coach import Hint, Option, Reason
from tenphases.rules.moves import (
    ChoosePhase,
    Discard,
    Draw,
    DrawSaved,
    Hit,
    LayPhase,
    PlayerMove,
    PlaySkip,
    Save,
    Take,
)
from tenphases.terminal.game.errands import NoServerError, Reply
from tenphases.terminal.game.faces import MAY, SOFT
from tenphases.terminal.game.game import Game
from tenphases.terminal.game.sheet import Sheet

_DEEPEST = 3


class HintSheet(Sheet[None]):
    """What the coach says; each Enter says more."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter,space,c", "deeper")]

    def __init__(self, game: Game, ask: Callable[[], Awaitable[Reply]]) -> None:
        super().__init__(game.words.say("coach-title"))
        self.game, self._ask = game, ask
        self.depth, self.seq = 1, -1
        self.hint: Hint | None = None
        self.wrong = ""

    def on_mount(self) -> None:
        """Ask."""
        self.put("body", Content(self.game.words.say("coach-thinking")))
        self.run_worker(self._asked(), exclusive=True)

    async def _asked(self) -> None:
        self.depth, self.hint, self.wrong = 1, None, ""
        words = self.game.words
        try:
            reply = await self._ask()
        except NoServerError:
            self.wrong = words.say("start-no-server")
        else:
            self.wrong = "" if reply.good else words.problem(reply.problem)
            self.seq = int(reply.data.get("seq", -1))
            if reply.good and reply.data.get("hint") is not None:
                self.hint = msgspec.convert(reply.data["hint"], Hint)
            elif reply.good:
                self.wrong = words.say("coach-nothing")
        self.changed()

    @property
    def stale(self) -> bool:
        """Whether the game is no longer where it was."""
        return self.seq >= 0 and self.seq != self.game.update.seq

    def action_deeper(self) -> None:
        """Say more; ask again where the game has gone on."""
        if self.wrong or self.stale:
            self.run_worker(self._asked(), exclusive=True)
        elif self.depth < _DEEPEST:
            self.depth += 1
            self.changed()
        else:
            self.dismiss(None)

    def changed(self) -> None:
        """Show what is said so far."""
        if self.hint is not None or self.wrong:
            self.put("body", Content("\n").join(self._lines()))

    def _lines(self) -> list[Content]:
        say, hint = self.game.words.say, self.hint
        if hint is None:
            return [Content(self.wrong), Content(""), Content.assemble(("Enter ", MAY), say("coach-ask-again"))]
        about = {} if hint.seat is None else {"player": self.game.name(hint.seat)}
        nudge, idea = hint.nudge.replace("_", "-"), hint.idea.replace("_", "-")
        lines = [Content.styled(say("coach-gone-on"), "$warning")] if self.stale else []
        lines += [Content.styled(say("coach-look"), "bold"), Content(say(f"coach-nudge-{nudge}", **about))]
        if self.depth > 1:
            lines += [Content.styled(say("coach-the-idea"), "bold"), Content(say(f"coach-idea-{idea}", **about))]
        if self.depth >= _DEEPEST:
            lines += self._move(hint)
        more = ("coach-show-idea", "coach-show-move", "close")[self.depth - 1]
        again = say("coach-ask-again") if self.stale else say(more)
        return [*lines, Content(""), Content.assemble(("Enter ", MAY), again)]

    def _move(self, hint: Hint) -> list[Content]:
        say = self.game.words.say
        best = hint.options[0]
        return [
            Content.styled(say("coach-the-move"), "bold"),
            Content.styled(move_text(self.game, best.move), MAY),
            Content.styled(say("coach-why"), "bold"),
            *(Content(f"– {_reason(self.game, reason)}") for reason in hint.reasons),
            Content.styled(say("coach-others"), "bold"),
            *(
                Content(f"  {move_text(self.game, one.move)}: {self._worth(one, at)}")
                for at, one in enumerate(hint.options)
            ),
            Content.styled(say("coach-about"), SOFT),
        ]

    def _worth(self, one: Option, at: int) -> str:
        words = self.game.words
        if at == 0:
            return words.say("coach-best")
        if one.loss == 0:
            return words.say("coach-equal")
        percent = round(100 * one.loss, 1 if one.loss < 0.1 else None)  # noqa: PLR2004 - as on the page
        return words.say("coach-given", percent=percent)


def move_text(game: Game, move: PlayerMove) -> str:  # noqa: C901, PLR0911 - a line for each kind of move
    """Return a move in words."""
    say = game.words.say
    match move:
        case Draw():
            return say("coach-move-draw")
        case Take(pile=pile):
            return say("coach-move-take", face=_top(game, pile))
        case LayPhase():
            return say("coach-move-lay")
        case Hit(card=card):
            return say("coach-move-hit", face=card)
        case Discard(card=card):
            return say("coach-move-discard", face=card)
        case PlaySkip(target=None):
            return say("coach-move-skip-nobody")
        case PlaySkip(target=target) if target is not None:
            return say("coach-move-skip", player=game.name(target))
        case ChoosePhase(phase=phase):
            return say("coach-move-choose", phase=game.scene.phase(phase))
        case DrawSaved():
            return say("coach-move-saved")
        case Save(card=card):
            return say("coach-move-save", face=card)
        case _:
            return say("coach-move-twist")


def _top(game: Game, pile: int) -> str:
    lying = game.view.discards[pile] if pile < len(game.view.discards) else ()
    return lying[-1] if lying else "?"


def _reason(game: Game, reason: Reason) -> str:
    args: dict[str, Any] = {}
    about: Mapping[str, Any] = reason.about
    for name, value in about.items():
        if name == "seat":
            args["player"] = game.name(int(value))
        elif name == "card":
            args["face"] = value
        else:
            args[name] = game.scene.phase(int(value)) if name == "phase" else value
    return game.words.say(f"coach-reason-{reason.code.replace('_', '-')}", **args)
