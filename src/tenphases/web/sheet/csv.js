/**
 * The sheet as a table for spreadsheets (CSV), both ways: the same as `scoresheet/table.py` and `docs/sheet.md`.
 */
import { phaseAt, phaseTexts, whole } from "../app/ruleset.js";
import { account } from "./account.js";
import { isEmpty, placeOf, written } from "./document.js";
import { SheetFault, sheetOf } from "./reading.js";
import { newId } from "./store.js";

/** @typedef {import("../app/protocol.js").SentRuleset} SentRuleset */
/** @typedef {import("./account.js").CellAccount} CellAccount */
/** @typedef {import("./document.js").Cell} Cell */
/** @typedef {import("./document.js").Sheet} Sheet */
/** @typedef {(preset: string, variants: string[]) => SentRuleset | null} RulesOf Null for rules that are not known. */
/** @typedef {Record<string, string>} Line A row by its columns' names. */

const MARK = "tenphases sheet";
const COLUMNS = [
  ...["round", "seat", "player", "deals", "phase", "laid", "points", "out", "total", "done"],
  ...["low", "high", "skips", "wilds", "sure"],
];
const LEFT = /** @type {const} */ (["low", "high", "skips", "wilds"]);
const COUNTED = new Set([...LEFT, "sure"]);
const BOM = "\ufeff";

/**
 * The sheet as a table.
 * @param {Sheet} sheet @param {string} [separator] Spreadsheets of most European languages want `;`. @returns {string}
 */
export function csvText(sheet, separator = ",") {
  const rows = [...about(sheet), [], COLUMNS, ...rowsOf(sheet)];
  const lines = rows.map((row) => row.map((text) => field(text, separator)).join(separator) + "\r\n");
  return BOM + lines.join("");
}

/** @param {Sheet} sheet @returns {string[][]} */
function about({ names, dealer = 0, preset = "", variants = [], ruleset, begun, closed, version = 1 }) {
  const rows = [
    [MARK, String(version)],
    ["players", ...names.map(tame)],
    ["dealer", String(dealer + 1)],
    ["rules", preset, ...variants],
    ["ruleset", JSON.stringify(whole(ruleset))],
  ];
  if (begun) rows.push(["begun", new Date(begun).toISOString()]);
  if (closed) rows.push(["closed", "yes"]);
  return rows;
}

/** A row for each player of each round in which anything is written, also after the end. @param {Sheet} sheet */
function rowsOf(sheet) {
  const { rounds } = account(sheet);
  const begun = rounds.filter((row) => row.cells.some(({ cell }) => !isEmpty(cell)));
  const rows = begun.flatMap((row) =>
    row.cells.map((each, seat) => [
      ...who(sheet, row.number, seat),
      row.dealer === seat ? "yes" : "",
      phaseOf(sheet.ruleset, each),
      ...writtenIn(each.cell),
      String(each.total),
      String(each.done.length),
      ...countedIn(each.cell),
    ]),
  );
  const after = [...written(sheet).values()].map(({ entry }) => entry);
  const late = after.filter((entry) => entry.round >= rounds.length && !isEmpty(entry.cell));
  late.sort((one, other) => one.round - other.round || one.player - other.player);
  for (const { round, player, cell } of late) {
    rows.push([...who(sheet, round + 1, player), "", "", ...writtenIn(cell), "", "", ...countedIn(cell)]);
  }
  return rows;
}

/** @param {Sheet} sheet @param {number} number @param {number} seat */
const who = (sheet, number, seat) => [String(number), String(seat + 1), tame(sheet.names[seat] ?? "")];

/** @param {SentRuleset} ruleset @param {CellAccount} each */
function phaseOf(ruleset, { cell, phase }) {
  const { phase_choice: choice } = whole(ruleset);
  const phases = phaseTexts(ruleset);
  const named = choice === "in_order" ? null : cell.phase;
  const place = named != null && named < phases.length ? named : phase;
  return place === null ? "" : String(phaseAt(ruleset, place).number);
}

/** @param {Cell} cell */
function writtenIn({ points, laid, out }) {
  return [laid == null ? "" : laid ? "yes" : "no", points == null ? "" : String(points), out ? "yes" : ""];
}

