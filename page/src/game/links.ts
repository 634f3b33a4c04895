/** Links to a seat and to an invitation: the token stands in the fragment, which browsers never send. */

import type { VNode } from "preact";
import { get, once } from "../api";
import { dialog } from "../dialog";
import { toast } from "../dom";
import { invitationTo, seatOf } from "../seats";
import type { GameView, TitleInfo } from "../generated/api";
import { v } from "../ui";
import { words } from "../words";

export function copyButton(text: string, what = words().links.copy): VNode {
  const said = words().links;
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => toast(said.copied),
      () => toast(said.notCopied, "wrong"),
    );
  };
  return v("button", { type: "button", onclick: copy }, what);
}

/** For whoever made a game of two browsers: the invitation to hand on, and their own seat; then the game. */
export async function showLinks(game: string): Promise<void> {
  const said = words().links;
  const seat = seatOf(game);
  const invitation = invitationTo(game);
  if (!seat || !invitation) return;
  const [view, titles] = await Promise.all([get("/api/games/{game}", { game }, seat), once("/api/titles", {})]);
  const invite = `${location.origin}/#/join/${game}/${invitation.token}?${invitedTo(view, titles, invitation.sides)}`;
  const own = `${location.origin}/#/game/${game}/${seat}`;
  const link = (address: string, what: string, label: string, ...more: VNode[]): VNode =>
    v(
      "p",
      { class: "seat-link" },
      v("strong", {}, what),
      v("input", { readonly: true, value: address, "aria-label": label }),
      copyButton(address),
      ...more,
    );
  const elsewhere = v("a", { class: "button", href: invite, target: "_blank", rel: "noopener" }, said.open);
  const box = dialog(
    said.heading,
    [
      v("p", {}, said.send(invitation.sides)),
      link(invite, said.invitationTo(invitation.sides), said.invitation, elsewhere),
      onlyHere() ? v("p", { class: "faint" }, said.onlyHere) : null,
      v("p", {}, said.mine(view.seat)),
      link(own, said.seatOf(view.seat), said.seat),
      v("p", { class: "row" }, v("button", { type: "button", class: "main", onclick: () => box.close() }, said.go)),
    ],
    true,
  );
  box.addEventListener("close", () => {
    if (!location.hash.includes("/game/")) location.hash = `#/game/${game}`;
  });
}

/** The link to one's own seat, for another browser or device of the same person. */
export function showSeat(game: string): void {
  const said = words().links;
  const seat = seatOf(game);
  if (!seat) return;
  const own = `${location.origin}/#/game/${game}/${seat}`;
  dialog(said.elsewhere, [
    v("p", {}, said.elsewhereAbout),
    v(
      "p",
      { class: "seat-link" },
      v("input", { readonly: true, value: own, "aria-label": said.seat }),
      copyButton(own),
    ),
    onlyHere() ? v("p", { class: "faint" }, said.onlyHere) : null,
  ]);
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
