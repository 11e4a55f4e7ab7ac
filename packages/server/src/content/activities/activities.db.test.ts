import {
  activityDetail,
  activityIndex,
  activityProducts,
  bottomNavigation,
  guide,
  imageDomain,
  leaderboard,
  mobileIndex,
  payCurrency,
} from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { writeProducts } from "../../testing/write-products.ts";
import { operator } from "../../testing/operator.ts";
import { makeActivity } from "../../testing/test-activity.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { writeGuide } from "../guides/guides.ts";

let shop: TestApp;
let ids: Map<string, number>;
let open = 0;
let closed = 0;
const idOf = (handle: string): number => ids.get(handle) ?? 0;

beforeAll(async () => {
  shop = await testApp();
  const { db } = shop.ctx;
  ids = await writeProducts(db, [
    { handle: "a", price: "30.00", category: ["Tires"], brand: "Norrland" },
    { handle: "b", price: "10.00", category: ["Wheels"] },
    { handle: "c", price: "20.00", category: ["Tires"] },
    { handle: "hidden", category: ["Tires"], isShown: false },
  ]);
  await db.execute(sql`update product set list_price = 40 where handle = 'a'`);
  open = await makeActivity(
    db,
    { name: { en: "Flash", th: "แฟลช" }, instruction: { en: "Daily" } },
    [...ids.values()].map((productId, at) => ({
      productId,
      ...(at === 0 && { quota: 100, virtualSold: 40 }),
    })),
  );
  closed = await makeActivity(db, { name: { en: "Over" }, type: 2, isOpen: false }, []);
});
afterAll(() => shop.close());

const products = async (query = {}) =>
  (await shop.call(activityProducts, { params: { id: open }, query })).data;

it("lists the products of an open activity in its order or another, twenty per page", async () => {
  const { list, total, pageSize } = await products();
  expect(list.map(({ proId }) => proId)).toEqual([idOf("a"), idOf("b"), idOf("c")]);
  expect({ total, pageSize }).toEqual({ total: 3, pageSize: 20 });
  expect(list[0]).toMatchObject({ quota: 100, sold: 40, brandName: "Norrland", otPrice: "40.00" });
  expect(list[1]).toMatchObject({ quota: null, sold: null });
  // Products without options can be added to the cart from a card.
  expect(list.every(({ merName, skuId }) => merName !== null && skuId !== null)).toBe(true);
  const order = async (sort: string) => (await products({ sort })).list.map(({ proId }) => proId);
  expect(await order("price-asc")).toEqual([idOf("b"), idOf("c"), idOf("a")]);
  expect(await order("saving")).toEqual([idOf("a"), idOf("b"), idOf("c")]);
  expect((await products({ page: 2, limit: 2 })).list.map(({ proId }) => proId)).toEqual([idOf("c")]);
});

it("describes an activity with the departments of its products", async () => {
  const { data } = await shop.call(activityDetail, { params: { id: open }, locale: "th" });
  expect(data).toMatchObject({ name: "แฟลช", type: 1, banner: "[]", instruction: "Daily" });
  expect(data.categoryList.map(({ name, count }) => [name, count])).toEqual([
    ["Tires", 2],
    ["Wheels", 1],
  ]);
  const [tires] = data.categoryList;
  expect((await products({ cid: tires?.id })).total).toBe(2);
});

it("refuses a closed or missing activity", async () => {
  for (const id of [closed, 999_999]) {
    expect((await shop.call(activityDetail, { params: { id } })).code).toBe(404);
    expect((await shop.call(activityProducts, { params: { id } })).code).toBe(404);
  }
  expect((await shop.call(activityIndex)).data.map(({ id, total }) => [id, total])).toEqual([[open, 3]]);
});

it("ranks one department", async () => {
  await shop.ctx.db.execute(sql`update product set virtual_sales = 9 where handle = 'c'`);
  const { data } = await shop.call(activityDetail, { params: { id: open } });
  const [tires] = data.categoryList;
  const ranked = await shop.call(leaderboard, { query: { cid: tires?.id } });
  expect(ranked.data.map(({ id }) => id)).toEqual([idOf("c"), idOf("a")]);
  expect(ranked.data.every(({ skuId }) => skuId !== null)).toBe(true);
});

it("serves a guide that the operator writes language by language", async () => {
  const read = (locale: "en" | "fr") => shop.call(guide, { params: { slug: "oil" }, locale });
  expect((await read("en")).code).toBe(404);
  await writeGuide(shop.ctx, operator, "oil", "en", { title: "Which oil?", html: "<p>5W-30</p>" });
  await expect.poll(async () => (await read("fr")).data.title).toBe("Which oil?");
  await writeGuide(shop.ctx, operator, "oil", "fr", { title: "Quelle huile ?", html: "<p>5W-30, oui</p>" });
  await expect.poll(async () => (await read("fr")).data.title).toBe("Quelle huile ?");
  expect((await read("en")).data).toMatchObject({ title: "Which oil?", html: "<p>5W-30</p>" });
});

it("serves the family's mobile clients", async () => {
  const { data } = await shop.call(mobileIndex);
  expect(data.categoryList.map(({ name }) => name)).toEqual(["Tires", "Wheels"]);
  expect(data.ranking).toHaveLength(3);
  expect(JSON.parse((await shop.call(payCurrency)).data)).toMatchObject({ currency: "USD" });
  expect((await shop.call(bottomNavigation)).data.bottomNavigationList).toHaveLength(4);
  expect((await shop.call(imageDomain)).data).toBe("");
});
