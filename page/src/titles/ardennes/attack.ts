/**
 * Setting up an attack before anything is announced: the target, the attackers one by one with the running total,
 * every modifier, and the exact odds. Only "Attack" is recorded.
 */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import type { Mark } from "../../board/scene";
import { placeName } from "../../board/words";
import { lights } from "../../game/lit";
import { oddsChart, useOdds } from "../../game/odds_chart";
import type { Play } from "../../game/play";
import { keySign, MAIN, NO, question } from "../../game/question";
import type { GameStore } from "../../game/store";
import type { Action, GameView } from "../../generated/api";
import { live, v } from "../../ui";
import { momentOf } from "./moment";
import { noEntryOf } from "./within";

interface Plan {
  lines: number;
  hex: string;
  units: string[];
}

/** The attack that is being set up. */
class Planned {
  readonly plan = signal<Plan | null>(null);
}

function planOf(game: GameStore): Plan | null {
  const plan = game.of(Planned).plan.value;
  return plan && plan.lines === game.view.lines && momentOf(game).targets?.[plan.hex] && game.mine ? plan : null;
}

function setPlan(game: GameStore, plan: Plan | null): void {
  game.of(Planned).plan.value = plan;
}

/** Whether one of the units in hand can attack a hex. */
export function aimsAt({ game, looking }: Play, hex: string): boolean {
  return momentOf(game).targets?.[hex]?.units.some((unit) => looking.held.includes(unit.unit)) ?? false;
}

/** The hexes that the units in hand can attack. */
export function aimMarks(play: Play): Mark[] {
  const { game, looking } = play;
  if (!looking.unit) return [];
  return Object.keys(momentOf(game).targets ?? {})
    .filter((hex) => aimsAt(play, hex))
    .map((hex) => ({ hex, kind: "target" }));
}

/** Take up a target with every unit that can attack it, or with those that were put on it; some are taken out later. */
export function planAttack({ game, acts }: Play, hex: string, by?: string[]): boolean {
  const target = momentOf(game).targets?.[hex];
  if (!target) return false;
  const able = target.units.map((unit) => unit.unit);
  const chosen = able.filter((unit) => by?.includes(unit) ?? true);
  if (!chosen.length) return false;
  acts.clear();
  setPlan(game, { lines: game.view.lines, hex, units: chosen });
  acts.map.reveal(hex);
  acts.ask();
  return true;
}

/** The target, and where the attackers stand. */
export function planMarks(game: GameStore): Mark[] | null {
  const plan = planOf(game);
  if (!plan) return null;
  const from =
    momentOf(game)
      .targets?.[plan.hex]?.units.filter((unit) => plan.units.includes(unit.unit))
      .map((unit) => unit.hex) ?? [];
  return [{ hex: plan.hex, kind: "bad" }, ...[...new Set(from)].map((hex): Mark => ({ hex, kind: "told" }))];
}

/** The odds of the attack as it stands. */
function Weighed({ play, plan }: { play: Play; plan: Plan }): VNode {
  const target = momentOf(play.game).targets?.[plan.hex];
  const { hex, units } = plan;
  const weighed = useOdds(play, units.length ? { do: "Attack", target: hex, attackers: units } : null);
  const told = !units.length
    ? v("p", {}, "Choose at least one attacker.")
    : weighed &&
      (weighed.wrong ?? oddsChart("as it stands, before tactics", weighed.odds, { noEntry: noEntryOf(target) }));
  return v("div", { class: "plan-odds", "aria-live": "polite" }, told);
}

/** What is announced next; what is forced the engine has done itself. */
function nextOf(view: GameView, plan: Plan): Action | null {
  if (view.lines === plan.lines) return { do: "AttackHex", hex: plan.hex };
  const combat = view.table.extra?.of === "ardennes" ? view.table.extra.moment.combat : undefined;
  if (!combat || combat.at !== 0 || combat.target !== plan.hex) return null;
  const unit = plan.units.find((one) => !combat.attackers.includes(one));
  return unit ? { do: "JoinAttack", unit } : { do: "StartAttack" };
}

export function attackPlan(play: Play): VNode | null {
  const { game, acts } = play;
  const plan = planOf(game);
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
    void acts.applyAll((view) => nextOf(view, plan));
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
        v("small", lights(play, [unit.hex]), `from ${placeName(game.grid, unit.hex)}`),
        v("b", {}, String(unit.strength)),
      ),
    ),
  );
  return question(
    "plan",
    [v("h2", {}, `Attack on ${target.where}`), v("p", {}, `Defenders: ${target.defenders}`)],
    [
      v("ul", { class: "attackers" }, ...attackers),
      v("p", { class: "total" }, `${chosen.length} of ${target.units.length} units, printed strength ${total}`),
      live(Weighed, { play, plan }),
    ],
    [
      v(
        "p",
        { class: "row" },
        v(
          "button",
          { type: "button", class: "main", disabled: !chosen.length, "data-key": MAIN, onclick: commit },
          `Attack with ${chosen.length} ${chosen.length === 1 ? "unit" : "units"}`,
          keySign(MAIN),
        ),
        v(
          "button",
          { type: "button", "data-key": NO, onclick: () => setPlan(game, null) },
          "Not this one",
          keySign(NO),
        ),
      ),
    ],
    { role: "group", "aria-label": `Attack on ${target.where}` },
  );
}
