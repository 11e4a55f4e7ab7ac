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
  type BodyOf,
} from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { answerCache } from "../../http/answer-cache.ts";
import { taxRate } from "../../database/schema/taxes.ts";
import { claimedCoupon, coupon } from "../../database/schema/promotion.ts";
import { transaction } from "../../database/transaction.ts";
import { giveNewUserCoupons } from "../../promotion/coupons/issue-coupons.ts";
import { grantPoints } from "../../promotion/points/ledger.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import {
  addressOf,
  card,
  createBody,
  makeProduct,
  makeMerchant,
  makeShopper,
  type TestProduct,
  type Shopper,
} from "../../testing/test-shop.ts";
import { dayMs } from "../../shared/durations.ts";

const sent = vi.spyOn(Client.prototype, "query");
let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());
afterAll(() => sent.mockRestore());

/** Buys one unit and counts the statements of each step. */
const statementsOf = async (
  shopper: Shopper,
  { productId, skuId }: TestProduct,
  choices: Partial<BodyOf<typeof createOrder>> = {},
): Promise<Record<string, number>> => {
  const { token } = shopper;
  const counts: Record<string, number> = {};
  const step = async <Data>(name: string, call: Promise<{ code: number; data: Data }>): Promise<Data> => {
    sent.mockClear();
    const { code, data } = await call;
    expect(code, name).toBe(200);
    counts[name] = sent.mock.calls.length;
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
    shop.call(computePrice, { token, body: { preOrderNo, addressId, ...choices } }),
  );
  const { orderNo } = await step(
    "create",
    shop.call(createOrder, {
      token,
      headers: { "idempotency-key": preOrderNo },
      body: createBody(preOrderNo, { ...shopper, addressId }, { ...choices, expectedPayFee: payFee }),
    }),
  );
  await step("pay", shop.call(pay, { token, body: { orderNo, payType: "sandbox", payChannel: "pc" } }));
  await step("card", shop.call(sandboxConfirm, { token, body: card(orderNo) }));
  const { status } = await step("result", shop.call(payResult, { token, params: { orderNo } }));
  expect(status).toBe("paid");
  return counts;
};

describe("a whole checkout", () => {
  beforeEach(() => answerCache(shop.ctx).invalidateAll());

  it("runs no more statements than necessary", async () => {
    // Caching depends on the subscription to change notifications.
    await vi.waitUntil(() => shop.ctx.pageTags.live);
    const item = await makeProduct(shop.ctx.db, await makeMerchant(shop.ctx.db));
    expect(await statementsOf(await makeShopper(shop), item)).toEqual({
      // The product with its shop, the destination country, its delivery, and whether the shopper saved
      // the product and follows the shop.
      detail: 5,
      add: 2,
      cart: 1,
      address: 1,
      hold: 3,
      // One of them stores the displayed total.
      load: 3,
      price: 1,
      // One of them sets the language of the account's mails.
      create: 9,
      // Two of them create the key of the test cards, one closes payment problems.
      pay: 6,
      card: 9,
      result: 1,
    });
  });

  it("runs a few more for a coupon, points and taxes", async () => {
    await vi.waitUntil(() => shop.ctx.pageTags.live);
    const { db, clock } = shop.ctx;
    const item = await makeProduct(db, await makeMerchant(db), { price: "100.00" });
    const shopper = await makeShopper(shop);
    const now = clock.now();
    const [welcome] = await db
      .insert(coupon)
      .values({ name: { en: "Welcome" }, type: 2, scope: "platform", value: "5", minimum: "0", days: 7 })
      .returning({ id: coupon.id });
    await transaction(db, async (tx) => {
      await giveNewUserCoupons(tx, shopper.accountId, now);
      const expiresAt = new Date(now.getTime() + dayMs);
      await grantPoints(tx, { accountId: shopper.accountId, amount: 1000, link: "gift", expiresAt }, now);
    });
    const [claim] = await db
      .select({ id: claimedCoupon.id })
      .from(claimedCoupon)
      .where(eq(claimedCoupon.couponId, welcome?.id ?? 0));
    await db.insert(taxRate).values({ country: "CA", name: { en: "GST" }, rate: "0.05" });
    shop.clock.advance(6000);
    const { price, create, ...others } = await statementsOf(shopper, item, {
      couponId: claim?.id,
      useIntegral: true,
    });
    // Spending the coupon; locking the balance, taking points from their lots, and updating the balance.
    expect({ price, create }).toEqual({ price: 2, create: 13 });
    expect(Object.values(others).reduce((sum, count) => sum + count, 0)).toBe(30);
  });
});
