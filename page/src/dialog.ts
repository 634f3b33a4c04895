/** Dialogs on the browser's own <dialog>: focus is kept inside, Escape closes. */

import { byId } from "./dom";
import { group, mount, type Shown, unmount, v } from "./ui";
import { words } from "./words";

export function dialog(heading: string, parts: Shown[], wide = false): HTMLDialogElement {
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
  byId("dialogs").append(box);
  box.showModal();
  return box;
}

/** A question with two answers. */
export function confirmed(heading: string, text: Shown[], yes: string): Promise<boolean> {
  return new Promise((resolve) => {
    let answer = false;
    const agree = (): void => {
      answer = true;
      box.close();
    };
    const box = dialog(heading, [
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
