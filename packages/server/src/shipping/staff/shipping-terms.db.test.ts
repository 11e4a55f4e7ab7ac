import {
  Code,
  merchantShippingList,
  merchantShippingSave,
  merchantShippingTry,
  type ShippingRate,
  type ShippingTerms,
} from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sku } from "../../database/schema/catalogue.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import {
  makeMerchant,
  makeProduct,
  makeStaff,
  type Shopper,
  type TestProduct,
} from "../../testing/test-shop.ts";

let shop: TestApp;
let merId = 0;
let staff: Shopper;
let item: TestProduct;
beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
  merId = await makeMerchant(shop.ctx.db);
  staff = await makeStaff(shop, merId);
  item = await makeProduct(shop.ctx.db, merId);
  await shop.ctx.db.update(sku).set({ price: "20.00", weight: "1.5" }).where(eq(sku.id, item.skuId));
});
afterAll(() => shop.close());

const none: ShippingTerms = { rate: null, days: null };
const byWeight: ShippingRate = {
  by: "weight",
  first: "1",
  firstFee: "5.00",
  next: "0.5",
  nextFee: "1.25",
  freeFrom: "100.00",
};
const save = (place: string, from: ShippingTerms, to: ShippingTerms) =>
  shop.call(merchantShippingSave, { token: staff.token, body: { merId, place, from, to } });
const list = async () =>
  (await shop.call(merchantShippingList, { token: staff.token, query: { merId } })).data;
const attempt = async (country: string, quantity: number) =>
  (
    await shop.call(merchantShippingTry, {
      token: staff.token,
      query: { merId, country, productId: item.productId, quantity },
    })
  ).data;

it("prices shipping by the nearest place, as orders do", async () => {
  const days = { handlingDays: 1, minDays: 2, maxDays: 4 };
  expect((await save("europe", none, { rate: byWeight, days })).code).toBe(Code.ok);
  const flat: ShippingRate = {
    ...byWeight,
    by: "flat",
    firstFee: "30.00",
    next: "1",
    nextFee: "0",
    freeFrom: null,
  };
  expect((await save("*", none, { rate: flat, days: null })).code).toBe(Code.ok);
  expect(await list()).toEqual([
    { place: "*", rate: { ...flat }, days: null },
    { place: "europe", rate: byWeight, days },
  ]);
  // 3 kg: 5.00 for the first kilogram, then 4 steps.
  expect(await attempt("FR", 2)).toMatchObject({
    total: "40.00",
    weight: "3",
    fee: "10.00",
    place: "europe",
  });
  expect((await attempt("FR", 2)).delivery).not.toBeNull();
  expect(await attempt("FR", 5)).toMatchObject({ total: "100.00", fee: "0.00" });
  expect(await attempt("US", 1)).toMatchObject({ fee: "30.00", place: "*", delivery: null });
});

it("writes only changed parts, and refuses parts that another member changed", async () => {
  const from: ShippingTerms = { rate: null, days: null };
  const days = { handlingDays: 2, minDays: 3, maxDays: 5 };
  await save("US", from, { rate: byWeight, days: null });
  expect((await save("US", from, { rate: null, days })).code).toBe(Code.ok);
  expect((await list()).find(({ place }) => place === "US")).toEqual({ place: "US", rate: byWeight, days });
  const refused = await save("US", from, { rate: { ...byWeight, firstFee: "9.00" }, days: null });
  expect(refused).toMatchObject({ code: Code.conflict, data: { changed: [{ field: "rate" }] } });
  expect((await save("US", { rate: byWeight, days }, none)).code).toBe(Code.ok);
  expect((await list()).some(({ place }) => place === "US")).toBe(false);
});

it.each([
  ["XX", none],
  ["US", { rate: { ...byWeight, next: "0" }, days: null }],
  ["US", { rate: null, days: { handlingDays: 1, minDays: 5, maxDays: 4 } }],
])("refuses %s with %o", async (place, to) => {
  expect((await save(place, none, to)).code).toBe(Code.badRequest);
});
