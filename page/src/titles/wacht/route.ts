/** A move hex by hex: what each step costs and why, the MP left after it, stops and rolls on the way. */

import { h, spoken } from "../../dom";
import type { WachtLeg, WachtRoute } from "../../generated/api";
import { ruleLink } from "../../rules";
import { mp } from "./data";

export function routeView(route: WachtRoute): HTMLElement {
  const last = route.legs[route.legs.length - 1];
  const rolls = route.legs.some((leg) => leg.notes.some((note) => note.roll));
  const left =
    last && !route.counts_hexes ? `${mp(last.left)} of ${mp(route.ma)} MP left` : `${route.legs.length} hexes`;
  return h(
    "section",
    { class: "panel why legal route", "aria-label": "What it costs" },
    h("h3", {}, `${route.unit} to ${last?.place ? `${last.place} ` : ""}${last?.hex ?? ""}: ${left}`),
    h(
      "p",
      { class: "faint" },
      `${spoken(route.kind)} movement, ${route.column}${route.spent === 0 ? "" : `; ${mp(route.spent)} MP spent before`}${rolls ? "; it depends on a roll" : ""}.`,
    ),
    h(
      "table",
      { class: "ledger legs" },
      h("thead", {}, h("tr", {}, ...["Hex", "MP", "Why", "Left"].map((name) => h("th", { scope: "col" }, name)))),
      h("tbody", {}, ...route.legs.map((leg) => legRow(leg, route.counts_hexes))),
    ),
  );
}

function legRow(leg: WachtLeg, counts: boolean): HTMLElement {
  // A line of nothing is told by its rule alone where others say what was paid.
  const paid = leg.lines.filter((line) => line.amount !== 0);
  const why = (line: WachtLeg["lines"][number], alone: boolean): HTMLElement =>
    h("span", { class: "line" }, alone ? "" : `${mp(line.amount)} `, line.reason, " ", ruleLink(line.rule));
  return h(
    "tr",
    {},
    h("th", { scope: "row" }, leg.hex, leg.place ? h("small", {}, ` ${leg.place}`) : null),
    h("td", { class: "number" }, counts ? "" : mp(leg.cost)),
    h(
      "td",
      {},
      ...leg.lines.map((line) => why(line, paid.length < 2 || line.amount === 0)),
      ...leg.notes.map((note) => h("span", { class: note.loud ? "note loud" : "note" }, note.text)),
    ),
    h("td", { class: "number" }, counts ? "" : mp(leg.left)),
  );
}
