/** The words of the analyst; loaded with what shows it. */

import { signal } from "@preact/signals";
import { language } from ".";
import { analyst as en, type AnalystWords } from "./en_analyst";

const FILES: Record<string, () => Promise<AnalystWords>> = { de: async () => (await import("./de_analyst")).analyst };

const spoken = signal(en);

export function analystWords(): AnalystWords {
  return spoken.value;
}

/** Have them in the language of the page before anything of the analyst is shown. */
export async function loadAnalystWords(): Promise<void> {
  spoken.value = (await FILES[language()]?.()) ?? en;
}
