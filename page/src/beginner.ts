/** One setting for a person's wish for help, which controls hints and automatic preparations; kept in this browser. */

import { useState } from "preact/hooks";
import type { VNode } from "preact";
import { allTokens } from "./seats";
import { v } from "./ui";
import { words } from "./words";

const STORAGE_KEY = "broadfront.beginner";
/** The localStorage key for whether hints are shown. */
export const HINTS_KEY = "broadfront.hints";

/** Return the person's choice; by default, a person without games is a beginner. */
export function isBeginner(): boolean {
  const chosen = localStorage.getItem(STORAGE_KEY);
  return chosen === null ? allTokens().length === 0 : chosen === "yes";
}

/** Store the choice, and set the hints accordingly if the choice changes. */
export function setBeginner(on: boolean): void {
  const value = on ? "yes" : "no";
  if (localStorage.getItem(STORAGE_KEY) === value) return;
  localStorage.setItem(STORAGE_KEY, value);
  localStorage.setItem(HINTS_KEY, value);
}

/** The help switch of the start page. */
export function HelpSwitch(): VNode {
  const [on, choose] = useState(isBeginner());
  const change = (to: boolean): void => {
    setBeginner(to);
    choose(to);
  };
  return helpSwitchView(on, change);
}

/** Two buttons for the help settings, and a description of the chosen one. */
export function helpSwitchView(on: boolean, change: (to: boolean) => void): VNode {
  const texts = words().beginner;
  const one = (to: boolean): VNode =>
    v(
      "button",
      { type: "button", "aria-pressed": to === on ? "true" : "false", onclick: () => change(to) },
      texts[to ? "yes" : "no"][0],
    );
  return v(
    "div",
    { class: "much-help", role: "group", "aria-label": texts.label },
    one(true),
    one(false),
    v("span", { class: "faint" }, texts[on ? "yes" : "no"][1]),
  );
}
