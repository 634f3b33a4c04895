/** A game that starts from the position. */

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { download, toast } from "../dom";
import { useLevel } from "../home/levels";
import { beginFrom, diceOf, seatings } from "../start";
import { chooser, live, v } from "../ui";
import { counterList, LIST } from "./list";
import type { EditorStore } from "./store";
import { words } from "../words";

export function Playing({ editor }: { editor: EditorStore }): VNode {
  const { begins } = editor.editable;
  return begins ? live(Listing, { editor, begins }) : live(FromHere, { editor });
}

/** The units as the list with which a game begins. */
function Listing({ editor, begins }: { editor: EditorStore; begins: string }): VNode {
  const list = (): string => counterList(editor.laid.position);
  const go = (): void => {
    sessionStorage.setItem(LIST, list());
    editor.kept();
    location.hash = begins;
  };
  return v(
    "section",
    { class: "panel sets", "aria-label": "The list" },
    v("h3", {}, "The list of counters"),
    v(
      "p",
      { class: "faint" },
      "What stands on the map, as the list that a campaign begins with, dumps and rail heads too.",
    ),
    v(
      "div",
      { class: "row" },
      v("button", { type: "button", class: "main", onclick: go }, "Begin a campaign with it"),
      v(
        "button",
        {
          type: "button",
          onclick: () => {
            download("counters.csv", list(), "text/csv");
            editor.kept();
          },
        },
        "Download the list",
      ),
    ),
  );
}

function FromHere({ editor }: { editor: EditorStore }): VNode {
  const [seat, sit] = useState("0");
  const [dice, take] = useState("auto");
  const { laid, title } = editor;
  const level = useLevel(title);
  const ways = seatings(title, laid.variant);
  const go = async (event: Event): Promise<void> => {
    event.preventDefault();
    const way = ways[Number(seat)] ?? ways[0];
    try {
      const seating = way ? level.at(way.seating) : {};
      await beginFrom(title.title, { position: laid.position, dice: diceOf({ value: dice }), ...seating });
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
    level.view((ways[Number(seat)] ?? ways[0])?.seating),
    v("label", { class: "set" }, "Dice ", chooser(Object.entries(words().start.dice), dice, take)),
    v("button", { class: "main" }, "Play from here"),
  );
}
