/**
 * The ground: a drawn picture (SVG) made into bitmaps. An overview of the whole map is made at once. Sharp tiles for
 * the current zoom follow, a few at each idle moment, so that a pan never waits for drawing.
 */

import type { Camera } from "./camera";

const TILE = 512;
const MOST_TILES = 160;
const OVERVIEW = 4096;
const STRIPS = 12;

export class Ground {
  private overview: HTMLCanvasElement | null = null;
  private overviewScale = 1;
  private tiles = new Map<string, HTMLCanvasElement>();
  private isScheduled = false;
  private lastMove = 0;

  constructor(
    private readonly width: number,
    private readonly height: number,
    private readonly redraw: () => void,
  ) {}

  private picture: HTMLImageElement | null = null;

  /** Load the picture of a title's map, with or without names. */
  async load(title: string, names: boolean): Promise<void> {
    const response = await fetch(`/api/maps/${title}/picture?names=${names ? "yes" : "no"}`);
    if (!response.ok) throw new Error(String(response.status));
    await this.setPicture(await response.blob());
  }

  /** The whole map as one bitmap; null until it is drawn. */
  get whole(): HTMLCanvasElement | null {
    return this.overview;
  }

  /** Replace the picture; the old one is shown until the new one is ready. */
  async setPicture(svg: Blob): Promise<void> {
    const address = URL.createObjectURL(svg);
    const image = new Image();
    image.src = address;
    await image.decode();
    URL.revokeObjectURL(address);
    const scale = Math.min(2, OVERVIEW / this.width, OVERVIEW / this.height);
    const canvas = document.createElement("canvas");
    canvas.width = Math.ceil(this.width * scale);
    canvas.height = Math.ceil(this.height * scale);
    const to = canvas.getContext("2d");
    // In strips, so that the page stays responsive while a large map is drawn.
    const high = Math.ceil(this.height / STRIPS);
    for (let y = 0; to && y < this.height; y += high) {
      const part = Math.min(high, this.height - y);
      to.drawImage(image, 0, y, this.width, part, 0, y * scale, this.width * scale, part * scale);
      if (this.width * this.height > 4e6) await new Promise((resolve) => setTimeout(resolve));
    }
    this.picture = image;
    this.overview = canvas;
    this.overviewScale = scale;
    this.tiles.clear();
    this.redraw();
  }

  get ready(): boolean {
    return this.overview !== null;
  }

  delayTiles(): void {
    this.lastMove = performance.now();
  }

  draw(to: CanvasRenderingContext2D, camera: Camera, density: number): void {
    if (!this.overview) return;
    const scale = this.overviewScale;
    const x0 = Math.max(0, camera.x);
    const y0 = Math.max(0, camera.y);
    const x1 = Math.min(this.width, camera.x + camera.width / camera.zoom);
    const y1 = Math.min(this.height, camera.y + camera.height / camera.zoom);
    if (x1 <= x0 || y1 <= y0) return;
    const at = camera.toScreen(x0, y0);
    to.imageSmoothingQuality = "high";
    to.drawImage(
      this.overview,
      x0 * scale,
      y0 * scale,
      (x1 - x0) * scale,
      (y1 - y0) * scale,
      at.x,
      at.y,
      (x1 - x0) * camera.zoom,
      (y1 - y0) * camera.zoom,
    );
    // The nearest half power of two at least as fine as the screen.
    const level = Math.ceil(Math.log2(camera.zoom * density) * 2) / 2;
    const fine = 2 ** level;
    if (fine <= scale * 1.1) return;
    const size = TILE / fine;
    const missing: [string, number, number][] = [];
    for (let row = Math.floor(y0 / size); row * size < y1; row++) {
      for (let column = Math.floor(x0 / size); column * size < x1; column++) {
        const name = `${level}/${row}/${column}`;
        const tile = this.tiles.get(name);
        if (!tile) {
          missing.push([name, row, column]);
          continue;
        }
        this.tiles.delete(name);
        this.tiles.set(name, tile);
        const place = camera.toScreen(column * size, row * size);
        to.drawImage(tile, place.x, place.y, size * camera.zoom, size * camera.zoom);
      }
    }
    if (missing.length) this.scheduleTiles(missing, size, fine);
  }

  private scheduleTiles(missing: [string, number, number][], size: number, fine: number): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    const work = (): void => {
      this.isScheduled = false;
      if (performance.now() - this.lastMove < 120) {
        this.isScheduled = true;
        setTimeout(work, 130);
        return;
      }
      const until = performance.now() + 24;
      for (const [name, row, column] of missing) {
        this.makeTile(name, column * size, row * size, size, fine);
        if (performance.now() > until) break;
      }
      this.redraw();
    };
    setTimeout(work, 20);
  }

  private makeTile(name: string, x: number, y: number, size: number, fine: number): void {
    if (!this.picture || this.tiles.has(name)) return;
    const tile = document.createElement("canvas");
    tile.width = TILE;
    tile.height = TILE;
    const to = tile.getContext("2d");
    if (!to) return;
    const wide = Math.min(size, this.width - x);
    const high = Math.min(size, this.height - y);
    to.drawImage(this.picture, x, y, wide, high, 0, 0, wide * fine, high * fine);
    this.tiles.set(name, tile);
    while (this.tiles.size > MOST_TILES) this.tiles.delete(this.tiles.keys().next().value as string);
  }
}
