/** The current moment of a game, as the server sends it. */

import type { GameStore } from "../../game/store";
import type { ArdennesMoment, ArdennesPart } from "../../generated/api";

/** Return the title's own part of the table; null in a game of another title. */
export function ardennesPart(game: GameStore): ArdennesPart | null {
  const { extra } = game.view.table;
  return extra?.of === "ardennes" ? extra : null;
}

const NONE: ArdennesMoment = { phases: [], phase: 0 };
const readMoment = (game: GameStore): ArdennesMoment => ardennesPart(game)?.moment ?? NONE;

export function momentOf(game: GameStore): ArdennesMoment {
  return game.derive(readMoment);
}
