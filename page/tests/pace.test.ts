import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pace } from "../src/board/pace";

let frames: (() => void)[] = [];

/** A promise, and how it is answered. */
function open(): { promise: Promise<void>; resolve: () => void; reject: (error: Error) => void } {
  let resolve!: () => void, reject!: (error: Error) => void;
  const promise = new Promise<void>((yes, no) => ([resolve, reject] = [yes, no]));
  return { promise, resolve, reject };
}

const frame = (): void => frames.splice(0).forEach((act) => act());

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (act: () => void) => frames.push(act));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a frame draws once, however often it was asked for", () => {
  const draw = vi.fn();
  const pace = new Pace(draw);
  pace.ask();
  pace.ask();
  frame();
  frame();
  expect(draw).toHaveBeenCalledTimes(1);
});

test("what is answered at once is drawn in one picture", async () => {
  const draw = vi.fn();
  const pace = new Pace(draw);
  const answer = open();
  pace.askWith(answer.promise);
  pace.ask();
  frame();
  expect(draw).not.toHaveBeenCalled();
  answer.resolve();
  await vi.advanceTimersByTimeAsync(1);
  frame();
  expect(draw).toHaveBeenCalledTimes(1);
});

test("what is answered late or never holds nothing up", async () => {
  const draw = vi.fn();
  const pace = new Pace(draw);
  pace.askWith(new Promise(() => undefined));
  pace.ask();
  await vi.advanceTimersByTimeAsync(100);
  frame();
  expect(draw).toHaveBeenCalledTimes(1);
});

test("a later answer takes the place of an earlier one, and a failed one is drawn too", async () => {
  const draw = vi.fn();
  const pace = new Pace(draw);
  const later = open();
  pace.askWith(Promise.resolve());
  pace.askWith(later.promise);
  await vi.advanceTimersByTimeAsync(1);
  frame();
  expect(draw).not.toHaveBeenCalled();
  later.reject(new Error("lost"));
  await vi.advanceTimersByTimeAsync(1);
  frame();
  expect(draw).toHaveBeenCalledTimes(1);
});
