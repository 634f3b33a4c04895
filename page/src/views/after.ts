/** The after-action report of a game, which each title provides itself. */

import { get } from "../api";
import { seatToken } from "../seats";
import { findPage } from "../titles/pages";
import type { View } from "../view";
import { gameWords, loadGameWords } from "../words/game";

export async function open(rest: string[], query: URLSearchParams): Promise<View> {
  const [id = ""] = rest;
  await loadGameWords();
  const seat = seatToken(id);
  if (!seat) throw new Error(gameWords().noSeat);
  const view = await get("/api/games/{game}", { game: id }, seat);
  const made = await (await findPage(view.title, "after")?.())?.open(rest, query, view);
  if (!made) throw new Error(gameWords().show.after.none);
  return made;
}
