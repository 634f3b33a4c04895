/** The Rhine on the page: the campaign clerk's desk and the theater map, or a sector on the map. */

import type { VNode } from "preact";
import type { TitlePart } from "..";
import { inLanguage } from "../../words";
import type { Play } from "../../game/play";
import { RecentEvents, TurnLine } from "./status";
import { arrivingMarks, currentArrival, arrivingPrompt, placeArriving } from "./arrival";
import {
  handleTargetHex,
  toggleAttacker,
  attackPrompt,
  canAttack,
  isTarget,
  planAttack,
  planMarks,
  hexChoice,
} from "./attack_plan";
import { showPath, explainUnit } from "./unit_card";
import { generalQuestionView } from "../../game/prompt";
import { clerkPrompt } from "./clerk_prompt";
import { Desk, DeskChoice, DeskColumn, openDeskPage } from "./desk";
import { fieldPart, isClerk, isOnMap } from "./clerk_part";
import { SheetsRequest } from "./lazy_sheets";
import { fillField, stopWaiting } from "./pointed_fields";
import { pages } from "./pages";
import { phasePrompt, sectorPrompt, isUnitChoice, movesOfMode } from "./sector_prompt";
import { entryMarks } from "./turn_panels";
import "./style.css";

/** Handle a chosen hex: place an arriving counter, fill a field, plan an attack, or explain a counter. */
function handleHex(play: Play, hex: string): boolean {
  const { game, looking, acts } = play;
  if (isOnMap(game) && (placeArriving(play, hex) || fillField(play, hex))) return true;
  if (handleTargetHex(play, hex)) return true;
  if (!isOnMap(game) || hexChoice(game, hex)) return false;
  if (showPath(play, hex)) return true;
  const here = game.view.table.counters.filter((counter) => counter.hex === hex);
  const top = here.at(-1);
  if (looking.unit || here.some((counter) => game.ready.has(counter.unit))) return false;
  if (!top) {
    if (fieldPart(game)) return false;
    acts.showHex(hex);
    return true;
  }
  explainUnit(play, top.unit);
  return true;
}

/** The question; if one player plays both sides, the general question is that of the active side. */
function questionView(play: Play): VNode | null {
  const { game } = play;
  if (!isClerk(game))
    return attackPrompt(play) ?? sectorPrompt(play) ?? generalQuestionView(play, fieldPart(game)?.side);
  if (!fieldPart(game)) return arrivingPrompt(play) ?? clerkPrompt(play);
  if (game.view.pending.kind === "chance") return clerkPrompt(play);
  const asked = attackPrompt(play) ?? sectorPrompt(play) ?? phasePrompt(play, () => openDeskPage(play, "Report"));
  return asked ?? generalQuestionView(play, fieldPart(game)?.side);
}

const C_DOES = { en: "the four maps", de: "die vier Kartenblätter" };

export const part: TitlePart = {
  panels: [
    { place: "status", view: TurnLine },
    { place: "news", view: RecentEvents },
    { place: "question", view: ({ play }) => questionView(play) },
    { place: "lookup", view: DeskChoice },
    { place: "lookup", view: DeskColumn },
    { place: "desk", view: Desk },
  ],
  map: {
    scene: ({ game }, general) => {
      if (!isClerk(game) || fieldPart(game)) return { ...general, marks: planMarks(game) ?? general.marks };
      return { ...general, marks: currentArrival(game) ? arrivingMarks(game) : isOnMap(game) ? [] : entryMarks(game) };
    },
    // On the map, show those who may act; for an entry edge, its middle.
    looks: (_before, { table, choices = [] }) => {
      const entry = table.extra?.of === "clerk" ? (table.extra.arriving?.hexes ?? []) : [];
      if (entry.length) return [...entry.slice(entry.length >> 1), ...entry];
      const able = new Set(choices.filter((choice) => choice.kind === "Pick").map((choice) => choice.unit));
      return table.extra?.of === "clerk"
        ? table.counters.filter(({ unit }) => able.has(unit)).map(({ hex }) => hex)
        : [];
    },
  },
  planner: {
    hex: handleHex,
    // A unit in a fanned-out stack that cannot move is explained.
    unit: (play, unit) => {
      if (toggleAttacker(play, unit)) return true;
      if (!isOnMap(play.game) || play.game.ready.has(unit)) return false;
      explainUnit(play, unit);
      return true;
    },
    key: (play, key) => {
      if (key === "Escape" && stopWaiting(play.game)) return true;
      if (key.toLowerCase() !== "c" || !isOnMap(play.game)) return false;
      openDeskPage(play, "Sheets");
      play.game.of(SheetsRequest).focus = true;
      document.querySelector<HTMLElement>(".sheet-button:enabled")?.focus();
      return true;
    },
    keys: () => [["C", inLanguage(C_DOES)]],
    selects: isUnitChoice,
    sift: movesOfMode,
    attack: {
      by: ({ game }, unit) => canAttack(game, unit),
      on: ({ game }, hex) => isTarget(game, hex),
      plan: (play, units, hex) => planAttack(play, hex, units),
    },
  },
  pages,
};
