/** What the keys do. */

import { dialog } from "../dialog";
import { v } from "../ui";

const KEYS: [string, string][] = [
  ["Tab, Shift+Tab", "on the map: the next or previous unit that may be chosen"],
  ["Arrows", "move the cursor on the map; the page says what is in the hex"],
  ["F", "spread out the stack under the cursor"],
  ["Enter, Space", "choose the unit or hex under the cursor"],
  ["Esc", "let go of a unit, close a dialog"],
  ["1 to 9", "press the buttons of the prompt"],
  ["U", "undo"],
  ["Shift+U", "redo"],
  ["R", "roll, when a roll is due"],
  ["O", "overlays on the map: supply, zones, threats …"],
  ["+ − 0", "zoom in, out, the whole map"],
  ["?", "this help"],
];

export function help(): void {
  dialog("How to play", [
    v(
      "p",
      {},
      "Click or tap a marked unit, then a blue hex. Point at a hex to see the way and what each step costs. ",
      "Drag to pan; wheel or pinch to zoom.",
    ),
    v(
      "p",
      {},
      "An orange dashed ring marks what may be chosen now. ",
      "Choose anything else and the program says which rule forbids it.",
    ),
    v(
      "table",
      { class: "keys" },
      v(
        "tbody",
        {},
        ...KEYS.map(([keys, does]) => v("tr", {}, v("th", { scope: "row" }, v("kbd", {}, keys)), v("td", {}, does))),
      ),
    ),
  ]);
}
