/** The position as a printable list: units by hex and box, then all settings. */

import type { VNode } from "preact";
import { openDialog } from "../dialog";
import { humanize } from "../dom";
import type { Field, Piece } from "../generated/api";
import { v } from "../ui";
import type { EditorStore } from "./store";

export function showPrintable(editor: EditorStore): void {
  const { current, title } = editor;
  const facts = editor.editable.facts.flatMap((field) => settingRows(field, current.facts[field.name]));
  const places = [...piecesByPlace(current.pieces)];
  const row = ([where, pieces]: [string, Piece[]]): VNode =>
    v("tr", {}, v("th", { scope: "row" }, where), v("td", {}, pieces.map(describePiece).join("; ")));
  const box = openDialog(
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
        ...[...current.panels.flatMap((panel) => panel.rows), ...facts].flatMap(([name, value]) => [
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

/** Return the pieces by place: hexes in order, then boxes. */
export function piecesByPlace(pieces: readonly Piece[]): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  const order = (piece: Piece): string => `${piece.counter.hex ? 0 : 1}${piece.where}`;
  for (const piece of [...pieces].sort((a, b) => order(a).localeCompare(order(b))))
    found.set(piece.where, [...(found.get(piece.where) ?? []), piece]);
  return found;
}

function describePiece({ counter }: Piece): string {
  const lost = counter.steps < counter.full_steps ? ` ${counter.steps}/${counter.full_steps}` : "";
  return `${counter.label || counter.unit}${lost}${counter.badges.length ? ` (${counter.badges.join(", ")})` : ""}`;
}

/** Return rows of label and text for a setting; values of many hexes, bridges or cards are grouped. */
export function settingRows(field: Field, value: unknown): [string, string][] {
  const piles = field.piles ?? [];
  const rows = piles.length
    ? piles.map(({ family, items }): [string, string] => [
        humanize(family),
        describeGroups(selectItems(value, items), humanize, (id) => items[id] || id),
      ])
    : [[field.label, describeValue(value, field.choices ?? {})] satisfies [string, string]];
  return rows.filter(([, words]) => words);
}

function selectItems(value: unknown, items: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value ?? {}).filter(([id]) => id in items));
}

function describeValue(value: unknown, choices: Record<string, string>): string {
  if (typeof value === "string") return choices[value] ?? value;
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map((word) => choices[String(word)] ?? String(word)).join(", ");
  return describeGroups(Object(value) as Record<string, unknown>, (one) => choices[one] ?? one, String);
}

/** Group ids by value; the largest of several groups becomes "all others", so that a page is enough. */
function describeGroups(
  value: Record<string, unknown>,
  nameValue: (what: string) => string,
  nameItem: (id: string) => string,
): string {
  const groups = new Map<string, string[]>();
  for (const [id, what] of Object.entries(value))
    groups.set(String(what), [...(groups.get(String(what)) ?? []), nameItem(id)]);
  const [largest, ...rest] = [...groups].sort(([, a], [, b]) => b.length - a.length);
  if (!largest) return "";
  const few = rest.map(([what, ids]) => `${nameValue(what)}: ${ids.join(", ")}`);
  const [what, ids] = largest;
  const many = rest.length ? "all others" : ids.length > 8 ? "all" : ids.join(", ");
  return [...few, `${nameValue(what)}: ${many}`].join("; ");
}
