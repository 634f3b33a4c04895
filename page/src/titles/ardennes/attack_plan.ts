/**
 * Planning an attack before it is announced: the target, the attackers with their total, every modifier, and the exact
 * odds. Only "Attack" is recorded.
 */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import type { Mark } from "../../board/scene";
import { placeName } from "../../board/describe";
import { highlightHandlers } from "../../game/highlight";
import { oddsChart, useOdds } from "../../game/odds_chart";
import type { Play } from "../../game/play";
import { keySigns, MAIN_KEY, DECLINE_KEY, questionView } from "../../game/question";
import type { GameStore } from "../../game/store";
import type { Action, GameView } from "../../generated/api";
import { live, v } from "../../ui";
import { momentOf } from "./moment";
import { reasonForNoEntry } from "./combat_odds";

interface AttackPlan {
  lines: number;
  hex: string;
  units: string[];
}

/** Holds the attack being planned. */
class AttackPlanState {
  readonly plan = signal<AttackPlan | null>(null);
}

function currentPlan(game: GameStore): AttackPlan | null {
  const plan = game.of(AttackPlanState).plan.value;
  return plan && plan.lines === game.view.lines && momentOf(game).targets?.[plan.hex] && game.mine ? plan : null;
}

function setPlan(game: GameStore, plan: AttackPlan | null): void {
  game.of(AttackPlanState).plan.value = plan;
}

/** Whether a selected unit can attack a hex. */
export function canAttackHex({ game, looking }: Play, hex: string): boolean {
  return momentOf(game).targets?.[hex]?.units.some((unit) => looking.heldUnits.includes(unit.unit)) ?? false;
}

/** Mark the hexes that the selected units can attack. */
export function attackableMarks(play: Play): Mark[] {
  const { game, looking } = play;
  if (!looking.unit) return [];
  return Object.keys(momentOf(game).targets ?? {})
    .filter((hex) => canAttackHex(play, hex))
    .map((hex) => ({ hex, kind: "target" }));
}

/** Plan an attack with every able unit, or with those dropped on the target; units can be removed later. */
export function planAttack({ game, acts }: Play, hex: string, by?: string[]): boolean {
  const target = momentOf(game).targets?.[hex];
  if (!target) return false;
  const able = target.units.map((unit) => unit.unit);
  const chosen = able.filter((unit) => by?.includes(unit) ?? true);
  if (!chosen.length) return false;
  acts.clear();
  setPlan(game, { lines: game.view.lines, hex, units: chosen });
  acts.map.reveal(hex);
  acts.focusQuestion();
  return true;
}

/** Mark the target and the hexes of the attackers. */
export function planMarks(game: GameStore): Mark[] | null {
  const plan = currentPlan(game);
  if (!plan) return null;
  const from =
    momentOf(game)
      .targets?.[plan.hex]?.units.filter((unit) => plan.units.includes(unit.unit))
      .map((unit) => unit.hex) ?? [];
  return [{ hex: plan.hex, kind: "bad" }, ...[...new Set(from)].map((hex): Mark => ({ hex, kind: "told" }))];
}

/** The odds of the planned attack. */
function PlannedOdds({ play, plan }: { play: Play; plan: AttackPlan }): VNode {
  const target = momentOf(play.game).targets?.[plan.hex];
  const { hex, units } = plan;
  const weighed = useOdds(play, units.length ? { do: "Attack", target: hex, attackers: units } : null);
  const reason = !units.length
    ? v("p", {}, "Choose at least one attacker.")
    : weighed &&
      (weighed.wrong ?? oddsChart("as it stands, before tactics", weighed.odds, { noEntry: reasonForNoEntry(target) }));
  return v("div", { class: "plan-odds", "aria-live": "polite" }, reason);
}

/** Return the next action of the plan; the engine makes forced ones itself. */
function nextAction(view: GameView, plan: AttackPlan): Action | null {
  if (view.lines === plan.lines) return { do: "AttackHex", hex: plan.hex };
  const combat = view.table.extra?.of === "ardennes" ? view.table.extra.moment.combat : undefined;
  if (!combat || combat.at !== 0 || combat.target !== plan.hex) return null;
  const unit = plan.units.find((one) => !combat.attackers.includes(one));
  return unit ? { do: "JoinAttack", unit } : { do: "StartAttack" };
}

export function attackPlanView(play: Play): VNode | null {
  const { game, acts } = play;
  const plan = currentPlan(game);
  const target = plan ? momentOf(game).targets?.[plan.hex] : undefined;
  if (!plan || !target) return null;
  const chosen = target.units.filter((unit) => plan.units.includes(unit.unit));
  const total = chosen.reduce((sum, unit) => sum + unit.strength, 0);
  const toggle = (unit: string): void => {
    const units = plan.units.includes(unit)
      ? plan.units.filter((one) => one !== unit)
      : target.units.map((one) => one.unit).filter((one) => one === unit || plan.units.includes(one));
    setPlan(game, { ...plan, units });
  };
  const commit = (): void => {
    setPlan(game, null);
    void acts.applyAll((view) => nextAction(view, plan));
  };
  const attackers = target.units.map((unit) =>
    v(
      "li",
      { key: unit.unit },
      v(
        "label",
        {},
        v("input", {
          type: "checkbox",
          checked: plan.units.includes(unit.unit),
          "aria-label": unit.label,
          onchange: () => toggle(unit.unit),
        }),
        v("span", {}, unit.label),
        v("small", highlightHandlers(play, [unit.hex]), `from ${placeName(game.grid, unit.hex)}`),
        v("b", {}, String(unit.strength)),
      ),
    ),
  );
  return questionView(
    "plan",
    [v("h2", {}, `Attack on ${target.where}`), v("p", {}, `Defenders: ${target.defenders}`)],
    [
      v("ul", { class: "attackers" }, ...attackers),
      v("p", { class: "total" }, `${chosen.length} of ${target.units.length} units, printed strength ${total}`),
      live(PlannedOdds, { play, plan }),
    ],
    [
      v(
        "p",
        { class: "row" },
        v(
          "button",
          { type: "button", class: "main", disabled: !chosen.length, "data-key": MAIN_KEY, onclick: commit },
          `Attack with ${chosen.length} ${chosen.length === 1 ? "unit" : "units"}`,
          keySigns(MAIN_KEY),
        ),
        v(
          "button",
          { type: "button", "data-key": DECLINE_KEY, onclick: () => setPlan(game, null) },
          "Not this one",
          keySigns(DECLINE_KEY),
        ),
      ),
    ],
    { role: "group", "aria-label": `Attack on ${target.where}` },
  );
}
