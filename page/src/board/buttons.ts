/** The buttons on the map: zoom, the whole map, what is drawn. */

import type { VNode } from "preact";
import { group, ticked, v } from "../ui";
import type { Layers } from "./scene";
import { gameWords } from "../words/game";

/** How much closer one step of the zoom brings the map. */
export const ZOOM = 1.35;

/** What the buttons do. */
export interface Wants {
  zoom(factor: number): void;
  fit(): void;
  layer(name: keyof Layers, on: boolean): void;
}

const LAYERS: (keyof Layers)[] = ["counters", "markers", "numbers", "names"];

export function boardButtons(wants: Wants): VNode {
  const said = gameWords().map;
  const button = (sign: string, [label, title]: [string, string], act: () => void): VNode =>
    v("button", { type: "button", title, "aria-label": label, onclick: act }, sign);
  return group([
    button("+", said.zoomIn, () => wants.zoom(ZOOM)),
    button("−", said.zoomOut, () => wants.zoom(1 / ZOOM)),
    button("▣", said.whole, () => wants.fit()),
    v(
      "details",
      { class: "layers" },
      v("summary", { title: said.layers, "aria-label": said.layers }, "☰"),
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
              onchange: (event: Event) => wants.layer(name, ticked(event)),
            }),
            ` ${said.layer[name]}`,
          ),
        ),
      ),
    ),
  ]);
}
