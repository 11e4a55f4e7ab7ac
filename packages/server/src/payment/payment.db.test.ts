import {
  cancelOrder,
  Code,
  orderHistory,
  pay,
  payMethod,
  payResult,
  sandboxConfirm,
  wechatPayResult,
} from "@carmine/api/contract";
import { and, eq, like, not } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { payment, paymentRefund, sandboxIntent } from "../database/schema/payment.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { paymentOf } from "../testing/test-payments.ts";
import {
  card,
  makeProduct,
  makeMerchant,
  makeShopper,
  payByCard,
  placeTestOrder,
  stockOf,
  type TestProduct,
} from "../testing/test-shop.ts";
import { createSandbox } from "./sandbox.ts";

let shop: TestApp;
let item: TestProduct;
beforeAll(async () => {
  shop = await testApp();
  item = await makeProduct(shop.ctx.db, await makeMerchant(shop.ctx.db), { stock: 1000 });
});
afterAll(() => shop.close());

const newOrder = async () => {
  const shopper = await makeShopper(shop);
  const orderNo = await placeTestOrder(shop, shopper, [item]);
  return { shopper, token: shopper.token, orderNo };
};
const start = (token: string, orderNo: string) =>
  shop.call(pay, { token, body: { orderNo, payType: "sandbox", payChannel: "pc" } });
const resultOf = async (token: string, orderNo: string) =>
  (await shop.call(payResult, { token, params: { orderNo } })).data.status;

describe("the sandbox", () => {
  it("is the open payment method without provider keys", async () => {
    expect((await shop.call(payMethod)).data).toMatchObject({ sandboxStatus: true, stripeStatus: false });
  });

  it("pays with the test card and turns the reservation into a sale", async () => {
    const { shopper, token, orderNo } = await newOrder();
    const before = await stockOf(shop.ctx.db, item);
    const isPaid = async () => (await shop.call(wechatPayResult, { token, params: { orderNo } })).data;
    expect([await resultOf(token, orderNo), await isPaid()]).toEqual(["pending", false]);
    expect((await payByCard(shop, shopper, orderNo)).data).toMatchObject({ status: "succeeded" });
    expect([await resultOf(token, orderNo), await isPaid()]).toEqual(["paid", true]);
    const after = await stockOf(shop.ctx.db, item);
    expect([after.onHand, after.reserved, after.sold]).toEqual([
      before.onHand - 1,
      before.reserved - 1,
      before.sold + 1,
    ]);
    expect((await paymentOf(shop, orderNo)).amount).toBe(1000n);
    expect((await payByCard(shop, shopper, orderNo)).data.status).toBe("succeeded");
    expect((await start(token, orderNo)).data.status).toBe(true);
    expect((await shop.call(cancelOrder, { token, params: { orderNo } })).code).toBe(Code.failure);
  });

  it("declines, then accepts another card", async () => {
    const { shopper, token, orderNo } = await newOrder();
    const declined = await payByCard(shop, shopper, orderNo, "4000000000000002");
    expect(declined).toMatchObject({ code: Code.ok, data: { status: "declined" } });
    expect(declined.data.message).toContain("declined");
    expect(await resultOf(token, orderNo)).toBe("pending");
    expect((await payByCard(shop, shopper, orderNo)).data.status).toBe("succeeded");
  });

  it("requires a confirmation step before it charges", async () => {
    const { shopper, token, orderNo } = await newOrder();
    const number = "4000002500003155";
    expect((await payByCard(shop, shopper, orderNo, number)).data.status).toBe("requires_action");
    expect(await resultOf(token, orderNo)).toBe("pending");
    const body = { ...card(orderNo, number), confirmed: true };
    expect((await shop.call(sandboxConfirm, { token, body })).data.status).toBe("succeeded");
    expect(await resultOf(token, orderNo)).toBe("paid");
  });

  it("refuses real cards, expired cards, other shoppers' orders and disabled payment methods", async () => {
    const { token, orderNo } = await newOrder();
    const other = await makeShopper(shop);
    const confirm = (over: object, by = token) =>
      shop.call(sandboxConfirm, { token: by, body: { ...card(orderNo), ...over } });
    expect((await confirm({ number: "5555555555554444" })).code).toBe(Code.badRequest);
    expect((await confirm({ expiry: "01/20" })).code).toBe(Code.badRequest);
    expect((await confirm({}, other.token)).code).toBe(Code.notFound);
    const byPaypal = await shop.call(pay, { token, body: { orderNo, payType: "paypal", payChannel: "pc" } });
    expect(byPaypal.message).toBe("This payment method isn’t available");
  });

  it("refuses an order past its deadline, even before the job has canceled it", async () => {
    const { shopper, orderNo } = await newOrder();
    shop.clock.advance(31 * 60_000);
    expect(await payByCard(shop, shopper, orderNo)).toMatchObject({ code: Code.failure });
  });
});

