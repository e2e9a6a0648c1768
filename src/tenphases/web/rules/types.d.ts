/** What goes to and comes from `/api/rules`, and what the editor keeps: the types of `tenphases.server.rules_api`, as JSON. */
import type { RuleChoice, SentRuleset, SwitchValue } from "../app/protocol.js";

export interface Switch {
  name: string;
  kind: "choice" | "number" | "list" | "text";
  standard: SwitchValue;
  values?: SwitchValue[];
  least?: number;
  most?: number;
  none?: boolean;
}
export interface SwitchList {
  switches: Switch[];
  base: string;
  classic_turns: number;
}
export interface Note {
  severity: "error" | "warning" | "hint";
  code: string;
  about?: Record<string, string | number>;
  place?: number;
  switch?: string;
}
export interface PhaseRead {
  text: string;
  number?: number;
  groups?: { kind: string; size: number }[];
  turns?: number;
  error?: number;
  source?: "table" | "played";
}
export interface Wrong {
  code: string;
  name: string;
}
export interface FileFault {
  code: string;
  line?: number;
  column?: number;
  found?: string;
}
export interface RulesChecked {
  ruleset: SentRuleset;
  choice: RuleChoice;
  phases: PhaseRead[];
  notes: Note[];
  wrong: Wrong[];
  estimating: boolean;
}
export interface RulesRead {
  name: string;
  choice: RuleChoice | null;
  faults: (Wrong & FileFault)[];
}

/** One line of the list of phases, as it is typed. */
export interface Line {
  id: number;
  text: string;
}
/** Rules as they are being made. */
export interface Draft {
  name: string;
  /** Every switch but the phases, by name; a number that cannot be read stays as it was typed. */
  values: Record<string, SwitchValue>;
  lines: Line[];
}
/** Rules kept on this device. */
export interface Own {
  name: string;
  choice: RuleChoice;
}
