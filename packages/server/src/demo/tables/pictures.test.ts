import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { pictureFile } from "../picture-file.ts";
import { picturesOf } from "../pictures-of.ts";
import tables from "./index.ts";

const folder = join(import.meta.dirname, "../pictures");
const specs = picturesOf(tables);

it("every picture of the demo has its file, and every file its picture", () => {
  expect(readdirSync(folder).toSorted()).toEqual([...new Set(specs.map(pictureFile))].toSorted());
});

it("two pictures never share a file name", () => {
  const bySpec = new Map(specs.map((spec) => [JSON.stringify(spec), pictureFile(spec)]));
  expect(new Set(bySpec.values()).size).toBe(bySpec.size);
});

it("weighs no more than 7 MB", () => {
  const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  expect(bytes).toBeLessThanOrEqual(7_000_000);
});

it("shows every product in a picture of its own", () => {
  const first = tables.products.map(({ pictures }) => JSON.stringify(pictures[0]));
  expect(new Set(first).size).toBe(first.length);
});

it("shows what the lowest price is for", () => {
  for (const { key, skus } of tables.products) {
    const prices = skus.map(({ price }) => Number(price));
    const cheapest = skus[prices.indexOf(Math.min(...prices))];
    expect(cheapest?.picture ?? 0, key).toBe(0);
  }
});
