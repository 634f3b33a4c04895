/** What the clerk asks: rolls with what each face would bring, SP to place, rebuilds with their price, reports. */

import { h, spoken } from "../../dom";
import { capital } from "../../prose";
import type { GamePage } from "../../game/game";
import { ruleLinks } from "../../rules";
import type { Rebuildable } from "../../generated/api";
import { books } from "./figures";
import { reportForms } from "./reports";

/** The clerk's own prompt; null leaves the general one. */
export function clerkPrompt(page: GamePage): HTMLElement | null {
  const { pending } = page.view;
  if (pending.kind === "over") return closed(page);
  if (pending.kind === "chance") return page.view.rolls ? roll(page) : null;
  if (pending.kind !== "decision" || !page.mine) return null;
  if (pending.accepts.includes("PlaceSP")) return placing(page);
  if (pending.accepts.includes("Rebuild")) return rebuilding(page);
  if (pending.accepts.includes("Open")) return reporting(page);
  return null;
}

const ROLLS: Record<string, string> = {
  "roll.ground": "Ground conditions: one die",
  "roll.flight": "Flight conditions: two dice",
};

function roll(page: GamePage): HTMLElement {
  const { pending, dice } = page.view;
  if (pending.kind !== "chance") return h("div");
  const { faces } = books(page);
  const total = pending.weights.reduce((sum, weight) => sum + weight, 0);
  const first =
    pending.topic === "roll.order"
      ? `Who goes first? The ${spoken(String(pending.data["side"]))} dice`
      : ROLLS[pending.topic];
  const name = first ? [first] : [capital(pending.what), pending.outcomes.length > 6 ? ": two dice" : ": one die"];
  const solo = page.view.mode === "solo";
  const face = (outcome: number | string, n: number): HTMLElement => {
    const chance = Math.round((100 * (pending.weights[n] ?? 0)) / total);
    const told = faces[String(outcome)];
    return h(
      "button",
      {
        type: "button",
        class: "die-face",
        title: `${chance} %`,
        "data-key": dice === "own" && Number(outcome) < 10 ? outcome : null,
        onclick: () => void page.orders.enter(outcome),
      },
      h("strong", {}, String(outcome)),
      told ? h("small", {}, told) : null,
    );
  };
  return h(
    "div",
    {},
    h("h2", {}, ...name, " ", ruleLinks(pending.rules)),
    dice === "ask"
      ? h(
          "p",
          {},
          h(
            "button",
            { type: "button", class: "main", onclick: () => void page.orders.roll() },
            "Roll for me",
            h("kbd", { "aria-hidden": "true" }, "R"),
          ),
        )
      : null,
    dice === "own" || solo
      ? h("p", {}, dice === "own" ? "What came at your table?" : "Or enter what you rolled at your table:")
      : null,
    dice === "own" || solo
      ? h("div", { class: "die-faces", role: "group", "aria-label": "What you rolled" }, ...pending.outcomes.map(face))
      : null,
  );
}

/** The campaign has no winner of its own: the books are closed. */
function closed(page: GamePage): HTMLElement {
  const { pending } = page.view;
  if (pending.kind !== "over") return h("div");
  const kept = Object.entries(pending.score).map(([stock, sp]) => `${stock}: ${sp}`);
  return h(
    "div",
    { class: "over" },
    h("h2", {}, "The books are closed"),
    h("p", {}, pending.reason, " ", ruleLinks(pending.rules)),
    h("p", {}, kept.join(" · ")),
    h(
      "p",
      { class: "row" },
      h("button", { type: "button", class: "main", onclick: () => void page.replay.go(0) }, "Replay"),
      h("a", { class: "button", href: "#/rhine" }, "Another campaign"),
    ),
  );
}

function heading(page: GamePage): HTMLElement {
  const { pending } = page.view;
  return pending.kind === "decision" ? h("h2", {}, pending.prompt, " ", ruleLinks(pending.rules)) : h("h2", {});
}

function placing(page: GamePage): HTMLElement {
  const norths = (page.view.choices ?? []).map((choice) => Number(choice.action["north"]));
  const [least, most] = [Math.min(...norths), Math.max(...norths)];
  const sp = least + most;
  const south = h("output", {});
  const north = h("input", {
    type: "range",
    min: least,
    max: most,
    value: Math.round(sp / 2),
    "aria-label": "SP to the North",
  });
  const tell = (): void => {
    south.textContent = `${north.value} North, ${sp - Number(north.value)} South`;
  };
  north.addEventListener("input", tell);
  tell();
  return h(
    "div",
    {},
    heading(page),
    h("p", {}, north, " ", south),
    h(
      "button",
      {
        type: "button",
        class: "main",
        onclick: () => void page.orders.apply({ do: "PlaceSP", north: Number(north.value) }),
      },
      "Place them",
    ),
  );
}

function rebuilding(page: GamePage): HTMLElement {
  const { rebuilds } = books(page);
  const row = (one: Rebuildable): HTMLElement =>
    h(
      "tr",
      {},
      h(
        "td",
        {},
        one.unit,
        h("small", { class: "faint" }, ` ${one.box === "Dead pile" ? "dead" : `${one.steps} of ${one.full} steps`}`),
      ),
      h("td", { class: "number" }, `${one.pax} Pax ${one.eq} Eq`),
      h(
        "td",
        {},
        one.refused
          ? h("span", { class: "faint" }, one.refused)
          : h(
              "button",
              {
                type: "button",
                "aria-label": `Rebuild a step of ${one.unit}`,
                onclick: () => void page.orders.apply({ do: "Rebuild", unit: one.unit, steps: 1 }),
              },
              "A step",
            ),
      ),
    );
  const able = [...rebuilds].sort((a, b) => Number(Boolean(a.refused)) - Number(Boolean(b.refused)));
  return h(
    "div",
    {},
    heading(page),
    able.length
      ? h(
          "div",
          { class: "scroll rebuilds", tabindex: 0, role: "region", "aria-label": "Units that have lost steps" },
          h(
            "table",
            {},
            h("thead", {}, h("tr", {}, ...["Unit", "Price", ""].map((word) => h("th", { scope: "col" }, word)))),
            h("tbody", {}, ...able.map(row)),
          ),
        )
      : h("p", { class: "faint" }, "No unit has lost a step."),
    h(
      "button",
      { type: "button", class: "done", "data-key": 1, onclick: () => void page.orders.apply({ do: "Finish" }) },
      "Done with rebuilding",
      h("kbd", { "aria-hidden": "true" }, "1"),
    ),
  );
}

function reporting(page: GamePage): HTMLElement {
  return h(
    "div",
    {},
    heading(page),
    h(
      "button",
      { type: "button", class: "main", "data-key": 1, onclick: () => void page.orders.apply({ do: "Finish" }) },
      "All told: go on",
      h("kbd", { "aria-hidden": "true" }, "1"),
    ),
    ...reportForms(page),
  );
}
