/** Light or dark: the system's wish, or the person's. */

const KEY = "broadfront.theme";

export function applyTheme(): void {
  const wish = localStorage.getItem(KEY);
  if (wish) document.documentElement.dataset["theme"] = wish;
  else delete document.documentElement.dataset["theme"];
}

export function switchTheme(): void {
  const dark = document.documentElement.dataset["theme"]
    ? document.documentElement.dataset["theme"] === "dark"
    : matchMedia("(prefers-color-scheme: dark)").matches;
  localStorage.setItem(KEY, dark ? "light" : "dark");
  applyTheme();
}
