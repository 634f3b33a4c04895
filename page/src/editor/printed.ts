/** The position on paper: who stands where, hex by hex and box by box, and what is set besides. */

import type { VNode } from "preact";
import { dialog } from "../dialog";
import { spoken } from "../dom";
import type { Field, Piece } from "../generated/api";
import { v } from "../ui";
import type { EditorStore } from "./store";

export function printed(editor: EditorStore): void {
  const { laid, title } = editor;
  const facts = editor.editable.facts.flatMap((field) => written(field, laid.facts[field.name]));
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
  return `${counter.label || counter.unit}${lost}${counter.badges.length ? ` (${counter.badges.join(", ")})` : ""}`;
}

/** A thing that is set, by its label: what holds of many hexes, bridges or cards by what holds of them. */
export function written(field: Field, value: unknown): [string, string][] {
  const piles = field.piles ?? [];
  const rows = piles.length
    ? piles.map(({ family, items }): [string, string] => [
        spoken(family),
        grouped(pick(value, items), spoken, (id) => items[id] || id),
      ])
    : [[field.label, told(value, field.choices ?? {})] satisfies [string, string]];
  return rows.filter(([, words]) => words);
}

function pick(value: unknown, items: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value ?? {}).filter(([id]) => id in items));
}

function told(value: unknown, choices: Record<string, string>): string {
  if (typeof value === "string") return choices[value] ?? value;
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map((word) => choices[String(word)] ?? String(word)).join(", ");
  return grouped(Object(value) as Record<string, unknown>, (one) => choices[one] ?? one, String);
}

/** By what holds of them; the largest of several groups is the rest, so that a page is enough. */
function grouped(
  value: Record<string, unknown>,
  called: (what: string) => string,
  named: (id: string) => string,
): string {
  const groups = new Map<string, string[]>();
  for (const [id, what] of Object.entries(value))
    groups.set(String(what), [...(groups.get(String(what)) ?? []), named(id)]);
  const [largest, ...rest] = [...groups].sort(([, a], [, b]) => b.length - a.length);
  if (!largest) return "";
  const few = rest.map(([what, ids]) => `${called(what)}: ${ids.join(", ")}`);
  const [what, ids] = largest;
  const many = rest.length ? "all others" : ids.length > 8 ? "all" : ids.join(", ");
  return [...few, `${called(what)}: ${many}`].join("; ");
}
