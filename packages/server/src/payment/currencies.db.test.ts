import {
  applyRefund,
  applyRefundForm,
  Code,
  computePrice,
  createOrder,
  merchantRefundAgree,
  pay,
  paypalSuccess,
} from "@carmine/api/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { masterOrder } from "../database/schema/ordering.ts";
import { paymentProblem } from "../database/schema/payment-problems.ts";
import { claimedCoupon, coupon } from "../database/schema/promotion.ts";
import { transaction } from "../database/transaction.ts";
import { dayMs } from "../shared/durations.ts";
import { runIn } from "../testing/command-line.ts";
import { fakePaypal, type FakePaypal } from "../testing/fake-paypal.ts";
import { fakeStripe, type FakeStripe } from "../testing/fake-stripe.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { paymentOf } from "../testing/test-payments.ts";
import {
  createBody,
  payByCard,
  startCheckout,
  makeProduct,
  makeMerchant,
  makeShopper,
  makeStaff,
  readMaster,
} from "../testing/test-shop.ts";
import { exportProducts } from "../catalogue/staff/export-products.ts";
import { exportCustomers } from "../ordering/staff/export-customers.ts";
import { exportTaxes } from "../ordering/staff/export-taxes.ts";
import type { CsvFile } from "../http/route.ts";
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

/** Runs a test in a shop with the given currency. */
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
  const product = await makeProduct(shop.ctx.db, await makeMerchant(shop.ctx.db), { price, stock: 10 });
  const shopper = await makeShopper(shop);
  const preOrderNo = await startCheckout(shop, shopper, [{ ...product, quantity }]);
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
  ])("in %s is sent in Stripe's unit, paid and refunded", async (currency, price, units, minor) => {
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
      await shop.ctx.jobs.run("send-refunds");
      expect(stripe.refunds.at(-1)).toMatchObject({ payment_intent: reference, amount: units });
    });
  });
});

it("is rounded to whole forints if PayPal, which accepts no decimals for them, is open", async () => {
  await inShop({ currency: "HUF", stripe: null, paypal: paypal.keys }, async (shop) => {
    const held = await hold(shop, "180.40");
    const { orderNo } = (await order(shop, held, { payType: "paypal" })).data;
    const { token } = held.shopper;
    const started = await shop.call(pay, { token, body: { orderNo, payType: "paypal", payChannel: "pc" } });
    expect(started.code).toBe(Code.ok);
    expect([...paypal.orders.values()].at(-1)).toMatchObject({ value: "180", currency: "HUF" });
  });
});

/** Changes the shipping cost of an order to one that a shop without PayPal could have. */
const addFreight = async (shop: TestApp, orderNo: string, freight: string): Promise<void> => {
  const change = sql`set freight = freight + ${freight}::numeric, total = total + ${freight}::numeric`;
  const id = sql`(select id from master_order where order_no = ${orderNo})`;
  const orders = sql`(select id from merchant_order where master_order_id = ${id})`;
  await shop.ctx.db.execute(sql`update order_line ${change} where merchant_order_id in ${orders}`);
  await shop.ctx.db.execute(sql`update merchant_order ${change} where master_order_id = ${id}`);
  await shop.ctx.db.execute(sql`update master_order ${change} where id = ${id}`);
};

