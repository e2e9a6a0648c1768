"""The screen at which one plays: everybody, the table, the piles, the hand, and what is asked now.

What can be done is in ``deeds``, what is still open about it is asked by ``questions``; ``app`` holds the line.
"""

from typing import TYPE_CHECKING, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.geometry import Size

from tenphases.rules.cards import SKIP
from tenphases.rules.moves import Discard, GroupId, Hit, PlayerMove, Take
from tenphases.rules.state import Stage
from tenphases.terminal.game import deeds, felt, hand, sheets, telling
from tenphases.terminal.game.faces import MAY, SOFT, click
from tenphases.terminal.game.game import Game
from tenphases.terminal.game.line import State
from tenphases.terminal.game.sheet import Band, Banded, Sheet

if TYPE_CHECKING:
    from tenphases.terminal.game.app import GameApp

_WIDE = 110
_TALL = 34
_LETTERS = "dtlbhxvupcij"


class TableScreen(Banded[None]):
    """The table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "move(-1)"),
        Binding("right", "move(1)"),
        Binding("up", "row(-1)"),
        Binding("down", "row(1)"),
        Binding("home", "move(-99)"),
        Binding("end", "move(99)"),
        Binding("pageup", "scroll_felt(-1)"),
        Binding("pagedown", "scroll_felt(1)"),
        Binding("space", "choose"),
        Binding("enter", "enter"),
        Binding("escape", "let_go"),
        Binding("s", "sort"),
        Binding("o", "log"),
        Binding("r", "rules"),
        Binding("y", "talk"),
        Binding("question_mark,f1", "help"),
        *(Binding(letter, f"key('{letter}')") for letter in _LETTERS),
        *(Binding(str(number), f"player({number})") for number in range(1, 7)),
    ]

    def __init__(self, game: Game, playing: "GameApp") -> None:
        super().__init__()
        self.game, self.playing = game, playing
        self.fresh = -1
        """The round whose account, or the game whose end, was shown by itself."""

    def compose(self) -> ComposeResult:
        """Lay out the bands."""
        yield Band(id="bar")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield Band(id="people")
                yield Band(id="board")
                with VerticalScroll(id="felt", can_focus=False):
                    yield Band(id="laid")
            yield Band(id="log")
        yield Band(id="piles")
        yield Band(id="asked")
        yield Band(id="hand")
        yield Band(id="phase")
        yield Band(id="deeds")
        yield Band(id="keys")

    def on_mount(self) -> None:
        """Show it, and let the clock go on."""
        self.show()
        self.set_interval(1, self._tick)

    def on_resize(self, event: events.Resize) -> None:
        """Find room for everything."""
        self.set_class(event.size.width >= _WIDE, "wide")
        self.set_class(event.size.height >= _TALL, "tall")
        self.call_after_refresh(self.show)

    def _tick(self) -> None:
        if self.game.update.table.deadline is not None or self.game.absent:
            self.show()

    # ---------------------------------------------------------------- how it is shown

    def show(self) -> None:
        """Show the table as it is now."""
        game, width = self.game, self.size.width - 2
        self.put("bar", self._bar(width))
        left = self._room("left").width or width
        self.put("people", felt.people(game, left))
        self.put("board", felt.board(game))
        self.put("laid", felt.laid(game, left - 2, loose=self.has_class("tall")))
        self.put("piles", felt.piles(game))
        self.put("asked", self._asked())
        self.put("hand", hand.hand(game, width, tall=self.has_class("tall")))
        self.put("phase", hand.phase(game))
        self.put("deeds", self._deeds())
        self.put("keys", self._keys())
        lines = 12 if self.has_class("wide") else 2
        room = max(lines, self._room("log").height)
        self.put("log", Content("\n").join(map(Content, self._last(room))))

    def _room(self, name: str) -> Size:
        """Return the room a part has, none before it is there."""
        return next((part.size for part in self.query(f"#{name}")), Size())

    def _last(self, rows: int) -> list[str]:
        """Return as many of the log's last lines as there is room for."""
        width = max(10, self._room("log").width - 2)
        lines: list[str] = []
        for told in reversed(self.game.log):
            rows -= 1 + (len(told) - 1) // width
            if rows < 0 and lines:
                break
            lines.insert(0, told)
        return lines

    def _bar(self, width: int) -> Content:
        game, say = self.game, self.game.words.say
        line = self.playing.line_state
        number = say("round-tie-heading") if game.view.tie_break else say("round-heading", number=game.view.number)
        choice = game.update.table.rules
        names = [say(f"preset-{choice.preset}"), *(say(f"variant-{name}") for name in choice.variants)]
        title = f"{say('title')} · {number} · {choice.called or ', '.join(names)}"
        left = game.seconds_left
        time = say("asked-time", seconds=left) if left is not None and game.waited_for else ""
        note = "" if line is State.OPEN else say(f"line-{line}")
        right = Content.styled(note, "bold $error") if note else Content(time)
        head = Content.styled(title, "bold").truncate(max(1, width - right.cell_length - 1), ellipsis=True)
        return head.pad_right(max(1, width - head.cell_length - right.cell_length)) + right

    def _asked(self) -> Content:
        game = self.game
        text = Content.styled(game.asked(), MAY if game.my_turn else SOFT)
        return text if not game.note else Content.styled(game.note, "$error")

    def _deeds(self) -> Content:
        parts = []
        for deed in deeds.deeds(self.game):
            key = "Enter" if deed.key == "enter" else deed.key
            parts.append(click(Content.assemble((key, MAY), f" {deed.words}"), f"screen.deed('{deed.name}')"))
        return Content("   ").join(parts)

    def _keys(self) -> Content:
        say = self.game.words.say
        parts = [
            ("b", say("play-build"), "screen.key('b')"),
            ("s", say("play-sort"), "screen.sort"),
            ("o", say("play-log"), "screen.log"),
            ("r", say("rules-all"), "screen.rules"),
            *([("y", say("play-talk"), "screen.talk")] if self.game.shared else []),
            ("?", say("key-help"), "screen.help"),
            ("q", say("play-quit"), "app.leave"),
        ]
        return Content("  ").join(
            click(Content.assemble((key, MAY), f" {text}"), action) for key, text, action in parts
        )

    # ---------------------------------------------------------------- what happens at the table

    def changed(self) -> None:
        """Show what has happened, and by itself the account of a round and the end of the game."""
        self.show()
        view = self.game.view
        over = view.stage is Stage.OVER
        if (over or telling.between_rounds(view)) and self.fresh != len(view.sheet) + over:
            self.fresh = len(view.sheet) + over
            self.action_deed("result" if over else "round")

    # ---------------------------------------------------------------- keys

    def action_move(self, by: int) -> None:
        """Go from card to card."""
        last = len(self.game.hand) - 1
        self.game.cursor = max(0, min(self.game.cursor + by, last))
        self.show()

    def action_row(self, by: int) -> None:
        """Go to the row above or below."""
        self.action_move(by * hand.in_row(self.size.width - 2))

    def action_scroll_felt(self, by: int) -> None:
        """See what is laid further up or down."""
        for felt_ in self.query("#felt"):
            felt_.scroll_relative(y=4 * by, animate=False)

    def action_choose(self, place: int | None = None) -> None:
        """Choose a card, or let it go."""
        at = self.game.cursor if place is None else place
        if at < len(self.game.hand):
            self.game.choose(at)
            self.show()

    def action_enter(self) -> None:
        """Do what Enter is for now: the one deed that has it, or to choose a card."""
        found = next((deed for deed in deeds.deeds(self.game) if deed.key == "enter"), None)
        if found is not None:
            self.action_deed(found.name)
        else:
            self.action_choose()

    def action_let_go(self) -> None:
        """Let the card go."""
        self.game.chosen, self.game.note = None, ""
        self.show()

    def action_sort(self) -> None:
        """Sort the hand the other way."""
        self.game.sort()
        self.show()

    def action_key(self, letter: str) -> None:
        """Do what that letter is for now."""
        found = next((deed for deed in deeds.deeds(self.game) if deed.key == letter), None)
        if found is not None:
            self.action_deed(found.name)
        elif letter == "b":
            self.playing.build()
        elif letter == "v" and (self.game.view.saved or self.game.view.saved_now):
            self.action_saved()
        elif letter in "hv" and self.game.my_turn and self.game.face is None:
            self._choose_first()

    def _choose_first(self) -> None:
        self.game.note = self.game.words.say("note-choose-card")
        self.show()

    def action_deed(self, name: str) -> None:
        """Do one of what can be done now."""
        found = next((deed for deed in deeds.deeds(self.game) if deed.name == name), None)
        if found is None:
            return
        face = self.game.face
        if name == "discard" and face is None:
            self._choose_first()
        elif name == "discard" and face is not None:
            onto = self.game.view.options.onto
            if len(onto) > 1 and not (face == SKIP and self.game.view.options.skip):
                self.playing.do("discard")
            else:
                self.playing.act(Discard(face, onto[0] if onto else 0))
        elif found.move is not None:
            self.playing.act(found.move)
        else:
            self.playing.do(name)

    def action_put(self, group: int) -> None:
        """Put the chosen card on a group: where it fits in two places, that is asked; where it does not, told why."""
        game, face = self.game, self.game.face
        if face is None:
            self._choose_first()
            return
        fits = [fit for fit in game.view.options.fits if fit.card == face and fit.group == group]
        if len(fits) > 1:
            self.playing.do("hit", group)
        else:
            number = fits[0].number or None if fits else None
            self.playing.act(Hit(face, GroupId(group), number))

    def action_pile(self, pile: int) -> None:
        """Take from a discard pile, or discard onto it."""
        options, face = self.game.view.options, self.game.face
        move: PlayerMove | None = None
        if pile in options.take:
            move = Take(pile)
        elif face == SKIP and options.skip:
            self.action_deed("skip")
        elif face is not None and pile in options.onto:
            move = Discard(face, pile)
        if move is not None:
            self.playing.act(move)

    def action_saved(self) -> None:
        """Look into the own save pile."""
        self.playing.do("saved")

    def action_talk(self) -> None:
        """Say something."""
        self.playing.talk()

    def action_log(self) -> None:
        """Show what has happened."""
        lines = Content("\n").join(map(Content, self.game.log))
        self._over(sheets.Told(self.game.words.say("log"), lines, end=True))

    def action_rules(self) -> None:
        """Show the rules of this table."""
        self._over(sheets.Told(self.game.words.say("rules"), sheets.rules(self.game)))

    def action_help(self) -> None:
        """Show the keys."""
        self._over(sheets.Told(self.game.words.say("help-keys"), sheets.keys(self.game)))

    def action_player(self, number: int) -> None:
        """Show what all may know of a player."""
        order = felt.order(self.game)
        if number <= len(order):
            seat = order[number - 1]
            self._over(sheets.Told(self.game.name(seat), sheets.player(self.game, seat)))

    def _over(self, sheet: Sheet[None]) -> None:
        self.app.push_screen(sheet)
