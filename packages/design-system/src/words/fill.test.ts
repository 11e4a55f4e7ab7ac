import { expect, test } from "vitest";
import { fillCounted } from "./fill-counted.ts";
import { fill } from "./fill.ts";

test("a value stands where its name is, however often; a name without a value stays", () => {
  expect(fill("{name}: {name}, {place}", { name: "a.jpg" })).toBe("a.jpg: a.jpg, {place}");
});

test("a value is never read for names in it", () => {
  expect(fill("Remove {label}", { label: "{count}", count: 3 })).toBe("Remove {count}");
});

test("what is counted has the form that the language asks for", () => {
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
