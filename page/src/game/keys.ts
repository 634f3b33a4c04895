/** Keys of the game page, apart from those of the board. */

import { STEPS } from "../board/geometry";
import { listChoices } from "./heard";
import { LETTERS } from "./answer_keys";
import type { Play } from "./play";
import { MAIN, NO } from "./question";
import { selectNext } from "./selection";

/** Whether a key typed here is meant for a field or a dialog. */
export function isTyping({ target }: KeyboardEvent): boolean {
  if (document.querySelector("dialog[open]")) return true;
  if (target instanceof HTMLInputElement) return !["range", "checkbox"].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** Whether Enter has a meaning where the focus is; a box is ticked by Space. */
function takesEnter(target: EventTarget | null): boolean {
  return closest(target, "button, a, summary, input:not([type=checkbox]), [role=application]") !== null;
}

/** Whether the focus is on what is asked, and on none of its buttons. */
function onQuestion(target: EventTarget | null): boolean {
  const place = closest(target, "button, a, summary, input, [tabindex], body");
  return place !== null && place.matches(".prompt, body");
}

function closest(target: EventTarget | null, places: string): Element | null {
  return target && "closest" in target ? (target as Element).closest(places) : null;
}

/** A unit in hand goes to the hex under the cursor, wherever the focus is; whether it can. */
function goesToCursor({ looking, acts }: Play): boolean {
  const { cursor } = acts.map;
  if (!cursor || !looking.reach.some((choice) => choice.hex === cursor)) return false;
  void acts.chooseHex(cursor);
  return true;
}

interface Pressed {
  key: string;
  shiftKey: boolean;
  ctrlKey?: boolean;
  metaKey?: boolean;
  target?: EventTarget | null;
}

/** What a key does on this page; undefined: nothing. `press` presses the button that has a key. */
export function meaning(
  play: Play,
  { key, shiftKey, ctrlKey = false, metaKey = false, target = null }: Pressed,
  menu: () => void,
  press: (key: string) => boolean,
): (() => void) | undefined {
  const { game, acts } = play;
  const letter = key.length === 1 ? key.toLowerCase() : key;
  if (ctrlKey || metaKey) {
    if (letter === "z") return () => void (shiftKey ? acts.redo() : acts.undo());
    return letter === "y" ? () => void acts.redo() : undefined;
  }
  if (key === "0") return () => void (press(key) || acts.map.fit());
  if (/^[1-9]$/.test(key) || LETTERS.includes(letter)) return () => press(letter);
  // From the question, arrows lead to the map.
  if (STEPS[key] && onQuestion(target)) return () => acts.map.step(key);
  switch (letter) {
    case MAIN:
      return takesEnter(target) ? undefined : () => void (goesToCursor(play) || press(MAIN));
    case NO:
      return () => press(NO);
    case "m":
      return () => {
        acts.map.focus();
        selectNext(play, shiftKey ? -1 : 1);
      };
    case "h":
      return () => acts.map.bare(true);
    case "?":
      return () => void import("./help").then(({ help }) => help(play));
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
