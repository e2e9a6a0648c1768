"""The HTTP part of the protocol as an OpenAPI document, made from its types."""

from functools import lru_cache
from typing import Any, Final

import msgspec

from tenphases import __version__
from tenphases.coach.practice import MOST_NUMBER
from tenphases.rules.notation.record import Record
from tenphases.scoresheet.document import Sheet
from tenphases.server.answers import (
    Invitation,
    Mine,
    MyGames,
    OpenTables,
    Replay,
    SeatLink,
    SeatTaken,
    TableFound,
    TakeSeat,
)
from tenphases.server.coaching import AnalysisGiven, AskHint, HintGiven, OwnPractice, PracticeGiven
from tenphases.server.messages import Health, NewTable, NotFound, NotOpened, Setup, TableOpened
from tenphases.server.rules_api import (
    CheckRules,
    PhaseListMade,
    ReadRules,
    RulesChecked,
    RulesFile,
    RulesRead,
    SwitchList,
    WriteRules,
)
from tenphases.server.sheet_messages import SheetNotShared, SheetShared
from tenphases.table.terms import MOST_SEATS
from tenphases.variants.generate import LEAST, MOST, MOST_SEED

_TYPES: Final = (
    AnalysisGiven,
    AskHint,
    CheckRules,
    Health,
    HintGiven,
    Invitation,
    Mine,
    MyGames,
    NewTable,
    NotFound,
    NotOpened,
    OpenTables,
    OwnPractice,
    PhaseListMade,
    PracticeGiven,
    ReadRules,
    Record,
    Replay,
    RulesChecked,
    RulesFile,
    RulesRead,
    SeatLink,
    SeatTaken,
    Setup,
    Sheet,
    SheetNotShared,
    SheetShared,
    SwitchList,
    TableFound,
    TableOpened,
    TakeSeat,
    WriteRules,
)


def _between(least: int, most: int) -> dict[str, Any]:
    return {"type": "integer", "minimum": least, "maximum": most}


_TABLE: Final = {
    "name": "table",
    "in": "path",
    "required": True,
    "schema": {"type": "string", "pattern": "^[a-z2-9]{1,64}$"},
}
_SHEET: Final = _TABLE | {"name": "sheet"}
_CODE: Final = {"name": "code", "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
_FORM: Final = {"name": "form", "in": "query", "schema": {"enum": ["json", "text"]}}
_OPEN: Final = {"name": "open", "in": "query", "schema": {"type": "string"}}
_SEED: Final = {"name": "seed", "in": "query", "required": True, "schema": _between(0, MOST_SEED)}
_COUNT: Final = {"name": "count", "in": "query", "schema": _between(LEAST, MOST)}
_KINDS: Final = {"name": "kinds", "in": "query", "schema": {"enum": ["classic", "every"]}}
_SEAT: Final = {"name": "seat", "in": "query", "schema": _between(0, MOST_SEATS - 1)}
_NUMBER: Final = {"name": "number", "in": "path", "required": True, "schema": _between(0, MOST_NUMBER - 1)}
_REFUSED: Final = ("400", "413", "429", "503")
_UNREAD: Final = ("400", "413", "429")
_GONE: Final = ("404", "405")


@lru_cache
def spec() -> dict[str, Any]:
    """Return the document."""
    _, components = msgspec.json.schema_components(_TYPES, ref_template="#/components/schemas/{name}")
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tenphases", "version": __version__},
        "paths": {f"/api/{path}": methods for path, methods in _paths().items()},
        "components": {"schemas": components},
    }


