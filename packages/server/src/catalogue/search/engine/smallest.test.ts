import fc from "fast-check";
import { expect, it } from "vitest";
import { smallest } from "./smallest.ts";

it("returns the first of the sorted values", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 30 })), fc.nat({ max: 60 }), (values, count) => {
      const sorted = values.toSorted((a, b) => a - b);
      expect([...smallest(Float64Array.from(values), count)]).toEqual(sorted.slice(0, count));
    }),
  );
});