describe("forints at PayPal", () => {
  const placed = async (shop: TestApp, freight: string) => {
    const held = await hold(shop, "180", 2);
    const { orderNo } = (await order(shop, held, { payType: "paypal" })).data;
    await addFreight(shop, orderNo, freight);
    const { token } = held.shopper;
    const start = () => shop.call(pay, { token, body: { orderNo, payType: "paypal", payChannel: "pc" } });
    return { token, orderNo, start };
  };

  it("are refunded in whole forints that add up to the charge", async () => {
    await inShop({ currency: "HUF", stripe: null, paypal: paypal.keys }, async (shop) => {
      const { token, orderNo, start } = await placed(shop, "1");
      await start();
      const { reference } = await paymentOf(shop, orderNo);
      paypal.approve(reference);
      await shop.call(paypalSuccess, { token, body: { token: reference, payerID: "PAYER" } });
      const shopOrder = (await readMaster(shop, token, orderNo)).orderList[0];
      const params = { orderNo: shopOrder?.orderNo ?? "" };
      const form = (await shop.call(applyRefundForm, { token, params })).data;
      expect(form.orderInfoList[0]?.refundPrices?.map(Number)).toEqual([181, 361]);
      const operator = await makeStaff(shop, shopOrder?.merId);
      for (const num of [1, 1]) {
        const lines = [{ orderInfoId: form.orderInfoList[0]?.id ?? 0, num }];
        const made = await shop.call(applyRefund, { token, body: { ...params, text: "Damaged", lines } });
        expect(made.code, made.message).toBe(Code.ok);
        const refundOrderNo = made.data?.refundOrderNo ?? "";
        await shop.call(merchantRefundAgree, { token: operator.token, params: { refundOrderNo } });
        await shop.ctx.jobs.run("send-refunds");
      }
      expect(paypal.orders.get(reference)?.refunds.map(({ cents }) => cents)).toEqual([18_100, 18_000]);
    });
  });

  it.each(["0.40", "0.50"])(
    "refuse an order placed before PayPal was added (shipping %s), and record a problem",
    async (freight) => {
      await inShop({ currency: "HUF", stripe: null, paypal: paypal.keys }, async (shop) => {
        const { start } = await placed(shop, freight);
        expect(await start()).toMatchObject({
          code: Code.failure,
          message: expect.stringContaining("can’t charge the exact amount of this order"),
        });
        expect(await shop.ctx.db.select().from(paymentProblem)).toMatchObject([
          { kind: "startRefused", provider: "paypal", code: "amount_too_precise", currency: "HUF" },
        ]);
      });
    },
  );

  it("refuse an order of whole forints with fractional lines, which couldn't be refunded", async () => {
    await inShop({ currency: "HUF", stripe: null, paypal: paypal.keys }, async (shop) => {
      const { start, orderNo } = await placed(shop, "0.40");
      await shop.ctx.db
        .update(masterOrder)
        .set({ freight: "0", total: "360" })
        .where(eq(masterOrder.orderNo, orderNo));
      expect((await start()).message).toContain("can’t charge the exact amount of this order");
    });
  });
});

describe("the smallest charge", () => {
  it("remains payable after a coupon, and is accepted by Stripe", async () => {
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
        message: "The minimum charge is $0.50. Add another item.",
      });
    });
  });
});

/** Cells of a file by column name, one object per row. */
const recordsOf = async ({ rows }: CsvFile): Promise<Record<string, string>[]> => {
  const lines: (readonly string[])[] = [];
  for await (const row of rows) lines.push(row);
  const [header = [], ...cells] = lines;
  return cells.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at] ?? ""])));
};

describe("mails, files and commands", () => {
  it.each([
    ["JPY", "1500", "¥1,500", "0"],
    ["LAK", "1500.00", "₭1,500.00", "0.00"],
    ["CHF", "1500.00", "CHF\u00a01,500.00", "0.00"],
  ])("write amounts in %s with its decimals and symbol", async (currency, amount, text, zero) => {
    await inShop({ currency, stripe: null }, async (shop) => {
      const { db } = shop.ctx;
      const merchantId = await makeMerchant(db, "Rim Works");
      const product = await makeProduct(db, merchantId, { price: "1500.00" });
      const shopper = await makeShopper(shop);
      const preOrderNo = await startCheckout(shop, shopper, [product]);
      const { orderNo } = (await order(shop, { shopper, preOrderNo }, { payType: "sandbox" })).data;
      await payByCard(shop, shopper, orderNo);
      await shop.ctx.jobs.run("create-order-emails");
      const mails = shop.messages.filter(({ subject }) => /Complete payment|Payment received/.test(subject));
      expect(mails.length).toBeGreaterThan(0);
      for (const mail of mails) expect(mail.text).toContain(text);

      expect(await recordsOf(exportTaxes(shop.ctx, null, {}))).toMatchObject([
        { Currency: currency, Items: amount, Discount: zero, Tax: zero, Total: amount, Refunded: zero },
      ]);
      expect(await recordsOf(exportCustomers(shop.ctx, merchantId))).toMatchObject([
        { Total: amount, Refunded: zero, Currency: currency },
      ]);
      expect(await recordsOf(exportProducts(shop.ctx, merchantId, { view: "all" } as never))).toMatchObject([
        { "Variant Price": amount },
      ]);
      expect((await runIn(shop, "order", "list")).text).toContain(` ${amount} ${currency} `);
    });
  });
});
