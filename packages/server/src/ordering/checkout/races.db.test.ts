import { cancelOrder, cartList, Code, createOrder, payResult } from "@carmine/api/contract";
import { eq, sql } from "drizzle-orm";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { masterOrder } from "../../database/schema/ordering.ts";
import { payment } from "../../database/schema/payment.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import {
  createBody,
  startCheckout,
  makeProduct,
  makeMerchant,
  makeShopper,
  payByCard,
  placeTestOrder,
  stockOf,
  type TestProduct,
  type Shopper,
} from "../../testing/test-shop.ts";

let shop: TestApp;
let merchantId: number;
beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
  merchantId = await makeMerchant(shop.ctx.db);
});
afterAll(() => shop.close());

const inBatches = async <Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) => {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += 20)
    results.push(...(await Promise.all(items.slice(at, at + 20).map(work))));
  return results;
};

describe("concurrent requests", { timeout: 120_000 }, () => {
  it("sell the last 10 units to exactly 10 of 200 shoppers, and keep the others' carts", async () => {
    const product = await makeProduct(shop.ctx.db, merchantId, { stock: 10 });
    const racers = await inBatches([...Array(200).keys()], async () => {
      const shopper = await makeShopper(shop);
      return { shopper, preOrderNo: await startCheckout(shop, shopper, [product]) };
    });
    const answers = await Promise.all(
      racers.map(({ shopper, preOrderNo }) =>
        shop.call(createOrder, { token: shopper.token, body: createBody(preOrderNo, shopper) }),
      ),
    );
    expect(answers.filter(({ code }) => code === Code.ok)).toHaveLength(10);
    const losers = answers.flatMap(({ code, message }, index) =>
      code === Code.ok ? [] : [{ message, index }],
    );
    expect(new Set(losers.map(({ message }) => message))).toEqual(
      new Set(["Not enough stock of “Tire”. Available: 0. Lower the quantity."]),
    );
    expect(await stockOf(shop.ctx.db, product)).toEqual({ onHand: 10, reserved: 10, sold: 0 });
    const token = racers[losers[0]?.index ?? 0]?.shopper.token;
    const { data } = await shop.call(cartList, { token, query: { isValid: true } });
    expect(data).toHaveLength(1);
  });

  it("create one order for 50 concurrent calls with one key, with identical responses", async () => {
    const product = await makeProduct(shop.ctx.db, merchantId);
    const shopper = await makeShopper(shop);
    const preOrderNo = await startCheckout(shop, shopper, [product]);
    const create = (mark?: string) =>
      shop.call(createOrder, {
        token: shopper.token,
        headers: { "idempotency-key": "one checkout" },
        body: createBody(preOrderNo, shopper, { mark }),
      });
    const answers = await Promise.all(Array.from({ length: 50 }, () => create()));
    expect(new Set(answers.map(({ code, data }) => `${code} ${data?.orderNo}`)).size).toBe(1);
    expect(answers[0]?.code).toBe(Code.ok);
    expect(await stockOf(shop.ctx.db, product)).toMatchObject({ reserved: 1 });
    expect((await create("another body")).code).toBe(Code.conflict);
    expect((await create()).data).toEqual(answers[0]?.data);
  });

  it("create one order for one checkout submitted concurrently without a key", async () => {
    const product = await makeProduct(shop.ctx.db, merchantId);
    const shopper = await makeShopper(shop);
    const preOrderNo = await startCheckout(shop, shopper, [product]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        shop.call(createOrder, { token: shopper.token, body: createBody(preOrderNo, shopper) }),
      ),
    );
    expect(answers.filter(({ code }) => code === Code.ok)).toHaveLength(1);
    expect(await stockOf(shop.ctx.db, product)).toMatchObject({ reserved: 1 });
  });

  it("don't deadlock checkouts with the same products in opposite orders", async () => {
    const [one, two] = [
      await makeProduct(shop.ctx.db, merchantId, { stock: 40 }),
      await makeProduct(shop.ctx.db, merchantId, { stock: 40 }),
    ];
    const held = await inBatches([...Array(40).keys()], async (index) => {
      const shopper = await makeShopper(shop);
      return { shopper, preOrderNo: await startCheckout(shop, shopper, index % 2 ? [one, two] : [two, one]) };
    });
    const answers = await Promise.all(
      held.map(({ shopper, preOrderNo }) =>
        shop.call(createOrder, { token: shopper.token, body: createBody(preOrderNo, shopper) }),
      ),
    );
    expect(answers.every(({ code }) => code === Code.ok)).toBe(true);
    expect(await stockOf(shop.ctx.db, one)).toMatchObject({ reserved: 40 });
    const { rows } = await shop.ctx.db.execute<{ deadlocks: number }>(
      sql`select deadlocks::int as deadlocks from pg_stat_database where datname = current_database()`,
    );
    expect(rows[0]?.deadlocks).toBe(0);
  });

  it("end in one consistent state when payment, cancellation, expiry and reload coincide", async () => {
    const product = await makeProduct(shop.ctx.db, merchantId, { stock: 1000 });
    for (let round = 0; round < 15; round += 1) {
      const shopper = await makeShopper(shop);
      const { token } = shopper;
      const orderNo = await placeTestOrder(shop, shopper, [product]);
      await Promise.all([
        payByCard(shop, shopper, orderNo),
        shop.call(cancelOrder, { token, params: { orderNo } }),
        shop.call(payResult, { token, params: { orderNo } }),
        payByCard(shop, shopper, orderNo),
      ]);
      await shop.ctx.jobs.run("check-open-payments");
      const [order] = await shop.ctx.db.select().from(masterOrder).where(eq(masterOrder.orderNo, orderNo));
      const payments = await shop.ctx.db
        .select()
        .from(payment)
        .where(eq(payment.masterOrderId, order?.id ?? 0));
      expect(Boolean(order?.paidAt) !== Boolean(order?.cancelledAt)).toBe(true);
      expect(payments.filter(({ status }) => status === "captured")).toHaveLength(order?.paidAt ? 1 : 0);
      for (const row of payments) expect(row.refunded).toBe(row.status === "returned" ? row.amount : 0n);
    }
    const { onHand, reserved, sold } = await stockOf(shop.ctx.db, product);
    expect([onHand + sold, reserved]).toEqual([1000, 0]);
  });
});

