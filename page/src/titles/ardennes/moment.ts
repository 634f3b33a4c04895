/** Where the game stands, as the server tells it (titles/ardennes/moment.py). */

import type { GamePage } from "../../game/game";

export interface Combat {
  steps: string[];
  at: number;
  side: string;
  target: string;
  where: string;
  attackers: string[];
  defenders: string[];
  attacker_words: string;
  defender_words: string;
  attacker_tactics?: string[];
  defender_tactics?: string[];
  defender_hits?: number;
  attacker_hits?: number;
  retreated?: number;
  odds?: string;
}

export interface Target {
  where: string;
  defenders: string;
  units: { unit: string; label: string; strength: number; hex: string; moved: boolean }[];
}

export interface Moment {
  phases: string[];
  phase: number;
  impulse?: string;
  impulse_words?: string;
  spent?: number;
  level?: number;
  card?: string;
  card_name?: string;
  active?: string[];
  combat?: Combat;
  question?: string;
  help?: string;
  cards?: Record<string, { name: string; facts: string; tactic: string; hexes: string[]; note: string }>;
  targets?: Record<string, Target>;
  names?: Record<string, string>;
  card_names?: Record<string, string>;
}

export function momentOf(page: GamePage): Moment {
  return (page.view.table.extra["moment"] as Moment | undefined) ?? { phases: [], phase: 0 };
}
