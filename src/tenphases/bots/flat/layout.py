"""Where everything lies in the flat arrays that policies read, and how moves are numbered.

Three arrays of whole numbers. ``state`` is a game at one moment, ``rules`` a ruleset, ``work`` room to scribble in.
What fills them is elsewhere: the kernel fills a state from a State, the bots from a View. Nothing is decided here.

Kinds of cards are numbered as in ``rules.cards.FACES``: ``colour * 12 + number - 1`` with the colours red, blue,
yellow, green, then WILD and SKIP. Seats are as in the rules; NOBODY (-1) stands for chance, no one, none.

A *block* counts some cards: by kind at ``block + kind``, the numbered ones by number at ``block + BY_NUMBER + number``,
by colour at ``block + BY_COLOUR + colour``, all of them at ``block + ALL``. ``block + MASK`` has bit ``number - 1`` for
each number that is there, ``block + COLOUR_MASK + colour`` for each there in that colour. HIDDEN counts the cards that
nobody has shown: in the draw pile, in save piles, or in hands without having been seen. What seat s has not seen is
therefore ``HIDDEN - (hand of s - known of s) - saved by s``, kind by kind. A *save pile* is a short block: counts by
kind, and of all.
"""

from collections.abc import MutableSequence, Sequence
from typing import Annotated, Final

StateArray = Annotated[MutableSequence[int], "int16"]
RulesArray = Annotated[Sequence[int], "int16 const"]
WorkArray = Annotated[MutableSequence[int], "int32"]
RowsArray = Annotated[MutableSequence[MutableSequence[int]], "int32 rows"]
StatesArray = Annotated[MutableSequence[MutableSequence[int]], "int16 rows"]

# --- cards ---------------------------------------------------------------------------------------
WILD: Final = 48
SKIP: Final = 49
KINDS: Final = 50
NUMBERS: Final = 12
COLOURS: Final = 4
NOBODY: Final = -1

# --- a block of counts ---------------------------------------------------------------------------
BY_NUMBER: Final = 49
"""A number counts from 1, so the first count is at 50."""
BY_COLOUR: Final = 62
ALL: Final = 66
MASK: Final = 67
COLOUR_MASK: Final = 68
"""The numbers that are there in a colour, as in MASK: at ``COLOUR_MASK + colour``."""
BLOCK: Final = 72

# --- limits of what a state can hold -------------------------------------------------------------
MOST_SEATS: Final = 6
MOST_CARDS: Final = 128
MOST_PILES: Final = 3
MOST_GROUPS: Final = 36
MOST_LISTED: Final = 40
"""The most phases of the list."""
MOST_PHASES: Final = 80
"""The most phases altogether: those of twist cards have the places after those of the list."""
MOST_TWISTS: Final = 40
MOST_SPACES: Final = 100
MOST_GROUPS_IN_PHASE: Final = 6

# --- state: the head -----------------------------------------------------------------------------
STAGE: Final = 0
TURN: Final = 1
SEATS: Final = 2
ROUND: Final = 3
DEALER: Final = 4
FIRST: Final = 5
TIE_BREAK: Final = 6
LAID_NOW: Final = 7
MELDED: Final = 8
"""Hidden from a View (0 there)."""
DRY: Final = 9
"""Hidden from a View (0 there)."""
IDLE: Final = 10
LAST_SKIPPED: Final = 11
OUT: Final = 12
TIED: Final = 13
"""A bit for each seat that plays the tie-break."""
WON: Final = 14
"""A bit for each winner once the game is over."""
GROUPS: Final = 15
"""How many groups lie on the table."""
ASIDE: Final = 16
"""How many skips are out of the round."""
DRAWS: Final = 17
"""How many cards the draw pile has."""
DISCARDS: Final = 18
"""How many cards each discard pile has: at ``DISCARDS + pile``."""
TAKEN: Final = 21
"""The kind that came this turn, if a card of that kind is known to be in the hand; else, and once laid, NOBODY."""
DEALT_IN: Final = 22
"""How many play this round."""
SHUFFLES: Final = 23
"""How many times the discards were shuffled in this round. Hidden from a View (0 there)."""
SEED: Final = 24
"""The seed that the kernel's chance follows, in two words of SEED_BITS. Hidden from a View (0 there)."""
SEED_BITS: Final = 15
EMPTIED: Final = 26
"""The discard pile that was emptied this turn and is to be discarded onto, NOBODY if none is (R15.2)."""
STILL: Final = 27
"""Turns in a row in which nobody laid or hit, where cards are saved (R14.4). Hidden from a View (0 there)."""
HOLDER: Final = 28
"""How many twist cards the holder has (R15.4)."""
HEAD: Final = 29

