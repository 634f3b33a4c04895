/** The card of the selected unit: its facts, its MA step by step, and the effect of each mode or transport. */

import type { VNode } from "preact";
import { get } from "../../api";
import type { Play } from "../../game/play";
import type { Action, WachtCard, WachtGives } from "../../generated/api";
import { ruleLinks } from "../../rules";
import { live, useFetched, v } from "../../ui";
import { ledgerView } from "../../views/answer";
import { toText } from "../../views/values";
import { wachtPart, wachtSettings, MODE_NAMES } from "./data";

export function cardView(play: Play): VNode | null {
  const { unit } = play.looking;
  return unit === null ? null : live(UnitCard, { play, unit });
}

function UnitCard({ play, unit }: { play: Play; unit: string }): VNode {
  const { game, acts } = play;
  const { at, lines } = game.view;
  const card = useFetched(
    `${at}/${lines}/${unit}`,
    async () => (await get("/api/games/{game}/unit", { ...game.at, unit }, game.seat)).about,
    acts.showError,
  );
  return v(
    "section",
    { class: "unit-card", "aria-label": `Unit ${unit}` },
    ...(card ? cardContents(play, card) : [v("h3", {}, unit)]),
  );
}

function cardContents(play: Play, card: WachtCard): (VNode | null)[] {
  return [
    v("h3", {}, card.unit),
    card.modes ? optionTable(play, card, card.modes, "What each mode gives") : null,
    card.transport ? optionTable(play, card, card.transport, "What transport or class gives") : null,
    card.refused && !card.modes
      ? v("p", { class: "wrong" }, card.refused.text, " ", ruleLinks(card.refused.rules))
      : null,
    movementKindChoice(play),
    v(
      "details",
      { class: "facts" },
      v(
        "summary",
        {},
        card.ma,
        ` · ${card.facts.find(([name]) => name === "Class")?.[1] ?? ""} · ${card.facts[0]?.[1] ?? ""}`,
      ),
      v("dl", { class: "values" }, ...card.facts.flatMap(([name, value]) => [v("dt", {}, name), v("dd", {}, value)])),
      card.ledger.length ? ledgerView(card.ledger) : null,
    ),
  ];
}

// Modes and transport

function optionTable(play: Play, card: WachtCard, rows: WachtGives[], caption: string): VNode {
  return v(
    "table",
    { class: "gives" },
    v("caption", { class: "unseen" }, caption),
    v("thead", {}, v("tr", {}, ...["", "MA", "Moves", "Hexes"].map((name) => v("th", { scope: "col" }, name)))),
    v("tbody", {}, ...rows.map((row) => optionRow(play, card, row))),
  );
}

function optionName(row: WachtGives): string {
  if (row.mode) return MODE_NAMES[row.mode] ?? row.mode;
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

function optionRow(play: Play, card: WachtCard, row: WachtGives): VNode {
  const name = optionName(row);
  if (row.refused) {
    return v(
      "tr",
      { class: "not" },
      v("th", { scope: "row" }, name),
      v("td", { colspan: 3 }, row.refused.text, " ", ruleLinks(row.refused.rules)),
    );
  }
  const action = actionOf(card, row);
  const head = action
    ? v(
        "button",
        { type: "button", class: "mode", onclick: () => void play.acts.apply(action) },
        name,
        row.phase === "exploitation" ? v("small", {}, "after the others") : null,
      )
    : v("span", { class: "now" }, name, row.now && row.mode ? " (now)" : "");
  if (row.stays) {
    return v(
      "tr",
      { class: "not" },
      v("th", { scope: "row" }, head),
      v("td", { colspan: 3 }, row.stays.text, " ", ruleLinks(row.stays.rules)),
    );
  }
  const reach = row.reach ?? {};
  const preview = (): void => {
    play.looking.previewMarks.value = Object.entries(reach).map(([hex, label]) => ({ hex, kind: "reach", label }));
  };
  const see = v(
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
  return v(
    "tr",
    { onpointerenter: preview },
    v("th", { scope: "row" }, head),
    v("td", { class: "number" }, row.ma ?? ""),
    v("td", {}, ...(row.kinds ?? []).map((kind) => v("span", { class: "kind" }, kind))),
    v("td", { class: "number" }, see),
  );
}

// Road or regular

function movementKindChoice(play: Play): VNode | null {
  if (!["Movement", "FormationMoves", "UnitMove"].includes(wachtPart(play.game).step) || !play.looking.moves.length)
    return null;
  const settings = wachtSettings(play.game);
  const kinds = new Set(play.looking.moves.map((choice) => toText(choice.action["kind"])));
  const shown = new Set(play.looking.moves.map((choice) => choice.hex)).size;
  const rolls = new Set(play.looking.moves.filter((choice) => choice.left.endsWith("?")).map((choice) => choice.hex))
    .size;
  const summary = v(
    "p",
    { class: "faint" },
    `${shown} hexes in reach${rolls ? `, ${rolls} of them by a way that depends on a roll (?)` : ""}.`,
  );
  if (kinds.size < 2) return v("div", {}, summary);
  const words = { any: "Cheapest", road: "By road", regular: "Regular" };
  return v(
    "div",
    { class: "kinds" },
    v(
      "div",
      { class: "row", role: "group", "aria-label": "Kind of movement" },
      ...(Object.keys(words) as (keyof typeof words)[]).map((kind) =>
        v(
          "button",
          {
            type: "button",
            "aria-pressed": settings.kind.value === kind ? "true" : "false",
            onclick: () => (settings.kind.value = kind),
          },
          words[kind],
        ),
      ),
    ),
    summary,
  );
}
