/** Keyboard shortcuts for the answers to a question: 1 to 9, 0, then letters without another use. */

export const LETTER_KEYS = [..."bdegijkqsvxyz"];

const KEY_ORDER = [..."1234567890", ...LETTER_KEYS];

export type NextKey = () => string | null;

/** Return a function that gives the next shortcut on each call, or null when none is left. */
export function answerKeys(): NextKey {
  let last = 0;
  return () => KEY_ORDER[last++] ?? null;
}