# --- state: a player, at ``PLAYERS + seat * PLAYER`` ----------------------------------------------
PLAYERS: Final = HEAD
P_DONE: Final = 0
"""The phases laid in the game: phase p is bit ``p % 15`` of word ``p // 15``."""
DONE_BITS: Final = 15
P_DONE_COUNT: Final = 6
P_CHOSEN: Final = 7
P_LAID: Final = 8
P_TOTAL: Final = 9
"""Points are ``P_TOTAL_HIGH * TOTAL_BASE + P_TOTAL``."""
P_TOTAL_HIGH: Final = 10
TOTAL_BASE: Final = 10_000
P_WAITING: Final = 11
P_IN_FRONT: Final = 12
P_SKIPPED_BY: Final = 13
P_IN_ROUND: Final = 14
P_PLACE: Final = 15
"""The place in the ranking from 1 once the game is over, else 0."""
P_TRIED: Final = 16
"""Where phases are chosen from the open ones: that of the last round that was no tie-break, else NOBODY (R14.6)."""
P_PAWN: Final = 17
"""The space on which the pawn stands, from 0 (R15)."""
P_THROWN: Final = 18
"""How many cards the player discarded in this round, skips played among them."""
P_THREW: Final = 19
"""The last of these: the one discarded as number n, from 0, at ``P_THREW + n % MOST_THROWN``."""
MOST_THROWN: Final = 8
PLAYER: Final = P_THREW + MOST_THROWN

# --- state: blocks -------------------------------------------------------------------------------
HANDS: Final = PLAYERS + MOST_SEATS * PLAYER
"""At ``HANDS + seat * BLOCK``. In a View others' hands have ALL alone."""
KNOWN: Final = HANDS + MOST_SEATS * BLOCK
"""Cards of a hand that everybody saw being taken: at ``KNOWN + seat * BLOCK``."""
TABLE: Final = KNOWN + MOST_SEATS * BLOCK
"""Cards in groups."""
HIDDEN: Final = TABLE + BLOCK
SPARE: Final = HIDDEN + BLOCK
"""Room to count some cards in for a while; empty at all other times."""

# --- state: groups, at ``GROUP_AT + place * GROUP`` ------------------------------------------------
GROUP_AT: Final = SPARE + BLOCK
G_OWNER: Final = 0
G_KIND: Final = 1
G_NUMBER: Final = 2
"""The number of a set, the lowest of a run, else 0."""
G_HIGH: Final = 3
"""The highest number of a run, else 0."""
G_COLOUR: Final = 4
"""NOBODY for kinds of any colour."""
G_SIZE: Final = 5
G_WILDS: Final = 6
GROUP: Final = 7

# --- state: piles, bottom first ------------------------------------------------------------------
DISCARD_AT: Final = GROUP_AT + MOST_GROUPS * GROUP
"""At ``DISCARD_AT + pile * MOST_CARDS``; the top at ``+ DISCARDS[pile] - 1``."""
DRAW_AT: Final = DISCARD_AT + MOST_PILES * MOST_CARDS
"""Hidden from a View (0 there)."""

# --- state: what the relatives of the game have besides -------------------------------------------
SAVED: Final = DRAW_AT + MOST_CARDS
"""The save piles' cards of earlier rounds, at ``SAVED + seat * SAVE_PILE``: counts by kind, all of them at
``+ SAVED_ALL`` (R14.4). In a View others' have that alone."""
SAVED_ALL: Final = KINDS
SAVE_PILE: Final = KINDS + 1
SAVED_NOW: Final = SAVED + MOST_SEATS * SAVE_PILE
"""The same for the cards of this round, which cannot be drawn yet."""
HOLDER_AT: Final = SAVED_NOW + MOST_SEATS * SAVE_PILE
"""The phases of the twist cards that nobody has drawn in this round, the next last. Hidden from a View (0 there)."""
STATE: Final = HOLDER_AT + MOST_TWISTS
"""The length of a state."""

