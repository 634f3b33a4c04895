/** Flashes on the map after an action: places that changed hands, points won and lost. */

import type { Flash } from "../../board/motion";
import type { GameView, VictoryHexShown } from "../../generated/api";
import { GOLD, GREEN } from "../../board/inks";

const GERMAN_COLOR = GOLD;
const ALLIED_COLOR = GREEN;

function victoryHexes({ table }: GameView): VictoryHexShown[] {
  return table.extra?.of === "ardennes" ? table.extra.track.hexes : [];
}

export function flashesBetween(before: GameView, after: GameView): Flash[] {
  const [old, all] = [victoryHexes(before), victoryHexes(after)];
  if (old === all) return [];
  const was = new Map(old.map((one) => [one.hex, one]));
  return all.flatMap((now): Flash[] => {
    const then = was.get(now.hex);
    if (!then || (then.german === now.german && then.counts === now.counts)) return [];
    const points = (now.counts ? now.value : 0) - (then.counts ? then.value : 0);
    const text = points ? `${points > 0 ? "+" : "−"}${Math.abs(points)} VP` : undefined;
    return [{ hex: now.hex, colour: now.german ? GERMAN_COLOR : ALLIED_COLOR, ...(text ? { text } : {}) }];
  });
}
