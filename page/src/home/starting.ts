/** A button that makes a game: it says that it is at work, and what went wrong beside itself. */

import { h } from "../dom";
import type { NewGame } from "../generated/api";
import { begin } from "../start";

export interface Starting {
  button: HTMLButtonElement;
  wrong: HTMLElement;
}

/** `words` may change with what is chosen. `main`: the one button of its card that stands out. As part of a form it is pressed by Enter too. */
export function starting(words: string | (() => string), wanted: () => NewGame, main = false): Starting {
  const wrong = h("p", { class: "wrong", role: "alert", hidden: true });
  const said = typeof words === "string" ? () => words : words;
  const button = h("button", { type: main ? "submit" : "button", class: main ? "main" : null }, said());
  const go = async (): Promise<void> => {
    if (button.disabled) return;
    button.disabled = true;
    button.textContent = "Setting up …";
    wrong.hidden = true;
    try {
      await begin(wanted());
    } catch (error) {
      wrong.textContent = (error as Error).message;
      wrong.hidden = false;
    }
    button.disabled = false;
    button.textContent = said();
  };
  button.addEventListener("click", (event) => {
    event.preventDefault();
    void go();
  });
  return { button, wrong };
}
