/** What is explained below the prompt: why something may or may not be done, what lies in a hex, odds. */

import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { describeGround, placeName } from "../board/words";
import type { Counter, Why } from "../generated/api";
import { capital } from "../prose";
import { ruleLinks } from "../rules";
import { shownAt } from "../titles";
import { live, v } from "../ui";
import { ledgerView } from "../views/answer";
import { oddsChart } from "./odds_chart";
import type { Play } from "./play";
import { gameWords } from "../words/game";

export function Explaining({ play }: { play: Play }): VNode | null {
  const { looking, acts } = play;
  const told = looking.explained.value;
  if (!told) return null;
  const ofTitle = shownAt(play, "about");
  if (ofTitle) return ofTitle;
  if (told.kind === "told") return told.view();
  if (told.kind === "hex") return hexView(play, told.hex, told.counter ?? false);
  if (told.kind === "why") return live(Ruling, { why: told.why, note: told.note });
  if (told.kind === "odds") return oddsChart(told.text, told.odds);
  if (told.kind === "way") return live(Ruling, { why: { ...told.why, text: told.text } });
  return v(
    "section",
    { class: "panel", "aria-label": gameWords().choose.label },
    v("h3", {}, gameWords().choose.which),
    ...told.choices.map((choice) =>
      v("button", { type: "button", onclick: () => void acts.apply(choice.action) }, choice.text),
    ),
  );
}

/** What lies in a hex; what is pointed at comes first, a unit or the ground. */
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
      v("p", {}, figures(top)),
      ...below.map((one) => v("p", {}, figures(one))),
      v("h4", {}, name),
      ground,
    );
  }
  return v(
    "section",
    { class: "panel hex-told", "aria-label": name },
    v("h3", {}, name),
    ground,
    ...units.map((one) => v("p", {}, figures(one))),
  );
}

function figures({ name, unit, strength, movement, steps, full_steps, badges }: Counter): string {
  return gameWords().hex.counter(name || unit, strength, movement, `${steps}/${full_steps}`, badges);
}

function Ruling({ why, note }: { why: Why; note?: string | undefined }): VNode {
  const { ruling } = why;
  const said = gameWords().why;
  const panel = useRef<HTMLElement>(null);
  // A refusal is seen, wherever the person has scrolled.
  useLayoutEffect(() => {
    if (!ruling.legal) panel.current?.scrollIntoView({ block: "nearest" });
  }, [ruling]);
  return v(
    "section",
    {
      ref: panel,
      class: `panel why ${ruling.legal ? "legal" : "refused"}`,
      "aria-label": ruling.legal ? said.costs : said.not,
    },
    v("h3", {}, ...(ruling.legal ? [why.text] : [why.text || said.that, said.refused])),
    ruling.text ? v("p", {}, capital(ruling.text), " ", ruleLinks(ruling.rules)) : ruleLinks(ruling.rules),
    note ? v("p", {}, note) : null,
    why.nearest ? v("p", {}, said.nearest(why.nearest)) : null,
    ruling.ledger.length ? ledgerView(ruling.ledger) : null,
  );
}
