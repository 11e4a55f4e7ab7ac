import {
  addressEdit,
  cartList,
  cartSave,
  computePrice,
  createOrder,
  loadPreOrder,
  pay,
  payResult,
  preOrder,
  productDetail,
  sandboxConfirm,
} from "@carmine/api/contract";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import {
  addressOf,
  card,
  createBody,
  makeGoods,
  makeMerchant,
  makeShopper,
} from "../../testing/test-shop.ts";

const sent = vi.spyOn(Client.prototype, "query");
let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());
afterAll(() => sent.mockRestore());

const textOf = (config: unknown): string =>
  typeof config === "string" ? config : String((config as { text?: string }).text);

describe("a whole checkout", () => {
  it("asks the database no more often than it has to", async () => {
    // What is remembered, and so not asked for, depends on hearing when it changes.
    await vi.waitUntil(() => shop.ctx.pageTags.live);
    const shopper = await makeShopper(shop);
    const { token } = shopper;
    const { productId, skuId } = await makeGoods(shop.ctx.db, await makeMerchant(shop.ctx.db));
    const steps: Record<string, string[]> = {};
    const step = async <Data>(name: string, call: Promise<{ code: number; data: Data }>): Promise<Data> => {
      sent.mockClear();
      const { code, data } = await call;
      expect(code, name).toBe(200);
      steps[name] = sent.mock.calls.map(([config]) => textOf(config));
      return data;
    };
    await step("detail", shop.call(productDetail, { token, params: { id: productId } }));
    const body = [{ productId, productAttrUnique: skuId, cartNum: 1 }];
    await step("add", shop.call(cartSave, { token, body }));
    const [cart] = await step("cart", shop.call(cartList, { token, query: { isValid: true } }));
    const { id: addressId } = await step("address", shop.call(addressEdit, { token, body: addressOf() }));
    const rows = (cart?.cartInfoList ?? []).map(({ id }) => ({ shoppingCartId: id }));
    const { preOrderNo } = await step(
      "hold",
      shop.call(preOrder, { token, body: { preOrderType: "shoppingCart", orderDetails: rows } }),
    );
    await step("load", shop.call(loadPreOrder, { token, params: { preOrderNo } }));
    const { payFee } = await step(
      "price",
      shop.call(computePrice, { token, body: { preOrderNo, addressId } }),
    );
    const { orderNo } = await step(
      "create",
      shop.call(createOrder, {
        token,
        headers: { "idempotency-key": preOrderNo },
        body: createBody(preOrderNo, { ...shopper, addressId }, { expectedPayFee: payFee }),
      }),
    );
    await step("pay", shop.call(pay, { token, body: { orderNo, payType: "sandbox", payChannel: "pc" } }));
    await step("card", shop.call(sandboxConfirm, { token, body: card(orderNo) }));
    const { status } = await step("result", shop.call(payResult, { token, params: { orderNo } }));
    expect(status).toBe("paid");

    const counts = Object.fromEntries(Object.entries(steps).map(([name, texts]) => [name, texts.length]));
    expect(counts).toEqual({
      // The product for everybody, and what of it the shopper has saved and follows.
      detail: 2,
      add: 1,
      cart: 1,
      address: 1,
      hold: 2,
      load: 2,
      price: 1,
      create: 5,
      pay: 3,
      card: 8,
      result: 1,
    });
  });
});
