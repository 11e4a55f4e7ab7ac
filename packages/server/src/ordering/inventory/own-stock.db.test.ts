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
const received: string[] = [];
const takeReceived = (): string[] =>
  [...new Set(received.splice(0))].filter((tag) => tag.startsWith("product:"));

beforeAll(async () => {
  shop = await testApp();
  item = await makeProduct(shop.ctx.db, await makeMerchant(shop.ctx.db));
  subscribeToOwnTags(shop.ctx.db, (tags) => received.push(...tags));
});
afterAll(() => shop.close());

it("is invalidated in this process before the response is sent", async () => {
  const shopper = await makeShopper(shop);
  const tag = `product:${item.productId}`;
  const canceledNo = await placeTestOrder(shop, shopper, [item]);
  expect(takeReceived()).toEqual([tag]);
  const { code } = await shop.call(cancelOrder, { token: shopper.token, params: { orderNo: canceledNo } });
  expect([code, takeReceived()]).toEqual([Code.ok, [tag]]);
  const paidNo = await placeTestOrder(shop, shopper, [item]);
  takeReceived();
  await payByCard(shop, shopper, paidNo);
  expect(takeReceived()).toEqual([tag]);
  await transaction(shop.ctx.db, (tx) =>
    restock(tx, demandValues([{ skuId: item.skuId, quantity: 1 }]), "RE1"),
  );
  expect(takeReceived()).toEqual([tag]);
});
