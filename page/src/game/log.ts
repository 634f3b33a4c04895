/** The log: what happened, with rules, and a way to the position at that moment. */

import { h } from "../dom";
import { ruleLink, ruleLinks } from "../rules";
import type { ToldEvent, LogEntry } from "../generated/api";
import type { GamePage } from "./game";
import { told } from "./told";
import { traceView } from "./trace";

export class Log {
  readonly element = h("ol", { class: "log", "aria-label": "Log" });

  entries: LogEntry[] = [];
  /** The first line with a position: what was played under other rules before it can only be read. */
  first = 0;
  /** Rows are kept: a long game has thousands. After an undo earlier lines look different. */
  private readonly rows = new Map<string, HTMLElement>();

  constructor(private readonly page: GamePage) {}

  set(entries: LogEntry[]): void {
    this.entries = entries;
    const shown = entries.filter((entry) => entry.events.length || entry.text);
    this.first = entries.reduce((last, entry) => (entry.kind === "resume" ? entry.n : last), 0);
    const rows = shown.map((entry) => {
      const undone = !entry.live && entry.n > this.first && (entry.kind === "do" || entry.kind === "chance");
      const key = `${entry.n} ${undone} ${entry.n < this.first} ${entry.side} ${entry.events.length}`;
      const row = this.rows.get(key) ?? this.row(entry, undone);
      this.rows.set(key, row);
      return row;
    });
    this.element.replaceChildren(...rows);
    this.element.scrollTop = this.element.scrollHeight;
  }

  mark(n: number, lines: number): void {
    for (const row of this.element.children) {
      const here = Number((row as HTMLElement).dataset["n"]);
      row.classList.toggle("later", n < lines && here > n);
    }
  }

  private row(entry: LogEntry, undone: boolean): HTMLElement {
    const heading = entry.kind === "do" && entry.events.length ? null : entry.text;
    return h(
      "li",
      { class: `entry ${entry.kind}${undone ? " undone" : ""}`, "data-n": entry.n },
      h(
        "button",
        { type: "button", class: "moment", disabled: entry.n < this.first, title: "The position at that moment", "aria-label": `Line ${entry.n}: the position at that moment`, onclick: () => void this.page.replay.go(entry.n) },
        String(entry.n),
      ),
      h(
        "div",
        {},
        entry.side && entry.kind === "do" ? h("span", { class: `side-name ${entry.side}` }, entry.side) : null,
        heading ? h("span", { class: "said" }, heading) : null,
        ...entry.events.map((event) => eventView(this.page, event)),
        undone ? h("span", { class: "faint" }, " undone") : null,
      ),
    );
  }
}

export function eventView(page: GamePage, event: ToldEvent): HTMLElement {
  const { trace } = event;
  if (!trace) return h("p", {}, told(page, event), " ", someRules(event.rules));
  const box = h("details", { class: "trace" }, h("summary", {}, event.text));
  // The reasons are long, and seldom opened.
  box.addEventListener("toggle", () => {
    if (box.open && box.childElementCount === 1) box.append(traceView(page, trace));
  });
  return box;
}

/** So many rules are cited beside a sentence; the others are behind their number. */
const CITED = 3;

export function someRules(rules: string[]): HTMLElement | null {
  if (rules.length <= CITED + 1) return ruleLinks(rules);
  const cited = ruleLinks(rules.slice(0, CITED));
  cited?.append(h("button", { type: "button", class: "rule", title: rules.slice(CITED).join(", "), "aria-label": `${rules.length - CITED} more rules`, onclick: (event: MouseEvent) => (event.currentTarget as HTMLElement).replaceWith(...rules.slice(CITED).map(ruleLink)) }, `+${rules.length - CITED}`));
  return cited;
}

/** What came of the last thing this side did. */
export function newsView(page: GamePage): HTMLElement | null {
  const events = page.orders.news.flatMap((entry) => (entry.kind === "do" && entry.side === page.side && !entry.events.length ? [] : entry.events));
  if (!events.length) return null;
  return h(
    "section",
    { class: "panel news", "aria-label": "What just happened" },
    h("h3", {}, "Just now"),
    h("ul", {}, ...events.slice(-12).map((event) => h("li", { class: `event-${event.kind}` }, eventView(page, event)))),
  );
}
