/** Mouse, pen and touch: drag pans, wheel and pinch zoom, a short press is a tap. */

import type { Camera } from "./camera";

interface Wants {
  moved(): void;
  tap(x: number, y: number, join: boolean): void;
  hover(x: number, y: number): void;
  /** A press that may carry something: true when there is something to carry. */
  grab?(x: number, y: number, finger: boolean): boolean;
  carry?(x: number, y: number): void;
  drop?(x: number, y: number): void;
}

const STILL = 6;
/** Milliseconds a finger rests on a counter before it takes it up. */
const HOLD = 350;

export class Pointer {
  private readonly held = new Map<number, { x: number; y: number }>();
  private start: { x: number; y: number } | null = null;
  private dragged = false;
  private carrying = false;
  private holding = 0;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly camera: Camera,
    private readonly wants: Wants,
  ) {
    canvas.addEventListener("pointerdown", (event) => this.down(event));
    canvas.addEventListener("pointermove", (event) => this.move(event));
    canvas.addEventListener("pointerup", (event) => this.up(event));
    canvas.addEventListener("pointercancel", (event) => this.up(event, true));
    canvas.addEventListener("pointerleave", () => this.wants.hover(-1, -1));
    canvas.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
  }

  private place(event: MouseEvent): { x: number; y: number } {
    const box = this.canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  private down(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.canvas.setPointerCapture(event.pointerId);
    const at = this.place(event);
    this.held.set(event.pointerId, at);
    if (this.held.size === 1) {
      this.start = at;
      this.dragged = false;
      const finger = event.pointerType === "touch";
      this.carrying = this.wants.grab?.(at.x, at.y, finger) ?? false;
      if (finger && !this.carrying) this.holding = window.setTimeout(() => this.hold(at), HOLD);
    }
  }

  /** A finger that rests takes up what a mouse would, and says so by a short buzz. */
  private hold(at: { x: number; y: number }): void {
    if (this.held.size !== 1 || this.dragged) return;
    this.carrying = this.wants.grab?.(at.x, at.y, false) ?? false;
    if (!this.carrying) return;
    this.wants.carry?.(at.x, at.y);
    if ("vibrate" in navigator) navigator.vibrate(15);
  }

  private move(event: PointerEvent): void {
    const at = this.place(event);
    const before = this.held.get(event.pointerId);
    if (!before) {
      if (event.pointerType === "mouse") this.wants.hover(at.x, at.y);
      return;
    }
    if (this.start && Math.hypot(at.x - this.start.x, at.y - this.start.y) > STILL) this.dragged = true;
    if (this.held.size === 1) {
      if (!this.dragged) return;
      if (this.carrying) {
        this.wants.carry?.(at.x, at.y);
        return;
      }
      this.camera.pan(at.x - before.x, at.y - before.y);
    } else {
      this.pinch(event.pointerId, before, at);
    }
    this.held.set(event.pointerId, at);
    this.wants.moved();
  }

  private pinch(id: number, before: { x: number; y: number }, at: { x: number; y: number }): void {
    this.dragged = true;
    if (this.carrying) this.wants.drop?.(-1, -1);
    this.carrying = false;
    const other = [...this.held].find(([held]) => held !== id)?.[1];
    if (!other) return;
    const old = Math.hypot(before.x - other.x, before.y - other.y);
    const now = Math.hypot(at.x - other.x, at.y - other.y);
    this.camera.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
    if (old > 10) this.camera.zoomAt(now / old, (at.x + other.x) / 2, (at.y + other.y) / 2);
  }

  private up(event: PointerEvent, cancelled = false): void {
    const at = this.place(event);
    const known = this.held.delete(event.pointerId);
    clearTimeout(this.holding);
    if (!known || this.held.size) return;
    if (cancelled) this.wants.drop?.(-1, -1);
    else if (this.dragged && this.carrying) this.wants.drop?.(at.x, at.y);
    else if (!this.dragged) {
      this.wants.drop?.(-1, -1);
      this.wants.tap(at.x, at.y, event.shiftKey);
    }
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    const at = this.place(event);
    const lines = event.deltaMode === 1 ? 24 : 1;
    this.camera.zoomAt(Math.exp(-event.deltaY * lines * 0.0015), at.x, at.y);
    this.wants.moved();
  }
}
