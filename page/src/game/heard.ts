/** For who hears the page: what just happened, and a list of what may be chosen on the map. */

import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import { describeCounter, nameHex } from "../board/words";
import { dialog } from "../dialog";
import type { LogEntry } from "../generated/api";
import { type Shown, v } from "../ui";
import { words } from "../words";
import { gameWords } from "../words/game";
import { clickHex, clickUnit } from "./clicks";
import type { GamePage } from "./game";

/** So many lines are said at once; the log has the others. */
const MOST_SAID = 12;

/** A live region: lines that came since the page last showed the game, whoever did it. */
export function Heard({ page }: { page: GamePage }): VNode {
  const log = page.store.log.value;
  const known = useRef<number | null>(null);
  const said = useRef<LogEntry[]>([]);
  const last = log.at(-1)?.n ?? 0;
  if (known.current === null || last < known.current) said.current = [];
  else if (last > known.current) said.current = log.filter((entry) => entry.n > (known.current ?? 0));
  if (log.length) known.current = last;
  const lines = said.current.flatMap(linesOf).slice(-MOST_SAID);
  return v(
    "div",
    { class: "unseen", id: "heard", role: "status", "aria-live": "polite", "aria-label": gameWords().entry.news },
    ...lines.map((line, n) => v("p", { key: `${last} ${n}` }, line)),
  );
}

/** What a line tells; the bare words of who did it, where nothing came of it. */
function linesOf(entry: LogEntry): Shown[] {
  return entry.events.length ? entry.events.map((event) => event.text) : [entry.text];
}

/** Everything on the map that may be chosen now, as buttons: what a click on it would do, they do. */
export function listChoices(page: GamePage): void {
  const said = gameWords().map;
  const { counters } = page.view.table;
  const ready = new Set(page.ready);
  const choose = (act: () => Promise<void>, hex: string): void => {
    box.close();
    page.board.canvas.focus();
    void act().then(() => {
      if (hex) page.board.stand(hex);
    });
  };
  const units = counters
    .filter((counter) => ready.has(counter.unit))
    .map((counter) =>
      row([describeCounter(counter), counter.hex || words().side(counter.side)].join(", "), () =>
        choose(() => clickUnit(page, counter.unit), counter.hex),
      ),
    );
  const hexes = page
    .marks()
    .filter((mark) => mark.kind === "reach" || mark.kind === "target")
    .map((mark) =>
      row(
        [
          nameHex(page.board.grid, mark.hex, page.board.scene),
          mark.kind === "reach" ? said.reached(mark.label ?? "") : said.may,
        ].join(", "),
        () => choose(() => clickHex(page, mark.hex, page.board.unitOn(mark.hex)), mark.hex),
      ),
    );
  const listed = (heading: string, rows: VNode[]): VNode[] =>
    rows.length ? [v("h3", {}, heading), v("ul", { class: "options" }, ...rows)] : [];
  const all = [...listed(said.units, units), ...listed(said.hexes, hexes)];
  const box = dialog(said.list, all.length ? all : [v("p", {}, said.nothing)]);
  box.querySelector<HTMLButtonElement>("ul button")?.focus();
}

function row(told: string, act: () => void): VNode {
  return v("li", {}, v("button", { type: "button", onclick: act }, told));
}
