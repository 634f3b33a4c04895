/** Between two persons at one screen: nothing of the game is seen until the next one sits down. */

import { byId, h, spoken } from "../dom";

export function coverScreen(side: string, ready: () => void): void {
  const cover = h("div", { class: "cover", role: "dialog", "aria-modal": "true", "aria-label": `${side} to the screen` });
  const button = h(
    "button",
    {
      type: "button",
      class: "main",
      onclick: () => {
        cover.remove();
        document.body.classList.remove("covered");
        ready();
      },
    },
    `I am ${spoken(side)}`,
  );
  cover.append(h("h1", {}, `${spoken(side)} to the screen`), h("p", {}, "The other player looks away. Press Enter when you are at the screen."), button);
  document.body.classList.add("covered");
  byId("dialogs").append(cover);
  button.focus();
}
