"""What the page says of a table, said here of the same View: what is asked now, who stands how, what lies there.

The sentences are the page's own (``web/app/telling.js``, ``asked.js``). The log's lines are in ``i18n.table``.
"""

from collections.abc import Sequence

from tenphases.i18n import Scene, Words
from tenphases.i18n.catalog import COLOUR_OF_LETTER, Value
from tenphases.i18n.table import line
from tenphases.rules.cards import SKIP, WILD, Face
from tenphases.rules.moves import Seat
from tenphases.rules.phases import COLOURED, RUNS, Group
from tenphases.rules.ruleset import phase_texts
from tenphases.rules.state import Stage
from tenphases.rules.views import PlayerView, View
from tenphases.table.talk import Said
from tenphases.terminal.game.wire import SeatInfo, Update


def scene_of(view: View, seats: Sequence[SeatInfo]) -> Scene:
    """Return of whom and to whom is spoken."""
    owners = [owned.owner for owned in view.groups]
    return Scene([seat.name for seat in seats], view.seat, phase_texts(view.ruleset), owners)


def phase_title(words: Words, view: View, place: int) -> str:
    """Return “Phase 3: set of 4 + run of 4”."""
    return words.phase_title(phase_texts(view.ruleset)[place], place)


def spaces_of(view: View) -> list[str]:
    """Return the spaces of the board's track; none where there is no board."""
    return view.ruleset.track.split()


def between_rounds(view: View) -> bool:
    """Say whether the round on the table is over and the next not yet dealt."""
    return view.stage is Stage.DEAL and bool(view.sheet) and view.sheet[-1].number == view.number


def role_of(group: Group, place: int) -> int | str:
    """Return what the card at that place of a group stands for: a number, a colour's letter, or 0 for itself."""
    if group.cards[place] != WILD:
        return 0
    if group.kind in RUNS:
        return group.number + place
    return group.colour if group.kind in COLOURED else group.number


def laid(words: Words, group: Group) -> str:
    """Return what a group on the table is, such as a set of 9s."""
    args: dict[str, Value] = {"number": group.number}
    if group.colour:
        args["colour"] = COLOUR_OF_LETTER[group.colour]
    if group.kind in RUNS:
        args |= {"low": group.number, "high": group.high}
    return words.say(f"laid-{group.kind}", **args)


def who_plays(words: Words, info: SeatInfo) -> str:
    """Return who plays at a seat, or does not, in a word; nothing for whoever is there."""
    if info.left:
        return words.say("people-left")
    if info.stand_in:
        return words.say("people-stand-in")
    if info.bot:
        return words.say("people-bot")
    return "" if info.present else words.say("people-away")


def standing(words: Words, view: View, seat: int) -> str:
    """Return all that everybody may know of a player, but for the name."""
    player, spaces = view.players[seat], spaces_of(view)
    parts = [_phase(words, player, scene_of(view, ())), words.say("cards", count=player.cards)]
    if spaces:
        parts.append(words.say("spoken-space", space=player.pawn + 1, count=len(spaces)))
    else:
        parts.append(words.say("points", count=player.total))
    if player.saved + player.saved_now:
        parts.append(words.say("spoken-saved", count=player.saved + player.saved_now))
    turn = [words.say("spoken-turn")] if view.turn == seat and view.stage is not Stage.OVER else []
    return words.listed([*parts, *marks(words, view, seat), *turn])


def marks(words: Words, view: View, seat: int) -> list[str]:
    """Return what is out of the ordinary about a player."""
    player = view.players[seat]
    marked = [
        ("spoken-sits-out", not player.in_round),
        ("spoken-skipped", player.skip_waiting),
        ("spoken-dealer", view.dealer == seat),
    ]
    return [words.say(key) for key, so in marked if so]


def _phase(words: Words, player: PlayerView, scene: Scene) -> str:
    if player.laid is not None:
        return words.say("spoken-phase-laid", phase=scene.phase(player.laid))
    if not player.phases:
        return words.say("spoken-phases-done")
    if len(player.phases) > 1:
        return words.say("spoken-phases-open", count=len(player.phases))
    return words.say("spoken-phase", phase=scene.phase(player.phases[0]))


