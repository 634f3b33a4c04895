/** The dialog to correct a position in a game with physical dice. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { get, RequestError } from "../api";
import { openDialog } from "../dialog";
import type { Change, SettingsTold } from "../generated/api";
import type { Prose } from "../prose";
import { live, v } from "../ui";
import { gameWords } from "../words/game";
import type { Play } from "./play";

type Value = Change["to"];

/** The state of the form; changes that depend on each other are collected and sent together. */
class CorrectionForm {
  readonly settings = signal<SettingsTold | null>(null);
  readonly what = signal("");
  readonly of = signal("");
  readonly to = signal("");
  readonly more = signal<Change[]>([]);
  readonly error = signal<string | Prose>("");

  get values(): Record<string, Value | null> {
    return this.settings.value?.values ?? {};
  }

  currentChange(): Change {
    return { what: this.what.value, of: this.of.value, to: this.to.value };
  }
}

export function correctPosition(play: Play): void {
  const form = new CorrectionForm();
  const box = openDialog(
    gameWords().correct.heading,
    [live(CorrectionFields, { play, form, close: () => box.close() })],
    true,
  );
  void loadSettings(play, form);
}

async function loadSettings({ game, acts }: Play, form: CorrectionForm): Promise<void> {
  try {
    const what = form.what.value;
    form.settings.value = await get("/api/games/{game}/settings", { ...game.at, ...(what ? { what } : {}) }, game.seat);
  } catch (error) {
    acts.showError(error);
  }
}

function CorrectionFields({ play, form, close }: { play: Play; form: CorrectionForm; close: () => void }): VNode {
  const texts = gameWords().correct;
  const { settings, what, of, to, more, error } = form;
  if (!settings.value) return v("p", {}, texts.wait);
  const setting = settings.value.settings.find((one) => one.what === what.value);
  const choose = (event: Event): void => {
    what.value = (event.currentTarget as HTMLSelectElement).value;
    of.value = to.value = "";
    void loadSettings(play, form);
  };
  const send = async (): Promise<void> => {
    const changes = [...more.value, ...(what.value && to.value ? [form.currentChange()] : [])];
    try {
      await play.acts.correctPosition(changes);
      close();
    } catch (failure) {
      error.value = failure instanceof RequestError ? failure.error.message : String(failure);
    }
  };
  const add = (): void => {
    more.value = [...more.value, form.currentChange()];
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
    v("p", { class: "faint" }, texts.about),
    more.value.length ? v("ul", {}, ...more.value.map((one) => v("li", {}, changeText(one)))) : null,
    v(
      "label",
      {},
      texts.what,
      v(
        "select",
        { name: "what", onchange: choose },
        v("option", { value: "" }, ""),
        ...settings.value.settings.map((one) =>
          v("option", { value: one.what, selected: one.what === what.value }, one.label),
        ),
      ),
    ),
    setting ? v("p", { class: "faint example" }, texts.example(setting.example)) : null,
    setting && setting.kind !== "whole" ? thingField(form) : null,
    setting ? valueField(form, setting.choices) : null,
    error.value ? v("p", { class: "error", role: "alert" }, error.value) : null,
    v(
      "p",
      { class: "row" },
      v("button", { class: "main", disabled: !ready && !more.value.length }, texts.send),
      v("button", { type: "button", disabled: !ready, onclick: add }, texts.more),
    ),
  );
}

function thingField({ of, values }: CorrectionForm): VNode {
  const texts = gameWords().correct;
  return v(
    "label",
    {},
    texts.of,
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

function valueField({ of, to, values }: CorrectionForm, choices: readonly string[]): VNode {
  const texts = gameWords().correct;
  const now = values[of.value];
  const flag = typeof (now ?? Object.values(values)[0]) === "boolean";
  const words = flag ? [texts.yes, texts.no] : choices;
  const set = (event: Event): void => {
    to.value = (event.currentTarget as HTMLInputElement | HTMLSelectElement).value;
  };
  return v(
    "label",
    {},
    now === undefined || now === null ? texts.to : texts.instead(valueText(now)),
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

function valueText(value: Value): string {
  return typeof value === "boolean" ? (value ? gameWords().correct.yes : gameWords().correct.no) : String(value);
}

function changeText({ what, of, to }: Change): string {
  return `${[what.replaceAll("_", " "), of].filter(Boolean).join(" ")} = ${valueText(to)}`;
}
