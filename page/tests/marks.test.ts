import { expect, test, vi } from "vitest";
import { highlightHandlers } from "../src/game/highlight";
import { sceneOf } from "../src/game/scene";
import { makePlay, makeView } from "./factories";

vi.mock("../src/guide/state", () => ({ guideMarks: () => [] }));

test("a name that vanishes under the pointer loses its mark at the next question", () => {
  const { play } = makePlay(makeView());
  highlightHandlers(play, ["0201"]).onmouseenter();
  expect(sceneOf(play).marks).toEqual([{ hex: "0201", kind: "told" }]);
  play.looking.select(null);
  expect(sceneOf(play).marks).toEqual([]);
});
