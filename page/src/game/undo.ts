/** Undo and redo. Where the other player's agreement is needed, an undo is proposed, and waits. */

import { Refused } from "../api";
import { confirmed } from "../dialog";
import { h, spoken, toast } from "../dom";
import type { GameView, LogEntry, Proposed, Undo } from "../generated/api";
import type { GamePage } from "./game";
import { MOVED_ON } from "./orders";
import { capital } from "../prose";

const AGREEMENT = "BF-04";

export async function undo(page: GamePage): Promise<void> {
  if (page.view.undo_asked?.by === page.side) {
    toast("Waiting for the other player to agree.");
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
  const words = [
    capital(refused.error.ruling.text),
    ` You can propose to go back to line ${to}. The other player then agrees or declines.`,
  ];
  if (!(await confirmed("Propose an undo?", words, "Propose"))) return;
  const trouble = await send(page, { propose: true, to });
  if (trouble) page.explainer.wrong(trouble);
}

export async function redo(page: GamePage): Promise<void> {
  if (page.view.redo) await page.orders.change("/api/games/{game}/redo", {});
  else toast("There is nothing to redo.");
}

/** Agree to the proposal that was seen, or decline it: never to another one that came meanwhile. */
async function answer(page: GamePage, proposal: Proposed, agrees: boolean): Promise<void> {
  const trouble = await send(page, agrees ? { agree: proposal.id } : { decline: proposal.id });
  if (trouble instanceof Refused && trouble.status === 409) {
    toast(`That proposal no longer stands. ${MOVED_ON}`);
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
  const target = `${to ? `line ${to}` : "the set-up"} (${lines} ${lines === 1 ? "line" : "lines"} undone)`;
  if (by === page.side) {
    return h(
      "div",
      { class: "proposal" },
      h("p", { class: "waiting" }, "Waiting for the other player to agree"),
      h(
        "p",
        { class: "faint" },
        `You proposed to undo: back to ${target}. If either of you acts first, the proposal lapses.`,
      ),
    );
  }
  return h(
    "div",
    { class: "proposal", role: "group", "aria-label": "Proposed undo", "data-id": proposal.id },
    h("h3", {}, `${spoken(by)} proposes an undo`),
    h("p", {}, `The game would go back to ${target}.`),
    h(
      "p",
      { class: "row" },
      h("button", { type: "button", class: "main", onclick: () => void answer(page, proposal, true) }, "Agree"),
      h("button", { type: "button", onclick: () => void answer(page, proposal, false) }, "Decline"),
      h(
        "button",
        { type: "button", class: "plain", onclick: () => void page.replay.go(to) },
        to ? `Show line ${to}` : "Show the set-up",
      ),
    ),
  );
}

/** Tell the one who proposed what became of it. */
export function proposalNews(page: GamePage, before: GameView, after: GameView, log: LogEntry[]): void {
  const asked = before.undo_asked;
  if (!asked || after.undo_asked || asked.by !== page.side) return;
  if (after.lines === before.lines) toast("The other player declined the undo.");
  else if (log.find((entry) => entry.n === before.lines + 1)?.kind === "undo")
    toast("The other player agreed to the undo.");
  else toast("Your proposal to undo no longer stands: the game has moved on.");
}
