/** Moving in a sector: a unit, its mode, then a hex. The map shows the reach of the chosen mode. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { answerKeys } from "../../game/answer_keys";
import type { Play } from "../../game/play";
import { keySigns, questionView } from "../../game/question";
import { ruleLinks } from "../../rules";
import type { Offer, SectorMode } from "../../generated/api";
import { type Content, v } from "../../ui";
import { words } from "../../words";
import { unitQuestions } from "./unit_card";
import { fieldPart } from "./clerk_part";

class ChosenModes {
  /** The mode last chosen for each unit. */
  readonly modes = signal<ReadonlyMap<string, string>>(new Map());
}

/** Whether a choice only names the unit to move. */
export function isUnitChoice(choice: Offer): boolean {
  return choice.kind === "Pick";
}

/** Return the moves of the chosen mode, and those without a mode (bridging). */
export function movesOfMode(play: Play, choices: Offer[]): Offer[] {
  const mode = play.looking.unit ? chosenMode(play, play.looking.unit)?.mode : undefined;
  return choices.filter((choice) => choice.action["mode"] === undefined || choice.action["mode"] === mode);
}

function chosenMode(play: Play, unit: string): SectorMode | undefined {
  const modes = fieldPart(play.game)?.movers[unit] ?? [];
  const open = modes.filter((mode) => !mode.refused);
  return (
    open.find((mode) => mode.mode === play.game.of(ChosenModes).modes.value.get(unit)) ??
    open.find((mode) => mode.now) ??
    open[0]
  );
}

export function sectorPrompt(play: Play): VNode | null {
  const unit = play.looking.unit;
  const { pending } = play.game.view;
  const step = fieldPart(play.game);
  const modes = unit ? step?.movers[unit] : undefined;
  if (!unit || !play.game.mine || pending.kind !== "decision" || !step || !modes) return null;
  const mode = chosenMode(play, unit);
  const others = (play.game.view.choices ?? []).filter(
    (choice) => choice.unit === unit && !choice.hex && choice.kind !== "Pick",
  );
  return v(
    "div",
    { class: "mover" },
    v(
      "p",
      { class: "who" },
      v("span", { class: `side-name ${step.side}` }, words().sideName(step.side)),
      ` ${step.phase} Phase`,
    ),
    v("h2", {}, `${unit}: where to?`, " ", ruleLinks(pending.rules)),
    v(
      "div",
      { class: "mode-buttons", role: "group", "aria-label": "Mode" },
      ...modes.map((one) => modeButton(play, unit, one, mode)),
    ),
    mode?.stays ? v("p", { class: "wrong" }, mode.stays) : null,
    unitQuestions(play, unit),
    v(
      "p",
      { class: "faint" },
      "Choose a blue hex; pointing at it shows the path and its costs. An enemy hex in reach is an overrun.",
    ),
    v(
      "div",
      { class: "row" },
      mode
        ? v(
            "button",
            {
              type: "button",
              class: "main",
              onclick: () => void play.acts.apply({ do: "Move", unit, mode: mode.mode, path: [] }),
            },
            mode.now ? `Stay in ${mode.mode} Mode` : `Stay, in ${mode.mode} Mode`,
          )
        : null,
      ...others.map((choice) =>
        v("button", { type: "button", onclick: () => void play.acts.apply(choice.action) }, choice.text),
      ),
      v("button", { type: "button", onclick: () => play.acts.clear() }, "Another unit"),
    ),
  );
}

/** The prompt of a campaign phase on the map; `report` opens the desk's reports. */
export function phasePrompt(play: Play, report: () => void): VNode | null {
  const { game, acts } = play;
  const { pending, choices = [] } = game.view;
  if (!game.mine || pending.kind !== "decision" || !pending.accepts.includes("Open")) return null;
  const side = fieldPart(game)?.side ?? game.side;
  const key = answerKeys();
  const button = (words: Content, act: () => void, look = ""): VNode => {
    const sign = key();
    return v("button", { type: "button", class: look, "data-key": sign, onclick: act }, words, keySigns(sign));
  };
  const direct = choices.filter((choice) => !choice.unit && !choice.hex && !["Open", "Finish"].includes(choice.kind));
  // A counter may have two choices: an HQ may move and fuel its formation.
  const units = new Set(choices.map((choice) => choice.unit).filter(Boolean)).size;
  const targets = choices.filter((choice) => choice.hex && !choice.unit).length;
  return questionView(
    "",
    [
      v("p", { class: "who" }, v("span", { class: `side-name ${side}` }, words().sideName(side))),
      v("h2", {}, pending.prompt, " ", ruleLinks(pending.rules)),
      units ? v("p", {}, `${units} may be chosen on the map; M goes from one to the next.`) : null,
      targets
        ? v(
            "p",
            {},
            `${targets === 1 ? "1 enemy hex" : `${targets} enemy hexes`} may be attacked: `,
            "click it, or drag a unit onto it. Pointing at it shows the odds.",
          )
        : null,
    ],
    direct.length
      ? [
          v(
            "div",
            { class: "choices many" },
            ...direct.map((choice) => button(choice.text, () => void acts.apply(choice.action))),
          ),
        ]
      : [],
    [
      v(
        "div",
        { class: "row" },
        button("Done", () => void acts.apply({ do: "Finish" }), "done"),
        button("Report something", report),
      ),
    ],
  );
}

function modeButton(play: Play, unit: string, one: SectorMode, now: SectorMode | undefined): VNode {
  const { modes } = play.game.of(ChosenModes);
  const description = one.refused ?? `${one.points ?? ""} MP by ${one.mobility ?? ""}`;
  return v(
    "button",
    {
      type: "button",
      class: "mode-button",
      disabled: Boolean(one.refused),
      title: description,
      "aria-pressed": one === now ? "true" : "false",
      onclick: () => (modes.value = new Map([...modes.value, [unit, one.mode]])),
    },
    v("strong", {}, one.mode),
    v("small", {}, one.refused ? "not now" : description),
  );
}
