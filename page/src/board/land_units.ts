/** The part of milsymbol that draws land units; a module of its own, so that only this part is loaded, and late. */

import { ms, numberlandunit } from "milsymbol-parts";
import { PALE, PAPER } from "./inks";

ms.addIcons(numberlandunit);

/** At the size it is shown in: thin lines do not survive being made smaller. On dark cardboard all has a light rim. */
export function drawSymbol(sidc: string, dark: boolean, size: number): HTMLCanvasElement {
  const rim = dark ? { outlineWidth: 6, outlineColor: PALE } : {};
  return new ms.Symbol(sidc, { size, fillColor: PAPER, strokeWidth: size < 24 ? 7 : 6, ...rim }).asCanvas(1);
}
