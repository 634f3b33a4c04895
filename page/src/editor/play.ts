/** A game that starts from the position. */

import { h, toast } from "../dom";
import { beginFrom, diceOf, diceSelect, seatings, select } from "../start";
import type { Editor } from "./editor";

export function playPanel(editor: Editor): HTMLElement {
  const ways = seatings(editor.title, editor.laid.variant);
  const seats = select(ways.map((way, n) => [String(n), way.words]));
  const dice = diceSelect();
  const go = async (event: Event): Promise<void> => {
    event.preventDefault();
    // The variant may have been set since the panel was made.
    const way =
      seatings(editor.title, editor.laid.variant)[Number(seats.value)] ??
      seatings(editor.title, editor.laid.variant)[0];
    try {
      await beginFrom(editor.title.title, { position: editor.laid.position, dice: diceOf(dice), ...way?.seating });
    } catch (error) {
      toast((error as Error).message, "wrong");
    }
  };
  return h(
    "form",
    { class: "panel sets", "aria-label": "Play from here", onsubmit: (event: Event) => void go(event) },
    h("h3", {}, "Play from here"),
    h("label", { class: "set" }, "Seats ", seats),
    h("label", { class: "set" }, "Dice ", dice),
    h("button", { class: "main" }, "Start the game"),
  );
}
