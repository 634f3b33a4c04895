/** What the server tells of the clerk's books and of a sector's movers: `extra` of the table. */

import type { GamePage } from "../../game/game";
import type { LedgerLine } from "../../types";

export interface Group {
  nation: string;
  action: string;
  where: string;
  units: number;
  hexes: string[];
  lines: { text: string; effect: string; done: boolean }[];
}

export interface Rebuildable {
  unit: string;
  box: string;
  steps: number;
  full: number;
  pax: number;
  eq: number;
  from: string;
  refused: string;
}

export interface Port {
  port: string;
  name: string;
  holder: string;
  hits: number;
  repaired: boolean;
}

export interface Accounts {
  names: string[];
  losses: [unit: string, steps: number][];
  transport: [unit: string, loaded: boolean][];
  england: string[];
  ports: Port[];
  scheldt: boolean;
  caps: Record<string, number>;
  shifts: Record<string, number>;
  most_shift: number;
  markers: Record<string, number>;
  drops: Record<string, number>;
}

export type Row = Record<string, unknown>;

export interface Books {
  game: "clerk";
  campaign: string;
  turn: number;
  first_turn: number;
  last_turn: number;
  turns: string[];
  notes: string[];
  ground: string;
  flight: string;
  checklist: { step: string; stands: "done" | "now" | "later"; told: string }[];
  arrivals: Group[];
  faces: Record<string, string>;
  history: Row[];
  mean: Record<string, number[]>;
  arrivals_by_month: { nation: string; month: string; counters: number }[];
  nations: string[];
  stocks: Record<string, number>;
  repls: Record<string, number>;
  pools: Record<string, [unit: string, steps: number, full: number, what: string][]>;
  rebuilds: Rebuildable[];
  accounts: Accounts | Record<string, never>;
}

export interface ModeTold {
  mode: string;
  now: boolean;
  points?: string;
  mobility?: string;
  /** Why the unit cannot take the mode. */
  refused?: string;
  /** Why it can take the mode but not move in it. */
  stays?: string;
}

export interface Sector {
  game: "sector";
  phase: string;
  movers: Record<string, ModeTold[]>;
  /** The attack being prepared. */
  column: { line: string; column: string; drm: number; ledger: LedgerLine[] } | null;
}

export function isClerk(page: GamePage): boolean {
  return page.view.table.extra["game"] === "clerk";
}

export function books(page: GamePage): Books {
  return page.view.table.extra as unknown as Books;
}

export function sector(page: GamePage): Sector {
  return page.view.table.extra as unknown as Sector;
}

/** `1944-09-05` as `5 Sept 1944`. */
export function dated(iso: string, year = true): string {
  const [y = "", m = "1", d = ""] = iso.split("-");
  const month = ["Jan", "Feb", "Mar", "Apr", "May", "June", "July", "Aug", "Sept", "Oct", "Nov", "Dec"][Number(m) - 1] ?? "";
  return `${Number(d)} ${month}${year ? ` ${y}` : ""}`;
}
