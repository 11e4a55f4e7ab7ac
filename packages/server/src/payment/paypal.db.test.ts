import {
  awaitPayList,
  cancelOrder,
  Code,
  pay,
  payMethod,
  payResult,
  paypalCancel,
  paypalSuccess,
} from "@carmine/api/contract";
import { inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { payment, paymentRefund } from "../database/schema/payment.ts";
import { transaction } from "../database/transaction.ts";
import { fakePaypal, refundedCents, type FakePaypal } from "../testing/fake-paypal.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import {
  makeProduct,
  makeMerchant,
  makeShopper,
  payByCard,
  placeTestOrder,
  type TestProduct,
} from "../testing/test-shop.ts";
import { paymentOf } from "../testing/test-payments.ts";
import { openGateways } from "./gateways.ts";
import { markRefund, planRefund } from "./refunds.ts";

let paypal: FakePaypal;
let shop: TestApp;
let item: TestProduct;
beforeAll(async () => {
  paypal = await fakePaypal();
  shop = await testApp({
    paypal: paypal.keys,
    sandboxPayments: true,
    publicUrl: "https://shop.example",
    rateLimits: false,
  });
  item = await makeProduct(shop.ctx.db, await makeMerchant(shop.ctx.db), { stock: 1000 });
});
beforeEach(() => {
  paypal.isDown = false;
  paypal.beforeCapture = undefined;
});
afterAll(async () => {
  await shop.close();
  await paypal.close();
});

const started = async () => {
  const shopper = await makeShopper(shop);
  const { token } = shopper;
  const orderNo = await placeTestOrder(shop, shopper, [item]);
  const { data } = await shop.call(pay, { token, body: { orderNo, payType: "paypal", payChannel: "pc" } });
  const id = new URL(data.redirect ?? "http://x").searchParams.get("token") ?? "";
  return { ...shopper, orderNo, id, redirect: data.redirect };
};
const statusOf = async ({ token, orderNo }: { token: string; orderNo: string }) =>
  (await shop.call(payResult, { token, params: { orderNo } })).data.status;
const send = async ({ body, headers }: { body: string; headers: Record<string, string> }) =>
  (
    await shop.app.inject({
      method: "POST",
      url: "/api/front/pay/paypal/webhooks",
      headers: { "content-type": "application/json", ...headers },
      payload: body,
    })
  ).statusCode;
const refundedOf = (id: string) => refundedCents({ refunds: paypal.orders.get(id)?.refunds ?? [] });
const back = ({ token, id }: { token: string; id: string }) =>
  shop.call(paypalSuccess, { token, body: { token: id, payerID: "PAYER" } });

