/** The cards of the start page. */

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { parseDice, seatingOptions } from "../new_game";
import type { NewGame, TitleInfo } from "../generated/api";
import { v } from "../ui";
import { words } from "../words";
import { useLevel } from "./levels";
import { selectField, useStartButtons } from "./start_buttons";
import "./style.css";

type CardPart = VNode | null;
export interface TitleProps {
  title: TitleInfo;
}

/** A title's card on the start page, from `home.ts` in its folder; cards are sorted by `place`. */
export interface StartCard {
  place: number;
  view: (given: TitleProps) => VNode;
}

/** A card; `src` is the address of its picture, if it has one. */
export function cardView(
  src: string | null,
  texts: { heading: string; about: string; picture?: string },
  ...parts: CardPart[]
): VNode {
  return v(
    "section",
    { class: "card" },
    src ? v("img", { src, alt: texts.picture, class: "strip", width: 640, height: 300, loading: "lazy" }) : null,
    v("h2", {}, texts.heading),
    v("p", {}, texts.about),
    ...parts,
  );
}

export function buttonRow(...parts: CardPart[]): VNode {
  return v("p", { class: "row" }, ...parts);
}

export function linkButton(address: string, label: string): VNode {
  return v("a", { class: "button", href: address }, label);
}

/** A details element whose content loads when it is opened. */
export function LazyDetails({ label, load }: { label: string; load: () => Promise<VNode> }): VNode {
  const [state, setState] = useState<"closed" | "loading" | VNode | Error>("closed");
  const opened = (): void => {
    if (state !== "closed") return;
    setState("loading");
    load().then(setState, setState);
  };
  return v(
    "details",
    { class: "later", ontoggle: opened },
    v("summary", {}, label),
    state === "closed"
      ? null
      : state === "loading"
        ? v("p", { class: "faint" }, words().loading)
        : state instanceof Error
          ? v("p", { class: "wrong" }, state.message)
          : state,
  );
}

/** The card of a title without its own: variant, scenario, seats and dice. */
export function AnyTitle({ title }: TitleProps): VNode {
  const texts = words();
  const [name = title.title, below = ""] = title.label.split(": ", 2);
  const [variant, setVariant] = useState(Object.keys(title.variants)[0] ?? "");
  const [scenario, setScenario] = useState("");
  const [seat, setSeat] = useState("0");
  const [dice, setDice] = useState("auto");
  const start = useStartButtons();
  const level = useLevel(title);
  const fitting = Object.entries(title.scenarios)
    .filter(([, info]) => !info.variants.length || info.variants.includes(variant))
    .map(([key, info]): [string, string] => [key, info.label]);
  const chosen = fitting.find(([key]) => key === scenario)?.[0] ?? fitting[0]?.[0] ?? "";
  const ways = seatingOptions(title, variant);
  const way = ways[Number(seat)] ?? ways[0];
  const wanted = (): NewGame => ({
    title: title.title,
    variant,
    scenario: chosen,
    dice: parseDice({ value: dice }),
    ...(way ? level.withLevel(way.seating) : {}),
  });
  return cardView(
    null,
    { heading: name, about: below.charAt(0).toUpperCase() + below.slice(1) },
    v(
      "form",
      { class: "fields" },
      selectField(
        texts.home.variant,
        Object.entries(title.variants).map(([key, info]) => [key, info.label]),
        variant,
        setVariant,
      ),
      selectField(texts.home.scenario, fitting, chosen, setScenario),
      selectField(
        texts.home.seats,
        ways.map((one, n) => [String(n), one.words]),
        String(Math.max(0, way ? ways.indexOf(way) : 0)),
        setSeat,
      ),
      level.view(way?.seating),
      selectField(texts.home.dice, Object.entries(texts.start.dice), dice, setDice),
      start.button(texts.home.play, wanted, true),
      start.errorView,
    ),
  );
}

/** Charts, rules, and the maps of boxed games. */
export function referenceCard(titles: TitleInfo[]): VNode {
  const texts = words();
  return cardView(
    null,
    texts.lookUp,
    buttonRow(
      linkButton("#/ask", texts.home.charts),
      linkButton("#/rules", texts.home.rules),
      ...titles
        .filter((title) => title.map && title.boxed)
        .map((title) => linkButton(`#/map/${title.title}`, texts.lookUp.map(title.label.split(":")[0] ?? title.title))),
    ),
  );
}
