/** Moving in a sector: a unit, its mode, then a hex. The map shows the reach of the mode that is chosen. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { keysFromOne } from "../../game/answer_keys";
import type { Play } from "../../game/play";
import { keySign, question } from "../../game/question";
import { ruleLinks } from "../../rules";
import type { Offer, SectorMode } from "../../generated/api";
import { type Shown, v } from "../../ui";
import { words } from "../../words";
import { askAbout } from "./card";
import { field } from "./figures";

class Looked {
  /** The mode each unit was last looked at in. */
  readonly modes = signal<ReadonlyMap<string, string>>(new Map());
}

/** Pick only names the unit to move. */
export function selects(choice: Offer): boolean {
  return choice.kind === "Pick";
}

/** Of the moves of all modes, those of the chosen one; what has no mode (bridging) is always shown. */
export function sift(play: Play, choices: Offer[]): Offer[] {
  const mode = play.looking.unit ? modeOf(play, play.looking.unit)?.mode : undefined;
  return choices.filter((choice) => choice.action["mode"] === undefined || choice.action["mode"] === mode);
}

function modeOf(play: Play, unit: string): SectorMode | undefined {
  const modes = field(play.game)?.movers[unit] ?? [];
  const open = modes.filter((mode) => !mode.refused);
  return (
    open.find((mode) => mode.mode === play.game.of(Looked).modes.value.get(unit)) ??
    open.find((mode) => mode.now) ??
    open[0]
  );
}

export function sectorPrompt(play: Play): VNode | null {
  const unit = play.looking.unit;
  const { pending } = play.game.view;
  const step = field(play.game);
  const modes = unit ? step?.movers[unit] : undefined;
  if (!unit || !play.game.mine || pending.kind !== "decision" || !step || !modes) return null;
  const mode = modeOf(play, unit);
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
    askAbout(play, unit),
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

/** A phase of a campaign on the map: who may act has a ring there, and reports are a page of the desk. */
export function phasePrompt(play: Play, report: () => void): VNode | null {
  const { game, acts } = play;
  const { pending, choices = [] } = game.view;
  if (!game.mine || pending.kind !== "decision" || !pending.accepts.includes("Open")) return null;
  const side = field(game)?.side ?? game.side;
  const key = keysFromOne();
  const button = (words: Shown, act: () => void, look = ""): VNode => {
    const sign = key();
    return v("button", { type: "button", class: look, "data-key": sign, onclick: act }, words, keySign(sign));
  };
  const direct = choices.filter((choice) => !choice.unit && !choice.hex && !["Open", "Finish"].includes(choice.kind));
  // An HQ may move and fuel its formation: one counter, two choices.
  const units = new Set(choices.map((choice) => choice.unit).filter(Boolean)).size;
  const targets = choices.filter((choice) => choice.hex && !choice.unit).length;
  return question(
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
  const { modes } = play.game.of(Looked);
  const told = one.refused ?? `${one.points ?? ""} MP by ${one.mobility ?? ""}`;
  return v(
    "button",
    {
      type: "button",
      class: "mode-button",
      disabled: Boolean(one.refused),
      title: told,
      "aria-pressed": one === now ? "true" : "false",
      onclick: () => (modes.value = new Map([...modes.value, [unit, one.mode]])),
    },
    v("strong", {}, one.mode),
    v("small", {}, one.refused ? "not now" : told),
  );
}
