import { describe, expect, it } from "vitest";
import type { WordData } from "../src/generated/api";
import { asProse } from "../src/prose";
import { findTerms, compileTerms } from "../src/terms";

const word = (name: string, ...forms: string[]): WordData => ({
  word: name,
  forms: [name, ...forms],
  text: asProse(""),
  rules: [],
});
const terms = compileTerms([word("IP", "IPs"), word("Command"), word("Command Level"), word("step", "steps")]);
const words = (text: string): string[] => findTerms(text, terms).map(({ start, end }) => text.slice(start, end));

describe("words of a glossary", () => {
  it("are whole words", () => expect(words("skipped IP, 2 IPs, IP-hex, TIPS")).toEqual(["IP", "IPs"]));
  it("are the longest that fit", () =>
    expect(words("The Command Level, a Command")).toEqual(["Command Level", "Command"]));
  it("begin a sentence too", () => expect(words("Steps are lost; one step")).toEqual(["Steps", "step"]));
  it("keep their capitals", () => expect(words("at your command")).toEqual([]));
  it("are found where a narrow card may divide them", () =>
    expect(words("2 I\u00adPs, the Com\u00admand Le\u00advel\u00ad, step")).toEqual([
      "I\u00adPs",
      "Com\u00admand Le\u00advel",
      "step",
    ]));
  it("are none without a glossary", () => expect(findTerms("IP", compileTerms([]))).toEqual([]));
});
