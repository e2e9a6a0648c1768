/** The protocol as the page sees it: the types of `tenphases.server.messages` and of what they hold, as JSON. */

import type { DiceAdvice, DiceMove, DiceSeen, DiceView, Die } from "../dice/wire.js";

/** A card's face in text notation: `R5`, `W`, `S`. */
export type Face = string;
/** A place at the table, 0 to 5 clockwise; -1 is chance. */
export type Seat = number;

export type Kind = "set" | "run" | "colour" | "colour-run" | "even" | "odd" | "colour-even" | "colour-odd";

/** A field that has its default value is left out by the server. */
export interface Group {
  kind: Kind;
  cards: Face[];
  number?: number;
  colour?: string;
}
export interface OwnedGroup {
  owner: Seat;
  group: Group;
}
export interface Way {
  phase: number;
  groups: Group[];
}
export interface Fit {
  card: Face;
  group: number;
  number?: number;
}
export interface Options {
  choose?: number[];
  twist?: boolean;
  draw?: boolean;
  take?: number[];
  saved?: Face[];
  ways?: Way[];
  fits?: Fit[];
  discard?: Face[];
  onto?: number[];
  save?: Face[];
  skip?: boolean;
  targets?: Seat[];
}

export interface Points {
  low: number;
  high: number;
  skip: number;
  wild: number;
}
export interface Ruleset {
  phases: string[];
  hand_size: number;
  wilds: number;
  skips: number;
  discard_piles: number;
  emptied_pile: string;
  flip_skip: string;
  flip_wild: string;
  take_skip: boolean;
  lay_exact: boolean;
  naturals: string;
  max_wilds_laid: number | null;
  hit_same_turn: string;
  go_out: string;
  skip_target: string;
  skip_lies: string;
  skip_limit: string;
  points: Points;
  advance: string;
  end: string;
  tie_break: string;
  phase_choice: string;
  saves_a_round: number;
  saved_most: number | null;
  track: string;
  twist_cards: string[];
}
/** As it comes: only what differs from the standard. */
export type SentRuleset = Partial<Omit<Ruleset, "points">> & { points?: Partial<Points> };

export type Stage = "deal" | "choose" | "draw" | "reshuffle" | "play" | "over";

export interface PlayerView {
  /** Null where nobody holds cards. */
  cards: number | null;
  known: Face[];
  thrown?: Face[];
  done: number[];
  phases: number[];
  laid: number | null;
  total: number;
  skip_waiting: boolean;
  skip_in_front: boolean;
  skipped_by: Seat | null;
  in_round: boolean;
  saved?: number;
  saved_now?: number;
  pawn?: number;
}
export interface RoundLine {
  number: number;
  phases: (number | null)[];
  laid: boolean[];
  points: number[];
  totals: number[];
  out: Seat | null;
  tie_break?: boolean;
  pawns?: number[];
}
/** At a table of dice, its own view; the rest is filled in by the page (dice/uniform.js). */
export interface WithDice {
  dice?: DiceView;
}
/** Of which game it is. */
export interface Tagged {
  type?: string;
}
export interface View extends WithDice {
  seat: Seat | null;
  ruleset: SentRuleset;
  dealer: Seat;
  stage: Stage;
  turn: Seat;
  number: number;
  tie_break: boolean;
  first: Seat;
  players: PlayerView[];
  hand: Face[];
  draw_pile: number;
  discards: Face[][];
  aside: Face[];
  groups: OwnedGroup[];
  laid_now: boolean;
  last_skipped: Seat | null;
  idle: number;
  out: Seat | null;
  sheet: RoundLine[];
  tied: Seat[];
  places: Seat[][];
  missing: number[];
  options: Options;
  saved?: Face[];
  saved_now?: Face[];
  holder?: number;
  emptied?: number | null;
}

