/** Pages of titles beside their games: `#/TITLE/NAME` is in `TITLE/pages.ts`. */

import type { TitlePage } from ".";

type Pages = Record<string, () => Promise<TitlePage>>;

const PAGES = import.meta.glob<{ pages: Pages }>("./*/pages.ts");

/** Loads a page of a title; undefined where the title has none at all, null where it has none of this name. */
export function pageOf(title: string, name: string): (() => Promise<TitlePage | null>) | undefined {
  const load = PAGES[`./${title}/pages.ts`];
  return load && (async () => (await (await load()).pages[name]?.()) ?? null);
}
