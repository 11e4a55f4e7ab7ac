import { computePrice, createOrder, Code, pay } from "@carmine/api/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { claimedCoupon, coupon } from "../database/schema/promotion.ts";
import { transaction } from "../database/transaction.ts";
import { dayMs } from "../shared/durations.ts";
import { fakePaypal, type FakePaypal } from "../testing/fake-paypal.ts";
import { fakeStripe, type FakeStripe } from "../testing/fake-stripe.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { paymentOf } from "../testing/test-payments.ts";
import { createBody, holdGoods, makeGoods, makeMerchant, makeShopper } from "../testing/test-shop.ts";
import { planRefund } from "./refunds.ts";

const keys = { secretKey: "sk_test_1", publishableKey: "pk_test_1", webhookSecret: "whsec_1" };

let stripe: FakeStripe;
let paypal: FakePaypal;
beforeAll(async () => {
  stripe = await fakeStripe(keys.secretKey, keys.webhookSecret);
  paypal = await fakePaypal();
});
afterAll(async () => {
  await stripe.close();
  await paypal.close();
});

/** Runs a test in a shop that charges a currency. */
const inShop = async (
  changes: Parameters<typeof testApp>[0],
  test: (shop: TestApp) => Promise<void>,
): Promise<void> => {
  const shop = await testApp({ stripe: { ...keys, base: stripe.base }, rateLimits: false, ...changes });
  try {
    await test(shop);
  } finally {
    await shop.close();
  }
};

const hold = async (shop: TestApp, price: string, quantity = 1) => {
  const goods = await makeGoods(shop.ctx.db, await makeMerchant(shop.ctx.db), { price, stock: 10 });
  const shopper = await makeShopper(shop);
  const preOrderNo = await holdGoods(shop, shopper, [{ ...goods, quantity }]);
  return { shopper, preOrderNo };
};
const order = async (
  shop: TestApp,
  { shopper, preOrderNo }: Awaited<ReturnType<typeof hold>>,
  choices: { payType: string; couponId?: number },
) => shop.call(createOrder, { token: shopper.token, body: createBody(preOrderNo, shopper, choices) });

describe("a charge with Stripe", () => {
  it.each([
    ["ISK", "73", 7300, 73n],
    ["UGX", "73", 7300, 73n],
    ["MGA", "5000", 5000, 500_000n],
    ["JPY", "73", 73, 73n],
    ["HUF", "180", 18_000, 18_000n],
  ])("in %s sends the unit of Stripe, is paid and is refunded", async (currency, price, units, minor) => {
    await inShop({ currency }, async (shop) => {
      const held = await hold(shop, price);
      const { orderNo } = (await order(shop, held, { payType: "stripe" })).data;
      const { token } = held.shopper;
      await shop.call(pay, { token, body: { orderNo, payType: "stripe", payChannel: "pc" } });
      const { reference, id, amount } = await paymentOf(shop, orderNo);
      expect(amount).toBe(minor);
      expect(stripe.intents.get(reference)).toMatchObject({
        amount: units,
        currency: currency.toLowerCase(),
      });
      const payload = JSON.stringify(stripe.charge(reference));
      await shop.app.inject({
        method: "POST",
        url: "/api/front/pay/stripe/webhooks",
        headers: {
          "content-type": "application/json",
          "stripe-signature": stripe.sign(payload, shop.clock.now()),
        },
        payload,
      });
      expect((await paymentOf(shop, orderNo)).status).toBe("captured");
      await transaction(shop.ctx.db, (tx) => planRefund(tx, id, minor, "line", shop.clock.now()));
      await shop.ctx.jobs.run("payment.refund");
      expect(stripe.refunds.at(-1)).toMatchObject({ payment_intent: reference, amount: units });
    });
  });
});

it("rounds to whole forints while PayPal is open, which charges no decimals", async () => {
  await inShop({ currency: "HUF", stripe: null, paypal: paypal.keys }, async (shop) => {
    const held = await hold(shop, "180.40");
    const { orderNo } = (await order(shop, held, { payType: "paypal" })).data;
    const { token } = held.shopper;
    const started = await shop.call(pay, { token, body: { orderNo, payType: "paypal", payChannel: "pc" } });
    expect(started.code).toBe(Code.ok);
    expect([...paypal.orders.values()].at(-1)).toMatchObject({ value: "180", currency: "HUF" });
  });
});

describe("the smallest charge", () => {
  it("stays to be paid after a coupon, and Stripe accepts it", async () => {
    await inShop({}, async (shop) => {
      const { db, clock } = shop.ctx;
      const held = await hold(shop, "62.50");
      const { token, accountId, addressId } = held.shopper;
      const [made] = await db
        .insert(coupon)
        .values({ name: { en: "Gift" }, type: 1, scope: "platform", value: "62.50", minimum: "0", days: 7 })
        .returning({ id: coupon.id });
      const [claim] = await db
        .insert(claimedCoupon)
        .values({
          accountId,
          couponId: made?.id ?? 0,
          startsAt: clock.now(),
          endsAt: new Date(clock.now().getTime() + dayMs),
        })
        .returning({ id: claimedCoupon.id });
      const couponId = claim?.id ?? 0;
      const body = { preOrderNo: held.preOrderNo, addressId, couponId };
      const { data: price } = await shop.call(computePrice, { token, body });
      expect(price).toMatchObject({ couponFee: "62.00", payFee: "0.50" });
      const { orderNo } = (await order(shop, held, { payType: "stripe", couponId })).data;
      const started = await shop.call(pay, { token, body: { orderNo, payType: "stripe", payChannel: "pc" } });
      expect(started.code).toBe(Code.ok);
    });
  });

  it("is required of an order without discounts, with the amount in the message", async () => {
    await inShop({}, async (shop) => {
      const answer = await order(shop, await hold(shop, "0.20"), { payType: "stripe" });
      expect(answer).toMatchObject({
        code: Code.failure,
        message: "The smallest amount that can be paid is $0.50. Please add another item.",
      });
    });
  });
});
