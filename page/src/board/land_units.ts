/** The part of milsymbol that draws land units; a module of its own, so that only this part is loaded, and late. */

import { ms, numberlandunit } from "milsymbol-parts";

ms.addIcons(numberlandunit);

export function drawSymbol(sidc: string, ink: string, paper: string): HTMLCanvasElement {
  return new ms.Symbol(sidc, { size: 60, fillColor: paper, iconColor: ink, frameColor: ink, strokeWidth: 6 }).asCanvas(1);
}
