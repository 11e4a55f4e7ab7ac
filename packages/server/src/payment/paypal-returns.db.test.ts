import { Code, masterOrderDetail, merchantOrderShip, pay, paypalSuccess } from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ledgerEntry } from "../database/schema/ledger.ts";
import { notice } from "../database/schema/notifications.ts";
import { paymentProblem } from "../database/schema/payment-problems.ts";
import { fakePaypal, type FakePaypal } from "../testing/fake-paypal.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { paymentOf } from "../testing/test-payments.ts";
import {
  makeProduct,
  makeMerchant,
  makeShopper,
  makeStaff,
  parcelOf,
  placeTestOrder,
  type TestProduct,
} from "../testing/test-shop.ts";
import { openGateways } from "./gateways.ts";
import { reconcileRefunds } from "./reconcile-refunds.ts";

let paypal: FakePaypal;
let shop: TestApp;
let staff: Awaited<ReturnType<typeof makeStaff>>;
let item: TestProduct;
beforeAll(async () => {
  paypal = await fakePaypal();
  shop = await testApp({
    paypal: paypal.keys,
    sandboxPayments: true,
    publicUrl: "https://shop.example",
    rateLimits: false,
  });
  const merchantId = await makeMerchant(shop.ctx.db);
  staff = await makeStaff(shop, merchantId);
  item = await makeProduct(shop.ctx.db, merchantId, { stock: 1000 });
});
afterAll(async () => {
  await shop.close();
  await paypal.close();
});

const paidOrder = async () => {
  const shopper = await makeShopper(shop);
  const { token } = shopper;
  const masterNo = await placeTestOrder(shop, shopper, [item]);
  await shop.call(pay, { token, body: { orderNo: masterNo, payType: "paypal", payChannel: "pc" } });
  const { reference: id, masterOrderId } = await paymentOf(shop, masterNo);
  paypal.approve(id);
  await shop.call(paypalSuccess, { token, body: { token: id, payerID: "PAYER" } });
  const { data } = await shop.call(masterOrderDetail, { token, params: { orderNo: masterNo } });
  return { id, masterOrderId, orderNo: data.orderList[0]?.orderNo ?? "" };
};
type Paid = Awaited<ReturnType<typeof paidOrder>>;
const send = async ({ id }: Paid, type: string) => {
  const { body, headers } = paypal.event(id, type);
  const url = "/api/front/pay/paypal/webhooks";
  const request = { method: "POST", url, payload: body } as const;
  const { statusCode } = await shop.app.inject({
    ...request,
    headers: { "content-type": "application/json", ...headers },
  });
  return statusCode;
};
const ship = ({ orderNo }: Paid) =>
  shop.call(merchantOrderShip, { token: staff.token, params: { orderNo }, body: parcelOf() });
const problemsOf = async ({ masterOrderId }: Paid) =>
  (
    await shop.ctx.db
      .select()
      .from(paymentProblem)
      .where(eq(paymentProblem.masterOrderId, masterOrderId))
      .orderBy(paymentProblem.id)
  ).map(({ kind, code, resolvedAt }) => `${kind} ${code ?? "-"} ${resolvedAt ? "resolved" : "open"}`);
const bookedOf = async ({ orderNo }: Paid) =>
  (await shop.ctx.db.select().from(ledgerEntry).where(eq(ledgerEntry.orderNo, orderNo)))
    .filter(({ kind }) => kind !== "sale")
    .map(({ kind, amount }) => `${kind} ${amount}`);
const noticeCount = async (kind: string) =>
  (await shop.ctx.db.select().from(notice).where(eq(notice.accountId, staff.accountId))).filter(
    (one) => one.kind === kind,
  ).length;
const compare = () => reconcileRefunds(shop.ctx, openGateways(shop.ctx).all, 1);

