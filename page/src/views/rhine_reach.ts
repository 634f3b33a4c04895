/** Reach on the map for a mover of your own board: class, ground, side, flight, start, points; each path with its ledger. */

import { once, post, Refused } from "../api";
import { Board } from "../board/board";
import { fill, h } from "../dom";
import type { View } from "../view";
import { ledgerView } from "./answer";
import { choice, crumbs } from "./rhine";
import { listOf, wordOf, wordsOf } from "./values";

const FIELDS = ["start", "points", "mobility", "ground", "side", "flight"] as const;

export async function open(query: URLSearchParams): Promise<View> {
  const [map, look] = await Promise.all([once("/api/maps/{title}", { title: "rhine" }), once("/api/style", {})]);
  const given = (name: string, otherwise: string): string => query.get(name) ?? otherwise;
  const start = h("input", { value: given("start", "Neerpelt"), list: "rhine-places", required: true });
  const points = h("input", { value: given("points", "12"), inputmode: "decimal", required: true });
  const mobility = choice(
    [
      ["Leg", "Leg"],
      ["Truck", "Truck"],
      ["Track", "Track"],
    ],
    given("mobility", "Truck"),
  );
  const ground = choice(
    [
      ["Dry", "Dry"],
      ["Mud", "Mud"],
      ["Snow", "Snow"],
    ],
    given("ground", "Dry"),
  );
  const side = choice(
    [
      ["Allied", "Allied"],
      ["German", "German"],
    ],
    given("side", "Allied"),
  );
  const flight = choice(
    [
      ["Normal", "Normal"],
      ["Limited", "Limited"],
      ["None", "None"],
    ],
    given("flight", "Normal"),
  );
  const enemies = new Set((query.get("enemies") ?? "").split(",").filter(Boolean));
  const marking = h("input", { type: "checkbox" });
  const told = h("div", { class: "slot", "aria-live": "polite" });
  const names = h(
    "datalist",
    { id: "rhine-places" },
    ...[...new Set(Object.values(map.places).map(([called]) => called))].map((called) =>
      h("option", { value: called }),
    ),
  );
  /** The hexes in reach, with the points left. */
  let found: Record<string, string> | null = null;
  let asked = 0;
  let pointed = "";

  const wanted = (): Record<string, unknown> => ({
    start: start.value.trim(),
    points: points.value.trim(),
    mobility: mobility.value,
    ground: ground.value,
    side: side.value,
    flight: flight.value,
    ...(enemies.size ? { enemies: [...enemies] } : {}),
  });

  const ask = async (frame: boolean): Promise<void> => {
    const mine = ++asked;
    const asking = wanted();
    const words = new URLSearchParams(FIELDS.map((name) => [name, String(asking[name])]));
    if (enemies.size) words.set("enemies", [...enemies].join(","));
    history.replaceState(null, "", `#/rhine/reach?${words}`);
    try {
      const answer = await post("/api/ask/{name}", { name: "rhine.march" }, asking);
      if (mine !== asked) return;
      const hexes = wordsOf(answer.value["hexes"]);
      const [from, reached] = [wordOf(answer.value["start"]), wordOf(answer.value["reached"])];
      found = hexes;
      board.show({
        marks: [
          ...Object.entries(hexes).map(([hex, label]) => ({ hex, kind: "reach" as const, label })),
          { hex: from, kind: "target" as const },
          ...[...enemies].map((hex) => ({ hex, kind: "bad" as const, label: "enemy" })),
        ],
        path: [],
      });
      if (frame) board.frame([from, ...Object.keys(hexes)]);
      document.body.dataset["reached"] = reached;
      fill(
        told,
        h(
          "p",
          {},
          h("strong", {}, `${reached} hexes`),
          " can be reached. Point at one, or choose it: the path and what each step costs.",
        ),
      );
    } catch (error) {
      if (mine !== asked) return;
      found = null;
      board.show({ marks: [], path: [] });
      fill(
        told,
        h("p", { class: "wrong", role: "alert" }, error instanceof Refused ? error.error.message : String(error)),
      );
    }
  };

  const path = async (hex: string): Promise<void> => {
    if (!found || pointed === hex) return;
    pointed = hex;
    if (found[hex] === undefined) {
      board.show({ path: [] });
      return;
    }
    const answer = await post("/api/ask/{name}", { name: "rhine.march" }, { ...wanted(), to: hex });
    if (pointed !== hex) return;
    board.show({ path: listOf(answer.value["path"]) });
    const place = map.places[board.grid.index.get(hex) ?? -1]?.[0];
    fill(
      told,
      h(
        "section",
        { class: "panel", "aria-label": "Path" },
        h("h3", {}, `To ${hex}${place ? ` ${place}` : ""}: ${found[hex]} MP left`),
        ledgerView(answer.ledger),
      ),
    );
  };

  const choose = (hex: string): void => {
    if (marking.checked) {
      if (!enemies.delete(hex)) enemies.add(hex);
      void ask(false);
    } else if (found?.[hex] === undefined) {
      start.value = hex;
      void ask(false);
    } else void path(hex);
  };

  const board = new Board(map, look);
  board.listen({
    choose,
    point: (hex) => {
      if (hex) void path(hex);
    },
    escape: () => board.show({ path: [] }),
    next: () => false,
  });
  const form = h(
    "form",
    { class: "card", onsubmit: (event: Event) => (event.preventDefault(), void ask(true)) },
    h(
      "div",
      { class: "tool-fields" },
      h("label", {}, "Start: hex or place", start),
      h("label", {}, "Movement points", points),
      h("label", {}, "Mobility", mobility),
      h("label", {}, "Ground", ground),
      h("label", {}, "Side", side),
      h("label", {}, "Flight weather", flight),
      h("label", { class: "check" }, marking, "Clicks mark enemy units"),
    ),
    names,
    h("button", { class: "main" }, "Show the reach"),
  );
  for (const select of [mobility, ground, side, flight]) select.addEventListener("change", () => void ask(false));
  const element = h(
    "div",
    { class: "play map-view" },
    h("h1", { class: "unseen" }, "Reach on the Rhine map"),
    board.element,
    h(
      "aside",
      { class: "side", "aria-label": "Reach" },
      crumbs("Reach on the map"),
      form,
      told,
      h(
        "p",
        { class: "faint" },
        "Roads, rivers, terrain and the zones of marked enemies count; stacking does not. Choose a hex out of reach to start from there.",
      ),
    ),
  );
  (window as unknown as { board: Board }).board = board;
  return { heading: "Reach on the Rhine map", element, ready: () => void ask(true), close: () => board.close() };
}
