/** What one press of a button did in several steps: an undo takes back all of it. */

import type { GameView } from "../generated/api";
import type { GameStore } from "./store";

const KEPT = "broadfront.presses.";
/** So many presses of a game are remembered. */
const MOST = 200;

/** The lines an undo of each step would go back to, the first step's first. */
type Press = number[];

class Presses {
  private all: Press[] | null = null;

  of(id: string): Press[] {
    return (this.all ??= read(id));
  }

  add(id: string, press: Press): void {
    this.all = [press, ...this.of(id)].slice(0, MOST);
    sessionStorage.setItem(KEPT + id, JSON.stringify(this.all));
  }
}

function read(id: string): Press[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT + id) ?? "[]");
    return Array.isArray(kept)
      ? kept.filter((one): one is Press => Array.isArray(one) && one.every(Number.isInteger))
      : [];
  } catch {
    return [];
  }
}

/** One press has done several steps; after each of them the game was as `views` show it. */
export function rememberPress(game: GameStore, views: GameView[]): void {
  const press = views.map((view) => view.undo?.to).filter((to) => to !== undefined);
  if (press.length > 1) game.of(Presses).add(game.id, press);
}

/** The line to go back to so that all that the last press did is undone; undefined: what the server says. */
export function beforePress(game: GameStore): number | undefined {
  const to = game.view.undo?.to;
  if (to === undefined) return undefined;
  const press = game
    .of(Presses)
    .of(game.id)
    .find((one) => one.includes(to));
  return press?.[0];
}
