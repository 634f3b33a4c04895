/** The title's questions, asked about the edited position; hexes of an answer are marked on the map. */

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { getOnce, post } from "../api";
import type { Mark } from "../board/scene";
import { humanize, showToast } from "../dom";
import type { QuestionInfo, QuestionSchema } from "../generated/api";
import { chooser, group, live, useFetched, v } from "../ui";
import { answerView } from "../views/answer";
import { FieldView, type Schema, useForm } from "../views/fields";
import { CollapsibleSection } from "./editor";
import type { EditorStore } from "./store";

const showError = (error: unknown): void => showToast((error as Error).message, "wrong");

export function QuestionsPanel({ editor }: { editor: EditorStore }): VNode {
  return live(CollapsibleSection, {
    heading: "Ask this position",
    shown: () => [v("div", { class: "sets" }, live(QuestionChooser, { editor }))],
  });
}

function QuestionChooser({ editor }: { editor: EditorStore }): VNode {
  const [chosen, choose] = useState("");
  const all = useFetched("", () => getOnce("/api/questions", {}), showError);
  if (!all) return v("p", { class: "faint" }, "Loading …");
  const mine = all.filter((question) => question.position && question.title === editor.title.title);
  const question = mine.find(({ name }) => name === chosen) ?? mine[0];
  if (!question) return v("p", { class: "faint" }, "This title has no questions about a position.");
  const names = mine.map(({ name }): [string, string] => [name, humanize(name.split(".")[1] ?? "")]);
  return group([
    chooser(names, question.name, choose, { "aria-label": "Question" }),
    v("p", { class: "faint" }, question.text),
    live(QuestionView, { key: question.name, editor, question }),
  ]);
}

function QuestionView({ editor, question }: { editor: EditorStore; question: QuestionInfo }): VNode | null {
  const { name } = question;
  const schema = useFetched(name, () => getOnce("/api/questions/{name}", { name }), showError);
  return schema && live(QuestionForm, { editor, name, schema });
}

interface QuestionFormProps {
  editor: EditorStore;
  name: string;
  schema: QuestionSchema;
}

function QuestionForm({ editor, name, schema }: QuestionFormProps): VNode {
  const [shownAnswer, showAnswer] = useState<VNode | null>(null);
  const properties: Record<string, Schema> = Object.fromEntries(
    Object.entries(schema.properties).filter(([key]) => key !== "position"),
  );
  // Fill in the selected unit, otherwise the selected hex.
  const form = useForm({ properties, required: schema.required }, (key) =>
    key === "unit" ? editor.selected : key === "hex" && !editor.selected ? editor.hex : null,
  );
  const ask = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      const answer = await post("/api/ask/{name}", { name }, { position: editor.current.position, ...form.given() });
      showAnswer(answerView(answer));
      const { figures = {}, marked = [], paths = [] } = answer.shown ?? {};
      const reached = Object.entries(figures).map(([hex, label]): Mark => ({ hex, kind: "reach", label }));
      const bad = marked.map((hex): Mark => ({ hex, kind: "bad" }));
      editor.answerMarks.value = { marks: [...reached, ...bad], path: paths[0] ?? [] };
    } catch (error) {
      showAnswer(v("p", { class: "wrong", role: "alert" }, (error as Error).message));
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
    v("div", { "aria-live": "polite" }, shownAnswer),
  ]);
}
