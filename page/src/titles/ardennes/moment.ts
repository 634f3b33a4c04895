/** Where the game stands, as the server tells it. */

import type { GameStore } from "../../game/store";
import type { ArdennesMoment, ArdennesPart } from "../../generated/api";

/** What the server tells only this part of the page. */
export function ardennes(game: GameStore): ArdennesPart | null {
  const { extra } = game.view.table;
  return extra?.of === "ardennes" ? extra : null;
}

const NONE: ArdennesMoment = { phases: [], phase: 0 };
const moment = (game: GameStore): ArdennesMoment => ardennes(game)?.moment ?? NONE;

export function momentOf(game: GameStore): ArdennesMoment {
  return game.follows(moment);
}
