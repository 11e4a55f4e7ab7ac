import {
  addressEdit,
  cancelOrder,
  Code,
  computePrice,
  couponsForOrder,
  createOrder,
} from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { taxRate } from "../../database/schema/taxes.ts";
import { claimedCoupon, coupon } from "../../database/schema/promotion.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import {
  createBody,
  startCheckout,
  makeShopper,
  makeTwoShops,
  readMaster,
  addressOf,
} from "../../testing/test-shop.ts";
import { dayMs } from "../../shared/durations.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

describe("checkout totals", () => {
  it("taxes by destination, and exempts holders of a PST number from PST", async () => {
    const shopper = await makeShopper(shop);
    const { first } = await makeTwoShops(shop.ctx.db);
    await shop.ctx.db.insert(taxRate).values([
      { country: "CA", name: { en: "GST" }, rate: "0.05", onFreight: true },
      { country: "CA", name: { en: "PST" }, rate: "0.07", isProvincial: true },
    ]);
    shop.clock.advance(6000);
    const preOrderNo = await startCheckout(shop, shopper, [first]);
    const price = async (over: { addressId?: number; pstNumber?: string }) =>
      (await shop.call(computePrice, { token: shopper.token, body: { preOrderNo, ...over } })).data;
    expect((await price({})).taxFee).toBe("0.00");
    const { addressId } = shopper;
    expect(await price({ addressId })).toMatchObject({ taxFee: "1.45", payFee: "16.45" });
    expect(await price({ addressId, pstNumber: "PST-1" })).toMatchObject({ taxFee: "0.75", payFee: "15.75" });
    await shop.ctx.db.delete(taxRate);
    shop.clock.advance(6000);
  });

  it("taxes by region of the destination: a province's rates apply only there", async () => {
    const shopper = await makeShopper(shop);
    const { token } = shopper;
    const { first } = await makeTwoShops(shop.ctx.db);
    await shop.ctx.db.insert(taxRate).values([
      { country: "CA", name: { en: "GST" }, rate: "0.05" },
      { country: "CA", region: "CA-BC", name: { en: "PST" }, rate: "0.07", isProvincial: true },
      { country: "CA", region: "CA-QC", name: { en: "QST" }, rate: "0.10", isProvincial: true },
    ]);
    shop.clock.advance(6000);
    const preOrderNo = await startCheckout(shop, shopper, [first]);
    const taxesIn = async (region: string | null) => {
      const { data } = await shop.call(addressEdit, { token, body: addressOf({ region }) });
      const { data: price } = await shop.call(computePrice, {
        token,
        body: { preOrderNo, addressId: data.id },
      });
      return [price.hasProvincialTax, ...(price.taxList ?? []).map(({ name }) => name)];
    };
    expect(await taxesIn("CA-BC")).toEqual([true, "GST", "PST"]);
    expect(await taxesIn("CA-QC")).toEqual([true, "GST", "QST"]);
    expect(await taxesIn("CA-AB")).toEqual([false, "GST"]);
    expect(await taxesIn(null)).toEqual([false, "GST"]);
    await shop.ctx.db.delete(taxRate);
    shop.clock.advance(6000);
  });

  it("uses coupons once, explains the unusable ones, and returns them on cancel", async () => {
    const { db, clock } = shop.ctx;
    const shopper = await makeShopper(shop);
    const { token } = shopper;
    const { one, first, second } = await makeTwoShops(shop.ctx.db);
    const until = new Date(clock.now().getTime() + dayMs);
    const claim = async (
      row: Partial<typeof coupon.$inferInsert> & Pick<typeof coupon.$inferInsert, "scope">,
    ) => {
      const [made] = await db
        .insert(coupon)
        .values({ name: { en: "Spring" }, value: "3.00", useUntil: until, ...row })
        .returning({ id: coupon.id });
      const [claimed] = await db
        .insert(claimedCoupon)
        .values({
          accountId: shopper.accountId,
          couponId: made?.id ?? 0,
          startsAt: clock.now(),
          endsAt: until,
        })
        .returning({ id: claimedCoupon.id });
      return claimed?.id ?? 0;
    };
    const ofShop = await claim({ scope: "merchant", merchantId: one });
    const ofPlatform = await claim({ scope: "platform", value: "1.00" });
    const tooHigh = await claim({ scope: "platform", minimum: "99.00" });
    const preOrderNo = await startCheckout(shop, shopper, [first, second]);
    const { data: offered } = await shop.call(couponsForOrder, { token, params: { preOrderNo } });
    expect(offered.map(({ id, usable, deduct, reason }) => [id, usable, deduct, reason])).toEqual([
      [ofShop, true, "3.00", null],
      [ofPlatform, true, "1.00", null],
      [tooHigh, false, null, "Spend 81.65 more to use it"],
    ]);
    const compute = (couponId: number) =>
      shop.call(computePrice, {
        token,
        body: { preOrderNo, couponId, merchantList: [{ merId: one, couponId: ofShop }] },
      });
    expect((await compute(tooHigh)).code).toBe(Code.failure);
    expect((await compute(ofPlatform)).data).toMatchObject({ couponFee: "4.00", payFee: "18.35" });

    const { data: made } = await shop.call(createOrder, {
      token,
      body: createBody(preOrderNo, shopper, {
        couponId: ofPlatform,
        merchantList: [{ merId: one, couponId: ofShop, mark: "For shop one", isGift: true }],
      }),
    });
    const master = await readMaster(shop, token, made.orderNo);
    expect(master).toMatchObject({ couponPrice: "4.00", couponId: ofPlatform });
    await expect(
      db.delete(claimedCoupon).where(eq(claimedCoupon.id, ofPlatform)),
      "an order's claim can't go",
    ).rejects.toMatchObject({ cause: { constraint: "master_order_claim_id_claimed_coupon_id_fk" } });
    const next = await startCheckout(shop, shopper, [first]);
    const reuse = await shop.call(createOrder, {
      token,
      body: createBody(next, shopper, { couponId: ofPlatform }),
    });
    expect(reuse.code).toBe(Code.failure);
    await shop.call(cancelOrder, { token, params: { orderNo: made.orderNo } });
    const after = await shop.call(createOrder, {
      token,
      body: createBody(next, shopper, { couponId: ofPlatform }),
    });
    expect(after.code).toBe(Code.ok);
  });
});
