/** An overview of a large map in a corner: the part in the window, and where counters are. */

import { h } from "../dom";
import type { Look } from "../generated/api";
import type { Camera } from "./camera";
import type { Grid } from "./geometry";
import type { Scene } from "./scene";
import type { Ground } from "./tiles";
import { DARK, GRAY, RED } from "./inks";

/** Length of its longer side in pixels. */
const SIZE = 168;
/** Hex width in pixels at which a fully visible map needs no overview. */
const READABLE = 34;

export class Overview {
  readonly element = h("canvas", { class: "board-overview", "aria-hidden": "true", hidden: true });
  private readonly scale: number;
  private ground: HTMLCanvasElement | null = null;
  private drawnFrom: unknown = null;

  /** `look` centers the window on a point of the map. */
  constructor(
    private readonly grid: Grid,
    private readonly colours: Look,
    private readonly camera: Camera,
    private readonly look: (x: number, y: number) => void,
  ) {
    const { width, height } = grid.map;
    this.scale = SIZE / Math.max(width, height);
    this.element.width = Math.round(width * this.scale);
    this.element.height = Math.round(height * this.scale);
    this.element.addEventListener("pointerdown", (event) => {
      this.element.setPointerCapture(event.pointerId);
      this.centerAt(event);
    });
    this.element.addEventListener("pointermove", (event) => {
      if (event.buttons) this.centerAt(event);
    });
  }

  private centerAt(event: PointerEvent): void {
    const box = this.element.getBoundingClientRect();
    this.look((event.clientX - box.left) / this.scale, (event.clientY - box.top) / this.scale);
  }

  draw(scene: Scene, ground: Ground): void {
    const { camera, element } = this;
    element.hidden = camera.fittingZoom * this.grid.map.pixels >= READABLE || camera.width < 480 || !ground.whole;
    const to = element.hidden ? null : element.getContext("2d");
    if (!to) return;
    to.drawImage(this.scaledGround(ground), 0, 0);
    for (const counter of scene.counters) {
      const i = this.grid.index.get(counter.hex);
      if (i === undefined) continue;
      const { x, y } = this.grid.centre(i);
      to.fillStyle = DARK;
      to.fillRect(x * this.scale - 2.5, y * this.scale - 2.5, 5, 5);
      to.fillStyle = this.colours.sides[counter.colours || counter.side]?.[0] ?? GRAY;
      to.fillRect(x * this.scale - 1.5, y * this.scale - 1.5, 3, 3);
    }
    to.lineWidth = 2;
    to.strokeStyle = RED;
    to.strokeRect(
      camera.x * this.scale,
      camera.y * this.scale,
      (camera.width / camera.zoom) * this.scale,
      (camera.height / camera.zoom) * this.scale,
    );
  }

  /** Return the ground at the overview's size, drawn once per picture. */
  private scaledGround(ground: Ground): HTMLCanvasElement {
    if (this.ground && this.drawnFrom === ground.whole) return this.ground;
    this.drawnFrom = ground.whole;
    this.ground = document.createElement("canvas");
    this.ground.width = this.element.width;
    this.ground.height = this.element.height;
    const to = this.ground.getContext("2d");
    if (to && ground.whole) {
      to.imageSmoothingQuality = "high";
      to.drawImage(ground.whole, 0, 0, this.ground.width, this.ground.height);
    }
    return this.ground;
  }
}
