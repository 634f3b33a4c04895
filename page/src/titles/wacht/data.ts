/** What the table of wacht says beside counters and markers: see present_step.py and unit_card.py in titles/wacht/table. */

import type { GamePage } from "../../game/game";
import type { LedgerLine, Ruling } from "../../types";

export interface UnitRow {
  unit: string;
  hex: string;
  mode: string;
  cls: string;
  done: boolean;
}

export interface FormationRow {
  id: string;
  kind: string;
  army: string;
  corps: string;
  /** Its units go in the order declared when it begins. */
  ordered: boolean;
  units: UnitRow[];
}

export interface Asked {
  step: string;
  side: string;
  /** movement or exploitation, where it is one of them. */
  phase: string;
  ground: string;
  turn: string;
  formations: FormationRow[];
  march?: { unit: string; kind: string; spent: number | string; left?: number | string; hexes: number; ended: boolean };
  moving?: { formation: string; any_order: boolean; waiting: string[] } | null;
  roll?: { unit: string; results: [roll: number, brings: string, good: boolean][] };
  fuel?: { formation: string; army: string; has: number | string; costs: Record<string, string>; status: string | null }[];
  fuel_choice?: { formation: string; result: number; units: string[] };
}

/** What a mode, or transport, would give a unit. */
export interface Gives {
  mode?: string;
  do?: string;
  by?: string;
  cls?: string;
  now?: boolean;
  open?: boolean;
  phase?: string;
  ma?: string;
  kinds?: string[];
  reach?: Record<string, string>;
  refused?: Ruling;
  stays?: Ruling;
}

export interface Card {
  unit: string;
  facts: [string, string][];
  ma: string;
  ledger: LedgerLine[];
  refused: Ruling | null;
  modes?: Gives[];
  transport?: Gives[];
}

export interface Leg {
  hex: string;
  place: string;
  cost: number | string;
  left: number | string;
  lines: LedgerLine[];
  notes: string[];
}

export interface Route {
  unit: string;
  kind: string;
  column: string;
  counts_hexes: boolean;
  ma: number | string;
  spent: number | string;
  legs: Leg[];
}

export function asked(page: GamePage): Asked {
  return page.view.table.extra as unknown as Asked;
}

/** MP as people write them: 27/2 is 13½. */
export function mp(amount: number | string): string {
  const found = /^(-?)(\d+)\/2$/.exec(String(amount));
  if (!found) return String(amount);
  const whole = Math.floor(Number(found[2]) / 2);
  return `${found[1] ?? ""}${whole || ""}½`;
}

export const MODES: Record<string, string> = {
  tactical: "Tactical",
  exploitation: "Exploitation",
  strategic: "Strategic",
  pa: "Prepared Assault",
  mr: "Maneuver Reserve",
};

/** What a person has set for the table, kept while it is redrawn. */
export class Kept {
  kind: "any" | "road" | "regular" = "any";
  /** Formations whose units are listed. */
  readonly open = new Set<string>();
  /** The order in which a division's units will go. */
  readonly order = new Map<string, string[]>();
  card: { key: string; told: Promise<Card> } | null = null;
}

const held = new WeakMap<GamePage, Kept>();

export function kept(page: GamePage): Kept {
  let found = held.get(page);
  if (!found) held.set(page, (found = new Kept()));
  return found;
}
