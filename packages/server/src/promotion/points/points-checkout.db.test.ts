import {
  cancelOrder,
  Code,
  computePrice,
  createOrder,
  integralList,
  integralMonths,
  integralUser,
  userInfo,
} from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pointBalance } from "../../database/schema/points.ts";
import { transaction } from "../../database/transaction.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import {
  createBody,
  startCheckout,
  makeProduct,
  makeMerchant,
  makeShopper,
} from "../../testing/test-shop.ts";
import { dayMs } from "../../shared/durations.ts";
import { earnPoints, grantPoints, spendPoints } from "./ledger.ts";
import { expireDuePoints, thawDuePoints } from "./points-jobs.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const balanceOf = async (accountId: number) => {
  const [row] = await shop.ctx.db.select().from(pointBalance).where(eq(pointBalance.accountId, accountId));
  if (!row) throw new Error(`No point balance of account ${accountId}`);
  return row;
};

describe("points at a checkout", () => {
  const withPoints = async (amount: number, days = 100) => {
    const shopper = await makeShopper(shop);
    const now = shop.clock.now();
    const expiresAt = new Date(now.getTime() + days * dayMs);
    const { accountId } = shopper;
    await transaction(shop.ctx.db, (tx) =>
      grantPoints(tx, { accountId, amount, link: `demo-${accountId}`, expiresAt }, now),
    );
    return shopper;
  };
  const productOf = async (price: string) =>
    makeProduct(shop.ctx.db, await makeMerchant(shop.ctx.db), { price });

  it("pay within their limits, are spent with the order, and are returned when it is canceled", async () => {
    const shopper = await withPoints(600);
    const { token } = shopper;
    const preOrderNo = await startCheckout(shop, shopper, [await productOf("10.00")]);
    const body = { preOrderNo, addressId: shopper.addressId };
    const { data: off } = await shop.call(computePrice, { token, body });
    expect(off).toMatchObject({
      usedIntegral: 0,
      surplusIntegral: 600,
      usableIntegral: 500,
      usableIntegralFee: "5.00",
    });
    const { data: on } = await shop.call(computePrice, { token, body: { ...body, useIntegral: true } });
    expect(on).toMatchObject({
      integralFee: "5.00",
      usedIntegral: 500,
      surplusIntegral: 100,
      payFee: "5.00",
    });
    const made = await shop.call(createOrder, {
      token,
      body: createBody(preOrderNo, shopper, { useIntegral: true, expectedPayFee: "5.00" }),
    });
    expect((await shop.call(integralUser, { token })).data).toMatchObject({
      integral: 100,
      sumIntegral: 600,
      deductionIntegral: 500,
      totalPaid: "5.00",
    });
    await shop.call(cancelOrder, { token, params: { orderNo: made.data.orderNo } });
    expect((await shop.call(integralUser, { token })).data).toMatchObject({
      integral: 600,
      deductionIntegral: 0,
      totalPaid: "0.00",
    });
    const { data: list } = await shop.call(integralList, { token, query: { page: 1, limit: 20 } });
    expect(list.list.map(({ type, integral, balance }) => [type, integral, balance])).toEqual([
      [1, 500, 600],
      [2, 500, 100],
      [1, 600, 600],
    ]);
  });

  it("are refused below the minimum, and the last ones pay one of two concurrent orders", async () => {
    const few = await withPoints(99);
    const fewNo = await startCheckout(shop, few, [await productOf("10.00")]);
    const refused = await shop.call(computePrice, {
      token: few.token,
      body: { preOrderNo: fewNo, useIntegral: true },
    });
    expect(refused.code).toBe(Code.failure);

    const shopper = await withPoints(300);
    const row = await productOf("6.00");
    const holds = [await startCheckout(shop, shopper, [row]), await startCheckout(shop, shopper, [row])];
    const made = await Promise.all(
      holds.map((preOrderNo) =>
        shop.call(createOrder, {
          token: shopper.token,
          body: createBody(preOrderNo, shopper, { useIntegral: true, expectedPayFee: "3.00" }),
        }),
      ),
    );
    expect(made.filter(({ code }) => code === Code.ok)).toHaveLength(1);
    expect(await balanceOf(shopper.accountId)).toMatchObject({ current: 0, spent: 300 });
  });

  it("are neither shown nor spent after they expire, even before the job has booked it", async () => {
    const shopper = await withPoints(400, 0.001);
    const { token, accountId, addressId } = shopper;
    const inTime = await startCheckout(shop, shopper, [await productOf("10.00")]);
    const agreed = { useIntegral: true, expectedPayFee: "6.00" };
    expect((await shop.call(computePrice, { token, body: { preOrderNo: inTime } })).data).toMatchObject({
      usableIntegral: 400,
    });
    shop.clock.advance(0.001 * dayMs);
    expect((await balanceOf(accountId)).current).toBe(400);
    const { data: late } = await shop.call(computePrice, { token, body: { preOrderNo: inTime, addressId } });
    expect(late).toMatchObject({ usableIntegral: 0, surplusIntegral: 0 });
    const made = await shop.call(createOrder, { token, body: createBody(inTime, shopper, agreed) });
    expect(made.code).toBe(Code.failure);
    expect((await shop.call(integralUser, { token })).data).toMatchObject({ integral: 0, nextExpiry: null });
    expect((await shop.call(userInfo, { token })).data.integral).toBe(0);
    const spent = await transaction(shop.ctx.db, (tx) =>
      spendPoints(tx, { accountId, amount: 100, value: "1", orderNo: `late-${accountId}` }, shop.clock.now()),
    );
    expect(spent).toBe(false);
    await expireDuePoints(shop.ctx);
    expect(await balanceOf(accountId)).toMatchObject({ current: 0, expired: 400 });
  });

  it("can be spent immediately if an order's points are frozen for zero days", async () => {
    const { accountId, token } = await makeShopper(shop);
    const now = shop.clock.now();
    const expiresAt = new Date(now.getTime() + dayMs);
    await transaction(shop.ctx.db, (tx) =>
      earnPoints(tx, { accountId, amount: 50, orderNo: `SH${accountId}`, thawsAt: now, expiresAt }, now),
    );
    expect((await shop.call(integralUser, { token })).data).toMatchObject({
      integral: 50,
      frozenIntegral: 0,
      sumIntegral: 50,
    });
  });
});

