/** Where the game stands, as the server tells it. */

import type { GameStore } from "../../game/store";
import type { ArdennesMoment, ArdennesPart } from "../../generated/api";

/** What the server tells only this part of the page. */
export function ardennes(game: GameStore): ArdennesPart | null {
  const { extra } = game.view.table;
  return extra?.of === "ardennes" ? extra : null;
}

export function momentOf(game: GameStore): ArdennesMoment {
  return ardennes(game)?.moment ?? { phases: [], phase: 0 };
}
