/** Undo and redo. Where the other player's agreement is needed, an undo is proposed, and waits. */

import type { VNode } from "preact";
import { Refused } from "../api";
import { confirmed } from "../dialog";
import { toast } from "../dom";
import type { GameView, LogEntry, Undo } from "../generated/api";
import { capital } from "../prose";
import { v } from "../ui";
import type { Orders } from "./orders";
import type { Play } from "./play";
import { beforePress } from "./presses";
import { gameWords } from "../words/game";

const AGREEMENT = "BF-04";

export async function undo(play: Play, orders: Orders, line?: number): Promise<void> {
  const { game, acts } = play;
  if (game.view.undo_asked?.by === game.side) {
    toast(gameWords().undo.waiting);
    return;
  }
  const from = line ?? beforePress(game);
  const to = from ?? game.view.undo?.to;
  const refused = await send(play, orders, from === undefined ? {} : { to: from });
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
  const said = gameWords().undo;
  const words = [capital(refused.error.ruling.text), said.canPropose(to)];
  if (!(await confirmed(said.proposeHeading, words, said.propose))) return;
  const trouble = await send(play, orders, { propose: true, to });
  if (trouble) acts.wrong(trouble);
}

export async function redo({ game }: Play, orders: Orders): Promise<void> {
  if (game.view.redo) await orders.change("/api/games/{game}/redo", {});
  else toast(gameWords().undo.nothing);
}

/** Agree to the proposal that was seen, or decline it: never to another one that came meanwhile. */
export async function answer(play: Play, orders: Orders, proposal: string, agrees: boolean): Promise<void> {
  const trouble = await send(play, orders, agrees ? { agree: proposal } : { decline: proposal });
  if (trouble instanceof Refused && trouble.status === 409) {
    toast(gameWords().undo.lapsed + gameWords().movedOn);
    await play.acts.now();
  } else if (trouble) play.acts.wrong(trouble);
}

/** What went wrong, if anything did. */
async function send({ game, acts }: Play, orders: Orders, wanted: Undo): Promise<unknown> {
  let trouble: unknown = null;
  await orders.occupied(async () => {
    try {
      const before = game.log;
      const { known } = await orders.send("/api/games/{game}/undo", wanted);
      game.tell([]);
      await acts.now(known);
      if (chanceUndone(before, known.log)) toast(gameWords().undo.again);
    } catch (error) {
      trouble = error;
    }
  });
  return trouble;
}

/** Whether something that was drawn or rolled is among the lines that no longer stand. */
export function chanceUndone(before: LogEntry[], after: LogEntry[]): boolean {
  const stands = new Set(after.filter((entry) => entry.live).map((entry) => entry.n));
  return before.some((entry) => entry.live && entry.kind === "chance" && !stands.has(entry.n));
}

/** The proposal that stands: for the one who made it, a wait; for the other, a question. */
export function proposalView({ game, acts }: Play): VNode | null {
  const proposal = game.view.undo_asked;
  if (!proposal) return null;
  const { by, to, id } = proposal;
  const lines = game.log.filter(
    (entry) => entry.live && entry.n > to && ["do", "chance", "correct"].includes(entry.kind),
  ).length;
  const said = gameWords().undo;
  const target = said.target(to, lines);
  if (by === game.side) {
    return v(
      "div",
      { class: "proposal" },
      v("p", { class: "waiting" }, said.waits),
      v("p", { class: "faint" }, said.proposed(target)),
    );
  }
  return v(
    "div",
    { class: "proposal", role: "group", "aria-label": said.label, "data-id": id },
    v("h3", {}, said.proposes(by)),
    v("p", {}, said.would(target)),
    v(
      "p",
      { class: "row" },
      v("button", { type: "button", class: "main", onclick: () => void acts.answer(id, true) }, said.agree),
      v("button", { type: "button", onclick: () => void acts.answer(id, false) }, said.decline),
      v("button", { type: "button", class: "plain", onclick: () => void acts.lookBack(to) }, said.show(to)),
    ),
  );
}

/** Tell the one who proposed what became of it. */
export function proposalNews(side: string, before: GameView, after: GameView, log: LogEntry[]): void {
  const asked = before.undo_asked;
  if (!asked || after.undo_asked || asked.by !== side) return;
  if (after.lines === before.lines) toast(gameWords().undo.declined);
  else if (log.find((entry) => entry.n === before.lines + 1)?.kind === "undo") toast(gameWords().undo.agreed);
  else toast(gameWords().undo.movedOn);
}
