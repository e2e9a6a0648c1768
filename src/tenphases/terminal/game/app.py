"""The application: it comes to a table, holds the line to it, and lays the screens over each other.

What is shown is in the screens; what was missed and what may be done is said by the server.
"""

import asyncio
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.widgets import Input

from tenphases.i18n import Words
from tenphases.rules.cards import UNKNOWN
from tenphases.rules.moves import GroupId, PlayerMove
from tenphases.rules.state import Stage
from tenphases.rules.views import View
from tenphases.table.commands import Problem, Rejected
from tenphases.table.talk import Said
from tenphases.terminal.game import dress, questions, sheets
from tenphases.terminal.game.arrival import Arrival, NotArrivedError, Wish
from tenphases.terminal.game.building import BuildSheet
from tenphases.terminal.game.errands import NoServerError, errand
from tenphases.terminal.game.game import Game
from tenphases.terminal.game.gathering import GatherScreen
from tenphases.terminal.game.hints import HintSheet
from tenphases.terminal.game.line import Line, State
from tenphases.terminal.game.places import Place
from tenphases.terminal.game.plan import Plan
from tenphases.terminal.game.sheet import Banded
from tenphases.terminal.game.table import TableScreen
from tenphases.terminal.game.talking import TalkSheet
from tenphases.terminal.game.wire import Answer, Message, Update, UpToDate


