/** Moving in a sector: a unit, its mode, then a hex. The map shows the reach of the mode that is chosen. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import type { Play } from "../../game/play";
import { ruleLinks } from "../../rules";
import type { Offer, SectorMode } from "../../generated/api";
import { ledgerView } from "../../views/answer";
import { v } from "../../ui";
import { isClerk, sector } from "./figures";

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
  const modes = sector(play.game).movers[unit] ?? [];
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
  if (!unit || !play.game.mine || pending.kind !== "decision" || !sector(play.game).movers[unit]) return null;
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
      v("span", { class: `side-name ${play.game.side}` }, play.game.side),
      ` ${sector(play.game).phase} Phase`,
    ),
    v("h2", {}, `${unit}: where to?`, " ", ruleLinks(pending.rules)),
    v(
      "div",
      { class: "mode-buttons", role: "group", "aria-label": "Mode" },
      ...(sector(play.game).movers[unit] ?? []).map((one) => modeButton(play, unit, one, mode)),
    ),
    mode?.stays ? v("p", { class: "wrong" }, mode.stays) : null,
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

/** The attack being prepared: its column, and how strengths and terrain make it. */
export function AttackPanel({ play }: { play: Play }): VNode | null {
  if (isClerk(play.game)) return null;
  const { column } = sector(play.game);
  if (!column) return null;
  const dice = `dice ${column.drm < 0 ? "−" : "+"}${Math.abs(column.drm)}`;
  return v(
    "section",
    { class: "panel", "aria-label": "Odds column" },
    v("h3", {}, `${column.column} on the ${column.line} line, ${dice}`),
    v("details", { open: true }, v("summary", {}, "How it comes about"), ledgerView(column.ledger)),
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
