/** The clerk's questions: rolls with the result of each face, SP to place, rebuilds with their price, reports. */

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { placeName } from "../../board/describe";
import { humanize } from "../../dom";
import { capitalize } from "../../prose";
import type { Play } from "../../game/play";
import { ruleLinks } from "../../rules";
import type { Rebuildable } from "../../generated/api";
import { live, inputValue, v } from "../../ui";
import { clerkPart } from "./clerk_part";
import { Reports } from "./reports";

/** Return the clerk's own prompt; null for the general one. */
export function clerkPrompt(play: Play): VNode | null {
  const { pending } = play.game.view;
  if (pending.kind === "over") return closedView(play);
  if (pending.kind === "chance") return play.game.view.rolls ? rollView(play) : null;
  if (pending.kind !== "decision" || !play.game.mine) return null;
  if (pending.accepts.includes("PlaceSP")) return placingView(play);
  if (pending.accepts.includes("Rebuild")) return rebuildingView(play);
  if (pending.accepts.includes("Open")) return reportingView(play);
  return null;
}

const ROLL_NAMES: Record<string, string> = {
  "roll.ground": "Ground conditions: one die",
  "roll.flight": "Flight conditions: two dice",
};

function rollView(play: Play): VNode | null {
  const { pending, dice } = play.game.view;
  if (pending.kind !== "chance") return null;
  const { faces } = clerkPart(play.game);
  const total = pending.weights.reduce((sum, weight) => sum + weight, 0);
  const first =
    pending.topic === "roll.order"
      ? `Who goes first? The ${humanize(String(pending.data["side"]))} dice`
      : ROLL_NAMES[pending.topic];
  const name = first ? [first] : [capitalize(pending.what), pending.outcomes.length > 6 ? ": two dice" : ": one die"];
  const solo = play.game.view.mode === "solo";
  const face = (outcome: number | string, n: number): VNode => {
    const chance = Math.round((100 * (pending.weights[n] ?? 0)) / total);
    const result = faces[String(outcome)];
    return v(
      "button",
      {
        type: "button",
        class: "die-face",
        title: `${chance} %`,
        "data-key": dice === "own" && Number(outcome) < 10 ? outcome : null,
        onclick: () => void play.acts.enterOutcome(outcome),
      },
      v("strong", {}, String(outcome)),
      result ? v("small", {}, result) : null,
    );
  };
  return v(
    "div",
    {},
    v("h2", {}, ...name, " ", ruleLinks(pending.rules)),
    rollLocation(play, pending.data["hex"]),
    dice === "ask"
      ? v(
          "p",
          {},
          v(
            "button",
            { type: "button", class: "main", onclick: () => void play.acts.roll() },
            "Roll for me",
            v("kbd", { "aria-hidden": "true" }, "R"),
          ),
        )
      : null,
    dice === "own" || solo
      ? v("p", {}, dice === "own" ? "What came at your table?" : "Or enter what you rolled at your table:")
      : null,
    dice === "own" || solo
      ? v("div", { class: "die-faces", role: "group", "aria-label": "What you rolled" }, ...pending.outcomes.map(face))
      : null,
  );
}

/** Name the hex of a roll and its units. */
function rollLocation({ game }: Play, hex: unknown): VNode | null {
  if (typeof hex !== "string" || !game.grid.index.has(hex)) return null;
  const units = game.view.table.counters.filter((counter) => counter.hex === hex).map((counter) => counter.unit);
  return v("p", {}, `${placeName(game.grid, hex)}: ${units.join(", ")}`);
}

/** The final note, as the campaign has no winner of its own. */
function closedView(play: Play): VNode | null {
  const { pending } = play.game.view;
  if (pending.kind !== "over") return null;
  const kept = Object.entries(pending.score).map(([stock, sp]) => `${stock}: ${sp}`);
  return v(
    "div",
    { class: "over" },
    v("h2", {}, "The books are closed"),
    v("p", {}, pending.reason, " ", ruleLinks(pending.rules)),
    v("p", {}, kept.join(" · ")),
    v(
      "p",
      { class: "row" },
      v("button", { type: "button", class: "main", onclick: () => void play.acts.lookBack(0) }, "Replay"),
      v("a", { class: "button", href: "#/rhine" }, "Another campaign"),
    ),
  );
}

function promptHeading(play: Play): VNode {
  const { pending } = play.game.view;
  return pending.kind === "decision" ? v("h2", {}, pending.prompt, " ", ruleLinks(pending.rules)) : v("h2", {});
}

function placingView(play: Play): VNode {
  return v("div", {}, promptHeading(play), live(SupplyPlacementForm, { play, key: play.game.view.lines }));
}

function SupplyPlacementForm({ play }: { play: Play }): VNode {
  const norths = (play.game.view.choices ?? []).map((choice) => Number(choice.action["north"]));
  const [least, most] = [Math.min(...norths), Math.max(...norths)];
  const sp = least + most;
  const [north, place] = useState(Math.round(sp / 2));
  return v(
    "div",
    {},
    v(
      "p",
      {},
      v("input", {
        type: "range",
        min: least,
        max: most,
        value: north,
        "aria-label": "SP to the North",
        oninput: (event: Event) => place(Number(inputValue(event))),
      }),
      " ",
      v("output", {}, `${north} North, ${sp - north} South`),
    ),
    v(
      "button",
      { type: "button", class: "main", onclick: () => void play.acts.apply({ do: "PlaceSP", north }) },
      "Divide them this way",
    ),
  );
}

function rebuildingView(play: Play): VNode {
  const { rebuilds } = clerkPart(play.game);
  const row = (one: Rebuildable): VNode =>
    v(
      "tr",
      {},
      v(
        "td",
        {},
        one.unit,
        v("small", { class: "faint" }, ` ${one.box === "Dead pile" ? "dead" : `${one.steps} of ${one.full} steps`}`),
      ),
      v("td", { class: "number" }, `${one.pax} Pax ${one.eq} Eq`),
      v(
        "td",
        {},
        one.refused
          ? v("span", { class: "faint" }, one.refused)
          : v(
              "button",
              {
                type: "button",
                "aria-label": `Rebuild a step of ${one.unit}`,
                onclick: () => void play.acts.apply({ do: "Rebuild", unit: one.unit, steps: 1 }),
              },
              "A step",
            ),
      ),
    );
  const able = [...rebuilds].sort((a, b) => Number(Boolean(a.refused)) - Number(Boolean(b.refused)));
  return v(
    "div",
    {},
    promptHeading(play),
    able.length
      ? v(
          "div",
          { class: "scroll rebuilds", tabindex: 0, role: "region", "aria-label": "Units that have lost steps" },
          v(
            "table",
            {},
            v("thead", {}, v("tr", {}, ...["Unit", "Price", ""].map((word) => v("th", { scope: "col" }, word)))),
            v("tbody", {}, ...able.map(row)),
          ),
        )
      : v("p", { class: "faint" }, "No unit has lost a step."),
    v(
      "button",
      { type: "button", class: "done", "data-key": 1, onclick: () => void play.acts.apply({ do: "Finish" }) },
      "Done with rebuilding",
      v("kbd", { "aria-hidden": "true" }, "1"),
    ),
  );
}

function reportingView(play: Play): VNode {
  return v(
    "div",
    {},
    promptHeading(play),
    v(
      "button",
      { type: "button", class: "main", "data-key": 1, onclick: () => void play.acts.apply({ do: "Finish" }) },
      "Everything reported",
      v("kbd", { "aria-hidden": "true" }, "1"),
    ),
    live(Reports, { play }),
  );
}
