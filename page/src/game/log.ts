/** The log of a game: events with rules, and links to the position at each line. */

import type { VNode } from "preact";
import { useRef, useState } from "preact/hooks";
import type { LogEntry, ToldEvent, ToldTrace } from "../generated/api";
import { ruleLink, ruleLinks } from "../rules";
import { panelsAt } from "../titles";
import { group, live, useNextFrame, v } from "../ui";
import type { Play } from "./play";
import { plainSentence, sentenceView } from "./sentences";
import { firstHiddenLine } from "./reveal";
import { traceView } from "./trace";
import { words } from "../words";
import { gameWords } from "../words/game";

export function Log({ play }: { play: Play }): VNode {
  const { log, firstLine, view } = play.game;
  const list = useRef<HTMLOListElement>(null);
  const blocks = useRef<LogBlock[]>([]);
  const { at, lines } = view;
  useNextFrame(() => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [log]);
  const firstHidden = firstHiddenLine(play) ?? Infinity;
  const shown = log
    .filter((entry) => entry.n < firstHidden && (entry.events.length || entry.text))
    .map((entry): LogRow => {
      const undone = !entry.live && entry.n > firstLine && ["do", "chance", "correct"].includes(entry.kind);
      return { entry, undone, later: at < lines && entry.n > at };
    });
  blocks.current = Array.from({ length: Math.ceil(shown.length / BLOCK_SIZE) }, (_, n) => {
    const rows = shown.slice(n * BLOCK_SIZE, (n + 1) * BLOCK_SIZE);
    const previous = blocks.current[n];
    if (previous && sameRows(previous.rows, rows)) return previous;
    return {
      rows,
      view: group(
        rows.map((row) => logRowView(play, row)),
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

interface LogRow {
  entry: LogEntry;
  undone: boolean;
  later: boolean;
}

/** Rows that are compared together, so that a long log is not compared row by row on each redraw. */
interface LogBlock {
  rows: LogRow[];
  view: VNode;
}

const BLOCK_SIZE = 25;

function sameRows(before: LogRow[], now: LogRow[]): boolean {
  const same = (row: LogRow, n: number): boolean =>
    row.entry === now[n]?.entry && row.undone === now[n].undone && row.later === now[n].later;
  return before.length === now.length && before.every(same);
}

function logRowView(play: Play, { entry, undone, later }: LogRow): VNode {
  const className = `${undone ? " undone" : ""}${later ? " later" : ""}`;
  const heading = entry.kind === "do" && entry.events.length ? null : entry.text;
  return v(
    "li",
    { key: entry.n, class: `entry ${entry.kind}${className}`, "data-n": entry.n },
    v(
      "button",
      {
        type: "button",
        class: "moment",
        disabled: entry.n < play.game.firstLine,
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
      heading ? v("span", { class: "said" }, sentenceView(play, entry)) : null,
      ...entry.events.map((event) => eventView(play, event)),
      undone ? v("span", { class: "faint" }, gameWords().entry.undone) : null,
    ),
  );
}

export function eventView(play: Play, event: ToldEvent): VNode {
  return event.trace
    ? live(TraceDetails, { play, event, trace: event.trace })
    : v("p", {}, sentenceView(play, event), " ", shortRuleLinks(event.rules));
}

/** A choice of the system; its explanation is drawn when it is opened. */
function TraceDetails({ play, event, trace }: { play: Play; event: ToldEvent; trace: ToldTrace }): VNode {
  const [isOpened, setOpened] = useState(false);
  return v(
    "details",
    { class: "trace", ontoggle: () => setOpened(true) },
    v("summary", {}, plainSentence(play, event)),
    isOpened ? traceView(play, trace) : null,
  );
}

/** Most rules cited beside a sentence; a button shows the others. */
const MAX_CITED = 3;

export function shortRuleLinks(rules: string[]): VNode | null {
  return rules.length <= MAX_CITED + 1 ? ruleLinks(rules) : live(ManyRules, { rules });
}

function ManyRules({ rules }: { rules: string[] }): VNode {
  const [all, showAll] = useState(false);
  const others = rules.slice(MAX_CITED);
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
  return v("span", { class: "rules" }, ...(all ? rules : rules.slice(0, MAX_CITED)).map(ruleLink), all ? null : more);
}

/** Most events listed under "just now". */
const MAX_NEWS = 12;

/** The results of this side's last action. */
export function JustNow({ play }: { play: Play }): VNode | null {
  const { game } = play;
  if (panelsAt(game.part, "news").length || firstHiddenLine(play) !== null) return null;
  const events = game.news.flatMap((entry) => entry.events);
  if (!events.length) return null;
  return v(
    "section",
    { class: "panel news", "aria-label": gameWords().entry.news },
    v("h3", {}, gameWords().entry.justNow),
    events.length > MAX_NEWS ? v("p", { class: "faint" }, gameWords().entry.earlier(events.length - MAX_NEWS)) : null,
    v(
      "ul",
      {},
      ...events.slice(-MAX_NEWS).map((event) => v("li", { class: `event-${event.kind}` }, eventView(play, event))),
    ),
  );
}
