/** What the server tells of the clerk's books and of a sector's movers: `extra` of the table. */

import type { GameStore } from "../../game/store";
import type { ClerkPart, SectorPart } from "../../generated/api";

export function isClerk(game: GameStore): boolean {
  return game.view.table.extra?.of === "clerk";
}

export function books(game: GameStore): ClerkPart {
  const { extra } = game.view.table;
  if (extra?.of !== "clerk") throw new Error("This game has no books.");
  return extra;
}

export function sector(game: GameStore): SectorPart {
  const { extra } = game.view.table;
  if (extra?.of !== "sector") throw new Error("This game is not one of a sector.");
  return extra;
}

/** `1944-09-05` as `5 Sept 1944`. */
export function dated(iso: string, year = true): string {
  const [y = "", m = "1", d = ""] = iso.split("-");
  const month =
    ["Jan", "Feb", "Mar", "Apr", "May", "June", "July", "Aug", "Sept", "Oct", "Nov", "Dec"][Number(m) - 1] ?? "";
  return `${Number(d)} ${month}${year ? ` ${y}` : ""}`;
}
