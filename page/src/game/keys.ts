/** Keys of the game page, apart from those of the board. */

import { listChoices } from "./heard";
import { help } from "./help";
import type { Play } from "./play";

/** Whether a key typed here is meant for a field or a dialog. */
export function isTyping({ target }: KeyboardEvent): boolean {
  if (document.querySelector("dialog[open]")) return true;
  if (target instanceof HTMLInputElement) return !["range", "checkbox"].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** What a key does on this page; undefined: nothing. `press` presses the button of a digit. */
export function meaning(
  play: Play,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  menu: () => void,
  press: (digit: string) => void,
): (() => void) | undefined {
  const { game, acts } = play;
  if (/^[1-9]$/.test(key)) return () => press(key);
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case "?":
      return help;
    case "l":
      return () => listChoices(play);
    case "o":
      return menu;
    case "u":
      return () => void (shiftKey ? acts.redo() : acts.undo());
    case "r":
      return () => void (game.view.rolls && game.view.dice === "ask" ? acts.roll() : null);
    case "Escape":
      return () => acts.clear();
    default:
      return undefined;
  }
}
