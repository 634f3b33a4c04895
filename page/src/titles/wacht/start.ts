/** A movement phase of one's own: a set-up with another ground, time of day, fuel or transport; seats and dice. */

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { post } from "../../api";
import { control } from "../../editor/fields";
import { openPosition } from "../../editor/store";
import type { Edit, OpenedPosition, TitleInfo } from "../../generated/api";
import { beginFrom, diceOf, seatings } from "../../start";
import { chooser, group, live, useAsked, v } from "../../ui";
import { inLanguage, words } from "../../words";
import { WORDS } from "./words";
import "./style.css";

const SET = ["number", "choice", "words"];

export function phaseForm(title: TitleInfo): VNode {
  return live(PhaseForm, { title });
}

function PhaseForm({ title }: { title: TitleInfo }): VNode {
  const [scenario, choose] = useState(Object.keys(title.scenarios)[0] ?? "");
  const [wrong, tell] = useState("");
  const opened = useAsked(
    scenario,
    () => openPosition(title.title, { scenario }),
    (error) => tell((error as Error).message),
  );
  const which = chooser(
    Object.entries(title.scenarios).map(([key, held]) => [key, held.label]),
    scenario,
    choose,
  );
  return opened
    ? live(Opened, { key: scenario, title, opened, which })
    : v("div", { class: "fields" }, wrong ? v("p", { class: "wrong", role: "alert" }, wrong) : loading());
}

function loading(): VNode {
  return v("p", { class: "faint" }, words().loading);
}

interface Given {
  title: TitleInfo;
  opened: OpenedPosition;
  which: VNode;
}

function Opened({ title, opened, which }: Given): VNode {
  const [edits, edit] = useState<Record<string, unknown>>({});
  const ways = seatings(title, opened.variant);
  const still = Math.max(
    0,
    ways.findIndex((way) => way.seating.against === "still"),
  );
  const [seat, sit] = useState(String(still));
  const [dice, take] = useState("ask");
  const [wrong, tell] = useState("");
  const start = async (): Promise<void> => {
    const wanted = Object.entries(edits).map(([fact, value]): Edit => ({ fact, value }));
    const laid = wanted.length
      ? await post("/api/positions/{title}/edit", { title: title.title }, { position: opened.position, edits: wanted })
      : opened;
    const { seating } = ways[Number(seat)] ?? {};
    await beginFrom(title.title, { position: laid.position, dice: diceOf({ value: dice }), ...seating });
  };
  const send = (event: Event): void => {
    event.preventDefault();
    start().catch((error: Error) => tell(error.message));
  };
  const facts = opened.editable.facts.filter((field) => SET.includes(field.kind));
  return v(
    "form",
    { class: "fields phase-form", "aria-label": inLanguage(WORDS).movement.form, onsubmit: send },
    v("label", {}, inLanguage(WORDS).movement.setUp, which),
    ...facts.map((field) =>
      control(field, edits[field.name] ?? opened.facts[field.name], `fact ${field.name}`, (value) =>
        edit({ ...edits, [field.name]: value }),
      ),
    ),
    v(
      "label",
      {},
      words().home.seats,
      chooser(
        ways.map((way, n) => [String(n), way.words]),
        seat,
        sit,
      ),
    ),
    v("label", {}, words().home.dice, chooser(Object.entries(words().start.dice), dice, take)),
    v("button", { class: "main" }, inLanguage(WORDS).movement.begin),
    wrong ? v("p", { class: "wrong", role: "alert" }, wrong) : group([]),
  );
}
