/** A counter outside the map: a button with its picture and a spoken label. */

import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Counter, Look } from "../generated/api";
import { live, v } from "../ui";
import { counterPicture } from "./counters";
import { describeCounter } from "./describe";

interface ButtonOptions {
  ready?: boolean;
  selected?: boolean;
  size?: number;
  choose?: (unit: string, join: boolean) => void;
}

export function counterCanvas(counter: Counter, look: Look, size = 54): VNode {
  return live(Picture, { picture: counterPicture(counter, look, size, devicePixelRatio || 1), size });
}

function Picture({ picture, size }: { picture: HTMLCanvasElement; size: number }): VNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const to = canvas.current;
    if (!to) return;
    to.style.width = to.style.height = `${size}px`;
    to.width = picture.width;
    to.height = picture.height;
    to.getContext("2d")?.drawImage(picture, 0, 0);
  }, [picture, size]);
  return v("canvas", { class: "counter", "aria-hidden": "true", ref: canvas });
}

export function counterButton(counter: Counter, look: Look, how: ButtonOptions = {}): VNode {
  const description = describeCounter(counter);
  return v(
    "button",
    {
      key: counter.unit,
      type: "button",
      class: `counter-button${how.ready ? " ready" : ""}${how.selected ? " selected" : ""}`,
      title: description,
      "aria-label": description,
      "aria-pressed": how.selected ? "true" : "false",
      "data-unit": counter.unit,
      onclick: ({ shiftKey }: MouseEvent) => how.choose?.(counter.unit, shiftKey),
    },
    counterCanvas(counter, look, how.size),
  );
}
