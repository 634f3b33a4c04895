/** Planning an attack on the map before it is announced: the target, the attackers, the odds. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import type { Mark } from "../../board/scene";
import { placeName } from "../../board/describe";
import { highlightHandlers } from "../../game/highlight";
import { oddsChart, useOdds } from "../../game/odds_chart";
import type { Play } from "../../game/play";
import { keySigns, MAIN_KEY, DECLINE_KEY, questionView } from "../../game/question";
import type { GameStore } from "../../game/store";
import type { Counter, Offer } from "../../generated/api";
import { live, v } from "../../ui";
import { words } from "../../words";
import { gameWords } from "../../words/game";
import { fieldPart } from "./clerk_part";

interface AttackPlan {
  lines: number;
  hex: string;
  units: string[];
}

class AttackPlanState {
  readonly plan = signal<AttackPlan | null>(null);
}

/** Return the units that can attack a hex now. */
function unitsAbleToAttack(game: GameStore, hex: string): string[] {
  return game.mine ? (fieldPart(game)?.targets[hex] ?? []) : [];
}

function currentPlan(game: GameStore): AttackPlan | null {
  const plan = game.of(AttackPlanState).plan.value;
  return plan?.lines === game.view.lines && unitsAbleToAttack(game, plan.hex).length ? plan : null;
}

/** Whether an attack is being planned. */
export function isPlanning(game: GameStore): boolean {
  return currentPlan(game) !== null;
}

/** Return the choice of a hex: a target, or a hex of retreat. */
export function hexChoice({ view }: GameStore, hex: string): Offer | undefined {
  return view.choices?.find((choice) => choice.hex === hex && !choice.unit);
}

/** Return hexes adjacent to a counter with enemy units. */
export function adjacentEnemyHexes({ grid, view }: GameStore, counter: Counter): string[] {
  const at = grid.index.get(counter.hex);
  if (at === undefined) return [];
  const around = new Set([0, 1, 2, 3, 4, 5].map((way) => grid.map.ids[grid.neighbor(at, way)] ?? ""));
  const enemies = view.table.counters.filter((one) => one.side !== counter.side && around.has(one.hex));
  return [...new Set(enemies.map((one) => one.hex))];
}

/** Whether a unit can attack now. */
export function canAttack(game: GameStore, unit: string): boolean {
  return Object.values(fieldPart(game)?.targets ?? {}).some((able) => able.includes(unit));
}

/** Whether a hex can be attacked now. */
export function isTarget(game: GameStore, hex: string): boolean {
  return unitsAbleToAttack(game, hex).length > 0;
}

/** Plan an attack with every able unit, or with those dropped on the target; units can be removed later. */
export function planAttack({ game, acts }: Play, hex: string, by?: string[]): boolean {
  const units = unitsAbleToAttack(game, hex).filter((unit) => by?.includes(unit) ?? true);
  if (!units.length) return false;
  acts.clear();
  game.of(AttackPlanState).plan.value = { lines: game.view.lines, hex, units };
  acts.map.reveal(hex);
  acts.focusQuestion();
  return true;
}

/** Handle a chosen hex: plan an attack on it, or add or remove its units; return whether it was handled. */
export function handleTargetHex(play: Play, hex: string): boolean {
  const { game } = play;
  const plan = currentPlan(game);
  if (plan?.hex === hex) return true;
  if (planAttack(play, hex)) return true;
  if (!plan) return false;
  const standing = new Set(game.view.table.counters.filter((one) => one.hex === hex).map((one) => one.unit));
  const here = unitsAbleToAttack(game, plan.hex).filter((unit) => standing.has(unit));
  setAttackers(game, plan, here, !here.every((unit) => plan.units.includes(unit)));
  return here.length > 0;
}

/** Add or remove a unit of a fanned-out stack; return whether it was handled. */
export function toggleAttacker({ game }: Play, unit: string): boolean {
  const plan = currentPlan(game);
  if (!plan || !unitsAbleToAttack(game, plan.hex).includes(unit)) return false;
  setAttackers(game, plan, [unit], !plan.units.includes(unit));
  return true;
}

