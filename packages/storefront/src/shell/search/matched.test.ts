import { expect, test } from "vitest";
import { matchesIn } from "./Matched.tsx";

test.each([
  ["Winter tires", "win", [[0, 3]]],
  [
    "Norrland winter tire",
    "tire WINTER",
    [
      [9, 15],
      [16, 20],
    ],
  ],
  ["Winter", "winter wint", [[0, 6]]],
  ["Winter", "summer", []],
  ["冬季轮胎", "轮胎", [[2, 4]]],
])("finds in %s the words %s at %j", (text, typed, places) => {
  expect(matchesIn(text, typed)).toEqual(places);
});
