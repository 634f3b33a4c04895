/** The light or dark theme: the system's setting unless the person has chosen one. */

const STORAGE_KEY = "broadfront.theme";

export function applyTheme(): void {
  const wish = localStorage.getItem(STORAGE_KEY);
  if (wish) document.documentElement.dataset["theme"] = wish;
  else delete document.documentElement.dataset["theme"];
}

export function switchTheme(): void {
  const dark = document.documentElement.dataset["theme"]
    ? document.documentElement.dataset["theme"] === "dark"
    : matchMedia("(prefers-color-scheme: dark)").matches;
  localStorage.setItem(STORAGE_KEY, dark ? "light" : "dark");
  applyTheme();
}
