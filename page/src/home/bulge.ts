/** The first card: the Bulge, in one click or as the person wants it. */

import { h } from "../dom";
import picture from "../pictures/bulge.webp";
import { diceOf, diceSelect, seatings, type Seating, select } from "../start";
import type { NewGame, TitleInfo } from "../generated/api";
import { starting } from "./starting";

/** What a scenario is about, in a line; its length and what wins. */
const SCENARIOS: Record<string, { length: string; about: string }> = {
  initial_assault: { length: "one day", about: "Break the front between Monschau and Echternach. 8 of 19 points win." },
  campaign: {
    length: "up to 14 days",
    about: "The whole offensive, to the Meuse and back. Be over the bar on the 25th or later.",
  },
  bastogne_surrounded: {
    length: "ten days",
    about: "Bastogne is ringed, St. Vith holds out, Peiper runs dry. 24 points win.",
  },
  tip_of_the_salient: {
    length: "six days",
    about: "2nd Panzer stands before the Meuse as the Allies strike back. 20 points win.",
  },
};

interface Way {
  words: string;
  variant: string;
  seating: Seating;
}

function ways(title: TitleInfo): Way[] {
  return Object.keys(title.variants).flatMap((variant) =>
    seatings(title, variant).map(({ words, seating }) => ({
      words: variant === "gs" ? "Solitaire: you are the German" : words,
      variant,
      seating,
    })),
  );
}

export function bulge(title: TitleInfo): HTMLElement {
  const scenarios = Object.entries(title.scenarios);
  const radios = scenarios.map(([key], n) =>
    h("input", { type: "radio", name: "scenario", value: key, checked: n === 0 }),
  );
  const all = ways(title);
  const seats = select(all.map((way, n) => [String(n), way.words]));
  const dice = diceSelect();
  const chosen = (): string => radios.find((radio) => radio.checked)?.value ?? "";
  const wanted = (): NewGame => {
    const way = all[Number(seats.value)];
    return {
      title: title.title,
      ...(way ? { variant: way.variant } : {}),
      scenario: chosen(),
      dice: diceOf(dice),
      ...way?.seating,
    };
  };
  const words = (): string => `Play ${title.scenarios[chosen()]?.label.split(",")[0] ?? ""}`;
  const start = starting(words, wanted, true);
  for (const radio of radios) radio.addEventListener("change", () => (start.button.textContent = words()));
  return h(
    "section",
    { class: "card lead", "aria-labelledby": "bulge" },
    h(
      "div",
      { class: "picture" },
      h("img", {
        src: picture,
        alt: "The front before St. Vith on 16 December 1944: our map and counters",
        width: 1120,
        height: 760,
      }),
    ),
    h(
      "form",
      { class: "start" },
      h("h2", { id: "bulge" }, "Play the Bulge tonight"),
      h(
        "p",
        {},
        "You attack with the German. The system runs the Allies by its cards, and says for each thing it does by which rule.",
      ),
      h(
        "fieldset",
        { class: "scenarios" },
        h("legend", {}, "Scenario"),
        ...scenarios.map(([key, held], n) => {
          const told = SCENARIOS[key];
          const [name = held.label, days = ""] = held.label.split(", ", 2);
          return h(
            "label",
            {},
            radios[n] ?? null,
            h(
              "span",
              {},
              h("strong", {}, name),
              h("span", { class: "faint" }, ` ${[days, told?.length].filter(Boolean).join(" · ")}`),
              told ? h("span", { class: "about" }, told.about) : null,
            ),
          );
        }),
      ),
      h("div", { class: "pair" }, h("label", {}, "Who plays", seats), h("label", {}, "Dice", dice)),
      h("p", { class: "row" }, start.button),
      start.wrong,
    ),
  );
}
