/** A game that starts from the position. */

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { toast } from "../dom";
import { beginFrom, diceOf, seatings } from "../start";
import { chooser, v } from "../ui";
import type { EditorStore } from "./store";
import { words } from "../words";

export function Playing({ editor }: { editor: EditorStore }): VNode {
  const [seat, sit] = useState("0");
  const [dice, take] = useState("auto");
  const { laid, title } = editor;
  const ways = seatings(title, laid.variant);
  const go = async (event: Event): Promise<void> => {
    event.preventDefault();
    const way = ways[Number(seat)] ?? ways[0];
    try {
      await beginFrom(title.title, { position: laid.position, dice: diceOf({ value: dice }), ...way?.seating });
    } catch (error) {
      toast((error as Error).message, "wrong");
    }
  };
  return v(
    "form",
    { class: "panel sets", "aria-label": "Play", onsubmit: (event: Event) => void go(event) },
    v("h3", {}, "Play"),
    v(
      "label",
      { class: "set" },
      "Seats ",
      chooser(
        ways.map((way, n) => [String(n), way.words]),
        seat,
        sit,
      ),
    ),
    v("label", { class: "set" }, "Dice ", chooser(Object.entries(words().start.dice), dice, take)),
    v("button", { class: "main" }, "Play from here"),
  );
}
