/** The Ardennes on the page: what only this title shows. */

import type { TitlePart } from "..";
import { impulseScene, telling } from "./allied_impulse";
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
  chosen: (play, hex) => {
    if (!telling(play)) return planAttack(play, hex);
    play.acts.showHex(hex);
    return true;
  },
  selects: (choice) => choice.kind === "SelectUnit",
  // Asked about one unit alone, its reach is shown at once.
  focus: (play) => {
    const { movers, few, choices } = play.game.view;
    const units = Object.keys(movers ?? {});
    const alone = units.length === 1 && !few?.length && !choices?.some((choice) => choice.unit || choice.hex);
    return alone && !telling(play) ? (units[0] ?? null) : null;
  },
  // What the Allies did is told above, one thing after another.
  quiet: telling,
  scene: (play, general) => {
    const { game } = play;
    const marks = (): typeof general.marks =>
      planMarks(game) ?? [...combatMarks(game, general.marks), ...general.marks];
    return impulseScene(play, general) ?? { ...general, marks: marks() };
  },
  cardName: (game, id) => ardennes(game)?.card_names[id],
  // `27.12VG.ISS` is 27/12VG on its counter.
  unitName: (id) => {
    const [unit, division, nation] = id.split(".");
    return nation ? (unit === division ? unit : `${unit}/${division}`) : undefined;
  },
  names: ({ game }) => momentOf(game).names ?? {},
};
