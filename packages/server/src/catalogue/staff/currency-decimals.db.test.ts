import {
  Code,
  merchantProductCreate,
  merchantProductDetail,
  merchantProductPrice,
} from "@carmine/api/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { changeProductAs, contentFor, makeCategory } from "../../testing/staff-products.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { makeMerchant, makeStaff, type Shopper } from "../../testing/test-shop.ts";

let shop: TestApp;
let merId = 0;
let categoryId = 0;
let owner: Shopper;
beforeAll(async () => {
  shop = await testApp({ rateLimits: false, currency: "JPY" });
  merId = await makeMerchant(shop.ctx.db);
  owner = await makeStaff(shop, merId);
  categoryId = await makeCategory(shop.ctx.db);
});
afterAll(() => shop.close());

const create = (price: string, listPrice: string | null = null) => {
  const variants = [{ skuId: null, values: [], price, listPrice, stock: 1 }];
  const body = { merId, content: contentFor(categoryId, "Lamp"), options: [], variants };
  return shop.call(merchantProductCreate, { token: owner.token, body });
};

it("refuses prices with decimals in a marketplace of yen, wherever staff enter them", async () => {
  const refused = { code: Code.badRequest, message: "Amounts in JPY have no decimals." };
  expect(await create("12.50")).toMatchObject(refused);
  expect(await create("12", "20.5")).toMatchObject(refused);
  const { data } = await create("1200.00", "1500");
  const input = { token: owner.token, params: { id: data.id } };
  const stored = (await shop.call(merchantProductDetail, input)).data;
  const skuId = stored.skus[0]?.id ?? 0;
  const price = (to: string) =>
    shop.call(merchantProductPrice, {
      token: owner.token,
      body: { prices: [{ skuId, from: "1200", to }] },
    });
  expect(await price("1300.50")).toMatchObject(refused);
  const change = (field: "price" | "listPrice", from: string, to: string) =>
    changeProductAs(shop, owner, data.id, { skus: [{ skuId, field, from, to }] });
  expect(await change("price", "1200", "1300.5")).toMatchObject(refused);
  expect(await change("listPrice", "1500", "1600.5")).toMatchObject(refused);
  expect((await change("listPrice", "1500", "1600.0")).code).toBe(Code.ok);
  expect((await price("1300")).code).toBe(Code.ok);
});
