/** Undo and redo. Where the other player's agreement is needed, an undo is proposed, and waits. */

import type { VNode } from "preact";
import { Refused } from "../api";
import { confirmed } from "../dialog";
import { spoken, toast } from "../dom";
import type { GameView, LogEntry, Undo } from "../generated/api";
import { capital } from "../prose";
import { v } from "../ui";
import { MOVED_ON, type Orders } from "./orders";
import type { Play } from "./play";

const AGREEMENT = "BF-04";

export async function undo(play: Play, orders: Orders): Promise<void> {
  const { game, acts } = play;
  if (game.view.undo_asked?.by === game.side) {
    toast("Waiting for the other player to agree.");
    return;
  }
  const to = game.view.undo?.to;
  const refused = await send(play, orders, {});
  if (!refused) return;
  // Only what can be undone at all is proposed, and only to another player.
  if (
    game.view.mode !== "seats" ||
    to === undefined ||
    !(refused instanceof Refused && refused.error.ruling?.rules.includes(AGREEMENT))
  ) {
    acts.wrong(refused);
    return;
  }
  const words = [
    capital(refused.error.ruling.text),
    ` You can propose to go back to line ${to}. The other player then agrees or declines.`,
  ];
  if (!(await confirmed("Propose an undo?", words, "Propose"))) return;
  const trouble = await send(play, orders, { propose: true, to });
  if (trouble) acts.wrong(trouble);
}

export async function redo({ game }: Play, orders: Orders): Promise<void> {
  if (game.view.redo) await orders.change("/api/games/{game}/redo", {});
  else toast("There is nothing to redo.");
}

/** Agree to the proposal that was seen, or decline it: never to another one that came meanwhile. */
export async function answer(play: Play, orders: Orders, proposal: string, agrees: boolean): Promise<void> {
  const trouble = await send(play, orders, agrees ? { agree: proposal } : { decline: proposal });
  if (trouble instanceof Refused && trouble.status === 409) {
    toast(`That proposal no longer stands. ${MOVED_ON}`);
    await play.acts.now();
  } else if (trouble) play.acts.wrong(trouble);
}

/** What went wrong, if anything did. */
async function send({ game, acts }: Play, orders: Orders, wanted: Undo): Promise<unknown> {
  let trouble: unknown = null;
  await orders.occupied(async () => {
    try {
      const { known } = await orders.send("/api/games/{game}/undo", wanted);
      game.tell([]);
      await acts.now(known);
    } catch (error) {
      trouble = error;
    }
  });
  return trouble;
}

/** The proposal that stands: for the one who made it, a wait; for the other, a question. */
export function proposalView({ game, acts }: Play): VNode | null {
  const proposal = game.view.undo_asked;
  if (!proposal) return null;
  const { by, to, id } = proposal;
  const lines = game.log.filter((entry) => entry.live && entry.n > to && ["do", "chance"].includes(entry.kind)).length;
  const target = `${to ? `line ${to}` : "the set-up"} (${lines} ${lines === 1 ? "line" : "lines"} undone)`;
  if (by === game.side) {
    return v(
      "div",
      { class: "proposal" },
      v("p", { class: "waiting" }, "Waiting for the other player to agree"),
      v(
        "p",
        { class: "faint" },
        `You proposed to undo: back to ${target}. If either of you acts first, the proposal lapses.`,
      ),
    );
  }
  return v(
    "div",
    { class: "proposal", role: "group", "aria-label": "Proposed undo", "data-id": id },
    v("h3", {}, `${spoken(by)} proposes an undo`),
    v("p", {}, `The game would go back to ${target}.`),
    v(
      "p",
      { class: "row" },
      v("button", { type: "button", class: "main", onclick: () => void acts.answer(id, true) }, "Agree"),
      v("button", { type: "button", onclick: () => void acts.answer(id, false) }, "Decline"),
      v(
        "button",
        { type: "button", class: "plain", onclick: () => void acts.lookBack(to) },
        to ? `Show line ${to}` : "Show the set-up",
      ),
    ),
  );
}

/** Tell the one who proposed what became of it. */
export function proposalNews(side: string, before: GameView, after: GameView, log: LogEntry[]): void {
  const asked = before.undo_asked;
  if (!asked || after.undo_asked || asked.by !== side) return;
  if (after.lines === before.lines) toast("The other player declined the undo.");
  else if (log.find((entry) => entry.n === before.lines + 1)?.kind === "undo")
    toast("The other player agreed to the undo.");
  else toast("Your proposal to undo no longer stands: the game has moved on.");
}
