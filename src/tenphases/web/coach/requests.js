/** What is asked of the coach. Not here: what is done with the answers. */

/** @typedef {import("./wire.js").AnalysisGiven} AnalysisGiven */
/** @typedef {import("./wire.js").Exercise} Exercise */
/** @typedef {import("./wire.js").HintGiven} HintGiven */
/** @typedef {import("./wire.js").PracticeGiven} PracticeGiven */

const PAUSE_MS = 250;

/**
 * @template T
 * @param {string} address @param {RequestInit} [init]
 * @returns {Promise<{good: T} | {problem: string}>}
 */
async function ask(address, init) {
  try {
    const answer = await fetch(address, init);
    const body = await answer.json();
    return answer.ok ? { good: body } : { problem: body.problem ?? "not_kept" };
  } catch {
    return { problem: "no_server" };
  }
}

/** @param {string} table @param {string} secret @returns {Promise<{good: HintGiven} | {problem: string}>} */
export function hintAt(table, secret) {
  const body = JSON.stringify({ secret });
  return ask(`/api/tables/${encodeURIComponent(table)}/hint`, { method: "POST", headers: { "content-type": "application/json" }, body });
}

/**
 * The analysis of a game that is over. It takes a while: meanwhile it is told how far it is, from 0 to 1.
 * @param {string} table @param {(part: number) => boolean} told Whether to go on waiting.
 * @returns {Promise<{good: AnalysisGiven} | {problem: string}>}
 */
export async function analysisOf(table, told) {
  for (;;) {
    const answer = await /** @type {Promise<{good: AnalysisGiven} | {problem: string}>} */ (ask(`/api/tables/${encodeURIComponent(table)}/analysis`));
    if (!("good" in answer) || answer.good.analysis) return answer;
    if (!told(answer.good.done / Math.max(answer.good.of, 1))) return answer;
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
}

/** @param {number} number @returns {Promise<{good: PracticeGiven} | {problem: string}>} */
export const practiceAt = (number) => ask(`/api/practice/${number}`);

/** @param {string} table @param {number} seat @returns {Promise<{good: {exercises: Exercise[]}} | {problem: string}>} */
export const ownPractice = (table, seat) => ask(`/api/tables/${encodeURIComponent(table)}/practice?seat=${seat}`);
