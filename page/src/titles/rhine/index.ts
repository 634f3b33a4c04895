/** The Rhine on the page: the campaign clerk's desk and the theater map, or a sector on the map. */

import type { TitlePart } from "..";
import type { Play } from "../../game/play";
import { arrivingMarks, arrivingNow, arrivingPrompt, placeArriving } from "./arriving";
import { attackWith, besideTarget, targetIn } from "./attacking";
import { tellPath, tellUnit } from "./card";
import { clerkPrompt } from "./clerk";
import { Desk, DeskChoice, DeskColumn, turnTo } from "./desk";
import { field, isClerk, onMap } from "./figures";
import { SheetsAsked } from "./late";
import { fillField } from "./pointing";
import { AttackPanel, phasePrompt, sectorPrompt, selects, sift } from "./sector";
import { entryMarks } from "./turn_panels";

/** A click in a campaign: a counter comes, a field takes the hex, a path is told, or a counter tells what it is. */
function chosen(play: Play, hex: string): boolean {
  const { game, looking, acts } = play;
  if (!onMap(game)) return false;
  if (placeArriving(play, hex) || fillField(play, hex)) return true;
  if (targetIn(game, hex)) return false;
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

export const part: TitlePart = {
  prompt: (play) => {
    if (!isClerk(play.game)) return sectorPrompt(play);
    if (!field(play.game)) return arrivingPrompt(play) ?? clerkPrompt(play);
    if (play.game.view.pending.kind === "chance") return clerkPrompt(play);
    return sectorPrompt(play) ?? phasePrompt(play, () => turnTo(play, "Report"));
  },
  panels: [DeskChoice, DeskColumn, AttackPanel],
  desk: Desk,
  scene: ({ game }, general) => {
    if (!isClerk(game) || field(game)) return general;
    return { ...general, marks: arrivingNow(game) ? arrivingMarks(game) : onMap(game) ? [] : entryMarks(game) };
  },
  chosen,
  // A unit of a stack spread out: what may not move now tells what it is.
  picks: (play, unit) => {
    if (!onMap(play.game) || play.game.ready.has(unit)) return false;
    tellUnit(play, unit);
    return true;
  },
  key: (play, key) => {
    if (key.toLowerCase() !== "c" || !onMap(play.game)) return false;
    turnTo(play, "Sheets");
    play.game.of(SheetsAsked).focus = true;
    document.querySelector<HTMLElement>(".sheet-button:enabled")?.focus();
    return true;
  },
  // In a phase on the map those who may act come into sight; of an edge by which a counter enters, its middle.
  looks: (_before, { table, choices = [] }) => {
    const entry = table.extra?.of === "clerk" ? (table.extra.arriving?.hexes ?? []) : [];
    if (entry.length) return [...entry.slice(entry.length >> 1), ...entry];
    const able = new Set(choices.filter((choice) => choice.kind === "Pick").map((choice) => choice.unit));
    return table.extra?.of === "clerk" ? table.counters.filter(({ unit }) => able.has(unit)).map(({ hex }) => hex) : [];
  },
  acting: (game) => field(game)?.side,
  fights: ({ game }, unit) => besideTarget(game, unit),
  aims: ({ game }, hex) => Boolean(targetIn(game, hex)),
  dropped: attackWith,
  selects,
  sift,
};
