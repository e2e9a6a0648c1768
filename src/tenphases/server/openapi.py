"""The HTTP part of the protocol as an OpenAPI document, made from its types."""

from functools import lru_cache
from typing import Any, Final

import msgspec

from tenphases import __version__
from tenphases.rules.notation.record import Record
from tenphases.server.messages import Health, NewTable, NotFound, NotOpened, Setup, TableOpened

_TYPES: Final = (Health, NewTable, NotFound, NotOpened, Record, Setup, TableOpened)
_TABLE: Final = {
    "name": "table",
    "in": "path",
    "required": True,
    "schema": {"type": "string", "pattern": "^[a-z2-9]{1,64}$"},
}
_FORM: Final = {"name": "form", "in": "query", "schema": {"enum": ["json", "text"]}}


@lru_cache
def spec() -> dict[str, Any]:
    """Return the document."""
    _, components = msgspec.json.schema_components(_TYPES, ref_template="#/components/schemas/{name}")
    gone = {"404": _json(NotFound), "405": _json(NotFound)}
    record = _json(Record) | {"description": _first(Record)}
    record["content"]["text/plain"] = {"schema": {"type": "string"}}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tenphases", "version": __version__},
        "paths": {
            "/api/health": {"get": {"responses": {"200": _json(Health)}}},
            "/api/setup": {"get": {"responses": {"200": _json(Setup)}}},
            "/api/tables": {
                "post": {
                    "requestBody": {"required": True, "content": {"application/json": {"schema": _ref(NewTable)}}},
                    "responses": {"201": _json(TableOpened)} | {code: _json(NotOpened) for code in _REFUSED},
                }
            },
            "/api/tables/{table}/record": {
                "get": {
                    "parameters": [_TABLE, _FORM],
                    "responses": {"200": record, "409": _json(NotFound), **gone},
                }
            },
        },
        "components": {"schemas": components},
    }


_REFUSED: Final = ("400", "413", "429", "503")


def _json(kind: type) -> dict[str, Any]:
    return {"description": _first(kind), "content": {"application/json": {"schema": _ref(kind)}}}


def _ref(kind: type) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{kind.__name__}"}


def _first(kind: type) -> str:
    return (kind.__doc__ or "").partition("\n")[0]
