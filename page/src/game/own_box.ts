/** The dialog that shows which figures come from the player's own box. */

import type { VNode } from "preact";
import { get } from "../api";
import { openDialog } from "../dialog";
import type { BoxOfGame } from "../generated/api";
import { v } from "../ui";
import { gameWords } from "../words/game";
import type { Play } from "./play";

export async function showOwnBox({ game, acts }: Play): Promise<void> {
  try {
    const box = await get("/api/games/{game}/box", { game: game.id }, game.seat);
    openDialog(gameWords().box.heading, sheetViews(box), true);
  } catch (error) {
    acts.showError(error);
  }
}

function sheetViews({ sheets, rows }: BoxOfGame): VNode[] {
  const texts = gameWords().box;
  return sheets.map((sheet) => {
    const own = rows.filter((row) => row.sheet === sheet.sheet);
    return v(
      "details",
      { open: own.length > 0 && own.length < 20 },
      v("summary", {}, texts.sheet(sheet.sheet, sheet.rows, sheet.ours)),
      own.map(({ key, box, ours }) =>
        v("p", {}, v("strong", {}, key), ` ${texts.yours(box)}`, ours.length > 0 && ` ${texts.ours(ours)}`),
      ),
    );
  });
}
