/** The position editor of a title, or a list of the titles that have one. */

import { get, getOnce } from "../api";
import { createEditorPage } from "../editor/editor";
import { openPosition } from "../editor/store";
import type { Opened } from "../generated/api";
import { seatToken } from "../seats";
import type { View } from "../view";
import { titleCards } from "./title_cards";
import { loadGameWords } from "../words/game";
import "../editor/style.css";

/** Return the position of a game at a line, or null if the URL names no game. */
async function gamePosition(query: URLSearchParams): Promise<Opened | null> {
  const game = query.get("game");
  if (!game) return null;
  const at = query.get("at");
  const seat = seatToken(game);
  const { position } = await get("/api/games/{game}/position", { game, ...(at ? { at: Number(at) } : {}) }, seat ?? "");
  return { position };
}

export async function open(rest: string[], query: URLSearchParams): Promise<View> {
  await loadGameWords();
  const titles = (await getOnce("/api/titles", {})).filter((title) => title.editable);
  const title = titles.find((one) => one.title === rest[0]);
  if (!title) {
    if (rest[0]) throw new Error(`Positions of ${rest[0]} cannot be edited.`);
    return { heading: "Position editor", element: titleCards("Position editor", titles, "editor") };
  }
  const wanted = (await gamePosition(query)) ?? { scenario: query.get("scenario"), variant: query.get("variant") };
  const [map, look, opened] = await Promise.all([
    getOnce("/api/maps/{title}", { title: title.title }),
    getOnce("/api/style", {}),
    openPosition(title.title, wanted),
  ]);
  return createEditorPage(title, map, look, opened);
}
