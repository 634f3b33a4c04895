/** Draws land units with milsymbol; a separate module, so that only this part of the library is loaded, and late. */

import { ms, numberlandunit } from "milsymbol-parts";
import { PALE, PAPER } from "./inks";

ms.addIcons(numberlandunit);

/** Draw a symbol at its final size, as thin lines do not survive scaling. On dark counters it has a light rim. */
export function drawSymbol(sidc: string, dark: boolean, size: number): HTMLCanvasElement {
  const rim = dark ? { outlineWidth: 6, outlineColor: PALE } : {};
  return new ms.Symbol(sidc, { size, fillColor: PAPER, strokeWidth: size < 24 ? 7 : 6, ...rim }).asCanvas(1);
}
