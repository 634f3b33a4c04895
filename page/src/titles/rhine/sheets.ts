/** An overview of the four sheets: where counters stand, and the way to any place of the theater. */

import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import type { Grid } from "../../board/geometry";
import type { Play } from "../../game/play";
import type { Counter } from "../../generated/api";
import { v } from "../../ui";
import { s } from "./plots";

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The part of the map that each sheet covers; a hex begins with the letter of its sheet. */
export function sheetAreas(grid: Grid): Map<string, Area> {
  const found = new Map<string, { xs: [number, number]; ys: [number, number] }>();
  grid.map.ids.forEach((id, i) => {
    const { x, y } = grid.centre(i);
    const name = id.charAt(0);
    const { xs, ys } = found.get(name) ?? { xs: [x, x], ys: [y, y] };
    found.set(name, {
      xs: [Math.min(xs[0], x), Math.max(xs[1], x)],
      ys: [Math.min(ys[0], y), Math.max(ys[1], y)],
    });
  });
  const made = new Map<string, Area>();
  for (const name of [...found.keys()].sort()) {
    const { xs, ys } = found.get(name) ?? { xs: [0, 0], ys: [0, 0] };
    made.set(name, { left: xs[0], top: ys[0], width: xs[1] - xs[0], height: ys[1] - ys[0] });
  }
  return made;
}

/** The hex of a sheet that is nearest to a point of the map. */
export function nearestHex(grid: Grid, sheet: string, x: number, y: number): string {
  let [found, least] = ["", Infinity];
  grid.map.ids.forEach((id, i) => {
    if (!id.startsWith(sheet)) return;
    const at = grid.centre(i);
    const far = (at.x - x) ** 2 + (at.y - y) ** 2;
    if (far < least) [found, least] = [id, far];
  });
  return found;
}

/** `12 Allied, 5 German`. */
export function sheetWords(counters: Counter[]): string {
  const many = (side: string): number => counters.filter((counter) => counter.side === side).length;
  return counters.length ? `${many("allied")} Allied, ${many("german")} German` : "empty";
}

export function Sheets({ play }: { play: Play }): VNode {
  const { game, acts } = play;
  const { grid, look } = game;
  const areas = useMemo(() => [...sheetAreas(grid)], [grid]);
  const sheet = ([name, area]: [string, Area]): VNode => {
    const here = game.view.table.counters.filter((counter) => counter.hex.startsWith(name));
    // A click goes to its place, the keyboard to the counters of the sheet or its middle.
    const go = (event: MouseEvent): void => {
      const box = (event.currentTarget as Element).querySelector("svg")?.getBoundingClientRect();
      if (event.detail && box) {
        const x = area.left + ((event.clientX - box.left) / box.width) * area.width;
        const y = area.top + ((event.clientY - box.top) / box.height) * area.height;
        acts.map.frame([nearestHex(grid, name, x, y)]);
      } else if (here.length) acts.map.frame(here.map((counter) => counter.hex));
      else acts.map.frame([nearestHex(grid, name, area.left + area.width / 2, area.top + area.height / 2)]);
    };
    const dots = here.map((counter) => {
      const { x, y } = grid.centre(grid.index.get(counter.hex) ?? 0);
      const fill = look.sides[counter.colours || counter.side]?.[0] ?? "#333";
      const size = area.width / 28;
      return s("rect", {
        key: counter.unit,
        x: x - area.left - size / 2,
        y: y - area.top - size / 2,
        width: size,
        height: size,
        fill,
        stroke: "#222",
        "stroke-width": size / 10,
      });
    });
    return v(
      "button",
      { key: name, type: "button", class: "sheet-button", onclick: go },
      v("strong", {}, `Sheet ${name}: `),
      s("svg", { viewBox: `0 0 ${area.width} ${area.height}`, "aria-hidden": "true" }, ...dots),
      v("small", {}, sheetWords(here)),
    );
  };
  return v(
    "section",
    { class: "card", "aria-label": "The four sheets" },
    v("h3", {}, "The four sheets"),
    v("div", { class: "sheets" }, ...areas.map(sheet)),
    v("p", { class: "faint" }, "Choose a place to go there. Key: C."),
  );
}
