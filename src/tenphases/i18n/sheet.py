"""What is said of a score sheet: how the game ended and why, ties to be broken, needs, doubts.

Sheets, accounts and doubts come in as plain values, as they stand in a file. The page has ``web/sheet/telling.js`` for
this.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from tenphases.i18n.words import Words, phase_number

Plain = Mapping[str, Any]

_FIRST_OF_SEVERAL: Final = frozenset({"shared", "out_first", "laid_first"})


def player(words: Words, sheet: Plain, seat: int) -> str:
    """Return a player's name; who left it empty is called by the place at the table."""
    return str(sheet["names"][seat]).strip() or words.say("player-at", number=seat + 1)


def players(words: Words, sheet: Plain, seats: Iterable[int]) -> str:
    """Return the names of some players."""
    return words.listed([player(words, sheet, seat) for seat in seats], "and")


def phase_name(sheet: Plain, place: int) -> int:
    """Return the number the players know a phase by."""
    return phase_number(_phase_text(sheet, place), place)


def _phase_text(sheet: Plain, place: int) -> str:
    """Return the text of a phase of the list or, after those, of a twist card, which are numbered on."""
    listed: Sequence[str] = sheet["ruleset"]["phases"]
    if place < len(listed):
        return listed[place]
    above = max(phase_number(text, at) for at, text in enumerate(listed))
    twist = place - len(listed)
    return f"{above + 1 + twist}: {sheet['ruleset']['twist_cards'][twist]}"


def ending_lines(words: Words, sheet: Plain, account: Plain) -> list[str]:
    """Return how the game ended and why, a sentence each; nothing while it goes on (R10, R11)."""
    ending = account["ending"]
    if ending is None:
        return []
    reason, places = ending["reason"], ending["places"]
    said = words.say(f"sheet-end-{_hyphens(reason)}", players=players(words, sheet, places[0]), count=len(places[0]))
    return [said, *_compared(words, sheet, account), *_order(words, sheet, places, closed=reason == "closed")]


def _compared(words: Words, sheet: Plain, account: Plain) -> list[str]:
    """Return whose points were compared for the win."""
    reason, end = account["ending"]["reason"], sheet["ruleset"]["end"]
    if reason in {"laid_last", "last_space", "closed"} or end == "last_space":
        return []
    ranked = sorted(enumerate(account["standings"]), key=lambda each: (each[1]["total"], each[0]))
    if reason == "completed" or (reason in _FIRST_OF_SEVERAL and end == "round_end"):
        count = len(sheet["ruleset"]["phases"])
        done = [seat for seat, standing in ranked if standing["phases"] >= count]
        return [words.say("sheet-why-completed", totals=_totals(words, sheet, account, done))]
    return [words.say("sheet-why-totals", totals=_totals(words, sheet, account, [seat for seat, _ in ranked]))]


def _totals(words: Words, sheet: Plain, account: Plain, seats: Sequence[int]) -> str:
    totals = [
        words.say("sheet-total", player=player(words, sheet, seat), points=account["standings"][seat]["total"])
        for seat in seats
    ]
    return words.listed(totals, "and")


def _order(words: Words, sheet: Plain, places: Sequence[Sequence[int]], *, closed: bool) -> list[str]:
    """Return by what the places go that the win does not decide (R10.4)."""
    if sum(map(len, places[1:])) < 2 - closed:
        return []
    by = "points" if sheet["ruleset"]["advance"] == "everyone" else "phases"
    by = "board" if sheet["ruleset"]["end"] == "last_space" else by
    return [words.say(f"sheet-why-order-{by}{'-all' if closed else ''}")]


def tie_line(words: Words, sheet: Plain, account: Plain) -> str | None:
    """Return who must play a tie-break round and how it is won, None if nobody must (R11.1)."""
    if not account["tied"]:
        return None
    phase = phase_name(sheet, len(sheet["ruleset"]["phases"]) - 1)
    how = _hyphens(sheet["ruleset"]["tie_break"])
    tied = players(words, sheet, account["tied"])
    if sheet["ruleset"]["phase_choice"] == "before_play":
        return words.say(f"sheet-tie-own-{how}", players=tied)
    return words.say(f"sheet-tie-{how}", players=tied, phase=phase)


def need_lines(words: Words, sheet: Plain, account: Plain) -> list[str]:
    """Return what each player needs in the round now being played; nothing once the game is over (R4.6, R12)."""
    if account["ending"] is not None:
        return []
    cells = account["rounds"][-1]["cells"]
    return [_need(words, sheet, cell, player(words, sheet, seat)) for seat, cell in enumerate(cells)]


def _need(words: Words, sheet: Plain, cell: Plain, name: str) -> str:
    if not cell["plays"]:
        return words.say("sheet-need-sits-out", player=name)
    places = [cell["phase"]] if cell["phase"] is not None else cell["open"]
    if not places:
        return words.say("sheet-need-done", player=name)
    if len(places) == 1:
        title = words.phase_title(_phase_text(sheet, places[0]), places[0])
        return words.say("sheet-need", player=name, title=title)
    numbers = [words.number(phase_name(sheet, place)) for place in places]
    return words.say("sheet-need-any", player=name, phases=words.listed(numbers, "or"))


def doubt_line(words: Words, sheet: Plain, doubt: Plain) -> str:
    """Return a doubt with the round, and the player, that it is about (R17.3)."""
    what = words.say(f"sheet-doubt-{_hyphens(doubt['code'])}", number=doubt["about"])
    if doubt["player"] is None:
        return words.say("sheet-doubt-in-round", round=doubt["number"], what=what)
    name = player(words, sheet, doubt["player"])
    return words.say("sheet-doubt-in-cell", player=name, round=doubt["number"], what=what)


def fault_line(words: Words, code: str, where: str) -> str:
    """Return why a file is no sheet that can be opened."""
    return words.say(f"sheet-fault-{_hyphens(code)}", where=where or "none")


def _hyphens(code: str) -> str:
    return code.replace("_", "-")
