"""What a bot reads off a View: which cards may still come, who is dangerous, what fits the table.

Everything here is plain counting of what lies open; what to do about it is each level's business.
"""

from collections import Counter
from collections.abc import Iterator

from tenphases.rules.cards import SKIP, Face
from tenphases.rules.moves import Seat
from tenphases.rules.phases import RUNS, Group
from tenphases.rules.ruleset import deck
from tenphases.rules.score import points_of
from tenphases.rules.views import PlayerView, View


def own(view: View) -> PlayerView:
    """Return what everybody knows of the player whose view this is (ValueError for a spectator)."""
    if view.seat is None:
        raise ValueError("spectator")
    return view.players[view.seat]


def tops(view: View) -> Iterator[tuple[int, Face]]:
    """Yield the discard piles that may be taken from, and their top cards."""
    for pile in view.options.take:
        yield pile, view.discards[pile][-1]


def unseen(view: View, *, remembers: bool) -> Counter[Face]:
    """Return the cards that may be in the draw pile or in others' hands.

    Who does not remember sees of a discard pile the top alone, and of others' hands nothing.
    """
    left = Counter(deck(view.ruleset))
    left.subtract((*view.hand, *view.saved, *view.saved_now))
    left.subtract(view.aside)
    for owned in view.groups:
        left.subtract(owned.group.cards)
    for pile in view.discards:
        left.subtract(pile if remembers else pile[-1:])
    for seat, player in enumerate(view.players):
        left[SKIP] -= player.skip_in_front
        if remembers and seat != view.seat:
            left.subtract(player.known)
    return left


def fits(view: View, card: Face) -> bool:
    """Say whether the card could be hit on some group on the table."""
    return card != SKIP and any(grows(owned.group, card) for owned in view.groups)


def grows(group: Group, card: Face) -> bool:
    """Say whether a group takes the card (R6.3, R6.4)."""
    if group.kind in RUNS:
        return any(group.role_fits(card, number) for number in group.ends())
    return group.role_fits(card, group.number)


def points(view: View, card: Face) -> int:
    """Return what the card counts in hand."""
    return points_of(card, view.ruleset.points)


def most_dangerous(view: View) -> Seat | None:
    """Return whom a skip hurts most, None where it has no effect.

    That is who has laid and holds the fewest cards, else who is furthest in the game.
    """

    def danger(seat: Seat) -> tuple[bool, int, int, int]:
        player = view.players[seat]
        laid = player.laid is not None
        return (laid, -player.cards if laid else 0, len(player.done), -player.total)

    return max(view.options.targets, key=danger, default=None)
