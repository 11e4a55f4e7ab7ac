import {
  type BodyOf,
  Code,
  coupons,
  merchantCouponDetail,
  merchantCouponList,
  merchantCouponRemove,
  merchantCouponSave,
  operatorCouponList,
} from "@carmine/api/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { makeMerchant, makeProduct, makeStaff, type Shopper } from "../../testing/test-shop.ts";

let shop: TestApp;
let merId = 0;
let staff: Shopper;
beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
  merId = await makeMerchant(shop.ctx.db, "Lampenhaus");
  staff = await makeStaff(shop, merId);
});
afterAll(() => shop.close());

type Fields = BodyOf<typeof merchantCouponSave>["to"];
const fields: Fields = {
  name: { en: "Five off" },
  given: "claim",
  value: "5.00",
  minimum: "20.00",
  products: [],
  gifts: [],
  total: null,
  claimFrom: null,
  claimUntil: null,
  useFrom: null,
  useUntil: null,
  days: 7,
  open: true,
};
const save = (body: Partial<BodyOf<typeof merchantCouponSave>>) =>
  shop.call(merchantCouponSave, {
    token: staff.token,
    body: { merId, id: null, from: null, to: fields, ...body },
  });
const list = async () => (await shop.call(merchantCouponList, { token: staff.token, query: { merId } })).data;

it("adds coupons that the shop pays for, and shows how many products they apply to", async () => {
  const one = await makeProduct(shop.ctx.db, merId);
  await makeProduct(shop.ctx.db, merId);
  const { data } = await save({});
  await save({ to: { ...fields, products: [one.productId] } });
  expect((await list()).map(({ productCount }) => productCount)).toEqual([2, 1]);
  const operator = await makeStaff(shop);
  const all = (await shop.call(operatorCouponList, { token: operator.token })).data;
  expect(all.find(({ id }) => id === data.id)).toMatchObject({ merchant: "Lampenhaus", category: null });
});

it("refuses products and coupons of another shop", async () => {
  const otherId = await makeMerchant(shop.ctx.db);
  const other = await makeStaff(shop, otherId);
  const { productId } = await makeProduct(shop.ctx.db, otherId);
  expect((await save({ to: { ...fields, products: [productId] } })).message).toContain("another shop");
  const theirs = await shop.call(merchantCouponSave, {
    token: other.token,
    body: { merId: otherId, id: null, from: null, to: fields },
  });
  const { id } = theirs.data;
  const input = { token: staff.token, params: { id }, query: { merId } };
  expect((await shop.call(merchantCouponDetail, input)).code).toBe(Code.notFound);
  const change = await save({ id, from: fields, to: { ...fields, value: "9.00" } });
  expect(change.code).toBe(Code.conflict);
  const removal = { token: staff.token, body: { merId, id, from: fields } };
  expect((await shop.call(merchantCouponRemove, removal)).code).toBe(Code.notFound);
  expect((await list()).some((one) => one.id === id)).toBe(false);
});

it("accepts a name in any one language, which readers of all languages see", async () => {
  expect((await save({ to: { ...fields, name: { en: "", th: " " } } })).code).toBe(Code.badRequest);
  const { data } = await save({ to: { ...fields, name: { en: "", lao: "ຫຼຸດ 5" } } });
  expect((await list()).find(({ id }) => id === data.id)?.name).toEqual({ en: "", lao: "ຫຼຸດ 5" });
  for (const locale of ["lao", "en", "fr"] as const) {
    const offered = await shop.call(coupons, { query: { merId }, locale });
    expect(offered.data.list.find(({ id }) => id === data.id)?.name).toBe("ຫຼຸດ 5");
  }
});
