/** The log: what happened, with rules, and a way to the position at that moment. */

import type { VNode } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { LogEntry, ToldEvent, ToldTrace } from "../generated/api";
import { ruleLink, ruleLinks } from "../rules";
import { live, v } from "../ui";
import type { GamePage } from "./game";
import { told } from "./told";
import { traceView } from "./trace";
import { words } from "../words";
import { gameWords } from "../words/game";

export function Log({ page }: { page: GamePage }): VNode {
  const { log, first, view } = page.store;
  const list = useRef<HTMLOListElement>(null);
  /** Rows are kept: a long game has thousands, and the same row is not compared again. */
  const rows = useRef(new WeakMap<LogEntry, [look: string, row: VNode]>());
  const { at, lines } = view.value;
  useLayoutEffect(() => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [log.value]);
  const shown = log.value.filter((entry) => entry.events.length || entry.text);
  return v(
    "ol",
    { class: "log", "aria-label": gameWords().log, ref: list },
    ...shown.map((entry) => {
      const undone = !entry.live && entry.n > first.value && (entry.kind === "do" || entry.kind === "chance");
      const look = `${undone ? " undone" : ""}${at < lines && entry.n > at ? " later" : ""}`;
      const kept = rows.current.get(entry);
      if (kept?.[0] === look) return kept[1];
      const row = rowView(page, entry, look, undone);
      rows.current.set(entry, [look, row]);
      return row;
    }),
  );
}

function rowView(page: GamePage, entry: LogEntry, look: string, undone: boolean): VNode {
  const heading = entry.kind === "do" && entry.events.length ? null : entry.text;
  return v(
    "li",
    { key: entry.n, class: `entry ${entry.kind}${look}`, "data-n": entry.n },
    v(
      "button",
      {
        type: "button",
        class: "moment",
        disabled: entry.n < page.store.first.value,
        title: gameWords().entry.moment,
        "aria-label": gameWords().entry.line(entry.n),
        onclick: () => void page.replay.go(entry.n),
      },
      String(entry.n),
    ),
    v(
      "div",
      {},
      entry.side && entry.kind === "do"
        ? v("span", { class: `side-name ${entry.side}` }, words().side(entry.side))
        : null,
      heading ? v("span", { class: "said" }, heading) : null,
      ...entry.events.map((event) => eventView(page, event)),
      undone ? v("span", { class: "faint" }, gameWords().entry.undone) : null,
    ),
  );
}

function eventView(page: GamePage, event: ToldEvent): VNode {
  return event.trace
    ? live(Reasons, { page, event, trace: event.trace })
    : v("p", {}, told(page, event), " ", someRules(event.rules));
}

/** A choice of the system; its reasons are long, and seldom opened. */
function Reasons({ page, event, trace }: { page: GamePage; event: ToldEvent; trace: ToldTrace }): VNode {
  const [opened, open] = useState(false);
  return v(
    "details",
    { class: "trace", ontoggle: () => open(true) },
    v("summary", {}, event.text),
    opened ? traceView(page, trace) : null,
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

/** What came of the last thing this side did. */
export function newsView(page: GamePage): VNode | null {
  const events = page.store.news.value.flatMap((entry) =>
    entry.kind === "do" && entry.side === page.side && !entry.events.length ? [] : entry.events,
  );
  if (!events.length) return null;
  return v(
    "section",
    { class: "panel news", "aria-label": gameWords().entry.news },
    v("h3", {}, gameWords().entry.justNow),
    v("ul", {}, ...events.slice(-12).map((event) => v("li", { class: `event-${event.kind}` }, eventView(page, event)))),
  );
}
