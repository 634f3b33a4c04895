/** The title's questions, asked of the position as it stands; hexes of the answer are marked on the map. */

import { once, post } from "../api";
import type { Mark } from "../board/scene";
import { fill, h, spoken } from "../dom";
import type { QuestionInfo } from "../generated/api";
import { answerView } from "../views/answer";
import { type Field, field } from "../views/fields";
import type { Editor } from "./editor";

export function askPanel(editor: Editor): HTMLElement {
  const body = h("div", { class: "sets" }, h("p", { class: "faint" }, "Loading …"));
  const panel = editor.fold("ask", "Ask this position", () => [body]);
  let asked = false;
  panel.addEventListener("toggle", () => {
    if (asked) return;
    asked = true;
    void once("/api/questions", {}).then(
      (all) => questions(editor, body, all),
      (error: Error) => {
        asked = false;
        fill(body, h("p", { class: "wrong", role: "alert" }, error.message));
      },
    );
  });
  return panel;
}

function questions(editor: Editor, body: HTMLElement, all: QuestionInfo[]): void {
  const mine = all.filter((question) => question.position && question.title === editor.title.title);
  const what = h(
    "select",
    { "aria-label": "Question" },
    ...mine.map((question) => h("option", { value: question.name }, spoken(question.name.split(".")[1] ?? ""))),
  );
  const form = h("form", { class: "sets", novalidate: true });
  const out = h("div", { "aria-live": "polite" });
  const text = h("p", { class: "faint" });
  const choose = async (): Promise<void> => {
    text.textContent = mine.find((question) => question.name === what.value)?.text ?? "";
    fill(out);
    const schema = await once("/api/questions/{name}", { name: what.value });
    const fields = Object.entries(schema.properties)
      .filter(([name]) => name !== "position")
      .map(([name, part]) => field(name, part, schema.required.includes(name)));
    const given = (name: string, value: string | null): void => {
      if (value) fields.find((one) => one.name === name)?.set(value);
    };
    given("unit", editor.selected);
    if (!editor.selected) given("hex", editor.hex);
    form.onsubmit = (event) => {
      event.preventDefault();
      void ask(editor, what.value, fields, out);
    };
    fill(form, ...fields.map((one) => one.element), h("button", { class: "main" }, "Ask"));
  };
  what.addEventListener("change", () => void choose());
  fill(body, what, text, form, out);
  if (mine.length) void choose();
  else fill(body, h("p", { class: "faint" }, "This title has no questions about a position."));
}

async function ask(editor: Editor, name: string, fields: Field[], out: HTMLElement): Promise<void> {
  const given: Record<string, unknown> = { position: editor.laid.position };
  for (const one of fields) {
    one.wrong(null);
    const value = one.value();
    if (value !== undefined) given[one.name] = value;
  }
  try {
    const answer = await post("/api/ask/{name}", { name: name }, given);
    fill(out, answerView(answer));
    const figures = Object.entries(answer.shown?.figures ?? {}).map(([hex, label]): Mark => ({
      hex,
      kind: "reach",
      label,
    }));
    const marked = (answer.shown?.marked ?? []).map((hex): Mark => ({ hex, kind: "bad" }));
    editor.mark([...figures, ...marked], answer.shown?.paths?.[0] ?? []);
  } catch (error) {
    fill(out, h("p", { class: "wrong", role: "alert" }, (error as Error).message));
  }
}
