/** Dialogs on the browser's own <dialog>: focus is kept inside, Escape closes. */

import { byId, type Child, h } from "./dom";
import { words } from "./words";

export function dialog(heading: string, parts: Child[], wide = false): HTMLDialogElement {
  const close = h(
    "button",
    { type: "button", class: "close", "aria-label": words().close, onclick: () => box.close() },
    "×",
  );
  const box = h(
    "dialog",
    { class: wide ? "wide" : "", "aria-label": heading },
    h("header", {}, h("h2", {}, heading), close),
    h("div", { class: "body" }, ...parts),
  );
  box.addEventListener("close", () => box.remove());
  box.addEventListener("click", (event) => {
    if (event.target === box) box.close();
  });
  byId("dialogs").append(box);
  box.showModal();
  return box;
}

/** A question with two answers. */
export function confirmed(heading: string, text: Child[], yes: string): Promise<boolean> {
  return new Promise((resolve) => {
    let answer = false;
    const box = dialog(heading, [
      h("p", {}, ...text),
      h(
        "p",
        { class: "row" },
        h("button", { type: "button", class: "main", onclick: () => ((answer = true), box.close()) }, yes),
        h("button", { type: "button", onclick: () => box.close() }, words().cancel),
      ),
    ]);
    box.addEventListener("close", () => resolve(answer));
  });
}
