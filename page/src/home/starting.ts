/** Buttons that make a game: they say that they are at work, and what went wrong beside themselves. */

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { NewGame } from "../generated/api";
import { begin } from "../start";
import { v } from "../ui";
import { words } from "../words";

export interface Starting {
  /** `main`: the one button of its card that stands out. As part of a form it is pressed by Enter too. */
  button(said: string, wanted: () => NewGame, main?: boolean): VNode;
  wrong: VNode | null;
}

/** For the buttons of a card: one of them at work at a time. */
export function useStarting(): Starting {
  const [working, work] = useState("");
  const [wrong, tell] = useState("");
  const go = async (said: string, wanted: () => NewGame): Promise<void> => {
    work(said);
    tell("");
    try {
      await begin(wanted());
    } catch (error) {
      tell((error as Error).message);
    }
    work("");
  };
  return {
    button: (said, wanted, main = false) =>
      v(
        "button",
        {
          type: main ? "submit" : "button",
          class: main ? "main" : null,
          disabled: working !== "",
          onclick: (event: Event) => {
            event.preventDefault();
            void go(said, wanted);
          },
        },
        working === said ? words().start.settingUp : said,
      ),
    wrong: wrong ? v("p", { class: "wrong", role: "alert" }, wrong) : null,
  };
}

/** A list to choose from. */
export function choice(
  label: string,
  options: [string, string][],
  chosen: string,
  choose: (value: string) => void,
): VNode {
  const told = options.map(([value, said]) => v("option", { value, selected: value === chosen }, said));
  const changed = (event: Event): void => choose((event.target as HTMLSelectElement).value);
  return v("label", {}, label, v("select", { value: chosen, onchange: changed }, ...told));
}
