/** For who hears the page: what just happened, and a list of what may be chosen on the map. */

import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import { describeCounter, nameHex } from "../board/words";
import { dialog } from "../dialog";
import type { LogEntry } from "../generated/api";
import { type Shown, v } from "../ui";
import { words } from "../words";
import { gameWords } from "../words/game";
import type { Play } from "./play";
import { sceneOf } from "./scene";
import { plainly } from "./told";

/** So many lines are said at once; the log has the others. */
const MOST_SAID = 12;

/** A live region: lines that came since the page last showed the game, whoever did it. */
export function Heard({ play }: { play: Play }): VNode {
  const from = play.looking.veil.value?.from ?? Infinity;
  const log = play.game.log.filter((entry) => entry.n < from);
  const known = useRef<number | null>(null);
  const said = useRef<LogEntry[]>([]);
  const last = log.at(-1)?.n ?? 0;
  if (known.current === null || last < known.current) said.current = [];
  else if (last > known.current) said.current = log.filter((entry) => entry.n > (known.current ?? 0));
  if (log.length) known.current = last;
  const lines = said.current.flatMap((entry) => linesOf(play, entry)).slice(-MOST_SAID);
  return v(
    "div",
    { class: "unseen", id: "heard", role: "status", "aria-live": "polite", "aria-label": gameWords().entry.news },
    ...lines.map((line, n) => v("p", { key: `${last} ${n}` }, line)),
  );
}

/** What a line tells; the bare words of who did it, where nothing came of it. */
function linesOf(play: Play, entry: LogEntry): Shown[] {
  return (entry.events.length ? entry.events : [entry]).map((one) => plainly(play, one));
}

/** Everything on the map that may be chosen now, as buttons: what a click on it would do, they do. */
export function listChoices(play: Play): void {
  const { game, acts } = play;
  const said = gameWords().map;
  const scene = sceneOf(play);
  const choose = (act: () => Promise<void>, hex: string): void => {
    box.close();
    acts.map.focus();
    void act().then(() => {
      if (hex) acts.map.stand(hex);
    });
  };
  const units = game.view.table.counters
    .filter((counter) => game.ready.has(counter.unit))
    .map((counter) =>
      row([describeCounter(counter), counter.hex || words().sideName(counter.side)].join(", "), () =>
        choose(() => acts.choose(counter.unit), counter.hex),
      ),
    );
  const hexes = scene.marks
    .filter((mark) => mark.kind === "reach" || mark.kind === "target")
    .map((mark) =>
      row(
        [nameHex(game.grid, mark.hex, scene), mark.kind === "reach" ? said.reached(mark.label ?? "") : said.may].join(
          ", ",
        ),
        () => choose(() => acts.chooseHex(mark.hex), mark.hex),
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
