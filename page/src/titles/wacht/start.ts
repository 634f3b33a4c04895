/**
 * Starting a movement phase of your own: a set-up with other ground, time of day, fuel or transport; seats and dice.
 */

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { post } from "../../api";
import { fieldControl } from "../../editor/fields";
import { openPosition } from "../../editor/store";
import type { Edit, OpenedPosition, TitleInfo } from "../../generated/api";
import { startFromPosition, parseDice, seatingOptions } from "../../new_game";
import { chooser, group, live, useFetched, v } from "../../ui";
import { inLanguage, words } from "../../words";
import { WORDS } from "./words";
import "./style.css";

const SETTABLE_KINDS = ["number", "choice", "words"];

export function phaseForm(title: TitleInfo): VNode {
  return live(PhaseForm, { title });
}

function PhaseForm({ title }: { title: TitleInfo }): VNode {
  const [scenario, setScenario] = useState(Object.keys(title.scenarios)[0] ?? "");
  const [error, setError] = useState("");
  const opened = useFetched(
    scenario,
    () => openPosition(title.title, { scenario }),
    (error) => setError((error as Error).message),
  );
  const which = chooser(
    Object.entries(title.scenarios).map(([key, held]) => [key, held.label]),
    scenario,
    setScenario,
  );
  return opened
    ? live(OpenedForm, { key: scenario, title, opened, which })
    : v("div", { class: "fields" }, error ? v("p", { class: "wrong", role: "alert" }, error) : loadingNote());
}

function loadingNote(): VNode {
  return v("p", { class: "faint" }, words().loading);
}

interface OpenedFormProps {
  title: TitleInfo;
  opened: OpenedPosition;
  which: VNode;
}

function OpenedForm({ title, opened, which }: OpenedFormProps): VNode {
  const [edits, setEdits] = useState<Record<string, unknown>>({});
  const ways = seatingOptions(title, opened.variant);
  const still = Math.max(
    0,
    ways.findIndex((way) => way.seating.against === "still"),
  );
  const [seat, setSeat] = useState(String(still));
  const [dice, setDice] = useState("ask");
  const [error, setError] = useState("");
  const start = async (): Promise<void> => {
    const wanted = Object.entries(edits).map(([fact, value]): Edit => ({ fact, value }));
    const laid = wanted.length
      ? await post("/api/positions/{title}/edit", { title: title.title }, { position: opened.position, edits: wanted })
      : opened;
    const { seating } = ways[Number(seat)] ?? {};
    await startFromPosition(title.title, { position: laid.position, dice: parseDice({ value: dice }), ...seating });
  };
  const send = (event: Event): void => {
    event.preventDefault();
    start().catch((error: Error) => setError(error.message));
  };
  const facts = opened.editable.facts.filter((field) => SETTABLE_KINDS.includes(field.kind));
  return v(
    "form",
    { class: "fields phase-form", "aria-label": inLanguage(WORDS).movement.form, onsubmit: send },
    v("label", {}, inLanguage(WORDS).movement.setUp, which),
    ...facts.map((field) =>
      fieldControl(field, edits[field.name] ?? opened.facts[field.name], `fact ${field.name}`, (value) =>
        setEdits({ ...edits, [field.name]: value }),
      ),
    ),
    v(
      "label",
      {},
      words().home.seats,
      chooser(
        ways.map((way, n) => [String(n), way.words]),
        seat,
        setSeat,
      ),
    ),
    v("label", {}, words().home.dice, chooser(Object.entries(words().start.dice), dice, setDice)),
    v("button", { class: "main" }, inLanguage(WORDS).movement.begin),
    error ? v("p", { class: "wrong", role: "alert" }, error) : group([]),
  );
}
