import { activityIndex, activityProducts } from "@carmine/api/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeActivity } from "../../testing/test-activity.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { writeProducts } from "../../testing/write-products.ts";

const tires = ["t1", "t2", "t3", "t4"];
let shop: TestApp;
let activity = 0;
let ids: number[] = [];

beforeAll(async () => {
  shop = await testApp();
  const { db } = shop.ctx;
  const written = await writeProducts(db, [
    ...tires.map((handle) => ({ handle, category: ["Tires"] })),
    { handle: "w1", category: ["Wheels"] },
  ]);
  ids = [...tires, "w1"].map((handle) => written.get(handle) ?? 0);
  const members = ids.map((productId) => ({ productId }));
  activity = await makeActivity(db, { name: { en: "Mixed" } }, members);
});
afterAll(() => shop.close());

it("lists at most two products of a department next to each other, on all pages", async () => {
  const page = async (query: object) =>
    (await shop.call(activityProducts, { params: { id: activity }, query })).data.list;
  const listed = [...(await page({ limit: 3 })), ...(await page({ page: 2, limit: 3 }))];
  const [t1, t2, t3, t4, w1] = ids;
  expect(listed.map(({ proId }) => proId)).toEqual([t1, t2, w1, t3, t4]);
});

it("shows the same order in the home page's strip", async () => {
  const [shown] = (await shop.call(activityIndex)).data;
  const [t1, t2, t3, t4, w1] = ids;
  expect(shown?.productList.map(({ proId }) => proId)).toEqual([t1, t2, w1, t3, t4]);
});
