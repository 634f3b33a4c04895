/** The questions of all titles as forms; the URL holds the parameters, so that a link repeats the question. */

import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { getOnce, post, RequestError } from "../api";
import { copyButton } from "../game/links";
import type { QuestionInfo, QuestionSchema, TitleInfo, ToldAnswer } from "../generated/api";
import { asProse, type Prose } from "../prose";
import { group, live, viewElement, inputValue, unmount, v } from "../ui";
import type { View } from "../view";
import { answerView } from "./answer";
import { ChartCard } from "./chart";
import { FieldView, type Schema, useForm } from "./fields";
import { toText } from "./values";
import "./charts.css";

export async function open(rest: string[], query: URLSearchParams): Promise<View> {
  const [questions, titles] = await Promise.all([getOnce("/api/questions", {}), getOnce("/api/titles", {})]);
  const name = rest[0] ?? "";
  const shown = (heading: string, className: string, view: VNode): View => {
    const element = viewElement(className, view);
    return { heading, element, title: name.split(".")[0] ?? "", close: () => unmount(element) };
  };
  if (!name.includes(".")) return shown("Charts", "wide", live(QuestionList, { questions, titles, only: name }));
  const schema = await getOnce("/api/questions/{name}", { name });
  const info = titles.find((one) => one.title === name.split(".")[0]);
  const label = questions.find((one) => one.name === name)?.label ?? name;
  return shown(label, "wide ask", live(QuestionForm, { name, label, schema, query, info }));
}

interface QuestionListProps {
  questions: QuestionInfo[];
  titles: TitleInfo[];
  only: string;
}

function QuestionList({ questions, titles, only }: QuestionListProps): VNode {
  const [searched, setSearched] = useState("");
  const words = searched.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (question: QuestionInfo): boolean =>
    (!only || question.title === only) &&
    words.every((part) => `${question.name} ${question.label} ${question.text}`.toLowerCase().includes(part));
  const cards = titles.map((title) => {
    const mine = questions.filter((question) => question.title === title.title && fits(question));
    if (!mine.length) return null;
    return v(
      "section",
      { key: title.title, class: "card" },
      v("h2", {}, title.label.split(":")[0] ?? title.title),
      ...[...new Set(mine.map((question) => question.group))].map((group) =>
        v(
          "div",
          { key: group },
          v("h3", {}, group),
          v("ul", { class: "questions" }, ...mine.filter((question) => question.group === group).map(questionRow)),
        ),
      ),
    );
  });
  return group([
    v("h1", {}, "Charts and calculators"),
    v(
      "div",
      { class: "find" },
      v("input", {
        type: "search",
        placeholder: "supply, river, bridge …",
        "aria-label": "Find a chart",
        value: searched,
        oninput: (event: Event) => setSearched(inputValue(event)),
      }),
    ),
    v("div", { class: "charts" }, ...cards),
  ]);
}

function questionRow({ name, label, text }: QuestionInfo): VNode {
  return v("li", { key: name }, v("a", { href: `#/ask/${name}` }, label), v("span", { class: "faint" }, text));
}

/** The result of a question: an answer with its URL, or an error with the parameter at fault. */
type AskResult =
  | { answer: ToldAnswer; address: string; given: Record<string, unknown> }
  | { wrong: Prose; parameter: string | null; given: Record<string, unknown> };

interface QuestionProps {
  name: string;
  label: string;
  schema: QuestionSchema;
  query: URLSearchParams;
  info: TitleInfo | undefined;
}

function QuestionForm({ name, label, schema, query, info }: QuestionProps): VNode {
  const [title = ""] = name.split(".", 1);
  const scenarios = Object.fromEntries(
    Object.entries(info?.scenarios ?? {}).map(([key, scenario]) => [key, scenario.label]),
  );
  const properties: Record<string, Schema> = Object.fromEntries(
    Object.entries(schema.properties).map(([key, part]) => [
      key,
      part.type === "object" ? { ...part, scenarios } : part,
    ]),
  );
  const form = useForm({ properties, required: schema.required }, (key) => query.get(key));
  const [result, setResult] = useState<AskResult | null>(null);
  const ask = async (): Promise<void> => {
    const given = form.given();
    const address = questionAddress(name, schema, given);
    history.replaceState(null, "", address);
    try {
      setResult({ answer: await post("/api/ask/{name}", { name }, given), address, given });
    } catch (error) {
      const refused = error instanceof RequestError ? error.error : null;
      const wrong = refused?.message ?? asProse((error as Error).message);
      setResult({ wrong, parameter: refused?.parameter ?? null, given });
    }
  };
  useEffect(() => {
    const complete = query.size > 0 && !query.has("down") && schema.required.every((key) => query.has(key));
    if (complete) void ask();
  }, []);
  const send = (event: Event): void => {
    event.preventDefault();
    void ask();
  };
  const field = ([key, part]: [string, Schema]): VNode =>
    live(FieldView, {
      key,
      name: key,
      schema: part,
      required: schema.required.includes(key),
      form,
      wrong: result && "wrong" in result && result.parameter === key ? result.wrong : null,
      leftOut: result !== null && (result.given[key] === undefined || result.given[key] === false),
    });
  return group([
    v("p", { class: "crumbs" }, v("a", { href: "#/ask" }, "Charts"), " › ", v("a", { href: `#/ask/${title}` }, title)),
    v("h1", {}, label),
    v("p", {}, schema.description),
    ...("position" in properties && info?.editable
      ? [v("p", {}, v("a", { href: `#/editor/${title}` }, "Ask it of a position on the map, in the editor"))]
      : []),
    v(
      "div",
      { class: "two" },
      v(
        "form",
        { class: "card fields", novalidate: true, onsubmit: send },
        ...Object.entries(properties).map(field),
        v("button", { class: "main" }, "Ask"),
      ),
      v("div", { class: "out", "aria-live": "polite" }, resultView(result)),
    ),
    live(ChartCard, { name, properties, form, query }),
  ]);
}

function resultView(result: AskResult | null): VNode | null {
  if (!result) return null;
  if ("wrong" in result) return v("p", { class: "wrong", role: "alert" }, result.wrong);
  return group([
    v("h2", {}, "Answer"),
    answerView(result.answer),
    v(
      "p",
      { class: "row" },
      copyButton(`${location.origin}/${result.address}`, "Copy a link to this answer"),
      v("button", { type: "button", onclick: () => window.print() }, "Print"),
    ),
  ]);
}

function questionAddress(name: string, schema: QuestionSchema, given: Record<string, unknown>): string {
  const words = new URLSearchParams();
  for (const [key, value] of Object.entries(given)) {
    if (value !== schema.properties[key]?.default && value !== false)
      words.set(key, Array.isArray(value) ? value.join(",") : toText(value) || JSON.stringify(value));
  }
  return `#/ask/${name}${words.size ? `?${words}` : ""}`;
}
