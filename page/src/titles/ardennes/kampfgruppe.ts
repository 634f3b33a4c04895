/** A Kampfgruppe chosen on the map: units in and out one by one; what they form is announced with the main button. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import type { Scene } from "../../board/scene";
import { keysFromOne } from "../../game/answer_keys";
import { FindList } from "../../game/find_list";
import type { Play } from "../../game/play";
import { keySign, MAIN, NO } from "../../game/question";
import type { GameStore } from "../../game/store";
import type { Offer } from "../../generated/api";
import { live, type Shown, v } from "../../ui";
import { listOf } from "../../views/values";

/** The units taken so far, at a line. */
class Taken {
  readonly units = signal<{ lines: number; units: string[] }>({ lines: -1, units: [] });
}

/** The groups that may be formed now, each with its units; none where that is not asked. */
function groups(game: GameStore): { choice: Offer; units: string[] }[] {
  if (!game.mine) return [];
  return (game.view.choices ?? [])
    .filter((choice) => choice.kind === "TakeKampfgruppe")
    .map((choice) => ({ choice, units: listOf(choice.action["units"]) }));
}

function taken(game: GameStore): string[] {
  const { lines, units } = game.of(Taken).units.value;
  return lines === game.view.lines ? units : [];
}

function take(game: GameStore, units: string[]): void {
  game.of(Taken).units.value = { lines: game.view.lines, units };
}

const holds = (units: string[], others: string[]): boolean => others.every((unit) => units.includes(unit));

/** A unit was chosen on the map: it comes in, or out again; one that forms nothing with the others begins anew. */
export function pickUnit({ game, acts }: Play, unit: string): boolean {
  const all = groups(game);
  if (!all.some(({ units }) => units.includes(unit))) return false;
  const now = taken(game);
  const next = now.includes(unit) ? now.filter((one) => one !== unit) : [...now, unit];
  take(game, all.some(({ units }) => holds(units, next)) ? next : [unit]);
  acts.ask();
  return true;
}

/** A hex with several of them was chosen: all of its stack, or none of it. */
export function pickStack(play: Play, hex: string): boolean {
  const { game } = play;
  const all = groups(game);
  const able = new Set(all.flatMap(({ units }) => units));
  const here = game.view.table.counters
    .filter((counter) => counter.hex === hex && able.has(counter.unit))
    .map((counter) => counter.unit);
  const [only] = here;
  if (only === undefined) return false;
  if (here.length === 1) return pickUnit(play, only);
  take(game, holds(taken(game), here) ? [] : here);
  play.acts.ask();
  return true;
}

export function groupScene(game: GameStore, general: Scene): Scene | null {
  const all = groups(game);
  if (!all.length) return null;
  const now = taken(game);
  const able = all.filter(({ units }) => holds(units, now)).flatMap(({ units }) => units);
  return { ...general, ready: new Set(able), selected: now[0] ?? null, along: now.slice(1) };
}

/** What the question says of it: the groups as a list, and the buttons below; null where that is not asked. */
export function groupView(play: Play): { body: Shown[]; foot: Shown[] } | null {
  const { game, acts } = play;
  const all = groups(game);
  if (!all.length) return null;
  const now = taken(game);
  const key = keysFromOne();
  const formed = all.find(({ units }) => units.length === now.length && holds(units, now));
  const rows = all
    .filter(({ units }) => holds(units, now))
    .map(({ choice }) => ({
      text: choice.text,
      key: key(),
      act: () => void acts.apply(choice.action),
    }));
  const form = (): void => void (formed && acts.apply(formed.choice.action));
  return {
    body: [
      v("p", {}, "Click its units on the map, one by one or a stack at a time; or choose from the list."),
      live(FindList, { what: "Kampfgruppen", rows }),
    ],
    foot: [
      v(
        "p",
        { class: "row" },
        v(
          "button",
          { type: "button", class: "main", disabled: !formed, "data-key": MAIN, onclick: form },
          now.length ? `Form it of ${now.map((unit) => game.unitLabel(unit)).join(", ")}` : "Form it",
          keySign(MAIN),
        ),
        now.length ? leave(game) : null,
      ),
    ],
  };
}

function leave(game: GameStore): VNode {
  return v("button", { type: "button", "data-key": NO, onclick: () => take(game, []) }, "None of these", keySign(NO));
}
