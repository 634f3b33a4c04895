/** Undo and redo. Where the other player's agreement is needed, an undo is proposed, and waits. */

import { Refused } from "../api";
import { confirmed } from "../dialog";
import { h, toast } from "../dom";
import type { GameView, LogEntry, Proposed, Undo } from "../generated/api";
import type { GamePage } from "./game";
import { capital } from "../prose";
import { gameWords } from "../words/game";

const AGREEMENT = "BF-04";

export async function undo(page: GamePage): Promise<void> {
  if (page.view.undo_asked?.by === page.side) {
    toast(gameWords().undo.waiting);
    return;
  }
  const to = page.view.undo?.to;
  const refused = await send(page, {});
  if (!refused) return;
  // Only what can be undone at all is proposed, and only to another player.
  if (
    page.view.mode !== "seats" ||
    to === undefined ||
    !(refused instanceof Refused && refused.error.ruling?.rules.includes(AGREEMENT))
  ) {
    page.explainer.wrong(refused);
    return;
  }
  const words = [capital(refused.error.ruling.text), gameWords().undo.canPropose(to)];
  if (!(await confirmed(gameWords().undo.proposeHeading, words, gameWords().undo.propose))) return;
  const trouble = await send(page, { propose: true, to });
  if (trouble) page.explainer.wrong(trouble);
}

export async function redo(page: GamePage): Promise<void> {
  if (page.view.redo) await page.orders.change("/api/games/{game}/redo", {});
  else toast(gameWords().undo.nothing);
}

/** Agree to the proposal that was seen, or decline it: never to another one that came meanwhile. */
async function answer(page: GamePage, proposal: Proposed, agrees: boolean): Promise<void> {
  const trouble = await send(page, agrees ? { agree: proposal.id } : { decline: proposal.id });
  if (trouble instanceof Refused && trouble.status === 409) {
    toast(gameWords().undo.lapsed + gameWords().movedOn);
    await page.replay.now();
  } else if (trouble) page.explainer.wrong(trouble);
}

/** What went wrong, if anything did. */
async function send(page: GamePage, wanted: Undo): Promise<unknown> {
  let trouble: unknown = null;
  await page.orders.occupied(async () => {
    try {
      const { known } = await page.orders.send("/api/games/{game}/undo", wanted);
      page.store.news.value = [];
      await page.replay.now(known);
    } catch (error) {
      trouble = error;
    }
  });
  return trouble;
}

/** The proposal that stands: for the one who made it, a wait; for the other, a question. */
export function proposalView(page: GamePage): HTMLElement | null {
  const proposal = page.view.undo_asked;
  if (!proposal) return null;
  const { by, to } = proposal;
  const lines = page.store.log.value.filter(
    (entry) => entry.live && entry.n > to && ["do", "chance"].includes(entry.kind),
  ).length;
  const said = gameWords().undo;
  const target = said.target(to, lines);
  if (by === page.side) {
    return h(
      "div",
      { class: "proposal" },
      h("p", { class: "waiting" }, said.waits),
      h("p", { class: "faint" }, said.proposed(target)),
    );
  }
  return h(
    "div",
    { class: "proposal", role: "group", "aria-label": said.label, "data-id": proposal.id },
    h("h3", {}, said.proposes(by)),
    h("p", {}, said.would(target)),
    h(
      "p",
      { class: "row" },
      h("button", { type: "button", class: "main", onclick: () => void answer(page, proposal, true) }, said.agree),
      h("button", { type: "button", onclick: () => void answer(page, proposal, false) }, said.decline),
      h("button", { type: "button", class: "plain", onclick: () => void page.replay.go(to) }, said.show(to)),
    ),
  );
}

/** Tell the one who proposed what became of it. */
export function proposalNews(page: GamePage, before: GameView, after: GameView, log: LogEntry[]): void {
  const asked = before.undo_asked;
  if (!asked || after.undo_asked || asked.by !== page.side) return;
  if (after.lines === before.lines) toast(gameWords().undo.declined);
  else if (log.find((entry) => entry.n === before.lines + 1)?.kind === "undo") toast(gameWords().undo.agreed);
  else toast(gameWords().undo.movedOn);
}
