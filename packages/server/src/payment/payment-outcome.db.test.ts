import { cancelOrder, Code, pay, payResult, paypalSuccess, wireLocales } from "@carmine/api/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { transaction } from "../database/transaction.ts";
import { textOf, type TextKey } from "../http/messages.ts";
import { lockMasterOrder, cancelOrderLocked } from "../ordering/transitions/master-order-transitions.ts";
import { fakePaypal, type FakePaypal } from "../testing/fake-paypal.ts";
import { fakeStripe, type FakeStripe } from "../testing/fake-stripe.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { paymentOf } from "../testing/test-payments.ts";
import {
  makeProduct,
  makeMerchant,
  makeShopper,
  payByCard,
  placeTestOrder,
  type TestProduct,
} from "../testing/test-shop.ts";
import { openGateways } from "./gateways.ts";
import { findPayable } from "./payments.ts";
import { startPayment } from "./start-payment.ts";

const keys = { secretKey: "sk_test_1", publishableKey: "pk_test_1", webhookSecret: "whsec_1" };

let stripe: FakeStripe;
let paypal: FakePaypal;
let shop: TestApp;
let item: TestProduct;
beforeAll(async () => {
  stripe = await fakeStripe(keys.secretKey, keys.webhookSecret);
  paypal = await fakePaypal();
  shop = await testApp({
    stripe: { ...keys, base: stripe.base },
    paypal: paypal.keys,
    sandboxPayments: true,
    publicUrl: "https://shop.example",
    rateLimits: false,
  });
  item = await makeProduct(shop.ctx.db, await makeMerchant(shop.ctx.db), { stock: 1000 });
});
afterAll(async () => {
  await shop.close();
  await stripe.close();
  await paypal.close();
});

const placed = async () => {
  const shopper = await makeShopper(shop);
  return { ...shopper, shopper, orderNo: await placeTestOrder(shop, shopper, [item]) };
};
const started = async (payType: "stripe" | "paypal") => {
  const order = await placed();
  const { token, orderNo } = order;
  await shop.call(pay, { token, body: { orderNo, payType, payChannel: "pc" } });
  return { ...order, reference: (await paymentOf(shop, orderNo)).reference };
};
const sendStripe = async (event: object): Promise<void> => {
  const payload = JSON.stringify(event);
  await shop.app.inject({
    method: "POST",
    url: "/api/front/pay/stripe/webhooks",
    headers: {
      "content-type": "application/json",
      "stripe-signature": stripe.sign(payload, shop.clock.now()),
    },
    payload,
  });
};
const returnFromPaypal = ({ token, reference }: { token: string; reference: string }) =>
  shop.call(paypalSuccess, { token, body: { token: reference, payerID: "PAYER" } });

/** The outcome returned by `pay/result`, in every language. */
const outcomesOf = ({ token, orderNo }: { token: string; orderNo: string }) =>
  Promise.all(
    wireLocales.map(async (locale) => {
      const answer = await shop.call(payResult, { token, params: { orderNo }, locale });
      const { status, reason, message } = answer.data;
      return { status, reason, message, answered: answer.message };
    }),
  );
const outcomes = (status: string, reason: string | null, text: TextKey) =>
  wireLocales.map((locale) => {
    const message = textOf(text, locale);
    return { status, reason, message, answered: message };
  });

it("reports that a payment came after its order was canceled", async () => {
  const order = await started("stripe");
  const event = stripe.charge(order.reference);
  await shop.call(cancelOrder, { token: order.token, params: { orderNo: order.orderNo } });
  expect(await outcomesOf(order)).toEqual(outcomes("cancelled", null, "orderIsCancelled"));
  await sendStripe(event);
  expect(await outcomesOf(order)).toEqual(outcomes("cancelled", "late", "paymentTooLate"));
});

