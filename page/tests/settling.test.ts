import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pressKey, Settling } from "../src/game/question";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page with one button, which counts how often it is pressed. */
function aPage(dataset: Record<string, string>): { page: ParentNode; pressed: () => number } {
  let pressed = 0;
  const button = { dataset, click: () => void pressed++ };
  return { page: { querySelector: () => button } as unknown as ParentNode, pressed: () => pressed };
}

test("a key pressed right after a question came does not pass", () => {
  const { page, pressed } = aPage({ ends: "" });
  const question = new Settling();
  question.arrives();
  vi.advanceTimersByTime(399);
  pressKey(page, "n", question);
  expect(pressed()).toBe(0);
  vi.advanceTimersByTime(1);
  pressKey(page, "n", question);
  expect(pressed()).toBe(1);
});

test("answers that end nothing are pressed at once", () => {
  const { page, pressed } = aPage({});
  const question = new Settling();
  question.arrives();
  pressKey(page, "1", question);
  expect(pressed()).toBe(1);
});

test("no key meant to show the rest of the chits answers the question that comes then", () => {
  const { page, pressed } = aPage({});
  const question = new Settling();
  question.arrives(true);
  pressKey(page, "Enter", question);
  expect(pressed()).toBe(0);
  vi.advanceTimersByTime(400);
  pressKey(page, "Enter", question);
  expect(pressed()).toBe(1);
});
