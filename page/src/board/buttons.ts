/** The buttons on the map: zoom, the whole map, what is drawn. */

import { h } from "../dom";
import type { Board } from "./board";
import type { Layers } from "./scene";
import { gameWords } from "../words/game";

/** How much closer one step of the zoom brings the map. */
export const ZOOM = 1.35;

export function boardButtons(board: Board): HTMLElement {
  const said = gameWords().map;
  const button = ([label, title]: [string, string], sign: string, act: () => void): HTMLElement =>
    h("button", { type: "button", title, "aria-label": label, onclick: act }, sign);
  return h(
    "div",
    { class: "board-buttons", role: "group", "aria-label": said.buttons },
    button(said.zoomIn, "+", () => board.zoom(ZOOM)),
    button(said.zoomOut, "−", () => board.zoom(1 / ZOOM)),
    button(said.whole, "▣", () => board.fit()),
    layerMenu(board),
  );
}

function layerMenu(board: Board): HTMLElement {
  const said = gameWords().map;
  const names: Record<keyof Layers, string> = said.layer;
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
    h("summary", { title: said.layers, "aria-label": said.layers }, "☰"),
    h("div", {}, ...boxes),
  );
}