/** Add or remove attackers; they stay in the order of the list. */
function setAttackers(game: GameStore, plan: AttackPlan, units: string[], attack: boolean): void {
  const now = unitsAbleToAttack(game, plan.hex).filter((one) =>
    units.includes(one) ? attack : plan.units.includes(one),
  );
  game.of(AttackPlanState).plan.value = { ...plan, units: now };
}

/** Mark the target, the hexes of attackers, and of other able units; null without a plan. */
export function planMarks(game: GameStore): Mark[] | null {
  const plan = currentPlan(game);
  if (!plan) return null;
  const where = (units: string[]): Set<string> =>
    new Set(game.view.table.counters.filter((one) => units.includes(one.unit)).map((one) => one.hex));
  const from = where(plan.units);
  const others = [...where(unitsAbleToAttack(game, plan.hex))].filter((hex) => !from.has(hex));
  return [
    { hex: plan.hex, kind: "bad" },
    ...[...from].map((hex): Mark => ({ hex, kind: "told" })),
    ...others.map((hex): Mark => ({ hex, kind: "target" })),
  ];
}

export function attackPrompt(play: Play): VNode | null {
  const plan = currentPlan(play.game);
  return plan ? live(AttackPlanView, { play, plan }) : null;
}

function AttackPlanView({ play, plan }: { play: Play; plan: AttackPlan }): VNode {
  const { game, acts } = play;
  const { hex, units } = plan;
  const side = fieldPart(game)?.side ?? game.side;
  const attack = units.length ? { do: "Attack", target: hex, attackers: units } : null;
  const weighed = useOdds(play, attack);
  const odds = weighed?.odds;
  const able = unitsAbleToAttack(game, hex);
  const where = placeName(game.grid, hex);
  const defenders = game.view.table.counters.filter((one) => one.hex === hex);
  const end = (): void => void (game.of(AttackPlanState).plan.value = null);
  const row = (unit: string): VNode => {
    const counter = game.view.table.counters.find((one) => one.unit === unit);
    const from = counter?.hex ?? "";
    return v(
      "li",
      { key: unit },
      v(
        "label",
        {},
        v("input", {
          type: "checkbox",
          checked: units.includes(unit),
          "aria-label": unit,
          onchange: () => setAttackers(game, plan, [unit], !units.includes(unit)),
        }),
        v("span", {}, unit),
        v("small", highlightHandlers(play, [from]), `from ${placeName(game.grid, from)}`),
        v("b", {}, counter?.strength ?? ""),
      ),
    );
  };
  return questionView(
    "plan",
    [
      v("p", { class: "who" }, v("span", { class: `side-name ${side}` }, words().sideName(side))),
      v("h2", {}, units.length ? `Attack on ${where}` : `Attack on ${where}: who attacks?`),
      v("p", {}, `Defenders: ${defenders.map((one) => `${one.unit} ${one.strength}`).join(", ")}`),
      // Always visible while the odds below scroll, which do not repeat it.
      v("p", { class: "stands", "aria-live": "polite" }, odds?.stands ?? ""),
      weighed?.wrong,
    ],
    [
      v("ul", { class: "attackers" }, ...able.map(row)),
      odds && units.length ? v("div", { class: "plan-odds" }, oddsChart(gameWords().odds.thisAttack, odds)) : null,
    ],
    [
      v(
        "p",
        { class: "row" },
        v(
          "button",
          {
            type: "button",
            class: "main",
            disabled: !attack,
            "data-key": MAIN_KEY,
            onclick: () => attack && void acts.apply(attack),
          },
          `Attack with ${units.length} of ${able.length}`,
          keySigns(MAIN_KEY),
        ),
        v("button", { type: "button", "data-key": DECLINE_KEY, onclick: end }, "Call it off", keySigns(DECLINE_KEY)),
      ),
    ],
    { role: "group", "aria-label": `Attack on ${where}` },
  );
}
