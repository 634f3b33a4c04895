import { expect, test } from "vitest";

const LONGEST = 120;
/** Translated sentences stay on one line. */
const WORDS = /\/words\//;

const files = import.meta.glob<string>(
  ["../*.{js,mjs,html}", "../src/**/*.{ts,css}", "./*.ts", "!../src/generated/**"],
  { query: "?raw", import: "default", eager: true },
);

test("no line of the page is longer than 120 characters", () => {
  const ours = Object.entries(files).filter(([name]) => !WORDS.test(name));
  const long = ours.flatMap(([name, text]) =>
    text.split("\n").flatMap((line, n) => ([...line].length > LONGEST ? [`${name}:${n + 1}`] : [])),
  );
  expect(ours.length).toBeGreaterThan(100);
  expect(long).toEqual([]);
});
