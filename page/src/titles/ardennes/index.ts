/** The Ardennes on the page: what only this title shows. */

import type { TitlePart } from "..";
import { barTold, countersTold, folds, impulseScene, lineTold, storyKey, telling } from "./allied_impulse";
import { aimMarks, aimsAt, planAttack, planMarks } from "./attack";
import { Calendar } from "./calendar";
import { drawingKey, holdsChits } from "./combat/drawing";
import { combatKey, retreatPath } from "./combat/staged";
import { flashesBetween } from "./flashes";
import { HandDock } from "./hand";
import { groupScene, pickStack, pickUnit } from "./kampfgruppe";
import { looksAt } from "./looks";
import { Losses } from "./losses";
import { cardNames, momentOf } from "./moment";
import { PointPlaces } from "./point_places";
import { ardennesPrompt } from "./prompt";
import { combatMarks, Sequence } from "./sequence";
import { Stage } from "./stage";
import { Track } from "./track";

export const part: TitlePart = {
  tables: [Track, Losses, Calendar],
  dock: HandDock,
  stage: Stage,
  head: Sequence,
  prompt: ardennesPrompt,
  // While the Allied impulse is told, a click on the map only looks; otherwise a target is taken up, not attacked yet.
  chosen: (play, hex) => {
    if (!telling(play)) return pickStack(play, hex) || planAttack(play, hex);
    play.acts.showHex(hex);
    return true;
  },
  picks: pickUnit,
  fights: ({ game }, unit) =>
    Object.values(momentOf(game).targets ?? {}).some((target) => target.units.some((one) => one.unit === unit)),
  aims: aimsAt,
  plans: true,
  dropped: (play, units, hex) => planAttack(play, hex, units),
  selects: (choice) => choice.kind === "SelectUnit",
  // Asked about one unit alone, its reach is shown at once.
  focus: (play) => {
    const { movers, few, choices } = play.game.view;
    const units = Object.keys(movers ?? {});
    const alone = units.length === 1 && !few?.length && !choices?.some((choice) => choice.unit || choice.hex);
    return alone && !telling(play) ? (units[0] ?? null) : null;
  },
  report: true,
  flashes: flashesBetween,
  looks: looksAt,
  popups: { points: PointPlaces },
  bar: barTold,
  counters: countersTold,
  tells: (play) => play.looking.veil.value?.from ?? lineTold(play),
  holds: holdsChits,
  folds,
  key: (play, key) => drawingKey(play, key) || storyKey(play, key) || combatKey(play, key),
  // What the Allies did is told above, one thing after another.
  quiet: telling,
  scene: (play, general) => {
    const { game } = play;
    const marks = (): typeof general.marks =>
      planMarks(game) ?? [...combatMarks(game, general.marks), ...general.marks, ...aimMarks(play)];
    const path = general.path.length ? general.path : retreatPath(play);
    return impulseScene(play, general) ?? groupScene(game, general) ?? { ...general, path, marks: marks() };
  },
  cardName: (game, id) => game.follows(cardNames)[id],
  // `27.12VG.ISS` is 27/12VG on its counter.
  unitName: (id) => {
    const [unit, division, nation] = id.split(".");
    return nation ? (unit === division ? unit : `${unit}/${division}`) : undefined;
  },
  names: ({ game }) => momentOf(game).names ?? {},
};
