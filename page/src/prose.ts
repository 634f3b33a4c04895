/** Sentences of the engine, as a type that can only be displayed; data for logic comes beside them. */

declare const prose: unique symbol;

/** A sentence that cannot be used as a string: not split, compared or inserted into another. */
export interface Prose {
  readonly [prose]: never;
}

/** Return the text of a sentence. Only modules that display text may use this; the linter checks it. */
export function proseText(words: Prose): string {
  return words as unknown as string;
}

/** Treat a text of the page as a sentence of the engine. */
export function asProse(words: string): Prose {
  return words as unknown as Prose;
}

/** Return a sentence with a capital first letter. */
export function capitalize(words: Prose): Prose {
  const text = proseText(words);
  return asProse(text.charAt(0).toUpperCase() + text.slice(1));
}

/** Return a sentence with a lower-case first letter. */
export function uncapitalize(words: Prose): Prose {
  const text = proseText(words);
  return asProse(text.charAt(0).toLowerCase() + text.slice(1));
}

/** Return whether the words contain the searched text, ignoring accents and case. */
export function containsText(words: (string | Prose)[], searched: string): boolean {
  const whole = words.map((part) => (typeof part === "string" ? part : proseText(part))).join("");
  return normalizeText(whole).includes(normalizeText(searched));
}

/** Return a text in lower case and without accents. */
export function normalizeText(words: string): string {
  return words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
