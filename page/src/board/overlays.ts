/** Overlays on the map: tinted hexes, thick hexsides, lines; labels go above the counters. */

import type { Overlay } from "../generated/api";
import { DIRECTIONS, type Point } from "./geometry";
import { hexPoint, type Frame, traceOutline, paintLabel, isVisible } from "./paint";
import { AMBER, BLUE, EDGE, FAINT, FIELD_GRAY, GREEN, LEAF, OLIVE, RED, VIOLET } from "./inks";

/** Color and tint of each kind. Lightness and pattern differ too, not only the hue. */
export const KIND_LOOKS: Record<string, { colour: string; tint: number; dash?: number[] }> = {
  good: { colour: GREEN, tint: 0.38 },
  fair: { colour: LEAF, tint: 0.2 },
  poor: { colour: AMBER, tint: 0.3, dash: [7, 4] },
  bad: { colour: RED, tint: 0.42, dash: [3, 3] },
  german: { colour: FIELD_GRAY, tint: 0.4 },
  allied: { colour: OLIVE, tint: 0.34 },
  both: { colour: VIOLET, tint: 0.36, dash: [7, 4] },
  note: { colour: BLUE, tint: 0.26 },
  wait: { colour: FAINT, tint: 0.2, dash: [2, 4] },
};

const DEFAULT_LOOK = { colour: BLUE, tint: 0.26 };

export function lookOfKind(kind: string): { colour: string; tint: number; dash?: number[] } {
  return KIND_LOOKS[kind] ?? DEFAULT_LOOK;
}

/** Paint overlays. Only the first tints its hexes; others outline theirs, as two tints would mix to a third color. */
export function paintOverlays(frame: Frame, overlays: Overlay[]): void {
  overlays.forEach((overlay, n) => {
    paintHexes(frame, overlay, n > 0);
    paintHexsides(frame, overlay);
    paintLines(frame, overlay);
  });
}

function paintHexes(frame: Frame, overlay: Overlay, plain: boolean): void {
  const { to } = frame;
  for (const [hex, [kind]] of Object.entries(overlay.hexes)) {
    const point = hexPoint(frame, hex);
    if (!point || !isVisible(frame, point)) continue;
    const { colour, tint, dash = [] } = lookOfKind(kind);
    traceOutline(frame, point, plain ? 0.86 : 0.97);
    to.globalAlpha = plain ? 0 : tint;
    to.fillStyle = colour;
    to.fill();
    to.globalAlpha = 1;
    if (!dash[0] && !plain) continue;
    to.setLineDash(dash);
    to.lineWidth = Math.max(1.5, frame.hex * (plain ? 0.06 : 0.03));
    to.strokeStyle = colour;
    to.stroke();
    to.setLineDash([]);
  }
}

function paintHexsides(frame: Frame, overlay: Overlay): void {
  const { to } = frame;
  const corners = frame.grid.corners(frame.hex);
  for (const [wide, under] of [
    [frame.hex * 0.1, true],
    [frame.hex * 0.06, false],
  ] as const) {
    for (const [hex, direction, kind] of overlay.hexsides) {
      const point = hexPoint(frame, hex);
      const way = DIRECTIONS.indexOf(direction);
      const [one, other] = [corners[way], corners[(way + 1) % 6]];
      if (!point || way < 0 || !one || !other || !isVisible(frame, point)) continue;
      to.beginPath();
      to.lineCap = "round";
      to.moveTo(point.x + one.x, point.y + one.y);
      to.lineTo(point.x + other.x, point.y + other.y);
      to.lineWidth = Math.max(under ? 4 : 2.5, wide);
      to.strokeStyle = under ? EDGE : lookOfKind(kind).colour;
      to.stroke();
    }
  }
}

function paintLines(frame: Frame, overlay: Overlay): void {
  const { to } = frame;
  for (const [kind, hexes] of overlay.lines) {
    const points = hexes.map((hex) => hexPoint(frame, hex)).filter((point): point is Point => point !== null);
    if (points.length < 2) continue;
    for (const [wide, colour] of [
      [frame.hex * 0.13, EDGE],
      [frame.hex * 0.075, lookOfKind(kind).colour],
    ] as const) {
      to.beginPath();
      to.lineJoin = to.lineCap = "round";
      points.forEach((point) => to.lineTo(point.x, point.y));
      to.lineWidth = Math.max(2.5, wide);
      to.strokeStyle = colour;
      to.stroke();
    }
  }
}

/** Paint the labels of all overlays; labels in one hex are side by side. */
export function paintOverlayLabels(frame: Frame, overlays: Overlay[]): void {
  if (frame.hex < 20) return;
  const labels = new Map<string, [label: string, colour: string][]>();
  for (const overlay of overlays) {
    for (const [hex, [kind, label]] of Object.entries(overlay.hexes)) {
      if (label) labels.set(hex, [...(labels.get(hex) ?? []), [label, lookOfKind(kind).colour]]);
    }
  }
  for (const [hex, here] of labels) {
    const point = hexPoint(frame, hex);
    if (!point || !isVisible(frame, point)) continue;
    here.forEach(([label, colour], n) => {
      const x = point.x + (n - (here.length - 1) / 2) * frame.hex * 0.42;
      paintLabel(frame, x, point.y + frame.hex * 0.36, label, colour);
    });
  }
}
