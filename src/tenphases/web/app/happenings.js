/** What an update tells, line by line, for the log, and what an answer tells. Not here: the words (say.js), or how long it is kept (table.js). */

/** @typedef {import("./protocol.js").Answer} Answer */
/** @typedef {import("./table.js").Happening} Happening */
/** @typedef {import("./table.js").Note} Note */
/** @typedef {import("./protocol.js").Update} Update */

/** What changed about the table: who has left had a name before. @param {Update} update @param {Update | null} before @returns {Happening[]} */
function changed({ change, seats }, before) {
  if (!change) return [];
  const name = seats[change.seat]?.name || before?.seats[change.seat]?.name;
  return [{ type: "Changed", change: change.change, player: name ?? "" }];
}

/** @param {Update} update @param {Update | null} before @returns {Happening[]} */
export function happenings(update, before) {
  const late = update.who === "clock" && update.events.length > 0;
  return [
    ...changed(update, before),
    ...(late ? [/** @type {const} */ ({ type: "Clock", player: update.seats[update.by]?.name ?? "" })] : []),
    ...(update.taken_back ? [/** @type {const} */ ({ type: "TakenBack" })] : []),
    ...update.events,
  ];
}

/** Whether this seat got a card. @param {Update} update */
export function drewCard({ events, view }) {
  return events.some((event) => event.type === "YouDrew" || (event.type === "TookDiscard" && event.seat === view.seat));
}

/** Why not, and where on the table it is said. @param {Answer} answer @param {string} spot @returns {Note} */
export function noteOf(answer, spot) {
  if (answer.type === "Refused") return { spot, refusal: answer.refusal, rule: answer.rule };
  return { spot, problem: answer.type === "Rejected" ? answer.problem : "unreadable" };
}
