/** The games this browser has a seat in, and a record somebody brings. */

import { get, post } from "../api";
import { fill, h } from "../dom";
import { allTokens, forget } from "../seats";
import { MOST_RECORD } from "../share";
import { sitDown } from "../start";
import type { MyGame } from "../generated/api";

const MOST_LISTED = 12;

/** Hidden while there is none. */
export function mine(): HTMLElement {
  const element = h("section", { class: "card mine", "aria-labelledby": "mine", hidden: true });
  const show = async (): Promise<void> => {
    const tokens = allTokens();
    if (!tokens.length) return;
    element.hidden = false;
    fill(element, h("h2", { id: "mine" }, "Your games"), h("p", { class: "faint" }, "Loading …"));
    try {
      const games = await get("/api/games", {}, tokens.join(","));
      element.hidden = !games.length;
      fill(
        element,
        h("h2", { id: "mine" }, "Your games"),
        h("ul", { class: "games" }, ...games.slice(0, MOST_LISTED).map(row)),
      );
    } catch (error) {
      fill(
        element,
        h("h2", { id: "mine" }, "Your games"),
        h("p", { class: "wrong", role: "alert" }, (error as Error).message),
        h("button", { type: "button", onclick: () => void show() }, "Try again"),
      );
    }
  };
  void show();
  return element;
}

function row(game: MyGame): HTMLElement {
  const line = h("li", {});
  const told =
    game.problem ?? [game.sides?.join(" and "), `line ${game.lines ?? 0}`, game.stands].filter(Boolean).join(" · ");
  fill(
    line,
    game.problem
      ? h("span", {}, `Game ${game.game}`)
      : h(
          "a",
          { href: `#/game/${game.game}/${game.token}` },
          `${(game.label ?? "").split(":")[0] ?? ""}, ${game.scenario ?? ""}`,
        ),
    h("span", { class: "faint" }, told),
    h(
      "button",
      {
        type: "button",
        class: "plain",
        title: "Remove from this list",
        "aria-label": `Remove game ${game.game} from this list`,
        onclick: () => (forget(game.game), line.remove()),
      },
      "×",
    ),
  );
  return line;
}

export function bringRecord(): HTMLElement {
  const wrong = h("p", { class: "wrong", role: "alert", hidden: true });
  const input = h("input", {
    type: "file",
    accept: ".bf,.jsonl,application/x-ndjson",
    class: "unseen",
    id: "bring",
    tabindex: -1,
    "aria-label": "Open a record",
  });
  const button = h("button", { type: "button", onclick: () => input.click() }, "Open a record");
  input.addEventListener("change", () => {
    const file = input.files?.[0];
    if (file) void bring(file);
  });
  const bring = async (file: File): Promise<void> => {
    wrong.hidden = true;
    button.disabled = true;
    try {
      if (file.size > MOST_RECORD)
        throw new Error(`${file.name} has ${Math.round(file.size / 1e6)} MB; a record may have 4.`);
      await sitDown(await post("/api/games/load", {}, { record: await file.text() }));
    } catch (error) {
      wrong.textContent = (error as Error).message;
      wrong.hidden = false;
    }
    button.disabled = false;
    input.value = "";
  };
  return h(
    "section",
    { class: "card" },
    h("h2", {}, "Bring a game"),
    h("p", {}, "Open a saved record (.bf). Every line is checked; it becomes a new game, and nothing is overwritten."),
    h("p", { class: "row" }, button, input),
    wrong,
  );
}