describe("a payment", () => {
  const chargeUnnoticed = async (token: string, orderNo: string) => {
    await start(token, orderNo);
    const { reference } = await paymentOf(shop, orderNo);
    await createSandbox(shop.ctx.db, shop.clock).confirm(reference, "4242424242424242", false);
    return reference;
  };

  it("is found by querying the provider when its event was lost", async () => {
    const { token, orderNo } = await newOrder();
    await chargeUnnoticed(token, orderNo);
    expect(await resultOf(token, orderNo)).toBe("paid");
  });

  it("is found by the job without a query by the shopper", async () => {
    const { token, orderNo } = await newOrder();
    await chargeUnnoticed(token, orderNo);
    await shop.ctx.jobs.run("check-open-payments");
    expect((await paymentOf(shop, orderNo)).status).toBe("open");
    shop.clock.advance(3 * 60_000 + 1000);
    await shop.ctx.jobs.run("check-open-payments");
    expect((await paymentOf(shop, orderNo)).status).toBe("captured");
    expect(await resultOf(token, orderNo)).toBe("paid");
  });

  it("is found behind any number of payments of a provider that is no longer configured", async () => {
    const [open, cancelled] = [await newOrder(), await newOrder()];
    for (const { token, orderNo } of [open, cancelled]) await start(token, orderNo);
    const longAgo = new Date("2020-01-01");
    for (const { orderNo } of [open, cancelled]) {
      const { masterOrderId, amount, currency } = await paymentOf(shop, orderNo);
      const unasked = (provider: string) => ({
        masterOrderId,
        provider,
        reference: `${provider}-${orderNo}`,
        amount,
        currency,
        createdAt: longAgo,
        askedAt: longAgo,
      });
      await shop.ctx.db.insert(payment).values(Array.from({ length: 100 }, (_, at) => unasked(`gone${at}`)));
    }
    await shop.call(cancelOrder, { token: cancelled.token, params: { orderNo: cancelled.orderNo } });
    const found = await newOrder();
    await chargeUnnoticed(found.token, found.orderNo);
    shop.clock.advance(3 * 60_000 + 1000);
    await shop.ctx.jobs.run("check-open-payments");
    expect((await paymentOf(shop, found.orderNo)).status).toBe("captured");
    const gone = like(payment.provider, "gone%");
    const { masterOrderId } = await paymentOf(shop, cancelled.orderNo);
    const rest = await shop.ctx.db
      .select({ status: payment.status })
      .from(payment)
      .where(and(eq(payment.masterOrderId, masterOrderId), not(gone)));
    expect(rest).toEqual([{ status: "ended" }]);
    await shop.ctx.db.delete(payment).where(gone);
  });

  it("pays the order if it was charged just before the deadline", async () => {
    const { token, orderNo } = await newOrder();
    await chargeUnnoticed(token, orderNo);
    shop.clock.advance(31 * 60_000);
    await shop.ctx.jobs.run("cancel-unpaid-orders");
    expect(await resultOf(token, orderNo)).toBe("paid");
  });

  it("is refunded once if the order is canceled, and recorded in the history", async () => {
    const { token, orderNo } = await newOrder();
    const reference = await chargeUnnoticed(token, orderNo);
    await shop.call(cancelOrder, { token, params: { orderNo } });
    await shop.ctx.jobs.run("check-open-payments");
    await shop.ctx.jobs.run("check-open-payments");
    await shop.ctx.jobs.run("send-refunds");
    await shop.ctx.jobs.run("send-refunds");
    const row = await paymentOf(shop, orderNo);
    expect(row).toMatchObject({ status: "returned", refunded: 1000n });
    const [intent] = await shop.ctx.db.select().from(sandboxIntent).where(eq(sandboxIntent.id, reference));
    expect(intent?.refunded).toBe(1000n);
    const refunds = await shop.ctx.db.select().from(paymentRefund).where(eq(paymentRefund.paymentId, row.id));
    expect(refunds).toMatchObject([{ amount: 1000n, attempts: 1, sentAt: expect.any(Date) }]);
    const history = await shop.call(orderHistory, { token, params: { orderNo } });
    expect(history.data.at(-1)?.title).toBe("A late payment was refunded");
    expect(await resultOf(token, orderNo)).toBe("cancelled");
  });

  it("is canceled at the provider when its order is canceled", async () => {
    const { token, orderNo } = await newOrder();
    await start(token, orderNo);
    await shop.call(cancelOrder, { token, params: { orderNo } });
    await shop.ctx.jobs.run("check-open-payments");
    expect((await paymentOf(shop, orderNo)).status).toBe("ended");
  });
});
