import { expect, it } from "vitest";
import { isOffered, WordList } from "./word-list.ts";

const word = (text: string, weight: number) => ({
  word: text,
  token: text,
  locales: ["en" as const],
  weight,
});

it("lists words by their beginning, most frequent first", () => {
  const words = new WordList();
  for (const added of [word("tire", 5), word("tile", 9), word("wheel", 1)]) words.put(added);
  expect(words.startingWith("ti").map(({ word: text }) => text)).toEqual(["tile", "tire"]);
  expect(words.startingWith("tires")).toEqual([]);
  expect(words.startingWith("z")).toEqual([]);
  words.put(word("timer", 7));
  words.put(word("tire", 20));
  expect(words.startingWith("ti").map(({ word: text }) => text)).toEqual(["tire", "tile", "timer"]);
});

it("offers words of the page's language and English ones", () => {
  const french = { ...word("pneu", 1), locales: ["fr" as const] };
  expect([isOffered(french, "fr"), isOffered(french, "es"), isOffered(word("tire", 1), "es")]).toEqual([
    true,
    false,
    true,
  ]);
});
