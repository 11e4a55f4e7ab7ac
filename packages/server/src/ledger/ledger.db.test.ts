import { and, eq, sql, type SQL } from "drizzle-orm";
import { Big } from "big.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  applyRefund,
  Code,
  couponReceive,
  createOrder,
  masterOrderDetail,
  merchantRefundAgree,
} from "@carmine/api/contract";
import * as fc from "fast-check";
import { ledgerEntry } from "../database/schema/ledger.ts";
import { merchant, merchantCategory } from "../database/schema/merchants.ts";
import { merchantOrder } from "../database/schema/ordering.ts";
import { claimedCoupon, coupon } from "../database/schema/promotion.ts";
import { freightTemplate } from "../database/schema/shipping.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import {
  createBody,
  holdGoods,
  makeGoods,
  makeMerchant,
  makeShopper,
  makeStaff,
  payByCard,
} from "../testing/test-shop.ts";
import { pointBalance } from "../database/schema/points.ts";
import { transaction } from "../database/transaction.ts";
import { grantPoints } from "../promotion/points/ledger.ts";
import { payOut } from "./pay-out.ts";
import { readStatement, statementCsv } from "./statement.ts";
import { wireTime } from "../shared/wire-time.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

it("credits each shop with its sale, the marketplace's part and its commission, and pays out once", async () => {
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
  const preOrderNo = await holdGoods(shop, shopper, [
    { ...(await makeGoods(db, one, { price: "20.00" })), quantity: 2 },
    await makeGoods(db, two, { price: "18.00" }),
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

  // 40 goods − 4 own coupon − 6 of the platform's 9 + 5 freight; 6 % of 36.
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
  const paid = await Promise.allSettled([payOut(shop.ctx, one), payOut(shop.ctx, one)]);
  expect(paid.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const month = wireTime(shop.clock.now()).slice(0, 7);
  const lines = await readStatement(db, one, month);
  expect(lines.map(({ kind, balance }) => [kind, balance])).toEqual([
    ["sale", "35.00"],
    ["subsidy", "41.00"],
    ["commission", "38.84"],
    ["payout", "0.00"],
  ]);
  expect(statementCsv(lines).split("\r\n")).toHaveLength(6);
  expect(await readStatement(db, one, "2020-01")).toEqual([]);
});

const sumOf = async (where: SQL): Promise<string> => {
  const { rows } = await shop.ctx.db.execute<{ sum: string }>(sql`
    select coalesce(sum(amount), 0)::text as sum from ${ledgerEntry} where ${where}`);
  return rows[0]?.sum ?? "";
};
const isSame = (a: string, b: string): boolean => new Big(a).eq(b);

const pieces = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 2 });
const history = fc.record({
  pieces,
  prices: fc.array(fc.integer({ min: 100, max: 9999 }), { minLength: 2, maxLength: 2 }),
  coupon: fc.integer({ min: 0, max: 900 }),
  points: fc.integer({ min: 0, max: 1500 }),
  fee: fc.integer({ min: 0, max: 15 }),
  /** The order in which pieces go back. */
  portions: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 8, maxLength: 8 }),
});

