/** The Ardennes on the page: what only this title shows. */

import type { TitlePart } from "..";
import { inLanguage } from "../../words";
import { storyScene, momentOfStep, handleStoryKey, isStoryShown } from "./impulse_story";
import { attackableMarks, canAttackHex, planAttack, planMarks } from "./attack_plan";
import { CalendarPanel } from "./calendar";
import { handleDrawingKey, heldChits } from "./combat/chit_reveal";
import { CombatScene } from "./combat/scene";
import { handleCombatKey, retreatPath } from "./combat/shown_combat";
import { DayCard } from "./day_card";
import { flashesBetween } from "./flashes";
import { HandDock } from "./hand";
import { groupScene, toggleStack, toggleUnit } from "./kampfgruppe";
import { hexesToShow } from "./map_focus";
import { LossesPanel } from "./losses";
import { momentOf } from "./moment";
import { pages } from "./pages";
import { PointPlacesPanel } from "./point_places";
import { ardennesPrompt } from "./prompt";
import { combatMarks, SequencePanel } from "./sequence";
import { TrackPanel } from "./track";
import "./style.css";

export const part: TitlePart = {
  panels: [
    { place: "status", view: SequencePanel },
    // The story of the Allied impulse replaces the question, step by step.
    { place: "question", view: ({ play }) => ardennesPrompt(play), moment: momentOfStep },
    { place: "card", view: DayCard },
    { place: "card", view: CombatScene, holds: heldChits },
    { place: "hand", view: HandDock },
    { place: "tables", view: TrackPanel },
    { place: "tables", view: LossesPanel },
    { place: "tables", view: CalendarPanel },
    { place: "bar:points", view: PointPlacesPanel },
  ],
  map: {
    scene: (play, general) => {
      const { game } = play;
      const marks = (): typeof general.marks =>
        planMarks(game) ?? [...combatMarks(game, general.marks), ...general.marks, ...attackableMarks(play)];
      const path = general.path.length ? general.path : retreatPath(play);
      return storyScene(play, general) ?? groupScene(game, general) ?? { ...general, path, marks: marks() };
    },
    flashes: flashesBetween,
    looks: hexesToShow,
  },
  planner: {
    // During the story a click only selects; otherwise it plans an attack on a target.
    hex: (play, hex) => {
      if (!isStoryShown(play)) return toggleStack(play, hex) || planAttack(play, hex);
      play.acts.showHex(hex);
      return true;
    },
    unit: toggleUnit,
    key: (play, key) => handleDrawingKey(play, key) || handleStoryKey(play, key) || handleCombatKey(play, key),
    keys: () => [["C", inLanguage(C_DOES)]],
    // If the question is about one unit, its reach shows at once.
    focus: (play) => {
      const { movers, few, choices } = play.game.view;
      const units = Object.keys(movers ?? {});
      const alone = units.length === 1 && !few?.length && !choices?.some((choice) => choice.unit || choice.hex);
      return alone && !isStoryShown(play) ? (units[0] ?? null) : null;
    },
    selects: (choice) => choice.kind === "SelectUnit",
    attack: {
      by: ({ game }, unit) =>
        Object.values(momentOf(game).targets ?? {}).some((target) => target.units.some((one) => one.unit === unit)),
      on: canAttackHex,
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
