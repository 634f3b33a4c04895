/** Where the map moves after an action: to activated units, to an attacked hex. */

import type { ArdennesMoment, GameView } from "../../generated/api";

/** Return the hexes of what has just begun, most interesting first; empty if nothing has, null if it continues. */
export function hexesToShow(before: GameView, after: GameView): string[] | null {
  const [was, now] = [momentOfView(before), momentOfView(after)];
  if (!now) return [];
  if (now.combat) return now.combat.target === was?.combat?.target ? [] : [now.combat.target];
  const active = now.active ?? [];
  if (!active.length) return [];
  if (was?.card === now.card && was?.active?.length) return null;
  const hexes = after.table.counters.filter(({ unit }) => active.includes(unit)).map(({ hex }) => hex);
  const fighting = Object.values(now.targets ?? {}).flatMap((target) => target.units.map(({ hex }) => hex));
  return [...new Set([...fighting, ...hexes])].filter(Boolean);
}

function momentOfView({ table }: GameView): ArdennesMoment | null {
  return table.extra?.of === "ardennes" ? table.extra.moment : null;
}
