import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FrameScheduler } from "../src/board/frame_scheduler";

let frames: (() => void)[] = [];

/** Return a promise with the functions that settle it. */
function makePromise(): { promise: Promise<void>; resolve: () => void; reject: (error: Error) => void } {
  let resolve!: () => void, reject!: (error: Error) => void;
  const promise = new Promise<void>((yes, no) => ([resolve, reject] = [yes, no]));
  return { promise, resolve, reject };
}

const runFrame = (): void => frames.splice(0).forEach((act) => act());

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (act: () => void) => frames.push(act));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a frame draws once, however often it was requested", () => {
  const draw = vi.fn();
  const pace = new FrameScheduler(draw);
  pace.request();
  pace.request();
  runFrame();
  runFrame();
  expect(draw).toHaveBeenCalledTimes(1);
});

test("an immediate answer is drawn in the same frame", async () => {
  const draw = vi.fn();
  const pace = new FrameScheduler(draw);
  const answer = makePromise();
  pace.requestWith(answer.promise);
  pace.request();
  runFrame();
  expect(draw).not.toHaveBeenCalled();
  answer.resolve();
  await vi.advanceTimersByTimeAsync(1);
  runFrame();
  expect(draw).toHaveBeenCalledTimes(1);
});

test("a late or missing answer does not delay the frame", async () => {
  const draw = vi.fn();
  const pace = new FrameScheduler(draw);
  pace.requestWith(new Promise(() => undefined));
  pace.request();
  await vi.advanceTimersByTimeAsync(100);
  runFrame();
  expect(draw).toHaveBeenCalledTimes(1);
});

test("a later answer replaces an earlier one, and a failed one is drawn too", async () => {
  const draw = vi.fn();
  const pace = new FrameScheduler(draw);
  const later = makePromise();
  pace.requestWith(Promise.resolve());
  pace.requestWith(later.promise);
  await vi.advanceTimersByTimeAsync(1);
  runFrame();
  expect(draw).not.toHaveBeenCalled();
  later.reject(new Error("lost"));
  await vi.advanceTimersByTimeAsync(1);
  runFrame();
  expect(draw).toHaveBeenCalledTimes(1);
});
