/** A counter outside the map: a picture in a button, told in words. */

import { h } from "../dom";
import type { Counter, Look } from "../generated/api";
import { counterPicture } from "./counters";
import { describeCounter } from "./words";

interface How {
  ready?: boolean;
  selected?: boolean;
  size?: number;
  choose?: (unit: string) => void;
}

export function counterCanvas(counter: Counter, look: Look, size = 54): HTMLCanvasElement {
  const picture = counterPicture(counter, look, size, devicePixelRatio || 1);
  const canvas = h("canvas", { width: picture.width, height: picture.height, class: "counter", "aria-hidden": "true" });
  canvas.style.width = canvas.style.height = `${size}px`;
  canvas.getContext("2d")?.drawImage(picture, 0, 0);
  return canvas;
}

export function counterButton(counter: Counter, look: Look, how: How = {}): HTMLButtonElement {
  const told = describeCounter(counter);
  return h(
    "button",
    {
      type: "button",
      class: `counter-button${how.ready ? " ready" : ""}${how.selected ? " selected" : ""}`,
      title: told,
      "aria-label": told,
      "aria-pressed": how.selected ? "true" : "false",
      "data-unit": counter.unit,
      onclick: () => how.choose?.(counter.unit),
    },
    counterCanvas(counter, look, how.size),
  );
}
