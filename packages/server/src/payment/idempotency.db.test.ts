import { Code, pay } from "@carmine/api/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { transaction } from "../database/transaction.ts";
import { fakePaypal, type FakePaypal } from "../testing/fake-paypal.ts";
import { fakeStripe, type FakeStripe } from "../testing/fake-stripe.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { paymentOf } from "../testing/test-payments.ts";
import {
  makeProduct,
  makeMerchant,
  makeShopper,
  placeTestOrder,
  type TestProduct,
} from "../testing/test-shop.ts";
import { planRefund } from "./refunds.ts";

const keys = { secretKey: "sk_test_1", publishableKey: "pk_test_1", webhookSecret: "whsec_1" };

let stripe: FakeStripe;
let paypal: FakePaypal;
/** Two installations that use the same provider accounts. */
let shops: [TestApp, TestApp];
let items: [TestProduct, TestProduct];

beforeAll(async () => {
  stripe = await fakeStripe(keys.secretKey, keys.webhookSecret);
  paypal = await fakePaypal();
  const open = async () => {
    const shop = await testApp({
      stripe: { ...keys, base: stripe.base },
      paypal: paypal.keys,
      sandboxPayments: true,
      rateLimits: false,
    });
    return [shop, await makeProduct(shop.ctx.db, await makeMerchant(shop.ctx.db), { stock: 100 })] as const;
  };
  const [first, second] = [await open(), await open()];
  shops = [first[0], second[0]];
  items = [first[1], second[1]];
});
afterAll(async () => {
  for (const shop of shops) await shop.close();
  await paypal.close();
  await stripe.close();
});

const newOrder = async (payType: "stripe" | "paypal", at: 0 | 1 = 0) => {
  const shop = shops[at];
  const shopper = await makeShopper(shop);
  const orderNo = await placeTestOrder(shop, shopper, [items[at]]);
  const start = () => shop.call(pay, { token: shopper.token, body: { orderNo, payType, payChannel: "pc" } });
  return { shop, orderNo, start };
};

const providers = {
  stripe: {
    fail: () => (stripe.failNext = { status: 500, code: "api_error" }),
    lose: () => (stripe.lostCount = 2),
    countPayments: () => stripe.intents.size,
  },
  paypal: {
    fail: () => (paypal.failNext = { status: 500, issue: "INTERNAL_SERVER_ERROR" }),
    lose: () => (paypal.lostCount = 1),
    countPayments: () => paypal.orders.size,
  },
};

describe.each(["stripe", "paypal"] as const)("a payment start with %s", (payType) => {
  const { fail, lose, countPayments } = providers[payType];

  it("uses a new key after an error response, which the provider would replay", async () => {
    const { start } = await newOrder(payType);
    fail();
    expect((await start()).code).toBe(Code.failure);
    expect((await start()).code).toBe(Code.ok);
  });

  it("uses a new key once when concurrent calls get the same error response", async () => {
    const { start } = await newOrder(payType);
    const before = countPayments();
    fail();
    await Promise.all([start(), start(), start()]);
    expect((await start()).code).toBe(Code.ok);
    expect(countPayments()).toBe(before + 1);
  });

  it("keeps the key after a lost response, so that there is no second payment", async () => {
    const { start } = await newOrder(payType);
    const before = countPayments();
    lose();
    expect((await start()).code).toBe(Code.failure);
    expect(countPayments()).toBe(before + 1);
    expect((await start()).code).toBe(Code.ok);
    expect(countPayments()).toBe(before + 1);
  });
});

describe("a refund", () => {
  const planned = async (at: 0 | 1, amount: bigint) => {
    const { shop, orderNo, start } = await newOrder("stripe", at);
    await start();
    const { id, reference } = await paymentOf(shop, orderNo);
    stripe.charge(reference);
    await transaction(shop.ctx.db, (tx) => planRefund(tx, id, amount, "line", shop.clock.now()));
    const send = async () => {
      shop.clock.advance(3_600_000);
      await shop.ctx.jobs.run("send-refunds");
    };
    const sent = () => stripe.refunds.filter((row) => row.payment_intent === reference);
    return { send, sent };
  };

  it("is sent with a new key after a refusal such as an insufficient balance", async () => {
    const { send, sent } = await planned(0, 400n);
    stripe.failNext = { status: 400, code: "balance_insufficient" };
    await send();
    expect(sent()).toEqual([]);
    await send();
    expect(sent()).toMatchObject([{ amount: 400 }]);
  });

  it("keeps its key after a lost response and is made once", async () => {
    const { send, sent } = await planned(0, 400n);
    stripe.lostCount = 2;
    await send();
    await send();
    expect(sent()).toMatchObject([{ amount: 400 }]);
  });

  it("doesn't share keys with another installation on the same account", async () => {
    const [one, other] = [await planned(0, 300n), await planned(1, 200n)];
    await one.send();
    await other.send();
    expect(one.sent()).toMatchObject([{ amount: 300 }]);
    expect(other.sent()).toMatchObject([{ amount: 200 }]);
    const used = stripe.refunds.map(({ key }) => key);
    expect(used.every((key) => /^[0-9a-f]{16}-PT\d+-refund-\d+-\d+$/.test(key))).toBe(true);
  });
});
