/** The Ardennes on the start page: the Bulge, at once or with options, and a physical game. */

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { cardView, linkButton, type TitleProps, buttonRow, type StartCard } from "../../home/cards";
import picture from "../../pictures/bulge.webp";
import ringPicture from "../../pictures/ring.webp";
import { parseDice, seatingOptions, type Seating } from "../../new_game";
import type { NewGame, TitleInfo } from "../../generated/api";
import { v } from "../../ui";
import { inLanguage, words } from "../../words";
import { WORDS } from "./words";
import "./home.css";
import { useLevel } from "../../home/levels";
import { selectField, useStartButtons } from "../../home/start_buttons";

interface SeatingOption {
  words: string;
  variant: string;
  seating: Seating;
}

function allSeatingOptions(title: TitleInfo): SeatingOption[] {
  return Object.keys(title.variants).flatMap((variant) =>
    seatingOptions(title, variant).map(({ words: label, seating }) => ({
      words: variant === "gs" ? inLanguage(WORDS).bulge.solitaire : label,
      variant,
      seating,
    })),
  );
}

function BulgeCard({ title }: TitleProps): VNode {
  const text = words();
  const ours = inLanguage(WORDS);
  const [chosen, setScenario] = useState(Object.keys(title.scenarios)[0] ?? "");
  const [seat, setSeat] = useState("0");
  const [dice, setDice] = useState("auto");
  const start = useStartButtons();
  const level = useLevel(title);
  const all = allSeatingOptions(title);
  const wanted = (): NewGame => {
    const way = all[Number(seat)];
    return {
      title: title.title,
      ...(way ? { variant: way.variant } : {}),
      scenario: chosen,
      dice: parseDice({ value: dice }),
      ...(way ? level.withLevel(way.seating) : {}),
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
        onchange: () => setScenario(key),
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
      v("fieldset", { class: "scenarios" }, v("legend", {}, text.home.scenario), ...scenarios),
      v(
        "div",
        { class: "pair" },
        selectField(
          ours.bulge.who,
          all.map((way, n) => [String(n), way.words]),
          seat,
          setSeat,
        ),
        selectField(text.home.dice, Object.entries(text.start.dice), dice, setDice),
        level.view(all[Number(seat)]?.seating),
      ),
      v("p", { class: "row" }, start.button(play, wanted, true)),
      start.errorView,
    ),
  );
}

function BoxedCard({ title: { title, editable } }: TitleProps): VNode {
  const text = words();
  const ours = inLanguage(WORDS);
  const start = useStartButtons();
  return cardView(
    ringPicture,
    ours.boxed,
    buttonRow(
      start.button(ours.boxed.own, () => ({ title, dice: "own" }), true),
      editable ? linkButton(`#/editor/${title}`, ours.boxed.editor) : null,
      linkButton(`#/box/${title}`, ours.boxed.box),
      linkButton(`#/ask/${title}`, text.home.charts),
    ),
    start.errorView,
  );
}

export const cards: StartCard[] = [
  { place: 1, view: BulgeCard },
  { place: 3, view: BoxedCard },
];
