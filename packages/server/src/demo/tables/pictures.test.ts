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

it("shows tires on a wheel on a third to a half of their cards", () => {
  const covers = tables.products.flatMap(({ pictures: [cover] }) => (cover?.kind === "tire" ? [cover] : []));
  const mounted = covers.filter(({ wheel }) => wheel !== undefined).length;
  expect(mounted / covers.length).toBeGreaterThanOrEqual(1 / 3);
  expect(mounted / covers.length).toBeLessThan(1 / 2);
});

it("shows the sku of the lowest price, a tire without the wheel that isn't part of it", () => {
  for (const { key, skus, pictures } of tables.products) {
    const prices = skus.map(({ price }) => Number(price));
    const cheapest = skus[prices.indexOf(Math.min(...prices))]?.picture ?? 0;
    const shown = pictures[cheapest];
    if (shown?.kind === "tire") expect(shown, key).not.toHaveProperty("wheel");
    else expect(cheapest, key).toBe(0);
  }
});
