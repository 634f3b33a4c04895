/** The panel that shows an explanation: a ruling, the contents of a hex, or odds. */

import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { describeGround, placeName } from "../board/describe";
import type { Counter, Why } from "../generated/api";
import { capitalize } from "../prose";
import { ruleLinks } from "../rules";
import { firstViewAt } from "../titles";
import { live, v } from "../ui";
import { ledgerView } from "../views/answer";
import { oddsChart } from "./odds_chart";
import type { Play } from "./play";
import { gameWords } from "../words/game";

export function ExplanationPanel({ play }: { play: Play }): VNode | null {
  const { looking, acts } = play;
  const explanation = looking.explanation.value;
  if (!explanation) return null;
  const ofTitle = firstViewAt(play, "about");
  if (ofTitle) return ofTitle;
  if (explanation.kind === "told") return explanation.view();
  if (explanation.kind === "hex") return hexView(play, explanation.hex, explanation.counter ?? false);
  if (explanation.kind === "why") return live(RulingPanel, { why: explanation.why, note: explanation.note });
  if (explanation.kind === "odds") return oddsChart(explanation.text, explanation.odds);
  if (explanation.kind === "way") return live(RulingPanel, { why: { ...explanation.why, text: explanation.text } });
  return v(
    "section",
    { class: "panel", "aria-label": gameWords().choose.label },
    v("h3", {}, gameWords().choose.which),
    ...explanation.choices.map((choice) =>
      v("button", { type: "button", onclick: () => void acts.apply(choice.action) }, choice.text),
    ),
  );
}

/** The contents of a hex; a unit that is pointed at comes first, otherwise the terrain. */
function hexView({ game }: Play, hex: string, counter: boolean): VNode {
  const { counters, markers } = game.view.table;
  const signs = markers.filter((marker) => marker.hex === hex && marker.text).map((marker) => marker.text);
  const name = placeName(game.grid, hex);
  const units = counters.filter((one) => one.hex === hex);
  const ground = v("p", {}, [...describeGround(game.grid, hex), ...signs].join(" · "));
  const [top, ...below] = [...units].reverse();
  if (counter && top) {
    return v(
      "section",
      { class: "panel hex-told", "aria-label": top.name || top.unit },
      v("h3", {}, top.name || top.unit),
      v("p", {}, counterText(top)),
      ...below.map((one) => v("p", {}, counterText(one))),
      v("h4", {}, name),
      ground,
    );
  }
  return v(
    "section",
    { class: "panel hex-told", "aria-label": name },
    v("h3", {}, name),
    ground,
    ...units.map((one) => v("p", {}, counterText(one))),
  );
}

function counterText({ name, unit, strength, movement, steps, full_steps, badges }: Counter): string {
  return gameWords().hex.counter(name || unit, strength, movement, `${steps}/${full_steps}`, badges);
}

function RulingPanel({ why, note }: { why: Why; note?: string | undefined }): VNode {
  const { ruling } = why;
  const texts = gameWords().why;
  const panel = useRef<HTMLElement>(null);
  // Scroll a refusal into view.
  useLayoutEffect(() => {
    if (!ruling.legal) panel.current?.scrollIntoView({ block: "nearest" });
  }, [ruling]);
  return v(
    "section",
    {
      ref: panel,
      class: `panel why ${ruling.legal ? "legal" : "refused"}`,
      "aria-label": ruling.legal ? texts.costs : texts.not,
    },
    v("h3", {}, ...(ruling.legal ? [why.text] : [why.text || texts.that, texts.refused])),
    ruling.text ? v("p", {}, capitalize(ruling.text), " ", ruleLinks(ruling.rules)) : ruleLinks(ruling.rules),
    note ? v("p", {}, note) : null,
    why.nearest ? v("p", {}, texts.nearest(why.nearest)) : null,
    ruling.ledger.length ? ledgerView(ruling.ledger) : null,
  );
}
