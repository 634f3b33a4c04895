/** The Rhine on the page: the campaign clerk's desk, or a sector on the map. */

import type { TitlePart } from "..";
import { clerkPrompt } from "./clerk";
import { clerkPanels, desk, entryMarks } from "./desk";
import { isClerk } from "./figures";
import { attackPanel, sectorPrompt, selects, sift } from "./sector";

export const part: TitlePart = {
  prompt: (page) => (isClerk(page) ? clerkPrompt(page) : sectorPrompt(page)),
  panels: (page) => (isClerk(page) ? clerkPanels(page) : [attackPanel(page)]),
  desk: (page) => (isClerk(page) ? desk(page) : null),
  marks: (page, general) => (isClerk(page) ? entryMarks(page) : general),
  selects,
  sift,
};
