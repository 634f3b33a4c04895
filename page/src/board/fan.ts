/**
 * A fanned-out stack, with every counter of a hex. Resting the pointer previews it beside the hex. A click, tap or key
 * opens it as buttons away from the hex, so that nothing near the hex is covered.
 */

import { h } from "../dom";
import { group, mount, unmount } from "../ui";
import type { Counter, Look } from "../generated/api";
import { counterButton } from "./counter_button";
import type { Camera } from "./camera";
import type { Grid, Point } from "./geometry";
import { countersByHex } from "./paint";
import type { Scene } from "./scene";
import { gameWords } from "../words/game";

export interface FanActions {
  /** `join` adds the unit to the selected ones. */
  choose(hex: string, unit: string, join: boolean): void;
  closed(): void;
}

/** Whether both scenes have the same selected and selectable units. */
export function hasSameSelection(a: Scene, b: Scene): boolean {
  return a.selected === b.selected && a.ready === b.ready && a.along?.join() === b.along?.join();
}

/** Milliseconds the pointer rests on a stack before it is fanned out. */
const REST = 250;

export class Fan {
  readonly element = h("div", { class: "fan", role: "group", hidden: true });
  hex: string | null = null;
  /** Whether it was opened on request, not as a preview. */
  isPinned = false;
  private waiting = 0;

  constructor(
    private readonly look: Look,
    private readonly actions: FanActions,
  ) {
    this.element.addEventListener("keydown", (event) => this.handleKey(event));
  }

  /** Fan out the stack of a hex; return whether it has more than one unit. */
  spread(hex: string, scene: Scene, grid: Grid, camera: Camera, held: boolean): boolean {
    const stack = countersByHex(scene.counters).get(hex) ?? [];
    const i = grid.index.get(hex);
    if (stack.length < 2 || i === undefined) return false;
    const centre = grid.centre(i);
    const at = camera.toScreen(centre.x, centre.y);
    this.open(
      hex,
      stack,
      scene.ready,
      new Set([scene.selected ?? "", ...(scene.along ?? [])]),
      at,
      grid.map.pixels * camera.zoom,
      camera,
      held,
    );
    return true;
  }

  /** Close a preview when the pointer moves to another hex, and call `spread` after it has rested there. */
  previewAfterRest(hex: string | null, spread: (() => void) | null): void {
    clearTimeout(this.waiting);
    if (this.isPinned || hex === this.hex) return;
    this.close();
    if (spread) this.waiting = window.setTimeout(() => !this.isPinned && spread(), REST);
  }

  private open(
    hex: string,
    stack: Counter[],
    ready: Set<string>,
    selected: Set<string>,
    at: Point,
    size: number,
    window: { width: number; height: number },
    held: boolean,
  ): void {
    this.hex = hex;
    this.isPinned = held;
    this.element.classList.toggle("held", held);
    this.element.setAttribute("aria-label", gameWords().map.stack(hex));
    const buttons = [...stack].reverse().map((counter) =>
      counterButton(counter, this.look, {
        ready: ready.has(counter.unit),
        selected: selected.has(counter.unit),
        size: 60,
        choose: (unit, join) => this.actions.choose(hex, unit, join),
      }),
    );
    mount(group(buttons), this.element);
    this.element.hidden = false;
    const { offsetWidth: wide, offsetHeight: high } = this.element;
    const above = at.y - size * 0.42 - high;
    const beside = {
      x: Math.max(4, Math.min(window.width - wide - 4, at.x - wide / 2)),
      y: above >= 4 ? above : Math.min(window.height - high - 4, at.y + size * 0.42),
    };
    // Placed in the opposite corner, left of the buttons. In a narrow window it is below them, or at the bottom if the
    // stack is near the top.
    const narrow = wide > window.width / 2;
    const below = at.y < 52 + high + size ? window.height - high - 8 : 52;
    const across = { x: at.x > window.width / 2 || narrow ? 8 : window.width - wide - 60, y: narrow ? below : 8 };
    const place = held ? across : beside;
    this.element.style.left = `${place.x}px`;
    this.element.style.top = `${place.y}px`;
  }

  focus(): void {
    this.element.querySelector("button")?.focus();
  }

  close(): void {
    if (this.hex === null) return;
    const focused = this.element.contains(document.activeElement);
    this.hex = null;
    this.isPinned = false;
    this.element.hidden = true;
    unmount(this.element);
    if (focused) this.actions.closed();
  }

  private handleKey(event: KeyboardEvent): void {
    const buttons = [...this.element.querySelectorAll("button")];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (event.key === "ArrowRight" || event.key === "ArrowDown") buttons[(at + 1) % buttons.length]?.focus();
    else if (event.key === "ArrowLeft" || event.key === "ArrowUp")
      buttons[(at + buttons.length - 1) % buttons.length]?.focus();
    else if (event.key === "Escape") this.close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
