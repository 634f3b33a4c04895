/** An overview of the four sheets: the ground, the counters, and links to any place of the theater. */

import type { VNode } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Grid } from "../../board/geometry";
import { type Area, sheetAreas } from "./sheet_areas";
import type { Play } from "../../game/play";
import type { Counter } from "../../generated/api";
import { v } from "../../ui";
import { clerkPart } from "./clerk_part";
import { SheetsRequest } from "./lazy_sheets";
import { svgElement } from "./plots";
import "./books.css";
import { GRAY, WHITE } from "../../board/inks";

/** Cities for orientation. */
const CITIES = [
  "Amsterdam",
  "Antwerp",
  "Brussels",
  "Arnhem",
  "Liège",
  "Essen",
  "Cologne",
  "Koblenz",
  "Luxembourg",
  "Metz",
  "Nancy",
  "Dijon",
  "Saarbrücken",
  "Strasbourg",
  "Frankfurt",
  "Mannheim",
  "Stuttgart",
  "Basel",
];
/** Milliseconds before checking again for the ground. */
const RETRY_DELAY = 400;

/** Return the hex of a sheet nearest to a point of the map. */
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

/** Return the counts by side: `12 Allied, 5 German`. */
export function describeCounters(counters: Counter[]): string {
  const many = (side: string): number => counters.filter((counter) => counter.side === side).length;
  return counters.length ? `${many("allied")} Allied, ${many("german")} German` : "empty";
}

export function SheetsOverview({ play }: { play: Play }): VNode {
  const { game, acts } = play;
  const { grid, look } = game;
  const { width, height } = grid.map;
  const areas = useMemo(() => [...sheetAreas(grid)], [grid]);
  const cities = useMemo(() => locateCities(grid), [grid]);
  const inPlay = clerkPart(game).sheets;
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const asked = game.of(SheetsRequest);
    const block = canvas.current?.parentElement;
    if (asked.focus && block) {
      block.querySelector<HTMLElement>(".sheet-button:enabled")?.focus({ preventScroll: true });
      block.scrollIntoView({ block: "nearest" });
    }
    asked.focus = false;
    return paintGround(play, canvas.current);
  }, [play]);
  const size = width / 30;
  const dots = game.view.table.counters
    .filter(({ hex }) => grid.index.has(hex))
    .map((counter) => {
      const { x, y } = grid.centre(grid.index.get(counter.hex) ?? 0);
      return svgElement("rect", {
        key: counter.unit,
        x: x - size / 2,
        y: y - size / 2,
        width: size,
        height: size,
        fill: look.sides[counter.colours || counter.side]?.[0] ?? GRAY,
        stroke: WHITE,
        "stroke-width": size / 7,
      });
    });
  const names = cities.map(({ name, x, y }) =>
    svgElement("text", { key: name, x, y: y - size / 2, class: "sheet-city", "font-size": width / 21 }, name),
  );
  const sheet = ([name, area]: [string, Area]): VNode => {
    const here = game.view.table.counters.filter((counter) => counter.hex.startsWith(name));
    const open = inPlay.includes(name);
    // A click goes to its point, the keyboard to the sheet's counters or its middle.
    const go = (event: MouseEvent): void => {
      const box = (event.currentTarget as Element).getBoundingClientRect();
      if (event.detail && box.width) {
        const x = area.left + ((event.clientX - box.left) / box.width) * area.width;
        const y = area.top + ((event.clientY - box.top) / box.height) * area.height;
        acts.map.frame([nearestHex(grid, name, x, y)]);
      } else if (here.length) acts.map.frame(here.map((counter) => counter.hex));
      else acts.map.frame([nearestHex(grid, name, area.left + area.width / 2, area.top + area.height / 2)]);
    };
    const place = {
      left: `${(100 * area.left) / width}%`,
      top: `${(100 * area.top) / height}%`,
      width: `${(100 * area.width) / width}%`,
      height: `${(100 * area.height) / height}%`,
    };
    const label = `Sheet ${name}: ${open ? describeCounters(here) : "not in play"}`;
    return v(
      "button",
      {
        key: name,
        type: "button",
        class: "sheet-button",
        style: place,
        disabled: !open,
        "aria-label": label,
        title: label,
        onclick: go,
      },
      v("strong", {}, name),
    );
  };
  return v(
    "section",
    { class: "card", "aria-label": "The four sheets" },
    v(
      "div",
      { class: "sheets", style: { aspectRatio: `${width} / ${height}` } },
      v("canvas", { ref: canvas, "aria-hidden": "true" }),
      svgElement("svg", { viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" }, ...names, ...dots),
      ...areas.map(sheet),
    ),
    v("p", { class: "faint" }, "Choose a place to go there. Key: C."),
  );
}

function locateCities(grid: Grid): { name: string; x: number; y: number }[] {
  return CITIES.flatMap((name) => {
    const i = Object.entries(grid.map.places).find(([, place]) => place?.[0] === name)?.[0];
    return i === undefined ? [] : [{ name, ...grid.centre(Number(i)) }];
  });
}

/** Paint the ground at this size once it is loaded; return a function that cancels. */
function paintGround({ game, acts }: Play, canvas: HTMLCanvasElement | null): () => void {
  let timer = 0;
  const paint = (): void => {
    const { picture } = acts.map;
    if (!canvas) return;
    if (!picture) {
      timer = window.setTimeout(paint, RETRY_DELAY);
      return;
    }
    const { width, height } = game.grid.map;
    const density = (window.devicePixelRatio || 1) * (canvas.clientWidth / width);
    canvas.width = Math.round(width * density);
    canvas.height = Math.round(height * density);
    const to = canvas.getContext("2d");
    if (!to) return;
    to.imageSmoothingQuality = "high";
    to.drawImage(picture, 0, 0, canvas.width, canvas.height);
  };
  paint();
  return () => window.clearTimeout(timer);
}
