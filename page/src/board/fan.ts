/** A stack spread out: every counter of a hex as a button beside it, for mouse, finger and keyboard. */

import { h } from "../dom";
import type { Counter, Look } from "../types";
import { counterButton } from "./counter_button";
import type { Point } from "./geometry";

export interface FanWants {
  choose(hex: string, unit: string): void;
  closed(): void;
}

export class Fan {
  readonly element = h("div", { class: "fan", role: "group", hidden: true });
  hex: string | null = null;

  constructor(
    private readonly look: Look,
    private readonly wants: FanWants,
  ) {
    this.element.addEventListener("keydown", (event) => this.key(event));
    this.element.addEventListener("pointerleave", (event) => {
      if (event.pointerType === "mouse" && !this.element.contains(document.activeElement)) this.close();
    });
  }

  /** Beside the hex, within the window: above it where there is room, so that its neighbours stay in sight. */
  open(hex: string, stack: Counter[], ready: Set<string>, selected: string | null, at: Point, size: number, window: { width: number; height: number }): void {
    this.hex = hex;
    this.element.setAttribute("aria-label", `Units in hex ${hex}`);
    this.element.replaceChildren(
      ...[...stack].reverse().map((counter) =>
        counterButton(counter, this.look, { ready: ready.has(counter.unit), selected: counter.unit === selected, size: 60, choose: (unit) => this.wants.choose(hex, unit) }),
      ),
    );
    this.element.hidden = false;
    const { offsetWidth: wide, offsetHeight: high } = this.element;
    const left = Math.max(4, Math.min(window.width - wide - 4, at.x - wide / 2));
    const above = at.y - size * 0.42 - high;
    this.element.style.left = `${left}px`;
    this.element.style.top = `${above >= 4 ? above : Math.min(window.height - high - 4, at.y + size * 0.42)}px`;
  }

  focus(): void {
    this.element.querySelector("button")?.focus();
  }

  close(): void {
    if (this.hex === null) return;
    const held = this.element.contains(document.activeElement);
    this.hex = null;
    this.element.hidden = true;
    this.element.replaceChildren();
    if (held) this.wants.closed();
  }

  private key(event: KeyboardEvent): void {
    const buttons = [...this.element.querySelectorAll("button")];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (event.key === "ArrowRight" || event.key === "ArrowDown") buttons[(at + 1) % buttons.length]?.focus();
    else if (event.key === "ArrowLeft" || event.key === "ArrowUp") buttons[(at + buttons.length - 1) % buttons.length]?.focus();
    else if (event.key === "Escape") this.close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
