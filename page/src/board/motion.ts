/**
 * Counters on their way, places that flash, words that rise. They are elements over the map that the browser moves by
 * itself, so that the map is not painted again for each frame.
 */

import { h } from "../dom";
import type { Counter, Look } from "../generated/api";
import type { Camera } from "./camera";
import { ownPicture } from "./counters";
import type { Grid, Point } from "./geometry";
import { COUNTER } from "./paint";
import type { Scene } from "./scene";

/** A place that is pointed out for a moment, with words that rise from it. */
export interface Flash {
  hex: string;
  text?: string;
  colour: string;
}

interface Slide {
  counter: Counter;
  hexes: string[];
  element: HTMLElement;
}

interface Glide {
  from: Point;
  to: Point;
  start: number;
  lasts: number;
}

/** More counters than this do not move, they have been dealt anew. */
const MOST = 60;
/** Parts of a second: for each hex, for the longest way, for a flash, for the map to follow. */
const A_HEX = 0.22;
const LONGEST = 1.3;
const FLASH = 1.6;
const FOLLOW = 0.6;

export class Motion {
  /** What a second takes, in milliseconds; 0: nothing moves. */
  second = 0;
  /** Units on their way. */
  readonly slides = new Map<string, Slide>();
  /** Lies over the map. What is in it stands in pixels of the map's picture, and is moved with the map. */
  readonly element: HTMLElement;
  private readonly world = h("div", { class: "moving-world" });
  private glide: Glide | null = null;
  private left: Point | null = null;

  constructor(
    private readonly grid: Grid,
    private readonly look: Look,
    private readonly camera: Camera,
    private readonly map: { redraw(): void; inSight(hex: string): boolean },
  ) {
    this.element = h("div", { class: "moving", "aria-hidden": "true" }, this.world);
  }

  /** Counters lie elsewhere than before: those go there. Whether any does. */
  moved({ counters: before }: Scene, { counters: after, ways }: Scene): boolean {
    if (!this.second || before === after || !before.length) return false;
    const was = new Map(before.map((counter) => [counter.unit, counter.hex]));
    const gone = after.filter(
      (counter) => counter.hex && was.get(counter.unit) && was.get(counter.unit) !== counter.hex,
    );
    if (gone.length > MOST) return false;
    this.place();
    for (const counter of gone) {
      const from = was.get(counter.unit) ?? "";
      this.slide(counter, ways?.(counter.unit, from, counter.hex) ?? [from, counter.hex]);
    }
    return gone.length > 0;
  }

  private slide(counter: Counter, hexes: string[]): void {
    const points = hexes.map((hex) => this.centre(hex)).filter((point) => point !== null);
    if (points.length < 2) return;
    this.rest(counter.unit);
    const size = this.grid.map.pixels * COUNTER;
    const density = window.devicePixelRatio || 1;
    const element = ownPicture(counter, this.look, size * this.camera.zoom, density);
    element.className = "sliding";
    element.style.width = element.style.height = `${size}px`;
    this.world.append(element);
    this.slides.set(counter.unit, { counter, hexes, element });
    const way = points.map(({ x, y }) => ({ transform: `translate(${x - size / 2}px, ${y - size / 2}px)` }));
    const duration = this.second * Math.min(LONGEST, A_HEX * Math.max(1.4, points.length - 1));
    element.animate(way, { duration, easing: "ease-in-out", fill: "both" }).onfinish = () => {
      if (this.slides.get(counter.unit)?.element === element) this.rest(counter.unit);
      this.map.redraw();
    };
  }

  private rest(unit: string): void {
    this.slides.get(unit)?.element.remove();
    this.slides.delete(unit);
  }

  flash({ hex, text, colour }: Flash): void {
    const point = this.centre(hex);
    if (!this.second || !point) return;
    this.place();
    const { pixels } = this.grid.map;
    const light = h("i", { class: "flash-hex" });
    light.style.background = colour;
    const words = text ? h("b", { class: "flash-words" }, text) : null;
    if (words) words.style.background = colour;
    const element = h("div", { class: "flash" }, light, words);
    element.style.fontSize = `${pixels}px`;
    element.style.transform = `translate(${point.x}px, ${point.y}px)`;
    this.world.append(element);
    const how = { duration: this.second * FLASH, easing: "ease-out", fill: "both" as const };
    light.animate({ opacity: [0.8, 0.2, 0.6, 0], transform: ["scale(.9)", "scale(1)", "scale(1)", "scale(1.3)"] }, how);
    words?.animate({ opacity: [1, 1, 0], transform: ["translate(-50%, -1.5em)", "translate(-50%, -5em)"] }, how);
    setTimeout(() => element.remove(), how.duration);
  }

  /** What lies on the map without what is on its way. */
  without(scene: Scene): Scene {
    const { slides } = this;
    if (!slides.size) return scene;
    return { ...scene, counters: scene.counters.filter((counter) => !slides.has(counter.unit)) };
  }

  /** Bring a hex into sight, gently where things move. */
  follow(hex: string): void {
    const point = this.centre(hex);
    if (point && !this.map.inSight(hex)) this.lookAt(point);
  }

  /** Where none of these hexes is in sight, bring the first there; who moves the window meanwhile is not followed. */
  followOne(hexes: string[]): void {
    const [first] = hexes;
    if (first !== undefined && !hexes.some((hex) => this.map.inSight(hex))) this.follow(first);
  }

  /** Remember where the person looks, before the map is led elsewhere. */
  leave(): void {
    this.left ??= this.middle();
  }

  /** The person looks at something else from here on: there is no way back. */
  settle(): void {
    this.left = null;
  }

  /** Look there again; whether there was such a place. */
  comeBack(): boolean {
    if (!this.left) return false;
    this.lookAt(this.left);
    this.left = null;
    return true;
  }

  private middle(): Point {
    return this.camera.toMap(this.camera.width / 2, this.camera.height / 2);
  }

  private lookAt(to: Point): void {
    if (!this.second) this.camera.centre(to.x, to.y);
    else this.glide = { from: this.middle(), to, start: performance.now(), lasts: this.second * FOLLOW };
    this.map.redraw();
  }

  /** The window is moved by hand: it follows nothing any more. */
  stay(): void {
    this.glide = null;
  }

  /** Before a frame is painted: where the window looks now, and whether it goes on moving. */
  step(): boolean {
    if (this.glide) {
      const { from, to, start, lasts } = this.glide;
      const part = Math.min(1, (performance.now() - start) / lasts);
      const eased = part * part * (3 - 2 * part);
      this.camera.centre(from.x + (to.x - from.x) * eased, from.y + (to.y - from.y) * eased);
      if (part >= 1) this.glide = null;
    }
    if (this.world.childElementCount) this.place();
    return this.glide !== null;
  }

  /** Put what moves where the map lies in the window. */
  private place(): void {
    const { x, y, zoom } = this.camera;
    this.world.style.transform = `scale(${zoom}) translate(${-x}px, ${-y}px)`;
  }

  private centre(hex: string): Point | null {
    const i = this.grid.index.get(hex);
    return i === undefined ? null : this.grid.centre(i);
  }
}
