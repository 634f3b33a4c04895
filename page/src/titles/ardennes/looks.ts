/** Where the map looks after something was done: at units that were activated, at a place that is attacked. */

import type { ArdennesMoment, GameView } from "../../generated/api";

/** The hexes of what has just begun, the most interesting first; none where nothing has, null where it goes on. */
export function looksAt(before: GameView, after: GameView): string[] | null {
  const [was, now] = [momentIn(before), momentIn(after)];
  if (!now) return [];
  if (now.combat) return now.combat.target === was?.combat?.target ? [] : [now.combat.target];
  const active = now.active ?? [];
  if (!active.length) return [];
  if (was?.card === now.card && was?.active?.length) return null;
  const hexes = after.table.counters.filter(({ unit }) => active.includes(unit)).map(({ hex }) => hex);
  const fighting = Object.values(now.targets ?? {}).flatMap((target) => target.units.map(({ hex }) => hex));
  return [...new Set([...fighting, ...hexes])].filter(Boolean);
}

function momentIn({ table }: GameView): ArdennesMoment | null {
  return table.extra?.of === "ardennes" ? table.extra.moment : null;
}
