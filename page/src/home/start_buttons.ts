/** Buttons that create a game and show progress and errors. */

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { NewGame } from "../generated/api";
import { startGame } from "../new_game";
import { v } from "../ui";
import { words } from "../words";

export interface StartButtons {
  /** A start button; `main` marks the card's main button, which Enter also presses in a form. */
  button(label: string, wanted: () => NewGame, main?: boolean): VNode;
  errorView: VNode | null;
}

/** The start buttons of a card; only one works at a time. */
export function useStartButtons(): StartButtons {
  const [working, setWorking] = useState("");
  const [wrong, setWrong] = useState("");
  const go = async (label: string, wanted: () => NewGame): Promise<void> => {
    setWorking(label);
    setWrong("");
    try {
      await startGame(wanted());
    } catch (error) {
      setWrong((error as Error).message);
    }
    setWorking("");
  };
  return {
    button: (label, wanted, main = false) =>
      v(
        "button",
        {
          type: main ? "submit" : "button",
          class: main ? "main" : null,
          disabled: working !== "",
          onclick: (event: Event) => {
            event.preventDefault();
            void go(label, wanted);
          },
        },
        working === label ? words().start.settingUp : label,
      ),
    errorView: wrong ? v("p", { class: "wrong", role: "alert" }, wrong) : null,
  };
}

/** A labeled select field. */
export function selectField(
  label: string,
  options: [string, string][],
  chosen: string,
  choose: (value: string) => void,
): VNode {
  const optionViews = options.map(([value, text]) => v("option", { value, selected: value === chosen }, text));
  const changed = (event: Event): void => choose((event.target as HTMLSelectElement).value);
  return v("label", {}, label, v("select", { value: chosen, onchange: changed }, ...optionViews));
}
