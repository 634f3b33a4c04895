/** Button presses that took several steps, remembered so that one undo takes back all of them. */

import type { GameView } from "../generated/api";
import type { GameStore } from "./store";

const STORAGE_KEY = "broadfront.presses.";
/** Most presses remembered for a game. */
const MAX_PRESSES = 200;

/** The undo targets of a press's steps, as line numbers, first step first. */
type Press = number[];

class Presses {
  private all: Press[] | null = null;

  load(id: string): Press[] {
    return (this.all ??= readPresses(id));
  }

  add(id: string, press: Press): void {
    this.all = [press, ...this.load(id)].slice(0, MAX_PRESSES);
    sessionStorage.setItem(STORAGE_KEY + id, JSON.stringify(this.all));
  }
}

function readPresses(id: string): Press[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY + id) ?? "[]");
    return Array.isArray(stored)
      ? stored.filter((one): one is Press => Array.isArray(one) && one.every(Number.isInteger))
      : [];
  } catch {
    return [];
  }
}

/** Remember a press of several steps; `views` are the positions after each step. */
export function rememberPress(game: GameStore, views: GameView[]): void {
  const press = views.map((view) => view.undo?.to).filter((to) => to !== undefined);
  if (press.length > 1) game.of(Presses).add(game.id, press);
}

/** Return the line before the last press of several steps, or undefined if the last action was a single step. */
export function lineBeforePress(game: GameStore): number | undefined {
  const to = game.view.undo?.to;
  if (to === undefined) return undefined;
  const press = game
    .of(Presses)
    .load(game.id)
    .find((one) => one.includes(to));
  return press?.[0];
}
