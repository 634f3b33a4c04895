/** Which figures of the game are those of a box of one's own, and which are ours. */

import type { VNode } from "preact";
import { get } from "../api";
import { dialog } from "../dialog";
import type { BoxOfGame } from "../generated/api";
import { v } from "../ui";
import { gameWords } from "../words/game";
import type { Play } from "./play";

export async function showBox({ game, acts }: Play): Promise<void> {
  try {
    const told = await get("/api/games/{game}/box", { game: game.id }, game.seat);
    dialog(gameWords().box.heading, sheets(told), true);
  } catch (error) {
    acts.wrong(error);
  }
}

function sheets({ sheets, rows }: BoxOfGame): VNode[] {
  const said = gameWords().box;
  return sheets.map((sheet) => {
    const own = rows.filter((row) => row.sheet === sheet.sheet);
    return v(
      "details",
      { open: own.length > 0 && own.length < 20 },
      v("summary", {}, said.sheet(sheet.sheet, sheet.rows, sheet.ours)),
      own.map(({ key, box, ours }) =>
        v("p", {}, v("strong", {}, key), ` ${said.yours(box)}`, ours.length > 0 && ` ${said.ours(ours)}`),
      ),
    );
  });
}