it("reports that a payment of another amount is refunded, and that the order can be paid again", async () => {
  const order = await started("stripe");
  await sendStripe(stripe.charge(order.reference, 1));
  expect(await outcomesOf(order)).toEqual(outcomes("failed", "wrongAmount", "paymentOfWrongAmount"));
  await payByCard(shop, order.shopper, order.orderNo);
  expect(await outcomesOf(order)).toEqual(outcomes("paid", null, "paymentSucceeded"));
});

it("reports that a second payment of a paid order is refunded", async () => {
  const order = await placed();
  const { token, orderNo } = order;
  for (const payType of ["sandbox", "stripe"])
    await shop.call(pay, { token, body: { orderNo, payType, payChannel: "pc" } });
  const intent = [...stripe.intents.keys()].at(-1) ?? "";
  await payByCard(shop, order.shopper, orderNo);
  await sendStripe(stripe.charge(intent));
  expect(await outcomesOf(order)).toEqual(outcomes("paid", "late", "extraPaymentReturned"));
});

it("reports that the bank refused, and that nothing was charged", async () => {
  const order = await started("paypal");
  paypal.approve(order.reference, "DECLINED");
  expect(await returnFromPaypal(order)).toMatchObject({
    message: textOf("paymentRefused", "en"),
    data: { status: false },
  });
  expect(await outcomesOf(order)).toEqual(outcomes("failed", "refused", "paymentRefused"));
});

it("reports that the bank is still processing the payment", async () => {
  const order = await started("stripe");
  expect(await outcomesOf(order)).toEqual(outcomes("pending", null, "paymentAwaited"));
  stripe.process(order.reference);
  expect(await outcomesOf(order)).toEqual(outcomes("pending", "processing", "paymentProcessing"));
});

it("doesn't report success if the order was canceled while PayPal captured the money", async () => {
  const order = await started("paypal");
  paypal.approve(order.reference);
  paypal.beforeCapture = async () => {
    paypal.beforeCapture = undefined;
    await shop.call(cancelOrder, { token: order.token, params: { orderNo: order.orderNo } });
  };
  expect(await returnFromPaypal(order)).toMatchObject({
    message: textOf("paymentTooLate", "en"),
    data: { status: false },
  });
  expect(await outcomesOf(order)).toEqual(outcomes("cancelled", "late", "paymentTooLate"));
});

it("doesn't start a payment if the order was canceled in the meantime", async () => {
  const { orderNo, accountId } = await placed();
  const { db, clock } = shop.ctx;
  const gateway = openGateways(shop.ctx).all.get("stripe");
  if (!gateway) throw new Error("Stripe isn't open");
  const payable = await findPayable(db, accountId, orderNo);
  const losing = {
    ...gateway,
    start: async (input: Parameters<typeof gateway.start>[0]) => {
      await transaction(db, async (tx) => {
        const order = await lockMasterOrder(tx, { id: payable.order.id });
        await cancelOrderLocked(tx, order, { event: "cancelled", who: "shopper" }, clock.now());
      });
      return gateway.start(input);
    },
  };
  await expect(startPayment(shop.ctx, losing, payable, "pc")).rejects.toMatchObject({
    key: "orderIsCancelled",
  });
  await shop.ctx.jobs.run("check-open-payments");
  expect((await paymentOf(shop, orderNo)).status).toBe("ended");
});

it.each([
  ["token", { token: "", payerID: "PAYER" }],
  ["payerID", { token: "T", payerID: "" }],
])("names the missing %s of a return from PayPal", async (name, body) => {
  const { token } = await makeShopper(shop);
  for (const locale of wireLocales) {
    const answer = await shop.call(paypalSuccess, { token, body, locale });
    expect(answer.code).toBe(Code.badRequest);
    expect(answer.message).toContain(name);
  }
});

it("reports that PayPal isn't enabled", async () => {
  const without = await testApp({ rateLimits: false });
  try {
    const { token } = await makeShopper(without);
    const answer = await without.call(paypalSuccess, { token, body: { token: "T", payerID: "P" } });
    expect(answer).toMatchObject({ code: Code.failure, message: textOf("paypalClosed", "en") });
  } finally {
    await without.close();
  }
});
