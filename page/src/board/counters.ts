/**
 * Pictures of counters as printed: the side's color, NATO symbol, strength and movement, a pip for each step, badges.
 */

import type { Counter, Look } from "../generated/api";
import { symbolPicture } from "./symbols";
import { AMBER, BLACK, DARK, DARK_RED, GREEN, INK, RED, SHINE, SILVER, VEIL, VIOLET, WHITE } from "./inks";

const pictureCache = new Map<string, HTMLCanvasElement>();
const CACHE_SIZE = 600;

export function clearPictureCache(): void {
  pictureCache.clear();
}

export function counterPicture(counter: Counter, look: Look, size: number, density: number): HTMLCanvasElement {
  const pixels = pixelSize(size, density);
  const name = [
    counter.side,
    counter.colours,
    counter.kind,
    counter.size,
    counter.label,
    counter.strength,
    counter.movement,
    counter.steps,
    counter.full_steps,
    counter.badges.join("+"),
    counter.done,
    pixels,
  ].join("|");
  let found = pictureCache.get(name);
  if (!found) {
    found = paintCounter(counter, look, pixels);
    if (pictureCache.size > CACHE_SIZE) pictureCache.clear();
    pictureCache.set(name, found);
  }
  return found;
}

/** Return a new picture to put on the page: painting is faster than copying a cached one. */
export function paintNewPicture(counter: Counter, look: Look, size: number, density: number): HTMLCanvasElement {
  return paintCounter(counter, look, pixelSize(size, density));
}

function pixelSize(size: number, density: number): number {
  return Math.max(8, Math.round(size * density));
}

function paintCounter(counter: Counter, look: Look, size: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const to = canvas.getContext("2d");
  if (!to) return canvas;
  const [fill, ink] = look.sides[counter.colours] ??
    look.sides[counter.side] ??
    look.sides["neutral"] ?? [SILVER, DARK];
  // Lengths below are in hundredths of the counter.
  to.scale(size / 100, size / 100);
  to.imageSmoothingQuality = "high";
  paintCardboard(to, fill, ink);
  const reduced = counter.steps < counter.full_steps;
  if (reduced) {
    to.fillStyle = SHINE;
    to.fillRect(4, 40, 90, 9);
  }
  const picture = symbolPicture(counter.kind, counter.size, isDark(fill), Math.max(10, Math.round(size * 0.38)));
  const marks = badgesOf(counter);
  if (picture) {
    const room = counter.label ? 49 : 58;
    const scale = Math.min((marks.length ? 60 : 68) / picture.width, room / picture.height);
    const wide = picture.width * scale;
    const high = picture.height * scale;
    to.drawImage(picture, (marks.length ? 43 : 50) - wide / 2, 67 - high, wide, high);
  }
  to.fillStyle = ink;
  to.textBaseline = "alphabetic";
  to.font = '700 28px "Liberation Sans", Arial, sans-serif';
  const numbers = [counter.strength, counter.movement].filter((part) => part !== "");
  if (numbers.length === 2) {
    to.textAlign = "left";
    to.fillText(counter.strength, 8, 92, 52);
    to.textAlign = "right";
    to.fillText(counter.movement, 90, 92);
  } else {
    to.textAlign = "center";
    to.fillText(numbers[0] ?? "", 49, 92, 86);
  }
  if (counter.label) {
    to.font = '600 15.5px "Liberation Sans", Arial, sans-serif';
    to.textAlign = "center";
    to.fillText(counter.label.slice(0, 14), 49, 17, 86);
  }
  paintPips(to, counter, ink);
  if (counter.done) {
    to.fillStyle = VEIL;
    to.beginPath();
    to.roundRect(2, 2, 94, 94, 9);
    to.fill();
  }
  paintBadges(to, marks);
  return canvas;
}

function isDark(colour: string): boolean {
  const value = Number.parseInt(colour.slice(1), 16);
  return ((value >> 16) & 255) + ((value >> 8) & 255) + (value & 255) < 300;
}

function paintCardboard(to: CanvasRenderingContext2D, fill: string, ink: string): void {
  to.beginPath();
  to.roundRect(2, 2, 94, 94, 9);
  to.fillStyle = fill;
  to.fill();
  to.lineWidth = 2.5;
  to.strokeStyle = BLACK;
  to.stroke();
  // Light from the north-west, as on die-cut cardboard.
  to.strokeStyle = SHINE;
  to.lineWidth = 2;
  to.beginPath();
  to.moveTo(5.5, 90);
  to.lineTo(5.5, 5.5);
  to.lineTo(90, 5.5);
  to.stroke();
  to.strokeStyle = ink;
}

/** Draw a pip for each step down the left side, hollow if lost; none for units of one step. */
function paintPips(to: CanvasRenderingContext2D, counter: Counter, ink: string): void {
  if (counter.full_steps < 2 || counter.full_steps > 5) return;
  for (let n = 0; n < counter.full_steps; n++) {
    to.beginPath();
    to.roundRect(8, 57 - n * 11, 8, 8, 2);
    to.lineWidth = 2;
    to.strokeStyle = ink;
    to.stroke();
    if (n < counter.steps) {
      to.fillStyle = ink;
      to.fill();
    }
  }
}

/** Sign and color of each state; an unlisted state shows its first letter. */
const STATES: Record<string, [sign: string, colour: string]> = {
  "low supply": ["L", AMBER],
  "out of supply": ["O", RED],
  isolated: ["I", DARK_RED],
  dispersed: ["D", VIOLET],
  "out of fuel": ["F", RED],
  activated: ["▸", GREEN],
};

function badgesOf(counter: Counter): string[] {
  return counter.badges.filter((badge) => badge !== "reduced").slice(0, 3);
}

/** Draw badges down the right side; the page shows their words elsewhere. */
function paintBadges(to: CanvasRenderingContext2D, marks: string[]): void {
  marks.forEach((badge, n) => {
    const [sign, colour] = STATES[badge] ?? [
      badge.charAt(0).toUpperCase(),
      badge.startsWith("out") || badge.startsWith("no ") ? RED : INK,
    ];
    const y = 30 + n * 25;
    to.beginPath();
    to.arc(82, y, 13.5, 0, 7);
    to.fillStyle = colour;
    to.fill();
    to.lineWidth = 2;
    to.strokeStyle = WHITE;
    to.stroke();
    to.fillStyle = WHITE;
    to.font = '700 21px "Liberation Sans", "DejaVu Sans", Arial, sans-serif';
    to.textAlign = "center";
    to.fillText(sign, 82, y + 7.5);
  });
}
