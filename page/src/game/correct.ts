/** Set the position right, in a game with own dice: what, of which unit, hex or card, and what it should be. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { get, Refused } from "../api";
import { dialog } from "../dialog";
import type { Change, SettingsTold } from "../generated/api";
import type { Prose } from "../prose";
import { live, v } from "../ui";
import { gameWords } from "../words/game";
import type { Play } from "./play";

type Value = Change["to"];

/** Several changes are made together: a unit that makes room for another, a card for a card. */
class Form {
  readonly told = signal<SettingsTold | null>(null);
  readonly what = signal("");
  readonly of = signal("");
  readonly to = signal("");
  readonly more = signal<Change[]>([]);
  readonly trouble = signal<string | Prose>("");

  get values(): Record<string, Value | null> {
    return this.told.value?.values ?? {};
  }

  change(): Change {
    return { what: this.what.value, of: this.of.value, to: this.to.value };
  }
}

export function correctPosition(play: Play): void {
  const form = new Form();
  const box = dialog(gameWords().correct.heading, [live(Fields, { play, form, close: () => box.close() })], true);
  void ask(play, form);
}

async function ask({ game, acts }: Play, form: Form): Promise<void> {
  try {
    const what = form.what.value;
    form.told.value = await get("/api/games/{game}/settings", { ...game.at, ...(what ? { what } : {}) }, game.seat);
  } catch (error) {
    acts.wrong(error);
  }
}

function Fields({ play, form, close }: { play: Play; form: Form; close: () => void }): VNode {
  const said = gameWords().correct;
  const { told, what, of, to, more, trouble } = form;
  if (!told.value) return v("p", {}, said.wait);
  const setting = told.value.settings.find((one) => one.what === what.value);
  const choose = (event: Event): void => {
    what.value = (event.currentTarget as HTMLSelectElement).value;
    of.value = to.value = "";
    void ask(play, form);
  };
  const send = async (): Promise<void> => {
    const changes = [...more.value, ...(what.value && to.value ? [form.change()] : [])];
    try {
      await play.acts.correct(changes);
      close();
    } catch (error) {
      trouble.value = error instanceof Refused ? error.error.message : String(error);
    }
  };
  const add = (): void => {
    more.value = [...more.value, form.change()];
    of.value = to.value = "";
  };
  const ready = Boolean(setting && to.value && (setting.kind === "whole" || of.value));
  return v(
    "form",
    {
      class: "correct",
      onsubmit: (event: Event) => {
        event.preventDefault();
        void send();
      },
    },
    v("p", { class: "faint" }, said.about),
    more.value.length ? v("ul", {}, ...more.value.map((one) => v("li", {}, line(one)))) : null,
    v(
      "label",
      {},
      said.what,
      v(
        "select",
        { name: "what", onchange: choose },
        v("option", { value: "" }, ""),
        ...told.value.settings.map((one) =>
          v("option", { value: one.what, selected: one.what === what.value }, one.label),
        ),
      ),
    ),
    setting ? v("p", { class: "faint example" }, said.example(setting.example)) : null,
    setting && setting.kind !== "whole" ? thingField(form) : null,
    setting ? valueField(form, setting.choices) : null,
    trouble.value ? v("p", { class: "error", role: "alert" }, trouble.value) : null,
    v(
      "p",
      { class: "row" },
      v("button", { class: "main", disabled: !ready && !more.value.length }, said.send),
      v("button", { type: "button", disabled: !ready, onclick: add }, said.more),
    ),
  );
}

function thingField({ of, values }: Form): VNode {
  const said = gameWords().correct;
  return v(
    "label",
    {},
    said.of,
    v("input", {
      name: "of",
      list: "correct-things",
      autocomplete: "off",
      value: of.value,
      oninput: (event: Event) => (of.value = (event.currentTarget as HTMLInputElement).value),
    }),
    v("datalist", { id: "correct-things" }, ...Object.keys(values).map((id) => v("option", { value: id }))),
  );
}

function valueField({ of, to, values }: Form, choices: readonly string[]): VNode {
  const said = gameWords().correct;
  const now = values[of.value];
  const flag = typeof (now ?? Object.values(values)[0]) === "boolean";
  const words = flag ? [said.yes, said.no] : choices;
  const set = (event: Event): void => {
    to.value = (event.currentTarget as HTMLInputElement | HTMLSelectElement).value;
  };
  return v(
    "label",
    {},
    now === undefined || now === null ? said.to : said.instead(shown(now)),
    words.length
      ? v(
          "select",
          { name: "to", onchange: set },
          v("option", { value: "" }, ""),
          ...words.map((word, n) => {
            const value = flag ? ["yes", "no"][n] : word;
            return v("option", { value, selected: value === to.value }, word);
          }),
        )
      : v("input", { name: "to", autocomplete: "off", value: to.value, oninput: set }),
  );
}

function shown(value: Value): string {
  return typeof value === "boolean" ? (value ? gameWords().correct.yes : gameWords().correct.no) : String(value);
}

function line({ what, of, to }: Change): string {
  return `${[what.replaceAll("_", " "), of].filter(Boolean).join(" ")} = ${shown(to)}`;
}