# --- stages, and kinds of groups -----------------------------------------------------------------
DEAL: Final = 0
CHOOSE: Final = 1
DRAW: Final = 2
RESHUFFLE: Final = 3
PLAY: Final = 4
OVER: Final = 5

SET: Final = 0
RUN: Final = 1
COLOUR: Final = 2
COLOUR_RUN: Final = 3
EVEN: Final = 4
ODD: Final = 5
COLOUR_EVEN: Final = 6
COLOUR_ODD: Final = 7

# --- families of phases --------------------------------------------------------------------------
ONE_GROUP: Final = 0
SETS: Final = 1
SET_AND_RUN: Final = 2
"""One of each."""
SETS_AND_RUNS: Final = 3
OTHERS: Final = 4

# --- rules ---------------------------------------------------------------------------------------
R_HAND_SIZE: Final = 0
R_WILDS: Final = 1
R_SKIPS: Final = 2
R_PILES: Final = 3
R_DECK: Final = 4
R_FLIP_SKIP: Final = 5
"""0 the first player is skipped, 1 buried, 2 covered (R2.4)."""
R_BURY_WILD: Final = 6
R_TAKE_SKIP: Final = 7
R_LAY_EXACT: Final = 8
R_PER_PHASE: Final = 9
"""Naturals are asked of the phase as a whole, not of each group (R5.2)."""
R_MOST_WILDS: Final = 10
"""The most wilds in a lay-down, MOST_CARDS where there is no such limit (R5.3)."""
R_HIT_OWN: Final = 11
R_KEEP_DISCARD: Final = 12
"""The last card must be discarded (R7.2)."""
R_TARGET_NEXT: Final = 13
R_LIES: Final = 14
"""0 in front, 1 on the pile, 2 set aside (R8.4)."""
R_LIMIT: Final = 15
"""0 waiting, 1 lap, 2 not twice running, 3 none (R8.5)."""
R_EVERYONE: Final = 16
R_END: Final = 17
"""0 round end, 1 on lay, 2 all finished, 3 after rounds, 4 last space (R10.2, R15.6)."""
R_TIE: Final = 18
"""0 first out, 1 first to lay, 2 shared (R11.1)."""
R_CHOICE: Final = 19
"""0 in order, 1 when laid, 2 before play, 3 by the board (R12)."""
BEFORE_PLAY: Final = 2
BY_BOARD: Final = 3
R_LOW: Final = 20
R_HIGH: Final = 21
R_SKIP: Final = 22
R_WILD: Final = 23
R_PHASES: Final = 24
"""How many phases the list has."""
R_TWISTS: Final = 25
"""How many twist cards there are (R15.7); their phases follow those of the list."""
R_REFILL: Final = 26
"""Who empties a discard pile must discard there (R15.2)."""
R_SAVES: Final = 27
"""How many cards a player may save in a round (R14.4)."""
R_SAVED_MOST: Final = 28
"""The most cards a save pile may hold, MOST_CARDS where there is no such limit."""
R_SPACES: Final = 29
"""How many spaces the track has, 0 where there is no board."""
PHASES: Final = 30
"""A phase at ``PHASES + place * PHASE``: how many groups, its size and family, then each group's kind and size, at last
the chance in thousandths of a dealt hand to lay it while a round lasts (0 where no phase is chosen before play)."""
PHASE_GROUPS: Final = 0
PHASE_SIZE: Final = 1
PHASE_FAMILY: Final = 2
PHASE_SPECS: Final = 3
PHASE_USUAL: Final = PHASE_SPECS + 2 * MOST_GROUPS_IN_PHASE
PHASE: Final = PHASE_USUAL + 1
TRACK: Final = PHASES + MOST_PHASES * PHASE
"""A space at ``TRACK + 2 * space``: the phase that it gives, and on a twist space the other, else NOBODY (R15.4)."""
RULES: Final = TRACK + 2 * MOST_SPACES
"""The length of the rules."""

