import { expect, test } from "vitest";
import { fillCounted } from "./fill-counted.ts";
import { fill } from "./fill.ts";

test("replaces every placeholder of a name, and keeps one without a value", () => {
  expect(fill("{name}: {name}, {place}", { name: "a.jpg" })).toBe("a.jpg: a.jpg, {place}");
});

test("doesn't parse values for placeholders", () => {
  expect(fill("Remove {label}", { label: "{count}", count: 3 })).toBe("Remove {count}");
});

test("uses the language's plural form", () => {
  const found = { one: "{count} résultat", other: "{count} résultats" };
  expect([0, 1, 2].map((count) => fillCounted(found, count, "fr"))).toEqual([
    "0 résultat",
    "1 résultat",
    "2 résultats",
  ]);
  expect(fillCounted({ one: "{count} star", other: "{count} stars" }, 0)).toBe("0 stars");
});

test("uses the form for exact millions in French and Spanish", () => {
  const found = { one: "{count} résultat", many: "{count} de résultats", other: "{count} résultats" };
  expect([1, 2, 1_000_000, 1_000_001].map((count) => fillCounted(found, count, "fr"))).toEqual([
    "1 résultat",
    "2 résultats",
    "1000000 de résultats",
    "1000001 résultats",
  ]);
});
