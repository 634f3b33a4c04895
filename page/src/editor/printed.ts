/** The position on paper: who stands where, hex by hex and box by box, and what is set besides. */

import type { VNode } from "preact";
import { dialog } from "../dialog";
import type { Piece } from "../generated/api";
import { v } from "../ui";
import type { EditorStore } from "./store";

export function printed(editor: EditorStore): void {
  const { laid, title } = editor;
  const facts = editor.editable.facts
    .map(({ name, label, choices }): [string, string] => [label, told(laid.facts[name], choices ?? {})])
    .filter(([, value]) => value);
  const places = [...byPlace(laid.pieces)];
  const row = ([where, pieces]: [string, Piece[]]): VNode =>
    v("tr", {}, v("th", { scope: "row" }, where), v("td", {}, pieces.map(unitWords).join("; ")));
  const box = dialog(
    `${title.label.split(":")[0] ?? ""}: position`,
    [
      v(
        "p",
        { class: "row no-print" },
        v("button", { type: "button", class: "main", onclick: () => window.print() }, "Print"),
      ),
      v(
        "dl",
        { class: "values" },
        ...[...laid.panels.flatMap((panel) => panel.rows), ...facts].flatMap(([name, value]) => [
          v("dt", {}, name),
          v("dd", {}, value),
        ]),
      ),
      v("table", { class: "position-list" }, v("tbody", {}, ...places.map(row))),
    ],
    true,
  );
  box.classList.add("to-print");
}

/** Hexes in order, then boxes. */
export function byPlace(pieces: readonly Piece[]): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  const order = (piece: Piece): string => `${piece.counter.hex ? 0 : 1}${piece.where}`;
  for (const piece of [...pieces].sort((a, b) => order(a).localeCompare(order(b))))
    found.set(piece.where, [...(found.get(piece.where) ?? []), piece]);
  return found;
}

function unitWords({ counter }: Piece): string {
  const lost = counter.steps < counter.full_steps ? ` ${counter.steps}/${counter.full_steps}` : "";
  return `${counter.unit}${lost}${counter.badges.length ? ` (${counter.badges.join(", ")})` : ""}`;
}

/** What is set, in words; what holds for every hex and every card would fill pages. */
function told(value: unknown, choices: Record<string, string>): string {
  if (typeof value === "string") return choices[value] ?? value;
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  return Array.isArray(value) ? value.map((word) => choices[String(word)] ?? String(word)).join(", ") : "";
}
