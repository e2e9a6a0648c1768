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