/** @param {Cell} cell */
function countedIn({ left, sure }) {
  return [...LEFT.map((kind) => (left ? String(left[kind] ?? 0) : "")), sure ? "yes" : ""];
}

/** A text that no spreadsheet takes for a formula. @param {string} text */
const tame = (text) => (/^[=+\-@\t\r']/.test(text) ? `'${text}` : text);

/** @param {string} text */
const untamed = (text) => text.replace(/^'/, "");

/** @param {string} text @param {string} separator */
function field(text, separator) {
  return [separator, '"', "\r", "\n"].some((mark) => text.includes(mark)) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The sheet in a table, with new ids, for a table has no history. Throws a SheetFault.
 * @param {string} text @param {RulesOf} [rulesOf] For a table that only names its rules. @returns {Sheet}
 */
export function readCsv(text, rulesOf = () => null) {
  const rows = parse(text.replace(/^\ufeff/, "").replace(/^sep=[^\n]*\n/, ""));
  const start = rows.findIndex(isHead);
  if (start < 0) throw new SheetFault("not_a_sheet");
  const told = new Map(rows.slice(0, start).map(([key = "", ...rest]) => [plain(key), rest.map((part) => part.trim())]));
  const head = (rows[start] ?? []).map(plain);
  const lines = rows.slice(start + 1).flatMap((row, at) => {
    if (row.every((part) => part === "")) return [];
    return [{ at: start + at + 2, line: lineOf(head, row, start + at + 2) }];
  });
  const names = namesIn(told, lines);
  const begun = Math.max(Date.parse(told.get("begun")?.[0] ?? "") || 0, 0);
  const above = { id: newId(), names, ...rulesIn(told, rulesOf), dealer: dealerIn(told, lines, names), begun };
  const sheet = { format: "tenphases-sheet", version: 1, ...above, closed: flag(told.get("closed")?.[0]) === true };
  return sheetOf({ ...sheet, entries: entriesIn(sheet, lines) });
}

/**
 * A row by its columns' names. Throws a SheetFault where it is cut short, or has more than the columns hold. Some
 * spreadsheets leave out the last fields of a row if they are empty: what was counted may be missing as a whole.
 * @param {string[]} head @param {string[]} row @param {number} at @returns {Line}
 */
function lineOf(head, row, at) {
  const lacking = head.slice(row.length).filter(Boolean);
  const none = lacking.every((name) => COUNTED.has(name)) && !head.slice(0, row.length).some((name) => COUNTED.has(name));
  const tooMuch = row.slice(head.length).some((part) => part.trim() !== "");
  if ((lacking.length > 0 && !none) || tooMuch) throw new SheetFault("uneven_row", String(at));
  return Object.fromEntries(head.map((name, column) => [name, row[column] ?? ""]));
}

/** @param {string} text */
const plain = (text) => text.trim().toLowerCase();

/** @param {string[]} row */
function isHead(row) {
  const fields = row.map(plain);
  return fields.includes("round") && fields.includes("points") && (fields.includes("seat") || fields.includes("player"));
}

/** @typedef {{at: number, line: Line}} Numbered */

/** @param {Map<string, string[]>} told @param {Numbered[]} lines */
function namesIn(told, lines) {
  const given = (told.get("players") ?? []).map(untamed);
  while (given.at(-1) === "") given.pop();
  if (given.length > 0) return given;
  return [...new Set(lines.map(({ line }) => untamed((line.player ?? "").trim())))];
}

/** @param {Map<string, string[]>} told @param {RulesOf} rulesOf */
function rulesIn(told, rulesOf) {
  const [preset = "standard", ...variants] = (told.get("rules") ?? []).filter(Boolean);
  const text = told.get("ruleset")?.[0];
  try {
    const ruleset = text ? JSON.parse(text) : rulesOf(preset, variants);
    if (ruleset !== null) return { ruleset, preset, variants };
  } catch {
    // As for rules that are not known.
  }
  throw new SheetFault("damaged", "rules");
}

/** @param {Map<string, string[]>} told @param {Numbered[]} lines @param {string[]} names */
function dealerIn(told, lines, names) {
  const stated = told.get("dealer")?.[0] ?? "";
  if (stated === "") {
    const first = lines.find(({ line }) => line.round?.trim() === "1" && flag(line.deals));
    return first ? Math.max(seatIn(first.line, names), 0) : 0;
  }
  const dealer = /^\d+$/.test(stated) ? Number(stated) - 1 : names.indexOf(stated);
  if (dealer < 0 || dealer >= names.length) throw new SheetFault("damaged", "dealer");
  return dealer;
}

/** @param {string | undefined} text @returns {boolean | null} */
function flag(text) {
  const word = plain(text ?? "");
  if (["yes", "true", "1", "x"].includes(word)) return true;
  return ["no", "false", "0"].includes(word) ? false : null;
}

/** Which player a row is about: by seat, or by a name that only one has; else -1. @param {Line} line @param {string[]} names */
function seatIn({ seat = "", player = "" }, names) {
  if (/^\d+$/.test(seat.trim())) return Number(seat) <= names.length ? Number(seat) - 1 : -1;
  const name = untamed(player.trim());
  return names.indexOf(name) === names.lastIndexOf(name) ? names.indexOf(name) : -1;
}

/** @param {Sheet} sheet @param {Numbered[]} lines */
function entriesIn(sheet, lines) {
  /** @type {Map<string, {round: number, player: number, cell: Cell}>} */
  const found = new Map();
  for (const { at, line } of lines) {
    const player = seatIn(line, sheet.names);
    const round = numberIn(line, "round", at);
    if (player < 0 || !round) throw new SheetFault("damaged", `${at}: ${player < 0 ? "player" : "round"}`);
    const place = placeOf(round - 1, player);
    if (found.has(place)) throw new SheetFault("damaged", `${at}: player`);
    found.set(place, { round: round - 1, player, cell: cellIn(sheet.ruleset, line, at) });
  }
  const cells = [...found.values()].filter(({ cell }) => !isEmpty(cell));
  cells.sort((one, other) => one.round - other.round || one.player - other.player);
  return cells.map((entry, step) => ({ id: newId(), ...entry, at: (sheet.begun ?? 0) + step + 1 }));
}

/** @param {SentRuleset} ruleset @param {Line} line @param {number} at @returns {Cell} */
function cellIn(ruleset, line, at) {
  const { phase_choice: choice } = whole(ruleset);
  const phases = phaseTexts(ruleset);
  const number = numberIn(line, "phase", at);
  const place = phases.findIndex((_, phase) => phaseAt(ruleset, phase).number === number);
  const left = LEFT.flatMap((kind) => {
    const count = numberIn(line, kind, at);
    return count === null ? [] : [[kind, count]];
  });
  return {
    points: numberIn(line, "points", at),
    laid: flag(line.laid),
    out: flag(line.out) === true,
    phase: choice !== "in_order" && place >= 0 ? place : null,
    left: left.length > 0 ? Object.fromEntries(left) : null,
    sure: flag(line.sure) === true,
  };
}

/** @param {Line} line @param {string} name @param {number} at @returns {number | null} */
function numberIn(line, name, at) {
  const text = (line[name] ?? "").trim();
  if (text === "") return null;
  if (!/^\d+$/.test(text)) throw new SheetFault("damaged", `${at}: ${name}`);
  return Number(text.slice(0, 9));
}

/** The fields of a table. @param {string} text @returns {string[][]} */
function parse(text) {
  const named = text.split(/\r?\n/).filter((line) => /(?:^|[,;\t"])\s*round\s*[,;\t"]/i.test(line));
  const most = (/** @type {string} */ mark) => Math.max(0, ...named.map((line) => line.split(mark).length));
  const [separator = ","] = [",", ";", "\t"].sort((one, other) => most(other) - most(one));
  const piece = separator === "\t" ? "\\t" : separator;
  const pattern = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${piece}\\r\\n][^${piece}\\r\\n]*|))(${piece}|\\r\\n|\\n|\\r|$)`, "gy");
  /** @type {string[][]} */
  const rows = [[]];
  while (pattern.lastIndex < text.length) {
    const found = pattern.exec(text);
    if (!found) throw new SheetFault("unreadable");
    rows.at(-1)?.push((found[1] ?? "").replaceAll('""', '"') || (found[2] ?? ""));
    if (found[3] !== separator) rows.push([]);
  }
  return rows.map((row) => (row.length === 1 && row[0] === "" ? [] : row));
}