def told(words: Words, update: Update, view: View, before: Update | None) -> list[str]:
    """Return what an update tells, a line each."""
    scene, lines = scene_of(view, update.seats), []
    if update.change is not None:
        name = _name(update, update.change.seat) or ("" if before is None else _name(before, update.change.seat))
        lines.append(words.say(f"change-{update.change.change.replace('_', '-')}", player=name))
    if update.who == "clock" and update.events:
        lines.append(words.say("log-clock", player=_name(update, update.by)))
    if update.taken_back:
        player = words.player(update.by, scene.names)
        mine = update.by == scene.me
        lines.append(words.say("log-taken-back-you") if mine else words.say("log-taken-back", player=player))
    return lines + [said for event in update.events if (said := line(words, event, scene)) is not None]


def _name(update: Update, seat: int) -> str:
    return update.seats[seat].name if 0 <= seat < len(update.seats) else ""


def speech(words: Words, said: Said, names: Sequence[str]) -> str:
    """Return what somebody says, as a line of the log."""
    text = words.say(f"phrase-{said.phrase.replace('_', '-')}") if said.phrase else said.text
    return words.say("log-said", player=words.player(said.seat, names), text=text)


def asked(words: Words, view: View, scene: Scene, face: Face | None) -> str:
    """Return the one sentence that says what is asked of the reader now, or whom all wait for."""
    if between_rounds(view):
        return words.say("asked-wait-next")
    chosen = None if face is None else _with_card(words, view, face)
    return chosen or _asked(words, view, scene)


def _with_card(words: Words, view: View, face: Face) -> str | None:
    """Return what can be done with the chosen card."""
    options = view.options
    places = [fit for fit in options.fits if fit.card == face]
    if (view.emptied is not None and face != SKIP and not places) or not _playing(view):
        return None
    if face == SKIP and options.skip:
        return words.say("asked-with-skip")
    if len({fit.group for fit in places}) < len(places):
        return words.say("asked-with-ends", face=face)
    if places:
        return words.say("asked-with-fit", face=face)
    return words.say("asked-with-card", face=face) if face in options.discard and not options.ways else None


def _playing(view: View) -> bool:
    return view.stage is Stage.PLAY and view.turn == view.seat


def _asked(words: Words, view: View, scene: Scene) -> str:
    if view.stage is Stage.OVER:
        return _over(words, view.places[0], scene)
    if view.stage is Stage.RESHUFFLE:
        return words.say("asked-wait-shuffle")
    if view.stage is Stage.DEAL or view.turn < 0:
        return words.say("asked-wait-deal")
    if view.turn != view.seat:
        player = words.player(view.turn, scene.names)
        if view.seat is not None and view.players[view.seat].skip_waiting:
            return words.say("asked-wait-skipped", player=player)
        return words.say(f"asked-wait-{view.stage}", player=player)
    if view.stage is Stage.CHOOSE:
        return words.say("asked-choose-space" if view.options.twist else "asked-choose")
    return _asked_to_draw(words, view) if view.stage is Stage.DRAW else _asked_to_play(words, view, scene)


def _over(words: Words, winners: Sequence[Seat], scene: Scene) -> str:
    if len(winners) > 1:
        called = [words.say("you") if seat == scene.me else words.player(seat, scene.names) for seat in winners]
        return words.say("asked-over-shared", players=words.listed(called, "and"))
    if winners[0] == scene.me:
        return words.say("asked-over-you")
    return words.say("asked-over", player=words.player(winners[0], scene.names))


def _asked_to_draw(words: Words, view: View) -> str:
    options = view.options
    if options.saved:
        return words.say("asked-draw-any" if options.draw or options.take else "asked-take-saved")
    if not options.take:
        return words.say("asked-draw" if options.draw else "asked-go-on")
    if len(options.take) > 1:
        return words.say("asked-draw-or-take-one" if options.draw else "asked-take-one")
    top = view.discards[options.take[0]][-1]
    return words.say("asked-draw-or-take" if options.draw else "asked-take", face=top)


def _asked_to_play(words: Words, view: View, scene: Scene) -> str:
    options = view.options
    phases = list(dict.fromkeys(way.phase for way in options.ways))
    if phases:
        return words.say("asked-lay-any") if len(phases) > 1 else words.say("asked-lay", phase=scene.phase(phases[0]))
    if len(view.hand) == 1:
        return words.say("asked-discard-last")
    if view.players[view.seat or 0].laid is not None and options.fits:
        return words.say("asked-hit")
    if view.emptied is not None:
        return words.say("asked-discard-onto", pile=view.emptied + 1)
    return words.say("asked-discard-or-save" if options.save else "asked-discard")
