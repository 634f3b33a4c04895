/** The entry point: shows the view that the URL's fragment names. */

import type { VNode } from "preact";
import { getOnce } from "./api";
import { elementById, replaceContent, h } from "./dom";
import { applyTheme, switchTheme } from "./theme";
import { findPage } from "./titles/pages";
import { group, live, mount, v } from "./ui";
import type { View } from "./view";
import { language, LANGUAGES, remember, speak, wanted, words } from "./words";

type LoadView = () => Promise<{ open(rest: string[], query: URLSearchParams): Promise<View> }>;

const VIEWS: Record<string, LoadView> = {
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

/** Return the loader of a title's own page, `#/TITLE/NAME`, or undefined if there is none. */
function titlePageLoader(title: string, name = ""): LoadView | undefined {
  const load = findPage(title, name);
  const none = (): never => {
    throw new Error(words().noPage(`${title}/${name}`));
  };
  return (
    load && (async () => ({ open: async (...parameters) => (await (await load())?.open(...parameters)) ?? none() }))
  );
}

let currentView: View | null = null;
let routeCount = 0;

async function route(): Promise<void> {
  const count = ++routeCount;
  const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?", 2);
  const [name = "", ...rest] = path.split("/");
  const main = elementById("main");
  const handled = currentView?.handlesRoute?.(name, rest, new URLSearchParams(query));
  if (handled) return;
  currentView?.close?.();
  currentView = null;
  replaceContent(main, h("p", { class: "loading" }, words().loading));
  try {
    const load = VIEWS[name] ?? titlePageLoader(name, rest[0]);
    if (!load) throw new Error(words().noPage(path));
    const view = await (await load()).open(rest.map(decodeURIComponent), new URLSearchParams(query));
    const spoken = await languageFor(view.title);
    if (count !== routeCount) {
      view.close?.();
      return;
    }
    if (spoken !== language() && (await switchLanguage(spoken))) {
      view.close?.();
      return void route();
    }
    currentView = view;
    document.title = `${view.heading} · broadfront`;
    document.body.dataset["view"] = name || "home";
    document.body.dataset["title"] = view.title ?? "";
    replaceContent(main, view.element);
    view.ready?.();
  } catch (error) {
    if (count !== routeCount) return;
    replaceContent(
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

function TopBar(): VNode {
  const texts = words().top;
  const choose = (event: Event): void => {
    const name = (event.target as HTMLSelectElement).value;
    remember(name);
    void showInLanguage(name);
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
      { "aria-label": texts.nav },
      v("a", { href: "#/" }, texts.play),
      v("a", { href: "#/ask" }, texts.charts),
      v("a", { href: "#/map" }, texts.maps),
      v("a", { href: "#/rules" }, texts.rules),
    ),
    v(
      "select",
      { class: "language", title: texts.language, "aria-label": texts.language, onchange: choose },
      ...Object.entries(LANGUAGES).map(([name, label]) =>
        v("option", { value: name, lang: name, selected: name === language() }, label),
      ),
    ),
    v(
      "button",
      { type: "button", class: "plain", title: texts.theme, "aria-label": texts.theme, onclick: switchTheme },
      "◐",
    ),
  ]);
}

/** Return the person's language if the title is available in it, else English. */
async function languageFor(title: string | undefined): Promise<string> {
  const name = wanted();
  if (!title || name === "en") return name;
  const found = (await getOnce("/api/titles", {})).find((one) => one.title === title);
  return !found || found.languages.includes(name) ? name : "en";
}

/** Switch the page's language, or fall back to English; return whether it changed. */
async function switchLanguage(name: string): Promise<boolean> {
  const before = language();
  await speak(name).catch(() => speak("en"));
  elementById("skip").textContent = words().top.content;
  return language() !== before;
}

/** Show the page in a language and reload the current view. */
async function showInLanguage(name: string): Promise<void> {
  await switchLanguage(name);
  currentView?.close?.();
  currentView = null;
  await route();
}

applyTheme();
mount(live(TopBar, {}), elementById("top"));
addEventListener("hashchange", () => void route());
void showInLanguage(wanted()).then(async () => (await import("./definitions")).installDefinitions());
