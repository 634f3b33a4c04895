/** Links to a seat and to an invitation: the token stands in the fragment, which browsers never send. */

import { get, once } from "../api";
import { dialog } from "../dialog";
import { spoken, toast } from "../dom";
import { invitationTo, seatOf } from "../seats";
import type { GameView, TitleInfo } from "../generated/api";
import { v } from "../ui";
import type { VNode } from "preact";

export function copyButton(text: string, what = "Copy"): VNode {
  return v(
    "button",
    {
      type: "button",
      onclick: () => {
        navigator.clipboard.writeText(text).then(
          () => toast("Copied."),
          () => toast("Copying is not allowed here; select the text and copy it.", "wrong"),
        );
      },
    },
    what,
  );
}

/** For whoever made a game of two browsers: the invitation to hand on, and their own seat; then the game. */
export async function showLinks(game: string): Promise<void> {
  const seat = seatOf(game);
  const invitation = invitationTo(game);
  if (!seat || !invitation) return;
  const [view, titles] = await Promise.all([get("/api/games/{game}", { game }, seat), once("/api/titles", {})]);
  const theirs = invitation.sides.map(spoken).join(" and ");
  const mine = view.seat.map(spoken).join(" and ");
  const invite = `${location.origin}/#/join/${game}/${invitation.token}?${invitedTo(view, titles, invitation.sides)}`;
  const own = `${location.origin}/#/game/${game}/${seat}`;
  const box = dialog(
    "Invite the other player",
    [
      v("p", {}, `Send this link to the other player, who will play the ${theirs} side. It works once.`),
      v(
        "p",
        { class: "seat-link" },
        v("strong", {}, `Invitation: ${theirs}`),
        v("input", { readonly: true, value: invite, "aria-label": "Invitation" }),
        copyButton(invite),
        v("a", { class: "button", href: invite, target: "_blank", rel: "noopener" }, "Open"),
      ),
      onlyHere()
        ? v(
            "p",
            { class: "faint" },
            "This server answers on this computer only. ",
            "To try both sides yourself, open the invitation in another tab or a private window.",
          )
        : null,
      v("p", {}, `You play the ${mine} side. Keep your own link private: it opens your seat on another device.`),
      v(
        "p",
        { class: "seat-link" },
        v("strong", {}, `Your seat: ${mine}`),
        v("input", { readonly: true, value: own, "aria-label": "Your seat" }),
        copyButton(own),
      ),
      v(
        "p",
        { class: "row" },
        v("button", { type: "button", class: "main", onclick: () => box.close() }, "Go to the game"),
      ),
    ],
    true,
  );
  box.addEventListener("close", () => {
    if (!location.hash.includes("/game/")) location.hash = `#/game/${game}`;
  });
}

/** What an invitation is for, as names that the page which opens it looks up. */
function invitedTo(view: GameView, titles: TitleInfo[], sides: string[]): URLSearchParams {
  const scenarios = Object.entries(titles.find((title) => title.title === view.title)?.scenarios ?? {});
  const scenario = scenarios.find(([, held]) => held.label === view.scenario)?.[0] ?? "";
  return new URLSearchParams({ title: view.title, scenario, side: sides.join(",") });
}

function onlyHere(): boolean {
  return ["127.0.0.1", "localhost", "[::1]"].includes(location.hostname);
}
