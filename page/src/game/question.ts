/** What is asked, in three parts: the sentence, what may be chosen, and the buttons that are always in sight. */

import type { VNode } from "preact";
import { type Shown, v } from "../ui";

/** The key of the main button, and the one that declines or ends. */
export const MAIN = "Enter";
export const NO = "n";

/** What presses a button: a key, or several with a space between them; null: none does. */
export type Key = number | string | null;

/** The second part scrolls when it is long; the other two stay where they are. */
export function question(look: string, head: Shown[], body: Shown[], foot: Shown[], more: object = {}): VNode {
  const held = (shown: Shown[]): boolean => shown.some(Boolean);
  return v(
    "div",
    { class: `question ${look}`, ...more },
    v("div", { class: "question-head" }, ...head),
    held(body) ? v("div", { class: "question-body" }, ...body) : null,
    held(foot) ? v("div", { class: "question-foot" }, ...foot) : null,
  );
}

/** The keys that press a button, as they stand on it: signs of the style, no words of the button. */
export function keySign(key: Key | undefined): VNode | null {
  if (key === null || key === undefined) return null;
  const signs = String(key)
    .split(" ")
    .map((one) => v("kbd", { "data-sign": one === MAIN ? "↵" : one.toUpperCase() }));
  return v("span", { class: "key-signs", "aria-hidden": "true" }, ...signs);
}

/** What is asked is seen from its beginning, its buttons below. */
export function showQuestion(page: ParentNode): void {
  for (const part of page.querySelectorAll(".prompt, .question-body")) part.scrollTo({ top: 0 });
}

/** Put the focus on what is asked: Enter then presses its main button, and Tab goes through its choices. */
export function focusQuestion(page: ParentNode): void {
  showQuestion(page);
  const here = document.activeElement;
  if (here?.closest("dialog, input, textarea, select, .replay")) return;
  page.querySelector<HTMLElement>(".prompt")?.focus({ preventScroll: true });
}

/** So long after a question has come, in milliseconds, a key may still be meant for the one before it. */
const SETTLES = 400;

/** When the present question came. */
export class Settling {
  private came = -Infinity;
  private waited = false;

  /** `waited`: it came when something else had been shown to its end. */
  arrives(waited = false): void {
    this.came = performance.now();
    this.waited = waited;
  }

  /** Whether any key may still be meant for what was shown before. */
  get sudden(): boolean {
    return this.waited && !this.settled;
  }

  get settled(): boolean {
    return performance.now() - this.came >= SETTLES;
  }
}

/** Press the button that has this key; whether there is one. What ends something is not pressed by mistake. */
export function pressKey(page: ParentNode, key: string, question: Settling): boolean {
  const found = page.querySelector<HTMLButtonElement>(`[data-key~="${key}"]:not(:disabled)`);
  if (found && !question.sudden && (question.settled || found.dataset["ends"] === undefined)) found.click();
  return found !== null;
}
