/** Keyboard shortcuts of the game page; the board has its own. */

import { STEPS } from "../board/geometry";
import { listChoices } from "./announcements";
import { LETTER_KEYS } from "./answer_keys";
import type { Play } from "./play";
import { MAIN_KEY, DECLINE_KEY } from "./question";
import { selectNext } from "./selection";

/** Return whether a key event belongs to a field or an open dialog. */
export function isTyping({ target }: KeyboardEvent): boolean {
  if (document.querySelector("dialog[open]")) return true;
  if (target instanceof HTMLInputElement) return !["range", "checkbox"].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** Return whether the focused element uses Enter itself; a checkbox uses Space. */
function usesEnter(target: EventTarget | null): boolean {
  return closestElement(target, "button, a, summary, input:not([type=checkbox]), [role=application]") !== null;
}

/** Return whether the question is focused, but none of its buttons. */
function isOnQuestion(target: EventTarget | null): boolean {
  const place = closestElement(target, "button, a, summary, input, [tabindex], body");
  return place !== null && place.matches(".prompt, body");
}

function closestElement(target: EventTarget | null, places: string): Element | null {
  return target && "closest" in target ? (target as Element).closest(places) : null;
}

/** Move the selected unit to the hex under the cursor; return whether it can go there. */
function moveToCursor({ looking, acts }: Play): boolean {
  const { cursor } = acts.map;
  if (!cursor || !looking.reach.some((choice) => choice.hex === cursor)) return false;
  void acts.clickHex(cursor);
  return true;
}

interface KeyPress {
  key: string;
  shiftKey: boolean;
  ctrlKey?: boolean;
  metaKey?: boolean;
  target?: EventTarget | null;
}

/** Return the action of a key, or undefined if it has none. `press` clicks the button with a shortcut. */
export function keyAction(
  play: Play,
  { key, shiftKey, ctrlKey = false, metaKey = false, target = null }: KeyPress,
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
  if (/^[1-9]$/.test(key) || LETTER_KEYS.includes(letter)) return () => press(letter);
  // Arrow keys move from the question to the map.
  if (STEPS[key] && isOnQuestion(target)) return () => acts.map.stepCursor(key);
  switch (letter) {
    case MAIN_KEY:
      return usesEnter(target) ? undefined : () => void (moveToCursor(play) || press(MAIN_KEY));
    case DECLINE_KEY:
      return () => press(DECLINE_KEY);
    case "m":
      return () => {
        acts.map.focus();
        selectNext(play, shiftKey ? -1 : 1);
      };
    case "h":
      return () => acts.map.hideCounters(true);
    case "?":
      return () => void import("./help").then(({ openHelp }) => openHelp(play));
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
