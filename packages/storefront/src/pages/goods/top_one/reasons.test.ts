import type { RankedSummary } from "@carmine/api/hooks";
import { expect, test } from "vitest";
import { ranked } from "../../../testing/ranked.ts";
import { reasonsOf } from "./reasons.ts";

const reasonsById = (products: RankedSummary[]) => Object.fromEntries(reasonsOf(products));

test("gives each product at most one reason, the rarest that applies", () => {
  const everything = { topSize: "205/55 R16", placeBefore: 9 };
  expect(
    reasonsById([
      ranked(4, { placeBefore: 9 }),
      ranked(1, { stars: 4.9, reviewCount: 30, ...everything }),
      ranked(2, { price: "9.00", ...everything }),
      ranked(3, everything),
      ranked(5, { stars: 4.8, reviewCount: 30 }),
    ]),
  ).toEqual({
    1: { kind: "bestRated", count: 5 },
    2: { kind: "lowestPrice", count: 5 },
    3: { kind: "topSize", size: "205/55 R16" },
    4: { kind: "gained", places: 8 },
  });
});

test("names no best or cheapest product for ties, few reviews or few products", () => {
  const five = { stars: 5, reviewCount: 40 };
  expect(reasonsById([ranked(1, five), ranked(2, five), ranked(3)])).toEqual({});
  expect(reasonsById([ranked(1, { stars: 5, reviewCount: 4 }), ranked(2), ranked(3)])).toEqual({});
  expect(reasonsById([ranked(1, { ...five, price: "1.00" }), ranked(2)])).toEqual({});
});

test("compares only the first ten places", () => {
  const list = Array.from({ length: 12 }, (_, at) => ranked(at + 1));
  list[4] = ranked(5, { stars: 4.1, reviewCount: 9 });
  list[11] = ranked(12, { stars: 4.9, reviewCount: 90, price: "1.00" });
  expect(reasonsById(list)).toEqual({ 5: { kind: "bestRated", count: 10 } });
});

test("ignores small rank changes, and shows the change of later places below the place", () => {
  expect(
    reasonsById([
      ranked(1, { placeBefore: 3 }),
      ranked(2, { placeBefore: 5 }),
      ranked(3, { placeBefore: 1 }),
      ranked(4, { placeBefore: 12 }),
    ]),
  ).toEqual({ 2: { kind: "gained", places: 3 } });
});
