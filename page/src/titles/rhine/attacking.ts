/** An attack set up on the map before anything is announced: the target, who attacks it, and how that stands. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import type { Mark } from "../../board/scene";
import { placeName } from "../../board/words";
import { lights } from "../../game/lit";
import { oddsChart, useOdds } from "../../game/odds_chart";
import type { Play } from "../../game/play";
import { keySign, MAIN, NO, question } from "../../game/question";
import type { GameStore } from "../../game/store";
import type { Counter, Offer } from "../../generated/api";
import { live, v } from "../../ui";
import { words } from "../../words";
import { gameWords } from "../../words/game";
import { field } from "./figures";

interface Plan {
  lines: number;
  hex: string;
  units: string[];
}

class Planned {
  readonly plan = signal<Plan | null>(null);
}

/** The units that can attack a hex now. */
function ableAt(game: GameStore, hex: string): string[] {
  return game.mine ? (field(game)?.targets[hex] ?? []) : [];
}

function planOf(game: GameStore): Plan | null {
  const plan = game.of(Planned).plan.value;
  return plan?.lines === game.view.lines && ableAt(game, plan.hex).length ? plan : null;
}

/** Whether an attack is being set up. */
export function isPlanning(game: GameStore): boolean {
  return planOf(game) !== null;
}

/** The choice of a hex as it may be made now: a target, a hex of retreat. */
export function targetIn({ view }: GameStore, hex: string): Offer | undefined {
  return view.choices?.find((choice) => choice.hex === hex && !choice.unit);
}

/** Hexes beside a counter with units of the other side. */
export function enemiesBeside({ grid, view }: GameStore, counter: Counter): string[] {
  const at = grid.index.get(counter.hex);
  if (at === undefined) return [];
  const around = new Set([0, 1, 2, 3, 4, 5].map((way) => grid.map.ids[grid.beside(at, way)] ?? ""));
  const enemies = view.table.counters.filter((one) => one.side !== counter.side && around.has(one.hex));
  return [...new Set(enemies.map((one) => one.hex))];
}

/** Whether a unit can attack now. */
export function canAttack(game: GameStore, unit: string): boolean {
  return Object.values(field(game)?.targets ?? {}).some((able) => able.includes(unit));
}

/** Whether a hex may be attacked now. */
export function isTarget(game: GameStore, hex: string): boolean {
  return ableAt(game, hex).length > 0;
}

/** Take up a target with every unit that can attack it, or with those that were put on it; some are taken out later. */
export function planAttack({ game, acts }: Play, hex: string, by?: string[]): boolean {
  const units = ableAt(game, hex).filter((unit) => by?.includes(unit) ?? true);
  if (!units.length) return false;
  acts.clear();
  game.of(Planned).plan.value = { lines: game.view.lines, hex, units };
  acts.map.reveal(hex);
  acts.ask();
  return true;
}

/** A click on the map: on a target, or on units that can attack the one that is taken up. */
export function aimAt(play: Play, hex: string): boolean {
  const { game } = play;
  const plan = planOf(game);
  if (plan?.hex === hex) return true;
  if (planAttack(play, hex)) return true;
  if (!plan) return false;
  const standing = new Set(game.view.table.counters.filter((one) => one.hex === hex).map((one) => one.unit));
  const here = ableAt(game, plan.hex).filter((unit) => standing.has(unit));
  setIn(game, plan, here, !here.every((unit) => plan.units.includes(unit)));
  return here.length > 0;
}

/** A unit of a stack spread out was chosen: it attacks, or no longer does. */
export function aimUnit({ game }: Play, unit: string): boolean {
  const plan = planOf(game);
  if (!plan || !ableAt(game, plan.hex).includes(unit)) return false;
  setIn(game, plan, [unit], !plan.units.includes(unit));
  return true;
}

/** Have units attack, or not; they stay in the order of the list. */
function setIn(game: GameStore, plan: Plan, units: string[], attack: boolean): void {
  const now = ableAt(game, plan.hex).filter((one) => (units.includes(one) ? attack : plan.units.includes(one)));
  game.of(Planned).plan.value = { ...plan, units: now };
}

/** The target, where its attackers stand, and where others could come from; null while none is taken up. */
export function planMarks(game: GameStore): Mark[] | null {
  const plan = planOf(game);
  if (!plan) return null;
  const where = (units: string[]): Set<string> =>
    new Set(game.view.table.counters.filter((one) => units.includes(one.unit)).map((one) => one.hex));
  const from = where(plan.units);
  const others = [...where(ableAt(game, plan.hex))].filter((hex) => !from.has(hex));
  return [
    { hex: plan.hex, kind: "bad" },
    ...[...from].map((hex): Mark => ({ hex, kind: "told" })),
    ...others.map((hex): Mark => ({ hex, kind: "target" })),
  ];
}

export function attackPrompt(play: Play): VNode | null {
  const plan = planOf(play.game);
  return plan ? live(AttackPlan, { play, plan }) : null;
}

function AttackPlan({ play, plan }: { play: Play; plan: Plan }): VNode {
  const { game, acts } = play;
  const { hex, units } = plan;
  const side = field(game)?.side ?? game.side;
  const attack = units.length ? { do: "Attack", target: hex, attackers: units } : null;
  const weighed = useOdds(play, attack);
  const odds = weighed?.odds;
  const able = ableAt(game, hex);
  const where = placeName(game.grid, hex);
  const defenders = game.view.table.counters.filter((one) => one.hex === hex);
  const end = (): void => void (game.of(Planned).plan.value = null);
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
          onchange: () => setIn(game, plan, [unit], !units.includes(unit)),
        }),
        v("span", {}, unit),
        v("small", lights(play, [from]), `from ${placeName(game.grid, from)}`),
        v("b", {}, counter?.strength ?? ""),
      ),
    );
  };
  return question(
    "plan",
    [
      v("p", { class: "who" }, v("span", { class: `side-name ${side}` }, words().sideName(side))),
      v("h2", {}, units.length ? `Attack on ${where}` : `Attack on ${where}: who attacks?`),
      v("p", {}, `Defenders: ${defenders.map((one) => `${one.unit} ${one.strength}`).join(", ")}`),
      // In sight while the odds below are scrolled; there it is left out.
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
            "data-key": MAIN,
            onclick: () => attack && void acts.apply(attack),
          },
          `Attack with ${units.length} of ${able.length}`,
          keySign(MAIN),
        ),
        v("button", { type: "button", "data-key": NO, onclick: end }, "Call it off", keySign(NO)),
      ),
    ],
    { role: "group", "aria-label": `Attack on ${where}` },
  );
}
