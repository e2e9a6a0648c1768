"""The sheets that tell: the account of a round, the end of the game, what happened, the keys."""

from typing import ClassVar

from msgspec import to_builtins
from rich.table import Table as Figures
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from tenphases.i18n.table import line
from tenphases.rules.ruleset import Ruleset, phase_texts
from tenphases.rules.state import RoundLine, Stage
from tenphases.terminal.game import telling
from tenphases.terminal.game.faces import MAY, cards
from tenphases.terminal.game.game import Game
from tenphases.terminal.game.sheet import Answers, Band, Choice, Sheet


def _figures(*heads: tuple[str, bool]) -> Figures:
    figures = Figures(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for head, number in heads:
        figures.add_column(head, justify="right" if number else "left", no_wrap=number)
    return figures


class RoundSheet(Sheet[str | None]):
    """The account of one round, and the way to the next."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter,space,n", "next"), ("i", "stand_in")]

    def __init__(self, game: Game) -> None:
        self.game, self.round = game, game.view.sheet[-1]
        say = game.words.say
        heading = say("round-tie-heading") if self.round.tie_break else say("round-heading", number=self.round.number)
        super().__init__(heading)

    def inside(self) -> ComposeResult:
        """Lay out the account and what can be done."""
        yield Band(self._how(), id="about", markup=False)
        yield Band(self._account(), id="body")
        yield Band(id="foot")

    def on_mount(self) -> None:
        """Say who is ready."""
        self.changed()

    def changed(self) -> None:
        """Say who is ready; once the next round is dealt there is nothing more to see here."""
        if not telling.between_rounds(self.game.view):
            self.dismiss(None)
            return
        say, me = self.game.words.say, self.game.me
        infos = [info for info in self.game.update.seats if info.in_person]
        ready = [info.name for info in infos if info.ready]
        lines = [f"{say('round-ready')} {', '.join(ready)}"] if len(infos) > 1 and ready else []
        if self.game.replaceable:
            lines.append(f"{self.game.asked()} i {say('action-stand-in')}")
        keys = Content("")
        if me is not None:
            waiting = say("round-waiting") if me.ready else say("round-next")
            keys = Content.assemble(("" if me.ready else "Enter ", MAY), waiting)
        self.put("foot", Content("\n").join([*map(Content, lines), keys]))

    def action_next(self) -> None:
        """Be ready for the next round."""
        if self.game.me is not None and not self.game.me.ready:
            self.dismiss("next")

    def action_stand_in(self) -> None:
        """Let a bot play on."""
        if self.game.replaceable:
            self.dismiss("stand-in")

    def _how(self) -> str:
        if self.round.out is None:
            return self.game.words.say("log-round-blocked")
        event = {"type": "WentOut", "seat": self.round.out}
        return line(self.game.words, event, self.game.scene) or ""

    def _account(self) -> Figures:
        game, say, account = self.game, self.game.words.say, self.round
        board = bool(telling.spaces_of(game.view))
        figures = _figures(
            (say("column-player"), False),
            (say("column-phase"), True),
            (say("column-laid"), False),
            (say("column-moved") if board else say("column-points"), True),
            (say("column-space") if board else say("column-total"), True),
        )
        for seat in range(len(game.view.players)):
            played = account.phases[seat] is not None or account.laid[seat]
            mark = say("round-laid") if account.laid[seat] else say("round-not-laid")
            figures.add_row(
                game.name(seat),
                self._phase(account, seat),
                ("✓ " if account.laid[seat] else "  ") + mark if played else say("round-sat-out"),
                *self._sums(account, seat),
                style="bold" if seat == game.view.seat else "",
            )
        return figures

    def _phase(self, account: RoundLine, seat: int) -> str:
        place = account.phases[seat]
        return "–" if place is None else self.game.words.number(self.game.scene.phase(place))

    def _sums(self, account: RoundLine, seat: int) -> tuple[str, str]:
        words = self.game.words
        if not account.pawns:
            points = "–" if account.tie_break else words.number(account.points[seat])
            return points, words.number(account.totals[seat])
        before = [each.pawns[seat] for each in self.game.view.sheet if each.number < account.number and each.pawns]
        steps = account.pawns[seat] - (before[-1] if before else 0)
        return f"{'+' if steps > 0 else ''}{words.number(steps)}", words.number(account.pawns[seat] + 1)


class EndSheet(Sheet[str | None]):
    """The end of the game: the winner, the places, and what next."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.words.say("end-heading"))
        self.game, say = game, game.words.say
        again = [Choice("again", say("end-again"))] if game.view.seat is not None else []
        self.choices = [*again, Choice("record", say("play-record")), Choice("quit", say("play-quit"))]

    def inside(self) -> ComposeResult:
        """Lay out who has won, the standings and what next."""
        yield Band(self._winner(), id="about", markup=False)
        yield Band(self._standings(), id="body")
        yield Answers(*(Option(each.shown) for each in self.choices), markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Say what next."""
        self.dismiss(self.choices[event.option_index].name)

    def changed(self) -> None:
        """Make room for another game."""
        if self.game.view.stage is not Stage.OVER:
            self.dismiss(None)

    def _winner(self) -> Content:
        view, say = self.game.view, self.game.words.say
        winners = view.places[0]
        names = self.game.words.listed([self.game.name(seat) for seat in winners], "and")
        if len(winners) > 1:
            title = say("end-shared", players=names)
        else:
            title = say("end-won-you") if winners[0] == view.seat else say("end-won", player=names)
        first, rounds = view.players[winners[0]], len(view.sheet)
        spaces = len(telling.spaces_of(view))
        facts = (
            say("end-facts-board", space=first.pawn + 1, count=spaces, rounds=rounds)
            if spaces
            else say("end-facts", points=first.total, phases=len(first.done), rounds=rounds)
        )
        return Content.assemble((f"★ {title}", MAY), f"\n{facts}")

    def _standings(self) -> Figures:
        game, view, say = self.game, self.game.view, self.game.words.say
        spaces = len(telling.spaces_of(view))
        heads = [(say("column-space"), True)] if spaces else [(say("column-phases"), True), (say("column-total"), True)]
        figures = _figures((say("column-place"), True), (say("column-player"), False), *heads)
        before = 0
        for seats in view.places:
            for seat in seats:
                player = view.players[seat]
                of = len(view.ruleset.phases)
                sums = (
                    [say("end-of", done=player.pawn + 1, all=spaces)]
                    if spaces
                    else [say("end-of", done=len(player.done), all=of), game.words.number(player.total)]
                )
                style = "bold" if seat == view.seat else ""
                figures.add_row(game.words.number(before + 1), game.name(seat), *sums, style=style)
            before += len(seats)
        return figures


class Told(Sheet[None]):
    """Lines to be read, the last ones first seen."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter,space,q,o", "aside")]

    def __init__(self, heading: str, body: Content | Figures, *, end: bool = False) -> None:
        super().__init__(heading)
        self._body, self._end = body, end

    def inside(self) -> ComposeResult:
        """Lay out what is told."""
        yield Band(self._body, id="body")

    def on_mount(self) -> None:
        """Go to the end, where that is what is looked for."""
        self.call_after_refresh(self._to_the_end)

    def _to_the_end(self) -> None:
        for box in self.query("#box"):
            box.focus()
            if self._end:
                box.scroll_end(animate=False)


