/** The dice game as the page sees it: the types of `tenphases.dice` as JSON. */
import type { Seat } from "../app/protocol.js";

/** What a die shows: `10R`, `wG`. */
export type Die = string;
export type DiceStage = "order" | "begin" | "roll" | "play" | "over";

export interface DicePlayer {
  made: number[];
  bonuses: ("five" | "finish")[];
  failed: number;
  tries: number;
  total: number;
}
export interface DiceKind {
  count: number;
  sides: Die[];
}
/** A field that has its default value is left out by the server. */
export interface DiceGroup {
  kind: "set" | "run" | "colour";
  dice: Die[];
  number?: number;
  colour?: string;
}
export interface DiceMaking {
  groups: DiceGroup[];
  points: number;
}
export interface DiceOptions {
  begin?: boolean;
  keep?: boolean;
  stop?: boolean;
}
export interface DiceView {
  type: "DiceView";
  seat: Seat | null;
  players: DicePlayer[];
  order: Seat[][];
  stage: DiceStage;
  turn: Seat;
  kept: Die[];
  rolled: Die[];
  due: DiceKind[];
  rolls_left: number;
  best: DiceMaking | null;
  finisher: Seat | null;
  chain: Seat[];
  sharing: Seat[];
  places: Seat[][];
  options: DiceOptions;
}
export type DiceSeen =
  | { type: "DiceGameStarted"; seats: number }
  | { type: "DiceOrderRolled"; seats: Seat[]; dice: Die[]; order: Seat[][] }
  | { type: "DiceTurnBegan"; seat: Seat }
  | { type: "DiceKept"; seat: Seat; dice: Die[] }
  | { type: "DiceRolled"; seat: Seat; dice: Die[] }
  | { type: "DiceStopped"; seat: Seat }
  | { type: "DicePhaseMade"; seat: Seat; phase: number; groups: DiceGroup[]; points: number }
  | { type: "DicePhaseFailed"; seat: Seat; phase: number; points: number }
  | { type: "DiceBonusWon"; seat: Seat; bonus: "five" | "finish"; points: number }
  | { type: "DiceFinished"; seat: Seat; chain: Seat[]; sharing: Seat[] }
  | { type: "DiceGameEnded"; places: Seat[][] };
export type DiceMove = { type: "DiceKeep"; dice?: Die[] } | { type: "DiceStop" };
export interface Outlook {
  chance: number;
  points: number;
}
export interface DiceAdvice {
  type: "DiceAdvice";
  id: string;
  stop: boolean;
  keep: Die[];
  outlook: Outlook;
  own: Outlook | null;
}
