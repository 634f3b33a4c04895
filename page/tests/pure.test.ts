import { expect, test } from "vitest";
import { Camera } from "../src/board/camera";
import { Grid } from "../src/board/geometry";
import { percent } from "../src/game/odds_chart";
import { capital, folded, holds, own } from "../src/prose";
import { pack, unpack } from "../src/share";
import { mp } from "../src/titles/wacht/data";
import { standard, taken, valueOf } from "../src/views/fields";
import type { MapData } from "../src/generated/api";
import { hexOf, namesakes } from "../src/views/map";
import { read, written } from "../src/titles/rhine/combat";
import { resultWords } from "../src/titles/rhine/result";
import { aMap } from "./making";

test("every hex holds its own centre, and the six beside it hold it in return", () => {
  const grid = new Grid(aMap());
  grid.map.ids.forEach((_, i) => {
    const { x, y } = grid.centre(i);
    expect(grid.hit(x, y)).toBe(i);
    for (let way = 0; way < 6; way++) {
      const beside = grid.beside(i, way);
      if (beside >= 0) expect(grid.beside(beside, (way + 3) % 6)).toBe(i);
    }
  });
  expect(grid.hit(-500, -500)).toBe(-1);
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

test("however far one pans, the map stays in sight, and a zoom has its ends", () => {
  const camera = new Camera(4000, 3000, 60);
  camera.resize(800, 600);
  camera.zoomAt(1e6, 0, 0);
  expect(camera.zoom * 60).toBeCloseTo(170, 6);
  camera.pan(1e6, 1e6);
  expect(camera.toScreen(0, 0).x).toBeLessThan(800);
  camera.pan(-1e6, -1e6);
  expect(camera.toScreen(4000, 3000).x).toBeGreaterThan(0);
  camera.zoomAt(1e-6, 0, 0);
  expect(camera.zoom).toBeCloseTo(camera.fitting * 0.9, 6);
});

test("a name that two places have is told with both", () => {
  const places = { 0: ["Gemünd", "town"], 1: ["Gemünd (Our)", "village"], 2: ["Kall", "town"] } as MapData["places"];
  const map = { ids: ["0302", "1907", "0401"], places };
  expect(namesakes(map, "gemund")).toEqual(["Gemünd 0302", "Gemünd (Our) 1907"]);
  expect(namesakes(map, "Gemünd (Our)")).toEqual(["Gemünd (Our) 1907"]);
  expect(namesakes(map, "Kall")).toHaveLength(1);
});

test("a place is found by its name or its beginning, without accents, and a hex by its number", () => {
  const map = aMap();
  expect(hexOf(map, "saint-vith")).toBe("0401");
  expect(hexOf(map, "Ro")).toBe("0501");
  expect(hexOf(map, "0203")).toBe("0203");
  expect(hexOf(map, "Paris")).toBeUndefined();
  expect(hexOf(map, " ")).toBeUndefined();
});

test("a sentence of the engine can be searched and begun with a capital, accents and case aside", () => {
  expect(holds([own("Amblève falls"), " ", "bridge"], "ambleve")).toBe(true);
  expect(holds([own("Amblève falls")], "holds")).toBe(false);
  expect(capital(own("german moves"))).toBe("German moves");
  expect(folded("ÉLSENBORN")).toBe("elsenborn");
});

test("a chance that can come is never nothing, one that can fail never certain", () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual(["0 %", "< 1 %", "50 %", "> 99 %", "100 %"]);
});

test("what stands in a field says a number, a list, a choice, or nothing", () => {
  expect(valueOf({ type: "integer" }, " 7 ")).toBe(7);
  expect(valueOf({ type: "integer" }, "7a")).toBe("7a");
  expect(valueOf({ type: "string" }, " ")).toBeUndefined();
  expect(valueOf({ type: "boolean" }, "true")).toBe(true);
  expect(valueOf({ type: "boolean" }, "")).toBe(false);
  expect(valueOf({ type: "array" }, "a, b")).toEqual(["a", "b"]);
  expect(valueOf({ type: "array", items: { type: "string", enum: ["Dry", "Mud"] } }, "mud")).toEqual(["Mud"]);
  expect(valueOf({ type: "object", scenarios: { start: "Start" } }, "start")).toBe("start");
  expect(valueOf({ type: "object" }, '{"day": 3}')).toEqual({ day: 3 });
  expect(valueOf({ type: "object" }, "{")).toBe("{");
});

test("a field begins with its default, a required choice with the first; an address is read whatever its case", () => {
  expect(standard({ type: "string", enum: ["Dry", "Mud"] }, true)).toBe("Dry");
  expect(standard({ type: "string", enum: ["Dry", "Mud"] }, false)).toBe("");
  expect(standard({ type: "string", enum: ["Dry", "Mud"], default: "Mud" }, true)).toBe("Mud");
  expect(standard({ type: "integer", default: 2 }, false)).toBe("2");
  expect(taken({ type: "string", enum: ["Dry", "Mud"] }, "mud")).toBe("Mud");
  expect(taken({ type: "boolean" }, "yes")).toBe("true");
  expect(taken({ type: "integer" }, null)).toBeNull();
});

test("a unit of the calculator is read as it is written", () => {
  for (const text of ["24-4 Armor", "7-3 Other Heavy"]) expect(written(read(text))).toBe(text);
  expect(read("(12-4) Mech").strength).toBe("12");
});

test("a result of the combat table is told in words", () => {
  expect(resultWords("Ao1e4 DL1o2")).toBe(
    "attacker has 1 option and may exploit with rating 4; defender loses 1 step and has 2 options",
  );
});

test("halves of movement points are written as people write them", () => {
  expect(["27/2", "1/2", "-3/2", "6"].map(mp)).toEqual(["13½", "½", "-1½", "6"]);
});

test("a record in a link comes out as it went in, and a damaged one is refused in words", async () => {
  const record = `{"title": "patrol"}\n${"x".repeat(9000)}`;
  expect(await unpack(await pack(record))).toBe(record);
  await expect(unpack("!!!")).rejects.toThrow("damaged");
});
