/** Every question of every title as a form; what was asked stands in the address, so that a link asks it again. */

import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { once, post, Refused } from "../api";
import { copyButton } from "../game/links";
import type { QuestionInfo, QuestionSchema, TitleInfo, ToldAnswer } from "../generated/api";
import { own, type Prose } from "../prose";
import { group, live, standing, typed, unmount, v } from "../ui";
import type { View } from "../view";
import { answerView } from "./answer";
import { ChartCard } from "./chart";
import { FieldView, type Schema, useForm } from "./fields";
import { wordOf } from "./values";
import "./charts.css";

export async function open(rest: string[], query: URLSearchParams): Promise<View> {
  const [questions, titles] = await Promise.all([once("/api/questions", {}), once("/api/titles", {})]);
  const name = rest[0] ?? "";
  const shown = (heading: string, look: string, view: VNode): View => {
    const element = standing(look, view);
    return { heading, element, title: name.split(".")[0] ?? "", close: () => unmount(element) };
  };
  if (!name.includes(".")) return shown("Charts", "wide", live(Questions, { questions, titles, only: name }));
  const schema = await once("/api/questions/{name}", { name });
  const info = titles.find((one) => one.title === name.split(".")[0]);
  const label = questions.find((one) => one.name === name)?.label ?? name;
  return shown(label, "wide ask", live(Question, { name, label, schema, query, info }));
}

interface All {
  questions: QuestionInfo[];
  titles: TitleInfo[];
  only: string;
}

function Questions({ questions, titles, only }: All): VNode {
  const [sought, seek] = useState("");
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
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
        value: sought,
        oninput: (event: Event) => seek(typed(event)),
      }),
    ),
    v("div", { class: "charts" }, ...cards),
  ]);
}

function questionRow({ name, label, text }: QuestionInfo): VNode {
  return v("li", { key: name }, v("a", { href: `#/ask/${name}` }, label), v("span", { class: "faint" }, text));
}

/** What came of asking: an answer and its address, or what is wrong, and with which field. */
type Told =
  | { answer: ToldAnswer; address: string; given: Record<string, unknown> }
  | { wrong: Prose; parameter: string | null; given: Record<string, unknown> };

interface One {
  name: string;
  label: string;
  schema: QuestionSchema;
  query: URLSearchParams;
  info: TitleInfo | undefined;
}

function Question({ name, label, schema, query, info }: One): VNode {
  const [title = ""] = name.split(".", 1);
  const scenarios = Object.fromEntries(Object.entries(info?.scenarios ?? {}).map(([key, held]) => [key, held.label]));
  const properties: Record<string, Schema> = Object.fromEntries(
    Object.entries(schema.properties).map(([key, part]) => [
      key,
      part.type === "object" ? { ...part, scenarios } : part,
    ]),
  );
  const form = useForm({ properties, required: schema.required }, (key) => query.get(key));
  const [told, tell] = useState<Told | null>(null);
  const ask = async (): Promise<void> => {
    const given = form.given();
    const address = addressOf(name, schema, given);
    history.replaceState(null, "", address);
    try {
      tell({ answer: await post("/api/ask/{name}", { name }, given), address, given });
    } catch (error) {
      const refused = error instanceof Refused ? error.error : null;
      const wrong = refused?.message ?? own((error as Error).message);
      tell({ wrong, parameter: refused?.parameter ?? null, given });
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
      wrong: told && "wrong" in told && told.parameter === key ? told.wrong : null,
      leftOut: told !== null && (told.given[key] === undefined || told.given[key] === false),
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
      v("div", { class: "out", "aria-live": "polite" }, toldView(told)),
    ),
    live(ChartCard, { name, properties, form, query }),
  ]);
}

function toldView(told: Told | null): VNode | null {
  if (!told) return null;
  if ("wrong" in told) return v("p", { class: "wrong", role: "alert" }, told.wrong);
  return group([
    v("h2", {}, "Answer"),
    answerView(told.answer),
    v(
      "p",
      { class: "row" },
      copyButton(`${location.origin}/${told.address}`, "Copy a link to this answer"),
      v("button", { type: "button", onclick: () => window.print() }, "Print"),
    ),
  ]);
}

function addressOf(name: string, schema: QuestionSchema, given: Record<string, unknown>): string {
  const words = new URLSearchParams();
  for (const [key, value] of Object.entries(given)) {
    if (value !== schema.properties[key]?.default && value !== false)
      words.set(key, Array.isArray(value) ? value.join(",") : wordOf(value) || JSON.stringify(value));
  }
  return `#/ask/${name}${words.size ? `?${words}` : ""}`;
}
