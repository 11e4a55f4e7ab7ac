import { expect, test } from "vitest";
import { newsOf } from "./saved-state.ts";

const plain = { isSold: true, isBack: false, stock: 40, price: "20.00", savedPrice: "20.00" };

test("returns the most important change of a product", () => {
  // Each change with all less important ones.
  const facts = [
    ["gone", { isSold: false }],
    ["soldOut", { stock: 0 }],
    ["back", { isBack: true }],
    ["dropped", { price: "8.50" }],
    ["few", { stock: 10 }],
    ["none", {}],
  ] as const;
  for (const [at, [news]] of facts.entries())
    expect(
      newsOf(
        Object.assign(
          { ...plain },
          ...facts
            .slice(at)
            .map(([, fact]) => fact)
            .toReversed(),
        ),
      ),
    ).toBe(news);
});

test("ignores a higher price, and an unknown price at the time of saving", () => {
  expect(newsOf({ ...plain, price: "20.01" })).toBe("none");
  expect(newsOf({ ...plain, savedPrice: null })).toBe("none");
  expect(newsOf({ ...plain, stock: null })).toBe("none");
  expect(newsOf({ ...plain, stock: 11 })).toBe("none");
});
