/** Counters as printed: colour of the side, NATO symbol, strength and movement, a bar for lost steps, badges. */

import type { Counter, Look } from "../types";
import { symbol } from "./symbols";

const kept = new Map<string, HTMLCanvasElement>();
const MOST = 600;

export function forgetCounters(): void {
  kept.clear();
}

export function counterPicture(counter: Counter, look: Look, size: number, density: number): HTMLCanvasElement {
  const pixels = Math.max(8, Math.round(size * density));
  const name = [
    counter.side, counter.kind, counter.size, counter.label, counter.strength, counter.movement, counter.steps,
    counter.full_steps, counter.badges.join("+"), counter.done, pixels,
  ].join("|");
  let found = kept.get(name);
  if (!found) {
    found = paint(counter, look, pixels);
    if (kept.size > MOST) kept.clear();
    kept.set(name, found);
  }
  return found;
}

function paint(counter: Counter, look: Look, size: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const to = canvas.getContext("2d");
  if (!to) return canvas;
  const [fill, ink] = look.sides[counter.side] ?? look.sides["neutral"] ?? ["#ddd", "#222"];
  const unit = size / 100;
  to.beginPath();
  to.roundRect(2 * unit, 2 * unit, 94 * unit, 94 * unit, 9 * unit);
  to.fillStyle = fill;
  to.fill();
  to.lineWidth = 2.5 * unit;
  to.strokeStyle = ink;
  to.stroke();
  // Light from the north-west, as on die-cut cardboard.
  to.strokeStyle = "rgba(255,255,255,.55)";
  to.lineWidth = 2 * unit;
  to.beginPath();
  to.moveTo(6 * unit, 90 * unit);
  to.lineTo(6 * unit, 6 * unit);
  to.lineTo(90 * unit, 6 * unit);
  to.stroke();
  if (counter.steps < counter.full_steps) {
    to.save();
    to.clip();
    to.fillStyle = "rgba(255,255,255,.85)";
    to.fillRect(4 * unit, 44 * unit, 90 * unit, 7 * unit);
    to.restore();
  }
  const picture = symbol(counter.kind, counter.size, ink, "#f6f0e1");
  if (picture) {
    const room = counter.label ? 45 : 52;
    const scale = Math.min((70 * unit) / picture.width, (room * unit) / picture.height);
    const wide = picture.width * scale;
    const high = picture.height * scale;
    to.drawImage(picture, (98 * unit - wide) / 2, 66 * unit - high, wide, high);
  }
  to.fillStyle = ink;
  to.textBaseline = "alphabetic";
  to.font = `700 ${29 * unit}px "Liberation Sans", Arial, sans-serif`;
  const numbers = [counter.strength, counter.movement].filter((part) => part !== "");
  if (numbers.length === 2) {
    to.textAlign = "left";
    to.fillText(counter.strength, 10 * unit, 90 * unit);
    to.textAlign = "right";
    to.fillText(counter.movement, 88 * unit, 90 * unit);
  } else {
    to.textAlign = "center";
    to.fillText(numbers[0] ?? "", 49 * unit, 90 * unit);
  }
  if (counter.label) {
    to.font = `600 ${16 * unit}px "Liberation Sans", Arial, sans-serif`;
    to.textAlign = counter.badges.length ? "left" : "center";
    to.fillText(counter.label.slice(0, 14), (counter.badges.length ? 10 : 49) * unit, 19 * unit, (counter.badges.length ? 56 : 82) * unit);
  }
  badges(to, counter, unit);
  if (counter.done) {
    to.fillStyle = "rgba(246,240,225,.5)";
    to.beginPath();
    to.roundRect(2 * unit, 2 * unit, 94 * unit, 94 * unit, 9 * unit);
    to.fill();
  }
  return canvas;
}

/** A letter for each state in the corner; the words are told by the page. */
function badges(to: CanvasRenderingContext2D, counter: Counter, unit: number): void {
  const marks = counter.badges.filter((badge) => badge !== "reduced").slice(0, 3);
  marks.forEach((badge, n) => {
    const x = (86 - n * 24) * unit;
    to.beginPath();
    to.arc(x, 14 * unit, 11 * unit, 0, 7);
    to.fillStyle = badge.startsWith("out") || badge.startsWith("no ") ? "#b3261e" : "#2b2520";
    to.fill();
    to.fillStyle = "#fff";
    to.font = `700 ${15 * unit}px "Liberation Sans", Arial, sans-serif`;
    to.textAlign = "center";
    to.fillText(badge.startsWith("out") ? "!" : badge.charAt(0).toUpperCase(), x, 19.5 * unit);
  });
}
