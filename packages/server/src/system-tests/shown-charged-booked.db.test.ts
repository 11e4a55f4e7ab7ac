import {
  applyRefund,
  Code,
  computePrice,
  createOrder,
  masterOrderDetail,
  merchantRefundAgree,
} from "@carmine/api/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { merchant, merchantCategory } from "../database/schema/merchants.ts";
import { taxRate } from "../database/schema/taxes.ts";
import { claimedCoupon, coupon } from "../database/schema/promotion.ts";
import { freightTemplate } from "../database/schema/shipping.ts";
import { transaction } from "../database/transaction.ts";
import { Failure } from "../http/envelope/failure.ts";
import { payOut } from "../ledger/pay-out.ts";
import { readStatement } from "../ledger/statement.ts";
import { grantPoints } from "../promotion/points/ledger.ts";
import { randomOf } from "../testing/chaos/random.ts";
import { dayMs } from "../shared/durations.ts";
import { wireTime, wireZone } from "../shared/wire-time.ts";
import { operator } from "../testing/operator.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import {
  createBody,
  startCheckout,
  makeProduct,
  makeMerchant,
  makeShopper,
  makeStaff,
  payByCard,
  type TestProduct,
  type Shopper,
} from "../testing/test-shop.ts";

const seed = Number(process.env["SEED"] ?? 13);
const orders = Number(process.env["ORDERS"] ?? 25);
const random = randomOf(seed);
const below = (count: number): number => Math.floor(random() * count);
const chance = (share: number): boolean => random() < share;
const amount = (cents: number): string => (cents / 100).toFixed(2);

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp({ rateLimits: false, payoutApprovalLimit: "1000000" });
});
afterAll(() => shop.close());

/** Three shops with free, flat and per-unit shipping, different commissions and products of all prices. */
const makeShops = async () => {
  const { db } = shop.ctx;
  const templates = [
    undefined,
    { by: "flat" as const, firstFee: "4.99", freeFrom: "60.00" },
    { by: "piece" as const, firstFee: "3.33", nextFee: "0.77", freeFrom: "500.00" },
  ];
  const shops = [];
  for (const [nth, template] of templates.entries()) {
    const merchantId = await makeMerchant(db, `Money ${nth}`);
    const [trade] = await db
      .insert(merchantCategory)
      .values({ name: { en: "Trade" }, handlingFee: nth * 4 })
      .returning({ id: merchantCategory.id });
    await db
      .update(merchant)
      .set({ categoryId: trade?.id ?? 0 })
      .where(eq(merchant.id, merchantId));
    if (template) await db.insert(freightTemplate).values({ merchantId, ...template });
    const products: TestProduct[] = [];
    for (let count = 0; count < 4; count++)
      products.push(await makeProduct(db, merchantId, { price: amount(1 + below(9999)), stock: 1_000_000 }));
    shops.push({ merchantId, products, staff: await makeStaff(shop, merchantId) });
  }
  return shops;
};
type Shops = Awaited<ReturnType<typeof makeShops>>;

/** A coupon of the marketplace or of a shop, claimed by the shopper. @returns the claim */
const giveCoupon = async ({ accountId }: Shopper, merchantId: number | null): Promise<number> => {
  const { db, clock } = shop.ctx;
  const [made] = await db
    .insert(coupon)
    .values({
      name: { en: "Off" },
      days: 7,
      merchantId,
      scope: merchantId === null ? "platform" : "merchant",
      value: amount(1 + below(1500)),
      minimum: chance(0.5) ? amount(below(3000)) : "0",
    })
    .returning({ id: coupon.id });
  const now = clock.now();
  const endsAt = new Date(now.getTime() + dayMs);
  const [claim] = await db
    .insert(claimedCoupon)
    .values({ accountId, couponId: made?.id ?? 0, startsAt: now, endsAt })
    .returning({ id: claimedCoupon.id });
  return claim?.id ?? 0;
};

/** Points by account. */
const granted = new Map<number, number>();

const givePoints = ({ accountId }: Shopper, nth: number): Promise<unknown> => {
  const { db, clock } = shop.ctx;
  const expiresAt = new Date(clock.now().getTime() + dayMs);
  const count = 100 + below(2000);
  granted.set(accountId, count);
  return transaction(db, (tx) =>
    grantPoints(tx, { accountId, amount: count, link: `m${nth}`, expiresAt }, clock.now()),
  );
};

const textOf = async (query: ReturnType<typeof sql>): Promise<string[]> => {
  const { rows } = await shop.ctx.db.execute<Record<string, string>>(query);
  return Object.values(rows[0] ?? {});
};