it(
  "closes to the cent with the orders and refunds, over random histories",
  { timeout: 120_000 },
  async () => {
    const { db, clock } = shop.ctx;
    const merchantId = await makeMerchant(db, "Ledger History");
    const staff = await makeStaff(shop, merchantId);
    await db.insert(freightTemplate).values({ merchantId, by: "flat", firstFee: "3.33" });
    const run = async (input: typeof history extends fc.Arbitrary<infer T> ? T : never): Promise<void> => {
      const [trade] = await db
        .insert(merchantCategory)
        .values({ name: { en: "Trade" }, handlingFee: input.fee })
        .returning({ id: merchantCategory.id });
      await db
        .update(merchant)
        .set({ categoryId: trade?.id ?? 0 })
        .where(eq(merchant.id, merchantId));
      const shopper = await makeShopper(shop);
      const { token, accountId } = shopper;
      const expiresAt = new Date(clock.now().getTime() + 86_400_000);
      if (input.points > 0)
        await transaction(db, (tx) =>
          grantPoints(tx, { accountId, amount: input.points, link: `g${accountId}`, expiresAt }, clock.now()),
        );
      let couponId: number | null = null;
      if (input.coupon > 0) {
        const [made] = await db
          .insert(coupon)
          .values({ name: { en: "Off" }, days: 7, scope: "platform", value: (input.coupon / 100).toFixed(2) })
          .returning({ id: coupon.id });
        await shop.call(couponReceive, { token, body: { couponId: made?.id ?? 0 } });
        const [claim] = await db.select().from(claimedCoupon).where(eq(claimedCoupon.accountId, accountId));
        couponId = claim?.id ?? null;
      }
      const goods = [];
      for (const [nth, price] of input.prices.entries())
        goods.push({
          ...(await makeGoods(db, merchantId, { price: (price / 100).toFixed(2) })),
          quantity: input.pieces[nth] ?? 1,
        });
      const preOrderNo = await holdGoods(shop, shopper, goods);
      const order = (useIntegral: boolean) =>
        shop.call(createOrder, { token, body: createBody(preOrderNo, shopper, { couponId, useIntegral }) });
      let made = await order(input.points > 0);
      // Too few of them for this order.
      if (made.code !== Code.ok) made = await order(false);
      await payByCard(shop, shopper, made.data.orderNo);
      const { data: master } = await shop.call(masterOrderDetail, {
        token,
        params: { orderNo: made.data.orderNo },
      });
      const orderNo = master.orderList[0]?.orderNo ?? "";
      const ofOrder = sql`order_no = ${orderNo}`;
      expect(isSame(await sumOf(sql`${ofOrder} and kind = 'sale'`), master.payPrice)).toBe(true);

      const left = (master.orderList[0]?.orderInfoList ?? []).map(({ id, payNum }) => ({ id, payNum }));
      for (const portion of input.portions) {
        const line = left.find(({ payNum }) => payNum > 0);
        if (!line) break;
        const num = Math.min(portion, line.payNum);
        line.payNum -= num;
        const { data } = await shop.call(applyRefund, {
          token,
          body: { orderNo, text: "Not needed", lines: [{ orderInfoId: line.id, num }] },
        });
        const refundOrderNo = data?.refundOrderNo ?? "";
        await shop.call(merchantRefundAgree, { token: staff.token, params: { refundOrderNo } });
        await shop.ctx.jobs.run("payment.refund");
        await shop.ctx.jobs.run("refund.complete");
        const { rows } = await db.execute<{ refunded: string }>(sql`
        select sum(refunded_total)::text as refunded from order_line l join ${merchantOrder} o on o.id = l.merchant_order_id
        where o.order_no = ${orderNo}`);
        expect(isSame(await sumOf(sql`${ofOrder} and kind = 'refund'`), `-${rows[0]?.refunded ?? 0}`)).toBe(
          true,
        );
      }
      if (left.every(({ payNum }) => payNum === 0)) {
        expect(isSame(await sumOf(ofOrder), "0")).toBe(true);
        const [balance] = await db.select().from(pointBalance).where(eq(pointBalance.accountId, accountId));
        expect(balance?.current ?? 0).toBe(input.points);
        const unused = await db.select().from(claimedCoupon).where(eq(claimedCoupon.accountId, accountId));
        expect(unused.every(({ usedAt }) => usedAt === null)).toBe(true);
      }
    };
    await fc.assert(fc.asyncProperty(history, run), { numRuns: Number(process.env["PROPERTY_RUNS"] ?? 8) });
    const { rows } = await db.execute<{ sold: string }>(
      sql`select coalesce(sum(total), 0)::text as sold from ${merchantOrder} where paid_at is not null`,
    );
    expect(isSame(await sumOf(sql`kind = 'sale'`), rows[0]?.sold ?? "")).toBe(true);
  },
);
