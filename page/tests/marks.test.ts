import { expect, test, vi } from "vitest";
import { lights } from "../src/game/lit";
import { sceneOf } from "../src/game/scene";
import { aPlay, aView } from "./making";

vi.mock("../src/guide/state", () => ({ guideMarks: () => [] }));

test("a name that vanishes under the pointer takes its mark with it when the next question comes", () => {
  const { play } = aPlay(aView());
  lights(play, ["0201"]).onmouseenter();
  expect(sceneOf(play).marks).toEqual([{ hex: "0201", kind: "told" }]);
  play.looking.select(null);
  expect(sceneOf(play).marks).toEqual([]);
});
