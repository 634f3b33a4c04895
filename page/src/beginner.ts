/** Whether a person wants help: one switch for hints and for preparations. Kept in this browser. */

import { useState } from "preact/hooks";
import type { VNode } from "preact";
import { allTokens } from "./seats";
import { v } from "./ui";
import { words } from "./words";

const KEY = "broadfront.beginner";
/** Under this name the browser remembers whether advice is wanted. */
export const HINTS = "broadfront.hints";

/** As the person chose; before that, whoever has no game yet. */
export function isBeginner(): boolean {
  const chosen = localStorage.getItem(KEY);
  return chosen === null ? allTokens().length === 0 : chosen === "yes";
}

/** Remember it, with the hints where that is a change. */
export function beBeginner(on: boolean): void {
  const told = on ? "yes" : "no";
  if (localStorage.getItem(KEY) === told) return;
  localStorage.setItem(KEY, told);
  localStorage.setItem(HINTS, told);
}

/** The switch of the start page. */
export function HowMuchHelp(): VNode {
  const [on, choose] = useState(isBeginner());
  const change = (to: boolean): void => {
    beBeginner(to);
    choose(to);
  };
  return switchView(on, change);
}

/** The two settings side by side, and what the chosen one does. */
export function switchView(on: boolean, change: (to: boolean) => void): VNode {
  const said = words().beginner;
  const one = (to: boolean): VNode =>
    v(
      "button",
      { type: "button", "aria-pressed": to === on ? "true" : "false", onclick: () => change(to) },
      said[to ? "yes" : "no"][0],
    );
  return v(
    "div",
    { class: "much-help", role: "group", "aria-label": said.label },
    one(true),
    one(false),
    v("span", { class: "faint" }, said[on ? "yes" : "no"][1]),
  );
}
