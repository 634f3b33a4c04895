/** The card of the chosen unit: its facts, its MA step by step, what each mode or transport would give it. */

import { get } from "../../api";
import { fill, h } from "../../dom";
import type { GamePage } from "../../game/game";
import { ruleLinks } from "../../rules";
import type { Action, WachtCard, WachtGives } from "../../generated/api";
import { ledgerView } from "../../views/answer";
import { asked, kept, MODES } from "./data";
import { wordOf } from "../../views/values";

export function cardView(page: GamePage): HTMLElement | null {
  const unit = page.selection.unit;
  if (!unit) return null;
  const box = h("section", { class: "unit-card", "aria-label": `Unit ${unit}` }, h("h3", {}, unit));
  const show = (card: WachtCard | null): void => fill(box, ...(card ? contents(page, card) : [h("h3", {}, unit)]));
  load(page, unit).then(show, (error: unknown) => page.explainer.wrong(error));
  return box;
}

/** Asked once for a unit in a position. */
function load(page: GamePage, unit: string): Promise<WachtCard | null> {
  const mine = kept(page);
  const key = `${page.view.at}/${page.view.lines}/${unit}`;
  if (mine.card?.key !== key) {
    const told = get("/api/games/{game}/unit", { ...page.at, unit }, page.seat).then((answer) => answer.about);
    mine.card = { key, told };
  }
  return mine.card.told;
}

function contents(page: GamePage, card: WachtCard): (HTMLElement | null)[] {
  return [
    h("h3", {}, card.unit),
    card.modes ? givesTable(page, card, card.modes, "What each mode gives") : null,
    card.transport ? givesTable(page, card, card.transport, "What transport or class gives") : null,
    card.refused && !card.modes
      ? h("p", { class: "wrong" }, card.refused.text, " ", ruleLinks(card.refused.rules))
      : null,
    kindChoice(page),
    h(
      "details",
      { class: "facts" },
      h(
        "summary",
        {},
        card.ma,
        ` · ${card.facts.find(([name]) => name === "Class")?.[1] ?? ""} · ${card.facts[0]?.[1] ?? ""}`,
      ),
      h("dl", { class: "values" }, ...card.facts.flatMap(([name, value]) => [h("dt", {}, name), h("dd", {}, value)])),
      card.ledger.length ? ledgerView(card.ledger) : null,
    ),
  ];
}

// Modes and transport

function givesTable(page: GamePage, card: WachtCard, rows: WachtGives[], caption: string): HTMLElement {
  return h(
    "table",
    { class: "gives" },
    h("caption", { class: "unseen" }, caption),
    h("thead", {}, h("tr", {}, ...["", "MA", "Moves", "Hexes"].map((name) => h("th", { scope: "col" }, name)))),
    h("tbody", {}, ...rows.map((row) => givesRow(page, card, row))),
  );
}

function label(row: WachtGives): string {
  if (row.mode) return MODES[row.mode] ?? row.mode;
  if (row.do === "Motorize") return row.by === "tp" ? "Carried by TP" : "Carried by its division";
  if (row.do === "SetClass") return `As ${row.cls ?? ""}`;
  return "As it is";
}

function actionOf(card: WachtCard, row: WachtGives): Action | null {
  if (row.mode) return row.open ? { do: "SetMode", unit: card.unit, mode: row.mode } : null;
  if (row.do === "Motorize") return { do: "Motorize", unit: card.unit, by: row.by };
  if (row.do === "SetClass") return { do: "SetClass", unit: card.unit, movement_class: row.cls };
  return null;
}

function givesRow(page: GamePage, card: WachtCard, row: WachtGives): HTMLElement {
  const name = label(row);
  if (row.refused) {
    return h(
      "tr",
      { class: "not" },
      h("th", { scope: "row" }, name),
      h("td", { colspan: 3 }, row.refused.text, " ", ruleLinks(row.refused.rules)),
    );
  }
  const action = actionOf(card, row);
  const head = action
    ? h(
        "button",
        { type: "button", class: "mode", onclick: () => void page.orders.apply(action) },
        name,
        row.phase === "exploitation" ? h("small", {}, "after the others") : null,
      )
    : h("span", { class: "now" }, name, row.now && row.mode ? " (now)" : "");
  if (row.stays) {
    return h(
      "tr",
      { class: "not" },
      h("th", { scope: "row" }, head),
      h("td", { colspan: 3 }, row.stays.text, " ", ruleLinks(row.stays.rules)),
    );
  }
  const reach = row.reach ?? {};
  const preview = (): void =>
    page.board.show({ marks: Object.entries(reach).map(([hex, left]) => ({ hex, kind: "reach", label: left })) });
  const see = h(
    "button",
    {
      type: "button",
      class: "see",
      title: "Show on the map",
      "aria-label": `${name}: show ${Object.keys(reach).length} hexes on the map`,
      onclick: preview,
    },
    String(Object.keys(reach).length),
  );
  const line = h(
    "tr",
    {},
    h("th", { scope: "row" }, head),
    h("td", { class: "number" }, row.ma ?? ""),
    h("td", {}, ...(row.kinds ?? []).map((kind) => h("span", { class: "kind" }, kind))),
    h("td", { class: "number" }, see),
  );
  line.addEventListener("pointerenter", preview);
  return line;
}

// Road or regular

function kindChoice(page: GamePage): HTMLElement | null {
  if (!["Movement", "FormationMoves", "UnitMove"].includes(asked(page).step) || !page.selection.moves.length)
    return null;
  const mine = kept(page);
  const kinds = new Set(page.selection.moves.map((choice) => wordOf(choice.action["kind"])));
  const shown = new Set(page.selection.moves.map((choice) => choice.hex)).size;
  const rolls = new Set(page.selection.moves.filter((choice) => choice.left.endsWith("?")).map((choice) => choice.hex))
    .size;
  const told = h(
    "p",
    { class: "faint" },
    `${shown} hexes in reach${rolls ? `, ${rolls} of them by a way that depends on a roll (?)` : ""}.`,
  );
  if (kinds.size < 2) return h("div", {}, told);
  const words = { any: "Cheapest", road: "By road", regular: "Regular" };
  return h(
    "div",
    { class: "kinds" },
    h(
      "div",
      { class: "row", role: "group", "aria-label": "Kind of movement" },
      ...(Object.keys(words) as (keyof typeof words)[]).map((kind) =>
        h(
          "button",
          {
            type: "button",
            "aria-pressed": mine.kind === kind ? "true" : "false",
            onclick: () => {
              mine.kind = kind;
              page.selection.sift();
              page.render();
            },
          },
          words[kind],
        ),
      ),
    ),
    told,
  );
}
