"""The sheet on which a phase is put together: a tray for each group, the rest of the hand below."""

from collections.abc import Awaitable, Callable
from typing import ClassVar

from textual import events
from textual.binding import BindingType
from textual.content import Content

from tenphases.rules.cards import Face
from tenphases.rules.moves import LayPhase
from tenphases.rules.state import Stage
from tenphases.table.commands import Accepted
from tenphases.terminal.game import telling
from tenphases.terminal.game.faces import MAY, SOFT, card, click, group
from tenphases.terminal.game.game import Game
from tenphases.terminal.game.plan import Plan, Tray
from tenphases.terminal.game.sheet import Sheet
from tenphases.terminal.game.wire import Answer, GroupRead

Ask = Callable[..., Awaitable[Answer]]


class BuildSheet(Sheet[bool]):
    """Putting a phase together. A number puts the card at the cursor into that tray, 0 takes the last one back."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("left", "move(-1)"),
        ("right", "move(1)"),
        ("tab", "aim(1)"),
        ("space", "put"),
        ("backspace", "back"),
        ("delete", "clear"),
        ("w", "role"),
        ("p", "phase"),
        ("enter,l", "lay"),
        ("b", "aside"),
    ]

    def __init__(self, game: Game, plan: Plan, ask: Ask) -> None:
        super().__init__("")
        self.game, self.plan, self._ask = game, plan, ask
        self.cursor, self.aim, self.note = 0, 0, ""
        self._begin(plan.phase if plan.phase in self.phases else self.phases[0])

    @property
    def phases(self) -> tuple[int, ...]:
        """The phases one may be making."""
        view = self.game.view
        return view.players[view.seat or 0].phases

    def _begin(self, phase: int) -> None:
        self.plan.begin(self.game.view, phase)
        if self.plan.empty and self.game.update.building:
            self.plan.fill([list(cards) for cards in self.game.update.building])
        self.aim = 0

    async def on_mount(self) -> None:
        """Show it."""
        for at, tray in enumerate(self.plan.trays):
            if tray.cards and not tray.readings:
                await self._read(at)
        self.changed()

    def on_key(self, event: events.Key) -> None:
        """Put the card at the cursor where a number says."""
        if event.key.isdecimal():
            event.stop()
            at = int(event.key) - 1
            if at < 0:
                self.action_back()
            elif at < len(self.plan.trays):
                self.aim = at
                self.action_put()

    # ---------------------------------------------------------------- what is done

    def action_move(self, by: int) -> None:
        """Go from card to card."""
        count = len(self._rest())
        self.cursor = (self.cursor + by) % count if count else 0
        self.changed()

    def action_aim(self, by: int) -> None:
        """Go from tray to tray."""
        self.aim = (self.aim + by) % len(self.plan.trays)
        self.changed()

    def action_put(self, place: int | None = None) -> None:
        """Put a card into the tray that is aimed at."""
        rest = self._rest()
        at = self.cursor if place is None else place
        if at < len(rest):
            into = self.aim
            self.plan.trays[into].cards.append(rest[at])
            self.cursor = max(0, min(at, len(rest) - 2))
            self._changed(into)
            self._next()

    def action_back(self, tray: int | None = None, place: int = -1) -> None:
        """Take a card back into the hand."""
        at = self.aim if tray is None else tray
        if self.plan.trays[at].cards:
            self.aim = at
            self.plan.trays[at].cards.pop(place)
            self._changed(at)

    def action_clear(self) -> None:
        """Take everything back into the hand."""
        self.plan.fill([[] for _ in self.plan.trays])
        self._changed()

    def action_role(self) -> None:
        """Have the wilds stand for something else."""
        tray = self.plan.trays[self.aim]
        if len(tray.readings) < 2:  # noqa: PLR2004 - nothing to choose
            tray = next((each for each in self.plan.trays if len(each.readings) > 1), tray)
        tray.chosen += 1
        self.changed()

    def action_phase(self) -> None:
        """Put another phase together."""
        phases = self.phases
        self._begin(phases[(phases.index(self.plan.phase) + 1) % len(phases)])
        self.changed()

    async def action_lay(self) -> None:
        """Lay it as it lies."""
        view = self.game.view
        if not self.game.my_turn or view.stage is not Stage.PLAY:
            self.note = self.game.words.say("build-kept")
            self.changed()
            return
        move = LayPhase(tuple(tray.as_it_lies for tray in self.plan.trays), self.plan.phase)
        answer = await self._ask("Act", seq=self.game.update.seq, move=move)
        if self.game.answer(answer):
            self.dismiss(result=True)
        else:
            self.note, self.game.note = self.game.note, ""
            self.changed()

    def _next(self) -> None:
        """Aim at the next tray that lacks cards, once one is full."""
        trays = self.plan.trays
        if len(trays[self.aim].cards) >= trays[self.aim].spec.size:
            lacking = [at for at, tray in enumerate(trays) if len(tray.cards) < tray.spec.size]
            self.aim = lacking[0] if lacking else self.aim
            self.changed()

    def _changed(self, *trays: int) -> None:
        for at in trays:
            self.plan.trays[at].readings, self.plan.trays[at].note = (), ""
            self.run_worker(self._read(at))
        self.run_worker(self._keep())
        self.note = ""
        self.changed()

    async def _keep(self) -> None:
        answer = await self._ask("Arrange", cards=self.game.hand, building=self.plan.cards)
        if not isinstance(answer, Accepted):
            self.game.answer(answer)

    async def _read(self, at: int) -> None:
        """Ask how a tray's cards can be read."""
        tray = self.plan.trays[at]
        cards = list(tray.cards)
        if not cards:
            return
        answer = await self._ask("ReadGroup", phase=self.plan.phase, group=at, cards=cards)
        if isinstance(answer, GroupRead) and tray.cards == cards:
            tray.readings, tray.chosen = answer.readings, 0
            about = answer.refusal
            names = self.game.scene.names
            tray.note = "" if about is None else self.game.words.refusal(about.code, about.about, names)
            self.changed()

    # ---------------------------------------------------------------- how it is shown

    def changed(self) -> None:
        """Show the trays and the hand as they are now."""
        if not self.phases:
            return
        say = self.game.words.say
        self.put("heading", Content(telling.phase_title(self.game.words, self.game.view, self.plan.phase)))
        rest = self._rest()
        hand = [
            click(card(face).stylize("reverse underline") if at == self.cursor else card(face), f"screen.put({at})")
            for at, face in enumerate(rest)
        ]
        lines = [line for at, tray in enumerate(self.plan.trays) for line in self._tray(at, tray)]
        lines += [Content(""), Content(" ").join(hand), Content("")]
        if self.note:
            lines += [Content.styled(self.note, "$error"), Content("")]
        keys = [("1 …", say("play-key-tray")), ("0", say("play-key-back")), ("Enter", say("lay-now"))]
        if any(len(tray.readings) > 1 for tray in self.plan.trays):
            keys.append(("w", say("build-role")))
        if len(self.phases) > 1:
            keys.append(("p", say("build-which")))
        keys.append(("Esc", say("close")))
        lines.append(Content("   ").join(Content.assemble((key, MAY), f" {text}") for key, text in keys))
        self.put("body", Content("\n").join(lines))

    def _rest(self) -> list[Face]:
        return self.plan.rest(self.game.hand)

    def _tray(self, at: int, tray: Tray) -> list[Content]:
        words = self.game.words
        full = len(tray.cards) >= tray.spec.size
        reading = tray.reading
        if reading is not None and full:
            shown, state = group(reading, ends=False), words.say("build-ready")
        else:
            each = [click(card(face), f"screen.back({at}, {place})") for place, face in enumerate(tray.cards)]
            shown, state = Content(" ").join(each), words.say("build-count", have=len(tray.cards), need=tray.spec.size)
        mark = "▶" if at == self.aim else " "
        name = words.group(str(tray.spec))
        head = Content.assemble((f"{mark}{at + 1} ", MAY), f"{name}  ", shown, (f"  {state}", SOFT))
        why = [Content.styled(f"   {tray.note}", "$warning")] if tray.note and full else []
        return [head, *why]
