/** Undo and redo; if the other player must agree, the undo is proposed. */

import type { VNode } from "preact";
import { RequestError } from "../api";
import { askToConfirm } from "../dialog";
import { showToast } from "../dom";
import type { GameView, LogEntry, Undo } from "../generated/api";
import { capitalize } from "../prose";
import { v } from "../ui";
import type { Orders } from "./orders";
import type { Play } from "./play";
import { lineBeforePress } from "./presses";
import { gameWords } from "../words/game";

const AGREEMENT_RULE = "BF-04";

export async function undo(play: Play, orders: Orders, line?: number): Promise<void> {
  const { game, acts } = play;
  if (game.view.undo_asked?.by === game.side) {
    showToast(gameWords().undo.waiting);
    return;
  }
  const from = line ?? lineBeforePress(game);
  const to = from ?? game.view.undo?.to;
  const refused = await sendUndo(play, orders, from === undefined ? {} : { to: from });
  if (!refused) return;
  // Only a possible undo is proposed, and only to another player.
  if (
    game.view.mode !== "seats" ||
    to === undefined ||
    !(refused instanceof RequestError && refused.error.ruling?.rules.includes(AGREEMENT_RULE))
  ) {
    acts.showError(refused);
    return;
  }
  const texts = gameWords().undo;
  const words = [capitalize(refused.error.ruling.text), texts.canPropose(to)];
  if (!(await askToConfirm(texts.proposeHeading, words, texts.propose))) return;
  const trouble = await sendUndo(play, orders, { propose: true, to });
  if (trouble) acts.showError(trouble);
}

export async function redo({ game }: Play, orders: Orders): Promise<void> {
  if (game.view.redo) await orders.sendAndShow("/api/games/{game}/redo", {});
  else showToast(gameWords().undo.nothing);
}

/** Accept or decline a proposal; a newer one is never answered by mistake. */
export async function answerProposal(play: Play, orders: Orders, proposal: string, agrees: boolean): Promise<void> {
  const trouble = await sendUndo(play, orders, agrees ? { agree: proposal } : { decline: proposal });
  if (trouble instanceof RequestError && trouble.status === 409) {
    showToast(gameWords().undo.lapsed + gameWords().movedOn);
    await play.acts.showLatest();
  } else if (trouble) play.acts.showError(trouble);
}

/** Send an undo request; return the error, or null. */
async function sendUndo({ game, acts }: Play, orders: Orders, wanted: Undo): Promise<unknown> {
  let trouble: unknown = null;
  await orders.runExclusively(async () => {
    try {
      const before = game.log;
      const { snapshot } = await orders.send("/api/games/{game}/undo", wanted);
      game.setNews([]);
      await acts.showLatest(snapshot);
      if (hasChanceUndone(before, snapshot.log)) showToast(gameWords().undo.again);
    } catch (error) {
      trouble = error;
    }
  });
  return trouble;
}

/** Return whether a roll or draw is among the undone lines. */
export function hasChanceUndone(before: LogEntry[], after: LogEntry[]): boolean {
  const stands = new Set(after.filter((entry) => entry.live).map((entry) => entry.n));
  return before.some((entry) => entry.live && entry.kind === "chance" && !stands.has(entry.n));
}

/** The present proposal: a question for one player, a notice of waiting for the other. */
export function proposalView({ game, acts }: Play): VNode | null {
  const proposal = game.view.undo_asked;
  if (!proposal) return null;
  const { by, to, id } = proposal;
  const lines = game.log.filter(
    (entry) => entry.live && entry.n > to && ["do", "chance", "correct"].includes(entry.kind),
  ).length;
  const texts = gameWords().undo;
  const target = texts.target(to, lines);
  if (by === game.side) {
    return v(
      "div",
      { class: "proposal" },
      v("p", { class: "waiting" }, texts.waits),
      v("p", { class: "faint" }, texts.proposed(target)),
    );
  }
  return v(
    "div",
    { class: "proposal", role: "group", "aria-label": texts.label, "data-id": id },
    v("h3", {}, texts.proposes(by)),
    v("p", {}, texts.would(target)),
    v(
      "p",
      { class: "row" },
      v("button", { type: "button", class: "main", onclick: () => void acts.answerProposal(id, true) }, texts.agree),
      v("button", { type: "button", onclick: () => void acts.answerProposal(id, false) }, texts.decline),
      v("button", { type: "button", class: "plain", onclick: () => void acts.lookBack(to) }, texts.show(to)),
    ),
  );
}

/** Tell the player who proposed an undo whether it was accepted. */
export function reportProposal(side: string, before: GameView, after: GameView, log: LogEntry[]): void {
  const asked = before.undo_asked;
  if (!asked || after.undo_asked || asked.by !== side) return;
  if (after.lines === before.lines) showToast(gameWords().undo.declined);
  else if (log.find((entry) => entry.n === before.lines + 1)?.kind === "undo") showToast(gameWords().undo.agreed);
  else showToast(gameWords().undo.movedOn);
}
