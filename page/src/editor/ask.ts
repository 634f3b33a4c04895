/** The title's questions, asked of the position as it stands; hexes of the answer are marked on the map. */

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { once, post } from "../api";
import type { Mark } from "../board/scene";
import { spoken, toast } from "../dom";
import type { QuestionInfo, QuestionSchema } from "../generated/api";
import { chooser, group, live, useAsked, v } from "../ui";
import { answerView } from "../views/answer";
import { FieldView, type Schema, useForm } from "../views/fields";
import { Fold } from "./editor";
import type { EditorStore } from "./store";

const failed = (error: unknown): void => toast((error as Error).message, "wrong");

export function Asking({ editor }: { editor: EditorStore }): VNode {
  return live(Fold, {
    heading: "Ask this position",
    shown: () => [v("div", { class: "sets" }, live(Questions, { editor }))],
  });
}

function Questions({ editor }: { editor: EditorStore }): VNode {
  const [chosen, choose] = useState("");
  const all = useAsked("", () => once("/api/questions", {}), failed);
  if (!all) return v("p", { class: "faint" }, "Loading …");
  const mine = all.filter((question) => question.position && question.title === editor.title.title);
  const question = mine.find(({ name }) => name === chosen) ?? mine[0];
  if (!question) return v("p", { class: "faint" }, "This title has no questions about a position.");
  const names = mine.map(({ name }): [string, string] => [name, spoken(name.split(".")[1] ?? "")]);
  return group([
    chooser(names, question.name, choose, { "aria-label": "Question" }),
    v("p", { class: "faint" }, question.text),
    live(Question, { key: question.name, editor, question }),
  ]);
}

function Question({ editor, question }: { editor: EditorStore; question: QuestionInfo }): VNode | null {
  const { name } = question;
  const schema = useAsked(name, () => once("/api/questions/{name}", { name }), failed);
  return schema && live(Form, { editor, name, schema });
}

interface Given {
  editor: EditorStore;
  name: string;
  schema: QuestionSchema;
}

function Form({ editor, name, schema }: Given): VNode {
  const [told, tell] = useState<VNode | null>(null);
  const properties: Record<string, Schema> = Object.fromEntries(
    Object.entries(schema.properties).filter(([key]) => key !== "position"),
  );
  // The unit in hand is asked about, else the hex.
  const form = useForm({ properties, required: schema.required }, (key) =>
    key === "unit" ? editor.selected : key === "hex" && !editor.selected ? editor.hex : null,
  );
  const ask = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      const answer = await post("/api/ask/{name}", { name }, { position: editor.laid.position, ...form.given() });
      tell(answerView(answer));
      const { figures = {}, marked = [], paths = [] } = answer.shown ?? {};
      const reached = Object.entries(figures).map(([hex, label]): Mark => ({ hex, kind: "reach", label }));
      const bad = marked.map((hex): Mark => ({ hex, kind: "bad" }));
      editor.answered.value = { marks: [...reached, ...bad], path: paths[0] ?? [] };
    } catch (error) {
      tell(v("p", { class: "wrong", role: "alert" }, (error as Error).message));
    }
  };
  return group([
    v(
      "form",
      { class: "sets", novalidate: true, onsubmit: (event: Event) => void ask(event) },
      ...Object.entries(properties).map(([key, part]) =>
        live(FieldView, { key, name: key, schema: part, required: schema.required.includes(key), form }),
      ),
      v("button", { class: "main" }, "Ask"),
    ),
    v("div", { "aria-live": "polite" }, told),
  ]);
}
