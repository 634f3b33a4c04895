/** Moving in a sector: a unit, its mode, then a hex. The map shows the reach of the mode that is chosen. */

import { h } from "../../dom";
import type { GamePage } from "../../game/game";
import { ruleLinks } from "../../rules";
import type { Offer, SectorMode } from "../../generated/api";
import { ledgerView } from "../../views/answer";
import { sector } from "./figures";

class Looked {
  /** Whether the factors of an attack are unfolded. */
  factors = true;
  /** The mode each unit was last looked at in. */
  readonly modes = new Map<string, string>();
}

/** Pick only names the unit to move. */
export function selects(choice: Offer): boolean {
  return choice.kind === "Pick";
}

/** Of the moves of all modes, those of the chosen one; what has no mode (bridging) is always shown. */
export function sift(page: GamePage, choices: Offer[]): Offer[] {
  const mode = page.selection.unit ? modeOf(page, page.selection.unit)?.mode : undefined;
  return choices.filter((choice) => choice.action["mode"] === undefined || choice.action["mode"] === mode);
}

function modeOf(page: GamePage, unit: string): SectorMode | undefined {
  const modes = sector(page).movers[unit] ?? [];
  const open = modes.filter((mode) => !mode.refused);
  return (
    open.find((mode) => mode.mode === page.store.of(Looked).modes.get(unit)) ?? open.find((mode) => mode.now) ?? open[0]
  );
}

export function sectorPrompt(page: GamePage): HTMLElement | null {
  const unit = page.selection.unit;
  const { pending } = page.view;
  if (!unit || !page.mine || pending.kind !== "decision" || !sector(page).movers[unit]) return null;
  const mode = modeOf(page, unit);
  const others = (page.view.choices ?? []).filter(
    (choice) => choice.unit === unit && !choice.hex && choice.kind !== "Pick",
  );
  return h(
    "div",
    { class: "mover" },
    h("p", { class: "who" }, h("span", { class: `side-name ${page.side}` }, page.side), ` ${sector(page).phase} Phase`),
    h("h2", {}, `${unit}: where to?`, " ", ruleLinks(pending.rules)),
    h(
      "div",
      { class: "mode-buttons", role: "group", "aria-label": "Mode" },
      ...(sector(page).movers[unit] ?? []).map((one) => modeButton(page, unit, one, mode)),
    ),
    mode?.stays ? h("p", { class: "wrong" }, mode.stays) : null,
    h(
      "p",
      { class: "faint" },
      "Choose a blue hex; pointing at it shows the path and its costs. An enemy hex in reach is an overrun.",
    ),
    h(
      "div",
      { class: "row" },
      mode
        ? h(
            "button",
            {
              type: "button",
              class: "main",
              onclick: () => void page.orders.apply({ do: "Move", unit, mode: mode.mode, path: [] }),
            },
            mode.now ? `Stay in ${mode.mode} Mode` : `Stay, in ${mode.mode} Mode`,
          )
        : null,
      ...others.map((choice) =>
        h("button", { type: "button", onclick: () => void page.orders.apply(choice.action) }, choice.text),
      ),
      h("button", { type: "button", onclick: () => page.selection.clear() }, "Another unit"),
    ),
  );
}

/** The attack being prepared: its column, and how strengths and terrain make it. */
export function attackPanel(page: GamePage): HTMLElement | null {
  const { column } = sector(page);
  if (!column) return null;
  const looked = page.store.of(Looked);
  const dice = `dice ${column.drm < 0 ? "−" : "+"}${Math.abs(column.drm)}`;
  return h(
    "section",
    { class: "panel", "aria-label": "Odds column" },
    h("h3", {}, `${column.column} on the ${column.line} line, ${dice}`),
    h(
      "details",
      {
        open: looked.factors,
        ontoggle: (event: Event) => (looked.factors = (event.currentTarget as HTMLDetailsElement).open),
      },
      h("summary", {}, "How it comes about"),
      ledgerView(column.ledger),
    ),
  );
}

function modeButton(page: GamePage, unit: string, one: SectorMode, now: SectorMode | undefined): HTMLElement {
  const told = one.refused ?? `${one.points ?? ""} MP by ${one.mobility ?? ""}`;
  return h(
    "button",
    {
      type: "button",
      class: "mode-button",
      disabled: Boolean(one.refused),
      title: told,
      "aria-pressed": one === now ? "true" : "false",
      onclick: () => {
        page.store.of(Looked).modes.set(unit, one.mode);
        page.selection.sift();
        page.render();
      },
    },
    h("strong", {}, one.mode),
    h("small", {}, one.refused ? "not now" : told),
  );
}
