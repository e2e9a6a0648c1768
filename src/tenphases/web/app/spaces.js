/** The spaces of a board. Not here: pawns, and how the board looks (track.js). */

/** A twist space among the spaces of a track. */
export const TWIST = "twist";

/**
 * The spaces of a board's track, each a phase's number or a twist space; none where there is no board.
 * @param {import("./protocol.js").SentRuleset} ruleset
 */
export function spacesOf({ track = "" }) {
  return track.split(/\s+/).filter(Boolean);
}

/**
 * The track without the spaces of other phases, and without twist spaces that lie between no two any more.
 * @param {string} track @param {ReadonlySet<number>} numbers The phases that stay.
 */
export function shortened(track, numbers) {
  /** @type {string[]} */
  const kept = [];
  for (const space of spacesOf({ track })) {
    const between = kept.length > 0 && kept.at(-1) !== TWIST;
    if (space === TWIST ? between : numbers.has(Number(space))) kept.push(space);
  }
  while (kept.at(-1) === TWIST) kept.pop();
  return kept.join(" ");
}
