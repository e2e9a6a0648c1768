/** What the coach answers over HTTP: the types of `tenphases.coach` and `tenphases.server.coaching`, as JSON. */
import type { Face, Move, Seat, View } from "../app/protocol.js";

/** Also those that the table has no button for. */
export type AnyMove = Move | { type: "Save"; card: Face } | { type: "DrawSaved"; card: Face } | { type: "DrawTwist" };
export type About = Record<string, number | string>;
export interface Reason {
  code: string;
  effect: number;
  about?: About;
}
export interface Option {
  move: AnyMove;
  loss: number;
  win: number;
  soon: number | null;
  turns: number | null;
  missing: number;
  useful: number;
  unseen: number;
  points: number;
}
export interface Hint {
  nudge: string;
  idea: string;
  seat: Seat | null;
  options: Option[];
  reasons: Reason[];
  engine: number;
}
export interface HintGiven {
  seq: number;
  hint: Hint | null;
}

export interface Decision {
  entry: number;
  seat: Seat;
  round: number;
  move: AnyMove;
  best: AnyMove;
  loss: number;
  win: number;
  reasons: Reason[];
  tops: Face[];
  depth: number;
}
export interface Tried {
  round: number;
  seat: Seat;
  phase: number | null;
  laid: boolean;
  won: boolean;
  turns: number;
  usual: number;
  missing: number;
  usual_missing: number;
  draws: number;
  helped: number;
  expected: number;
  hope: number;
  loss: number;
  decisions: number;
}
export interface PhaseSum {
  phase: number;
  rounds: number;
  laid: boolean;
  turns: number;
  usual: number;
  helped: number;
  expected: number;
  loss: number;
}
export interface Account {
  seat: Seat;
  decisions: number;
  good: number;
  loss: number;
  hope: number;
  won: number;
  worst: number[];
  finest: number[];
  phases: PhaseSum[];
}
export interface Analysis {
  names: string[];
  phases: string[];
  accounts: Account[];
  tried: Tried[];
  decisions: Decision[];
}
export interface AnalysisGiven {
  done: number;
  of: number;
  analysis: Analysis | null;
  seqs: number[];
}

export interface Exercise {
  number: number;
  view: View;
  answers: Option[];
  hint: Hint;
}
export interface Lacking {
  kind: string;
  cards: Face[];
  there: boolean[];
}
export interface Counting {
  number: number;
  hand: Face[];
  phase: string;
  missing: number;
  groups: Lacking[];
}
export interface PracticeGiven {
  exercise: Exercise;
  counting: Counting;
}
