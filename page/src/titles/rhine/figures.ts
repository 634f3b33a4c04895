/** What the server tells of the clerk's books and of a sector's movers: `extra` of the table. */

import type { GameStore } from "../../game/store";
import type { ClerkPart, FieldPart } from "../../generated/api";

export function isClerk(game: GameStore): boolean {
  return game.view.table.extra?.of === "clerk";
}

export function books(game: GameStore): ClerkPart {
  const { extra } = game.view.table;
  if (extra?.of !== "clerk") throw new Error("This game has no books.");
  return extra;
}

/** Whether counters of a campaign stand in hexes. */
export function onMap(game: GameStore): boolean {
  return isClerk(game) && books(game).on_map;
}

/** A step of a player turn on the map; null while books are kept. */
export function field(game: GameStore): FieldPart | null {
  const { extra } = game.view.table;
  return extra?.of === "clerk" || extra?.of === "sector" ? extra.field : null;
}

/** `1944-09-05` as `5 Sept 1944`. */
export function dated(iso: string, year = true): string {
  const [y = "", m = "1", d = ""] = iso.split("-");
  const month =
    ["Jan", "Feb", "Mar", "Apr", "May", "June", "July", "Aug", "Sept", "Oct", "Nov", "Dec"][Number(m) - 1] ?? "";
  return `${Number(d)} ${month}${year ? ` ${y}` : ""}`;
}
