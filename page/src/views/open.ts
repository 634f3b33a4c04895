/** A link that carries a record whole: unpacked here; only when its reader says so is it sent, checked and opened as a new game. */

import { once, post } from "../api";
import { h } from "../dom";
import { sit } from "../seats";
import { unpack } from "../share";
import type { TitleInfo } from "../generated/api";
import type { View } from "../view";

export async function open(rest: string[]): Promise<View> {
  const record = await unpack(rest[0] ?? "");
  const name = nameOf(record, await once("/api/titles", {}));
  const lines = record.split("\n").length - 2;
  const wrong = h("p", { class: "wrong", role: "alert", hidden: true });
  const yes = h("button", { type: "button", class: "main" }, "Open the game");
  yes.addEventListener("click", () => {
    yes.disabled = true;
    wrong.hidden = true;
    begin(record).catch((error: unknown) => {
      yes.disabled = false;
      wrong.textContent = (error as Error).message;
      wrong.hidden = false;
    });
  });
  const element = h(
    "div",
    { class: "narrow" },
    h(
      "section",
      { class: "card join" },
      h("h1", {}, "Open this game?"),
      h("p", {}, "This link carries ", name ? h("strong", {}, name) : "a game", ` with ${Math.max(lines, 0)} lines.`),
      h(
        "p",
        { class: "faint" },
        "Opening it makes a new game of your own, which is kept on this server. Open links only from people you know.",
      ),
      h("p", { class: "row" }, yes, h("a", { class: "button", href: "#/" }, "Not now")),
      wrong,
    ),
  );
  return { heading: "Open a game", element };
}

/** What the record says it is, in a name this server knows; nothing else a link might say is shown. */
function nameOf(record: string, titles: TitleInfo[]): string {
  try {
    const header = JSON.parse(record.split("\n", 1)[0] ?? "") as { title?: unknown; scenario?: unknown };
    const title = titles.find((one) => one.title === header.title);
    return [title?.label.split(":")[0], title?.scenarios[String(header.scenario)]?.label].filter(Boolean).join(", ");
  } catch {
    return "";
  }
}

async function begin(record: string): Promise<void> {
  const made = await post("/api/games/load", {}, { record });
  const seat = made.seats[0];
  if (!seat) throw new Error("The game has no seat.");
  sit(made.game, seat.token);
  history.replaceState(null, "", `#/game/${made.game}`);
  dispatchEvent(new HashChangeEvent("hashchange"));
}
