/** The Rhine on the page: the campaign clerk's desk, or a sector on the map. */

import type { TitlePart } from "..";
import { clerkPrompt } from "./clerk";
import { Desk, DeskChoice, entryMarks } from "./desk";
import { isClerk } from "./figures";
import { AttackPanel, sectorPrompt, selects, sift } from "./sector";

export const part: TitlePart = {
  prompt: (play) => (isClerk(play.game) ? clerkPrompt(play) : sectorPrompt(play)),
  panels: [DeskChoice, AttackPanel],
  desk: Desk,
  scene: ({ game }, general) => (isClerk(game) ? { ...general, marks: entryMarks(game) } : general),
  selects,
  sift,
};
