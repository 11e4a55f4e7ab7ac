import { carSizes, type QueryOf } from "@carmine/api/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { carSize } from "../database/schema/content.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
  const golf = { make: "Volkswagen", model: "Golf", wheels: ["16 × 7J 5×112"] };
  await shop.ctx.db.insert(carSize).values([
    { ...golf, yearFrom: 2013, yearTo: 2015, tires: ["205/55 R16"] },
    { ...golf, yearFrom: 2015, yearTo: 2016, tires: ["225/45 R17"] },
    { make: "Mazda", model: "3", yearFrom: 2014, yearTo: 2018, tires: ["205/60 R16"], wheels: [] },
  ]);
});
afterAll(() => shop.close());

const read = async (query: QueryOf<typeof carSizes>) => (await shop.call(carSizes, { query })).data;

it("offers makes, then models, then years", async () => {
  expect(await read({})).toEqual({ makes: ["Mazda", "Volkswagen"], models: [], years: [], sizes: [] });
  expect(await read({ make: "volkswagen" })).toMatchObject({ models: ["Golf"], years: [], sizes: [] });
  expect(await read({ make: "Volkswagen", model: "Golf" })).toMatchObject({
    years: [2016, 2015, 2014, 2013],
    sizes: [],
  });
});

it("lists the sizes of every version built in a year", async () => {
  const sizesIn = async (year: number) =>
    (await read({ make: "Volkswagen", model: "Golf", year })).sizes.map(({ tires }) => tires);
  expect(await sizesIn(2014)).toEqual([["205/55 R16"]]);
  expect(await sizesIn(2015)).toEqual([["205/55 R16"], ["225/45 R17"]]);
  expect(await sizesIn(2017)).toEqual([]);
});
