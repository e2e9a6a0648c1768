/** What has happened, line by line. Not here: the sentences (telling.js) or what is kept (table.js). */
import { classMap, html, nothing } from "../vendor/lit.js";
import { sceneOf, t, tell } from "./say.js";

/** @typedef {import("./table.js").Table} Table */

/** @param {Table} table */
export function logList(table) {
  const update = table.update;
  if (!update) return nothing;
  const scene = sceneOf(update);
  if (table.log.length === 0) return html`<p class="muted small">${t("log-empty")}</p>`;
  return html`<ol class="log">
    ${table.log.map(({ event, by, owners }) => {
      const text = tell(event, by, { ...scene, owners });
      const round = event.type === "RoundBegan";
      const mine = "seat" in event ? event.seat === scene.me : event.type === "TakenBack" && by === scene.me;
      return text ? html`<li class=${classMap({ "is-round": round, "is-mine": mine && !round })}>${text}</li>` : nothing;
    })}
  </ol>`;
}
