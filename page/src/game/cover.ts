/** Between two persons at one screen: nothing of the game is seen until the next one sits down and has their own table. */

import { byId, h, toast } from "../dom";
import { gameWords } from "../words/game";

export function coverScreen(side: string, ready: () => Promise<void>): void {
  const cover = h("div", {
    class: "cover",
    role: "dialog",
    "aria-modal": "true",
    "aria-label": gameWords().cover.toScreen(side),
  });
  const button = h(
    "button",
    { type: "button", class: "main", onclick: () => void sit() },
    gameWords().cover.here(side),
  );

  async function sit(): Promise<void> {
    button.setAttribute("disabled", "");
    try {
      await ready();
      cover.remove();
      document.body.classList.remove("covered");
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error), "wrong");
      button.removeAttribute("disabled");
      button.focus();
    }
  }

  cover.append(h("h1", {}, gameWords().cover.toScreen(side)), h("p", {}, gameWords().cover.about), button);
  document.body.classList.add("covered");
  byId("dialogs").append(cover);
  button.focus();
}
