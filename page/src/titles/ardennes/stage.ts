/** What stands beside the map: the card of a new day, the last combat. */

import type { VNode } from "preact";
import type { Play } from "../../game/play";
import { group, live } from "../../ui";
import { CombatScene } from "./combat/scene";
import { DayCard } from "./day_card";

export function Stage({ play }: { play: Play }): VNode {
  return group([live(DayCard, { play }), live(CombatScene, { play })]);
}
