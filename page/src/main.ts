/** The page: finds what the address names and shows it. */

import type { VNode } from "preact";
import { once } from "./api";
import { byId, fill, h } from "./dom";
import { applyTheme, switchTheme } from "./theme";
import { pageOf } from "./titles/pages";
import { group, live, mount, v } from "./ui";
import type { View } from "./view";
import { language, LANGUAGES, remember, speak, wanted, words } from "./words";

type Load = () => Promise<{ open(rest: string[], query: URLSearchParams): Promise<View> }>;

const VIEWS: Record<string, Load> = {
  "": () => import("./views/home"),
  game: () => import("./game/game"),
  after: () => import("./views/after"),
  join: () => import("./views/join"),
  map: () => import("./views/map"),
  ask: () => import("./views/ask"),
  rules: () => import("./views/rules"),
  manual: () => import("./views/manual"),
  key: () => import("./views/key"),
  editor: () => import("./views/editor"),
  box: () => import("./views/box"),
  open: () => import("./views/open"),
};

/** A page of a title of its own: `#/TITLE/NAME`. */
function ofTitle(title: string, name = ""): Load | undefined {
  const load = pageOf(title, name);
  const none = (): never => {
    throw new Error(words().noPage(`${title}/${name}`));
  };
  return load && (async () => ({ open: async (...given) => (await (await load())?.open(...given)) ?? none() }));
}

let shown: View | null = null;
let turn = 0;

async function route(): Promise<void> {
  const mine = ++turn;
  const [path = "", given = ""] = location.hash.replace(/^#\/?/, "").split("?", 2);
  const [name = "", ...rest] = path.split("/");
  const main = byId("main");
  const same = shown?.stays?.(name, rest, new URLSearchParams(given));
  if (same) return;
  shown?.close?.();
  shown = null;
  fill(main, h("p", { class: "loading" }, words().loading));
  try {
    const load = VIEWS[name] ?? ofTitle(name, rest[0]);
    if (!load) throw new Error(words().noPage(path));
    const view = await (await load()).open(rest.map(decodeURIComponent), new URLSearchParams(given));
    const heard = await languageFor(view.title);
    if (mine !== turn) {
      view.close?.();
      return;
    }
    if (heard !== language() && (await spokenAs(heard))) {
      view.close?.();
      return void route();
    }
    shown = view;
    document.title = `${view.heading} · broadfront`;
    document.body.dataset["view"] = name || "home";
    document.body.dataset["title"] = view.title ?? "";
    fill(main, view.element);
    view.ready?.();
  } catch (error) {
    if (mine !== turn) return;
    fill(
      main,
      h(
        "section",
        { class: "wrong narrow", role: "alert" },
        h("h1", {}, words().wrong),
        h("p", {}, (error as Error).message),
        h("p", {}, h("a", { href: "#/" }, words().toStart)),
      ),
    );
  }
}

function Top(): VNode {
  const said = words().top;
  const choose = (event: Event): void => {
    const name = (event.target as HTMLSelectElement).value;
    remember(name);
    void begin(name);
  };
  return group([
    v(
      "a",
      { class: "brand", href: "#/" },
      v("img", { src: "/icon.svg", alt: "", width: 26, height: 26 }),
      "broadfront",
    ),
    v(
      "nav",
      { "aria-label": said.nav },
      v("a", { href: "#/" }, said.play),
      v("a", { href: "#/ask" }, said.charts),
      v("a", { href: "#/map" }, said.maps),
      v("a", { href: "#/rules" }, said.rules),
    ),
    v(
      "select",
      { class: "language", title: said.language, "aria-label": said.language, onchange: choose },
      ...Object.entries(LANGUAGES).map(([name, called]) =>
        v("option", { value: name, lang: name, selected: name === language() }, called),
      ),
    ),
    v(
      "button",
      { type: "button", class: "plain", title: said.theme, "aria-label": said.theme, onclick: switchTheme },
      "◐",
    ),
  ]);
}

/** The language for a title: the person's, if the title is offered in it; otherwise all around it is English too. */
async function languageFor(title: string | undefined): Promise<string> {
  const name = wanted();
  if (!title || name === "en") return name;
  const found = (await once("/api/titles", {})).find((one) => one.title === title);
  return !found || found.languages.includes(name) ? name : "en";
}

/** Speak a language, and say whether it is another than before; words that cannot be loaded now are English ones. */
async function spokenAs(name: string): Promise<boolean> {
  const before = language();
  await speak(name).catch(() => speak("en"));
  byId("skip").textContent = words().top.content;
  return language() !== before;
}

/** Show the page in a language: what is open is opened again, and says everything in it. */
async function begin(name: string): Promise<void> {
  await spokenAs(name);
  shown?.close?.();
  shown = null;
  await route();
}

applyTheme();
mount(live(Top, {}), byId("top"));
addEventListener("hashchange", () => void route());
void begin(wanted()).then(async () => (await import("./defined")).define());
