"""Saying something to everyone at the table: a ready phrase, or one's own words where the terms allow them."""

from collections.abc import Awaitable, Callable

from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from tenphases.table.talk import Phrase
from tenphases.terminal.game.faces import SOFT
from tenphases.terminal.game.game import Game
from tenphases.terminal.game.sheet import Answers, Band, Sheet
from tenphases.terminal.game.wire import Answer


class TalkSheet(Sheet[None]):
    """What to say."""

    def __init__(self, game: Game, ask: Callable[..., Awaitable[Answer]]) -> None:
        super().__init__(game.words.say("talk"))
        self.game, self._ask = game, ask

    def inside(self) -> ComposeResult:
        """Lay out the phrases, and a line to write on where that is allowed."""
        say = self.game.words.say
        if self.game.update.table.terms.free_text:
            yield Band(Content.styled(say("talk-text"), SOFT))
            yield Input(max_length=200)
        yield Answers(*(Option(say(f"phrase-{code.replace('_', '-')}")) for code in Phrase), markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Say a phrase."""
        self._say(phrase=list(Phrase)[event.option_index])

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Say one's own words."""
        self._say(text=event.value)

    def _say(self, **what: str) -> None:
        async def said() -> None:
            self.game.answer(await self._ask("Say", **what))

        self.app.run_worker(said())
        self.dismiss(None)
