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

/** Return the lines of style sheets, except the tokens', that match. */
function linesMatching(holds: RegExp): string[] {
  return sheets
    .filter((file) => file !== TOKENS)
    .flatMap((file) =>
      read(file)
        .split("\n")
        .filter((line) => holds.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
}

test("colors, sizes of type and distances are named in one file", () => {
  expect(sheets.length).toBeGreaterThan(10);
  expect(read(TOKENS)).toContain("--type-1");
  expect(linesMatching(/#[0-9a-f]{3,8}\b(?![^;]*\{)|\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i)).toEqual([]);
  expect(
    linesMatching(
      /(color|background|border[a-z-]*|fill|stroke|outline): [^;(]*\b(white|black|gr[ae]y|red|blue)\b(?!-)/,
    ),
  ).toEqual([]);
  expect(linesMatching(/(?<![\w-])font(-size)?:(?!.*var\(--(type|hex))(?! (inherit|0);)/)).toEqual([]);
  expect(
    linesMatching(/(?<![\w-])(padding|margin|gap)[a-z-]*:.*\d(rem|px)\b/).filter((line) => !/\b1px\b/.test(line)),
  ).toEqual([]);
});

test("painted colors come from one file", () => {
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

/** Return the literal class names that a script gives to its elements. */
function classesIn(script: string): string[] {
  const given = [...script.matchAll(/(?:\bclass(?:Name)?\s*[:=]|question\()\s*(?=((?:[^\n]*\n?){3}))/g)];
  return given
    .map((found) => found[1]?.split("},")[0] ?? "")
    .flatMap((text) => [...text.matchAll(/["`]([^"`\n]*)["`]/g)])
    .flatMap((found) => found[1]?.match(/[a-z][\w-]*/g) ?? []);
}

/** Classes made from the name of a side, for its color. */
const SIDE_CLASSES = ["allied", "german"];

test("styles used by one title are in its folder", () => {
  const titleOf = (file: string): string => /^titles\/(\w+)\//.exec(file)?.[1] ?? "";
  const owners = new Map<string, Set<string>>();
  for (const file of scripts)
    for (const name of classesIn(read(file))) owners.set(name, (owners.get(name) ?? new Set()).add(titleOf(file)));
  const ofOne = sheets
    .filter((file) => !titleOf(file))
    .flatMap((file) => [...read(file).matchAll(/\.([a-z][\w-]*)(?=[^{};]*\{)/g)].map((found) => found[1] ?? ""))
    .filter((name) => owners.get(name)?.size === 1 && !owners.get(name)?.has("") && !SIDE_CLASSES.includes(name));
  expect([...new Set(ofOne)]).toEqual([]);
});
