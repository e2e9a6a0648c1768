"""Looking back over HTTP: the games of one's own seats, and replays of games that are over.

What is told of a game that goes on is what everyone at its table knows anyway.
"""

import asyncio
import logging
from collections import OrderedDict
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tenphases.rules.moves import CHANCE, Seat
from tenphases.server.answers import Game, GameState, Held, Mine, MyGames
from tenphases.server.bodies import FRESH, answer, asker, body, failed
from tenphases.server.limits import Buckets
from tenphases.server.lobby import Lobby, is_address
from tenphases.server.messages import Problem
from tenphases.server.offering import players
from tenphases.server.record import is_over
from tenphases.server.replay import replay_of
from tenphases.server.settings import Settings
from tenphases.table.table import Table, fingerprint

_LOG = logging.getLogger(__name__)

MOST_MINE_BYTES: Final = 65_536
_MINE: Final = msgspec.json.Decoder(Mine)
_NOTE: Final = "summary.2"
"""The key under which a finished game's summary is noted; another number once ``Summary`` holds something else."""
_REPLAYS_KEPT: Final = 8


class Summary(msgspec.Struct, frozen=True):
    """What a game came to up to an entry, and the fingerprints of those who may ask for it."""

    seq: int
    game: Game
    """As nobody in particular."""
    keys: tuple[str, ...]
    waited_for: tuple[Seat, ...]


def summary_of(table: Table) -> Summary:
    """Return what a table's game has come to."""
    position, setting = table.position, table.setting
    account = position.account()
    stage = GameState.OVER if position.over else GameState.BETWEEN_ROUNDS if table.between_rounds else GameState.PLAYING
    game = Game(
        table=table.game,
        title=setting.terms.title,
        seat=CHANCE,
        state=GameState.GATHERING if setting.gathering else stage,
        players=players(table),
        rules=setting.rules,
        phases=account.phases,
        opened=table.began,
        played=table.played,
        round=position.number,
        waits_for_me=False,
        totals=account.totals,
        done=account.done,
        sheet=account.sheet,
        places=position.places,
        next_game=table.next_game,
        lesson=table.lesson,
    )
    return Summary(table.seq, game, tuple(record.key for record in table.seats), table.waits_for())


class Lookback:
    """The answers."""

    def __init__(self, settings: Settings, lobby: Lobby) -> None:
        self._store = settings.house.store
        self._lobby = lobby
        self._looks = Buckets(settings.limits.looks)
        self._replays: OrderedDict[str, bytes] = OrderedDict()

    async def mine(self, request: Request) -> Response:
        """POST /api/mine."""
        asked = await body(request, _MINE, MOST_MINE_BYTES)
        if isinstance(asked, Response):
            return asked
        if not self._looks.take(asker(request)):
            return failed(Problem.TOO_MUCH, 429)
        games = [game for held in dict.fromkeys(asked.seats) if (game := await self._game(held)) is not None]
        return answer(MyGames(tuple(sorted(games, key=lambda game: -game.played))))

    async def _game(self, held: Held) -> Game | None:
        summary = await self._summary(held.table) if is_address(held.table) else None
        key = fingerprint(held.secret)
        if summary is None or key not in summary.keys:
            return None
        seat = Seat(summary.keys.index(key))
        return msgspec.structs.replace(summary.game, seat=seat, waits_for_me=seat in summary.waited_for)

    async def _summary(self, game: str) -> Summary | None:
        room = self._lobby.awake(game)
        if room is not None:
            return summary_of(room.table)
        noted = (await self._store.notes(game)).get(_NOTE)
        if noted is not None:
            summary = msgspec.json.decode(noted, type=Summary)
            if not await self._store.read(game, summary.seq):
                return summary
        log = await self._store.read(game)
        if not log:
            return None
        summary = summary_of(await asyncio.to_thread(Table.load, game, log))
        if summary.game.state is GameState.OVER:
            try:
                await self._store.note(game, _NOTE, msgspec.json.encode(summary).decode())
            except Exception:  # noqa: BLE001 - it only saves reading the log again
                _LOG.exception("what game %s came to could not be noted", game)
        return summary

    async def replay(self, request: Request) -> Response:
        """GET /api/tables/{table}/replay."""
        game = request.path_params["table"]
        if not self._looks.take(asker(request)):
            return failed(Problem.TOO_MUCH, 429)
        if game in self._replays:
            self._replays.move_to_end(game)
        else:
            log = await self._store.read(game) if is_address(game) else ()
            if not log:
                return failed(Problem.NO_SUCH_TABLE, 404)
            if not is_over(log):
                return failed(Problem.NOT_OVER, 409)
            self._replays[game] = msgspec.json.encode(await asyncio.to_thread(replay_of, game, log))
            while len(self._replays) > _REPLAYS_KEPT:
                self._replays.popitem(last=False)
        return Response(self._replays[game], headers=FRESH, media_type="application/json")
