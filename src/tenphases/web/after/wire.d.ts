/** What comes over HTTP about games that are over or one's own: the types of `tenphases.server.answers`, as JSON. */
import type { Face, RoundLine, Seat, Seen, Shuffle, View } from "../app/protocol.js";

export interface Player {
  name: string;
  bot: string | null;
  free: boolean;
  stand_in: string | null;
  left: boolean;
}
export interface OpenView {
  view: View;
  hands: Face[][];
  draw_pile: Face[];
  players: Player[];
  /** Kept on some devices from before there was any. */
  saved?: Face[][];
}
/** Where something is from now on something else: keys and places, and what. */
export type Patch = [path: (string | number)[], value: unknown];
export interface Step {
  seq: number;
  time: number;
  who: string;
  by: Seat;
  events?: Seen[];
  patches?: Patch[];
}
export interface Replay {
  table: string;
  title: string;
  rules_version: number;
  start: OpenView;
  steps: Step[];
  shuffles: Shuffle[];
}

export type GameState = "gathering" | "playing" | "between_rounds" | "over";
export interface RuleChoice {
  game?: "cards" | "dice";
  preset?: string;
  variants?: string[];
  switches?: Record<string, unknown>;
  called?: string;
}
export interface Game {
  table: string;
  title: string;
  seat: Seat;
  state: GameState;
  players: Player[];
  rules: RuleChoice;
  phases: string[];
  opened: number;
  played: number;
  round: number;
  waits_for_me: boolean;
  totals: number[];
  done: number[];
  sheet: RoundLine[];
  places: Seat[][];
  next_game: string | null;
  /** Left out by servers before there was one, and in what this device has kept from then. */
  lesson?: string | null;
}
export interface MyGames {
  games: Game[];
}
