/** A combat chit: what is printed on it, and what counts in this combat. */

import type { VNode } from "preact";
import { v } from "../../../ui";
import type { Chit } from "./combats";

/** Return the condition for a chit to count, as printed on it. */
function describeCondition(kind: string): string {
  const [, sign, odds] = /^ratio(>=|<)(.+)$/.exec(kind) ?? [];
  if (odds) return sign === ">=" ? `${odds} or better` : `below ${odds}`;
  return { none: "", flanked: "Flanked", armor: "Armor", artillery: "Artillery", airpower: "Airpower" }[kind] ?? kind;
}

export function chitView(chit: Chit, n: number): VNode {
  const condition = describeCondition(chit.kind);
  const figure = (at: 0 | 1, name: string): VNode => {
    const [printed, counts] = [chit.printed[at], chit.counts[at]];
    const look = printed ? (counts ? "counts" : "struck") : "none";
    const about = `${printed} on the ${name}${printed && !counts ? ", does not count" : ""}`;
    return v("span", { class: `hits-on ${look}`, title: about, "aria-label": about, role: "img" }, String(printed));
  };
  const blank = !chit.counts[0] && !chit.counts[1];
  return v(
    "li",
    { key: n, class: `chit${blank ? " blank" : ""}${chit.struck ? " barred" : ""}` },
    v("span", { class: "chit-name" }, chit.name),
    v("span", { class: "chit-figures" }, figure(0, "defender"), figure(1, "attacker")),
    condition ? v("span", { class: `chit-condition${chit.struck ? " struck" : ""}` }, condition) : null,
    chit.struck ? v("small", { class: "chit-why" }, chit.struck) : null,
  );
}
