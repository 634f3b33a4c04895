/** A move hex by hex: what each step costs and why, the MP left after it, stops and rolls on the way. */

import type { VNode } from "preact";
import { spoken } from "../../dom";
import type { WachtLeg, WachtRoute } from "../../generated/api";
import { ruleLink } from "../../rules";
import { v } from "../../ui";
import { mp } from "./data";

export function routeView(route: WachtRoute): VNode {
  const last = route.legs[route.legs.length - 1];
  const rolls = route.legs.some((leg) => leg.notes.some((note) => note.roll));
  const left =
    last && !route.counts_hexes ? `${mp(last.left)} of ${mp(route.ma)} MP left` : `${route.legs.length} hexes`;
  return v(
    "section",
    { class: "panel why legal route", "aria-label": "What it costs" },
    v("h3", {}, `${route.unit} to ${last?.place ? `${last.place} ` : ""}${last?.hex ?? ""}: ${left}`),
    v(
      "p",
      { class: "faint" },
      `${spoken(route.kind)} movement, ${route.column}`,
      route.spent === 0 ? "" : `; ${mp(route.spent)} MP spent before`,
      rolls ? "; it depends on a roll." : ".",
    ),
    v(
      "table",
      { class: "ledger legs" },
      v("thead", {}, v("tr", {}, ...["Hex", "MP", "Why", "Left"].map((name) => v("th", { scope: "col" }, name)))),
      v("tbody", {}, ...route.legs.map((leg) => legRow(leg, route.counts_hexes))),
    ),
  );
}

function legRow(leg: WachtLeg, counts: boolean): VNode {
  // A line of nothing is told by its rule alone where others say what was paid.
  const paid = leg.lines.filter((line) => line.amount !== 0);
  const why = (line: WachtLeg["lines"][number], alone: boolean): VNode =>
    v("span", { class: "line" }, alone ? "" : `${mp(line.amount)} `, line.reason, " ", ruleLink(line.rule));
  return v(
    "tr",
    {},
    v("th", { scope: "row" }, leg.hex, leg.place ? v("small", {}, ` ${leg.place}`) : null),
    v("td", { class: "number" }, counts ? "" : mp(leg.cost)),
    v(
      "td",
      {},
      ...leg.lines.map((line) => why(line, paid.length < 2 || line.amount === 0)),
      ...leg.notes.map((note) => v("span", { class: note.loud ? "note loud" : "note" }, note.text)),
    ),
    v("td", { class: "number" }, counts ? "" : mp(leg.left)),
  );
}
