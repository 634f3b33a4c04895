/** Paints everything above the ground in each frame, only where the window shows it. */

import type { Counter, Look, Marker } from "../generated/api";
import type { Camera } from "./camera";
import { counterPicture } from "./counters";
import { DIRECTIONS, type Grid, type Point } from "./geometry";
import { groundLook } from "./ground_look";
import { paintOverlayLabels, paintOverlays } from "./overlays";
import type { Layers, Mark, Scene } from "./scene";
import { BLUE, DARK, EDGE, GREEN, INK, ORANGE, RED, RUST, SHADE, SILVER, VIOLET, WHITE } from "./inks";

export const COUNTER = 0.66;
const LIFT = 0.075;
const SHOWN_IN_STACK = 4;

export interface Frame {
  to: CanvasRenderingContext2D;
  camera: Camera;
  grid: Grid;
  look: Look;
  density: number;
  hex: number;
}

export function frameOf(to: CanvasRenderingContext2D, camera: Camera, grid: Grid, look: Look, density: number): Frame {
  return { to, camera, grid, look, density, hex: grid.map.pixels * camera.zoom };
}

export function hexPoint(frame: Frame, id: string): Point | null {
  const i = frame.grid.index.get(id);
  if (i === undefined) return null;
  const { x, y } = frame.grid.centre(i);
  return frame.camera.toScreen(x, y);
}

export function isVisible(frame: Frame, point: Point): boolean {
  const room = frame.hex;
  const { width, height } = frame.camera;
  return point.x > -room && point.y > -room && point.x < width + room && point.y < height + room;
}

export function traceOutline(frame: Frame, point: Point, part = 1): void {
  const { to } = frame;
  to.beginPath();
  for (const corner of frame.grid.corners(frame.hex * part)) to.lineTo(point.x + corner.x, point.y + corner.y);
  to.closePath();
}

