/** For screen readers: announcements of new events, and a list of the choices on the map. */

import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import { describeCounter, describeHexBriefly } from "../board/describe";
import { openDialog } from "../dialog";
import type { LogEntry } from "../generated/api";
import { type Content, v } from "../ui";
import { words } from "../words";
import { gameWords } from "../words/game";
import type { Play } from "./play";
import { sceneOf } from "./scene";
import { plainSentence } from "./sentences";

/** Most lines announced at once; the log shows all of them. */
const MAX_ANNOUNCED = 12;

/** A live region with the lines that are new since the game was last drawn. */
export function Announcements({ play }: { play: Play }): VNode {
  const from = play.looking.reveal.value?.from ?? Infinity;
  const log = play.game.log.filter((entry) => entry.n < from);
  const knownLine = useRef<number | null>(null);
  const announced = useRef<LogEntry[]>([]);
  const last = log.at(-1)?.n ?? 0;
  if (knownLine.current === null || last < knownLine.current) announced.current = [];
  else if (last > knownLine.current) announced.current = log.filter((entry) => entry.n > (knownLine.current ?? 0));
  if (log.length) knownLine.current = last;
  const lines = announced.current.flatMap((entry) => announcedLines(play, entry)).slice(-MAX_ANNOUNCED);
  return v(
    "div",
    { class: "unseen", id: "heard", role: "status", "aria-live": "polite", "aria-label": gameWords().entry.news },
    ...lines.map((line, n) => v("p", { key: `${last} ${n}` }, line)),
  );
}

/** Return the sentences of a log entry: its events, or its own text if it has none. */
function announcedLines(play: Play, entry: LogEntry): Content[] {
  return (entry.events.length ? entry.events : [entry]).map((one) => plainSentence(play, one));
}

/** Open a dialog with a button for every unit and hex that can be chosen on the map. */
export function listChoices(play: Play): void {
  const { game, acts } = play;
  const texts = gameWords().map;
  const scene = sceneOf(play);
  const choose = (act: () => Promise<void>, hex: string): void => {
    box.close();
    acts.map.focus();
    void act().then(() => {
      if (hex) acts.map.moveCursorTo(hex);
    });
  };
  const units = game.view.table.counters
    .filter((counter) => game.ready.has(counter.unit))
    .map((counter) =>
      choiceRow([describeCounter(counter), counter.hex || words().sideName(counter.side)].join(", "), () =>
        choose(() => acts.clickUnit(counter.unit), counter.hex),
      ),
    );
  const hexes = scene.marks
    .filter((mark) => mark.kind === "reach" || mark.kind === "target")
    .map((mark) =>
      choiceRow(
        [
          describeHexBriefly(game.grid, mark.hex, scene),
          mark.kind === "reach" ? texts.reached(mark.label ?? "") : texts.may,
        ].join(", "),
        () => choose(() => acts.clickHex(mark.hex), mark.hex),
      ),
    );
  const listed = (heading: string, rows: VNode[]): VNode[] =>
    rows.length ? [v("h3", {}, heading), v("ul", { class: "options" }, ...rows)] : [];
  const all = [...listed(texts.units, units), ...listed(texts.hexes, hexes)];
  const box = openDialog(texts.list, all.length ? all : [v("p", {}, texts.nothing)]);
  box.querySelector<HTMLButtonElement>("ul button")?.focus();
}

function choiceRow(text: string, act: () => void): VNode {
  return v("li", {}, v("button", { type: "button", onclick: act }, text));
}
