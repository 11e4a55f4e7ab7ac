import { cancelRestock, savedProducts, saveProduct, watchRestock } from "@carmine/api/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { makeProduct, makeMerchant, makeShopper } from "../testing/test-shop.ts";

let shop: TestApp;
let merchantId: number;
beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
  merchantId = await makeMerchant(shop.ctx.db);
});
afterAll(() => shop.close());

const save = (token: string, id: number) =>
  shop.call(saveProduct, { token, body: { id, category: "store" } });

it("shows a restock request only to the shopper who made it", async () => {
  const [mine, other] = [await makeShopper(shop), await makeShopper(shop)];
  const { productId, skuId } = await makeProduct(shop.ctx.db, merchantId, { stock: 0 });
  for (const { token } of [mine, other]) await save(token, productId);
  const tokenOf = async (token: string) =>
    (await shop.call(savedProducts, { token })).data.list[0]?.restockToken;
  expect(await tokenOf(mine.token)).toBeNull();
  const requested = await shop.call(watchRestock, { token: mine.token, body: { attrValueId: skuId } });
  expect(await tokenOf(mine.token)).toBe(requested.data.token);
  expect(await tokenOf(other.token)).toBeNull();
  await shop.call(cancelRestock, { body: { token: requested.data.token } });
  expect(await tokenOf(mine.token)).toBeNull();
});

it("assigns requests for an account's email to the account, out of reach of others who know the address", async () => {
  const mine = await makeShopper(shop);
  const { productId, skuId } = await makeProduct(shop.ctx.db, merchantId, { stock: 0 });
  await save(mine.token, productId);
  const email = `${mine.identity}@example.com`;
  const asGuest = () => shop.call(watchRestock, { body: { attrValueId: skuId, email } });
  const cancel = async (token: string) => (await shop.call(cancelRestock, { body: { token } })).data;
  const listed = async () =>
    (await shop.call(savedProducts, { token: mine.token })).data.list[0]?.restockToken;
  await asGuest();
  expect(await listed()).toBeNull();
  const own = await shop.call(watchRestock, { token: mine.token, body: { attrValueId: skuId } });
  expect(await listed()).toBe(own.data.token);
  const later = await asGuest();
  expect(later.code).toBe(200);
  expect(await cancel(later.data.token)).toBe(false);
  expect(await listed()).toBe(own.data.token);
  expect(await cancel(own.data.token)).toBe(true);
});
