/** The sequence of play: the steps of the day with the present one marked, the impulse, the steps of the combat. */

import type { Mark } from "../../board/scene";
import { h } from "../../dom";
import type { GamePage } from "../../game/game";
import { momentOf } from "./moment";

export function sequenceView(page: GamePage): HTMLElement | null {
  const now = momentOf(page);
  if (!now.phases.length) return null;
  const impulse = now.impulse_words
    ? h(
        "p",
        { class: "impulse" },
        h("span", { class: `side-name ${now.impulse ?? ""}` }, now.impulse_words),
        now.card_name ? h("span", {}, now.card_name) : null,
        now.level !== undefined ? spentView(now.spent ?? 0, now.level) : null,
      )
    : null;
  return h(
    "section",
    { class: "sequence", "aria-label": "Sequence of play" },
    stepList(now.phases, page.view.pending.kind === "over" ? now.phases.length - 1 : now.phase, "Steps of the day"),
    impulse,
    now.combat ? combatView(now.combat) : null,
  );
}

function stepList(steps: string[], at: number, label: string): HTMLElement {
  return h(
    "ol",
    { class: "steps", "aria-label": label },
    ...steps.map((step, n) => h("li", { class: n < at ? "past" : n === at ? "now" : "", "aria-current": n === at ? "step" : null }, step)),
  );
}

/** What was spent of the Command Level, as a row of boxes; beyond it counts too. */
function spentView(spent: number, level: number): HTMLElement {
  const boxes = Array.from({ length: level }, (_, n) => h("i", { class: n < spent ? "on" : "" }));
  return h("span", { class: "level", role: "img", "aria-label": `${spent} of ${level} of the Command Level spent`, title: `Command Level: ${spent} of ${level} spent` }, ...boxes, h("b", {}, `${spent}/${level}`));
}

function combatView(combat: NonNullable<ReturnType<typeof momentOf>["combat"]>): HTMLElement {
  const tactics = (list: string[] | undefined): string => (list?.length ? ` with ${list.join(", ")}` : "");
  const hits = combat.at >= 5 ? `Hits: ${combat.defender_hits ?? 0} on the defender, ${combat.attacker_hits ?? 0} on the attacker to take.` : "";
  return h(
    "div",
    { class: "combat" },
    h("p", {}, h("strong", {}, `Combat at ${combat.where}`), combat.odds ? h("span", { class: "ratio" }, combat.odds) : null),
    h("p", {}, `${combat.attacker_words}${tactics(combat.attacker_tactics)} against ${combat.defender_words}${tactics(combat.defender_tactics)}. ${hits}`),
    stepList(combat.steps, combat.at, "Steps of the combat"),
  );
}

/** Where the fight is, and where its attackers stand; hexes that may be chosen keep their own mark. */
export function combatMarks(page: GamePage, general: Mark[]): Mark[] {
  const { combat } = momentOf(page);
  if (!combat) return [];
  const from = page.view.table.counters.filter((counter) => combat.attackers.includes(counter.unit)).map((counter) => counter.hex);
  const marks: Mark[] = [{ hex: combat.target, kind: "bad" }, ...[...new Set(from)].map((hex): Mark => ({ hex, kind: "told" }))];
  return marks.filter((mark) => mark.hex && !general.some((one) => one.hex === mark.hex));
}
