/** What the table of wacht says beside counters and markers: see parts.py in titles/wacht/table. */

import { signal } from "@preact/signals";
import type { GameStore } from "../../game/store";
import type { WachtPart } from "../../generated/api";

/** What is asked now; nothing where the game is another's. */
export function asked(game: GameStore): WachtPart {
  const { extra } = game.view.table;
  return extra?.of === "wacht"
    ? extra
    : { of: "wacht", step: "", side: "", phase: "", ground: "", turn: "", formations: [] };
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

/** What a person has set for the table. */
export class Kept {
  readonly kind = signal<"any" | "road" | "regular">("any");
  /** Formations whose units are listed. */
  readonly open = signal<ReadonlySet<string>>(new Set());
  /** The order in which a division's units will go. */
  readonly order = signal<ReadonlyMap<string, string[]>>(new Map());
}

export function kept(game: GameStore): Kept {
  return game.of(Kept);
}
