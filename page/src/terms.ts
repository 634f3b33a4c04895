/** Where the words of a glossary stand in a text. */

import type { WordData } from "./generated/api";

export interface Terms {
  /** Null where there is nothing to look for. */
  pattern: RegExp | null;
  of: ReadonlyMap<string, WordData>;
}

export interface Found {
  start: number;
  end: number;
  word: WordData;
}

/** A form is written as the glossary has it; one of small letters also as a sentence begins. The longest counts. */
export function patternOf(words: readonly WordData[]): Terms {
  const of = new Map<string, WordData>();
  for (const word of words)
    for (const form of word.forms)
      for (const written of [form, form.charAt(0).toUpperCase() + form.slice(1)])
        if (written === form || !of.has(written)) of.set(written, word);
  const forms = [...of.keys()].filter(Boolean).sort((a, b) => b.length - a.length);
  if (!forms.length) return { pattern: null, of };
  const either = forms.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  return { pattern: new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${either})(?![\\p{L}\\p{N}_-])`, "gu"), of };
}

/** Where a narrow card may divide a word; such a word is the word all the same. */
const SOFT = /\u00ad/g;

export function found(text: string, { pattern, of }: Terms): Found[] {
  if (!pattern) return [];
  const seams = [...text.matchAll(SOFT)].map((seam, before) => seam.index - before);
  /** A place of the text without seams, in the text as it is. */
  const place = (at: number): number => at + seams.filter((seam) => seam <= at).length;
  return [...text.replace(SOFT, "").matchAll(pattern)].flatMap((one) => {
    const word = of.get(one[0]);
    return word ? [{ start: place(one.index), end: place(one.index + one[0].length - 1) + 1, word }] : [];
  });
}