def _paths() -> dict[str, Any]:
    record = _json(Record) | {"description": _first(Record)}
    record["content"]["text/plain"] = {"schema": {"type": "string"}}
    opened = {"201": _json(TableOpened)} | dict.fromkeys(_REFUSED, _json(NotOpened))
    picture = {"description": "A picture to scan.", "content": {"image/svg+xml": {"schema": {"type": "string"}}}}
    return {
        "health": {"get": {"responses": {"200": _json(Health)}}},
        "setup": {"get": {"responses": {"200": _json(Setup)}}},
        "tables": {
            "get": _get({"200": _json(OpenTables)}, "429", parameters=(_OPEN,)),
            "post": _body(NewTable) | {"responses": opened},
        },
        "codes/{code}": {"get": _get({"200": _json(TableFound)}, "429", *_GONE, parameters=(_CODE,))},
        "mine": {"post": _body(Mine) | _get({"200": _json(MyGames)}, *_UNREAD)},
        "tables/{table}/seats": {
            "post": _body(TakeSeat) | _get({"201": _json(SeatTaken)}, "409", *_REFUSED, *_GONE, parameters=(_TABLE,)),
        },
        "tables/{table}/invitation": {"get": _get({"200": _json(Invitation)}, *_GONE, parameters=(_TABLE,))},
        "tables/{table}/qr.svg": {
            "get": _get({"200": picture}, *_GONE, parameters=(_TABLE,)),
            "post": _body(SeatLink) | _get({"200": picture}, "403", *_UNREAD, *_GONE, parameters=(_TABLE,)),
        },
        "sheets": {"post": _body(Sheet) | {"responses": {"201": _json(SheetShared)} | _not_shared(*_REFUSED)}},
        "sheets/{sheet}": {
            "get": _get({"200": _json(Sheet), "404": _no_sheet()} | _not_shared("429"), "405", parameters=(_SHEET,)),
        },
        **_rules_paths(),
        **coach_paths(),
        "tables/{table}/record": {"get": _get({"200": record}, "409", *_GONE, parameters=(_TABLE, _FORM))},
        "tables/{table}/replay": {"get": _get({"200": _json(Replay)}, "409", "429", *_GONE, parameters=(_TABLE,))},
    }


def _rules_paths() -> dict[str, Any]:
    bad = _json(RulesRead)
    bad["content"]["application/json"]["schema"] = {"anyOf": [_ref(RulesRead), _ref(NotFound)]}
    return {
        "rules": {"get": {"responses": {"200": _json(SwitchList)}}},
        "rules/check": {"post": _body(CheckRules) | _get({"200": _json(RulesChecked)}, *_UNREAD)},
        "rules/file": {"post": _body(WriteRules) | _get({"200": _json(RulesFile), "400": bad}, "413", "429")},
        "rules/read": {"post": _body(ReadRules) | _get({"200": _json(RulesRead), "400": bad}, "413", "429")},
        "rules/phases": {"get": _get({"200": _json(PhaseListMade)}, "400", "429", parameters=(_SEED, _COUNT, _KINDS))},
    }


def coach_paths() -> dict[str, Any]:
    """Return the coach's addresses."""
    return {
        "tables/{table}/hint": {
            "post": _body(AskHint)
            | _get({"200": _json(HintGiven)}, "403", "409", *_UNREAD, *_GONE, parameters=(_TABLE,)),
        },
        "tables/{table}/analysis": {
            "get": _get({"200": _json(AnalysisGiven)}, "409", "429", *_GONE, parameters=(_TABLE,)),
        },
        "tables/{table}/practice": {
            "get": _get({"200": _json(OwnPractice)}, "400", "409", "429", *_GONE, parameters=(_TABLE, _SEAT)),
        },
        "practice/{number}": {"get": _get({"200": _json(PracticeGiven)}, "429", *_GONE, parameters=(_NUMBER,))},
    }


def _get(given: dict[str, Any], *failed: str, parameters: tuple[dict[str, Any], ...] = ()) -> dict[str, Any]:
    """Return what is answered: as given, or else that it cannot be had."""
    return {"parameters": list(parameters), "responses": given | dict.fromkeys(failed, _json(NotFound))}


def _not_shared(*failed: str) -> dict[str, Any]:
    return dict.fromkeys(failed, _json(SheetNotShared))


def _no_sheet() -> dict[str, Any]:
    """Return what is answered to an address without a sheet, or to one that cannot be an address."""
    found = _json(SheetNotShared)
    found["content"]["application/json"]["schema"] = {"anyOf": [_ref(SheetNotShared), _ref(NotFound)]}
    return found


def _body(kind: type) -> dict[str, Any]:
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": _ref(kind)}}}}


def _json(kind: type) -> dict[str, Any]:
    return {"description": _first(kind), "content": {"application/json": {"schema": _ref(kind)}}}


def _ref(kind: type) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{kind.__name__}"}


def _first(kind: type) -> str:
    return (kind.__doc__ or "").partition("\n")[0]
