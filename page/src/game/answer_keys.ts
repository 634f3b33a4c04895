/** The keys of the answers to a question, as they stand there: 1 to 9, 0, then letters that mean nothing else. */

export const LETTERS = [..."bdegijkqsvxyz"];

const ORDER = [..."1234567890", ...LETTERS];

export type Keys = () => string | null;

/** Each call gives the next key; null when there is none left, and the answer is reached with Tab. */
export function keysFromOne(): Keys {
  let last = 0;
  return () => ORDER[last++] ?? null;
}
