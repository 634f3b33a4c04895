/** Hints about the present question, and advice on request. */

import type { VNode } from "preact";
import { get } from "../api";
import type { Advice as AdviceAnswer, Hint } from "../generated/api";
import { ruleLinks } from "../rules";
import { live, useFetched, v } from "../ui";
import { gameWords } from "../words/game";
import { LazyView } from "./lazy_view";
import type { Play } from "./play";
import { firstHiddenLine } from "./reveal";

/** Return the hints, or null while they are off, a past line is shown or events are being revealed. */
export function hintsView(play: Play): VNode | null {
  const { game, looking } = play;
  const { table, pending, lines } = game.view;
  if (!looking.hintsOn.value || looking.reveal.value || firstHiddenLine(play) !== null) return null;
  const asked = game.mine && pending.kind === "decision";
  if (!table.hint && !asked) return null;
  return v(
    "aside",
    { class: "hint", tabindex: 0, "aria-label": gameWords().tools.hints[0] },
    table.hint ? v("p", {}, table.hint) : null,
    asked ? live(Advice, { play, key: String(lines) }) : null,
  );
}

const loadTutorAdvice = async (): Promise<(given: { play: Play }) => VNode> =>
  (await import("./tutor_view")).TutorAdvice;

function Advice({ play }: { play: Play }): VNode | null {
  const { game } = play;
  const ask = (): Promise<AdviceAnswer> => get("/api/games/{game}/advice", game.at, game.seat);
  const advice = useFetched(String(game.view.lines), ask, () => undefined);
  if (!advice || advice.about.length + advice.matters.length === 0) return null;
  return v(
    "div",
    { class: "advice" },
    ...advice.about.map((hint, n) => v("p", { key: n }, hint.text, " ", ruleLinks(hint.rules ?? []))),
    advice.matters.length ? hintList(advice.matters) : null,
    live(LazyView, { play, load: loadTutorAdvice }),
  );
}

function hintList(hints: Hint[]): VNode {
  return v("ul", {}, ...hints.map((hint, n) => v("li", { key: n }, hint.text, " ", ruleLinks(hint.rules ?? []))));
}
