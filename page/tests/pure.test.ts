import { expect, test } from "vitest";
import { Camera } from "../src/board/camera";
import { Grid } from "../src/board/geometry";
import { formatPercent } from "../src/game/odds_chart";
import { capitalize, normalizeText, containsText, asProse } from "../src/prose";
import { packRecord, unpackRecord } from "../src/share";
import { formatMp } from "../src/titles/wacht/data";
import { defaultText, textFromAddress, parseField } from "../src/views/fields";
import type { MapData } from "../src/generated/api";
import { findHex, placesNamed } from "../src/views/map";
import { parseUnit, formatUnit } from "../src/titles/rhine/combat_calculator";
import { describeResult } from "../src/titles/rhine/combat_result";
import { makeMap } from "./factories";

test("every hex contains its own center, and its six neighbors list it in return", () => {
  const grid = new Grid(makeMap());
  grid.map.ids.forEach((_, i) => {
    const { x, y } = grid.centre(i);
    expect(grid.hexAtPoint(x, y)).toBe(i);
    for (let way = 0; way < 6; way++) {
      const beside = grid.neighbor(i, way);
      if (beside >= 0) expect(grid.neighbor(beside, (way + 3) % 6)).toBe(i);
    }
  });
  expect(grid.hexAtPoint(-500, -500)).toBe(-1);
});

test("the point under the pointer stays there while the map is zoomed", () => {
  const camera = new Camera(4000, 3000, 60);
  camera.resize(800, 600);
  camera.fit();
  camera.zoomAt(3, 300, 200);
  const at = camera.toMap(300, 200);
  camera.zoomAt(1.4, 300, 200);
  const now = camera.toMap(300, 200);
  expect(now.x).toBeCloseTo(at.x, 6);
  expect(now.y).toBeCloseTo(at.y, 6);
  const back = camera.toScreen(now.x, now.y);
  expect([Math.round(back.x), Math.round(back.y)]).toEqual([300, 200]);
});

test("the map stays in sight however far it is panned, and the zoom is limited", () => {
  const camera = new Camera(4000, 3000, 60);
  camera.resize(800, 600);
  camera.zoomAt(1e6, 0, 0);
  expect(camera.zoom * 60).toBeCloseTo(170, 6);
  camera.pan(1e6, 1e6);
  expect(camera.toScreen(0, 0).x).toBeLessThan(800);
  camera.pan(-1e6, -1e6);
  expect(camera.toScreen(4000, 3000).x).toBeGreaterThan(0);
  camera.zoomAt(1e-6, 0, 0);
  expect(camera.zoom).toBeCloseTo(camera.fittingZoom * 0.9, 6);
});

test("a name shared by two places lists both", () => {
  const places = { 0: ["Gemünd", "town"], 1: ["Gemünd (Our)", "village"], 2: ["Kall", "town"] } as MapData["places"];
  const map = { ids: ["0302", "1907", "0401"], places };
  expect(placesNamed(map, "gemund")).toEqual(["Gemünd 0302", "Gemünd (Our) 1907"]);
  expect(placesNamed(map, "Gemünd (Our)")).toEqual(["Gemünd (Our) 1907"]);
  expect(placesNamed(map, "Kall")).toHaveLength(1);
});

test("a place is found by its name or its beginning, without accents, and a hex by its number", () => {
  const map = makeMap();
  expect(findHex(map, "saint-vith")).toBe("0401");
  expect(findHex(map, "Ro")).toBe("0501");
  expect(findHex(map, "0203")).toBe("0203");
  expect(findHex(map, "Paris")).toBeUndefined();
  expect(findHex(map, " ")).toBeUndefined();
});

test("a sentence of the engine can be searched without accents and case, and capitalized", () => {
  expect(containsText([asProse("Amblève falls"), " ", "bridge"], "ambleve")).toBe(true);
  expect(containsText([asProse("Amblève falls")], "holds")).toBe(false);
  expect(capitalize(asProse("german moves"))).toBe("German moves");
  expect(normalizeText("ÉLSENBORN")).toBe("elsenborn");
});

test("a possible chance never shows as 0%, one that can fail never as 100%", () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(formatPercent)).toEqual(["0 %", "< 1 %", "50 %", "> 99 %", "100 %"]);
});

test("the text of a field becomes a number, a list, a choice, or nothing", () => {
  expect(parseField({ type: "integer" }, " 7 ")).toBe(7);
  expect(parseField({ type: "integer" }, "7a")).toBe("7a");
  expect(parseField({ type: "string" }, " ")).toBeUndefined();
  expect(parseField({ type: "boolean" }, "true")).toBe(true);
  expect(parseField({ type: "boolean" }, "")).toBe(false);
  expect(parseField({ type: "array" }, "a, b")).toEqual(["a", "b"]);
  expect(parseField({ type: "array", items: { type: "string", enum: ["Dry", "Mud"] } }, "mud")).toEqual(["Mud"]);
  expect(parseField({ type: "object", scenarios: { start: "Start" } }, "start")).toBe("start");
  expect(parseField({ type: "object" }, '{"day": 3}')).toEqual({ day: 3 });
  expect(parseField({ type: "object" }, "{")).toBe("{");
});

test("a field begins with its default, a required choice with the first; an address is read whatever its case", () => {
  expect(defaultText({ type: "string", enum: ["Dry", "Mud"] }, true)).toBe("Dry");
  expect(defaultText({ type: "string", enum: ["Dry", "Mud"] }, false)).toBe("");
  expect(defaultText({ type: "string", enum: ["Dry", "Mud"], default: "Mud" }, true)).toBe("Mud");
  expect(defaultText({ type: "integer", default: 2 }, false)).toBe("2");
  expect(textFromAddress({ type: "string", enum: ["Dry", "Mud"] }, "mud")).toBe("Mud");
  expect(textFromAddress({ type: "boolean" }, "yes")).toBe("true");
  expect(textFromAddress({ type: "integer" }, null)).toBeNull();
});

test("a unit of the calculator survives formatting and parsing", () => {
  for (const text of ["24-4 Armor", "7-3 Other Heavy"]) expect(formatUnit(parseUnit(text))).toBe(text);
  expect(parseUnit("(12-4) Mech").strength).toBe("12");
});

test("a result of the combat table is described in words", () => {
  expect(describeResult("Ao1e4 DL1o2")).toBe(
    "attacker has 1 option and may exploit with rating 4; defender loses 1 step and has 2 options",
  );
});

test("half movement points are written with ½", () => {
  expect(["27/2", "1/2", "-3/2", "6"].map(formatMp)).toEqual(["13½", "½", "-1½", "6"]);
});

test("a record in a link is restored unchanged, and a damaged one gives an error message", async () => {
  const record = `{"title": "patrol"}\n${"x".repeat(9000)}`;
  expect(await unpackRecord(await packRecord(record))).toBe(record);
  await expect(unpackRecord("!!!")).rejects.toThrow("damaged");
});
