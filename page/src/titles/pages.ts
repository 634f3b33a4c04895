/** Pages of titles beside their games: `#/rhine/reach` is in `rhine/pages.ts`. */

import type { TitlePage } from ".";

const PAGES = import.meta.glob<{ pages: Record<string, () => Promise<TitlePage>> }>("./*/pages.ts");

/** The page of a title by its name; null where there is none. */
export async function pageOf(title: string, name: string): Promise<TitlePage | null> {
  const found = (await PAGES[`./${title}/pages.ts`]?.())?.pages[name];
  return found ? found() : null;
}
