/** Losses by side and day, in steps: whatever costs a unit steps says in the log how many, and of which side. */

import type { VNode } from "preact";
import type { Play } from "../../game/play";
import type { GameStore } from "../../game/store";
import { live, v } from "../../ui";
import { words } from "../../words";
import { storyLine } from "./allied_impulse";
import { type Day, daysIn, stepsLost } from "./days";
import { ardennes } from "./moment";
import { Unfolded } from "./unfolded";

const daysOf = (game: GameStore): Day[] => daysIn(game.log, game.view.at, today(game));

const today = (game: GameStore): number => ardennes(game)?.calendar.today ?? 0;

const sidesOf = (game: GameStore): string[] => game.view.sides;

export function Losses({ play }: { play: Play }): VNode | null {
  const { game } = play;
  const sides = game.follows(sidesOf);
  const line = storyLine(play);
  const days = line === null ? game.follows(daysOf) : daysIn(game.log, line - 1, today(game));
  const total = (side: string): number => days.reduce((sum, { losses }) => sum + stepsLost(losses, side), 0);
  if (!sides.some(total)) return null;
  const named = sides.map((side) => words().sideName(side));
  const head = ["December", ...named].map((name) => v("th", { scope: "col" }, name));
  const row = (name: string, figure: (side: string) => number): VNode =>
    v("tr", {}, v("th", { scope: "row" }, name), ...sides.map((side) => v("td", {}, String(figure(side)))));
  const rows = days.map(({ day, losses }) => row(String(day), (side) => stepsLost(losses, side)));
  return live(Unfolded, {
    name: "broadfront.ardennes.losses",
    class: "panel losses",
    folded: true,
    summary: v("summary", {}, `Steps lost: ${sides.map((side, n) => `${named[n]} ${total(side)}`).join(", ")}`),
    shown: [v("table", {}, v("thead", {}, v("tr", {}, ...head)), v("tbody", {}, ...rows, row("All days", total)))],
  });
}
