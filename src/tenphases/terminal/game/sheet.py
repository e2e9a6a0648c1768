"""What lies over the table for a while: the frame of every sheet, and a question with its answers."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from rich.cells import cell_len
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.content import Content, Span
from textual.screen import ModalScreen, Screen
from textual.visual import VisualType
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tenphases.terminal.game.faces import SOFT

T = TypeVar("T")


class Band(Static):
    """Text in which what can be clicked on looks as it is told to, not as a link."""

    auto_links = False
    _shown: tuple[str, Sequence[Span]] | None = None

    def on_mount(self) -> None:
        """Show what the screen has for it already."""
        if isinstance(self.screen, Banded) and self.id in self.screen.texts:
            self.show(self.screen.texts[self.id])

    def show(self, content: Content) -> None:
        """Show a text; what is shown already is not laid out anew."""
        if self._shown != (content.plain, content.spans):
            before = None if self._shown is None else self._lines(self._shown[0])
            self._shown = content.plain, content.spans
            lines = self._lines(content.plain)
            self.update(content, layout=lines is None or lines != before)

    def _lines(self, text: str) -> int | None:
        """Return how many lines a text takes, None if some are too long for one."""
        lines = text.split("\n")
        return None if any(cell_len(line) > self.size.width for line in lines) else len(lines)


class Banded(Screen[T], Generic[T]):
    """A screen of bands, by their names. What one shall show is kept until it is there: parts come one by one."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: dict[str | None, Content] = {}

    def put(self, name: str, content: Content) -> None:
        """Show a text in a band."""
        self.texts[name] = content
        for band in self.query(f"#{name}").results(Band):
            band.show(content)

    def changed(self) -> None:
        """Show what has changed at the table since."""


class Answers(OptionList):
    """A list to which the keys go as soon as it is there."""

    def on_mount(self) -> None:
        """Take the keys."""
        self.focus()


class Sheet(Banded[T], ModalScreen[T], Generic[T]):
    """A sheet: a heading, what it says, and what can be done with it. Escape lays it aside."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "aside")]

    def __init__(self, heading: str) -> None:
        super().__init__()
        self.heading = heading

    def compose(self) -> ComposeResult:
        """Lay out the frame."""
        with VerticalScroll(id="box"):
            yield Band(Content(self.heading), id="heading")
            yield from self.inside()

    def inside(self) -> ComposeResult:
        """Lay out what it holds."""
        yield Band(id="body")

    def action_aside(self) -> None:
        """Lay it aside."""
        self.dismiss(None)


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer: what it is known by, and how it is shown."""

    name: str
    shown: str | Content
    help: str = ""


class Question(Sheet[str | None]):
    """A question with a list of answers; the arrow keys and Enter choose one, or its number does."""

    def __init__(self, heading: str, choices: Sequence[Choice], about: VisualType = "") -> None:
        super().__init__(heading)
        self.choices, self._about = choices, about

    def inside(self) -> ComposeResult:
        """Lay out the answers."""
        if self._about:
            yield Band(self._about, id="about", markup=False)
        yield Answers(*(Option(self._shown(at, each)) for at, each in enumerate(self.choices)), markup=False)

    def _shown(self, at: int, choice: Choice) -> Content:
        number = f"{at + 1} " if at < 9 else "  "  # noqa: PLR2004 - the digits of the keyboard
        shown = choice.shown if isinstance(choice.shown, Content) else Content(choice.shown)
        more = [(f"  {choice.help}", SOFT)] if choice.help else []
        return Content.assemble((number, SOFT), shown, *more)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Answer."""
        self.dismiss(self.choices[event.option_index].name)

    def on_key(self, event: events.Key) -> None:
        """Answer by a number."""
        if event.key.isdecimal() and 0 < int(event.key) <= len(self.choices):
            event.stop()
            self.dismiss(self.choices[int(event.key) - 1].name)
