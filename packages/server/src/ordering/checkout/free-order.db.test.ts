import {
  applyRefund,
  computePrice,
  createOrder,
  merchantRefundAgree,
  orderHistory,
  pay,
  payResult,
  refundStatus,
  type BodyOf,
} from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ledgerEntry } from "../../database/schema/ledger.ts";
import { payment } from "../../database/schema/payment.ts";
import { claimedCoupon, coupon } from "../../database/schema/promotion.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import {
  createBody,
  startCheckout,
  makeProduct,
  makeMerchant,
  makeShopper,
  makeStaff,
  readMaster,
  stockOf,
} from "../../testing/test-shop.ts";
import { dayMs } from "../../shared/durations.ts";

let shop: TestApp;
let strict: TestApp;
beforeAll(async () => {
  [shop, strict] = await Promise.all([testApp({ allowFree: true }), testApp()]);
});
afterAll(() => Promise.all([shop.close(), strict.close()]));

/** A shopper with a checkout of 10.00 and a marketplace coupon of 15.00. */
const withCoupon = async (of: TestApp) => {
  const { db, clock } = of.ctx;
  const merchantId = await makeMerchant(db);
  const item = await makeProduct(db, merchantId, { price: "10.00" });
  const shopper = await makeShopper(of);
  const preOrderNo = await startCheckout(of, shopper, [item]);
  const [made] = await db
    .insert(coupon)
    .values({ name: { en: "Gift" }, type: 1, scope: "platform", value: "15", minimum: "0", days: 7 })
    .returning({ id: coupon.id });
  const now = clock.now();
  const [claim] = await db
    .insert(claimedCoupon)
    .values({
      accountId: shopper.accountId,
      couponId: made?.id ?? 0,
      startsAt: now,
      endsAt: new Date(now.getTime() + dayMs),
    })
    .returning({ id: claimedCoupon.id });
  const choices: Partial<BodyOf<typeof createOrder>> = { couponId: claim?.id };
  return { shopper, item, merchantId, preOrderNo, choices };
};

it("marks an order of 0.00 as paid if the operator allows it", async () => {
  const { shopper, item, merchantId, preOrderNo, choices } = await withCoupon(shop);
  const { token, addressId } = shopper;
  const { data: price } = await shop.call(computePrice, {
    token,
    body: { preOrderNo, addressId, ...choices },
  });
  expect(price).toMatchObject({ couponFee: "10.00", payFee: "0.00" });
  const body = createBody(preOrderNo, shopper, { ...choices, expectedPayFee: "0.00" });
  const { orderNo } = (await shop.call(createOrder, { token, body })).data;

  expect((await shop.call(payResult, { token, params: { orderNo } })).data.status).toBe("paid");
  expect(
    (await shop.call(pay, { token, body: { orderNo, payType: "sandbox", payChannel: "pc" } })).data,
  ).toMatchObject({ status: true, redirect: null });
  expect(await shop.ctx.db.$count(payment)).toBe(0);
  expect(await stockOf(shop.ctx.db, item)).toMatchObject({ reserved: 0, sold: 1 });
  const { db } = shop.ctx;
  const booked = await db.select().from(ledgerEntry).where(eq(ledgerEntry.merchantId, merchantId));
  // The marketplace pays the shop its coupon's discount; the shopper's share is zero and has no entry.
  expect(booked.map(({ kind, amount }) => [kind, Number(amount)])).toEqual([["subsidy", 10]]);
  const order = await readMaster(shop, token, orderNo);
  expect(order).toMatchObject({ paid: true, payPrice: "0.00", payType: "" });
  const [own] = order.orderList;
  const history = await shop.call(orderHistory, { token, params: { orderNo: own?.orderNo ?? "" } });
  expect(history.data.map(({ status, who }) => [status, who])).toEqual([
    ["unpaid", "shopper"],
    ["toShip", "system"],
  ]);
  const before = shop.messages.length;
  await shop.ctx.jobs.run("create-order-emails");
  // No payment request is mailed.
  expect(shop.messages.slice(before).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Payment received/),
  ]);

  const refunded = await shop.call(applyRefund, {
    token,
    body: { orderNo: own?.orderNo ?? "", text: "Changed my mind" },
  });
  const staff = await makeStaff(shop, merchantId);
  const refundOrderNo = refunded.data?.refundOrderNo ?? "";
  await shop.call(merchantRefundAgree, { token: staff.token, params: { refundOrderNo } });
  await shop.ctx.jobs.run("complete-refunds");
  const [after] = (await readMaster(shop, token, orderNo)).orderList;
  expect(after?.refundStatus).toBe(refundStatus.refunded);
  const [claim] = await db.select().from(claimedCoupon);
  expect(claim?.usedAt).toBeNull();
  const all = await db.select().from(ledgerEntry).where(eq(ledgerEntry.merchantId, merchantId));
  expect(all.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(0);
});

it("charges at least 0.01 otherwise", async () => {
  const { shopper, preOrderNo, choices } = await withCoupon(strict);
  const { token, addressId } = shopper;
  const { data: price } = await strict.call(computePrice, {
    token,
    body: { preOrderNo, addressId, ...choices },
  });
  expect(price).toMatchObject({ couponFee: "9.99", payFee: "0.01" });
  const body = createBody(preOrderNo, shopper, { ...choices, expectedPayFee: "0.01" });
  const { orderNo } = (await strict.call(createOrder, { token, body })).data;
  expect((await strict.call(payResult, { token, params: { orderNo } })).data.status).toBe("pending");
});
