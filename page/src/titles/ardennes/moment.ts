/** Where the game stands, as the server tells it. */

import type { GamePage } from "../../game/game";
import type { ArdennesMoment, ArdennesPart } from "../../generated/api";

/** What the server tells only this part of the page. */
export function ardennes(page: GamePage): ArdennesPart | null {
  const { extra } = page.view.table;
  return extra?.of === "ardennes" ? extra : null;
}

export function momentOf(page: GamePage): ArdennesMoment {
  return ardennes(page)?.moment ?? { phases: [], phase: 0 };
}
