/** The buttons on the map: zoom, whole map, layers. */

import type { VNode } from "preact";
import { group, isChecked, v } from "../ui";
import type { Layers } from "./scene";
import { gameWords } from "../words/game";

/** Zoom factor of one step. */
export const ZOOM = 1.35;

/** What the buttons do. */
export interface ButtonActions {
  zoom(factor: number): void;
  fit(): void;
  setLayer(name: keyof Layers, on: boolean): void;
}

const LAYERS: (keyof Layers)[] = ["counters", "markers", "numbers", "names"];

export function boardButtons(wants: ButtonActions): VNode {
  const text = gameWords().map;
  const button = (sign: string, [label, title]: [string, string], act: () => void): VNode =>
    v("button", { type: "button", title, "aria-label": label, onclick: act }, sign);
  return group([
    button("+", text.zoomIn, () => wants.zoom(ZOOM)),
    button("−", text.zoomOut, () => wants.zoom(1 / ZOOM)),
    button("▣", text.whole, () => wants.fit()),
    v(
      "details",
      { class: "layers" },
      v("summary", { title: text.layers, "aria-label": text.layers }, "☰"),
      v(
        "div",
        {},
        ...LAYERS.map((name) =>
          v(
            "label",
            {},
            v("input", {
              type: "checkbox",
              defaultChecked: true,
              onchange: (event: Event) => wants.setLayer(name, isChecked(event)),
            }),
            ` ${text.layer[name]}`,
          ),
        ),
      ),
    ),
  ]);
}
