/** The Rhine with or without a board on the table: begin a campaign or a sector, measure a march, reckon a combat. */

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { toast } from "../dom";
import type { NewGame } from "../generated/api";
import { begin, diceOf, type Way } from "../start";
import { chooser, group, live, standing, ticked, unmount, v } from "../ui";
import type { View } from "../view";

export async function open(rest: string[], query: URLSearchParams): Promise<View> {
  if (rest[0] === "reach") return (await import("./rhine_reach")).open(query);
  if (rest[0] === "combat") return (await import("./rhine_combat")).open(query);
  if (rest[0]) throw new Error(`There is no page #/rhine/${rest[0]}.`);
  const element = standing("home", startView());
  return { heading: "Rhine", element, close: () => unmount(element) };
}

/** Links between the three pages. */
export function crumbs(here: string): VNode {
  const page = (address: string, name: string): VNode =>
    v("a", { href: address, "aria-current": here === name ? "page" : null }, name);
  return v(
    "nav",
    { class: "tabs", "aria-label": "Rhine" },
    page("#/rhine", "Play"),
    page("#/rhine/reach", "Reach on the map"),
    page("#/rhine/combat", "Combat calculator"),
    page("#/ask/rhine", "All charts"),
  );
}

async function play(wanted: Partial<NewGame>): Promise<void> {
  try {
    await begin({ title: "rhine", ...wanted });
  } catch (error) {
    toast((error as Error).message, "wrong");
  }
}

function startView(): VNode {
  return group([
    v(
      "section",
      { class: "hero" },
      v("h1", {}, "Rhine: September 1944 to April 1945"),
      v(
        "p",
        {},
        "Divisions on 3.5-mile hexes. Let the program keep the Allied books of a campaign while the board is on your ",
        "table, or fight for the road to Arnhem on the screen.",
      ),
      crumbs("Play"),
    ),
    live(Clerk, {}),
    live(Corridor, {}),
    v(
      "section",
      { class: "card" },
      v("h2", {}, "Beside your own board"),
      v(
        "p",
        {},
        "How far does a truck-borne division get in the mud, and what does each hex cost? ",
        "What does an attack bring, Surprise and all?",
      ),
      v(
        "p",
        { class: "row" },
        v("a", { class: "button", href: "#/rhine/reach" }, "Reach on the map"),
        v("a", { class: "button", href: "#/rhine/combat" }, "Combat calculator"),
        v("a", { class: "button", href: "#/map/rhine" }, "The theatre map"),
      ),
    ),
  ]);
}

const CAMPAIGNS: [string, string][] = [
  ["full", "The full campaign, 70 turns"],
  ["north-1944", "Northern maps, September to November 1944"],
  ["south-1944", "Southern maps, September to November 1944"],
  ["north-1945", "Northern maps, February to April 1945"],
  ["south-1945", "Southern maps, February to April 1945"],
];

function Clerk(): VNode {
  const [campaign, choose] = useState("full");
  const [dice, take] = useState("ask");
  const [north, setNorth] = useState(false);
  const [alps, setAlps] = useState(false);
  const go = (event: Event): void => {
    event.preventDefault();
    const options = { campaign, collapse_north: north, alpine_redoubt: alps };
    void play({ variant: "clerk", scenario: "clerk", dice: diceOf({ value: dice }), options });
  };
  const check = (on: boolean, told: (on: boolean) => void, words: string): VNode =>
    v(
      "label",
      { class: "check" },
      v("input", { type: "checkbox", checked: on, onchange: (event: Event) => told(ticked(event)) }),
      words,
    );
  return v(
    "section",
    { class: "card" },
    v("h2", {}, "The campaign clerk"),
    v(
      "p",
      {},
      "Weather, supply, replacements, arrivals, rebuilds: every turn as a checklist, every total kept, ",
      "every roll yours or the program's.",
    ),
    v(
      "form",
      { class: "fields", onsubmit: go },
      v("label", {}, "Campaign", chooser(CAMPAIGNS, campaign, choose)),
      v(
        "label",
        {},
        "Dice",
        chooser(
          [
            ["ask", "Press for each roll, or enter your own"],
            ["own", "Only your own dice"],
            ["auto", "The program rolls"],
          ],
          dice,
          take,
        ),
      ),
      check(north, setNorth, "Collapse of the North Flank"),
      check(alps, setAlps, "Alpine Redoubt"),
      v("button", { class: "main" }, "Open the books"),
    ),
  );
}

const WAYS: Way[] = [
  {
    words: "You are the Allies, the program the Germans",
    seating: { mode: "solo", side: "allied", against: "greedy" },
  },
  {
    words: "You are the Germans, the program the Allies",
    seating: { mode: "solo", side: "german", against: "greedy" },
  },
  { words: "Two at this screen", seating: { mode: "hot-seat" } },
  { words: "Two browsers", seating: { mode: "seats" } },
];

function Corridor(): VNode {
  const [seat, sit] = useState("0");
  const [dice, take] = useState("auto");
  const go = (event: Event): void => {
    event.preventDefault();
    const { seating } = WAYS[Number(seat)] ?? {};
    void play({ variant: "two-player", scenario: "corridor", dice: diceOf({ value: dice }), ...seating });
  };
  return v(
    "section",
    { class: "card" },
    v("h2", {}, "The corridor"),
    v(
      "p",
      {},
      "Neerpelt to Arnhem, 19 September to 1 October 1944, five turns. The paratroops are down; ",
      "30 Corps must reach them by one road, and supply must follow.",
    ),
    v(
      "form",
      { class: "fields", onsubmit: go },
      v(
        "label",
        {},
        "Seats",
        chooser(
          WAYS.map((way, n) => [String(n), way.words]),
          seat,
          sit,
        ),
      ),
      v(
        "label",
        {},
        "Dice",
        chooser(
          [
            ["auto", "The program rolls"],
            ["ask", "You press for each roll"],
            ["own", "Your own dice"],
          ],
          dice,
          take,
        ),
      ),
      v("button", { class: "main" }, "Play"),
    ),
  );
}
