"""The screen while people gather: who sits where, how others come, what will be played. Not here: the game."""

import contextlib
from typing import TYPE_CHECKING, ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content

from tenphases.bots import LEVELS
from tenphases.rules.moves import Seat
from tenphases.terminal.game.errands import NoServerError, errand
from tenphases.terminal.game.faces import MAY, SOFT, click
from tenphases.terminal.game.game import Game
from tenphases.terminal.game.line import State
from tenphases.terminal.game.sheet import Band, Banded, Choice, Question
from tenphases.terminal.game.telling import phase_title, who_plays

if TYPE_CHECKING:
    from tenphases.terminal.game.app import GameApp

_LEAST = 2
_NOBODY = "nobody"
_HOST = "host"


class GatherScreen(Banded[None]):
    """The table before the game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,g", "begin"),
        Binding("j", "sit"),
        Binding("y", "talk"),
        Binding("plus", "resize(1)"),
        Binding("minus", "resize(-1)"),
        *(Binding(str(number), f"seat({number})") for number in range(1, 7)),
    ]

    def __init__(self, game: Game, playing: "GameApp") -> None:
        super().__init__()
        self.game, self.playing = game, playing
        self.link = playing.link

    def compose(self) -> ComposeResult:
        """Lay out the bands."""
        yield Band(id="bar")
        yield Band(id="invite")
        yield Band(id="seats")
        yield Band(id="rules")
        yield Band(id="log")
        yield Band(id="asked")
        yield Band(id="keys")

    async def on_mount(self) -> None:
        """Show it, and with it the address that others can reach."""
        self.show()
        place = self.playing.place
        with contextlib.suppress(NoServerError, KeyError):
            self.link = (await errand(place, f"/tables/{place.table}/invitation")).data["link"]
        self.show()

    def changed(self) -> None:
        """Show who has come or gone."""
        self.show()

    def show(self) -> None:
        """Show the table as it is now."""
        game, say = self.game, self.game.words.say
        table = game.update.table
        line = self.playing.line_state
        lost = "" if line is State.OPEN else say(f"line-{line}")
        host = game.update.seats[table.host].name if 0 <= table.host < len(game.update.seats) else ""
        title = table.terms.title or (say("new-table-of", player=host) if host else say("new-table"))
        self.put("bar", Content.assemble((f"{say('title')} · {title}", "bold"), "  ", (lost, "bold $error")))
        self.put(
            "invite",
            Content.assemble(
                (say("gather-link") + "  ", SOFT),
                self.link,
                (f"\n{say('gather-code')}  ", SOFT),
                (table.code, MAY),
            ),
        )
        self.put("seats", Content("\n").join(self._seat(at) for at in range(len(game.update.seats))))
        phases = [phase_title(game.words, game.view, at) for at in range(len(game.view.ruleset.phases))]
        names = [say(f"preset-{table.rules.preset}"), *(say(f"variant-{name}") for name in table.rules.variants)]
        head = f"{say('rules')}: {table.rules.called or ', '.join(names)}"
        self.put("rules", Content.assemble((head, "bold"), "\n" + "\n".join(phases)))
        self.put("log", Content("\n").join(map(Content, list(game.log)[-3:])))
        self.put("asked", Content.styled(game.note, "$error") if game.note else Content(self._asked()))
        self.put("keys", self._keys())

    def _seat(self, at: int) -> Content:
        game, say, info = self.game, self.game.words.say, self.game.update.seats[at]
        tags = [
            say("you") if at == game.view.seat else "",
            say("gather-host") if at == game.update.table.host and not info.free else "",
            say(f"bot-{info.bot}") if info.bot else "",
            who_plays(game.words, info) if not info.free and not info.bot else "",
        ]
        name = Content.styled(say("gather-free"), SOFT) if info.free else Content.styled(info.name, "bold")
        more = Content.styled("  " + ", ".join(filter(None, tags)), SOFT)
        return click(Content.assemble((f"{at + 1} ", MAY), name, more), f"screen.seat({at + 1})")

    def _asked(self) -> str:
        game, say = self.game, self.game.words.say
        if game.view.seat is None:
            free = any(info.free for info in game.update.seats)
            return say("gather-sit") if free else say("gather-full")
        if game.hosting:
            seated = sum(not info.free for info in game.update.seats)
            return say("gather-alone") if seated < _LEAST else ""
        host = game.update.table.host
        return say("gather-waiting", player=game.name(host)) if host >= 0 else say("gather-waiting-host")

    def _keys(self) -> Content:
        game, say = self.game, self.game.words.say
        parts = []
        if game.hosting:
            parts += [("Enter", say("gather-start"), "screen.begin"), ("1 …", say("gather-seats"), "screen.seat(1)")]
            parts.append(("+ −", say("new-seats"), "screen.resize(1)"))
        if game.view.seat is None and game.to_have:
            parts.append(("j", say("action-take-seat"), "screen.sit"))
        parts += [("y", say("play-talk"), "screen.talk"), ("q", say("play-quit"), "app.leave")]
        return Content("  ").join(
            click(Content.assemble((key, MAY), f" {text}"), action) for key, text, action in parts
        )

    # ---------------------------------------------------------------- what can be done

    @work
    async def action_begin(self) -> None:
        """Have the game begin; what becomes of free seats is asked."""
        if not self.game.hosting:
            return
        say, fill = self.game.words.say, None
        if any(info.free for info in self.game.update.seats):
            seated = sum(not info.free for info in self.game.update.seats)
            away = [Choice(_NOBODY, say("gather-fill-none"))] if seated >= _LEAST else []
            levels = [Choice(level, say("gather-fill-bot", level=say(f"bot-{level}"))) for level in LEVELS]
            answer = await self.app.push_screen_wait(Question(say("gather-fill"), [*away, *levels]))
            if answer is None:
                return
            fill = None if answer == _NOBODY else answer
        await self.playing.command("Start", fill=fill)

    @work
    async def action_seat(self, number: int) -> None:
        """Say who sits there: a bot, or nobody yet."""
        seats = self.game.update.seats
        if not self.game.hosting or number > len(seats) or number - 1 == self.game.view.seat:
            return
        say, info, seat = self.game.words.say, seats[number - 1], Seat(number - 1)
        if info.free or info.bot:
            choices = [Choice(level, say("new-seat-bot", level=say(f"bot-{level}"))) for level in LEVELS]
            choices += [] if info.free else [Choice(_NOBODY, say("gather-bot-none"))]
        else:
            choices = [
                Choice(_NOBODY, say("gather-remove", player=info.name)),
                Choice(_HOST, say("gather-make-host", player=info.name)),
            ]
        answer = await self.app.push_screen_wait(Question(say("gather-bot-at", number=number), choices))
        if answer == _HOST:
            await self.playing.command("HandOver", seat=seat)
        elif answer == _NOBODY:
            await self.playing.command("Remove", seat=seat)
        elif answer is not None:
            await self.playing.command("SeatBot", seat=seat, bot=answer)

    @work
    async def action_resize(self, by: int) -> None:
        """Have a seat more, or one fewer."""
        if self.game.hosting:
            await self.playing.command("Resize", seats=len(self.game.update.seats) + by)

    def action_sit(self) -> None:
        """Sit down."""
        self.playing.do("sit")

    def action_talk(self) -> None:
        """Say something."""
        self.playing.talk()
