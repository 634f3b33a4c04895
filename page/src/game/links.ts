/** Links to seats and invitations; the token is in the fragment, which browsers never send. */

import type { VNode } from "preact";
import { get, getOnce } from "../api";
import { openDialog } from "../dialog";
import { showToast } from "../dom";
import { invitationTo, seatToken } from "../seats";
import type { GameView, TitleInfo } from "../generated/api";
import { v } from "../ui";
import { words } from "../words";

export function copyButton(text: string, what = words().links.copy): VNode {
  const texts = words().links;
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => showToast(texts.copied),
      () => showToast(texts.notCopied, "wrong"),
    );
  };
  return v("button", { type: "button", onclick: copy }, what);
}

/** Show the invitation and the person's own seat link, then go to the game. */
export async function showInvitation(game: string): Promise<void> {
  const texts = words().links;
  const seat = seatToken(game);
  const invitation = invitationTo(game);
  if (!seat || !invitation) return;
  const [view, titles] = await Promise.all([get("/api/games/{game}", { game }, seat), getOnce("/api/titles", {})]);
  const query = invitationQuery(view, titles, invitation.sides);
  const invite = `${location.origin}/#/join/${game}/${invitation.token}?${query}`;
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
  const elsewhere = v("a", { class: "button", href: invite, target: "_blank", rel: "noopener" }, texts.open);
  const box = openDialog(
    texts.heading,
    [
      v("p", {}, texts.send(invitation.sides)),
      link(invite, texts.invitationTo(invitation.sides), texts.invitation, elsewhere),
      isLocalServer() ? v("p", { class: "faint" }, texts.onlyHere) : null,
      v("p", {}, texts.mine(view.seat)),
      link(own, texts.seatOf(view.seat), texts.seat),
      v("p", { class: "row" }, v("button", { type: "button", class: "main", onclick: () => box.close() }, texts.go)),
    ],
    true,
  );
  box.addEventListener("close", () => {
    if (!location.hash.includes("/game/")) location.hash = `#/game/${game}`;
  });
}

/** Show the link to the person's own seat, for another browser or device. */
export function showSeatLink(game: string): void {
  const texts = words().links;
  const seat = seatToken(game);
  if (!seat) return;
  const own = `${location.origin}/#/game/${game}/${seat}`;
  openDialog(texts.elsewhere, [
    v("p", {}, texts.elsewhereAbout),
    v(
      "p",
      { class: "seat-link" },
      v("input", { readonly: true, value: own, "aria-label": texts.seat }),
      copyButton(own),
    ),
    isLocalServer() ? v("p", { class: "faint" }, texts.onlyHere) : null,
  ]);
}

/** Return the query of an invitation link: title, scenario and sides. */
function invitationQuery(view: GameView, titles: TitleInfo[], sides: string[]): URLSearchParams {
  const scenarios = Object.entries(titles.find((title) => title.title === view.title)?.scenarios ?? {});
  const scenario = scenarios.find(([, info]) => info.label === view.scenario)?.[0] ?? "";
  return new URLSearchParams({ title: view.title, scenario, side: sides.join(",") });
}

function isLocalServer(): boolean {
  return ["127.0.0.1", "localhost", "[::1]"].includes(location.hostname);
}
