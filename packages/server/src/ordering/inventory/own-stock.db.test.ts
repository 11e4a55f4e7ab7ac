import { cancelOrder, Code } from "@carmine/api/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { subscribeToOwnTags } from "../../database/publish-tags.ts";
import { transaction } from "../../database/transaction.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import {
  makeProduct,
  makeMerchant,
  makeShopper,
  payByCard,
  placeTestOrder,
  type TestProduct,
} from "../../testing/test-shop.ts";
import { demandValues, restock } from "./stock.ts";

let shop: TestApp;
let item: TestProduct;
/** Tags that this process published locally, without a database notification. */
const heard: string[] = [];
const heardNow = (): string[] => [...new Set(heard.splice(0))].filter((tag) => tag.startsWith("product:"));

beforeAll(async () => {
  shop = await testApp();
  item = await makeProduct(shop.ctx.db, await makeMerchant(shop.ctx.db));
  subscribeToOwnTags(shop.ctx.db, (tags) => heard.push(...tags));
});
afterAll(() => shop.close());

it("is invalidated in this process before the response is sent", async () => {
  const shopper = await makeShopper(shop);
  const tag = `product:${item.productId}`;
  const given = await placeTestOrder(shop, shopper, [item]);
  expect(heardNow()).toEqual([tag]);
  const { code } = await shop.call(cancelOrder, { token: shopper.token, params: { orderNo: given } });
  expect([code, heardNow()]).toEqual([Code.ok, [tag]]);
  const kept = await placeTestOrder(shop, shopper, [item]);
  heardNow();
  await payByCard(shop, shopper, kept);
  expect(heardNow()).toEqual([tag]);
  await transaction(shop.ctx.db, (tx) => restock(tx, demandValues([{ skuId: item.skuId, quantity: 1 }])));
  expect(heardNow()).toEqual([tag]);
});
