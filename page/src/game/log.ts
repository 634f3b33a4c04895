/** The log: what happened, with rules, and a way to the position at that moment. */

import type { VNode } from "preact";
import { useRef, useState } from "preact/hooks";
import type { LogEntry, ToldEvent, ToldTrace } from "../generated/api";
import { ruleLink, ruleLinks } from "../rules";
import { panelsAt } from "../titles";
import { group, live, useFrame, v } from "../ui";
import type { Play } from "./play";
import { plainly, told } from "./told";
import { lineTold } from "./veil";
import { traceView } from "./trace";
import { words } from "../words";
import { gameWords } from "../words/game";

export function Log({ play }: { play: Play }): VNode {
  const { log, first, view } = play.game;
  const list = useRef<HTMLOListElement>(null);
  const blocks = useRef<Block[]>([]);
  const { at, lines } = view;
  useFrame(() => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [log]);
  const told = lineTold(play) ?? Infinity;
  const shown = log
    .filter((entry) => entry.n < told && (entry.events.length || entry.text))
    .map((entry): Row => {
      const undone = !entry.live && entry.n > first && ["do", "chance", "correct"].includes(entry.kind);
      return { entry, undone, later: at < lines && entry.n > at };
    });
  blocks.current = Array.from({ length: Math.ceil(shown.length / BLOCK) }, (_, n) => {
    const rows = shown.slice(n * BLOCK, (n + 1) * BLOCK);
    const kept = blocks.current[n];
    if (kept && alike(kept.rows, rows)) return kept;
    return {
      rows,
      view: group(
        rows.map((row) => rowView(play, row)),
        n,
      ),
    };
  });
  return v(
    "ol",
    { class: "log", "aria-label": gameWords().log, ref: list },
    ...blocks.current.map((block) => block.view),
  );
}

interface Row {
  entry: LogEntry;
  undone: boolean;
  later: boolean;
}

/** Rows that are compared together: a long game has thousands, and a block of the same rows is not compared again. */
interface Block {
  rows: Row[];
  view: VNode;
}

const BLOCK = 25;

function alike(before: Row[], now: Row[]): boolean {
  const same = (row: Row, n: number): boolean =>
    row.entry === now[n]?.entry && row.undone === now[n].undone && row.later === now[n].later;
  return before.length === now.length && before.every(same);
}

function rowView(play: Play, { entry, undone, later }: Row): VNode {
  const look = `${undone ? " undone" : ""}${later ? " later" : ""}`;
  const heading = entry.kind === "do" && entry.events.length ? null : entry.text;
  return v(
    "li",
    { key: entry.n, class: `entry ${entry.kind}${look}`, "data-n": entry.n },
    v(
      "button",
      {
        type: "button",
        class: "moment",
        disabled: entry.n < play.game.first,
        title: gameWords().entry.moment,
        "aria-label": gameWords().entry.line(entry.n),
        onclick: () => void play.acts.lookBack(entry.n),
      },
      String(entry.n),
    ),
    v(
      "div",
      {},
      entry.side && entry.kind === "do"
        ? v("span", { class: `side-name ${entry.side}` }, words().sideName(entry.side))
        : null,
      heading ? v("span", { class: "said" }, told(play, entry)) : null,
      ...entry.events.map((event) => eventView(play, event)),
      undone ? v("span", { class: "faint" }, gameWords().entry.undone) : null,
    ),
  );
}

export function eventView(play: Play, event: ToldEvent): VNode {
  return event.trace
    ? live(Reasons, { play, event, trace: event.trace })
    : v("p", {}, told(play, event), " ", someRules(event.rules));
}

/** A choice of the system; its reasons are long, and seldom opened. */
function Reasons({ play, event, trace }: { play: Play; event: ToldEvent; trace: ToldTrace }): VNode {
  const [opened, open] = useState(false);
  return v(
    "details",
    { class: "trace", ontoggle: () => open(true) },
    v("summary", {}, plainly(play, event)),
    opened ? traceView(play, trace) : null,
  );
}

/** So many rules are cited beside a sentence; the others are behind their number. */
const CITED = 3;

export function someRules(rules: string[]): VNode | null {
  return rules.length <= CITED + 1 ? ruleLinks(rules) : live(ManyRules, { rules });
}

function ManyRules({ rules }: { rules: string[] }): VNode {
  const [all, showAll] = useState(false);
  const others = rules.slice(CITED);
  const more = v(
    "button",
    {
      type: "button",
      class: "rule",
      title: others.join(", "),
      "aria-label": gameWords().rule.more(others.length),
      onclick: () => showAll(true),
    },
    `+${others.length}`,
  );
  return v("span", { class: "rules" }, ...(all ? rules : rules.slice(0, CITED)).map(ruleLink), all ? null : more);
}

/** So many sentences are told of what just happened. */
const NEWS = 12;

/** What came of the last thing this side did. */
export function JustNow({ play }: { play: Play }): VNode | null {
  const { game } = play;
  if (panelsAt(game.part, "news").length || lineTold(play) !== null) return null;
  const events = game.news.flatMap((entry) => entry.events);
  if (!events.length) return null;
  return v(
    "section",
    { class: "panel news", "aria-label": gameWords().entry.news },
    v("h3", {}, gameWords().entry.justNow),
    events.length > NEWS ? v("p", { class: "faint" }, gameWords().entry.earlier(events.length - NEWS)) : null,
    v(
      "ul",
      {},
      ...events.slice(-NEWS).map((event) => v("li", { class: `event-${event.kind}` }, eventView(play, event))),
    ),
  );
}