describe("PayPal", () => {
  it("is enabled by its keys, and redirects to its page and back to the contract's URLs", async () => {
    expect((await shop.call(payMethod)).data).toMatchObject({ paypalStatus: true, sandboxStatus: true });
    const order = await started();
    expect(paypal.orders.get(order.id)).toMatchObject({
      value: "10.00",
      currency: "USD",
      returnUrl: `https://shop.example/order/payment_result?orderNo=${order.orderNo}&status=1`,
      cancelUrl: `https://shop.example/order/payment_result?orderNo=${order.orderNo}&status=0&local_order_no=${order.orderNo}`,
    });
    const { data } = await shop.call(awaitPayList, { token: order.token, query: { page: 1, limit: 10 } });
    expect(data.list[0]?.redirect).toBe(order.redirect);
  });

  it("is paid on return after the shopper's approval, and stays paid on a repeated return", async () => {
    const order = await started();
    expect((await back(order)).data).toMatchObject({ status: false, orderNo: order.orderNo });
    paypal.approve(order.id);
    expect((await back(order)).data).toMatchObject({ status: true, payPrice: "10.00" });
    expect((await back(order)).data).toMatchObject({ status: true });
    expect(await statusOf(order)).toBe("paid");
  });

  it("is hidden from other accounts", async () => {
    const [order, other] = [await started(), await makeShopper(shop)];
    paypal.approve(order.id);
    expect((await back({ ...order, token: other.token })).code).toBe(Code.notFound);
    expect((await back({ ...order, id: "NO" })).code).toBe(Code.notFound);
  });

  it("is paid by the event if the window was closed before the return, and ignores duplicate, late and forged events", async () => {
    const order = await started();
    paypal.approve(order.id);
    const event = paypal.event(order.id, "CHECKOUT.ORDER.APPROVED");
    expect(await send({ ...event, headers: { "paypal-transmission-sig": "wrong" } })).toBe(400);
    expect(await send({ ...event, body: "{" })).toBe(400);
    expect([await send(event), await send(event)]).toEqual([200, 200]);
    expect(await send(paypal.event(order.id, "PAYMENT.CAPTURE.COMPLETED"))).toBe(200);
    expect(await statusOf(order)).toBe("paid");
    const unknown = { ...event, body: event.body.replaceAll(order.id, "UNKNOWN").replace("WH-", "WH-2") };
    expect(await send(unknown)).toBe(200);
  });

  it("waits for money under review by PayPal, and is paid when it arrives", async () => {
    const order = await started();
    paypal.approve(order.id, "PENDING");
    expect((await back(order)).data).toMatchObject({ status: false });
    expect(await statusOf(order)).toBe("pending");
    paypal.release(order.id);
    expect(await send(paypal.event(order.id, "PAYMENT.CAPTURE.COMPLETED"))).toBe(200);
    expect(await statusOf(order)).toBe("paid");
  });

  it("refunds reviewed money if the order was canceled in the meantime", async () => {
    const order = await started();
    paypal.approve(order.id, "PENDING");
    await back(order);
    await shop.call(cancelOrder, { token: order.token, params: { orderNo: order.orderNo } });
    await shop.ctx.jobs.run("check-open-payments");
    paypal.release(order.id);
    expect(await send(paypal.event(order.id, "PAYMENT.CAPTURE.COMPLETED"))).toBe(200);
    await shop.ctx.jobs.run("send-refunds");
    expect(refundedOf(order.id)).toBe(1000);
    expect(await statusOf(order)).toBe("cancelled");
  });

  it("reports that a bank declined, and lets the shopper try again", async () => {
    const order = await started();
    paypal.approve(order.id, "DECLINED");
    expect((await back(order)).data).toMatchObject({ status: false });
    expect(await statusOf(order)).toBe("failed");
    const again = await shop.call(pay, {
      token: order.token,
      body: { orderNo: order.orderNo, payType: "paypal", payChannel: "pc" },
    });
    const id = new URL(again.data.redirect ?? "http://x").searchParams.get("token") ?? "";
    expect(id).not.toBe(order.id);
    paypal.approve(id);
    expect((await back({ ...order, id })).data).toMatchObject({ status: true });
    expect(await statusOf(order)).toBe("paid");
  });

  it("captures no money for an order that is canceled or paid by another payment", async () => {
    const [canceled, paid] = [await started(), await started()];
    await shop.call(cancelOrder, { token: canceled.token, params: { orderNo: canceled.orderNo } });
    await payByCard(shop, paid, paid.orderNo);
    for (const order of [canceled, paid]) {
      paypal.approve(order.id);
      await back(order);
      expect(await send(paypal.event(order.id, "CHECKOUT.ORDER.APPROVED"))).toBe(200);
    }
    await shop.ctx.jobs.run("check-open-payments");
    await shop.ctx.jobs.run("send-refunds");
    for (const order of [canceled, paid])
      expect(paypal.orders.get(order.id)).toMatchObject({ status: "APPROVED", captureId: null, refunds: [] });
    expect([await statusOf(canceled), await statusOf(paid)]).toEqual(["cancelled", "paid"]);
  });

  it("stops querying an unapproved payment once the order is canceled or paid by another payment", async () => {
    const [canceled, paid, forgotten] = [await started(), await started(), await started()];
    await payByCard(shop, paid, paid.orderNo);
    for (const order of [canceled, forgotten])
      await shop.call(cancelOrder, { token: order.token, params: { orderNo: order.orderNo } });
    paypal.forget(forgotten.id);
    await shop.ctx.jobs.run("check-open-payments");
    const states = await shop.ctx.db
      .select({ status: payment.status })
      .from(payment)
      .where(inArray(payment.reference, [canceled.id, paid.id, forgotten.id]));
    expect(states.map(({ status }) => status)).toEqual(["ended", "ended", "ended"]);
  });

  it("refunds money captured while the order was canceled and its payment ended", async () => {
    const order = await started();
    paypal.approve(order.id);
    paypal.beforeCapture = async () => {
      await shop.call(cancelOrder, { token: order.token, params: { orderNo: order.orderNo } });
      await shop.ctx.jobs.run("check-open-payments");
    };
    expect(await send(paypal.event(order.id, "CHECKOUT.ORDER.APPROVED"))).toBe(200);
    await shop.ctx.jobs.run("send-refunds");
    expect(refundedOf(order.id)).toBe(1000);
    expect((await paymentOf(shop, order.orderNo)).status).toBe("returned");
  });

  it("refunds money captured while the order was canceled", async () => {
    const order = await started();
    paypal.approve(order.id);
    paypal.beforeCapture = async () => {
      await shop.call(cancelOrder, { token: order.token, params: { orderNo: order.orderNo } });
    };
    expect(await send(paypal.event(order.id, "CHECKOUT.ORDER.APPROVED"))).toBe(200);
    await shop.ctx.jobs.run("send-refunds");
    expect(refundedOf(order.id)).toBe(1000);
    expect(await openGateways(shop.ctx).all.get("paypal")?.refunds(order.id)).toMatchObject([
      { status: "succeeded", amount: 1000n },
    ]);
    expect(await statusOf(order)).toBe("cancelled");
  });

  it("refunds in parts until everything is refunded, also after a lost response", async () => {
    const order = await started();
    paypal.approve(order.id);
    await back(order);
    const { db, clock } = shop.ctx;
    const { id } = await paymentOf(shop, order.orderNo);
    const plan = (amount: bigint) => transaction(db, (tx) => planRefund(tx, id, amount, "line", clock.now()));
    const first = await plan(300n);
    await shop.ctx.jobs.run("send-refunds");
    await markRefund(db, first, {
      status: "due",
      reference: null,
      sentAt: null,
      dueAt: clock.now(),
      attempts: 1,
    });
    await shop.ctx.jobs.run("send-refunds");
    const second = await plan(700n);
    await shop.ctx.jobs.run("send-refunds");
    const sent = await db
      .select()
      .from(paymentRefund)
      .where(inArray(paymentRefund.id, [first, second]));
    expect(sent.map(({ sentAt }) => sentAt !== null)).toEqual([true, true]);
    const gateway = openGateways(shop.ctx).all.get("paypal");
    expect((await gateway?.refunds(order.id))?.map(({ amount }) => amount)).toEqual([300n, 700n]);
    expect(await gateway?.ask(order.id)).toEqual({ status: "succeeded", charged: 1000n, currency: "USD" });
  });

  it("cancels the unpaid order when the shopper gives up, but never a paid one", async () => {
    const [open, paid] = [await started(), await started()];
    paypal.approve(paid.id);
    await back(paid);
    const giveUp = async ({ token, id }: { token?: string; id: string }) =>
      (await shop.call(paypalCancel, { token, body: { token: id } })).data;
    expect(await giveUp(open)).toBe(true);
    expect([await giveUp(open), await giveUp(paid), await giveUp({ ...open, id: "NO" })]).toEqual([
      false,
      false,
      false,
    ]);
    expect([await statusOf(open), await statusOf(paid)]).toEqual(["cancelled", "paid"]);
  });

  it("isn't canceled by another account with its token", async () => {
    const [order, other] = [await started(), await makeShopper(shop)];
    for (const token of [undefined, other.token]) {
      const { code, data } = await shop.call(paypalCancel, { token, body: { token: order.id } });
      expect([code, data]).toEqual([Code.ok, false]);
    }
    expect(await statusOf(order)).toBe("pending");
  });

  it("leaves the order payable during an outage", async () => {
    const shopper = await makeShopper(shop);
    const orderNo = await placeTestOrder(shop, shopper, [item]);
    paypal.isDown = true;
    const failed = await shop.call(pay, {
      token: shopper.token,
      body: { orderNo, payType: "paypal", payChannel: "pc" },
    });
    expect(failed.code).toBe(Code.failure);
    paypal.isDown = false;
    expect(
      (await shop.call(pay, { token: shopper.token, body: { orderNo, payType: "paypal", payChannel: "pc" } }))
        .code,
    ).toBe(Code.ok);
  });
});