def keys(game: Game) -> Figures:
    """Return every key and what it does."""
    say = game.words.say
    figures = _figures(("", False), ("", False))
    figures.show_header = False
    for key, told in (
        ("← →", say("key-arrows")),
        ("Space, Enter", say("key-choose")),
        ("d", say("key-draw")),
        ("t", say("key-take")),
        ("l", say("key-lay")),
        ("b", say("key-build")),
        ("h", say("action-hit")),
        ("x", say("key-discard")),
        ("v", say("play-key-save")),
        ("u", say("key-take-back")),
        ("c", say("action-hint")),
        ("s", say("key-sort")),
        ("1 … 6", say("play-key-player")),
        ("o", say("log")),
        ("r", say("key-rules")),
        ("y", say("talk")),
        ("m", say("menu-theme")),
        ("Esc", say("key-let-go")),
        ("q", say("play-key-quit")),
    ):
        figures.add_row(key, told)
    return figures


def rules(game: Game) -> Content:
    """Return the rules of this table: its phases, and what is not as in the standard game."""
    view, words = game.view, game.words
    standard, own = to_builtins(Ruleset()), to_builtins(view.ruleset)
    apart = {name: value for name, value in own.items() if value != standard[name] and name != "phases"}
    phases = [Content(words.phase_title(text, at)) for at, text in enumerate(phase_texts(view.ruleset))]
    different = [Content(f"{name}: {value}") for name, value in words.settings(apart)]
    return Content("\n").join(
        [
            Content.styled(words.say("rules-phases"), "bold"),
            *phases,
            Content(""),
            Content.styled(words.say("rules-differs"), "bold"),
            *(different or [Content(words.say("rules-standard"))]),
        ]
    )


def player(game: Game, seat: int) -> Content:
    """Return all that everybody may know of a player: how it stands, what was taken and discarded, the rounds."""
    view, words = game.view, game.words
    one = view.players[seat]
    lines = [Content(telling.standing(words, view, seat))]
    if one.laid is None and len(one.phases) == 1:
        lines.append(Content(telling.phase_title(words, view, one.phases[0])))
    for key, faces in (("player-known", () if seat == view.seat else one.known), ("player-thrown", one.thrown)):
        if faces:
            lines += [Content(""), Content.styled(words.say(key), "bold"), cards(faces)]
    lines += [Content(""), Content.styled(words.say("player-rounds"), "bold")]
    if not view.sheet:
        lines.append(Content(words.say("player-no-rounds")))
    for each in view.sheet:
        place = each.phases[seat]
        named = "–" if place is None else words.say("mine-phase", phase=game.scene.phase(place))
        mark = words.say("round-laid") if each.laid[seat] else words.say("round-not-laid")
        if each.pawns:
            sums = words.say("spoken-space", space=each.pawns[seat] + 1, count=len(telling.spaces_of(view)))
        else:
            total = words.say("points", count=each.totals[seat])
            sums = f"{'' if each.tie_break else words.number(each.points[seat])}  {total}"
        lines.append(Content(f"{each.number:>3}  {named}  {mark}  {sums}"))
    return Content("\n").join(lines)