# --- moves ---------------------------------------------------------------------------------------
M_DRAW: Final = 0
M_TAKE: Final = 1
"""``M_TAKE + pile``."""
M_DRAW_SAVED: Final = M_TAKE + MOST_PILES
"""``M_DRAW_SAVED + kind``."""
M_CHOOSE: Final = M_DRAW_SAVED + KINDS
"""``M_CHOOSE + phase``. All moves below are draws."""
M_TWIST: Final = M_CHOOSE + MOST_LISTED
"""Draw a twist card."""
M_SKIP: Final = M_TWIST + 1
"""``M_SKIP + target``, ``M_SKIP + MOST_SEATS`` without effect."""
M_DISCARD: Final = M_SKIP + MOST_SEATS + 1
"""``M_DISCARD + pile * KINDS + kind``."""
M_SAVE: Final = M_DISCARD + MOST_PILES * KINDS
"""``M_SAVE + kind``. A turn ends with a move from M_SKIP to here."""
M_LAY: Final = M_SAVE + KINDS
"""``M_LAY + phase``: lay it in the way that leaves the cheapest hand."""
M_HIT: Final = M_LAY + MOST_PHASES
"""``M_HIT + (group * KINDS + kind) * 2 + end``: ``end`` is 1 for the upper end of a run, else 0."""
M_WAY: Final = M_HIT + MOST_GROUPS * KINDS * 2
"""``M_WAY + phase * WAYS + index``: lay the phase in the way of that index in the list of all ways."""
WAYS: Final = 10_000_000
M_LAY_AS: Final = M_WAY + MOST_PHASES * WAYS
"""``M_LAY_AS + phase``: lay it as written at ``work[PLAN:]``."""

# --- work ----------------------------------------------------------------------------------------
PLAN: Final = 0
"""A way to lay a phase, a group at ``PLAN + g * PLAN_GROUP``: number, colour, size, then the cards' kinds in order."""
L_NUMBER: Final = 0
L_COLOUR: Final = 1
L_SIZE: Final = 2
L_CARDS: Final = 3
PLAN_GROUP: Final = L_CARDS + 32
OWN: Final = PLAN + MOST_GROUPS_IN_PHASE * PLAN_GROUP
"""From here on a policy may write what it likes."""
OWN_SIZE: Final = 4_096
KERNEL: Final = OWN + OWN_SIZE
"""From here on the kernel may."""
WORK: Final = KERNEL + 4_096
"""The length of the work array."""

_DICE: Final = 0x7FFFFFFF


def shaken(seed: int) -> int:
    """Return the number that follows a seed in a fixed sequence of numbers from 0 to 2^31 - 1 that look random.

    For a number below n take ``(shaken(seed) >> 8) % n``: the low bits are poor.
    """
    return (seed * 1103515245 + 12345) & _DICE


def total_of(state: StateArray, seat: int) -> int:
    """Return a player's points."""
    at = PLAYERS + seat * PLAYER
    return state[at + P_TOTAL_HIGH] * TOTAL_BASE + state[at + P_TOTAL]


def is_done(state: StateArray, seat: int, phase: int) -> bool:
    """Say whether a player has laid the phase (its place in the list) in this game."""
    word = state[PLAYERS + seat * PLAYER + P_DONE + phase // DONE_BITS]
    return (word >> (phase % DONE_BITS)) & 1 == 1


def top_of(state: StateArray, pile: int) -> int:
    """Return the kind on top of a discard pile, NOBODY if it is empty."""
    count = state[DISCARDS + pile]
    if count == 0:
        return NOBODY
    return state[DISCARD_AT + pile * MOST_CARDS + count - 1]


def points_of(rules: RulesArray, kind: int) -> int:
    """Return what a card of that kind counts in hand (R9.1)."""
    if kind >= WILD:
        return rules[R_WILD] if kind == WILD else rules[R_SKIP]
    return rules[R_HIGH] if kind % NUMBERS >= 9 else rules[R_LOW]  # noqa: PLR2004 - the numbers 10 to 12
