/** The log: what happened, with rules, and a way to the position at that moment. */

import { h } from "../dom";
import { ruleLinks } from "../rules";
import type { EventData, LogEntry } from "../types";

export class Log {
  readonly element = h("ol", { class: "log", "aria-label": "Log" });

  constructor(private readonly look: (n: number) => void) {}

  /** Everything anew: after an undo earlier lines look different. */
  set(entries: LogEntry[]): void {
    const rows = entries.filter((entry) => entry.events.length || entry.text).map((entry) => this.row(entry));
    this.element.replaceChildren(...rows);
    this.element.scrollTop = this.element.scrollHeight;
  }

  mark(n: number, lines: number): void {
    for (const row of this.element.children) {
      const here = Number((row as HTMLElement).dataset["n"]);
      row.classList.toggle("later", n < lines && here > n);
    }
  }

  private row(entry: LogEntry): HTMLElement {
    const heading = entry.kind === "do" && entry.events.length ? null : entry.text;
    return h(
      "li",
      { class: `entry ${entry.kind}${entry.live ? "" : " undone"}`, "data-n": entry.n },
      h(
        "button",
        { type: "button", class: "moment", title: "The position at that moment", "aria-label": `Line ${entry.n}: the position at that moment`, onclick: () => this.look(entry.n) },
        String(entry.n),
      ),
      h(
        "div",
        {},
        entry.side && entry.kind === "do" ? h("span", { class: `side-name ${entry.side}` }, entry.side) : null,
        heading ? h("span", { class: "said" }, heading) : null,
        ...entry.events.map((event) => eventView(event)),
        entry.live ? null : h("span", { class: "faint" }, " taken back"),
      ),
    );
  }
}

function eventView(event: EventData): HTMLElement {
  const trace = event.trace;
  if (!trace) return h("p", {}, event.text, " ", ruleLinks(event.rules));
  return h(
    "details",
    { class: "trace" },
    h("summary", {}, event.text),
    h(
      "ul",
      {},
      ...trace.candidates.map((candidate) => h("li", { class: candidate.chosen ? "chosen" : "" }, `${candidate.chosen ? "✓ " : ""}${candidate.what}: ${candidate.why}`)),
    ),
    ruleLinks(event.rules),
  );
}