describe("a dispute at PayPal", () => {
  it("blocks shipping and notifies the shop until it is resolved in the seller's favor", async () => {
    const order = await paidOrder();
    paypal.returns.dispute(order.id);
    for (const type of ["CUSTOMER.DISPUTE.CREATED", "CUSTOMER.DISPUTE.UPDATED"])
      expect(await send(order, type)).toBe(200);
    expect((await ship(order)).message).toContain("disputed");
    expect(await problemsOf(order)).toEqual(["dispute MERCHANDISE_OR_SERVICE_NOT_RECEIVED open"]);
    expect(await noticeCount("shopDisputed")).toBe(1);

    paypal.returns.dispute(order.id, "RESOLVED_SELLER_FAVOUR");
    expect(await send(order, "CUSTOMER.DISPUTE.RESOLVED")).toBe(200);
    expect(await problemsOf(order)).toEqual(["dispute MERCHANDISE_OR_SERVICE_NOT_RECEIVED resolved"]);
    expect(await noticeCount("shopDisputeWon")).toBe(1);
    expect(await bookedOf(order)).toEqual([]);
    expect((await ship(order)).code).toBe(Code.ok);
  });

  it("books the reversal of a lost dispute once, in any order of the events", async () => {
    const events = ["CUSTOMER.DISPUTE.RESOLVED", "PAYMENT.CAPTURE.REVERSED"];
    for (const types of [events, events.toReversed()]) {
      const order = await paidOrder();
      paypal.returns.dispute(order.id, "RESOLVED_BUYER_FAVOUR");
      paypal.returns.refund(order.id, 1000);
      for (const type of types) expect(await send(order, type)).toBe(200);
      expect(await bookedOf(order)).toEqual(["externalRefund -10.00"]);
      expect((await ship(order)).message).toContain("disputed");
    }
  });

  it("is found by the comparison of all payments if its event was lost", async () => {
    const order = await paidOrder();
    paypal.returns.dispute(order.id);
    const { differences } = await compare();
    expect(differences).toMatchObject([{ reference: order.id, disputes: [expect.stringMatching(/^PP-D-/)] }]);
    expect((await compare()).differences).toEqual([]);
  });

  it("reads refunds even if PayPal's app may not read disputes", async () => {
    const order = await paidOrder();
    paypal.returns.isReadable = false;
    paypal.returns.refund(order.id, 1000);
    expect(await send(order, "PAYMENT.CAPTURE.REFUNDED")).toBe(200);
    paypal.returns.isReadable = true;
    expect(await bookedOf(order)).toEqual(["externalRefund -10.00"]);
  });
});

describe("a refund in PayPal's dashboard", () => {
  it("is booked, reported to the shop, and blocks shipping", async () => {
    const before = await noticeCount("shopExternalRefund");
    const order = await paidOrder();
    paypal.returns.refund(order.id, 1000);
    for (const _ of [1, 2]) expect(await send(order, "PAYMENT.CAPTURE.REFUNDED")).toBe(200);
    expect(await bookedOf(order)).toEqual(["externalRefund -10.00"]);
    expect(await problemsOf(order)).toEqual(["externalRefund - open"]);
    expect((await noticeCount("shopExternalRefund")) - before).toBe(1);
    expect((await ship(order)).message).toContain("already refunded");
  });

  it("is ignored for another shop's payment", async () => {
    const order = await paidOrder();
    paypal.returns.refund(order.id, 1000);
    const { captureId } = paypal.orders.get(order.id) ?? {};
    const { body, headers } = paypal.event(order.id, "PAYMENT.CAPTURE.REFUNDED");
    const { statusCode } = await shop.app.inject({
      method: "POST",
      url: "/api/front/pay/paypal/webhooks",
      headers: { "content-type": "application/json", ...headers },
      payload: body.replaceAll(captureId ?? "", "CAP-OTHER"),
    });
    expect(statusCode).toBe(200);
    expect(await bookedOf(order)).toEqual([]);
  });
});
