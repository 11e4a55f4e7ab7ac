import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { couponReceive, createOrder } from "@carmine/api/contract";
import { auditEntry } from "../database/schema/audit.ts";
import { ledgerEntry } from "../database/schema/ledger.ts";
import { merchant, merchantCategory } from "../database/schema/merchants.ts";
import { claimedCoupon, coupon } from "../database/schema/promotion.ts";
import { freightTemplate } from "../database/schema/shipping.ts";
import { Failure } from "../http/envelope/failure.ts";
import { operator } from "../testing/operator.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import {
  createBody,
  startCheckout,
  makeProduct,
  makeMerchant,
  makeShopper,
  payByCard,
} from "../testing/test-shop.ts";
import { payOut } from "./pay-out.ts";
import { readStatement, statementRows } from "./statement.ts";
import { wireTime, wireZone } from "../shared/wire-time.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp({ payoutApprovalLimit: "1000000" });
});
afterAll(() => shop.close());

const payAll = (merchantId: number) => payOut(shop.ctx, operator, [{ merchantId, reference: null }]);

it("credits each shop with its sale, the marketplace's share and its commission, and pays out once", async () => {
  const { db } = shop.ctx;
  const [trade] = await db
    .insert(merchantCategory)
    .values({ name: { en: "Tires" }, handlingFee: 6 })
    .returning({ id: merchantCategory.id });
  const [one, two] = [await makeMerchant(db, "Ledger One"), await makeMerchant(db, "Ledger Two")];
  await db
    .update(merchant)
    .set({ categoryId: trade?.id ?? 0 })
    .where(eq(merchant.id, one));
  await db.insert(freightTemplate).values({ merchantId: one, by: "flat", firstFee: "5.00" });
  const shopper = await makeShopper(shop);
  const ids = [];
  for (const values of [
    { scope: "platform" as const, value: "9" },
    { scope: "merchant" as const, merchantId: one, value: "4" },
  ]) {
    const [made] = await db
      .insert(coupon)
      .values({ name: { en: "Off" }, days: 7, ...values })
      .returning({ id: coupon.id });
    await shop.call(couponReceive, { token: shopper.token, body: { couponId: made?.id ?? 0 } });
    const [claim] = await db
      .select()
      .from(claimedCoupon)
      .where(and(eq(claimedCoupon.couponId, made?.id ?? 0), eq(claimedCoupon.accountId, shopper.accountId)));
    ids.push(claim?.id ?? 0);
  }
  const preOrderNo = await startCheckout(shop, shopper, [
    { ...(await makeProduct(db, one, { price: "20.00" })), quantity: 2 },
    await makeProduct(db, two, { price: "18.00" }),
  ]);
  const { data } = await shop.call(createOrder, {
    token: shopper.token,
    body: createBody(preOrderNo, shopper, {
      couponId: ids[0] ?? 0,
      merchantList: [{ merId: one, couponId: ids[1] ?? 0 }],
    }),
  });
  await payByCard(shop, shopper, data.orderNo);
  await payByCard(shop, shopper, data.orderNo);

  // 40 for products − 4 shop coupon − 6 of the platform coupon's 9 + 5 freight; commission: 6 % of 36.
  const rows = async (merchantId: number) =>
    (
      await db
        .select()
        .from(ledgerEntry)
        .where(eq(ledgerEntry.merchantId, merchantId))
        .orderBy(ledgerEntry.id)
    ).map(({ kind, amount }) => [kind, amount]);
  expect(await rows(one)).toEqual([
    ["sale", "35.00"],
    ["subsidy", "6.00"],
    ["commission", "-2.16"],
  ]);
  expect(await rows(two)).toEqual([
    ["sale", "15.00"],
    ["subsidy", "3.00"],
  ]);
  const paid = await Promise.allSettled([payAll(one), payAll(one)]);
  expect(paid.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const booked = await db.select().from(auditEntry).where(eq(auditEntry.action, "payout.book"));
  expect(booked).toMatchObject([
    {
      role: "operator",
      merchantId: one,
      subject: expect.stringMatching(`^payout:PO${one}-`),
      after: { amount: "38.84", currency: "USD" },
    },
  ]);
  const month = wireTime(shop.clock.now()).slice(0, 7);
  const lines = await readStatement(db, one, month, wireZone);
  expect(lines.map(({ kind, balance }) => [kind, balance])).toEqual([
    ["sale", "35.00"],
    ["subsidy", "41.00"],
    ["commission", "38.84"],
    ["payout", "0.00"],
  ]);
  expect(statementRows(lines)).toHaveLength(5);
  expect(await readStatement(db, one, "2020-01", wireZone)).toEqual([]);
});

it("pays out only the balance in the shop's currency", async () => {
  const { db } = shop.ctx;
  const merchantId = await makeMerchant(db, "Two currencies");
  const entry = { merchantId, kind: "sale" as const, createdAt: shop.clock.now() };
  await db.insert(ledgerEntry).values([
    { ...entry, link: "old", orderNo: "OLD", amount: "100.00", currency: "EUR" },
    { ...entry, link: "new", orderNo: "NEW", amount: "7.00", currency: "USD" },
  ]);
  expect((await payAll(merchantId))[0]?.amount).toBe("7.00");
  await expect(payAll(merchantId)).rejects.toThrow(Failure);
  const lines = await readStatement(db, merchantId, wireTime(shop.clock.now()).slice(0, 7), wireZone);
  expect(lines.map(({ currency, amount, balance }) => [currency, amount, balance])).toEqual([
    ["EUR", "100.00", "100.00"],
    ["USD", "7.00", "7.00"],
    ["USD", "-7.00", "0.00"],
  ]);
});

it("splits months in the marketplace's time zone, and continues the balance", async () => {
  const { db } = shop.ctx;
  const merchantId = await makeMerchant(db, "Phoenix");
  const entry = { merchantId, kind: "sale" as const, currency: "USD", amount: "10.00" };
  await db.insert(ledgerEntry).values([
    { ...entry, link: "V1", orderNo: "V1", createdAt: new Date("2026-12-01T06:59:59Z") },
    { ...entry, link: "V2", orderNo: "V2", createdAt: new Date("2026-12-01T07:00:00Z") },
  ]);
  const read = async (month: string) =>
    (await readStatement(db, merchantId, month, "America/Phoenix")).map(({ time, balance }) => [
      time,
      balance,
    ]);
  expect(await read("2026-11")).toEqual([["2026-11-30 23:59:59", "10.00"]]);
  expect(await read("2026-12")).toEqual([["2026-12-01 00:00:00", "20.00"]]);
});
