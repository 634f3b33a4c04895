/** The position editor of a title; without one named, the titles that have one. */

import { get, once } from "../api";
import { editorPage } from "../editor/editor";
import { openPosition } from "../editor/store";
import type { Opened } from "../generated/api";
import { seatOf } from "../seats";
import type { View } from "../view";
import { titleCards } from "./titles";
import { loadGameWords } from "../words/game";
import "../editor/style.css";

/** A moment of a game at which one sits. */
async function ofGame(query: URLSearchParams): Promise<Opened | null> {
  const game = query.get("game");
  if (!game) return null;
  const at = query.get("at");
  const seat = seatOf(game);
  const { position } = await get("/api/games/{game}/position", { game, ...(at ? { at: Number(at) } : {}) }, seat ?? "");
  return { position };
}

export async function open(rest: string[], query: URLSearchParams): Promise<View> {
  await loadGameWords();
  const titles = (await once("/api/titles", {})).filter((title) => title.editable);
  const title = titles.find((one) => one.title === rest[0]);
  if (!title) {
    if (rest[0]) throw new Error(`Positions of ${rest[0]} cannot be edited.`);
    return { heading: "Position editor", element: titleCards("Position editor", titles, "editor") };
  }
  const wanted = (await ofGame(query)) ?? { scenario: query.get("scenario"), variant: query.get("variant") };
  const [map, look, opened] = await Promise.all([
    once("/api/maps/{title}", { title: title.title }),
    once("/api/style", {}),
    openPosition(title.title, wanted),
  ]);
  return editorPage(title, map, look, opened);
}
