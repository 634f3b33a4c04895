/** Steps lost by side and day, from the log: every event with losses has their number and side. */

import type { VNode } from "preact";
import type { Play } from "../../game/play";
import type { GameStore } from "../../game/store";
import { live, v } from "../../ui";
import { words } from "../../words";
import { storyLine } from "./impulse_story";
import { type Day, daysFromLog, countStepsLost } from "./days";
import { ardennesPart } from "./moment";
import { RememberedSection } from "./remembered_section";

const daysOf = (game: GameStore): Day[] => daysFromLog(game.log, game.view.at, today(game));

const today = (game: GameStore): number => ardennesPart(game)?.calendar.today ?? 0;

const sidesOf = (game: GameStore): string[] => game.view.sides;

export function LossesPanel({ play }: { play: Play }): VNode | null {
  const { game } = play;
  const sides = game.derive(sidesOf);
  const line = storyLine(play);
  const days = line === null ? game.derive(daysOf) : daysFromLog(game.log, line - 1, today(game));
  const total = (side: string): number => days.reduce((sum, { losses }) => sum + countStepsLost(losses, side), 0);
  if (!sides.some(total)) return null;
  const named = sides.map((side) => words().sideName(side));
  const head = ["December", ...named].map((name) => v("th", { scope: "col" }, name));
  const row = (name: string, figure: (side: string) => number): VNode =>
    v("tr", {}, v("th", { scope: "row" }, name), ...sides.map((side) => v("td", {}, String(figure(side)))));
  const rows = days.map(({ day, losses }) => row(String(day), (side) => countStepsLost(losses, side)));
  return live(RememberedSection, {
    name: "broadfront.ardennes.losses",
    class: "panel losses",
    folded: true,
    summary: v("summary", {}, `Steps lost: ${sides.map((side, n) => `${named[n]} ${total(side)}`).join(", ")}`),
    shown: [v("table", {}, v("thead", {}, v("tr", {}, ...head)), v("tbody", {}, ...rows, row("All days", total)))],
  });
}
