/**
 * The page API for titles from other packages: `import { panel, v } from "/page-api/1.js"`. The number is its version;
 * incompatible changes get a new number. `public/page-api/1.d.ts` declares it for authors, and `1.check.ts` compares
 * the two.
 */

import { computed, effect, signal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { eventView } from "../game/log";
import { sentenceView } from "../game/sentences";
import { ruleLinks } from "../rules";
import { group, live, type Content, styled, v } from "../ui";
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
  sentenceView as told,
  useEffect,
  useRef,
  useState,
  v,
};

/** A panel with a heading, in the style of the page. */
export function panel(heading: string, ...shown: Content[]): VNode {
  return v("section", { class: "panel", "aria-label": heading }, v("h3", {}, heading), ...shown);
}

/** A table with column names; the first cell of a row is its heading, and numbers are aligned right. */
export function table(columns: string[], rows: (Content | number)[][]): VNode {
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

/** A list of names and values. */
export function values(pairs: [name: string, value: Content][]): VNode {
  return v("dl", { class: "values" }, ...pairs.flatMap(([name, value]) => [v("dt", {}, name), v("dd", {}, value)]));
}

/** A button; `main` marks the default one. */
export function button(words: Content, press: () => void, how: { main?: boolean; disabled?: boolean } = {}): VNode {
  const { main = false, disabled = false } = how;
  return v("button", { type: "button", class: main ? "main" : "", disabled, onclick: press }, words);
}
