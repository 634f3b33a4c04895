/** An invitation: asked once, taken by a button. Merely opening the link does nothing, and afterwards it is used up. */

import { get, once, post, Refused } from "../api";
import { fill, h, spoken } from "../dom";
import { forgetInvitation, sit, tokensOf } from "../seats";
import type { GameView, TitleInfo } from "../generated/api";
import type { View } from "../view";

export async function open(rest: string[], query: URLSearchParams): Promise<View> {
  const [game = "", token = ""] = rest;
  if (!game || !token) throw new Error("This invitation is not complete. Open the whole link you were given.");
  const [titles, held] = await Promise.all([once("/api/titles", {}), heldSeats(game)]);
  const { sides, name } = told(titles, query);
  const element = h("div", { class: "narrow" });
  const wrong = h("p", { class: "wrong", role: "alert", hidden: true });
  const take = h("button", { type: "button", class: "main" }, "Take the seat");
  take.addEventListener("click", () => {
    take.disabled = true;
    wrong.hidden = true;
    claim(game, token).catch((error: unknown) => {
      if (error instanceof Refused && error.status === 403) {
        fill(element, closed(error.message));
        return;
      }
      take.disabled = false;
      wrong.textContent = (error as Error).message;
      wrong.hidden = false;
    });
  });
  const mine = held.flatMap((view) => view.seat);
  const seated = sides.length > 0 && sides.every((side) => mine.includes(side));
  fill(
    element,
    h(
      "section",
      { class: "card join" },
      h("h1", {}, "You are invited"),
      h(
        "p",
        {},
        "You are invited to play ",
        ...(sides.length ? ["the ", h("strong", {}, `${sides.map(spoken).join(" and ")} side`), " of "] : []),
        name ? h("strong", {}, name) : "a game",
        ".",
      ),
      h(
        "p",
        { class: "faint" },
        "This invitation works once. Whoever takes the seat plays that side and sees its hidden cards and units.",
      ),
      held.length
        ? h(
            "p",
            {},
            seated
              ? "You already have this seat, in this browser."
              : `This browser already plays the ${mine.map(spoken).join(" and ")} side. Take this seat too if you want to play both sides, each in its own tab.`,
          )
        : null,
      h(
        "p",
        { class: "row" },
        seated ? null : take,
        held.length
          ? h("a", { class: "button", href: `#/game/${game}` }, "Go to your seat")
          : h("a", { class: "button", href: "#/" }, "Not now"),
      ),
      wrong,
    ),
  );
  return { heading: "Invitation", element };
}

/** The table as this browser's seats at it see it; a seat the server does not know is none. */
async function heldSeats(game: string): Promise<GameView[]> {
  const seen = await Promise.all(
    tokensOf(game).map((seat) => get("/api/games/{game}", { game }, seat).catch(() => null)),
  );
  return seen.filter((view) => view !== null);
}

/** What the link says it is for: names this server knows, and nothing else a link might say. */
function told(titles: TitleInfo[], query: URLSearchParams): { sides: string[]; name: string } {
  const title = titles.find((one) => one.title === query.get("title"));
  const scenario = title?.scenarios[query.get("scenario") ?? ""]?.label;
  const sides = (query.get("side") ?? "").split(",").filter((side) => title?.sides.includes(side));
  return { sides, name: [title?.label.split(":")[0], scenario].filter(Boolean).join(", ") };
}

/** Take the seat and go there; the used invitation leaves the address. */
async function claim(game: string, invitation: string): Promise<void> {
  const seat = await post("/api/games/{game}/claim", { game }, { invitation });
  sit(game, seat.token);
  forgetInvitation(game);
  history.replaceState(null, "", `#/game/${game}`);
  dispatchEvent(new HashChangeEvent("hashchange"));
}

function closed(why: string): HTMLElement {
  history.replaceState(null, "", "#/join");
  return h(
    "section",
    { class: "wrong", role: "alert" },
    h("h1", {}, "That did not work"),
    h("p", {}, why),
    h("p", {}, h("a", { href: "#/" }, "To the start")),
  );
}
