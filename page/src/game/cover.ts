/** Between two persons at one screen: nothing of the game is seen until the next one sits down and has their own table. */

import { byId, h, spoken, toast } from "../dom";

export function coverScreen(side: string, ready: () => Promise<void>): void {
  const cover = h("div", {
    class: "cover",
    role: "dialog",
    "aria-modal": "true",
    "aria-label": `${side} to the screen`,
  });
  const button = h("button", { type: "button", class: "main", onclick: () => void sit() }, `I am ${spoken(side)}`);

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

  cover.append(
    h("h1", {}, `${spoken(side)} to the screen`),
    h("p", {}, "The other player looks away. Press Enter when you are at the screen."),
    button,
  );
  document.body.classList.add("covered");
  byId("dialogs").append(cover);
  button.focus();
}
