/** What else there is: a card for each thing somebody may have come for. */

import { fill, h } from "../dom";
import patrolPicture from "../pictures/patrol.webp";
import rhinePicture from "../pictures/rhine.webp";
import ringPicture from "../pictures/ring.webp";
import wachtPicture from "../pictures/wacht.webp";
import { diceOf, diceSelect, seatings, select } from "../start";
import type { NewGame, TitleInfo } from "../generated/api";
import { starting } from "./starting";

type Part = HTMLElement | null;

function card(
  heading: string,
  picture: { src: string; alt: string } | null,
  text: string,
  ...parts: Part[]
): HTMLElement {
  return h(
    "section",
    { class: "card" },
    picture ? h("img", { ...picture, class: "strip", width: 640, height: 300, loading: "lazy" }) : null,
    h("h2", {}, heading),
    h("p", {}, text),
    ...parts,
  );
}

function link(address: string, words: string): HTMLElement {
  return h("a", { class: "button", href: address }, words);
}

/** A part that is loaded when somebody opens it. */
function later(words: string, load: () => Promise<HTMLElement>): HTMLElement {
  const inside = h("div", {}, h("p", { class: "faint" }, "Loading …"));
  const box = h("details", { class: "later" }, h("summary", {}, words), inside);
  box.addEventListener(
    "toggle",
    () =>
      void load().then(
        (part) => fill(inside, part),
        (error: Error) => fill(inside, h("p", { class: "wrong" }, error.message)),
      ),
    { once: true },
  );
  return box;
}

export function tutorial(title: TitleInfo): HTMLElement {
  const hints = (wanted: Partial<NewGame>) => (): NewGame => {
    localStorage.setItem("broadfront.hints", "yes");
    return { title: title.title, ...wanted };
  };
  const start = starting("Start the tutorial", hints({ variant: "solo" }), true);
  const two = starting("Two at this screen", () => ({ title: title.title, mode: "hot-seat" }));
  const browsers = starting("Two browsers", () => ({ title: title.title, mode: "seats" }));
  return card(
    "Learn it in five minutes",
    { src: patrolPicture, alt: "The teaching map: a bridge at Weiler" },
    "Patrol: five turns around a bridge. The program runs the Americans and tells you what to try.",
    h("p", { class: "row" }, start.button, two.button, browsers.button),
    start.wrong,
    two.wrong,
    browsers.wrong,
  );
}

export function boxed(title: TitleInfo): HTMLElement {
  const own = starting("With your own dice", () => ({ title: title.title, dice: "own" }), true);
  return card(
    "Boxed game on the table?",
    { src: ringPicture, alt: "Bastogne surrounded: a set-up on our map" },
    "Roll and draw at your table and enter what came: the program rules the Allies. Or put your position on the map, check it, and ask who is in supply.",
    h(
      "p",
      { class: "row" },
      own.button,
      title.editable ? link(`#/editor/${title.title}`, "Position editor") : null,
      link(`#/ask/${title.title}`, "Charts"),
    ),
    own.wrong,
  );
}

export function clerk(title: TitleInfo): HTMLElement {
  const start = starting("Open the books", () => ({ title: title.title, variant: "clerk", dice: "ask" }), true);
  const corridor = starting("The corridor, 17 September", () => ({
    title: title.title,
    variant: "two-player",
    scenario: "corridor",
    mode: "hot-seat",
  }));
  return card(
    "The campaign clerk",
    { src: rhinePicture, alt: "The Rhine map around Nijmegen and Arnhem" },
    "Rhine, September 1944 to April 1945: 70 turns of weather, supply, replacements and arrivals, kept for you. Or play the corridor from Neerpelt to Arnhem on the map.",
    h(
      "p",
      { class: "row" },
      start.button,
      corridor.button,
      link("#/rhine", "Campaigns, seats, reach, combat"),
      link(`#/ask/${title.title}`, "Charts"),
    ),
    start.wrong,
    corridor.wrong,
  );
}

export function movement(title: TitleInfo): HTMLElement {
  const peiper = starting(
    "Peiper on the Amblève",
    () => ({ title: title.title, scenario: "ambleve", mode: "solo", side: "german", against: "still", dice: "ask" }),
    true,
  );
  const shoulder = starting("The northern shoulder", () => ({
    title: title.title,
    scenario: "shoulder-and-our",
    mode: "hot-seat",
  }));
  return card(
    "A movement phase, mile by mile",
    { src: wachtPicture, alt: "The Losheim gap in one-mile hexes" },
    "Wacht: modes, fuel, bridges, bottlenecks; every point of movement in a ledger with its rule. Twenty units of Kampfgruppe Peiper, or both armies on 16 December.",
    h(
      "p",
      { class: "row" },
      peiper.button,
      shoulder.button,
      title.editable ? link(`#/editor/${title.title}`, "Set-up editor") : null,
      link(`#/ask/${title.title}`, "Charts"),
    ),
    peiper.wrong,
    shoulder.wrong,
    title.editable
      ? later("Choose ground, time of day, fuel, seats, dice", async () =>
          (await import("../titles/wacht/start")).phaseForm(title),
        )
      : null,
  );
}

/** A title this page has no words of its own for: any variant, scenario, seats and dice. */
export function anyTitle(title: TitleInfo): HTMLElement {
  const [name = title.title, below = ""] = title.label.split(": ", 2);
  const variant = select(Object.entries(title.variants).map(([key, held]) => [key, held.label]));
  const scenario = h("select", {});
  const seats = h("select", {});
  const dice = diceSelect();
  const adapt = (): void => {
    const fitting = Object.entries(title.scenarios).filter(
      ([, held]) => !held.variants.length || held.variants.includes(variant.value),
    );
    scenario.replaceChildren(...fitting.map(([key, held]) => h("option", { value: key }, held.label)));
    seats.replaceChildren(...seatings(title, variant.value).map((way, n) => h("option", { value: n }, way.words)));
  };
  variant.addEventListener("change", adapt);
  adapt();
  const wanted = (): NewGame => ({
    title: title.title,
    variant: variant.value,
    scenario: scenario.value,
    dice: diceOf(dice),
    ...seatings(title, variant.value)[Number(seats.value)]?.seating,
  });
  const start = starting("Play", wanted, true);
  return card(
    name,
    null,
    below.charAt(0).toUpperCase() + below.slice(1),
    h(
      "form",
      { class: "fields" },
      h("label", {}, "Variant", variant),
      h("label", {}, "Scenario", scenario),
      h("label", {}, "Seats", seats),
      h("label", {}, "Dice", dice),
      start.button,
      start.wrong,
    ),
  );
}

export function lookUp(titles: TitleInfo[]): HTMLElement {
  return card(
    "Look it up",
    null,
    "Every chart as a form, with each modifier, its reason and its rule; the rules by words; three maps of one theatre.",
    h(
      "p",
      { class: "row" },
      link("#/ask", "Charts"),
      link("#/rules", "Rules"),
      ...titles
        .filter((title) => title.map && title.title !== "patrol")
        .map((title) => link(`#/map/${title.title}`, `Map of ${title.label.split(":")[0] ?? title.title}`)),
    ),
  );
}
