/** The after-action report of a game; each title that has one brings its own. */

import { get } from "../api";
import type { GameView } from "../generated/api";
import { seatOf } from "../seats";
import type { View } from "../view";
import { gameWords, loadGameWords } from "../words/game";

type Report = (view: GameView, seat: string) => Promise<View | null>;

const REPORTS: Record<string, () => Promise<{ report: Report }>> = {
  ardennes: () => import("../titles/ardennes/after/report"),
};

export async function open(rest: string[]): Promise<View> {
  const [id = ""] = rest;
  await loadGameWords();
  const seat = seatOf(id);
  if (!seat) throw new Error(gameWords().noSeat);
  const view = await get("/api/games/{game}", { game: id }, seat);
  const made = await (await REPORTS[view.title]?.())?.report(view, seat);
  if (!made) throw new Error(gameWords().show.after.none);
  return made;
}
