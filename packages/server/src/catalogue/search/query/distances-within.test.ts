import * as fc from "fast-check";
import { expect, test } from "vitest";
import { distancesWithin } from "./distances-within.ts";
import { editDistance } from "./edit-distance.ts";

const letters = (maxLength: number) => fc.array(fc.constantFrom("a", "b", "c"), { maxLength });

test("returns the distance of a word to each prefix of a text within the limit", () => {
  fc.assert(
    fc.property(letters(4), letters(12), letters(7), fc.nat(3), (before, text, word, limit) => {
      const start = before.length;
      const alone = text
        .map((_, at) => ({ end: start + at + 1, wrong: editDistance(text.slice(0, at + 1), word) }))
        .filter(({ wrong }) => wrong <= limit);
      expect(distancesWithin([...before, ...text], start, word, limit)).toEqual(alone);
    }),
    { numRuns: 2000 },
  );
});
