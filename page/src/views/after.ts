/** The after-action report of a game; each title that has one brings its own. */

import { get } from "../api";
import { seatOf } from "../seats";
import { pageOf } from "../titles/pages";
import type { View } from "../view";
import { gameWords, loadGameWords } from "../words/game";

export async function open(rest: string[], query: URLSearchParams): Promise<View> {
  const [id = ""] = rest;
  await loadGameWords();
  const seat = seatOf(id);
  if (!seat) throw new Error(gameWords().noSeat);
  const view = await get("/api/games/{game}", { game: id }, seat);
  const made = await (await pageOf(view.title, "after")?.())?.open(rest, query, view);
  if (!made) throw new Error(gameWords().show.after.none);
  return made;
}
