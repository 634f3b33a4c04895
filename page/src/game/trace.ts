/** The explanation of a choice of the system: candidates, reasons, ledger, dice and rules. */

import type { VNode } from "preact";
import { ruleLinks } from "../rules";
import type { ToldTrace } from "../generated/api";
import { ledgerView } from "../views/answer";
import type { Play } from "./play";
import { v } from "../ui";
import { sentenceView } from "./sentences";
import { gameWords } from "../words/game";

export function traceView(play: Play, trace: ToldTrace): VNode {
  const rows = trace.candidates.map((candidate) =>
    v(
      "li",
      { class: candidate.chosen ? "chosen" : "" },
      v(
        "span",
        { class: "mark", "aria-label": candidate.chosen ? gameWords().entry.chosen : gameWords().entry.passed },
        candidate.chosen ? "✓" : "✕",
      ),
      v(
        "span",
        {},
        v("strong", {}, sentenceView(play, candidate.what)),
        ": ",
        sentenceView(play, candidate.why),
        " ",
        candidate.rule ? ruleLinks([candidate.rule]) : null,
      ),
    ),
  );
  return v(
    "div",
    { class: "trace-view" },
    trace.follows ? v("p", { class: "faint" }, sentenceView(play, trace.follows)) : null,
    rows.length ? v("ul", { class: "candidates" }, ...rows) : null,
    trace.counted.length
      ? ledgerView(trace.counted, (line) => sentenceView(play, { text: line.reason, names: line.names }))
      : null,
    ...trace.dice.map((dice) => v("p", { class: "dice" }, "⚄ ", sentenceView(play, dice))),
    v("p", { class: "faint" }, gameWords().entry.by, ruleLinks(trace.rules)),
  );
}
