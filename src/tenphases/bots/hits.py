"""Which card to hit where, once the phase is down: so that as many as possible get rid of."""

from tenphases.rules.cards import HIGHEST, NUMBER, WILD
from tenphases.rules.legal import Fit
from tenphases.rules.moves import Hit
from tenphases.rules.phases import RUNS, Group
from tenphases.rules.views import View


def best(view: View) -> Hit:
    """Return the hit that best makes way for the rest of the hand; there must be one.

    Numbered cards go first, those that open a run to another card before the rest; a wild bridges the
    gap between a run and a card if the wilds suffice, else it goes where it takes nobody's place.
    """
    fit = min(view.options.fits, key=lambda fit: _rank(view, fit))
    return Hit(fit.card, fit.group, fit.number or None)


def _rank(view: View, fit: Fit) -> tuple[bool, int]:
    wild = fit.card == WILD
    group = view.groups[fit.group].group
    gap = _gap(view, group, fit.number) if group.kind in RUNS else HIGHEST
    wilds = view.hand.count(WILD) - wild
    return (wild, gap if gap <= wilds else HIGHEST + (group.kind in RUNS))


def _gap(view: View, group: Group, number: int) -> int:
    """Return how many more cards a run grown to that number needs before it meets one of the hand."""
    step = -1 if number < group.number else 1
    ahead = [(NUMBER[card] - number) * step for card in view.hand if NUMBER[card]]
    return min((away - 1 for away in ahead if away > 0), default=HIGHEST)
