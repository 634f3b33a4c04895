/** The Ardennes on the start page: the Bulge, in one click or as the person wants it; a boxed game on the table. */

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { card, link, type OfTitle, row, type StartCard } from "../../home/cards";
import picture from "../../pictures/bulge.webp";
import ringPicture from "../../pictures/ring.webp";
import { diceOf, seatings, type Seating } from "../../start";
import type { NewGame, TitleInfo } from "../../generated/api";
import { v } from "../../ui";
import { inLanguage, words } from "../../words";
import { WORDS } from "./words";
import "./home.css";
import { useLevel } from "../../home/levels";
import { choice, useStarting } from "../../home/starting";

interface Way {
  words: string;
  variant: string;
  seating: Seating;
}

function ways(title: TitleInfo): Way[] {
  return Object.keys(title.variants).flatMap((variant) =>
    seatings(title, variant).map(({ words: said, seating }) => ({
      words: variant === "gs" ? inLanguage(WORDS).bulge.solitaire : said,
      variant,
      seating,
    })),
  );
}

function Bulge({ title }: OfTitle): VNode {
  const said = words();
  const ours = inLanguage(WORDS);
  const [chosen, choose] = useState(Object.keys(title.scenarios)[0] ?? "");
  const [seat, sit] = useState("0");
  const [dice, take] = useState("auto");
  const start = useStarting();
  const level = useLevel(title);
  const all = ways(title);
  const wanted = (): NewGame => {
    const way = all[Number(seat)];
    return {
      title: title.title,
      ...(way ? { variant: way.variant } : {}),
      scenario: chosen,
      dice: diceOf({ value: dice }),
      ...(way ? level.at(way.seating) : {}),
    };
  };
  const scenarios = Object.entries(title.scenarios).map(([key, held]) => {
    const [length, about] = ours.bulge.scenarios[key] ?? [];
    const [name = held.label, days = ""] = held.label.split(", ", 2);
    return v(
      "label",
      { key },
      v("input", {
        type: "radio",
        name: "scenario",
        value: key,
        checked: key === chosen,
        onchange: () => choose(key),
      }),
      v(
        "span",
        {},
        v("strong", {}, name),
        v("span", { class: "faint" }, ` ${[days, length].filter(Boolean).join(" · ")}`),
        about ? v("span", { class: "about" }, about) : null,
      ),
    );
  });
  const play = ours.bulge.play(title.scenarios[chosen]?.label.split(",")[0] ?? "");
  return v(
    "section",
    { class: "card lead", "aria-labelledby": "bulge" },
    v("div", { class: "picture" }, v("img", { src: picture, alt: ours.bulge.picture, width: 1120, height: 760 })),
    v(
      "form",
      { class: "start" },
      v("h2", { id: "bulge" }, ours.bulge.heading),
      v("p", {}, ours.bulge.about),
      v("fieldset", { class: "scenarios" }, v("legend", {}, said.home.scenario), ...scenarios),
      v(
        "div",
        { class: "pair" },
        choice(
          ours.bulge.who,
          all.map((way, n) => [String(n), way.words]),
          seat,
          sit,
        ),
        choice(said.home.dice, Object.entries(said.start.dice), dice, take),
        level.view(all[Number(seat)]?.seating),
      ),
      v("p", { class: "row" }, start.button(play, wanted, true)),
      start.wrong,
    ),
  );
}

function Boxed({ title: { title, editable } }: OfTitle): VNode {
  const said = words();
  const ours = inLanguage(WORDS);
  const start = useStarting();
  return card(
    ringPicture,
    ours.boxed,
    row(
      start.button(ours.boxed.own, () => ({ title, dice: "own" }), true),
      editable ? link(`#/editor/${title}`, ours.boxed.editor) : null,
      link(`#/box/${title}`, ours.boxed.box),
      link(`#/ask/${title}`, said.home.charts),
    ),
    start.wrong,
  );
}

export const cards: StartCard[] = [
  { place: 1, view: Bulge },
  { place: 3, view: Boxed },
];
