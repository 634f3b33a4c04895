/** Finding glossary words in a text. */

import type { WordData } from "./generated/api";

export interface Terms {
  /** Null if the glossary is empty. */
  pattern: RegExp | null;
  byForm: ReadonlyMap<string, WordData>;
}

export interface TermMatch {
  start: number;
  end: number;
  word: WordData;
}

/** Compile a glossary into a pattern that prefers longer forms and also matches forms with a capital first letter. */
export function compileTerms(words: readonly WordData[]): Terms {
  const byForm = new Map<string, WordData>();
  for (const word of words)
    for (const form of word.forms)
      for (const written of [form, form.charAt(0).toUpperCase() + form.slice(1)])
        if (written === form || !byForm.has(written)) byForm.set(written, word);
  const forms = [...byForm.keys()].filter(Boolean).sort((a, b) => b.length - a.length);
  if (!forms.length) return { pattern: null, byForm };
  const either = forms.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  return { pattern: new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${either})(?![\\p{L}\\p{N}_-])`, "gu"), byForm };
}

/** Soft hyphens, which are ignored when matching. */
const SOFT_HYPHEN = /\u00ad/g;

export function findTerms(text: string, { pattern, byForm }: Terms): TermMatch[] {
  if (!pattern) return [];
  const seams = [...text.matchAll(SOFT_HYPHEN)].map((seam, before) => seam.index - before);
  /** Convert an index in the text without soft hyphens to one in the original text. */
  const originalIndex = (at: number): number => at + seams.filter((seam) => seam <= at).length;
  return [...text.replace(SOFT_HYPHEN, "").matchAll(pattern)].flatMap((one) => {
    const word = byForm.get(one[0]);
    return word
      ? [{ start: originalIndex(one.index), end: originalIndex(one.index + one[0].length - 1) + 1, word }]
      : [];
  });
}
