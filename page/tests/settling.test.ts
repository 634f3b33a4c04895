import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pressKey, QuestionTimer } from "../src/game/question";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Return a page with one button, and a count of its presses. */
function makePage(dataset: Record<string, string>): { page: ParentNode; pressed: () => number } {
  let pressed = 0;
  const button = { dataset, click: () => void pressed++ };
  return { page: { querySelector: () => button } as unknown as ParentNode, pressed: () => pressed };
}

test("a key pressed right after a question came does not pass", () => {
  const { page, pressed } = makePage({ ends: "" });
  const question = new QuestionTimer();
  question.markArrival();
  vi.advanceTimersByTime(399);
  pressKey(page, "n", question);
  expect(pressed()).toBe(0);
  vi.advanceTimersByTime(1);
  pressKey(page, "n", question);
  expect(pressed()).toBe(1);
});

test("answers that end nothing work at once", () => {
  const { page, pressed } = makePage({});
  const question = new QuestionTimer();
  question.markArrival();
  pressKey(page, "1", question);
  expect(pressed()).toBe(1);
});

test("a key pressed to reveal chits does not answer the next question", () => {
  const { page, pressed } = makePage({});
  const question = new QuestionTimer();
  question.markArrival(true);
  pressKey(page, "Enter", question);
  expect(pressed()).toBe(0);
  vi.advanceTimersByTime(400);
  pressKey(page, "Enter", question);
  expect(pressed()).toBe(1);
});
