/** The Rhine on the page: the campaign clerk's desk and the theater map, or a sector on the map. */

import type { VNode } from "preact";
import type { TitlePart } from "..";
import { inLanguage } from "../../words";
import type { Play } from "../../game/play";
import { News, TurnLine } from "./above";
import { arrivingMarks, arrivingNow, arrivingPrompt, placeArriving } from "./arriving";
import { aimAt, aimUnit, attackPrompt, canAttack, isTarget, planAttack, planMarks, targetIn } from "./attacking";
import { tellPath, tellUnit } from "./card";
import { body } from "../../game/prompt";
import { clerkPrompt } from "./clerk";
import { Desk, DeskChoice, DeskColumn, turnTo } from "./desk";
import { field, isClerk, onMap } from "./figures";
import { SheetsAsked } from "./late";
import { fillField, stopWaiting } from "./pointing";
import { pages } from "./pages";
import { phasePrompt, sectorPrompt, selects, sift } from "./sector";
import { entryMarks } from "./turn_panels";
import "./style.css";

/** A click: in a campaign a counter comes, a field takes the hex; then an attack is set up; or something is told. */
function chosen(play: Play, hex: string): boolean {
  const { game, looking, acts } = play;
  if (onMap(game) && (placeArriving(play, hex) || fillField(play, hex))) return true;
  if (aimAt(play, hex)) return true;
  if (!onMap(game) || targetIn(game, hex)) return false;
  if (tellPath(play, hex)) return true;
  const here = game.view.table.counters.filter((counter) => counter.hex === hex);
  const top = here.at(-1);
  if (looking.unit || here.some((counter) => game.ready.has(counter.unit))) return false;
  if (!top) {
    if (field(game)) return false;
    acts.showHex(hex);
    return true;
  }
  tellUnit(play, top.unit);
  return true;
}

/** What is asked; where one hand plays both sides, the general question is that of the side whose turn it is. */
function asks(play: Play): VNode | null {
  const { game } = play;
  if (!isClerk(game)) return attackPrompt(play) ?? sectorPrompt(play) ?? body(play, field(game)?.side);
  if (!field(game)) return arrivingPrompt(play) ?? clerkPrompt(play);
  if (game.view.pending.kind === "chance") return clerkPrompt(play);
  const asked = attackPrompt(play) ?? sectorPrompt(play) ?? phasePrompt(play, () => turnTo(play, "Report"));
  return asked ?? body(play, field(game)?.side);
}

const C_DOES = { en: "the four maps", de: "die vier Kartenblätter" };

export const part: TitlePart = {
  panels: [
    { place: "status", view: TurnLine },
    { place: "news", view: News },
    { place: "question", view: ({ play }) => asks(play) },
    { place: "lookup", view: DeskChoice },
    { place: "lookup", view: DeskColumn },
    { place: "desk", view: Desk },
  ],
  map: {
    scene: ({ game }, general) => {
      if (!isClerk(game) || field(game)) return { ...general, marks: planMarks(game) ?? general.marks };
      return { ...general, marks: arrivingNow(game) ? arrivingMarks(game) : onMap(game) ? [] : entryMarks(game) };
    },
    // In a phase on the map those who may act come into sight; of an edge by which a counter enters, its middle.
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
    hex: chosen,
    // A unit of a stack spread out: what may not move now tells what it is.
    unit: (play, unit) => {
      if (aimUnit(play, unit)) return true;
      if (!onMap(play.game) || play.game.ready.has(unit)) return false;
      tellUnit(play, unit);
      return true;
    },
    key: (play, key) => {
      if (key === "Escape" && stopWaiting(play.game)) return true;
      if (key.toLowerCase() !== "c" || !onMap(play.game)) return false;
      turnTo(play, "Sheets");
      play.game.of(SheetsAsked).focus = true;
      document.querySelector<HTMLElement>(".sheet-button:enabled")?.focus();
      return true;
    },
    keys: () => [["C", inLanguage(C_DOES)]],
    selects,
    sift,
    attack: {
      by: ({ game }, unit) => canAttack(game, unit),
      on: ({ game }, hex) => isTarget(game, hex),
      plan: (play, units, hex) => planAttack(play, hex, units),
    },
  },
  pages,
};
