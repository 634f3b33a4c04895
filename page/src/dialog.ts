/** Dialogs on the browser's <dialog> element: focus stays inside, and Escape closes them. */

import { elementById } from "./dom";
import { group, mount, type Content, unmount, v } from "./ui";
import { words } from "./words";

export function openDialog(heading: string, parts: Content[], wide = false): HTMLDialogElement {
  const box = document.createElement("dialog");
  if (wide) box.className = "wide";
  box.setAttribute("aria-label", heading);
  const close = { type: "button", class: "close", "aria-label": words().close, onclick: () => box.close() };
  mount(
    group([v("header", {}, v("h2", {}, heading), v("button", close, "×")), v("div", { class: "body" }, ...parts)]),
    box,
  );
  box.addEventListener("close", () => {
    unmount(box);
    box.remove();
  });
  box.addEventListener("click", (event) => {
    if (event.target === box) box.close();
  });
  elementById("dialogs").append(box);
  box.showModal();
  return box;
}

/** Ask a yes-or-no question in a dialog; closing it means no. */
export function askToConfirm(heading: string, text: Content[], yes: string): Promise<boolean> {
  return new Promise((resolve) => {
    let answer = false;
    const agree = (): void => {
      answer = true;
      box.close();
    };
    const box = openDialog(heading, [
      v("p", {}, ...text),
      v(
        "p",
        { class: "row" },
        v("button", { type: "button", class: "main", onclick: agree }, yes),
        v("button", { type: "button", onclick: () => box.close() }, words().cancel),
      ),
    ]);
    box.addEventListener("close", () => resolve(answer));
  });
}
