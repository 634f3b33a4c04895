/** An invitation: asked once, taken by a button. Merely opening the link does nothing, and afterwards it is used up. */

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { get, once, post, Refused } from "../api";
import { forgetInvitation, sit, tokensOf } from "../seats";
import type { GameView, TitleInfo } from "../generated/api";
import { live, v } from "../ui";
import { mounted, type View } from "../view";
import { words } from "../words";

interface Invited {
  game: string;
  token: string;
  /** The sides the invitation is for, and those this browser plays already. */
  sides: string[];
  mine: string[];
  name: string;
}

export async function open(rest: string[], query: URLSearchParams): Promise<View> {
  const [game = "", token = ""] = rest;
  if (!game || !token) throw new Error(words().join.incomplete);
  const [titles, held] = await Promise.all([once("/api/titles", {}), heldSeats(game)]);
  const mine = held.flatMap((view) => view.seat);
  return mounted(words().join.title, live(Invitation, { game, token, mine, ...told(titles, query) }));
}

function Invitation({ game, token, sides, mine, name }: Invited): VNode {
  const said = words().join;
  const [busy, work] = useState(false);
  const [wrong, tell] = useState("");
  const [used, use] = useState("");
  if (used) return v("div", { class: "narrow" }, closed(used));
  const take = (): void => {
    work(true);
    tell("");
    claim(game, token).catch((error: unknown) => {
      if (error instanceof Refused && error.status === 403) {
        history.replaceState(null, "", "#/join");
        use(error.message);
        return;
      }
      work(false);
      tell((error as Error).message);
    });
  };
  const seated = sides.length > 0 && sides.every((side) => mine.includes(side));
  const [before, those, between, after] = said.invited(sides);
  return v(
    "div",
    { class: "narrow" },
    v(
      "section",
      { class: "card join" },
      v("h1", {}, said.heading),
      v(
        "p",
        {},
        before,
        those ? v("strong", {}, those) : null,
        between,
        name ? v("strong", {}, name) : words().open.game,
        after,
      ),
      v("p", { class: "faint" }, said.once),
      mine.length ? v("p", {}, seated ? said.seated : said.other(mine)) : null,
      v(
        "p",
        { class: "row" },
        seated ? null : v("button", { type: "button", class: "main", disabled: busy, onclick: take }, said.take),
        mine.length
          ? v("a", { class: "button", href: `#/game/${game}` }, said.go)
          : v("a", { class: "button", href: "#/" }, words().open.no),
      ),
      wrong ? v("p", { class: "wrong", role: "alert" }, wrong) : null,
    ),
  );
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

function closed(why: string): VNode {
  return v(
    "section",
    { class: "wrong", role: "alert" },
    v("h1", {}, words().wrong),
    v("p", {}, why),
    v("p", {}, v("a", { href: "#/" }, words().toStart)),
  );
}
