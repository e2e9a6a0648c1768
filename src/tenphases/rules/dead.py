"""Dead rounds: every card that could still be laid or hit lies on the table already (R3.8).

The cards that are not on the table are known to everyone, though not where they are, so ending such
a round tells nobody anything.
"""

from collections import Counter

from tenphases.rules.cards import NUMBER, SKIP, WILD, Face
from tenphases.rules.finder import completes
from tenphases.rules.moves import Seat
from tenphases.rules.phases import RUNS, Group
from tenphases.rules.ruleset import deck
from tenphases.rules.state import State, open_phases


def is_dead(state: State) -> bool:
    """Say whether nobody can lay or hit any more in this round, whatever cards come to whom (R3.8)."""
    on_table = Counter(card for owned in state.groups for card in owned.group.cards)
    rest = Counter(deck(state.ruleset)) - on_table
    del rest[SKIP]
    return not (_someone_can_hit(state, rest) or _someone_can_lay(state, rest))


def _someone_can_hit(state: State, rest: Counter[Face]) -> bool:
    return any(_takes(owned.group, card) for owned in state.groups for card in rest)


def _takes(group: Group, card: Face) -> bool:
    if group.kind not in RUNS:
        return group.role_fits(card, group.number)
    return any(card == WILD or (NUMBER[card] == end and group.role_fits(card, end)) for end in group.ends())


def _someone_can_lay(state: State, rest: Counter[Face]) -> bool:
    cards = tuple(rest.elements())
    waiting = {
        place
        for seat, player in enumerate(state.players)
        if player.in_round and player.laid is None
        for place in open_phases(state, Seat(seat))
    }
    return any(completes(state.phases[place], cards, state.ruleset) for place in waiting)
