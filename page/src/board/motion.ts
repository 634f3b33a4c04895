/**
 * Sliding counters, flashing hexes and rising words. They are elements over the map that the browser animates, so that
 * the map is not painted for each frame.
 */

import { h } from "../dom";
import type { Counter, Look } from "../generated/api";
import type { Camera } from "./camera";
import { paintNewPicture } from "./counters";
import type { Grid, Point } from "./geometry";
import { COUNTER } from "./paint";
import type { Scene } from "./scene";

/** A hex highlighted for a moment, with words that rise from it. */
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
  duration: number;
}

/** If more counters than this have moved, none slides. */
const MOST_SLIDES = 60;
/** Durations in animation seconds: per hex, the longest slide, a flash, a glide of the map. */
const SECONDS_PER_HEX = 0.22;
const LONGEST_SLIDE = 1.3;
const FLASH = 1.6;
const GLIDE = 0.6;

export class Motion {
  /** Milliseconds of an animation second; 0 disables animation. */
  second = 0;
  /** Slides in progress, by unit. */
  readonly slides = new Map<string, Slide>();
  /** Lies over the map; its content is placed in map pixels and moves with the map. */
  readonly element: HTMLElement;
  private readonly world = h("div", { class: "moving-world" });
  private glide: Glide | null = null;
  private rememberedView: Point | null = null;

  constructor(
    private readonly grid: Grid,
    private readonly look: Look,
    private readonly camera: Camera,
    private readonly map: { redraw(): void; inSight(hex: string): boolean },
  ) {
    this.element = h("div", { class: "moving", "aria-hidden": "true" }, this.world);
  }

  /** Slide the counters that have moved between two scenes; return whether any did. */
  slideMoved({ counters: before }: Scene, { counters: after, ways }: Scene): boolean {
    if (!this.second || before === after || !before.length) return false;
    const was = new Map(before.map((counter) => [counter.unit, counter.hex]));
    const gone = after.filter(
      (counter) => counter.hex && was.get(counter.unit) && was.get(counter.unit) !== counter.hex,
    );
    if (gone.length > MOST_SLIDES) return false;
    this.alignWithMap();
    for (const counter of gone) {
      const from = was.get(counter.unit) ?? "";
      this.slide(counter, ways?.(counter.unit, from, counter.hex) ?? [from, counter.hex]);
    }
    return gone.length > 0;
  }

  private slide(counter: Counter, hexes: string[]): void {
    const points = hexes.map((hex) => this.centre(hex)).filter((point) => point !== null);
    if (points.length < 2) return;
    this.endSlide(counter.unit);
    const size = this.grid.map.pixels * COUNTER;
    const density = window.devicePixelRatio || 1;
    const element = paintNewPicture(counter, this.look, size * this.camera.zoom, density);
    element.className = "sliding";
    element.style.width = element.style.height = `${size}px`;
    this.world.append(element);
    this.slides.set(counter.unit, { counter, hexes, element });
    const way = points.map(({ x, y }) => ({ transform: `translate(${x - size / 2}px, ${y - size / 2}px)` }));
    const duration = this.second * Math.min(LONGEST_SLIDE, SECONDS_PER_HEX * Math.max(1.4, points.length - 1));
    element.animate(way, { duration, easing: "ease-in-out", fill: "both" }).onfinish = () => {
      if (this.slides.get(counter.unit)?.element === element) this.endSlide(counter.unit);
      this.map.redraw();
    };
  }

  private endSlide(unit: string): void {
    this.slides.get(unit)?.element.remove();
    this.slides.delete(unit);
  }

  flash({ hex, text, colour }: Flash): void {
    const point = this.centre(hex);
    if (!this.second || !point) return;
    this.alignWithMap();
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

  /** Return the scene without the counters that are sliding. */
  withoutSliding(scene: Scene): Scene {
    const { slides } = this;
    if (!slides.size) return scene;
    return { ...scene, counters: scene.counters.filter((counter) => !slides.has(counter.unit)) };
  }

  /** Bring a hex into sight, gliding if animation is on. */
  follow(hex: string): void {
    const point = this.centre(hex);
    if (point && !this.map.inSight(hex)) this.glideTo(point);
  }

  /** Bring the first hex into sight if none of these is. */
  followFirst(hexes: string[]): void {
    const [first] = hexes;
    if (first !== undefined && !hexes.some((hex) => this.map.inSight(hex))) this.follow(first);
  }

  /** Remember the middle of the window before the page moves the map. */
  rememberView(): void {
    this.rememberedView ??= this.windowCenter();
  }

  /** Forget the remembered view. */
  forgetView(): void {
    this.rememberedView = null;
  }

  /** Return to the remembered view; false if there is none. */
  returnToView(): boolean {
    if (!this.rememberedView) return false;
    this.glideTo(this.rememberedView);
    this.rememberedView = null;
    return true;
  }

  private windowCenter(): Point {
    return this.camera.toMap(this.camera.width / 2, this.camera.height / 2);
  }

  private glideTo(to: Point): void {
    if (!this.second) this.camera.centre(to.x, to.y);
    else this.glide = { from: this.windowCenter(), to, start: performance.now(), duration: this.second * GLIDE };
    this.map.redraw();
  }

  /** Stop gliding. */
  stopGliding(): void {
    this.glide = null;
  }

  /** Advance the glide by a frame; return whether it goes on. */
  step(): boolean {
    if (this.glide) {
      const { from, to, start, duration } = this.glide;
      const part = Math.min(1, (performance.now() - start) / duration);
      const eased = part * part * (3 - 2 * part);
      this.camera.centre(from.x + (to.x - from.x) * eased, from.y + (to.y - from.y) * eased);
      if (part >= 1) this.glide = null;
    }
    if (this.world.childElementCount) this.alignWithMap();
    return this.glide !== null;
  }

  /** Align the moving elements with the map. */
  private alignWithMap(): void {
    const { x, y, zoom } = this.camera;
    this.world.style.transform = `scale(${zoom}) translate(${-x}px, ${-y}px)`;
  }

  private centre(hex: string): Point | null {
    const i = this.grid.index.get(hex);
    return i === undefined ? null : this.grid.centre(i);
  }
}
