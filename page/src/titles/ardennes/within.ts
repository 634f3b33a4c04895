/** Odds of a choice within a combat: what it makes of the rest of it. */

import { post } from "../../api";
import type { GamePage } from "../../game/game";
import type { Choice, Odds } from "../../types";

export function oddsWith(page: GamePage, choice: Choice): Promise<Odds> {
  return post<Odds>(`${page.path}/odds`, { action: choice.action, side: page.side }, page.seat);
}

/** How likely the hex is taken. */
export function chanceOf(odds: Odds): number {
  return odds.outcomes.filter((outcome) => outcome["taken"] === true).reduce((sum, outcome) => sum + outcome.probability, 0);
}

export function meanOf(odds: Odds, name: string): string {
  return odds.outcomes.reduce((sum, outcome) => sum + outcome.probability * Number(outcome[name]), 0).toFixed(1);
}
