"""The coach over HTTP: hints in one's own turn, the analysis of a game that is over, practice.

Whatever takes long is reckoned in a thread, one thing after the other. What the coach says is made in ``coach``.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tenphases.coach import Analysis, Counting, Exercise, Hint, analyse, counting, exercise, hint, mistakes
from tenphases.coach.practice import MOST_NUMBER
from tenphases.rules.moves import Seat
from tenphases.rules.notation.record import Record
from tenphases.server.answers import Secret
from tenphases.server.bodies import answer, asker, body, failed
from tenphases.server.limits import Buckets
from tenphases.server.lobby import Lobby, is_address
from tenphases.server.messages import Problem
from tenphases.server.record import any_record_of, is_over
from tenphases.server.settings import Settings
from tenphases.table.cards import CardPosition
from tenphases.table.entries import Entry, Moved, TakenBack

T = TypeVar("T")

_KEPT: Final = 16
_PATIENCE_SECONDS: Final = 0.5
"""For so long an answer waits for an analysis before it tells how far it is."""


class AskHint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{table}/hint: what would the coach do at this seat, whose turn it is?"""

    secret: Secret


class HintGiven(msgspec.Struct, frozen=True):
    """The answer, good for the game as it stood at ``seq``; without a hint where there is nothing to do."""

    seq: int
    hint: Hint | None


class AnalysisGiven(msgspec.Struct, frozen=True):
    """GET /api/tables/{table}/analysis: how far it is, and once it is there, the analysis of a game that is over.

    ``seqs`` are the numbers under which the moves of ``Decision.entry`` stand in the replay.
    """

    done: int
    of: int
    analysis: Analysis | None = None
    seqs: tuple[int, ...] = ()


class PracticeGiven(msgspec.Struct, frozen=True):
    """GET /api/practice/{number}: a position to play, and a hand to count."""

    exercise: Exercise
    counting: Counting


class OwnPractice(msgspec.Struct, frozen=True):
    """GET /api/tables/{table}/practice?seat=0: that seat's costliest decisions in a game that is over."""

    exercises: tuple[Exercise, ...]


@dataclass(slots=True)
class _Work:
    """An analysis under way, or done."""

    record: Record
    seqs: tuple[int, ...]
    done: int = 0
    task: asyncio.Task[Analysis] | None = None

    def note(self, done: int, _of: int) -> None:
        """Note how far it is."""
        self.done = done


_ASK_HINT: Final = msgspec.json.Decoder(AskHint)


class Coaching:
    """The answers."""

    def __init__(self, settings: Settings, lobby: Lobby) -> None:
        self._store = settings.house.store
        self._lobby = lobby
        self._hints = Buckets(settings.limits.looks)
        self._looks = Buckets(settings.limits.looks)
        self._works: OrderedDict[str, _Work] = OrderedDict()
        self._one_by_one = asyncio.Lock()

    async def hint(self, request: Request) -> Response:
        """POST /api/tables/{table}/hint."""
        asked = await body(request, _ASK_HINT)
        if isinstance(asked, Response):
            return asked
        if not self._hints.take(asker(request)):
            return failed(Problem.TOO_MUCH, 429)
        room = await self._lobby.room(request.path_params["table"])
        if room is None:
            return failed(Problem.NO_SUCH_TABLE, 404)
        table = room.table
        seat = table.seat_of(asked.secret)
        if seat is None:
            return failed(Problem.FOREIGN, 403)
        if not table.setting.terms.hints or not isinstance(table.position, CardPosition):
            return failed(Problem.NO_HINTS, 409)
        seq, seen = table.seq, table.position.view(seat)
        return answer(HintGiven(seq, await asyncio.to_thread(hint, seen)))

    async def analysis(self, request: Request) -> Response:
        """GET /api/tables/{table}/analysis."""
        work = await self._work(request)
        if isinstance(work, Response):
            return work
        assert work.task is not None  # noqa: S101 - it has been begun
        await asyncio.wait({work.task}, timeout=_PATIENCE_SECONDS)
        of = len(work.record.entries)
        if not work.task.done():
            return answer(AnalysisGiven(work.done, of))
        return answer(AnalysisGiven(of, of, work.task.result(), work.seqs))

    async def own_practice(self, request: Request) -> Response:
        """GET /api/tables/{table}/practice."""
        work = await self._work(request)
        if isinstance(work, Response):
            return work
        seat = request.query_params.get("seat", "0")
        if not seat.isdecimal() or int(seat) >= work.record.seats:
            return failed(Problem.BAD_SEATS, 400)
        assert work.task is not None  # noqa: S101 - it has been begun
        found = await asyncio.shield(work.task)
        return answer(OwnPractice(await self._threaded(lambda: mistakes(work.record, found, Seat(int(seat))))))

    async def practice(self, request: Request) -> Response:
        """GET /api/practice/{number}."""
        number = request.path_params["number"]
        if number >= MOST_NUMBER:
            return failed(Problem.NO_SUCH_PAGE, 404)
        if not self._looks.take(asker(request)):
            return failed(Problem.TOO_MUCH, 429)
        return answer(await self._threaded(lambda: PracticeGiven(exercise(number), counting(number))))

    async def _work(self, request: Request) -> _Work | Response:
        """Return the work on a game's analysis, begun if it has not been."""
        game = request.path_params["table"]
        if not self._looks.take(asker(request)):
            return failed(Problem.TOO_MUCH, 429)
        if game not in self._works:
            log = await self._store.read(game) if is_address(game) else ()
            if not log:
                return failed(Problem.NO_SUCH_TABLE, 404)
            if not is_over(log):
                return failed(Problem.NOT_OVER, 409)
            record = any_record_of(log)
            if not isinstance(record, Record):
                return failed(Problem.NO_SUCH_PAGE, 404)  # the coach knows cards
            self._works.setdefault(game, self._begun(record, log))
            while len(self._works) > _KEPT:
                self._works.popitem(last=False)
        self._works.move_to_end(game)
        return self._works[game]

    def _begun(self, record: Record, log: Sequence[Entry]) -> _Work:
        work = _Work(record, _seqs(log))
        work.task = asyncio.create_task(self._threaded(lambda: analyse(work.record, work.note)))
        return work

    async def _threaded(self, reckon: Callable[[], T]) -> T:
        async with self._one_by_one:
            return await asyncio.to_thread(reckon)


def _seqs(log: Sequence[Entry]) -> tuple[int, ...]:
    """Return the numbers of the entries that stand in the record."""
    undone = {entry.what.undone for entry in log if isinstance(entry.what, TakenBack)}
    return tuple(entry.seq for entry in log if isinstance(entry.what, Moved) and entry.seq not in undone)
