/** What else there is: a card for each thing somebody may have come for. */

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { diceOf, seatings } from "../start";
import type { NewGame, TitleInfo } from "../generated/api";
import { v } from "../ui";
import { words } from "../words";
import { useLevel } from "./levels";
import { choice, useStarting } from "./starting";
import "./style.css";

type Part = VNode | null;
export interface OfTitle {
  title: TitleInfo;
}

/** A card of a title on the start page: `home.ts` in its folder has them. They stand in the order of `place`. */
export interface StartCard {
  place: number;
  view: (given: OfTitle) => VNode;
}

/** `src`: the picture above it, if it has one. */
export function card(
  src: string | null,
  said: { heading: string; about: string; picture?: string },
  ...parts: Part[]
): VNode {
  return v(
    "section",
    { class: "card" },
    src ? v("img", { src, alt: said.picture, class: "strip", width: 640, height: 300, loading: "lazy" }) : null,
    v("h2", {}, said.heading),
    v("p", {}, said.about),
    ...parts,
  );
}

export function row(...parts: Part[]): VNode {
  return v("p", { class: "row" }, ...parts);
}

export function link(address: string, said: string): VNode {
  return v("a", { class: "button", href: address }, said);
}

/** A part that is loaded when somebody opens it. */
export function Later({ said, load }: { said: string; load: () => Promise<VNode> }): VNode {
  const [state, tell] = useState<"closed" | "loading" | VNode | Error>("closed");
  const opened = (): void => {
    if (state !== "closed") return;
    tell("loading");
    load().then(tell, tell);
  };
  return v(
    "details",
    { class: "later", ontoggle: opened },
    v("summary", {}, said),
    state === "closed"
      ? null
      : state === "loading"
        ? v("p", { class: "faint" }, words().loading)
        : state instanceof Error
          ? v("p", { class: "wrong" }, state.message)
          : state,
  );
}

/** A title this page has no words of its own for: any variant, scenario, seats and dice. */
export function AnyTitle({ title }: OfTitle): VNode {
  const said = words();
  const [name = title.title, below = ""] = title.label.split(": ", 2);
  const [variant, vary] = useState(Object.keys(title.variants)[0] ?? "");
  const [scenario, set] = useState("");
  const [seat, sit] = useState("0");
  const [dice, take] = useState("auto");
  const start = useStarting();
  const level = useLevel(title);
  const fitting = Object.entries(title.scenarios)
    .filter(([, held]) => !held.variants.length || held.variants.includes(variant))
    .map(([key, held]): [string, string] => [key, held.label]);
  const chosen = fitting.find(([key]) => key === scenario)?.[0] ?? fitting[0]?.[0] ?? "";
  const ways = seatings(title, variant);
  const way = ways[Number(seat)] ?? ways[0];
  const wanted = (): NewGame => ({
    title: title.title,
    variant,
    scenario: chosen,
    dice: diceOf({ value: dice }),
    ...(way ? level.at(way.seating) : {}),
  });
  return card(
    null,
    { heading: name, about: below.charAt(0).toUpperCase() + below.slice(1) },
    v(
      "form",
      { class: "fields" },
      choice(
        said.home.variant,
        Object.entries(title.variants).map(([key, held]) => [key, held.label]),
        variant,
        vary,
      ),
      choice(said.home.scenario, fitting, chosen, set),
      choice(
        said.home.seats,
        ways.map((one, n) => [String(n), one.words]),
        String(Math.max(0, way ? ways.indexOf(way) : 0)),
        sit,
      ),
      level.view(way?.seating),
      choice(said.home.dice, Object.entries(said.start.dice), dice, take),
      start.button(said.home.play, wanted, true),
      start.wrong,
    ),
  );
}

/** Charts, rules, and the maps of games that one may have in a box at home. */
export function lookUp(titles: TitleInfo[]): VNode {
  const said = words();
  return card(
    null,
    said.lookUp,
    row(
      link("#/ask", said.home.charts),
      link("#/rules", said.home.rules),
      ...titles
        .filter((title) => title.map && title.boxed)
        .map((title) => link(`#/map/${title.title}`, said.lookUp.map(title.label.split(":")[0] ?? title.title))),
    ),
  );
}
