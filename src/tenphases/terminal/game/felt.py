"""What stands on the table, as text: the players, what they have laid, the piles, the board. Not here: the own hand."""

from collections.abc import Iterable

from textual.content import Content

from tenphases.rules.state import Stage
from tenphases.terminal.game import telling
from tenphases.terminal.game.faces import MAY, SOFT, card, click, group
from tenphases.terminal.game.game import Game

_NAME = 16


def people(game: Game, width: int) -> Content:
    """Return everybody in the order of play, from the reader on: a line each, whatever all may know of them."""
    rows = [_player(game, seat) for seat in order(game)]
    widths = [max(row[at].cell_length for row in rows) for at in range(4)]
    lines = []
    for row in rows:
        cells = [cell.pad_right(widths[at] - cell.cell_length) for at, cell in enumerate(row[:4])]
        lines.append(Content("  ").join([*cells, row[4]]).truncate(max(1, width), ellipsis=True))
    return Content("\n").join(lines)


def order(game: Game) -> list[int]:
    """Return the seats in the order of play, from the reader on."""
    count, base = len(game.view.players), game.view.seat or 0
    return [(base + at) % count for at in range(count)]


def _player(game: Game, seat: int) -> list[Content]:
    view, words, info = game.view, game.words, game.update.seats[seat]
    player = view.players[seat]
    acting = view.turn == seat and view.stage is not Stage.OVER
    name = Content(game.name(seat)).truncate(_NAME, ellipsis=True)
    if seat == view.seat:
        name = name.stylize("bold")
    marks = telling.marks(words, view, seat)
    who = telling.who_plays(words, info)
    if player.saved + player.saved_now:
        marks.append(words.say("spoken-saved", count=player.saved + player.saved_now))
    told = Content.styled(words.listed(marks), "$warning" if player.skip_waiting else SOFT)
    more = Content.styled(f"{who}  ", SOFT) + told if who else told
    spaces = telling.spaces_of(view)
    sum_ = words.say("points", count=player.total)
    if spaces:
        sum_ = words.say("spoken-space", space=player.pawn + 1, count=len(spaces))
    return [
        Content.styled("▶ ", MAY) + name.stylize(MAY) if acting else Content("  ") + name,
        _phase(game, seat),
        Content(words.say("cards", count=player.cards)),
        Content(sum_),
        more,
    ]


def _phase(game: Game, seat: int) -> Content:
    player, say = game.view.players[seat], game.words.say
    if player.laid is not None:
        return Content.styled(f"✓ {say('mine-phase', phase=game.scene.phase(player.laid))}", "$success")
    if not player.phases:
        return Content(f"✓ {say('spoken-phases-done')}")
    if len(player.phases) == 1:
        return Content(f"  {say('mine-phase', phase=game.scene.phase(player.phases[0]))}")
    return Content(f"  {say('spoken-phases-open', count=len(player.phases))}")


def laid(game: Game, width: int, *, loose: bool = False) -> Content:
    """Return everyone's groups by owner, those lit that take the chosen card."""
    if not game.view.groups:
        return Content.styled(game.words.say("felt-empty"), SOFT)
    blocks = []
    for seat in order(game):
        groups = [_group(game, at) for at, owned in enumerate(game.view.groups) if owned.owner == seat]
        if groups:
            name = game.words.say("felt-mine") if seat == game.view.seat else game.name(seat)
            head = Content.styled(name, "bold").truncate(_NAME, ellipsis=True)
            blocks.append(_flowing(head.pad_right(max(0, _NAME - head.cell_length)), groups, width))
    return Content("\n\n" if loose else "\n").join(blocks)


def _group(game: Game, at: int) -> Content:
    fits = frozenset(fit.number for fit in game.view.options.fits if fit.card == game.face and fit.group == at)
    return click(group(game.view.groups[at].group, fits), f"screen.put({at})")


def _flowing(head: Content, parts: Iterable[Content], width: int) -> Content:
    """Return parts behind a head, in as many lines as they need."""
    lines, line, gap = [], head, Content("   ")
    empty = True
    for part in parts:
        if not empty and line.cell_length + len(gap) + part.cell_length > width:
            lines.append(line)
            line, empty = Content(" " * head.cell_length), True
        line = Content.assemble(line, " " if empty else gap, part)
        empty = False
    return Content("\n").join([*lines, line])


def piles(game: Game) -> Content:
    """Return the piles, each with what lies on top; they can be clicked on."""
    view, say = game.view, game.words.say
    draw = Content(say("spoken-draw-pile", count=view.draw_pile))
    parts = [click(draw.stylize(MAY), "screen.deed('draw')") if view.options.draw else draw]
    for pile, lying in enumerate(view.discards):
        name = say("pile-number", number=pile + 1) + ": " if len(view.discards) > 1 else ""
        if not lying:
            shown = Content(name + say("pile-empty") if name else say("spoken-discard-pile-empty"))
        else:
            top = Content(name or say("spoken-discard-pile", face=lying[-1]) + " ")
            shown = (top.stylize(MAY) if pile in view.options.take else top) + card(lying[-1])
        parts.append(click(shown, f"screen.pile({pile})"))
    if view.saved or view.saved_now:
        parts.append(click(Content(say("spoken-save-pile", count=len(view.saved + view.saved_now))), "screen.saved"))
    return Content("   ").join(parts)


def board(game: Game) -> Content:
    """Return the board's track with the pawns; nothing where there is none."""
    spaces = telling.spaces_of(game.view)
    if not spaces:
        return Content("")
    shown = []
    for at, space in enumerate(spaces):
        pawns = "".join(game.name(seat)[:1] for seat in order(game) if game.view.players[seat].pawn == at)
        label = "↯" if space == "twist" else space
        shown.append(Content.assemble((label, SOFT), (f"{pawns}", MAY)) if pawns else Content.styled(label, SOFT))
    return Content(" ").join(shown)
