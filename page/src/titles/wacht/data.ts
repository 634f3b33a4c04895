/** The title's own part of the table: see parts.py in titles/wacht/table. */

import { signal } from "@preact/signals";
import type { GameStore } from "../../game/store";
import type { WachtPart } from "../../generated/api";

/** Return the current part of the table, or an empty one in a game of another title. */
export function wachtPart(game: GameStore): WachtPart {
  const { extra } = game.view.table;
  return extra?.of === "wacht"
    ? extra
    : { of: "wacht", step: "", side: "", phase: "", ground: "", turn: "", formations: [] };
}

/** Format movement points: 27/2 is 13½. */
export function formatMp(amount: number | string): string {
  const found = /^(-?)(\d+)\/2$/.exec(String(amount));
  if (!found) return String(amount);
  const whole = Math.floor(Number(found[2]) / 2);
  return `${found[1] ?? ""}${whole || ""}½`;
}

export const MODE_NAMES: Record<string, string> = {
  tactical: "Tactical",
  exploitation: "Exploitation",
  strategic: "Strategic",
  pa: "Prepared Assault",
  mr: "Maneuver Reserve",
};

/** What the person has set on this page. */
export class WachtSettings {
  readonly kind = signal<"any" | "road" | "regular">("any");
  /** Formations whose units are listed. */
  readonly open = signal<ReadonlySet<string>>(new Set());
  /** The order in which a division's units will move. */
  readonly order = signal<ReadonlyMap<string, string[]>>(new Map());
}

export function wachtSettings(game: GameStore): WachtSettings {
  return game.of(WachtSettings);
}