export type Seen =
  | { type: "GameStarted"; ruleset: SentRuleset; seats: number; dealer: Seat }
  | { type: "RoundBegan"; number: number; dealer: Seat; first: Seat; players: Seat[]; tie_break?: boolean }
  | { type: "YouWereDealt"; hand: Face[]; counts: number[]; draw_pile: number }
  | { type: "TheyWereDealt"; counts: number[]; draw_pile: number }
  | { type: "TurnedUp"; card: Face; buried?: Face[]; pile?: number }
  | { type: "FirstTurnSkipped"; seat: Seat }
  | { type: "PhaseChosen"; seat: Seat; phase: number }
  | { type: "TwistDrawn"; seat: Seat; phase: number }
  | { type: "TurnBegan"; seat: Seat; dry?: boolean }
  | { type: "TurnLost"; seat: Seat; dry?: boolean }
  | { type: "PileRanOut"; seat: Seat }
  | { type: "PileRenewed"; draw_pile: number }
  | { type: "YouDrew"; seat: Seat; card: Face }
  | { type: "TheyDrew"; seat: Seat }
  | { type: "TookDiscard"; seat: Seat; card: Face; pile?: number }
  | { type: "YouDrewSaved"; seat: Seat; card: Face }
  | { type: "TheyDrewSaved"; seat: Seat }
  | { type: "NothingToDraw"; seat: Seat }
  | { type: "PhaseLaid"; seat: Seat; phase: number; groups: Group[] }
  | { type: "CardHit"; seat: Seat; card: Face; group: number; number?: number }
  | { type: "Discarded"; seat: Seat; card: Face; pile?: number }
  | { type: "YouSaved"; seat: Seat; card: Face }
  | { type: "TheySaved"; seat: Seat }
  | { type: "SkipPlayed"; seat: Seat; target: Seat | null }
  | { type: "WentOut"; seat: Seat }
  | { type: "RoundBlocked" }
  | { type: "RoundScored"; left: Face[][]; points: number[]; totals: number[]; pawns?: number[] }
  | { type: "TieBreakCalled"; seats: Seat[] }
  | { type: "GameEnded"; places: Seat[][] }
  | DiceSeen;

export interface Refusal extends Tagged {
  code: string;
  about?: Record<string, string | number>;
}
export type Finding = Refusal;

export type Move =
  | { type: "ChoosePhase"; phase: number }
  | { type: "DrawTwist" }
  | { type: "DrawSaved"; card: Face }
  | { type: "Save"; card: Face }
  | { type: "Draw" }
  | { type: "Take"; pile?: number }
  | { type: "LayPhase"; groups: Group[]; phase?: number }
  | { type: "Hit"; card: Face; group: number; number?: number }
  | { type: "Swap"; card: Face; group: number }
  | { type: "Discard"; card: Face; pile?: number }
  | { type: "PlaySkip"; target?: Seat }
  | DiceMove;

/** A command before the connection gives it its id, and the number of the last Update where it needs one. */
export type Request =
  | { type: "Act"; move: Move }
  | { type: "TakeBack" }
  | { type: "NextRound" }
  | { type: "PlayAgain" }
  | { type: "Leave" }
  | { type: "ComeBack" }
  | { type: "StandIn"; seat: Seat }
  | { type: "Reseat"; order: Seat[] }
  | { type: "Resize"; seats: number }
  | { type: "SeatBot"; seat: Seat; bot: string }
  | { type: "Remove"; seat: Seat }
  | { type: "HandOver"; seat: Seat }
  | { type: "ChangeRules"; rules: RuleChoice }
  | { type: "ChangeTerms"; terms: Terms }
  | { type: "Start"; fill?: string | null }
  | { type: "Say"; phrase?: string | null; text?: string }
  | { type: "Arrange"; cards: Face[]; building?: Face[][] }
  | { type: "AdviseDice"; keep?: Die[] | null }
  | { type: "ReadGroup"; phase: number; group: number; cards: Face[] };
export type Command = Request & { id: string; seq?: number };

