/** Hints of the engine: what a question is about, what matters, and on request what a good player would do. */

import type { VNode } from "preact";
import { get } from "../api";
import type { Advice as AdviceTold, Hint } from "../generated/api";
import { ruleLinks } from "../rules";
import { live, useAsked, v } from "../ui";
import { gameWords } from "../words/game";
import { Loaded } from "./analyst";
import type { Play } from "./play";
import { lineTold } from "./veil";

/** Nothing while they are off, or the past or what just happened is shown; what the title says, and advice if asked. */
export function hintsView(play: Play): VNode | null {
  const { game, looking } = play;
  const { table, pending, lines } = game.view;
  if (!looking.hints.value || looking.veil.value || lineTold(play) !== null) return null;
  const asked = game.mine && pending.kind === "decision";
  if (!table.hint && !asked) return null;
  return v(
    "aside",
    { class: "hint", tabindex: 0, "aria-label": gameWords().tools.hints[0] },
    table.hint ? v("p", {}, table.hint) : null,
    asked ? live(Advice, { play, key: String(lines) }) : null,
  );
}

const load = async (): Promise<(given: { play: Play }) => VNode> => (await import("./tutor_view")).Advises;

function Advice({ play }: { play: Play }): VNode | null {
  const { game } = play;
  const ask = (): Promise<AdviceTold> => get("/api/games/{game}/advice", game.at, game.seat);
  const told = useAsked(String(game.view.lines), ask, () => undefined);
  if (!told || told.about.length + told.matters.length === 0) return null;
  return v(
    "div",
    { class: "advice" },
    ...told.about.map((hint, n) => v("p", { key: n }, hint.text, " ", ruleLinks(hint.rules ?? []))),
    told.matters.length ? hintList(told.matters) : null,
    live(Loaded, { play, load }),
  );
}

function hintList(hints: Hint[]): VNode {
  return v("ul", {}, ...hints.map((hint, n) => v("li", { key: n }, hint.text, " ", ruleLinks(hint.rules ?? []))));
}