/** Whether the ground of a hex is dark, and so needs a stronger tint. */
function isDark({ grid, look }: Frame, id: string): boolean {
  const fill = groundLook(look, grid.map.terrain[grid.index.get(id) ?? -1])?.fill ?? "";
  const [red = 255, green = 255, blue = 255] = (/^#(..)(..)(..)$/.exec(fill) ?? [])
    .slice(1)
    .map((two) => parseInt(two, 16));
  return red * 0.3 + green * 0.6 + blue * 0.1 < 212;
}

export function paintNumbers(frame: Frame): void {
  if (frame.hex < 56) return;
  const { to, camera, grid } = frame;
  to.font = `${Math.min(13, frame.hex * 0.12)}px "Liberation Sans", Arial, sans-serif`;
  to.textAlign = "center";
  to.textBaseline = "top";
  to.fillStyle = frame.look.number;
  const x1 = camera.x + camera.width / camera.zoom;
  const y1 = camera.y + camera.height / camera.zoom;
  for (const i of grid.hexesWithin(camera.x, camera.y, x1, y1)) {
    const centre = grid.centre(i);
    const point = camera.toScreen(centre.x, centre.y);
    to.fillText(grid.map.ids[i] ?? "", point.x, point.y - frame.hex * 0.5);
  }
}

export function paintMarks(frame: Frame, marks: Mark[]): void {
  const { to, look } = frame;
  for (const mark of marks) {
    const point = hexPoint(frame, mark.hex);
    if (!point || !isVisible(frame, point)) continue;
    const colour =
      mark.kind === "reach"
        ? look.reach
        : mark.kind === "target"
          ? ORANGE
          : mark.kind === "told"
            ? VIOLET
            : look.highlight;
    traceOutline(frame, point, 0.94);
    const dark = isDark(frame, mark.hex);
    to.fillStyle = `${colour}${mark.kind !== "reach" ? "30" : dark ? "80" : "4c"}`;
    to.fill();
    if (mark.kind === "reach" && dark) {
      to.lineWidth = 4;
      to.strokeStyle = EDGE;
      to.stroke();
    }
    to.lineWidth = mark.kind === "reach" ? 2 : 3;
    to.setLineDash(mark.kind === "target" ? [7, 4] : mark.kind === "bad" ? [3, 3] : []);
    to.strokeStyle = colour;
    to.stroke();
    to.setLineDash([]);
    if (mark.label && frame.hex > 22) paintLabel(frame, point.x, point.y + frame.hex * 0.36, mark.label, colour);
  }
}

export function paintLabel(frame: Frame, x: number, y: number, text: string, colour: string): void {
  const { to } = frame;
  const size = Math.max(10, Math.min(15, frame.hex * 0.16));
  to.font = `700 ${size}px "Liberation Sans", Arial, sans-serif`;
  const wide = to.measureText(text).width + size;
  to.beginPath();
  to.roundRect(x - wide / 2, y - size * 0.75, wide, size * 1.5, size * 0.75);
  to.fillStyle = colour;
  to.fill();
  to.fillStyle = WHITE;
  to.textAlign = "center";
  to.textBaseline = "middle";
  to.fillText(text, x, y + 0.5);
}

export function paintPath(frame: Frame, path: string[]): void {
  const points = path.map((id) => hexPoint(frame, id)).filter((point): point is Point => point !== null);
  if (points.length < 2) return;
  const { to } = frame;
  for (const [width, colour] of [
    [frame.hex * 0.13, EDGE],
    [frame.hex * 0.08, BLUE],
  ] as const) {
    to.beginPath();
    to.lineJoin = to.lineCap = "round";
    points.forEach((point) => to.lineTo(point.x, point.y));
    to.lineWidth = width;
    to.strokeStyle = colour;
    to.stroke();
  }
  const [before, end] = points.slice(-2);
  if (!before || !end) return;
  const turn = Math.atan2(end.y - before.y, end.x - before.x);
  const long = frame.hex * 0.17;
  to.beginPath();
  to.moveTo(end.x + Math.cos(turn) * long, end.y + Math.sin(turn) * long);
  for (const side of [2.5, -2.5]) {
    to.lineTo(end.x + Math.cos(turn + side) * long, end.y + Math.sin(turn + side) * long);
  }
  to.closePath();
  to.fillStyle = BLUE;
  to.fill();
  to.lineWidth = 1.5;
  to.strokeStyle = WHITE;
  to.stroke();
}

/** Points go below the counters, in a corner that counters leave free, or in the other one if a sign is there. */
export function paintObjectives(frame: Frame, markers: Marker[]): void {
  const taken = new Set(markers.filter((marker) => ["blocked", "bad"].includes(marker.kind)).map(({ hex }) => hex));
  for (const marker of markers) {
    if (marker.kind !== "objective" || marker.side) continue;
    const point = hexPoint(frame, marker.hex);
    if (point && isVisible(frame, point))
      paintSign(frame, marker, point, [taken.has(marker.hex) ? 0.36 : -0.36, -0.34]);
  }
}

export function paintMarkers(frame: Frame, markers: Marker[]): void {
  const { to } = frame;
  for (const marker of markers) {
    if (marker.kind === "objective" && !marker.side) continue;
    const point = hexPoint(frame, marker.hex);
    if (!point || !isVisible(frame, point)) continue;
    const side = DIRECTIONS.indexOf(marker.side);
    if (side >= 0) {
      // Halfway to the neighbor: the middle of the hexside, clockwise from 30 degrees east of north.
      const turn = Math.PI / 6 + (Math.PI / 3) * side;
      const x = point.x + Math.sin(turn) * frame.hex * 0.5;
      const y = point.y - Math.cos(turn) * frame.hex * 0.5;
      if (marker.kind === "blocked") {
        paintCross(frame, x, y);
      } else if (marker.kind === "good") {
        to.beginPath();
        to.arc(x, y - frame.hex * 0.16, frame.hex * 0.06, 0, 7);
        to.fillStyle = GREEN;
        to.fill();
        to.lineWidth = 1.5;
        to.strokeStyle = WHITE;
        to.stroke();
      } else if (marker.label && frame.hex > 22) {
        paintLabel(frame, x, y, marker.label, marker.kind === "bad" ? frame.look.highlight : INK);
      }
      continue;
    }
    paintSign(frame, marker, point);
  }
}

/** Corners of a hex that a counter leaves free, in hex widths: signs of a kind are always in the same one. */
const CORNERS: Record<string, [x: number, y: number]> = {
  blocked: [-0.37, -0.28],
  bad: [-0.37, -0.28],
  good: [-0.37, 0.28],
  held: [0.37, 0.28],
  fuel: [0.37, 0.28],
};

function paintSign(frame: Frame, marker: Marker, point: Point, corner = CORNERS[marker.kind]): void {
  const { to, look, hex } = frame;
  const [right, down] = corner ?? [0.37, -0.28];
  const x = point.x + right * hex;
  const y = point.y + down * hex;
  const [owner] = look.sides[marker.owner] ?? [WHITE];
  to.lineWidth = Math.max(1, hex * 0.02);
  to.strokeStyle = look.ink;
  to.beginPath();
  if (marker.kind === "held") {
    paintFlag(frame, x, y, owner);
    return;
  }
  if (marker.kind === "blocked" || marker.kind === "bad")
    to.roundRect(x - hex * 0.14, y - hex * 0.09, hex * 0.28, hex * 0.18, hex * 0.03);
  else if (marker.kind === "good") paintShield(to, x, y, hex * 0.13);
  else to.arc(x, y, hex * (marker.kind === "objective" ? 0.11 : 0.14), 0, 7);
  // An objective is dark if the German holds it, otherwise gold.
  const lost = marker.kind === "objective" && marker.owner === "german";
  const fills: Record<string, string> = {
    objective: lost ? DARK : look.objective,
    blocked: RED,
    bad: RED,
    good: GREEN,
    fuel: RUST,
  };
  to.fillStyle = fills[marker.kind] ?? owner;
  to.fill();
  if (lost) {
    to.lineWidth = hex * 0.03;
    to.strokeStyle = look.objective;
  }
  to.stroke();
  if (hex < 24) return;
  to.fillStyle = lost ? look.objective : ["blocked", "bad", "good", "fuel"].includes(marker.kind) ? WHITE : look.ink;
  to.font = `700 ${hex * (marker.label.length > 1 ? 0.125 : 0.17)}px "DejaVu Sans", "Liberation Sans", sans-serif`;
  to.textAlign = "center";
  to.textBaseline = "middle";
  to.fillText(marker.label, x, y + hex * 0.01);
}

function paintShield(to: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  to.moveTo(x - size, y - size * 0.8);
  to.lineTo(x + size, y - size * 0.8);
  to.lineTo(x + size, y + size * 0.3);
  to.lineTo(x, y + size);
  to.lineTo(x - size, y + size * 0.3);
  to.closePath();
}

/** Draw the flag of the side that holds a place, if it is not the expected one. */
function paintFlag(frame: Frame, x: number, y: number, colour: string): void {
  const { to, hex } = frame;
  to.moveTo(x - hex * 0.09, y + hex * 0.14);
  to.lineTo(x - hex * 0.09, y - hex * 0.13);
  to.lineTo(x + hex * 0.12, y - hex * 0.06);
  to.lineTo(x - hex * 0.09, y + hex * 0.02);
  to.fillStyle = colour;
  to.fill();
  to.stroke();
}

function paintCross(frame: Frame, x: number, y: number): void {
  const { to } = frame;
  const long = frame.hex * 0.12;
  for (const [width, colour] of [
    [frame.hex * 0.09, WHITE],
    [frame.hex * 0.055, frame.look.highlight],
  ] as const) {
    to.beginPath();
    to.lineCap = "round";
    to.moveTo(x - long, y - long);
    to.lineTo(x + long, y + long);
    to.moveTo(x + long, y - long);
    to.lineTo(x - long, y + long);
    to.lineWidth = width;
    to.strokeStyle = colour;
    to.stroke();
  }
}

/** Return the counters by hex, bottom of the stack first. */
export function countersByHex(counters: Counter[]): Map<string, Counter[]> {
  const found = new Map<string, Counter[]>();
  for (const counter of counters) {
    if (!counter.hex) continue;
    const stack = found.get(counter.hex);
    if (stack) stack.push(counter);
    else found.set(counter.hex, [counter]);
  }
  return found;
}

export function paintCounters(frame: Frame, scene: Scene): void {
  const { to, hex } = frame;
  const size = hex * COUNTER;
  for (const [id, stack] of countersByHex(scene.counters)) {
    const point = hexPoint(frame, id);
    if (!point || !isVisible(frame, point)) continue;
    const top = stack.find((counter) => counter.unit === scene.selected);
    const shown = [...stack.filter((counter) => counter !== top), ...(top ? [top] : [])].slice(-SHOWN_IN_STACK);
    shown.forEach((counter, n) => {
      const lift = (n - (shown.length - 1) / 2) * hex * LIFT;
      const x = point.x - size / 2 + lift;
      const y = point.y - size / 2 - lift;
      if (hex < 14) {
        to.fillStyle = frame.look.sides[counter.colours || counter.side]?.[0] ?? SILVER;
        to.fillRect(x, y, size, size);
        to.strokeStyle = frame.look.ink;
        to.lineWidth = 0.7;
        to.strokeRect(x, y, size, size);
        return;
      }
      to.save();
      to.shadowColor = SHADE;
      to.shadowBlur = hex * 0.05;
      to.shadowOffsetX = to.shadowOffsetY = hex * 0.025;
      to.drawImage(counterPicture(counter, frame.look, size, frame.density), x, y, size, size);
      to.restore();
      if (counter.unit === scene.selected || scene.along?.includes(counter.unit))
        paintRing(frame, x, y, size, WHITE, BLUE, []);
      else if (scene.ready.has(counter.unit)) paintRing(frame, x, y, size, WHITE, ORANGE, [6, 4]);
    });
    if (stack.length > SHOWN_IN_STACK && hex > 22) {
      paintLabel(frame, point.x + hex * 0.3, point.y + hex * 0.3, String(stack.length), INK);
    }
  }
}

/** Paint the dragged counters at the pointer. */
export function paintCarried(frame: Frame, counters: Counter[], point: Point): void {
  const { to, hex } = frame;
  const size = hex * COUNTER;
  to.save();
  to.globalAlpha = 0.88;
  to.shadowColor = SHADE;
  to.shadowBlur = hex * 0.14;
  to.shadowOffsetY = hex * 0.08;
  counters.slice(-SHOWN_IN_STACK).forEach((counter, n) => {
    const lift = n * hex * LIFT;
    const picture = counterPicture(counter, frame.look, size, frame.density);
    to.drawImage(picture, point.x - size / 2 + lift, point.y - size * 0.62 - lift, size, size);
  });
  to.restore();
}

function paintRing(
  frame: Frame,
  x: number,
  y: number,
  size: number,
  under: string,
  over: string,
  dash: number[],
): void {
  const { to } = frame;
  to.beginPath();
  to.roundRect(x - 2, y - 2, size + 4, size + 4, size * 0.11);
  to.lineWidth = 5;
  to.strokeStyle = under;
  to.stroke();
  to.lineWidth = 3;
  to.setLineDash(dash);
  to.strokeStyle = over;
  to.stroke();
  to.setLineDash([]);
}

export function paintCursor(frame: Frame, id: string, focused: boolean): void {
  const point = hexPoint(frame, id);
  if (!point) return;
  const { to } = frame;
  traceOutline(frame, point, 0.97);
  to.lineWidth = focused ? 5 : 2;
  to.strokeStyle = focused ? WHITE : EDGE;
  to.stroke();
  to.lineWidth = focused ? 2.5 : 1;
  to.strokeStyle = frame.look.ink;
  to.stroke();
}

export function paintAll(frame: Frame, scene: Scene, layers: Layers): void {
  paintOverlays(frame, scene.overlays);
  if (layers.numbers) paintNumbers(frame);
  paintMarks(frame, scene.marks);
  if (layers.markers) paintObjectives(frame, scene.markers);
  if (layers.counters) paintCounters(frame, scene);
  if (layers.markers) paintMarkers(frame, scene.markers);
  paintOverlayLabels(frame, scene.overlays);
  paintPath(frame, scene.path);
}
