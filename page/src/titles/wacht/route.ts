/** A move hex by hex: the cost and reason of each step, the MP left, stops and rolls on the way. */

import type { VNode } from "preact";
import { humanize } from "../../dom";
import type { WachtLeg, WachtRoute } from "../../generated/api";
import { ruleLink } from "../../rules";
import { v } from "../../ui";
import { formatMp } from "./data";

export function routeView(route: WachtRoute): VNode {
  const last = route.legs[route.legs.length - 1];
  const rolls = route.legs.some((leg) => leg.notes.some((note) => note.roll));
  const left =
    last && !route.counts_hexes
      ? `${formatMp(last.left)} of ${formatMp(route.ma)} MP left`
      : `${route.legs.length} hexes`;
  return v(
    "section",
    { class: "panel why legal route", "aria-label": "What it costs" },
    v("h3", {}, `${route.unit} to ${last?.place ? `${last.place} ` : ""}${last?.hex ?? ""}: ${left}`),
    v(
      "p",
      { class: "faint" },
      `${humanize(route.kind)} movement, ${route.column}`,
      route.spent === 0 ? "" : `; ${formatMp(route.spent)} MP spent before`,
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
  // A free line is shown by its rule alone next to lines with a cost.
  const paid = leg.lines.filter((line) => line.amount !== 0);
  const why = (line: WachtLeg["lines"][number], alone: boolean): VNode =>
    v("span", { class: "line" }, alone ? "" : `${formatMp(line.amount)} `, line.reason, " ", ruleLink(line.rule));
  return v(
    "tr",
    {},
    v("th", { scope: "row" }, leg.hex, leg.place ? v("small", {}, ` ${leg.place}`) : null),
    v("td", { class: "number" }, counts ? "" : formatMp(leg.cost)),
    v(
      "td",
      {},
      ...leg.lines.map((line) => why(line, paid.length < 2 || line.amount === 0)),
      ...leg.notes.map((note) => v("span", { class: note.loud ? "note loud" : "note" }, note.text)),
    ),
    v("td", { class: "number" }, counts ? "" : formatMp(leg.left)),
  );
}
