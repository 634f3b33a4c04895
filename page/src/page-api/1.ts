/**
 * What a title from another package makes its part of the page with: `import { panel, v } from "/page-api/1.js"`.
 * The number is that of this agreement. What is here stays as it is; what would break a script gets another number.
 * `public/page-api/1.d.ts` declares it for authors, and `1.check.ts` holds the two together.
 */

import { computed, effect, signal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { eventView } from "../game/log";
import { told } from "../game/told";
import { ruleLinks } from "../rules";
import { group, live, type Shown, styled, v } from "../ui";
import { ledgerView } from "../views/answer";

export {
  computed,
  effect,
  eventView,
  group,
  ledgerView,
  live,
  ruleLinks,
  signal,
  styled,
  told,
  useEffect,
  useRef,
  useState,
  v,
};

/** A panel with a heading, as all panels of the page look. */
export function panel(heading: string, ...shown: Shown[]): VNode {
  return v("section", { class: "panel", "aria-label": heading }, v("h3", {}, heading), ...shown);
}

/** A table: names of the columns, then rows; the first cell of a row names it. Numbers stand to the right. */
export function table(columns: string[], rows: (Shown | number)[][]): VNode {
  return v(
    "table",
    {},
    v("thead", {}, v("tr", {}, ...columns.map((name) => v("th", { scope: "col" }, name)))),
    v(
      "tbody",
      {},
      ...rows.map((row) =>
        v(
          "tr",
          {},
          ...row.map((cell, n) => {
            if (typeof cell === "number") return v("td", { class: "number" }, String(cell));
            return n ? v("td", {}, cell) : v("th", { scope: "row" }, cell);
          }),
        ),
      ),
    ),
  );
}

/** Names and values, one below the other. */
export function values(pairs: [name: string, value: Shown][]): VNode {
  return v("dl", { class: "values" }, ...pairs.flatMap(([name, value]) => [v("dt", {}, name), v("dd", {}, value)]));
}

/** A button; `main` is the one that is meant. */
export function button(words: Shown, press: () => void, how: { main?: boolean; disabled?: boolean } = {}): VNode {
  const { main = false, disabled = false } = how;
  return v("button", { type: "button", class: main ? "main" : "", disabled, onclick: press }, words);
}
