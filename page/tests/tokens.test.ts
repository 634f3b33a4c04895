import { expect, test } from "vitest";

const raw = import.meta.glob<string>(["../src/**/*.{css,ts}", "!../src/generated/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const files = new Map(
  Object.entries(raw).map(([name, text]) => [name.replace("../src/", ""), text.replaceAll(/\/\*[^]*?\*\//g, "")]),
);
const read = (file: string): string => files.get(file) ?? "";
const sheets = [...files.keys()].filter((file) => file.endsWith(".css"));
const scripts = [...files.keys()].filter((file) => file.endsWith(".ts"));
const TOKENS = "style/tokens.css";

/** Lines of style sheets, but for the tokens', that hold something. */
function lines(holds: RegExp): string[] {
  return sheets
    .filter((file) => file !== TOKENS)
    .flatMap((file) =>
      read(file)
        .split("\n")
        .filter((line) => holds.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
}

test("colors, sizes of type and distances stand in one file, under names", () => {
  expect(sheets.length).toBeGreaterThan(10);
  expect(read(TOKENS)).toContain("--type-1");
  expect(lines(/#[0-9a-f]{3,8}\b(?![^;]*\{)|\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i)).toEqual([]);
  expect(
    lines(/(color|background|border[a-z-]*|fill|stroke|outline): [^;(]*\b(white|black|gr[ae]y|red|blue)\b(?!-)/),
  ).toEqual([]);
  expect(lines(/(?<![\w-])font(-size)?:(?!.*var\(--(type|hex))(?! (inherit|0);)/)).toEqual([]);
  expect(lines(/(?<![\w-])(padding|margin|gap)[a-z-]*:.*\d(rem|px)\b/).filter((line) => !/\b1px\b/.test(line))).toEqual(
    [],
  );
});

test("what is painted has its colors from one file", () => {
  const painted = scripts
    .filter((file) => file !== "board/inks.ts")
    .flatMap((file) => read(file).match(/"(#[0-9a-f]{3,8}|rgba?\(.*?\))"/gi) ?? []);
  expect(painted).toEqual([]);
});

test("there are at most eight sizes of type, and each name is declared and used", () => {
  const declared = [...read(TOKENS).matchAll(/^ {2}(--[\w-]+):/gm)].map((found) => found[1] ?? "");
  expect(declared.filter((name) => name.startsWith("--type-")).length).toBeLessThanOrEqual(8);
  const all = sheets.map(read).join("\n");
  const used = new Set([...all.matchAll(/var\((--[\w-]+)/g)].map((found) => found[1]));
  expect(declared.filter((name) => !used.has(name))).toEqual([]);
  const known = new Set([...all.matchAll(/(--[\w-]+):/g)].map((found) => found[1]));
  const code = scripts.map(read).join("\n");
  expect([...used].filter((name) => !known.has(name) && !code.includes(`"${name ?? ""}"`))).toEqual([]);
});

test("what only one title wears lies in its folder", () => {
  const general = sheets.filter((file) => file.startsWith("style/"));
  const classes = new Set(
    general.flatMap((file) => [...read(file).matchAll(/\.([a-z][\w-]*)(?=[^{};]*\{)/g)].map((found) => found[1] ?? "")),
  );
  const owners = (name: string): Set<string> =>
    new Set(
      scripts
        .filter((file) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(read(file)))
        .map((file) => /^titles\/(\w+)\//.exec(file)?.[1] ?? ""),
    );
  const ofOne = [...classes].filter((name) => {
    const found = owners(name);
    return found.size === 1 && !found.has("");
  });
  expect(ofOne).toEqual([]);
});