class GameApp(App[str]):
    """The game. What it returns is a sentence to be said once the screen is gone, and the exit status with it."""

    CSS_PATH = dress.STYLE
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave", priority=True),
        Binding("ctrl+q", "leave", priority=True),
        Binding("q", "leave"),
        Binding("m", "theme"),
    ]

    def __init__(self, words: Words, wish: Wish) -> None:
        super().__init__()
        self.words, self.wish = words, wish
        self.arrival = Arrival(words, wish, self.push_screen_wait)
        self.place = wish.place
        self.game: Game | None = None
        self.plan = Plan()
        self.line: Line | None = None
        self.line_state = State.OPENING
        self.note = ""
        """What is to be said at the table that one comes to."""
        self.busy = False
        """Whether a move is under way: another one is not begun before it is answered."""

    def on_mount(self) -> None:
        """Come to a table."""
        self.title = self.words.say("title")
        for theme in dress.THEMES:
            self.register_theme(theme)
        self.theme = dress.first()
        self.run_worker(self._arrive())

    async def _arrive(self) -> None:
        try:
            await self._go(await self.arrival.place())
        except NotArrivedError as not_there:
            self.exit(not_there.why, return_code=1 if not_there.why else 0)

    async def _go(self, place: Place) -> None:
        """Take up the line to a table."""
        if self.line is not None:
            await self.line.close()
        self.place, self.game, self.plan, self.busy, self.note = place, None, Plan(), False, ""
        self.line = Line(place, place.secret or None, self._heard)
        self.run_worker(self.line.run(), name="line")

    @property
    def link(self) -> str:
        """The address by which others come to the table."""
        return self.place.at(self.place.table).link

    # ---------------------------------------------------------------- what is heard

    def _heard(self, message: Message | State) -> None:
        match message:
            case State.UNREADABLE:
                self.exit(self.words.say("play-unreadable", address=self.link), return_code=1)
            case State():
                self.line_state = message
            case Update() if isinstance(message.view, View):
                self._updated(message, message.view)
            case Update():
                self.exit(self.words.say("play-dice", address=self.link), return_code=1)
            case UpToDate() if self.game is not None:
                self.game.same(message)
            case Said() if self.game is not None:
                self.game.hear(message)
            case Rejected(problem=Problem.FOREIGN) if self.line is not None:
                # The seat is not the reader's any more; one may still look on.
                self.note = self.words.say("seat-gone")
                self.arrival.forget(self.place.table)
                self.run_worker(self.line.become(None))
            case Rejected(problem=Problem.NO_SUCH_TABLE):
                self.exit(self.words.problem(message.problem), return_code=1)
            case _:
                return
        self._show()

    def _updated(self, update: Update, view: View) -> None:
        first = self.game is None
        if self.game is None:
            self.game = Game(self.words, update, view, note=self.note)
        else:
            self.game.take(update, view)
        wanted = GatherScreen if update.table.gathering else TableScreen
        if first or not any(isinstance(screen, wanted) for screen in self.screen_stack):
            while len(self.screen_stack) > 1:
                self.pop_screen()
            self.push_screen(wanted(self.game, self))

    def _show(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, Banded):
                screen.changed()

    # ---------------------------------------------------------------- what is done

    def act(self, move: PlayerMove) -> None:
        """Make a move."""
        self.run_worker(self.command("Act", move=move), group="moves")

    async def command(self, kind: str, **fields: object) -> bool:
        """Ask something of the table as it was last seen, one thing after the other; say whether it was done."""
        if self.busy or self.game is None or self.line is None:
            return False
        self.busy = True
        try:
            answer = await self.line.ask(kind, seq=self.game.update.seq, **fields)
        finally:
            self.busy = False
        done = self.game.answer(answer)
        self._show()
        return done

    async def ask(self, kind: str, **fields: object) -> Answer:
        """Ask something of the table that needs no turn."""
        if self.line is None:
            return Rejected("", Problem.HELLO_FIRST)
        return await self.line.ask(kind, **fields)  # type: ignore[arg-type]

    def do(self, name: str, about: int | None = None) -> None:
        """Do something that asks for more, or is no move."""
        self.run_worker(self._do(name, about))

    async def _do(self, name: str, about: int | None) -> None:
        game = self.game
        if game is None:
            return
        match name:
            case "next" | "take-back":
                await self.command("NextRound" if name == "next" else "TakeBack")
            case "round":
                answer = await self.push_screen_wait(sheets.RoundSheet(game))
                if answer is not None:
                    await self._do(answer, None)
            case "result":
                await self._end(game)
            case "come-back":
                await self.ask("ComeBack")
            case "stand-in" if game.replaceable:
                await self.command("StandIn", seat=game.replaceable[0])
            case "hint":
                path = f"/tables/{self.place.table}/hint"
                body = {"secret": self.place.secret}
                self.push_screen(HintSheet(game, lambda: errand(self.place, path, body)))
            case "sit":
                await self._sit()
            case _:
                await self._asked(game, name, about)

    async def _asked(self, game: Game, name: str, about: int | None) -> None:
        """Ask what is still open about a deed, and do it."""
        face = game.face or UNKNOWN
        asking = {
            "skip": lambda: questions.whom_to_skip(game),
            "choose-phase": lambda: questions.which_phase(game),
            "take-one": lambda: questions.which_to_take(game),
            "saved": lambda: questions.which_saved(game),
            "lay": lambda: questions.how_to_lay(game),
            "discard": lambda: questions.where_to_discard(game, face),
            "hit": lambda: questions.where_to_hit(game, face, None if about is None else GroupId(about)),
        }
        question, moves = asking[name]()
        answer = await self.push_screen_wait(question)
        if answer == questions.OWN:
            way = game.view.options.ways[0]
            self.plan.begin(game.view, way.phase)
            self.plan.fill([list(group.cards) for group in way.groups])
            self.build()
        elif answer in moves:
            await self.command("Act", move=moves[answer])

    def build(self) -> None:
        """Put the phase together."""
        game = self.game
        if game is not None and game.view.seat is not None and game.view.hand and self.line is not None:
            player = game.view.players[game.view.seat]
            if player.laid is None and player.phases:
                self.push_screen(BuildSheet(game, self.plan, self.line.ask))

    def talk(self) -> None:
        """Say something."""
        if self.game is not None and self.game.view.seat is not None:
            self.push_screen(TalkSheet(self.game, self.ask))

    async def _sit(self) -> None:
        if self.line is None or self.game is None:
            return
        found = await self.arrival.sit_down(self.place)
        if isinstance(found, str):
            self.game.note = self.words.problem(found)
            self._show()
        else:
            self.place = found
            await self.line.become(found.secret)

    async def _end(self, game: Game) -> None:
        answer = await self.push_screen_wait(sheets.EndSheet(game))
        if answer == "quit":
            self.action_leave()
        elif answer == "record":
            game.note = await self._record()
            self._show()
        elif answer == "again":
            if game.update.next_game is None:
                await self.command("PlayAgain")
            if game.update.next_game is not None:
                await self._go(self.arrival.keep(self.place.at(game.update.next_game), self.place.secret))

    async def _record(self) -> str:
        """Save the record and return what to say of it."""
        file = Path(f"tenphases-{self.place.table}.json")
        try:
            reply = await errand(self.place, f"/tables/{self.place.table}/record")
            if not reply.good:
                return self.words.problem(reply.problem)
            await asyncio.to_thread(file.write_text, reply.text, encoding="utf-8")
        except NoServerError:
            return self.words.say("start-no-server")
        except OSError:
            return self.words.say("score-not-kept", file=str(file))
        return self.words.say("play-record-saved", file=str(file))

    def action_theme(self) -> None:
        """Change between light and dark."""
        self.theme = dress.other(self.theme)

    def action_leave(self) -> None:
        """Leave; the game stays where it is."""
        if isinstance(self.focused, Input) and not self.focused.value:
            self.focused.blur()
        kept = self.game is not None and self.game.view.stage is not Stage.OVER and self.place.secret
        self.exit(self.words.say("play-kept") if kept else "")
