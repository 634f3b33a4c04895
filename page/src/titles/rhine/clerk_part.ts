/** The title's own part of the table: the clerk's books, and movers of a sector. */

import type { GameStore } from "../../game/store";
import type { ClerkPart, FieldPart } from "../../generated/api";

export function isClerk(game: GameStore): boolean {
  return game.view.table.extra?.of === "clerk";
}

export function clerkPart(game: GameStore): ClerkPart {
  const { extra } = game.view.table;
  if (extra?.of !== "clerk") throw new Error("This game has no books.");
  return extra;
}

/** Whether the counters of a campaign are in hexes. */
export function isOnMap(game: GameStore): boolean {
  return isClerk(game) && clerkPart(game).on_map;
}

/** Return the current step of a player turn on the map; null while books are kept. */
export function fieldPart(game: GameStore): FieldPart | null {
  const { extra } = game.view.table;
  return extra?.of === "clerk" || extra?.of === "sector" ? extra.field : null;
}

/** Format `1944-09-05` as `5 Sept 1944`. */
export function formatDate(iso: string, year = true): string {
  const [y = "", m = "1", d = ""] = iso.split("-");
  const month =
    ["Jan", "Feb", "Mar", "Apr", "May", "June", "July", "Aug", "Sept", "Oct", "Nov", "Dec"][Number(m) - 1] ?? "";
  return `${Number(d)} ${month}${year ? ` ${y}` : ""}`;
}
