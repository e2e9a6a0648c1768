"""A table's own rules over HTTP: what can be set, what is to be said about it, files, and random phase lists.

Nothing is kept: rules travel in the request, in a link, or in a file, and are opened like any others
(``POST /api/tables``). Saved rules lie on the device that saved them.
"""

import asyncio
from dataclasses import dataclass, field
from typing import Annotated, Final, TypeVar

import msgspec
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from tenphases.rules.phases import BadPhase, GroupSpec, parse_phase
from tenphases.rules.ruleset import CLASSIC_PHASES, Ruleset
from tenphases.server.bodies import answer, asker, body, failed
from tenphases.server.limits import Buckets
from tenphases.server.links import base
from tenphases.server.messages import Problem
from tenphases.sim.difficulty import Difficulty, Source
from tenphases.sim.estimator import Estimator
from tenphases.table.terms import RuleChoice, Switches, Word
from tenphases.variants.advice import Note, notes
from tenphases.variants.files import BadFile, FileFault, Form, OwnRules, read_rules, rules_text
from tenphases.variants.generate import LEAST, MOST, MOST_SEED, generated
from tenphases.variants.generate import Kinds as GroupKinds
from tenphases.variants.lists import MOST_LINES, read_lines
from tenphases.variants.load import BadChoice, Wrong, load, nearest
from tenphases.variants.switches import Switch, switches
from tenphases.variants.turns import TURNS

T = TypeVar("T")
MOST_SENT: Final = 65_536
"""How many bytes a list or a file may have: more than the longest that can be played."""
Line = Annotated[str, msgspec.Meta(max_length=200)]
Name = Annotated[str, msgspec.Meta(max_length=60)]


class SwitchList(msgspec.Struct, frozen=True):
    """GET /api/rules: every switch of the rules, in their order."""

    switches: tuple[Switch, ...]
    base: str
    """The page's address as others reach it; a link to rules stands behind it."""
    classic_turns: float
    """In how many turns a steady player who plays alone lays all phases of the classic list, to compare with."""


class CheckRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/rules/check: rules as they stand while somebody edits them."""

    preset: Word = "standard"
    variants: Annotated[tuple[Word, ...], msgspec.Meta(max_length=64)] = ()
    switches: Switches = {}
    lines: Annotated[tuple[Line, ...], msgspec.Meta(max_length=MOST_LINES)] | None = None
    """The list of phases as it is typed, in words or in the notation; in place of the switch ``phases``."""
    seats: Annotated[int, msgspec.Meta(ge=2, le=6)] | None = None
    """For how many players; without it, for two to six."""


class PhaseRead(msgspec.Struct, frozen=True, omit_defaults=True):
    """How one line of the list is read, and how hard that is."""

    text: str
    """In the notation; an unreadable line as it stands."""
    number: int = 0
    """By which the players know it; 0 for an unreadable line."""
    groups: tuple[GroupSpec, ...] = ()
    turns: float | None = None
    """In how many turns a steady player who plays alone lays it, on average."""
    error: float | None = None
    """Half the 95 % interval of that."""
    source: Source | None = None


class RulesChecked(msgspec.Struct, frozen=True):
    """The answer: what was read, by which names a table is opened so, and all that is to be said about it.

    Switches that cannot be read are in ``wrong``; all else is said of the rules without them.
    """

    ruleset: Ruleset
    choice: RuleChoice
    """The nearest preset, and the switches laid over it."""
    phases: tuple[PhaseRead, ...]
    notes: tuple[Note, ...]
    wrong: tuple[Wrong, ...] = ()
    estimating: bool = False
    """Whether difficulties are still being found out: ask again in a while."""


class WriteRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/rules/file: rules to be written as a file."""

    form: Form
    name: Name = ""
    preset: Word = "standard"
    variants: Annotated[tuple[Word, ...], msgspec.Meta(max_length=64)] = ()
    switches: Switches = {}


class RulesFile(msgspec.Struct, frozen=True):
    """The answer: the file's text."""

    text: str


class ReadRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/rules/read: the text of a file."""

    text: str


class RulesRead(msgspec.Struct, frozen=True):
    """The answer: the rules in a file, or with status 400 everything that is wrong with it."""

    name: str = ""
    choice: RuleChoice | None = None
    faults: tuple[FileFault | Wrong, ...] = ()


class PhaseListMade(msgspec.Struct, frozen=True):
    """GET /api/rules/phases: a random list of phases as hard as the classic one; of a seed always the same."""

    seed: int
    phases: tuple[str, ...]


class _Wish(msgspec.Struct, forbid_unknown_fields=True):
    """What is asked for in an address."""

    seed: Annotated[int, msgspec.Meta(ge=0, le=MOST_SEED)]
    count: Annotated[int, msgspec.Meta(ge=LEAST, le=MOST)] = 10
    kinds: GroupKinds = "classic"


_CLASSIC: Final = round(sum(TURNS[phase][0] for phase in CLASSIC_PHASES), 1)
_CHECK: Final = msgspec.json.Decoder(CheckRules)
_WRITE: Final = msgspec.json.Decoder(WriteRules)
_READ: Final = msgspec.json.Decoder(ReadRules)


@dataclass(frozen=True, slots=True)
class RulesApi:
    """The answers, and what they need to be given."""

    asked: Buckets
    in_network: bool = False
    estimator: Estimator = field(default_factory=Estimator)

    async def switches(self, request: Request) -> Response:
        """GET /api/rules."""
        return answer(SwitchList(switches(), base(request, in_network=self.in_network), _CLASSIC))

    async def check(self, request: Request) -> Response:
        """POST /api/rules/check."""
        asked = await self._sent(request, _CHECK)
        if isinstance(asked, Response):
            return asked
        # Whether forty strange phases can be made takes seconds, in which no table shall stand still.
        return answer(await asyncio.to_thread(checked, asked, self.estimator))

    async def write(self, request: Request) -> Response:
        """POST /api/rules/file."""
        asked = await self._sent(request, _WRITE)
        if isinstance(asked, Response):
            return asked
        try:
            own = OwnRules(asked.name, load(asked.preset, asked.variants, asked.switches))
        except BadChoice as bad:
            return answer(RulesRead(faults=bad.wrong), 400)
        return answer(RulesFile(rules_text(own, asked.form)))

    async def read(self, request: Request) -> Response:
        """POST /api/rules/read."""
        asked = await self._sent(request, _READ)
        if isinstance(asked, Response):
            return asked
        try:
            own = read_rules(asked.text)
        except BadFile as bad:
            return answer(RulesRead(faults=bad.faults), 400)
        return answer(RulesRead(own.name, _choice(own.ruleset)))

    async def phases(self, request: Request) -> Response:
        """GET /api/rules/phases?seed=…&count=…&kinds=…."""
        asked = request.query_params
        try:
            wish = msgspec.convert(dict(asked), _Wish, strict=False)
        except msgspec.ValidationError:
            return failed(Problem.UNREADABLE, 400)
        if not self.asked.take(asker(request)):
            return failed(Problem.TOO_MUCH, 429)
        return answer(PhaseListMade(wish.seed, generated(wish.seed, wish.count, wish.kinds)))

    async def _sent(self, request: Request, decoder: msgspec.json.Decoder[T]) -> T | Response:
        if not self.asked.take(asker(request)):
            return failed(Problem.TOO_MUCH, 429)
        return await body(request, decoder, MOST_SENT)


def checked(asked: CheckRules, estimator: Estimator) -> RulesChecked:
    """Return what is to be said of rules as far as they can be read."""
    ruleset, wrong = _read(asked)
    read = [_phase(text, place) for place, text in enumerate(ruleset.phases, start=1)]
    told = notes(ruleset, asked.seats)
    spoilt = {note.place for note in told if note.severity == "error"}
    sound = [] if 0 in spoilt else [one.text for at, one in enumerate(read, start=1) if one.groups and at not in spoilt]
    known, coming = estimator.look(ruleset, sound)
    turns = {_plain(text): given for text, given in known.items()}
    if not spoilt:
        told = notes(ruleset, asked.seats, lambda groups: turns[groups].turns if groups in turns else None)
    return RulesChecked(
        ruleset=ruleset,
        choice=_choice(ruleset),
        phases=tuple(_with(one, turns.get(_plain(one.text))) for one in read),
        notes=told,
        wrong=wrong,
        estimating=coming,
    )


def _read(asked: CheckRules) -> tuple[Ruleset, tuple[Wrong, ...]]:
    """Return the rules without what cannot be read of them, and what that is."""
    given = {name: read_lines(value) if isinstance(value, tuple) else value for name, value in asked.switches.items()}
    if asked.lines is not None:
        given["phases"] = read_lines(asked.lines)
    try:
        return load(asked.preset, asked.variants, given), ()
    except BadChoice as bad:
        names = {each.name for each in bad.wrong}
        preset = "standard" if asked.preset in names else asked.preset
        variants = [name for name in asked.variants if name not in names]
        return load(preset, variants, {name: value for name, value in given.items() if name not in names}), bad.wrong


def _choice(ruleset: Ruleset) -> RuleChoice:
    preset, apart = nearest(ruleset)
    return RuleChoice(preset, (), apart)


def _phase(text: str, place: int) -> PhaseRead:
    try:
        phase = parse_phase(text, place)
    except BadPhase:
        return PhaseRead(text)
    return PhaseRead(text, phase.number, phase.groups)


def _plain(text: str) -> str:
    """Return a phase without its number, as the difficulties call it."""
    return text.rpartition(":")[2].strip()


def _with(read: PhaseRead, given: Difficulty | None) -> PhaseRead:
    if given is None:
        return read
    return replace(read, turns=round(given.turns, 1), error=round(given.error, 1), source=given.source)
