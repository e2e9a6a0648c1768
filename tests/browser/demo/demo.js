/** Shows one view of the look, named after the `#`; themes by `?theme=`. Not shipped. */
import { html, render } from "../../../src/tenphases/web/vendor/lit.js";
import { FACES, card, cardBack } from "../../../src/tenphases/web/cards/card.js";
import { GLYPHS, glyph } from "../../../src/tenphases/web/cards/glyphs.js";
import { groupPicture, phasePicture, phaseRing } from "../../../src/tenphases/web/cards/phase.js";
import { chart } from "../../../src/tenphases/web/style/chart.js";
import { drawn, hand, table } from "./parts.js";

/** @type {import("./parts.js").Player[]} */
const six = [
  { name: "Anna", done: 3, count: 11, points: 125, turn: true, me: true, groups: [] },
  { name: "Bertil", done: 2, count: 3, points: 205, dealer: true, groups: [
    { kind: "set", cards: ["R8", "B8", "Y8", "W=8"], lit: "" },
    { kind: "run", cards: ["B3", "G4", "W=5", "R6", "Y7"], low: 2, high: 8 },
  ] },
  { name: "Chiara Maria", done: 4, count: 10, points: 60, skip: true, groups: [] },
  { name: "Ducati", done: 3, count: 7, points: 145, mark: "bot", groups: [
    { kind: "run", cards: ["G1", "R2", "B3", "G4", "Y5", "Y6", "W=7", "R8"], high: 9 },
  ] },
  { name: "Eskil", done: 6, count: 4, points: 330, mark: "away", away: true, groups: [
    { kind: "set", cards: ["R11", "B11", "B11", "W=11"] },
    { kind: "set", cards: ["Y2", "B2", "R2", "G2", "W=2"] },
  ] },
  { name: "Fenna", done: 7, count: 6, points: 95, groups: [
    { kind: "colour", cards: ["G1", "G3", "G5", "G5", "G9", "W=G", "G12", "G12"] },
  ] },
];
const mine = ["R1", "B4", "G5", "W", "R6", "Y7", "G8", "B10", "Y10", "Y12", "S"];
const run7 = [{ kind: "run", size: 7, filled: 5 }];
const turnButtons = html`<button type="button" class="button primary">Lay phase 4</button>
  <button type="button" class="button">Discard</button>
  <button type="button" class="icon-button" aria-label="Sort">${glyph("sort")}</button>
  <button type="button" class="icon-button" aria-label="Undo">${glyph("undo")}</button>`;

/** @param {import("./parts.js").Player[]} players @param {Record<string, string>} lights by player name */
const lit = (players, lights) =>
  players.map((player) => ({
    ...player,
    groups: player.groups.map((one, i) => ({ ...one, lit: lights[`${player.name}${i}`] ?? "" })),
  }));

/** Rings, glyphs, buttons. */
const pieces = () => html`<h2>Rings and glyphs</h2>
    <div class="groups">${[0, 1, 4, 9, 10].map((done) => phaseRing({ done, of: 10, phase: Math.min(done + 1, 10) }))}</div>
    <div class="groups">${GLYPHS.map((name) => html`<span class="tag" style="font-size: 1rem">${glyph(name)} ${name}</span>`)}</div>
    <div class="button-row">
      <button type="button" class="button primary">Primary</button>
      <button type="button" class="button must">Must</button>
      <button type="button" class="button">Plain</button>
      <button type="button" class="button quiet">Quiet</button>
      <button type="button" class="button danger">Danger</button>
      <button type="button" class="button" disabled>Not now</button>
    </div>`;

