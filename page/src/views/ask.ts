/** Every question of every title as a form; what was asked stands in the address, so that a link asks it again. */

import { once, post, Refused } from "../api";
import { fill, h, spoken } from "../dom";
import { copyButton } from "../game/links";
import type { QuestionInfo, QuestionSchema, TitleInfo } from "../generated/api";
import type { View } from "../view";
import { answerView } from "./answer";
import { chartCard } from "./chart";
import { type Field, field } from "./fields";
import { wordOf } from "./values";

export async function open(rest: string[], query: URLSearchParams): Promise<View> {
  const [questions, titles] = await Promise.all([once("/api/questions", {}), once("/api/titles", {})]);
  const name = rest[0] ?? "";
  if (!name.includes(".")) return list(questions, titles, name);
  const schema = await once("/api/questions/{name}", { name: name });
  const title = titles.find((one) => one.title === name.split(".")[0]);
  return form(name, schema, query, title);
}

function list(questions: QuestionInfo[], titles: TitleInfo[], only: string): View {
  const input = h("input", { type: "search", placeholder: "supply, river, bridge …", "aria-label": "Find a chart" });
  const found = h("div", { class: "charts" });
  const show = (): void => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    const fits = (question: QuestionInfo): boolean =>
      (!only || question.title === only) &&
      words.every((part) => `${question.name} ${question.text}`.toLowerCase().includes(part));
    fill(
      found,
      ...titles.map((title) => {
        const mine = questions.filter((question) => question.title === title.title && fits(question));
        if (!mine.length) return null;
        return h(
          "section",
          { class: "card" },
          h("h2", {}, title.label.split(":")[0] ?? title.title),
          h(
            "ul",
            { class: "questions" },
            ...mine.map((question) =>
              h(
                "li",
                {},
                h("a", { href: `#/ask/${question.name}` }, spoken(question.name.split(".")[1] ?? "")),
                h("span", { class: "faint" }, question.text),
              ),
            ),
          ),
        );
      }),
    );
  };
  input.addEventListener("input", show);
  show();
  return {
    heading: "Charts",
    element: h(
      "div",
      { class: "wide" },
      h("h1", {}, "Charts and calculators"),
      h("div", { class: "find" }, input),
      found,
    ),
  };
}

function form(name: string, schema: QuestionSchema, query: URLSearchParams, info: TitleInfo | undefined): View {
  const [title = "", short = ""] = name.split(".", 2);
  const scenarios = Object.fromEntries(Object.entries(info?.scenarios ?? {}).map(([key, held]) => [key, held.label]));
  const fields: Field[] = Object.entries(schema.properties).map(([key, part]) =>
    field(key, part.type === "object" ? { ...part, scenarios } : part, schema.required.includes(key)),
  );
  const out = h("div", { class: "out", "aria-live": "polite" });
  for (const one of fields) {
    const given = query.get(one.name);
    if (given !== null) one.set(given);
  }
  const ask = async (): Promise<void> => {
    const given: Record<string, unknown> = {};
    for (const one of fields) {
      one.wrong(null);
      const value = one.value();
      if (value !== undefined) given[one.name] = value;
      one.element.classList.toggle("left-out", value === undefined || value === false);
    }
    const words = new URLSearchParams();
    for (const [key, value] of Object.entries(given)) {
      if (value !== schema.properties[key]?.default && value !== false)
        words.set(key, Array.isArray(value) ? value.join(",") : wordOf(value) || JSON.stringify(value));
    }
    const address = `#/ask/${name}${words.size ? `?${words}` : ""}`;
    history.replaceState(null, "", address);
    try {
      const answer = await post("/api/ask/{name}", { name: name }, given);
      fill(
        out,
        h("h2", {}, "Answer"),
        answerView(answer),
        h(
          "p",
          { class: "row" },
          copyButton(`${location.origin}/${address}`, "Copy a link to this answer"),
          h("button", { type: "button", onclick: () => window.print() }, "Print"),
        ),
      );
    } catch (error) {
      const told = error instanceof Refused ? error.error : null;
      const at = fields.find((one) => one.name === told?.parameter);
      if (at && told) at.wrong(told.message);
      fill(out, h("p", { class: "wrong", role: "alert" }, (error as Error).message));
    }
  };
  const element = h(
    "div",
    { class: "wide ask" },
    h("p", { class: "crumbs" }, h("a", { href: "#/ask" }, "Charts"), " › ", h("a", { href: `#/ask/${title}` }, title)),
    h("h1", {}, spoken(short)),
    h("p", {}, schema.description),
    "position" in schema.properties && info?.editable
      ? h("p", {}, h("a", { href: `#/editor/${title}` }, "Ask it of a position on the map, in the editor"))
      : null,
    h(
      "div",
      { class: "two" },
      h(
        "form",
        { class: "card fields", novalidate: true, onsubmit: (event: Event) => (event.preventDefault(), void ask()) },
        ...fields.map((one) => one.element),
        h("button", { class: "main" }, "Ask"),
      ),
      out,
    ),
    chartCard(name, schema.properties, fields, query),
  );
  const complete = query.size > 0 && !query.has("down") && schema.required.every((key) => query.has(key));
  return { heading: spoken(short), element, ready: () => void (complete && ask()) };
}
