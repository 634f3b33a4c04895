/** Odds of a choice within a combat: what it makes of the rest of it. */

import { post } from "../../api";
import type { GamePage } from "../../game/game";
import type { Offer, ToldOdds } from "../../generated/api";

export function oddsWith(page: GamePage, choice: Offer): Promise<ToldOdds> {
  return post("/api/games/{game}/odds", { game: page.id }, { action: choice.action, side: page.side }, page.seat);
}

/** How likely the hex is taken. */
export function chanceOf(odds: ToldOdds): number {
  return odds.outcomes
    .filter((outcome) => outcome["taken"] === true)
    .reduce((sum, outcome) => sum + outcome.probability, 0);
}

export function meanOf(odds: ToldOdds, name: string): string {
  return odds.outcomes.reduce((sum, outcome) => sum + outcome.probability * Number(outcome[name]), 0).toFixed(1);
}
