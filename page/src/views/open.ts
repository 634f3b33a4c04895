/** A link that carries a record whole: unpacked, checked by the server, opened as a new game. */

import { post } from "../api";
import { h } from "../dom";
import { sit } from "../seats";
import { unpack } from "../share";
import type { Made } from "../types";
import type { View } from "../view";

export async function open(rest: string[]): Promise<View> {
  const record = await unpack(rest[0] ?? "");
  const made = await post<Made>("/api/games/load", { record });
  const seat = made.seats[0];
  if (!seat) throw new Error("The game has no seat.");
  sit(made.game, seat.token);
  history.replaceState(null, "", `#/game/${made.game}`);
  queueMicrotask(() => dispatchEvent(new HashChangeEvent("hashchange")));
  return { heading: "Opening", element: h("p", { class: "loading" }, "Opening …") };
}
