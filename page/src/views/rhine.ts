/** The Rhine for people with or without a board on the table: begin a campaign or a sector, measure a march, reckon a combat. */

import { h, toast } from "../dom";
import type { NewGame } from "../generated/api";
import { begin, diceOf, type Way } from "../start";
import type { View } from "../view";

export async function open(rest: string[], query: URLSearchParams): Promise<View> {
  if (rest[0] === "reach") return (await import("./rhine_reach")).open(query);
  if (rest[0] === "combat") return (await import("./rhine_combat")).open(query);
  if (rest[0]) throw new Error(`There is no page #/rhine/${rest[0]}.`);
  return start();
}

/** Links between the three pages. */
export function crumbs(here: string): HTMLElement {
  const page = (address: string, name: string): HTMLElement =>
    h("a", { href: address, "aria-current": here === name ? "page" : null }, name);
  return h(
    "nav",
    { class: "tabs", "aria-label": "Rhine" },
    page("#/rhine", "Play"),
    page("#/rhine/reach", "Reach on the map"),
    page("#/rhine/combat", "Combat calculator"),
    page("#/ask/rhine", "All charts"),
  );
}

export function choice(options: [value: string, told: string][], value = ""): HTMLSelectElement {
  const select = h("select", {}, ...options.map(([key, told]) => h("option", { value: key }, told)));
  if (value) select.value = value;
  return select;
}

async function play(wanted: Partial<NewGame>): Promise<void> {
  try {
    await begin({ title: "rhine", ...wanted });
  } catch (error) {
    toast((error as Error).message, "wrong");
  }
}

function start(): View {
  const element = h(
    "div",
    { class: "home" },
    h(
      "section",
      { class: "hero" },
      h("h1", {}, "Rhine: September 1944 to April 1945"),
      h(
        "p",
        {},
        "Divisions on 3.5-mile hexes. Let the program keep the Allied books of a campaign while the board is on your table, or fight for the road to Arnhem on the screen.",
      ),
      crumbs("Play"),
    ),
    clerk(),
    corridor(),
    h(
      "section",
      { class: "card" },
      h("h2", {}, "Beside your own board"),
      h(
        "p",
        {},
        "How far does a truck-borne division get in the mud, and what does each hex cost? What does an attack bring, Surprise and all?",
      ),
      h(
        "p",
        { class: "row" },
        h("a", { class: "button", href: "#/rhine/reach" }, "Reach on the map"),
        h("a", { class: "button", href: "#/rhine/combat" }, "Combat calculator"),
        h("a", { class: "button", href: "#/map/rhine" }, "The theatre map"),
      ),
    ),
  );
  return { heading: "Rhine", element };
}

function clerk(): HTMLElement {
  const campaign = choice([
    ["full", "The full campaign, 70 turns"],
    ["north-1944", "Northern maps, September to November 1944"],
    ["south-1944", "Southern maps, September to November 1944"],
    ["north-1945", "Northern maps, February to April 1945"],
    ["south-1945", "Southern maps, February to April 1945"],
  ]);
  const dice = choice([
    ["ask", "Press for each roll, or enter your own"],
    ["own", "Only your own dice"],
    ["auto", "The program rolls"],
  ]);
  const north = h("input", { type: "checkbox" });
  const alps = h("input", { type: "checkbox" });
  const go = (event: Event): void => {
    event.preventDefault();
    void play({
      variant: "clerk",
      scenario: "clerk",
      dice: diceOf(dice),
      options: { campaign: campaign.value, collapse_north: north.checked, alpine_redoubt: alps.checked },
    });
  };
  return h(
    "section",
    { class: "card" },
    h("h2", {}, "The campaign clerk"),
    h(
      "p",
      {},
      "Weather, supply, replacements, arrivals, rebuilds: every turn as a checklist, every total kept, every roll yours or the program's.",
    ),
    h(
      "form",
      { class: "fields", onsubmit: go },
      h("label", {}, "Campaign", campaign),
      h("label", {}, "Dice", dice),
      h("label", { class: "check" }, north, "Collapse of the North Flank"),
      h("label", { class: "check" }, alps, "Alpine Redoubt"),
      h("button", { class: "main" }, "Open the books"),
    ),
  );
}

function corridor(): HTMLElement {
  const ways: Way[] = [
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
  const seats = choice(ways.map((way, n) => [String(n), way.words]));
  const dice = choice([
    ["auto", "The program rolls"],
    ["ask", "You press for each roll"],
    ["own", "Your own dice"],
  ]);
  const go = (event: Event): void => {
    event.preventDefault();
    void play({
      variant: "two-player",
      scenario: "corridor",
      dice: diceOf(dice),
      ...ways[Number(seats.value)]?.seating,
    });
  };
  return h(
    "section",
    { class: "card" },
    h("h2", {}, "The corridor"),
    h(
      "p",
      {},
      "Neerpelt to Arnhem, 19 September to 1 October 1944, five turns. The paratroops are down; 30 Corps must reach them by one road, and supply must follow.",
    ),
    h(
      "form",
      { class: "fields", onsubmit: go },
      h("label", {}, "Seats", seats),
      h("label", {}, "Dice", dice),
      h("button", { class: "main" }, "Play"),
    ),
  );
}
