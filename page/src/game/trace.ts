/** How the system came to a choice: the question, what it considered, why the others lost, the dice. */

import { h } from "../dom";
import { ruleLinks } from "../rules";
import type { ToldTrace } from "../generated/api";
import { ledgerView } from "../views/answer";
import type { GamePage } from "./game";
import { told } from "./told";

export function traceView(page: GamePage, trace: ToldTrace): HTMLElement {
  const rows = trace.candidates.map((candidate) =>
    h(
      "li",
      { class: candidate.chosen ? "chosen" : "" },
      h("span", { class: "mark", "aria-label": candidate.chosen ? "chosen" : "not chosen" }, candidate.chosen ? "✓" : "✕"),
      h("span", {}, h("strong", {}, told(page, candidate.what)), ": ", told(page, candidate.why), " ", candidate.rule ? ruleLinks([candidate.rule]) : null),
    ),
  );
  return h(
    "div",
    { class: "trace-view" },
    trace.follows ? h("p", { class: "faint" }, told(page, trace.follows)) : null,
    rows.length ? h("ul", { class: "candidates" }, ...rows) : null,
    trace.counted.length ? ledgerView(trace.counted, (line) => told(page, { text: line.reason, names: line.names })) : null,
    ...trace.dice.map((dice) => h("p", { class: "dice" }, "⚄ ", told(page, dice))),
    h("p", { class: "faint" }, "By ", ruleLinks(trace.rules)),
  );
}
