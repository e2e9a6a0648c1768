"""Playing on: what lies nearest is found and done in one look, so that nothing changes between the look and the tap."""

from collections.abc import Sequence
from typing import Final, Literal

from playwright.sync_api import Page

Deed = Literal["choose", "draw", "lay", "hit", "discard", "save", "draw-saved", "stop", "roll"]
Step = Literal["over", "next", "lay-now", "option", "account", "card"] | Deed
"""The account of the game or of a round, what is chosen in a sheet, a button of the table, a card of the hand."""

PLAINEST: Final = ("choose", "draw", "lay", "hit", "discard")
"""The table's buttons, the plainest way to play first."""

MOST_STEPS: Final = 3000
"""Of any game here, by far."""

NEXT: Final = """([buttons, taps]) => {
  const table = document.querySelector("tp-table")?.table;
  // What was asked is answered first, and what has happened is shown: at once, as to somebody who was not looking.
  if (!table?.update || table.asked) return null;
  if (table.pacer.queue.length > 0) {
    table.pacer.flush();
    return null;
  }
  const free = ":not([disabled], [aria-disabled=true])";
  const inSheet = [
    ["over", "[data-action=play-again]"],
    ["next", `[data-action=next-round]${free}`],
    ["lay-now", `[data-action=lay-now]${free}`],
    ["option", `.option${free}`],
  ];
  const onTable = [
    ["account", `.actions :is([data-action=round], [data-action=result])${free}`],
    ...buttons.map((button) => [button, `.actions [data-action=${button}]${free}`]),
    ["card", "main:has(.prompt.may, .prompt.must) .mine .hand-card:not(.is-dim, [aria-pressed=true])"],
  ];
  const sheet = [...document.querySelectorAll("dialog[open]")].at(-1);
  for (const [step, what] of sheet ? inSheet : onTable) {
    const found = [...(sheet ?? document).querySelectorAll(what)].filter((one) => one.getClientRects().length > 0);
    const one = step === "option" ? found[0] : found.at(-1);
    if (!one) continue;
    if (!taps.includes(step)) return step;
    // It has to be where a finger meets it: not beneath something, and not in mid-air.
    one.scrollIntoView({ block: "nearest" });
    const { left, top, width, height } = one.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!met || !(one.contains(met) || met.closest("label")?.contains(one))) return null;
    one.click();
    return step;
  }
  return null;
}"""


def play_on(page: Page, buttons: Sequence[str] = PLAINEST, *, taps: bool = True, goes_on: bool = True) -> Step:
    """Do the next thing that can be done, as soon as there is one, and return what it was.

    Who does not go on leaves the account of a round as it is. Without taps the thing is only returned.
    """
    tapped = {*buttons, "lay-now", "option", "account", "card"} | ({"next"} if goes_on else set()) if taps else set()
    step: Step = page.wait_for_function(NEXT, arg=[list(buttons), sorted(tapped)]).json_value()
    return step
