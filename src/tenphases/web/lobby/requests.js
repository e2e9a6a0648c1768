/** What is asked of the server about tables outside their sockets. Not here: what is done with the answers. */

/** @typedef {import("../app/protocol.js").Invitation} Invitation */
/** @typedef {import("../app/protocol.js").NewTable} NewTable */
/** @typedef {import("../app/protocol.js").NotOpened} NotOpened */
/** @typedef {import("../app/protocol.js").OpenTable} OpenTable */
/** @typedef {import("../app/protocol.js").SeatTaken} SeatTaken */
/** @typedef {import("../app/protocol.js").Setup} Setup */
/** @typedef {import("../app/protocol.js").TableOpened} TableOpened */

const SECRET_BYTES = 18;

/** @param {string} table */
const at = (table) => `/api/tables/${encodeURIComponent(table)}`;

/** @param {unknown} body @returns {RequestInit} */
const posted = (body) => ({ method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

/**
 * @template T
 * @param {string} address @param {RequestInit} [init]
 * @returns {Promise<{good: T} | {bad: NotOpened}>} Throws where no server answers.
 */
async function ask(address, init) {
  const answer = await fetch(address, init);
  const body = await answer.json();
  return answer.ok ? { good: body } : { bad: body };
}

/** What a table can be made of. @returns {Promise<{good: Setup} | {bad: NotOpened}>} */
export const setup = () => ask("/api/setup");

/** @param {NewTable} wish @returns {Promise<{good: TableOpened} | {bad: NotOpened}>} */
export const openTable = (wish) => ask("/api/tables", posted(wish));

/** The table that has a code. @param {string} code @returns {Promise<{good: {table: string}} | {bad: NotOpened}>} */
export const findTable = (code) => ask(`/api/codes/${encodeURIComponent(code)}`);

/** @returns {Promise<{good: {tables: OpenTable[]}} | {bad: NotOpened}>} */
export const openTables = () => ask("/api/tables");

/** @param {string} table @returns {Promise<{good: Invitation} | {bad: NotOpened}>} */
export const invitation = (table) => ask(`${at(table)}/invitation`);

/** The address of the picture that holds the way to a table. @param {string} table */
export const qrAddress = (table) => `${at(table)}/qr.svg`;

/** The same with the seat's secret, as an address of the picture itself. @param {string} table @param {string} secret */
export async function seatQr(table, secret) {
  const answer = await fetch(qrAddress(table), posted({ secret }));
  if (!answer.ok) throw new Error(`${answer.status}`);
  return `data:image/svg+xml,${encodeURIComponent(await answer.text())}`;
}

/** A secret that nobody guesses. */
function newSecret() {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

/** Secrets of seats that were asked for; asked again with the same one, the same seat is meant. @type {Map<string, string>} */
const asked = new Map();

/**
 * Sits down. Where no answer comes, the same call asks again for the same seat.
 * @param {string} table @param {string} name @param {number} [seat] Any that is to be had, if left out.
 * @returns {Promise<{good: SeatTaken} | {bad: NotOpened}>}
 */
export async function takeSeat(table, name, seat) {
  const secret = asked.get(table) ?? newSecret();
  asked.set(table, secret);
  const answer = await /** @type {Promise<{good: SeatTaken} | {bad: NotOpened}>} */ (
    ask(`${at(table)}/seats`, posted({ name, secret, ...(seat === undefined ? {} : { seat }) }))
  );
  asked.delete(table);
  return answer;
}
