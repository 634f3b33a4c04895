/** What else there is: a card for each thing somebody may have come for. */

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import patrolPicture from "../pictures/patrol.webp";
import rhinePicture from "../pictures/rhine.webp";
import ringPicture from "../pictures/ring.webp";
import wachtPicture from "../pictures/wacht.webp";
import { diceOf, type Seating, seatings, USUAL } from "../start";
import type { NewGame, TitleInfo } from "../generated/api";
import { live, v } from "../ui";
import { words } from "../words";
import { useLevel } from "./levels";
import { choice, useStarting } from "./starting";

type Part = VNode | null;
interface OfTitle {
  title: TitleInfo;
}

/** `src`: the picture above it, if it has one. */
function card(src: string | null, said: { heading: string; about: string; picture?: string }, ...parts: Part[]): VNode {
  return v(
    "section",
    { class: "card" },
    src ? v("img", { src, alt: said.picture, class: "strip", width: 640, height: 300, loading: "lazy" }) : null,
    v("h2", {}, said.heading),
    v("p", {}, said.about),
    ...parts,
  );
}

function row(...parts: Part[]): VNode {
  return v("p", { class: "row" }, ...parts);
}

function link(address: string, said: string): VNode {
  return v("a", { class: "button", href: address }, said);
}

/** A part that is loaded when somebody opens it. */
function Later({ said, load }: { said: string; load: () => Promise<VNode> }): VNode {
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

export function Tutorial({ title: info }: OfTitle): VNode {
  const { title } = info;
  const said = words();
  const start = useStarting();
  const level = useLevel(info);
  const alone: Seating = { mode: "solo", against: USUAL };
  return card(
    patrolPicture,
    said.tutorial,
    row(
      start.button(said.tutorial.start, () => ({ title, guide: true }), true),
      start.button(said.start.hotSeat, () => ({ title, mode: "hot-seat" })),
      start.button(said.start.browsers, () => ({ title, mode: "seats" })),
    ),
    v(
      "div",
      { class: "against" },
      level.view(alone),
      start.button(said.start.machine, () => ({ title, variant: "two-player", ...level.at(alone) })),
    ),
    start.wrong,
  );
}

export function Boxed({ title: { title, editable } }: OfTitle): VNode {
  const said = words();
  const start = useStarting();
  return card(
    ringPicture,
    said.boxed,
    row(
      start.button(said.boxed.own, () => ({ title, dice: "own" }), true),
      editable ? link(`#/editor/${title}`, said.boxed.editor) : null,
      link(`#/box/${title}`, said.boxed.box),
      link(`#/ask/${title}`, said.home.charts),
    ),
    start.wrong,
  );
}

export function Clerk({ title: { title } }: OfTitle): VNode {
  const said = words();
  const start = useStarting();
  const corridor: NewGame = { title, variant: "two-player", scenario: "corridor", mode: "hot-seat" };
  return card(
    rhinePicture,
    said.clerk,
    row(
      // There it is asked which campaign, how much of the map, and with which set-up.
      v("a", { class: "button main", href: "#/rhine" }, said.clerk.books),
      start.button(said.clerk.corridor, () => corridor),
      link(`#/ask/${title}`, said.home.charts),
    ),
    start.wrong,
  );
}

export function Movement({ title }: OfTitle): VNode {
  const said = words();
  const start = useStarting();
  const name = title.title;
  const peiper: NewGame = {
    title: name,
    scenario: "ambleve",
    mode: "solo",
    side: "german",
    against: "still",
    dice: "ask",
  };
  const shoulder: NewGame = { title: name, scenario: "shoulder-and-our", mode: "hot-seat" };
  const load = async (): Promise<VNode> => (await import("../titles/wacht/start")).phaseForm(title);
  return card(
    wachtPicture,
    said.movement,
    row(
      start.button(said.movement.peiper, () => peiper, true),
      start.button(said.movement.shoulder, () => shoulder),
      title.editable ? link(`#/editor/${name}`, said.movement.editor) : null,
      link(`#/ask/${name}`, said.home.charts),
    ),
    start.wrong,
    title.editable ? live(Later, { said: said.movement.more, load }) : null,
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

export function lookUp(titles: TitleInfo[]): VNode {
  const said = words();
  return card(
    null,
    said.lookUp,
    row(
      link("#/ask", said.home.charts),
      link("#/rules", said.home.rules),
      ...titles
        .filter((title) => title.map && title.title !== "patrol")
        .map((title) => link(`#/map/${title.title}`, said.lookUp.map(title.label.split(":")[0] ?? title.title))),
    ),
  );
}
