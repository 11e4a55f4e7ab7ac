import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { pictureFile } from "../picture-file.ts";
import { picturesOf } from "../pictures-of.ts";
import tables from "./index.ts";

const folder = join(import.meta.dirname, "../pictures");
const specs = picturesOf(tables);

it("has a file for every demo picture, and a picture for every file", () => {
  expect(readdirSync(folder).toSorted()).toEqual([...new Set(specs.map(pictureFile))].toSorted());
});

it("gives each picture a different file name", () => {
  const bySpec = new Map(specs.map((spec) => [JSON.stringify(spec), pictureFile(spec)]));
  expect(new Set(bySpec.values()).size).toBe(bySpec.size);
});

it("has pictures of at most 7 MB in total", () => {
  const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  expect(bytes).toBeLessThanOrEqual(7_000_000);
});

it("shows every product in a different picture", () => {
  const first = tables.products.map(({ pictures }) => JSON.stringify(pictures[0]));
  expect(new Set(first).size).toBe(first.length);
});

it("shows the sku of the lowest price", () => {
  for (const { key, skus } of tables.products) {
    const prices = skus.map(({ price }) => Number(price));
    const cheapest = skus[prices.indexOf(Math.min(...prices))];
    expect(cheapest?.picture ?? 0, key).toBe(0);
  }
});
