import { eq } from "drizzle-orm";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pointBalance, pointEntry } from "../../database/schema/points.ts";
import { transaction } from "../../database/transaction.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { makeShopper } from "../../testing/test-shop.ts";
import { dayMs } from "../../shared/durations.ts";
import { earnPoints, grantPoints, returnPoints, spendPoints, revokePoints } from "./ledger.ts";
import { expireDuePoints, thawDuePoints } from "./points-jobs.ts";
import { usablePoints } from "./read-points.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const balanceOf = async (accountId: number) => {
  const [row] = await shop.ctx.db.select().from(pointBalance).where(eq(pointBalance.accountId, accountId));
  return row ?? { current: 0, frozen: 0, spent: 0, expired: 0, reversed: 0, accumulated: 0 };
};

const step = fc.oneof(
  fc.record({ do: fc.constant("earn" as const), amount: fc.integer({ min: 0, max: 500 }) }),
  fc.record({ do: fc.constant("spend" as const), amount: fc.integer({ min: 1, max: 400 }) }),
  fc.record({
    do: fc.constant("return" as const),
    order: fc.nat(),
    percent: fc.integer({ min: 1, max: 100 }),
  }),
  fc.record({ do: fc.constant("cancel" as const), order: fc.nat() }),
  fc.record({
    do: fc.constant("takeBack" as const),
    order: fc.nat(),
    percent: fc.integer({ min: 0, max: 100 }),
  }),
  fc.record({
    do: fc.constant("wait" as const),
    days: fc.integer({ min: 1, max: 200 }),
    jobsRun: fc.boolean(),
  }),
);

