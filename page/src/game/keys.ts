/** Keys of the game page, apart from those of the board. */

import type { GamePage } from "./game";
import { listChoices } from "./heard";
import { help } from "./help";
import { redo, undo } from "./undo";

export function pressed(page: GamePage, event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  if (
    ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName) &&
    !["range", "checkbox"].includes((target as HTMLInputElement).type)
  )
    return;
  if (event.key === "?") help();
  else if (event.key === "l" || event.key === "L") listChoices(page);
  else if (event.key === "o" || event.key === "O") page.overlays.toggle();
  else if (event.key === "u" || event.key === "U") void (event.shiftKey ? redo(page) : undo(page));
  else if (event.key === "r" || event.key === "R") {
    if (page.view.rolls && page.view.dice === "ask") void page.orders.roll();
  } else if (event.key === "Escape") page.selection.clear();
  else if (/^[1-9]$/.test(event.key))
    page.element.querySelector<HTMLButtonElement>(`[data-key="${event.key}"]`)?.click();
  else return;
  event.preventDefault();
}
