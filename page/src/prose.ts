/** Sentences of the engine: a type that is shown and nothing else. What they are about comes as data beside them. */

declare const prose: unique symbol;

/** No string to the page: it cannot be taken apart, compared, or put into another sentence. */
export interface Prose {
  readonly [prose]: never;
}

/** The letters. Only for what puts them on the screen; the linter knows who that is. */
export function letters(words: Prose): string {
  return words as unknown as string;
}

/** A sentence of the page's own where one of the engine's may stand. */
export function own(words: string): Prose {
  return words as unknown as Prose;
}

/** As a sentence begins. */
export function capital(words: Prose): Prose {
  const told = letters(words);
  return own(told.charAt(0).toUpperCase() + told.slice(1));
}

/** As it goes on in a sentence. */
export function small(words: Prose): Prose {
  const told = letters(words);
  return own(told.charAt(0).toLowerCase() + told.slice(1));
}

/** Whether words hold what a person is looking for; accents and case do not matter. */
export function holds(words: (string | Prose)[], sought: string): boolean {
  const whole = words.map((part) => (typeof part === "string" ? part : letters(part))).join("");
  return folded(whole).includes(folded(sought));
}

/** Without accents and case. */
export function folded(words: string): string {
  return words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
