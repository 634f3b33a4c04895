/** The page of an invitation; it is used up when its button is pressed, not when the link is opened. */

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { get, getOnce, post, RequestError } from "../api";
import { forgetInvitation, takeSeat, seatTokens } from "../seats";
import type { GameView, TitleInfo } from "../generated/api";
import { live, v } from "../ui";
import { mountView, type View } from "../view";
import { words } from "../words";

interface InvitationProps {
  game: string;
  token: string;
  /** The invited sides, and those this browser already plays. */
  sides: string[];
  mine: string[];
  name: string;
}

export async function open(rest: string[], query: URLSearchParams): Promise<View> {
  const [game = "", token = ""] = rest;
  if (!game || !token) throw new Error(words().join.incomplete);
  const [titles, views] = await Promise.all([getOnce("/api/titles", {}), heldViews(game)]);
  const mine = views.flatMap((view) => view.seat);
  return mountView(words().join.title, live(Invitation, { game, token, mine, ...readInvitation(titles, query) }));
}

function Invitation({ game, token, sides, mine, name }: InvitationProps): VNode {
  const texts = words().join;
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState("");
  const [used, setUsed] = useState("");
  if (used) return v("div", { class: "narrow" }, closedView(used));
  const take = (): void => {
    setBusy(true);
    setWrong("");
    claimSeat(game, token).catch((error: unknown) => {
      if (error instanceof RequestError && error.status === 403) {
        history.replaceState(null, "", "#/join");
        setUsed(error.message);
        return;
      }
      setBusy(false);
      setWrong((error as Error).message);
    });
  };
  const seated = sides.length > 0 && sides.every((side) => mine.includes(side));
  const [before, those, between, after] = texts.invited(sides);
  return v(
    "div",
    { class: "narrow" },
    v(
      "section",
      { class: "card join" },
      v("h1", {}, texts.heading),
      v(
        "p",
        {},
        before,
        those ? v("strong", {}, those) : null,
        between,
        name ? v("strong", {}, name) : words().open.game,
        after,
      ),
      v("p", { class: "faint" }, texts.once),
      mine.length ? v("p", {}, seated ? texts.seated : texts.other(mine)) : null,
      v(
        "p",
        { class: "row" },
        seated ? null : v("button", { type: "button", class: "main", disabled: busy, onclick: take }, texts.take),
        mine.length
          ? v("a", { class: "button", href: `#/game/${game}` }, texts.go)
          : v("a", { class: "button", href: "#/" }, words().open.no),
      ),
      wrong ? v("p", { class: "wrong", role: "alert" }, wrong) : null,
    ),
  );
}

/** Return the game as this browser's seats see it; seats unknown to the server are left out. */
async function heldViews(game: string): Promise<GameView[]> {
  const views = await Promise.all(
    seatTokens(game).map((seat) => get("/api/games/{game}", { game }, seat).catch(() => null)),
  );
  return views.filter((view) => view !== null);
}

/** Return the sides and the name of the game from the link, using only names the server knows. */
function readInvitation(titles: TitleInfo[], query: URLSearchParams): { sides: string[]; name: string } {
  const title = titles.find((one) => one.title === query.get("title"));
  const scenario = title?.scenarios[query.get("scenario") ?? ""]?.label;
  const sides = (query.get("side") ?? "").split(",").filter((side) => title?.sides.includes(side));
  return { sides, name: [title?.label.split(":")[0], scenario].filter(Boolean).join(", ") };
}

/** Take the seat and go to the game; the invitation is removed from the URL. */
async function claimSeat(game: string, invitation: string): Promise<void> {
  const seat = await post("/api/games/{game}/claim", { game }, { invitation });
  takeSeat(game, seat.token);
  forgetInvitation(game);
  history.replaceState(null, "", `#/game/${game}`);
  dispatchEvent(new HashChangeEvent("hashchange"));
}

function closedView(why: string): VNode {
  return v(
    "section",
    { class: "wrong", role: "alert" },
    v("h1", {}, words().wrong),
    v("p", {}, why),
    v("p", {}, v("a", { href: "#/" }, words().toStart)),
  );
}
