import { cancelOrder, cartList, cartSave, Code, limits } from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { sku } from "../../database/schema/catalogue.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import {
  type TestProduct,
  startCheckout,
  makeProduct,
  makeMerchant,
  makeShopper,
  payByCard,
  placeTestOrder,
  stockOf,
} from "../../testing/test-shop.ts";

let shop: TestApp;
let uncounted: TestProduct;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  const { db } = shop.ctx;
  uncounted = await makeProduct(db, await makeMerchant(db), { stock: 0 });
  await db.update(sku).set({ isAlwaysSellable: true }).where(eq(sku.id, uncounted.skuId));
});

it("sells more than the counted stock in cart, order and payment", async () => {
  const shopper = await makeShopper(shop);
  await startCheckout(shop, shopper, [{ ...uncounted, quantity: limits.cartLine.max }]);
  const { data } = await shop.call(cartList, { token: shopper.token, query: { isValid: true } });
  expect(data[0]?.cartInfoList[0]).toMatchObject({
    cartNum: 99,
    stock: limits.uncountedStock,
    attrStatus: true,
  });
  const orderNo = await placeTestOrder(shop, shopper, [{ ...uncounted, quantity: 2 }]);
  expect((await stockOf(shop.ctx.db, uncounted)).reserved).toBeGreaterThan(0);
  expect((await payByCard(shop, shopper, orderNo)).data.status).toBe("succeeded");
  const { onHand, reserved, sold } = await stockOf(shop.ctx.db, uncounted);
  expect([onHand + sold, reserved]).toEqual([0, 0]);
  expect(sold).toBeGreaterThan(0);
});

it("releases the reservation when the order is canceled", async () => {
  const shopper = await makeShopper(shop);
  const orderNo = await placeTestOrder(shop, shopper, [uncounted]);
  expect((await stockOf(shop.ctx.db, uncounted)).reserved).toBe(1);
  expect((await shop.call(cancelOrder, { token: shopper.token, params: { orderNo } })).code).toBe(Code.ok);
  expect(await stockOf(shop.ctx.db, uncounted)).toEqual({ onHand: 0, reserved: 0, sold: 0 });
});

it("is sold out as soon as its stock is counted again", async () => {
  const { token } = await makeShopper(shop);
  const add = () =>
    shop.call(cartSave, {
      token,
      body: [{ productId: uncounted.productId, productAttrUnique: uncounted.skuId, cartNum: 1 }],
    });
  expect((await add()).code).toBe(Code.ok);
  await shop.ctx.db.update(sku).set({ isAlwaysSellable: false }).where(eq(sku.id, uncounted.skuId));
  expect((await add()).code).not.toBe(Code.ok);
});
