/** What the page says, in the language its person reads. A language beside English is a file, loaded when wanted. */

import { signal } from "@preact/signals";
import { en, type Words } from "./en";

/** By their own names. */
export const LANGUAGES: Record<string, string> = { en: "English", de: "Deutsch" };
const KEY = "broadfront.language";

const FILES: Record<string, () => Promise<Words>> = { de: async () => (await import("./de")).de };

const spoken = signal({ language: "en", words: en });

/** The words; a view that reads them is drawn again in another language. */
export function words(): Words {
  return spoken.value.words;
}

export function language(): string {
  return spoken.value.language;
}

/** Of words that a title keeps in its folder, those in the language of the page; English ones where it has none. */
export function inLanguage<T>(said: { en: T } & Partial<Record<string, T>>): T {
  return said[language()] ?? said.en;
}

/** What the person chose in this browser, else what the browser says they read. */
export function wanted(): string {
  const chosen = [localStorage.getItem(KEY), ...navigator.languages].map((name) => name?.split("-")[0] ?? "");
  return chosen.find((name) => name in LANGUAGES) ?? "en";
}

/** Speak a language from now on. */
export async function speak(name: string): Promise<void> {
  const found = (await FILES[name]?.()) ?? en;
  document.documentElement.lang = name;
  spoken.value = { language: name, words: found };
}

export function remember(name: string): void {
  localStorage.setItem(KEY, name);
}
