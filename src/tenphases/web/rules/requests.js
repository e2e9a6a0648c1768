/** What is asked of the server about rules while they are made. Not here: what is done with the answers. */

/** @typedef {import("../app/protocol.js").RuleChoice} RuleChoice */
/** @typedef {import("./types.js").RulesChecked} RulesChecked */
/** @typedef {import("./types.js").RulesRead} RulesRead */
/** @typedef {import("./types.js").SwitchList} SwitchList */

/**
 * Throws where no server answers, or it will not.
 * @template T
 * @param {string} path @param {unknown} [body] @param {number[]} [answered] Statuses that are an answer, too.
 * @returns {Promise<T>}
 */
async function ask(path, body, answered = []) {
  const init = body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(`/api/rules${path}`, init);
  if (!answer.ok && !answered.includes(answer.status)) throw new Error(`${answer.status} for ${path}`);
  return answer.json();
}

/** @type {Promise<SwitchList> | null} */
let known = null;

/** Every switch there is; asked for once. */
export function switchList() {
  known ??= /** @type {Promise<SwitchList>} */ (ask(""));
  known.catch(() => {
    known = null;
  });
  return known;
}

/** @param {RuleChoice & {lines?: string[]}} rules @returns {Promise<RulesChecked>} */
export const checkRules = ({ preset, variants, switches, lines }) => ask("/check", { preset, variants, switches, lines });

/** @param {RuleChoice} choice @param {string} name @param {"json" | "toml"} form @returns {Promise<{text: string}>} */
export const rulesFile = ({ preset, variants, switches }, name, form) => ask("/file", { preset, variants, switches, name, form });

/** @param {string} text @returns {Promise<RulesRead>} */
export const readRules = (text) => ask("/read", { text }, [400]);

/** @param {number} seed @param {number} count @param {string} kinds @returns {Promise<{phases: string[]}>} */
export const randomPhases = (seed, count, kinds) => ask(`/phases?seed=${seed}&count=${count}&kinds=${kinds}`);
