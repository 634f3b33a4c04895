/**
 * Setting up an attack before anything is announced: the target, the attackers one by one with the running total,
 * every modifier, and the exact odds. Only "Attack" is recorded.
 */

import { post, Refused } from "../../api";
import type { Mark } from "../../board/scene";
import { fill, h } from "../../dom";
import type { GamePage } from "../../game/game";
import { oddsChart } from "../../game/odds_chart";
import { ruleLinks } from "../../rules";
import type { Action, GameView } from "../../generated/api";
import { momentOf } from "./moment";

interface Plan {
  lines: number;
  hex: string;
  units: string[];
  told: HTMLElement;
}

/** The attack that is being set up. */
class Planned {
  plan: Plan | null = null;
}

function planOf(page: GamePage): Plan | null {
  const { plan } = page.store.of(Planned);
  return plan && plan.lines === page.view.lines && momentOf(page).targets?.[plan.hex] && page.mine ? plan : null;
}

/** Take up a target with every unit that can attack it; a person then takes some out. */
export function planAttack(page: GamePage, hex: string): boolean {
  const target = momentOf(page).targets?.[hex];
  if (!target) return false;
  const plan: Plan = {
    lines: page.view.lines,
    hex,
    units: target.units.map((unit) => unit.unit),
    told: h("div", { class: "plan-odds", "aria-live": "polite" }),
  };
  page.store.of(Planned).plan = plan;
  page.selection.clear();
  page.board.reveal(hex);
  page.render();
  void weigh(page, plan);
  return true;
}

export function forgetPlan(page: GamePage): void {
  page.store.of(Planned).plan = null;
  page.render();
}

/** The target, and where the attackers stand. */
export function planMarks(page: GamePage): Mark[] | null {
  const plan = planOf(page);
  if (!plan) return null;
  const from =
    momentOf(page)
      .targets?.[plan.hex]?.units.filter((unit) => plan.units.includes(unit.unit))
      .map((unit) => unit.hex) ?? [];
  return [{ hex: plan.hex, kind: "bad" }, ...[...new Set(from)].map((hex): Mark => ({ hex, kind: "told" }))];
}

/** Ask the odds of the attack as it stands. */
async function weigh(page: GamePage, plan: Plan): Promise<void> {
  if (!plan.units.length) {
    fill(plan.told, h("p", {}, "Choose at least one attacker."));
    return;
  }
  const asked = plan.units.join();
  const action: Action = { do: "Attack", target: plan.hex, attackers: plan.units };
  try {
    const odds = await post("/api/games/{game}/odds", { game: page.id }, { action, side: page.side }, page.seat);
    if (plan.units.join() === asked) fill(plan.told, oddsChart("as it stands, before tactics", odds));
  } catch (error) {
    if (plan.units.join() !== asked) return;
    const rules = error instanceof Refused ? (error.error.ruling?.rules ?? []) : [];
    fill(plan.told, h("p", { class: "wrong" }, (error as Error).message, " ", ruleLinks(rules)));
  }
}

/** What is announced next; what is forced the engine has done itself. */
function nextOf(view: GameView, plan: Plan): Action | null {
  if (view.lines === plan.lines) return { do: "AttackHex", hex: plan.hex };
  const combat = view.table.extra?.of === "ardennes" ? view.table.extra.moment.combat : undefined;
  if (!combat || combat.at !== 0 || combat.target !== plan.hex) return null;
  const unit = plan.units.find((one) => !combat.attackers.includes(one));
  return unit ? { do: "JoinAttack", unit } : { do: "StartAttack" };
}

export function attackPlan(page: GamePage): HTMLElement | null {
  const plan = planOf(page);
  const target = plan ? momentOf(page).targets?.[plan.hex] : undefined;
  if (!plan || !target) return null;
  const chosen = target.units.filter((unit) => plan.units.includes(unit.unit));
  const total = chosen.reduce((sum, unit) => sum + unit.strength, 0);
  const toggle = (unit: string): void => {
    plan.units = plan.units.includes(unit)
      ? plan.units.filter((one) => one !== unit)
      : target.units.map((one) => one.unit).filter((one) => one === unit || plan.units.includes(one));
    page.render();
    void weigh(page, plan);
  };
  const commit = (): void => {
    page.store.of(Planned).plan = null;
    void page.orders.applyAll((view) => nextOf(view, plan));
  };
  return h(
    "div",
    { class: "plan", role: "group", "aria-label": `Attack on ${target.where}` },
    h("h2", {}, `Attack on ${target.where}`),
    h("p", {}, `Defenders: ${target.defenders}`),
    h(
      "ul",
      { class: "attackers" },
      ...target.units.map((unit) =>
        h(
          "li",
          {},
          h(
            "label",
            {},
            h("input", {
              type: "checkbox",
              checked: plan.units.includes(unit.unit),
              "aria-label": unit.label,
              onchange: () => toggle(unit.unit),
            }),
            h("span", {}, unit.label),
            h("small", {}, `from ${unit.hex}`),
            h("b", {}, String(unit.strength)),
          ),
        ),
      ),
    ),
    h("p", { class: "total" }, `${chosen.length} of ${target.units.length} units, printed strength ${total}`),
    h(
      "p",
      { class: "row" },
      h(
        "button",
        { type: "button", class: "main", disabled: !chosen.length, onclick: commit },
        `Attack with ${chosen.length} ${chosen.length === 1 ? "unit" : "units"}`,
      ),
      h("button", { type: "button", onclick: () => forgetPlan(page) }, "Not this one"),
    ),
    plan.told,
  );
}