export interface SeatInfo {
  name: string;
  bot: string | null;
  present: boolean;
  ready: boolean;
  free?: boolean;
  /** For how many milliseconds the person had been away when this was sent. */
  gone?: number | null;
  /** The level of the bot that plays for the person. */
  stand_in?: string | null;
  left?: boolean;
}
/** What is agreed on besides the rules; what has its usual value may be left out. */
export interface Terms {
  title?: string;
  open?: boolean;
  timer?: number | null;
  stand_in_after?: number;
  free_text?: boolean;
  hints?: boolean;
}
export type SwitchValue = string | number | boolean | string[] | null;
export interface RuleChoice {
  game?: "cards" | "dice";
  preset?: string;
  variants?: string[];
  switches?: Record<string, SwitchValue>;
  called?: string;
}
export interface TableInfo {
  terms?: Terms;
  rules?: RuleChoice;
  code?: string;
  host?: Seat;
  gathering?: boolean;
  frozen?: boolean;
  watching?: number;
  /** How many milliseconds of the time for the turn were left when this was sent. */
  deadline?: number | null;
}
export interface TableChange {
  change: string;
  seat: Seat;
}
export interface Shuffle {
  round: number;
  commitment: string;
  salt: string;
  order: Face[];
}
export interface Update {
  type: "Update";
  seq: number;
  by: Seat;
  events: Seen[];
  view: View;
  seats: SeatInfo[];
  arrangement: Face[];
  can_take_back: boolean;
  shuffles: Shuffle[];
  taken_back?: boolean;
  next_game?: string | null;
  building?: Face[][];
  lesson?: string | null;
  who?: string;
  change?: TableChange | null;
  table?: TableInfo;
}
export interface UpToDate {
  type: "UpToDate";
  seq: number;
  seats: SeatInfo[];
  arrangement: Face[];
  building?: Face[][];
  table?: TableInfo;
}
/** Somebody at the table says something: a phrase or a text. */
export interface Said {
  type: "Said";
  seat: Seat;
  phrase?: string | null;
  text?: string;
}
export interface Accepted {
  type: "Accepted";
  id: string;
  seq: number;
}
export interface Refused {
  type: "Refused";
  id: string;
  refusal: Refusal;
  rule: string;
}
export interface Rejected {
  type: "Rejected";
  id: string;
  problem: string;
  about?: string;
  findings?: Finding[];
}
export interface GroupRead {
  type: "GroupRead";
  id: string;
  readings: Group[];
  refusal?: Refusal | null;
}
export type Answer = Accepted | Refused | Rejected | GroupRead | DiceAdvice;
export type Message = Update | UpToDate | Said | Answer;

export interface VariantInfo {
  name: string;
  ruleset: SentRuleset;
}
export interface Setup {
  version: string;
  presets: VariantInfo[];
  variants: VariantInfo[];
  bots: string[];
  languages: string[];
  as_expert?: string[];
}
export interface NewTable {
  name: string;
  game?: "cards" | "dice";
  bots?: string[];
  preset?: string;
  variants?: string[];
  switches?: Record<string, SwitchValue>;
  language: string;
  lesson?: string;
  start?: "now" | "later";
  seats?: string[];
  terms?: Terms;
  called?: string;
}
export interface TableOpened {
  table: string;
  seat: Seat;
  secret: string;
  code?: string;
}
export interface Player {
  name: string;
  bot: string | null;
  free?: boolean;
  stand_in?: string | null;
  left?: boolean;
}
export interface OpenTable {
  table: string;
  title: string;
  host: string;
  rules: RuleChoice;
  seats: Player[];
  gathering: boolean;
  round: number;
  timer: number | null;
}
export interface SeatTaken {
  table: string;
  seat: Seat;
  secret: string;
  name: string;
}
export interface Invitation {
  link: string;
  code: string;
}
export interface NotOpened {
  findings?: Finding[];
  problem?: string | null;
  about?: string;
}
