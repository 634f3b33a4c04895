/** Starting a game from the edited position. */

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { download, showToast } from "../dom";
import { useLevel } from "../home/levels";
import { startFromPosition, parseDice, seatingOptions } from "../new_game";
import { chooser, live, v } from "../ui";
import { counterListCsv, LIST_KEY } from "./counter_list";
import type { EditorStore } from "./store";
import { words } from "../words";

export function StartPanel({ editor }: { editor: EditorStore }): VNode {
  const { begins } = editor.editable;
  return begins ? live(CounterListPanel, { editor, begins }) : live(StartForm, { editor });
}

/** The units as a list that starts a campaign. */
function CounterListPanel({ editor, begins }: { editor: EditorStore; begins: string }): VNode {
  const list = (): string => counterListCsv(editor.current.position);
  const beginCampaign = (): void => {
    sessionStorage.setItem(LIST_KEY, list());
    editor.markSaved();
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
      v("button", { type: "button", class: "main", onclick: beginCampaign }, "Begin a campaign with it"),
      v(
        "button",
        {
          type: "button",
          onclick: () => {
            download("counters.csv", list(), "text/csv");
            editor.markSaved();
          },
        },
        "Download the list",
      ),
    ),
  );
}

function StartForm({ editor }: { editor: EditorStore }): VNode {
  const [seat, setSeat] = useState("0");
  const [dice, setDice] = useState("auto");
  const { current, title } = editor;
  const level = useLevel(title);
  const ways = seatingOptions(title, current.variant);
  const startGame = async (event: Event): Promise<void> => {
    event.preventDefault();
    const way = ways[Number(seat)] ?? ways[0];
    try {
      const seating = way ? level.withLevel(way.seating) : {};
      await startFromPosition(title.title, {
        position: current.position,
        dice: parseDice({ value: dice }),
        ...seating,
      });
    } catch (error) {
      showToast((error as Error).message, "wrong");
    }
  };
  return v(
    "form",
    { class: "panel sets", "aria-label": "Play", onsubmit: (event: Event) => void startGame(event) },
    v("h3", {}, "Play"),
    v(
      "label",
      { class: "set" },
      "Seats ",
      chooser(
        ways.map((way, n) => [String(n), way.words]),
        seat,
        setSeat,
      ),
    ),
    level.view((ways[Number(seat)] ?? ways[0])?.seating),
    v("label", { class: "set" }, "Dice ", chooser(Object.entries(words().start.dice), dice, setDice)),
    v("button", { class: "main" }, "Play from here"),
  );
}
