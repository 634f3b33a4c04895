import { expect, test } from "vitest";

const raw = import.meta.glob<string>(["../src/**/*.{css,ts}", "!../src/generated/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const files = Object.entries(raw).map(([name, text]): [file: string, text: string] => [
  name.replace("../src/", ""),
  text,
]);
const folderOf = (file: string): string => /^titles\/(\w+)\//.exec(file)?.[1] ?? "";
const titles = [...new Set(files.map(([file]) => folderOf(file)).filter(Boolean))].sort();

test("each slot is filled by at least two titles, or it is not a slot", () => {
  const [, declared = ""] = /export interface TitlePart \{\n(.*?)\n\}/s.exec(raw["../src/titles/index.ts"] ?? "") ?? [];
  // `fault` is not a slot: only the page sets it.
  const slots = [...declared.matchAll(/^ {2}(\w+)\?:/gm)]
    .map((found) => found[1] ?? "")
    .filter((one) => one !== "fault");
  expect(slots).toContain("panels");
  const parts = files.filter(([file]) => /^titles\/\w+\/index\.ts$/.test(file)).map(([, text]) => text);
  const countFilling = (slot: string): number =>
    parts.filter((part) => new RegExp(`^ {2}${slot}[:,]`, "m").test(part)).length;
  expect(slots.filter((slot) => countFilling(slot) < 2)).toEqual([]);
});

test("no title is named outside its folder", () => {
  expect(titles.length).toBeGreaterThan(1);
  const named = new RegExp(`(?<![a-z])(${titles.join("|")})(?![a-z])`, "i");
  const lines = files
    .filter(([file]) => !folderOf(file))
    .flatMap(([file, text]) => text.split("\n").map((line): [string, string] => [file, line.trim()]))
    .filter(([, line]) => named.test(line));
  expect(lines).toEqual([]);
});