/** @type {Record<string, () => unknown>} */
const views = {
  cards: () => html`<main class="page wide">
    <h1>Cards</h1>
    ${["R", "B", "G", "Y"].map(
      (colour) => html`<div class="groups">
        ${FACES.filter((one) => one.startsWith(colour)).map((one) => card(one, { label: one }))}
      </div>`,
    )}
    <div class="groups">
      ${card("W", { label: "Wild" })}${card("W", { label: "Wild as 8", role: 8 })}
      ${card("W", { label: "Wild as 12", role: 12 })}
      ${["R", "B", "G", "Y"].map((role) => card("W", { label: `Wild as ${role}`, role }))}
      ${card("S", { label: "Skip" })}${cardBack({ label: "Face down" })}
    </div>
    ${["5rem", "2.75rem", "2.25rem", "1.75rem"].map(
      (wide) => html`<div class="scroll-x" tabindex="0" role="group" aria-label="Cards of ${wide}"><div class="table-scale groups" style="--laid-w: ${wide}; --lap: .38; flex-wrap: nowrap">
        <div class="group"><div class="group-cards">${["R1", "B2", "G3", "Y4", "R5", "B6", "W=7", "G8", "Y9", "R10", "B11", "G12"].map(drawn)}</div></div>
        <div class="group"><div class="group-cards">${["Y10", "Y11", "Y12", "W=Y", "S", "W"].map(drawn)}</div></div>
      </div></div>`,
    )}
    <h2>Groups</h2>
    <div class="groups">
      ${[
        ["set", 3, 2], ["set", 5, 5], ["run", 4, 3], ["run", 9, 4], ["colour", 7, 3], ["colour_run", 5, 5],
        ["even", 8, 4], ["odd", 8, 6], ["colour_even", 4, 1],
      ].map(
        ([kind, size, filled]) => html`${groupPicture({ kind: String(kind), size: Number(size), filled: Number(filled) }, { label: String(kind), count: true })}`,
      )}
      ${phasePicture([{ kind: "set", size: 5 }, { kind: "set", size: 3, filled: 1 }], { label: "phase 10" })}
    </div>
    ${pieces()}
  </main>`,
  faces: () => html`<main class="groups" style="--card-w: 40px; padding: 10px; gap: 20px">${FACES.map((one) => card(one, { label: one }))}</main>`,
  start: () => html`<main class="page two">
    <header class="brand full">
      <img src="../../../src/tenphases/web/icons/icon.svg" alt="" />
      <div><h1>Tenphases</h1><p>Ten phases, with friends or bots. Plays by Phase 10 rules; unofficial.</p></div>
    </header>
    <section class="panel" aria-labelledby="new">
      <h2 id="new">New game</h2>
      <div class="field"><label for="name">Your name</label><input class="input" id="name" value="Anna" autocomplete="nickname" /></div>
      <fieldset class="field">
        <legend>Opponents</legend>
        <div class="segments">
          ${["1", "2", "3", "4", "5"].map((n) => html`<label><input type="radio" name="n" ?checked=${n === "3"} />${n}</label>`)}
        </div>
      </fieldset>
      <div class="field">
        <label for="rules">Rules</label>
        <select class="select" id="rules"><option>Standard</option><option>Finnish</option></select>
        <span class="help">Each player can be skipped again once the first skip is spent.</span>
      </div>
      <label class="choice"><input type="checkbox" checked /><span>Fill empty seats with bots<span class="help">They leave when people come.</span></span></label>
      <button type="button" class="button primary big wide">Play now</button>
    </section>
    <section class="panel" aria-labelledby="join">
      <h2 id="join">Join friends</h2>
      <div class="field">
        <label for="code">Table code</label><input class="input code" id="code" value="KTRM" aria-invalid="true" aria-describedby="wrong" />
        <span class="wrong" id="wrong">There is no table with this code. Ask your friend for a new link.</span>
      </div>
      <button type="button" class="button wide">Join</button>
      <ul class="rows">
        <li class="row"><span class="grow"><span class="who">Bertil’s table</span><br /><span class="muted small">2 of 4 · Norwegian rules</span></span><button type="button" class="button">Join</button></li>
        <li class="row"><span class="grow"><span class="who">Kitchen</span> <span class="tag">${glyph("eye")} playing</span></span><button type="button" class="button quiet">Watch</button></li>
      </ul>
    </section>
    <p class="notice full"><span>${glyph("info")}</span><span>You have a game under way. <a href="#table6">Go back to it</a></span></p>
    <nav class="button-row full"><button type="button" class="button quiet">Score sheet</button><button type="button" class="button quiet">Dice</button><button type="button" class="button quiet">Rules</button><button type="button" class="button quiet">Settings</button></nav>
  </main>`,
  table6: () =>
    table({
      players: six, mine, discards: ["Y9"], phase: run7, words: "Run of 7",
      prompt: { tone: "may", says: "Your turn. Draw a card, or take yellow 9.", may: true }, buttons: turnButtons,
    }),
  hit6: () =>
    table({
      players: lit(six.map((one, i) => i === 0 ? { ...one, done: 4, count: 4, groups: [
        { kind: "run", cards: ["R4", "B5", "W=6", "Y7", "G8", "R9", "B10"], low: 3, high: 11 },
      ] } : one), { Bertil0: "all", Bertil1: "high", Ducati0: "", Anna0: "low high" }),
      mine: ["R1", "W", "G8", "S"], discards: ["Y9"], phase: [{ kind: "run", size: 7 }], words: "Phase 4 is down",
      prompt: { tone: "must", says: "Put the wild where it is lit, or discard a card to end your turn." },
      state: { picked: [1] },
      buttons: html`<button type="button" class="button must">Discard wild</button><button type="button" class="button">Let go</button>
        <button type="button" class="icon-button" aria-label="Undo">${glyph("undo")}</button>`,
    }),
  table2: () =>
    table({
      players: [{ ...six[0], name: "Anna", done: 0, turn: false, groups: [], count: 10, points: 0 }, { ...six[1], name: "Ducati", mark: "bot", turn: true, groups: [] }].map((one) => /** @type {import("./parts.js").Player} */ (one)),
      mine: mine.slice(0, 10), discards: ["B12"], phase: [{ kind: "set", size: 3, filled: 2 }, { kind: "set", size: 3, filled: 1 }], words: "2 sets of 3",
      prompt: { tone: "wait", says: "Ducati is thinking." },
      buttons: html`<button type="button" class="button" disabled>Draw</button><button type="button" class="icon-button" aria-label="Sort">${glyph("sort")}</button>`,
    }),
  table3: () =>
    table({
      players: lit(six.slice(0, 3), { Bertil0: "all" }), mine, discards: ["R3", "G11", ""], phase: [{ kind: "set", size: 4, filled: 4 }, { kind: "run", size: 4, filled: 3 }], words: "Set of 4 + run of 4",
      prompt: { tone: "must", says: "Discard a card to end your turn. The third pile is empty: put it there." },
      state: { picked: [2, 5], fresh: 7 }, buttons: turnButtons,
    }),
  table4: () =>
    table({ players: six.slice(0, 4), mine, discards: ["G2"], phase: run7, words: "Run of 7",
      prompt: { tone: "may", says: "Your turn. Draw a card, or take green 2.", may: true }, buttons: turnButtons }),
  table5: () =>
    table({ players: six.slice(0, 5), mine, discards: ["G2"], phase: run7, words: "Run of 7",
      prompt: { tone: "may", says: "Your turn. Draw a card, or take green 2.", may: true }, buttons: turnButtons }),
  display: () => {
    document.documentElement.classList.add("display");
    return table({ players: six, mine: [], discards: ["Y9"], phase: [], words: "", display: true,
      prompt: { tone: "wait", says: "Anna’s turn." }, buttons: "" });
  },
  lay: () => html`${views.table6?.()}
    <dialog class="sheet" aria-labelledby="t">
      <header class="sheet-head"><h2 id="t">Lay phase 3</h2><button type="button" class="icon-button" aria-label="Close">${glyph("close")}</button></header>
      <div class="sheet-body">
        <div class="trays">
          <div class="tray is-ready">
            <div class="tray-head"><span class="grow">Set of 4</span><span class="state">${glyph("check")} 4 of 4</span></div>
            <div class="tray-cards">${["B10", "Y10", "R10", "W=10"].map((one) => html`<button type="button" class="card-button">${drawn(one)}</button>`)}</div>
          </div>
          <div class="tray is-target">
            <div class="tray-head"><span class="grow">Run of 4</span><span class="state">2 of 4</span></div>
            <div class="tray-cards">${["B4", "G5"].map((one) => html`<button type="button" class="card-button">${drawn(one)}</button>`)}<span class="slot"></span><span class="slot"></span></div>
          </div>
        </div>
        <p class="muted">Tap the cards that go into the run.</p>
        ${hand(["R1", "R6", "Y7", "G8", "S"], { picked: [] })}
      </div>
      <footer class="sheet-foot"><button type="button" class="button quiet">Clear</button><button type="button" class="button primary" disabled>Lay it down</button></footer>
    </dialog>`,
  skip: () => html`${views.table6?.()}
    <dialog class="sheet" aria-labelledby="t">
      <header class="sheet-head"><h2 id="t">Who loses a turn?</h2><button type="button" class="icon-button" aria-label="Close">${glyph("close")}</button></header>
      <div class="sheet-body"><ul class="options">
        ${six.slice(1).map((one) => html`<li><button type="button" class="option" ?disabled=${Boolean(one.skip)}>
          ${phaseRing({ done: one.done, of: 10, phase: one.done + 1 })}
          <span><span class="title">${one.name}</span><br /><span class="help">${one.skip ? "Already has a skip waiting." : `${one.count} cards, ${one.points} points`}</span></span>
          ${one.skip ? glyph("skip") : glyph("right")}
        </button></li>`)}
      </ul></div>
    </dialog>`,
  role: () => html`${views.table6?.()}
    <dialog class="sheet" aria-labelledby="t">
      <header class="sheet-head"><h2 id="t">What is the wild?</h2><button type="button" class="icon-button" aria-label="Close">${glyph("close")}</button></header>
      <div class="sheet-body"><ul class="options grid">
        ${[3, 8].map((role) => html`<li><button type="button" class="option">${card("W", { role, label: `Wild as ${role}` })}<span class="title">${role}</span></button></li>`)}
      </ul></div>
    </dialog>`,
  round: () => html`<main class="page">
    <h1>Round 4</h1>
    <p class="muted">Fenna went out.</p>
    <section class="panel">
      <div class="scroll-x" tabindex="0" role="region" aria-label="Figures"><table class="figures round-sheet">
        <thead><tr><th scope="col">Player</th><th scope="col">Phase</th><th scope="col" class="number">Points</th><th scope="col" class="number">Total</th><th scope="col" class="number">Next</th></tr></thead>
        <tbody>${six.map((one, i) => html`<tr class=${i ? "" : "is-me"}>
          <th scope="row" class="who">${one.name}</th>
          <td>${one.groups.length ? html`<span class="laid yes">${glyph("check")} ${one.done}</span>` : html`<span class="laid no">${glyph("minus")} ${one.done + 1}</span>`}</td>
          <td class="number points">${i === 5 ? html`<span class="out">0</span>` : `+${i * 15 + 5}`}</td>
          <td class="number">${one.points}</td>
          <td class="number">${one.done + 1}</td>
        </tr>`)}</tbody>
      </table></div>
    </section>
    <div class="ready"><span class="tag is-ready">${glyph("check")} Bertil</span><span class="tag is-ready">${glyph("check")} Fenna</span><span class="tag">Anna</span><span class="muted small">Goes on in 20 seconds.</span></div>
    <button type="button" class="button primary big">Next round</button>
  </main>`,
  final: () => html`<main class="page">
    <section class="winner">${glyph("crown")}<h1>Fenna wins</h1><p class="muted">All ten phases with 95 points, in 12 rounds.</p></section>
    <section class="panel"><div class="scroll-x" tabindex="0" role="region" aria-label="Figures"><table class="figures standings">
      <thead><tr><th scope="col"><span class="visually-hidden">Place</span></th><th scope="col">Player</th><th scope="col" class="number">Phases</th><th scope="col" class="number">Points</th></tr></thead>
      <tbody>${[...six].reverse().map((one, i) => html`<tr class="${i ? "" : "is-winner"} ${one.me ? "is-me" : ""}"><td class="place-number">${i + 1}</td><th scope="row">${one.name}</th><td class="number">${10 - i}</td><td class="number">${one.points}</td></tr>`)}</tbody>
    </table></div></section>
    <section class="panel"><h2>Points, round by round</h2>
      ${chart(six.map((one, i) => ({ name: one.name, totals: Array.from({ length: 12 }, (_, r) => Math.round(((one.points * (r + 1)) / 12) * (1 + 0.25 * Math.sin(r * 1.7 + i)))) })), { label: "Everybody’s total after each round; Fenna stays lowest." })}
    </section>
    <div class="button-row"><button type="button" class="button primary big grow">Play again</button><button type="button" class="button big grow">Look at the game</button></div>
  </main>`,
};

const asked = new URLSearchParams(location.search);
const theme = asked.get("theme");
if (theme) document.documentElement.dataset["theme"] = theme;

/** Draws the view that is asked for. */
function show() {
  const view = views[location.hash.slice(1) || "cards"] ?? views["cards"];
  render(view?.(), document.body);
  document.querySelector("dialog")?.showModal();
}
addEventListener("hashchange", show);
show();
