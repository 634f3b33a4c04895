/** NATO symbols of the unit types in titles, drawn by milsymbol; loaded after the first paint. */

import { BLACK, PALE } from "./inks";

type SymbolLibrary = typeof import("./land_units");

let symbolLibrary: SymbolLibrary | null = null;
const symbolCache = new Map<string, HTMLCanvasElement>();

/** Entity and modifiers of the land unit set (MIL-STD-2525D) for each unit type of the drawn maps. */
const ARMS: Record<string, string> = {
  infantry: "1211000000",
  motorized: "1211040000",
  mechanized: "1211020000",
  armor: "1205000000",
  cavalry: "1213000000",
  recon: "1213000000",
  artillery: "1303000000",
  "self-propelled": "1303010000",
  rocket: "1303004100",
  engineer: "1407000000",
  bridging: "1407000700",
  parachute: "1211000001",
  glider: "1211000059",
  mountain: "1211000027",
  ranger: "1211007600",
  commando: "1217000000",
  fortress: "1211000000",
  "anti-tank": "1204000000",
  "tank-destroyer": "1204010000",
  "anti-aircraft": "1301000000",
  hq: "0000000000",
  supply: "1634000000",
  truck: "1636000000",
  air: "1206000000",
  leader: "1100000000",
  unknown: "0000000000",
};

const SYNONYMS: Record<string, string> = {
  panzergrenadier: "mechanized",
  "armored-infantry": "mechanized",
  kampfgruppe: "mechanized",
  armour: "armor",
  panzer: "armor",
  tank: "armor",
  "tank-battalion": "armor",
  brigade: "armor",
  reconnaissance: "recon",
  paratroop: "parachute",
  airborne: "parachute",
  "assault-gun": "tank-destroyer",
  flak: "anti-aircraft",
  nebelwerfer: "rocket",
  headquarters: "hq",
  mech: "mechanized",
  pontoon: "bridging",
};

const ECHELON: Record<string, string> = {
  squad: "12",
  platoon: "14",
  company: "15",
  battalion: "16",
  regiment: "17",
  group: "17",
  brigade: "18",
  "combat-command": "18",
  division: "21",
  corps: "22",
  army: "23",
  "army-group": "24",
};

export async function loadSymbols(): Promise<void> {
  if (symbolLibrary) return;
  symbolLibrary = await import("./land_units");
  symbolCache.clear();
}

/** Return the symbol of a unit type and size, its frame about `pixels` high; null until the library is loaded. */
export function symbolPicture(kind: string, size: string, dark: boolean, pixels: number): HTMLCanvasElement | null {
  if (!symbolLibrary) return null;
  const name = `${kind}/${size}/${dark}/${pixels}`;
  let found = symbolCache.get(name);
  if (!found) {
    const word = kind.toLowerCase().replaceAll("_", "-");
    const arm = ARMS[SYNONYMS[word] ?? word] ?? "0000000000";
    found = symbolLibrary.drawSymbol(`10031000${ECHELON[size.toLowerCase()] ?? "00"}${arm}`, dark, pixels);
    if (word === "leader") found = drawStar(dark, pixels);
    else if ((SYNONYMS[word] ?? word) === "hq" && !size) drawBand(found);
    symbolCache.set(name, found);
  }
  return found;
}

/** Draw a leader as a star without a frame: it is a person, not a unit. */
function drawStar(dark: boolean, pixels: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = Math.round(pixels * 1.2);
  const to = canvas.getContext("2d");
  if (!to) return canvas;
  const middle = canvas.width / 2;
  for (let n = 0; n < 10; n++) {
    const far = middle * (n % 2 ? 0.4 : 0.98);
    to.lineTo(middle + Math.sin((Math.PI / 5) * n) * far, middle * 1.05 - Math.cos((Math.PI / 5) * n) * far);
  }
  to.fillStyle = dark ? PALE : BLACK;
  to.fill();
  return canvas;
}

/** Draw the full band of a headquarters along the top of its frame, as on the drawn maps. */
function drawBand(frame: HTMLCanvasElement): void {
  const to = frame.getContext("2d");
  if (!to) return;
  to.setTransform(1, 0, 0, 1, 0, 0);
  to.fillStyle = BLACK;
  to.fillRect(frame.width * 0.08, frame.height * 0.1, frame.width * 0.84, frame.height * 0.28);
}