describe("the points chart", () => {
  /**
   * Half an hour into the next month of the marketplace's time zone, while UTC is still in the previous one.
   */
  const toNextMonth = (): Date => {
    const now = shop.clock.now();
    const shanghai = new Date(now.getTime() + 8 * 3_600_000);
    const next = Date.UTC(shanghai.getUTCFullYear(), shanghai.getUTCMonth() + 1, 1, 0, 30) - 8 * 3_600_000;
    shop.clock.advance(next - now.getTime());
    return shop.clock.now();
  };

  it("shows the usable points at the end of each of twelve months", async () => {
    const first = toNextMonth();
    shop.clock.advance(70 * dayMs);
    const { accountId, token } = await makeShopper(shop);
    const after = (days: number) => new Date(first.getTime() + days * dayMs);
    await transaction(shop.ctx.db, async (tx) => {
      const granted = { accountId, amount: 100, link: `plot-${accountId}`, expiresAt: after(300) };
      await grantPoints(tx, granted, first);
      const earned = { accountId, amount: 50, orderNo: `SH7${accountId}`, expiresAt: after(300) };
      await earnPoints(tx, { ...earned, thawsAt: after(40) }, first);
    });
    await thawDuePoints(shop.ctx);
    await transaction(shop.ctx.db, (tx) =>
      spendPoints(tx, { accountId, amount: 30, value: "0.3", orderNo: `PT7${accountId}` }, after(45)),
    );
    const { data } = await shop.call(integralMonths, { token });
    expect(data.map(({ integral }) => integral)).toEqual([...Array<number>(9).fill(0), 100, 120, 120]);
    const month = (at: Date) => new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 7);
    expect(data.slice(-3).map((row) => row.month)).toEqual([after(0), after(45), after(70)].map(month));
  });
});