describe("the ledger", () => {
  const runs = Number(process.env["PROPERTY_RUNS"] ?? 40);

  it(`balances and is never negative, over ${runs} random histories`, { timeout: 120_000 }, async () => {
    const { ctx, clock } = shop;
    let serial = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        const { accountId } = await makeShopper(shop);
        const earned: { orderNo: string; amount: number }[] = [];
        const spent: { orderNo: string; amount: number }[] = [];
        for (const one of steps) {
          const now = clock.now();
          const link = `X${(serial += 1)}`;
          await transaction(ctx.db, async (tx) => {
            if (one.do === "earn") {
              const thawsAt = new Date(now.getTime() + 30 * dayMs);
              const expiresAt = new Date(now.getTime() + 365 * dayMs);
              await earnPoints(tx, { accountId, amount: one.amount, orderNo: link, thawsAt, expiresAt }, now);
              earned.push({ orderNo: link, amount: one.amount });
            } else if (one.do === "spend") {
              const before = await usablePoints(tx, accountId, now);
              const isPaid = await spendPoints(
                tx,
                { accountId, amount: one.amount, value: (one.amount / 100).toFixed(2), orderNo: link },
                now,
              );
              expect(isPaid).toBe(before >= one.amount);
              if (isPaid) spent.push({ orderNo: link, amount: one.amount });
            } else if (one.do === "return" || one.do === "cancel") {
              const order = spent[one.order % Math.max(spent.length, 1)];
              if (!order) return;
              const value = one.do === "cancel" ? null : ((order.amount * one.percent) / 10_000).toFixed(2);
              await returnPoints(tx, { orderNo: order.orderNo, link, value }, now);
            } else if (one.do === "takeBack") {
              const order = earned[one.order % Math.max(earned.length, 1)];
              if (!order) return;
              await revokePoints(
                tx,
                { orderNo: order.orderNo, notRefunded: String(one.percent), all: "100", link },
                now,
              );
            }
          });
          if (one.do === "wait") {
            clock.advance(one.days * dayMs);
            if (one.jobsRun) {
              await thawDuePoints(ctx);
              await expireDuePoints(ctx);
            }
          }
          const sums = await balanceOf(accountId);
          for (const sum of [sums.current, sums.frozen, sums.accumulated])
            expect(sum).toBeGreaterThanOrEqual(0);
          expect(sums.current + sums.frozen + sums.spent + sums.expired - sums.reversed).toBe(
            sums.accumulated,
          );
        }
        const sums = await balanceOf(accountId);
        const lots = await ctx.db.select().from(pointEntry).where(eq(pointEntry.accountId, accountId));
        const left = (status: number) =>
          lots.filter((lot) => lot.status === status).reduce((sum, lot) => sum + lot.remaining, 0);
        expect([left(3), left(2)]).toEqual([sums.current, sums.frozen]);
        for (const { orderNo, amount } of spent) {
          const back = lots
            .filter((entry) => entry.kind === "return" && entry.orderNo === orderNo)
            .reduce((sum, entry) => sum + entry.amount, 0);
          expect(back).toBeLessThanOrEqual(amount);
        }
      }),
      { numRuns: runs },
    );
  });

  it(`restores the expiry of spent points, over ${runs} random lots`, { timeout: 120_000 }, async () => {
    const days = fc.record({
      amount: fc.integer({ min: 1, max: 300 }),
      days: fc.integer({ min: 1, max: 400 }),
    });
    const portions = fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(days, { minLength: 1, maxLength: 5 }),
        fc.nat(),
        portions,
        async (lots, part, refunds) => {
          const { accountId } = await makeShopper(shop);
          const { db } = shop.ctx;
          const now = shop.clock.now();
          const usable = async () => {
            const own = await db.select().from(pointEntry).where(eq(pointEntry.accountId, accountId));
            const byExpiry = new Map<string, number>();
            for (const { expiresAt, remaining } of own.filter((lot) => lot.remaining > 0))
              byExpiry.set(String(expiresAt), (byExpiry.get(String(expiresAt)) ?? 0) + remaining);
            return byExpiry;
          };
          await transaction(db, async (tx) => {
            for (const [nth, lot] of lots.entries()) {
              const expiresAt = new Date(now.getTime() + lot.days * dayMs);
              await grantPoints(
                tx,
                { accountId, amount: lot.amount, link: `lot-${accountId}-${nth}`, expiresAt },
                now,
              );
            }
          });
          const before = await usable();
          const all = lots.reduce((sum, { amount }) => sum + amount, 0);
          const amount = 1 + (part % all);
          const orderNo = `E${accountId}`;
          await transaction(db, async (tx) => {
            expect(await spendPoints(tx, { accountId, amount, value: "100.00", orderNo }, now)).toBe(true);
            for (const [nth, percent] of refunds.entries())
              await returnPoints(tx, { orderNo, link: `R${accountId}-${nth}`, value: String(percent) }, now);
            await returnPoints(tx, { orderNo, link: orderNo, value: null }, now);
          });
          expect(await usable()).toEqual(before);
        },
      ),
      { numRuns: runs },
    );
  });

  it("keeps returned points usable for 30 days if their lot has expired since", async () => {
    const { accountId } = await makeShopper(shop);
    const now = shop.clock.now();
    const expiresAt = new Date(now.getTime() + 10 * dayMs);
    const later = new Date(now.getTime() + 11 * dayMs);
    await transaction(shop.ctx.db, async (tx) => {
      await grantPoints(tx, { accountId, amount: 500, link: `old-${accountId}`, expiresAt }, now);
      await spendPoints(tx, { accountId, amount: 200, value: "2.00", orderNo: `O${accountId}` }, now);
      await returnPoints(tx, { orderNo: `O${accountId}`, link: `O${accountId}`, value: null }, later);
    });
    const own = eq(pointEntry.accountId, accountId);
    const lots = await shop.ctx.db.select().from(pointEntry).where(own).orderBy(pointEntry.id);
    expect(lots.filter(({ remaining }) => remaining > 0)).toMatchObject([
      { kind: "grant", remaining: 300, expiresAt },
      { kind: "return", remaining: 200, expiresAt: new Date(later.getTime() + 30 * dayMs) },
    ]);
  });

  it("returns exactly the spent points, in any portions", async () => {
    const { accountId } = await makeShopper(shop);
    const now = shop.clock.now();
    const expiresAt = new Date(now.getTime() + 100 * dayMs);
    await transaction(shop.ctx.db, async (tx) => {
      await grantPoints(tx, { accountId, amount: 1000, link: `grant-${accountId}`, expiresAt }, now);
      await spendPoints(tx, { accountId, amount: 777, value: "7.77", orderNo: `P${accountId}` }, now);
      for (const [nth, value] of ["2.59", "2.59", "2.58", "0.01"].entries())
        await returnPoints(tx, { orderNo: `P${accountId}`, link: `R${accountId}-${nth}`, value }, now);
    });
    expect(await balanceOf(accountId)).toMatchObject({ current: 1000, spent: 777, reversed: 777 });
  });

  it("records the balance with points that aren't usable yet", async () => {
    const { accountId } = await makeShopper(shop);
    const now = shop.clock.now();
    const [thawsAt, expiresAt] = [15, 100].map((days) => new Date(now.getTime() + days * dayMs)) as [
      Date,
      Date,
    ];
    await transaction(shop.ctx.db, async (tx) => {
      await grantPoints(tx, { accountId, amount: 1000, link: `first-${accountId}`, expiresAt }, now);
      await earnPoints(tx, { accountId, amount: 55, orderNo: `F${accountId}`, thawsAt, expiresAt }, now);
    });
    const own = eq(pointEntry.accountId, accountId);
    const entries = await shop.ctx.db.select().from(pointEntry).where(own).orderBy(pointEntry.id);
    expect(entries.map(({ balance }) => balance)).toEqual([1000, 1055]);
  });
});
