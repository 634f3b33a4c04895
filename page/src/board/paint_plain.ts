/** The map before its picture is loaded. */

import { DIRECTIONS, type Point } from "./geometry";
import { groundLook } from "./ground_look";
import { type Frame, traceOutline } from "./paint";

/** Paint the ground in plain colors. */
export function paintPlain(frame: Frame): void {
  const { to, camera, grid, look } = frame;
  const x1 = camera.x + camera.width / camera.zoom;
  const y1 = camera.y + camera.height / camera.zoom;
  for (const i of grid.hexesWithin(camera.x, camera.y, x1, y1)) {
    const centre = grid.centre(i);
    const point = camera.toScreen(centre.x, centre.y);
    const ground = groundLook(look, grid.map.terrain[i]);
    traceOutline(frame, point);
    to.fillStyle = ground?.fill ?? look.paper;
    to.fill();
    to.lineWidth = 0.5;
    to.strokeStyle = ground?.edge ?? look.faint;
    to.stroke();
    paintRoads(frame, i, point);
    const place = grid.map.places[i]?.[0];
    if (!place || frame.hex < 40) continue;
    to.font = `${frame.hex * 0.15}px "DejaVu Serif", serif`;
    to.textAlign = "center";
    to.textBaseline = "middle";
    to.fillStyle = look.ink;
    to.fillText(place, point.x, point.y);
  }
}

/** Paint roads from the middle of a hex to its sides. */
function paintRoads({ to, grid, hex, look }: Frame, i: number, { x, y }: Point): void {
  to.lineWidth = Math.max(1, hex * 0.04);
  to.strokeStyle = look.faint;
  for (const [direction] of grid.map.sides["roads"]?.[i] ?? []) {
    const turn = ((DIRECTIONS.indexOf(direction) - 1) * Math.PI) / 3;
    to.beginPath();
    to.moveTo(x, y);
    to.lineTo(x + (Math.cos(turn) * hex) / 2, y + (Math.sin(turn) * hex) / 2);
    to.stroke();
  }
}
