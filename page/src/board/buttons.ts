/** The buttons on the map: zoom, the whole map, what is drawn. */

import { h } from "../dom";
import type { Board } from "./board";
import type { Layers } from "./scene";

/** How much closer one step of the zoom brings the map. */
export const ZOOM = 1.35;

/** `menus`: room for others beside them. */
export function boardButtons(board: Board, menus: HTMLElement): HTMLElement {
  return h(
    "div",
    { class: "board-buttons", role: "group", "aria-label": "Map" },
    h(
      "button",
      { type: "button", title: "Zoom in (+)", "aria-label": "Zoom in", onclick: () => board.zoom(ZOOM) },
      "+",
    ),
    h(
      "button",
      { type: "button", title: "Zoom out (−)", "aria-label": "Zoom out", onclick: () => board.zoom(1 / ZOOM) },
      "−",
    ),
    h("button", { type: "button", title: "Whole map (0)", "aria-label": "Whole map", onclick: () => board.fit() }, "▣"),
    layerMenu(board),
    menus,
  );
}

function layerMenu(board: Board): HTMLElement {
  const names: Record<keyof Layers, string> = {
    counters: "Counters",
    markers: "Markers",
    numbers: "Hex numbers",
    names: "Names",
  };
  const boxes = (Object.keys(names) as (keyof Layers)[]).map((layer) => {
    const box = h("input", { type: "checkbox", checked: board.layers[layer] });
    box.addEventListener("change", () => {
      board.layers[layer] = box.checked;
      if (layer === "names") void board.loadPicture();
      board.redraw();
    });
    return h("label", {}, box, ` ${names[layer]}`);
  });
  return h(
    "details",
    { class: "layers" },
    h("summary", { title: "Layers", "aria-label": "Layers" }, "☰"),
    h("div", {}, ...boxes),
  );
}
