/** The buttons on the map: zoom, the whole map, what is drawn. */

import type { VNode } from "preact";
import { group, ticked, v } from "../ui";
import type { Layers } from "./scene";

/** How much closer one step of the zoom brings the map. */
export const ZOOM = 1.35;

/** What the buttons do. */
export interface Wants {
  zoom(factor: number): void;
  fit(): void;
  layer(name: keyof Layers, on: boolean): void;
}

const LAYERS: [keyof Layers, string][] = [
  ["counters", "Counters"],
  ["markers", "Markers"],
  ["numbers", "Hex numbers"],
  ["names", "Names"],
];

export function boardButtons(wants: Wants): VNode {
  const button = (sign: string, label: string, key: string, act: () => void): VNode =>
    v("button", { type: "button", title: `${label} (${key})`, "aria-label": label, onclick: act }, sign);
  return group([
    button("+", "Zoom in", "+", () => wants.zoom(ZOOM)),
    button("−", "Zoom out", "−", () => wants.zoom(1 / ZOOM)),
    button("▣", "Whole map", "0", () => wants.fit()),
    v(
      "details",
      { class: "layers" },
      v("summary", { title: "Layers", "aria-label": "Layers" }, "☰"),
      v(
        "div",
        {},
        ...LAYERS.map(([name, label]) =>
          v(
            "label",
            {},
            v("input", {
              type: "checkbox",
              defaultChecked: true,
              onchange: (event: Event) => wants.layer(name, ticked(event)),
            }),
            ` ${label}`,
          ),
        ),
      ),
    ),
  ]);
}
