/** The layout of a question: heading, choices that scroll, and buttons that stay visible. */

import type { VNode } from "preact";
import { type Content, v } from "../ui";

/** The shortcuts of the main button and of the button that declines or ends. */
export const MAIN_KEY = "Enter";
export const DECLINE_KEY = "n";

/** The shortcut of a button, or several separated by spaces; null for none. */
export type Key = number | string | null;

/** The view of a question; only its body scrolls. */
export function questionView(
  className: string,
  head: Content[],
  body: Content[],
  foot: Content[],
  more: object = {},
): VNode {
  const hasContent = (shown: Content[]): boolean => shown.some(Boolean);
  return v(
    "div",
    { class: `question ${className}`, ...more },
    v("div", { class: "question-head" }, ...head),
    hasContent(body) ? v("div", { class: "question-body" }, ...body) : null,
    hasContent(foot) ? v("div", { class: "question-foot" }, ...foot) : null,
  );
}

/** The shortcuts of a button, drawn by CSS so that they are not part of its text. */
export function keySigns(key: Key | undefined): VNode | null {
  if (key === null || key === undefined) return null;
  const signs = String(key)
    .split(" ")
    .map((one) => v("kbd", { "data-sign": one === MAIN_KEY ? "↵" : one.toUpperCase() }));
  return v("span", { class: "key-signs", "aria-hidden": "true" }, ...signs);
}

/** Scroll to the start of the question. */
export function scrollToQuestion(page: ParentNode): void {
  for (const part of page.querySelectorAll(".prompt, .question-body")) part.scrollTo({ top: 0 });
}

/** Focus the question, unless a dialog, field or replay has the focus. */
export function focusQuestion(page: ParentNode): void {
  scrollToQuestion(page);
  const here = document.activeElement;
  if (here?.closest("dialog, input, textarea, select, .replay")) return;
  page.querySelector<HTMLElement>(".prompt")?.focus({ preventScroll: true });
}

/** Milliseconds after a new question during which a key may still be intended for the previous one. */
const SETTLE_TIME = 400;

/** Measures how long the present question has been shown. */
export class QuestionTimer {
  private arrivedAt = -Infinity;
  private hadWaited = false;

  /** Note that a question has arrived; `waited` if a reveal came before it. */
  markArrival(waited = false): void {
    this.arrivedAt = performance.now();
    this.hadWaited = waited;
  }

  /** Whether the question has just replaced a reveal, so that no key should answer it yet. */
  get isSudden(): boolean {
    return this.hadWaited && !this.isSettled;
  }

  get isSettled(): boolean {
    return performance.now() - this.arrivedAt >= SETTLE_TIME;
  }
}

/** Click the button with a shortcut; return whether there is one. Protects against accidental presses. */
export function pressKey(page: ParentNode, key: string, question: QuestionTimer): boolean {
  const button = page.querySelector<HTMLButtonElement>(`[data-key~="${key}"]:not(:disabled)`);
  if (button && !question.isSudden && (question.isSettled || button.dataset["ends"] === undefined)) button.click();
  return button !== null;
}
