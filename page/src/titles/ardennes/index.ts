/** The Ardennes on the page: what only this title shows. */

import type { TitlePart } from "..";
import { inLanguage } from "../../words";
import { impulseScene, stepShown, storyKey, telling } from "./allied_impulse";
import { aimMarks, aimsAt, planAttack, planMarks } from "./attack";
import { Calendar } from "./calendar";
import { drawingKey, holdsChits } from "./combat/drawing";
import { CombatScene } from "./combat/scene";
import { combatKey, retreatPath } from "./combat/staged";
import { DayCard } from "./day_card";
import { flashesBetween } from "./flashes";
import { HandDock } from "./hand";
import { groupScene, pickStack, pickUnit } from "./kampfgruppe";
import { looksAt } from "./looks";
import { Losses } from "./losses";
import { momentOf } from "./moment";
import { pages } from "./pages";
import { PointPlaces } from "./point_places";
import { ardennesPrompt } from "./prompt";
import { combatMarks, Sequence } from "./sequence";
import { Track } from "./track";
import "./style.css";

export const part: TitlePart = {
  panels: [
    { place: "status", view: Sequence },
    // What the Allies did is gone through in place of the question, one step after another.
    { place: "question", view: ({ play }) => ardennesPrompt(play), moment: stepShown },
    { place: "card", view: DayCard },
    { place: "card", view: CombatScene, holds: holdsChits },
    { place: "hand", view: HandDock },
    { place: "tables", view: Track },
    { place: "tables", view: Losses },
    { place: "tables", view: Calendar },
    { place: "bar:points", view: PointPlaces },
  ],
  map: {
    scene: (play, general) => {
      const { game } = play;
      const marks = (): typeof general.marks =>
        planMarks(game) ?? [...combatMarks(game, general.marks), ...general.marks, ...aimMarks(play)];
      const path = general.path.length ? general.path : retreatPath(play);
      return impulseScene(play, general) ?? groupScene(game, general) ?? { ...general, path, marks: marks() };
    },
    flashes: flashesBetween,
    looks: looksAt,
  },
  planner: {
    // While the Allied impulse is told, a click only looks; otherwise a target is taken up, not attacked yet.
    hex: (play, hex) => {
      if (!telling(play)) return pickStack(play, hex) || planAttack(play, hex);
      play.acts.showHex(hex);
      return true;
    },
    unit: pickUnit,
    key: (play, key) => drawingKey(play, key) || storyKey(play, key) || combatKey(play, key),
    keys: () => [["C", inLanguage(C_DOES)]],
    // Asked about one unit alone, its reach is shown at once.
    focus: (play) => {
      const { movers, few, choices } = play.game.view;
      const units = Object.keys(movers ?? {});
      const alone = units.length === 1 && !few?.length && !choices?.some((choice) => choice.unit || choice.hex);
      return alone && !telling(play) ? (units[0] ?? null) : null;
    },
    selects: (choice) => choice.kind === "SelectUnit",
    attack: {
      by: ({ game }, unit) =>
        Object.values(momentOf(game).targets ?? {}).some((target) => target.units.some((one) => one.unit === unit)),
      on: aimsAt,
      plan: (play, units, hex) => planAttack(play, hex, units),
      tellsOdds: true,
    },
  },
  pages,
};

const C_DOES = {
  en: "fold or unfold the combat beside the map",
  de: "den Kampf neben der Karte zusammen- und aufklappen",
};
