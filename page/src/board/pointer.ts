/** Mouse, pen and touch: drag pans, wheel and pinch zoom, a short press is a tap. */

import type { Camera } from "./camera";

interface PointerActions {
  moved(): void;
  tap(x: number, y: number, join: boolean): void;
  hover(x: number, y: number): void;
  /** Return whether a press picks up something to drag. */
  grab?(x: number, y: number, finger: boolean): boolean;
  drag?(x: number, y: number): void;
  drop?(x: number, y: number): void;
}

const TAP_TOLERANCE = 6;
/** Milliseconds a finger rests on a counter before it picks it up. */
const HOLD_TIME = 350;

export class Pointer {
  private readonly pressedPoints = new Map<number, { x: number; y: number }>();
  private start: { x: number; y: number } | null = null;
  private isDragged = false;
  private isCarrying = false;
  private holdTimer = 0;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly camera: Camera,
    private readonly actions: PointerActions,
  ) {
    canvas.addEventListener("pointerdown", (event) => this.handleDown(event));
    canvas.addEventListener("pointermove", (event) => this.handleMove(event));
    canvas.addEventListener("pointerup", (event) => this.handleUp(event));
    canvas.addEventListener("pointercancel", (event) => this.handleUp(event, true));
    canvas.addEventListener("pointerleave", () => this.actions.hover(-1, -1));
    canvas.addEventListener("wheel", (event) => this.handleWheel(event), { passive: false });
  }

  private pointOf(event: MouseEvent): { x: number; y: number } {
    const box = this.canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  private handleDown(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.canvas.setPointerCapture(event.pointerId);
    const at = this.pointOf(event);
    this.pressedPoints.set(event.pointerId, at);
    if (this.pressedPoints.size === 1) {
      this.start = at;
      this.isDragged = false;
      const finger = event.pointerType === "touch";
      this.isCarrying = this.actions.grab?.(at.x, at.y, finger) ?? false;
      if (finger && !this.isCarrying) this.holdTimer = window.setTimeout(() => this.pickUpAfterHold(at), HOLD_TIME);
    }
  }

  /** Pick up what a resting finger is on, with a short buzz. */
  private pickUpAfterHold(at: { x: number; y: number }): void {
    if (this.pressedPoints.size !== 1 || this.isDragged) return;
    this.isCarrying = this.actions.grab?.(at.x, at.y, false) ?? false;
    if (!this.isCarrying) return;
    this.actions.drag?.(at.x, at.y);
    if ("vibrate" in navigator) navigator.vibrate(15);
  }

  private handleMove(event: PointerEvent): void {
    const at = this.pointOf(event);
    const before = this.pressedPoints.get(event.pointerId);
    if (!before) {
      if (event.pointerType === "mouse") this.actions.hover(at.x, at.y);
      return;
    }
    if (this.start && Math.hypot(at.x - this.start.x, at.y - this.start.y) > TAP_TOLERANCE) this.isDragged = true;
    if (this.pressedPoints.size === 1) {
      if (!this.isDragged) return;
      if (this.isCarrying) {
        this.actions.drag?.(at.x, at.y);
        return;
      }
      this.camera.pan(at.x - before.x, at.y - before.y);
    } else {
      this.pinch(event.pointerId, before, at);
    }
    this.pressedPoints.set(event.pointerId, at);
    this.actions.moved();
  }

  private pinch(id: number, before: { x: number; y: number }, at: { x: number; y: number }): void {
    this.isDragged = true;
    if (this.isCarrying) this.actions.drop?.(-1, -1);
    this.isCarrying = false;
    const other = [...this.pressedPoints].find(([held]) => held !== id)?.[1];
    if (!other) return;
    const old = Math.hypot(before.x - other.x, before.y - other.y);
    const now = Math.hypot(at.x - other.x, at.y - other.y);
    this.camera.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
    if (old > 10) this.camera.zoomAt(now / old, (at.x + other.x) / 2, (at.y + other.y) / 2);
  }

  private handleUp(event: PointerEvent, cancelled = false): void {
    const at = this.pointOf(event);
    const known = this.pressedPoints.delete(event.pointerId);
    clearTimeout(this.holdTimer);
    if (!known || this.pressedPoints.size) return;
    if (cancelled) this.actions.drop?.(-1, -1);
    else if (this.isDragged && this.isCarrying) this.actions.drop?.(at.x, at.y);
    else if (!this.isDragged) {
      this.actions.drop?.(-1, -1);
      this.actions.tap(at.x, at.y, event.shiftKey);
    }
  }

  private handleWheel(event: WheelEvent): void {
    event.preventDefault();
    const at = this.pointOf(event);
    const lines = event.deltaMode === 1 ? 24 : 1;
    this.camera.zoomAt(Math.exp(-event.deltaY * lines * 0.0015), at.x, at.y);
    this.actions.moved();
  }
}
