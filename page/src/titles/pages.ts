/** Pages of titles outside their games: `#/TITLE/NAME` is in `TITLE/pages.ts`. */

import type { TitlePage } from ".";

type Pages = Record<string, () => Promise<TitlePage>>;

const PAGES = import.meta.glob<{ pages: Pages }>("./*/pages.ts");

/** Return the loader of a title's page: undefined if the title has no pages; it gives null for an unknown name. */
export function findPage(title: string, name: string): (() => Promise<TitlePage | null>) | undefined {
  const load = PAGES[`./${title}/pages.ts`];
  return load && (async () => (await (await load()).pages[name]?.()) ?? null);
}