/** The charged amount, and the same amount in the master order, its parts, their lines and the ledger. */
const placesOf = (orderNo: string): Promise<string[]> =>
  textOf(sql`select
    (select round(p.amount / 100.0, 2) from payment p where p.master_order_id = m.id and p.status = 'captured')::text as charged,
    round(m.total, 2)::text as master,
    (select round(sum(o.total), 2) from merchant_order o where o.master_order_id = m.id)::text as parts,
    (select round(sum(l.goods - l.coupon - l.points + l.freight + l.tax), 2) from order_line l
      join merchant_order o on o.id = l.merchant_order_id where o.master_order_id = m.id)::text as lines,
    (select round(sum(e.amount), 2) from ledger_entry e join merchant_order o on o.order_no = e.order_no
      where o.master_order_id = m.id and e.kind = 'sale')::text as booked
    from master_order m where m.order_no = ${orderNo}`);

const seen = { orders: 0, coupons: 0, points: 0, taxes: 0, freight: 0, refunds: 0, whole: 0, payouts: 0 };

/** Pays out a shop's balance; a later refund may make it negative. */
const pay = async (merchantId: number): Promise<void> => {
  try {
    await payOut(shop.ctx, operator, [{ merchantId, reference: null }]);
    seen.payouts += 1;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
};

/**
 * A shop's total earnings and remaining balance, in cents: computed from the final state of its orders, and
 * from its ledger.
 */
const closingOf = async (merchantId: number): Promise<{ earned: number; booked: number; due: number }> => {
  const [earned, booked, due] = await textOf(sql`
    with kept as (
      select o.id, o.total - sum(l.refunded_total) as money,
        round(sum((l.platform_coupon + l.points) * (l.quantity - l.refunded) / l.quantity), 2) as subsidy,
        round((o.goods - o.coupon + o.platform_coupon) * c.handling_fee / 100, 2) as fee,
        sum((l.goods - l.coupon + l.platform_coupon) * (l.quantity - l.refunded) / l.quantity)
          / nullif(sum(l.goods - l.coupon + l.platform_coupon), 0) as share
      from merchant_order o join order_line l on l.merchant_order_id = o.id
      join merchant s on s.id = o.merchant_id join merchant_category c on c.id = s.category_id
      where o.merchant_id = ${merchantId} and o.paid_at is not null group by o.id, c.id
    )
    select (select coalesce(sum(100 * (money + subsidy - coalesce(round(fee * share, 2), 0))), 0) from kept)::float8::text as earned,
      coalesce(sum(100 * amount) filter (where kind <> 'payout'), 0)::float8::text as booked,
      coalesce(sum(100 * amount), 0)::float8::text as due
    from ledger_entry where merchant_id = ${merchantId}`);
  return { earned: Number(earned), booked: Number(booked), due: Number(due) };
};

const buy = async (shops: Shops, shopper: Shopper, nth: number): Promise<string> => {
  const { token } = shopper;
  const wanted = new Map<number, TestProduct & { quantity: number }>();
  for (let lines = 1 + below(4); lines > 0; lines--) {
    const chosen = shops[below(shops.length)]?.products[below(4)];
    if (chosen) wanted.set(chosen.skuId, { ...chosen, quantity: 1 + below(4) });
  }
  const merId = shops[below(shops.length)]?.merchantId ?? 0;
  const choices = {
    couponId: chance(0.4) ? await giveCoupon(shopper, null) : null,
    merchantList: chance(0.4) ? [{ merId, couponId: await giveCoupon(shopper, merId) }] : [],
    pstNumber: chance(0.3) ? "PST-1" : "",
    useIntegral: chance(0.4),
  };
  if (choices.useIntegral) await givePoints(shopper, nth);
  const preOrderNo = await startCheckout(shop, shopper, [...wanted.values()]);
  const price = (over: Partial<typeof choices>) =>
    shop.call(computePrice, {
      token,
      body: { preOrderNo, addressId: shopper.addressId, ...choices, ...over },
    });
  // A coupon without eligible items and too few points are refused; then retry without them.
  let over: Partial<typeof choices> = {};
  let priced = await price(over);
  for (const less of [{ merchantList: [] }, { couponId: null }, { useIntegral: false }]) {
    if (priced.code === Code.ok) break;
    over = { ...over, ...less };
    priced = await price(over);
  }
  expect(priced.code, priced.message).toBe(Code.ok);
  const shown = priced.data;
  const made = await shop.call(createOrder, {
    token,
    body: createBody(preOrderNo, shopper, { ...choices, ...over, expectedPayFee: shown.payFee }),
  });
  expect(made.code, made.message).toBe(Code.ok);
  const { orderNo } = made.data;
  await payByCard(shop, shopper, orderNo);
  expect(await placesOf(orderNo)).toEqual(Array.from({ length: 5 }, () => shown.payFee));
  seen.orders += 1;
  seen.coupons += Number(Number(shown.couponFee) > 0);
  seen.points += Number((shown.usedIntegral ?? 0) > 0);
  seen.taxes += Number(Number(shown.taxFee) > 0);
  seen.freight += Number(Number(shown.freightFee) > 0);
  return orderNo;
};

/** Refunds an order of one shop, some units at a time or all in one request. */
const giveBack = async (shops: Shops, { token, accountId }: Shopper, orderNo: string): Promise<void> => {
  const { data } = await shop.call(masterOrderDetail, { token, params: { orderNo } });
  const part = data.orderList[below(data.orderList.length)];
  const staff = shops.find(({ merchantId }) => merchantId === part?.merId)?.staff;
  if (!part || !staff) return;
  const whole = chance(0.5);
  const left = part.orderInfoList.map(({ id, payNum }) => ({ id, payNum }));
  for (const line of left) {
    const num = whole ? line.payNum : 1 + below(line.payNum);
    const applied = await shop.call(applyRefund, {
      token,
      body: { orderNo: part.orderNo, text: "Not needed", lines: [{ orderInfoId: line.id, num }] },
    });
    const refundOrderNo = applied.data?.refundOrderNo ?? "";
    await shop.call(merchantRefundAgree, { token: staff.token, params: { refundOrderNo } });
    await shop.ctx.jobs.run("send-refunds");
    await shop.ctx.jobs.run("complete-refunds");
    seen.refunds += 1;
  }
  const [ledger, money] = await textOf(sql`select
    (select coalesce(sum(amount), 0) from ledger_entry where order_no = ${part.orderNo})::float8::text,
    (select sum(l.refunded_total) = -(select sum(amount) from ledger_entry where order_no = ${part.orderNo} and kind = 'refund')
      and sum(l.refunded_total) <= o.total from order_line l where l.merchant_order_id = o.id)::text
    from merchant_order o where o.order_no = ${part.orderNo}`);
  // An amount of 0.00 has no ledger entry, so there is nothing to compare.
  expect(["true", null]).toContain(money ?? null);
  if (whole) {
    expect(Number(ledger)).toBe(0);
    seen.whole += 1;
    if (data.orderList.length > 1) return;
    const [used, points] = await textOf(sql`select
      (select count(*) from claimed_coupon where account_id = ${accountId} and used_at is not null)::text as used,
      (select coalesce(sum(current), 0) from point_balance where account_id = ${accountId})::text as points`);
    expect([used, Number(points)]).toEqual(["0", granted.get(accountId) ?? 0]);
  }
};

it(
  `shows, charges and books the same amount, and balances after refunds, over ${orders} random orders`,
  { timeout: 60_000 + orders * 1000 },
  async () => {
    const { db } = shop.ctx;
    await db.insert(taxRate).values([
      { country: "CA", name: { en: "GST" }, rate: "0.05", onFreight: true },
      { country: "CA", name: { en: "PST" }, rate: "0.07", isProvincial: true },
    ]);
    const shops = await makeShops();
    for (let nth = 0; nth < orders; nth++) {
      const shopper = await makeShopper(shop);
      const orderNo = await buy(shops, shopper, nth);
      if (chance(0.3)) await giveBack(shops, shopper, orderNo);
      if (chance(0.1)) await pay(shops[below(shops.length)]?.merchantId ?? 0);
    }
    for (const { merchantId } of shops) {
      await pay(merchantId);
      const { earned, booked, due } = await closingOf(merchantId);
      expect(booked).toBe(earned);
      expect(due).toBeLessThanOrEqual(0);
      const lines = await readStatement(db, merchantId, wireTime(shop.clock.now()).slice(0, 7), wireZone);
      expect(Math.round(Number(lines.at(-1)?.balance ?? 0) * 100)).toBe(due);
    }
    const [sold, paid, booked, returned, refunded] = await textOf(sql`select
      (select sum(total) from merchant_order where paid_at is not null)::float8::text as a,
      (select sum(amount) / 100.0 from payment where status = 'captured')::float8::text as b,
      (select sum(amount) from ledger_entry where kind = 'sale')::float8::text as c,
      (select coalesce(sum(amount), 0) / 100.0 from payment_refund)::float8::text as d,
      (select -coalesce(sum(amount), 0) from ledger_entry where kind = 'refund')::float8::text as e`);
    expect([paid, booked]).toEqual([sold, sold]);
    expect(returned).toBe(refunded);
    console.info(
      `shown = charged = booked in the database: ${JSON.stringify({ seed, ...seen, sold, refunded })}`,
    );
  },
);
