/** The sequence of play: the steps of the day with the current one marked, the impulse, the steps of the combat. */

import type { VNode } from "preact";
import type { Mark } from "../../board/scene";
import type { Play } from "../../game/play";
import type { GameStore } from "../../game/store";
import { v } from "../../ui";
import { isStoryShown } from "./impulse_story";
import { momentOf } from "./moment";

export function SequencePanel({ play }: { play: Play }): VNode | null {
  const now = momentOf(play.game);
  // During a story the later state is not known yet.
  if (!now.phases.length || isStoryShown(play)) return null;
  const impulse = now.impulse_words
    ? v(
        "p",
        { class: "impulse" },
        v("span", { class: `side-name ${now.impulse ?? ""}` }, now.impulse_words),
        now.card_name ? v("span", {}, now.card_name) : null,
        now.level !== undefined ? spentView(now.spent ?? 0, now.level) : null,
      )
    : null;
  return v(
    "section",
    { class: "sequence", "aria-label": "Sequence of play" },
    stepList(
      now.phases,
      play.game.view.pending.kind === "over" ? now.phases.length - 1 : now.phase,
      "Steps of the day",
    ),
    impulse,
    now.combat ? combatView(now.combat) : null,
  );
}

function stepList(steps: string[], at: number, label: string): VNode {
  return v(
    "ol",
    { class: "steps", "aria-label": label },
    ...steps.map((step, n) =>
      v("li", { class: n < at ? "past" : n === at ? "now" : "", "aria-current": n === at ? "step" : null }, step),
    ),
  );
}

/** A row of boxes for the points spent against the Command Level, including any beyond it. */
function spentView(spent: number, level: number): VNode {
  const boxes = Array.from({ length: level }, (_, n) => v("i", { class: n < spent ? "on" : "" }));
  return v(
    "span",
    {
      class: "level",
      role: "img",
      "aria-label": `${spent} of ${level} of the Command Level spent`,
      title: `Command Level: ${spent} of ${level} spent`,
    },
    ...boxes,
    v("b", {}, `${spent}/${level}`),
  );
}

function combatView(combat: NonNullable<ReturnType<typeof momentOf>["combat"]>): VNode {
  const tactics = (list: string[] | undefined): string => (list?.length ? ` with ${list.join(", ")}` : "");
  const hits =
    combat.at >= 5
      ? `Hits: ${combat.defender_hits ?? 0} on the defender, ${combat.attacker_hits ?? 0} on the attacker to take.`
      : "";
  return v(
    "div",
    { class: "combat" },
    v(
      "p",
      {},
      v("strong", {}, `Combat at ${combat.where}`),
      combat.odds ? v("span", { class: "ratio" }, combat.odds) : null,
    ),
    v(
      "p",
      {},
      `${combat.attacker_words}${tactics(combat.attacker_tactics)} against `,
      `${combat.defender_words}${tactics(combat.defender_tactics)}. ${hits}`,
    ),
    stepList(combat.steps, combat.at, "Steps of the combat"),
  );
}

/** Mark the hex under attack and those of the attackers; selectable hexes keep their own mark. */
export function combatMarks(game: GameStore, general: Mark[]): Mark[] {
  const { combat } = momentOf(game);
  if (!combat) return [];
  const from = game.view.table.counters
    .filter((counter) => combat.attackers.includes(counter.unit))
    .map((counter) => counter.hex);
  const marks: Mark[] = [
    { hex: combat.target, kind: "bad" },
    ...[...new Set(from)].map((hex): Mark => ({ hex, kind: "told" })),
  ];
  return marks.filter((mark) => mark.hex && !general.some((one) => one.hex === mark.hex));
}
