"""What is still open about a deed, as a question; each answer is the move that it comes to. As the page asks."""

from collections import Counter
from collections.abc import Sequence

from textual.content import Content

from tenphases.rules.cards import Face
from tenphases.rules.moves import (
    ChoosePhase,
    Discard,
    DrawSaved,
    DrawTwist,
    Hit,
    LayPhase,
    PlayerMove,
    PlaySkip,
    Take,
)
from tenphases.terminal.game import telling
from tenphases.terminal.game.faces import card, cards, group
from tenphases.terminal.game.game import Game
from tenphases.terminal.game.sheet import Choice, Question

OWN = "own"
"""The answer that is no move: to put the phase together oneself."""

Open = tuple[Question, dict[str, PlayerMove]]
"""A question, and the move that each answer is."""


def _open(heading: str, answers: Sequence[tuple[PlayerMove, str | Content, str]], about: str | Content = "") -> Open:
    choices = [Choice(str(at), shown, more) for at, (_, shown, more) in enumerate(answers)]
    return Question(heading, choices, about), {str(at): move for at, (move, _, _) in enumerate(answers)}


def whom_to_skip(game: Game) -> Open:
    """Ask whose next turn is lost."""
    words = game.words
    answers = [
        (PlaySkip(seat), game.name(seat), telling.standing(words, game.view, seat))
        for seat in game.view.options.targets
    ]
    return _open(words.say("skip-whom"), answers, words.say("skip-about"))


def which_phase(game: Game) -> Open:
    """Ask for which phase one plays; on a twist space of a board a twist card is another answer."""
    view, words = game.view, game.words
    lacking = view.missing if len(view.missing) == len(view.options.choose) else ()
    answers: list[tuple[PlayerMove, str | Content, str]] = [
        (
            ChoosePhase(place),
            telling.phase_title(words, view, place),
            words.say("choose-lacking", count=lacking[at]) if lacking else "",
        )
        for at, place in enumerate(view.options.choose)
    ]
    if view.options.twist:
        answers.append((DrawTwist(), words.say("choose-twist"), words.say("choose-twist-about", count=view.holder)))
    heading = words.say("choose-space") if telling.spaces_of(view) else words.say("choose-phase")
    return _open(heading, answers, cards(game.hand))


def which_to_take(game: Game) -> Open:
    """Ask from which discard pile the top is taken."""
    answers = [(Take(pile), *_pile(game, pile)) for pile in game.view.options.take]
    return _open(game.words.say("take-which"), answers)


def where_to_discard(game: Game, face: Face) -> Open:
    """Ask onto which pile a card is discarded."""
    answers = [(Discard(face, pile), *_pile(game, pile)) for pile in game.view.options.onto]
    return _open(game.words.say("discard-where"), answers)


def _pile(game: Game, pile: int) -> tuple[Content, str]:
    lying, say = game.view.discards[pile], game.words.say
    top = card(lying[-1]) if lying else Content(say("pile-empty"))
    return Content.assemble(say("pile-number", number=pile + 1), "  ", top), ""


def which_saved(game: Game) -> Open:
    """Ask which saved card is drawn; those saved in this round are told of."""
    view, words = game.view, game.words
    count = Counter(view.saved)
    answers = [
        (DrawSaved(face), card(face) + Content(f" {words.card(face)}"), f"× {count[face]}" if count[face] > 1 else "")
        for face in dict.fromkeys(view.options.saved)
    ]
    about = Content(words.say("save-pile-about") if view.saved or view.saved_now else words.say("save-pile-none"))
    for key, faces in (("save-pile", view.saved), ("save-pile-now", view.saved_now)):
        if faces and not (faces is view.saved and answers):
            about = Content.assemble(about, f"\n{words.say(key)} ", cards(faces))
    return _open(words.say("save-pile"), answers, about)


def where_to_hit(game: Game, face: Face, only: int | None = None) -> Open:
    """Ask to which group, or to which end of a run, a card is added."""
    view, words = game.view, game.words
    fits = [fit for fit in view.options.fits if fit.card == face and only in {None, fit.group}]
    answers: list[tuple[PlayerMove, str | Content, str]] = []
    for fit in fits:
        owned = view.groups[fit.group]
        lit = frozenset({fit.number})
        role = words.say("wild-as", face=face, role=fit.number) if fit.number and face == "W" else ""
        whose = words.say("felt-mine") if owned.owner == view.seat else game.name(owned.owner)
        answers.append(
            (Hit(face, fit.group, fit.number or None), Content(f"{whose}  ") + group(owned.group, lit), role)
        )
    heading = (
        words.say("wild-as-what") if len({fit.group for fit in fits}) == 1 else words.say("asked-with-fit", face=face)
    )
    return _open(heading, answers)


def how_to_lay(game: Game) -> Open:
    """Ask in which way the phase is laid, the best way first; the last answer is to put it together oneself."""
    view, words = game.view, game.words
    ways = view.options.ways
    named = len({way.phase for way in ways}) > 1
    shown: list[tuple[PlayerMove, str | Content, str]] = []
    for way in ways:
        groups = Content("   ").join(group(each, ends=False) for each in way.groups)
        title = f"{telling.phase_title(words, view, way.phase)}  " if named else ""
        shown.append((LayPhase(way.groups, way.phase), Content(title) + groups, ""))
    heading = words.say("lay-any") if named else telling.phase_title(words, view, ways[0].phase)
    question, moves = _open(heading, shown, words.say("lay-help", count=len(ways)))
    question.choices = [*question.choices, Choice(OWN, words.say("lay-own"))]
    return question, moves
