/** Choosing a Kampfgruppe on the map: units are added and removed one by one; the main button forms it. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import type { Scene } from "../../board/scene";
import { answerKeys } from "../../game/answer_keys";
import { FilterList } from "../../game/filter_list";
import type { Play } from "../../game/play";
import { keySigns, MAIN_KEY, DECLINE_KEY } from "../../game/question";
import type { GameStore } from "../../game/store";
import type { Offer } from "../../generated/api";
import { live, type Content, v } from "../../ui";
import { toTextList } from "../../views/values";

/** The units chosen so far, at a line of the game. */
class ChosenUnits {
  readonly units = signal<{ lines: number; units: string[] }>({ lines: -1, units: [] });
}

/** Return the groups that can be formed, with their units; empty if that is not the question. */
function possibleGroups(game: GameStore): { choice: Offer; units: string[] }[] {
  if (!game.mine) return [];
  return (game.view.choices ?? [])
    .filter((choice) => choice.kind === "TakeKampfgruppe")
    .map((choice) => ({ choice, units: toTextList(choice.action["units"]) }));
}

function chosenUnits(game: GameStore): string[] {
  const { lines, units } = game.of(ChosenUnits).units.value;
  return lines === game.view.lines ? units : [];
}

function setChosenUnits(game: GameStore, units: string[]): void {
  game.of(ChosenUnits).units.value = { lines: game.view.lines, units };
}

const includesAll = (units: string[], others: string[]): boolean => others.every((unit) => units.includes(unit));

/** Add or remove a unit; one that forms no group with the others starts a new choice. */
export function toggleUnit({ game, acts }: Play, unit: string): boolean {
  const all = possibleGroups(game);
  if (!all.some(({ units }) => units.includes(unit))) return false;
  const now = chosenUnits(game);
  const next = now.includes(unit) ? now.filter((one) => one !== unit) : [...now, unit];
  setChosenUnits(game, all.some(({ units }) => includesAll(units, next)) ? next : [unit]);
  acts.focusQuestion();
  return true;
}

/** Add or remove all possible units of a hex. */
export function toggleStack(play: Play, hex: string): boolean {
  const { game } = play;
  const all = possibleGroups(game);
  const able = new Set(all.flatMap(({ units }) => units));
  const here = game.view.table.counters
    .filter((counter) => counter.hex === hex && able.has(counter.unit))
    .map((counter) => counter.unit);
  const [only] = here;
  if (only === undefined) return false;
  if (here.length === 1) return toggleUnit(play, only);
  setChosenUnits(game, includesAll(chosenUnits(game), here) ? [] : here);
  play.acts.focusQuestion();
  return true;
}

export function groupScene(game: GameStore, general: Scene): Scene | null {
  const all = possibleGroups(game);
  if (!all.length) return null;
  const now = chosenUnits(game);
  const able = all.filter(({ units }) => includesAll(units, now)).flatMap(({ units }) => units);
  return { ...general, ready: new Set(able), selected: now[0] ?? null, along: now.slice(1) };
}

/** Return the list of groups and the buttons; null if that is not the question. */
export function groupView(play: Play): { body: Content[]; foot: Content[] } | null {
  const { game, acts } = play;
  const all = possibleGroups(game);
  if (!all.length) return null;
  const now = chosenUnits(game);
  const key = answerKeys();
  const formed = all.find(({ units }) => units.length === now.length && includesAll(units, now));
  const rows = all
    .filter(({ units }) => includesAll(units, now))
    .map(({ choice }) => ({
      text: choice.text,
      key: key(),
      act: () => void acts.apply(choice.action),
    }));
  const form = (): void => void (formed && acts.apply(formed.choice.action));
  return {
    body: [
      v("p", {}, "Click its units on the map, one by one or a stack at a time; or choose from the list."),
      live(FilterList, { what: "Kampfgruppen", rows }),
    ],
    foot: [
      v(
        "p",
        { class: "row" },
        v(
          "button",
          { type: "button", class: "main", disabled: !formed, "data-key": MAIN_KEY, onclick: form },
          now.length ? `Form it of ${now.map((unit) => game.unitLabel(unit)).join(", ")}` : "Form it",
          keySigns(MAIN_KEY),
        ),
        now.length ? clearButton(game) : null,
      ),
    ],
  };
}

function clearButton(game: GameStore): VNode {
  return v(
    "button",
    { type: "button", "data-key": DECLINE_KEY, onclick: () => setChosenUnits(game, []) },
    "None of these",
    keySigns(DECLINE_KEY),
  );
}