type Step = {
  who: number;
  what: "order" | "pay" | "decline" | "cancel" | "clock" | "reload";
  pieces: number;
};

const runStep = async (
  { what, pieces }: Step,
  shopper: Shopper,
  product: TestProduct,
  orders: string[],
): Promise<void> => {
  const { token } = shopper;
  const orderNo = orders[pieces % (orders.length || 1)];
  if (what === "order") {
    const preOrderNo = await startCheckout(shop, shopper, [{ ...product, quantity: pieces }]).catch(
      () => null,
    );
    if (!preOrderNo) return;
    const { code, data } = await shop.call(createOrder, { token, body: createBody(preOrderNo, shopper) });
    if (code === Code.ok) orders.push(data.orderNo);
    return;
  }
  if (what === "clock") {
    shop.clock.advance(11 * 60_000);
    await shop.ctx.jobs.run("cancel-unpaid-orders");
    return;
  }
  if (!orderNo) return;
  if (what === "cancel") await shop.call(cancelOrder, { token, params: { orderNo } });
  if (what === "reload") await shop.call(payResult, { token, params: { orderNo } });
  if (what === "pay") await payByCard(shop, shopper, orderNo);
  if (what === "decline") await payByCard(shop, shopper, orderNo, "4000 0000 0000 0002");
};

it("keep stock and money balanced over random histories", { timeout: 120_000 }, async () => {
  const shoppers = await Promise.all([makeShopper(shop), makeShopper(shop)]);
  const step: fc.Arbitrary<Step> = fc.record({
    who: fc.nat(1),
    what: fc.constantFrom("order", "order", "pay", "decline", "cancel", "clock", "reload"),
    pieces: fc.integer({ min: 1, max: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      const product = await makeProduct(shop.ctx.db, merchantId, { stock: 8 });
      const orders: [string[], string[]] = [[], []];
      for (const one of steps) {
        const shopper = shoppers[one.who];
        if (shopper) await runStep(one, shopper, product, orders[one.who] ?? []);
      }
      const { rows } = await shop.ctx.db.execute<{ held: number; paid: number; unequal: number }>(sql`
        select coalesce(sum(l.quantity) filter (where m.paid_at is null and m.cancelled_at is null), 0)::int as held,
          coalesce(sum(l.quantity) filter (where m.paid_at is not null), 0)::int as paid,
          (select count(*) from payment p join master_order o on o.id = p.master_order_id
            where p.status = 'captured' and p.amount <> (select sum(s.total) * 100 from merchant_order s where s.master_order_id = o.id))::int as unequal
        from order_line l join merchant_order s on s.id = l.merchant_order_id join master_order m on m.id = s.master_order_id
        where l.sku_id = ${product.skuId}::int`);
      const { onHand, reserved, sold } = await stockOf(shop.ctx.db, product);
      expect({ held: reserved, paid: sold, unequal: 0 }).toEqual(rows[0]);
      expect(onHand + sold).toBe(8);
    }),
    { numRuns: Number(process.env["HISTORY_RUNS"] ?? 25) },
  );
  const { rows } = await shop.ctx.db.execute<{ open: number }>(sql`
    select count(*)::int as open from merchant_order s join master_order m on m.id = s.master_order_id
    where (m.cancelled_at is not null) <> (s.status = 9) or (m.paid_at is null) <> (s.paid_at is null)`);
  expect(rows[0]?.open).toBe(0);
});
