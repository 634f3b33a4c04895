/** The Ardennes on the page: what only this title shows. */

import type { TitlePart } from "..";
import { showImpulse, telling } from "./allied_impulse";
import { planAttack, planMarks } from "./attack";
import { Calendar } from "./calendar";
import { HandDock } from "./hand";
import { Losses } from "./losses";
import { ardennes, momentOf } from "./moment";
import { ardennesPrompt } from "./prompt";
import { combatMarks, Sequence } from "./sequence";
import { Track } from "./track";

export const part: TitlePart = {
  tables: [Track, Losses, Calendar],
  dock: HandDock,
  head: Sequence,
  prompt: ardennesPrompt,
  // While the Allied impulse is told, a click on the map only looks; otherwise a target is taken up, not attacked yet.
  chosen: (page, hex) => {
    if (!telling(page)) return planAttack(page, hex);
    page.explainer.showHex(hex);
    return true;
  },
  selects: (choice) => choice.kind === "SelectUnit",
  // Asked about one unit alone, its reach is shown at once.
  focus: (page) => {
    const units = Object.keys(page.view.movers ?? {});
    const only =
      units.length === 1 && !page.view.few?.length && !page.view.choices?.some((choice) => choice.unit || choice.hex)
        ? units[0]
        : undefined;
    return telling(page) ? null : (only ?? null);
  },
  // What the Allies did is told above, one thing after another.
  news: (page) => (telling(page) ? null : undefined),
  marks: (page, general) => (telling(page) ? [] : (planMarks(page) ?? [...combatMarks(page, general), ...general])),
  drawn: (page) => void showImpulse(page),
  cardName: (page, id) => ardennes(page)?.card_names[id],
  // `27.12VG.ISS` is 27/12VG on its counter.
  unitName: (id) => {
    const [unit, division, nation] = id.split(".");
    return nation ? (unit === division ? unit : `${unit}/${division}`) : undefined;
  },
  names: (page) => momentOf(page).names ?? {},
};
