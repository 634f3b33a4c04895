/** Links that open seats: the token stands in the fragment, which browsers never send. */

import { dialog } from "../dialog";
import { h, toast } from "../dom";
import type { Made } from "../types";

export function copyButton(text: string, what = "Copy"): HTMLElement {
  return h(
    "button",
    {
      type: "button",
      onclick: () => {
        navigator.clipboard.writeText(text).then(
          () => toast("Copied."),
          () => toast("Copying is not allowed here; select the text and copy it.", "wrong"),
        );
      },
    },
    what,
  );
}

export function seatLinks(made: Made): void {
  const rows = made.seats.map((seat) => {
    const link = `${location.origin}${seat.link}`;
    const name = seat.sides.join(" and ");
    return h(
      "p",
      { class: "seat-link" },
      h("strong", {}, name),
      h("input", { readonly: true, value: link, "aria-label": `Link for ${name}` }),
      copyButton(link),
      h("a", { class: "button", href: seat.link.slice(1), target: "_blank", rel: "noopener" }, "Open"),
    );
  });
  const box = dialog("A link for each seat", [
    h("p", {}, "Take one, hand over the other. Whoever has a link sits there and sees that side's hand."),
    ...rows,
  ]);
  box.addEventListener("close", () => {
    if (!location.hash.includes("/game/")) location.hash = `#/game/${made.game}`;
  });
}
