import { categoryTree, indexProducts, productList } from "@carmine/api/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { writeProducts } from "../testing/write-products.ts";

let shop: TestApp;
let tires = 0;
let wheels = 0;

beforeAll(async () => {
  shop = await testApp();
  const productsOf = (category: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ handle: `${category} ${at}`, category: [category] }));
  await writeProducts(shop.ctx.db, [...productsOf("Tires", 7), ...productsOf("Wheels", 4)]);
  const { data } = await shop.call(categoryTree);
  const idOf = (name: string) => data.find((node) => node.name === name)?.id ?? 0;
  [tires, wheels] = [idOf("Tires"), idOf("Wheels")];
});
afterAll(() => shop.close());

const grid = async (query: { page?: number; limit?: number; beside?: string }) => {
  const { data } = await shop.call(indexProducts, { query: { limit: 20, ...query } });
  return { ids: data.list.map(({ id }) => id), total: data.total };
};
const headOf = async (cid: number, count: number) => {
  const query = { cid, page: 1, limit: count, inStock: true };
  return (await shop.call(productList, { query })).data.list.map(({ id }) => id);
};

it("shows all products, and excludes those of department sections on the page", async () => {
  const all = await grid({});
  expect(all.total).toBe(11);
  const shown = [...(await headOf(tires, 5)), ...(await headOf(wheels, 3))];
  expect(shown).toHaveLength(8);
  const beside = `${tires}:5,${wheels}:3`;
  const rest = await grid({ beside });
  expect(rest.total).toBe(3);
  expect(new Set(rest.ids)).toEqual(new Set(all.ids.filter((id) => !shown.includes(id))));
  const [first, second] = [await grid({ beside, limit: 2 }), await grid({ beside, limit: 2, page: 2 })];
  expect([...first.ids, ...second.ids]).toEqual(rest.ids);
});

it("alternates between departments next to sections, across pages", async () => {
  const left = {
    tires: (await headOf(tires, 20)).slice(1),
    wheels: (await headOf(wheels, 20)).slice(1),
  };
  const beside = `${tires}:1,${wheels}:1`;
  const turns = left.tires.flatMap((id, at) => [id, ...left.wheels.slice(at, at + 1)]);
  expect((await grid({ beside })).ids).toEqual(turns);
  const pages = await Promise.all([1, 2, 3].map((page) => grid({ beside, limit: 4, page })));
  expect(pages.flatMap(({ ids }) => ids)).toEqual(turns);
});

it("excludes nothing for a missing category, and refuses invalid sections", async () => {
  expect((await grid({ beside: "999999:5" })).total).toBe(11);
  for (const beside of ["tires", "1:0", "1:500", "1:5,", Array(9).fill("1:5").join(",")])
    expect((await shop.call(indexProducts, { query: { beside } })).code, beside).toBe(400);
});
