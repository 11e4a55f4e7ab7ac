import { cartCount, Code, computePrice, createOrder, loadPreOrder, preOrder } from "@carmine/api/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { product, sku } from "../../database/schema/catalogue.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import {
  createBody,
  startCheckout,
  makeShopper,
  makeTwoShops,
  readMaster,
  stockOf,
} from "../../testing/test-shop.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

describe("points", () => {
  it("are refused by price and create if the shopper has none, and nothing is written", async () => {
    const shopper = await makeShopper(shop);
    const { token } = shopper;
    const preOrderNo = await startCheckout(shop, shopper, [(await makeTwoShops(shop.ctx.db)).first]);
    const body = { preOrderNo, addressId: shopper.addressId, useIntegral: true };
    const priced = await shop.call(computePrice, { token, body });
    const made = await shop.call(createOrder, {
      token,
      body: createBody(preOrderNo, shopper, { useIntegral: true }),
    });
    for (const { code, message } of [priced, made])
      expect([code, message]).toEqual([Code.failure, "You have no points that can be used for this order"]);
    const { data } = await shop.call(computePrice, { token, body: { ...body, useIntegral: false } });
    expect(data).toMatchObject({ usedIntegral: 0, integralFee: "0.00" });
    expect((await shop.call(createOrder, { token, body: createBody(preOrderNo, shopper) })).code).toBe(
      Code.ok,
    );
  });
});

describe("a checkout", () => {
  it("splits into an order per merchant, adds up the totals, reserves stock and empties the cart", async () => {
    const shopper = await makeShopper(shop);
    const { token } = shopper;
    const { first, second } = await makeTwoShops(shop.ctx.db);
    const preOrderNo = await startCheckout(shop, shopper, [
      { ...first, quantity: 2 },
      { ...second, quantity: 3 },
    ]);
    const { data: loaded } = await shop.call(loadPreOrder, { token, params: { preOrderNo } });
    expect(loaded).toMatchObject({
      proTotalFee: "42.05",
      freightFee: "5.00",
      payFee: "47.05",
      orderProNum: 5,
      addressId: shopper.addressId,
      country: "Canada",
    });
    expect(loaded.orderList).toHaveLength(2);
    const { data: made } = await shop.call(createOrder, {
      token,
      body: createBody(preOrderNo, shopper, { mark: "Ring twice", expectedPayFee: "47.05" }),
    });
    expect(made.orderNo).toMatch(/^PT\d+$/);

    const master = await readMaster(shop, token, made.orderNo);
    expect(master).toMatchObject({
      payPrice: "47.05",
      proTotalPrice: "42.05",
      payPostage: "5.00",
      paid: false,
      realName: "Ada Park",
      userPhone: "+1 6045550100",
      userAddress: "1 Main Street, V5K 0A1, Canada",
      mark: "Ring twice",
    });
    expect(master.orderList.map((one) => one.payPrice).toSorted()).toEqual(["22.05", "25.00"]);
    expect(master.orderList[0]?.orderInfoList[0]).toMatchObject({ sku: "16 in‚ wide", payNum: 2 });
    expect(await stockOf(shop.ctx.db, first)).toEqual({ onHand: 100, reserved: 2, sold: 0 });
    const { data: badge } = await shop.call(cartCount, { token, query: { type: "total", numType: true } });
    expect(badge.count).toBe(0);
    const again = await shop.call(createOrder, { token, body: createBody(preOrderNo, shopper) });
    expect(again).toMatchObject({ code: Code.notFound, message: expect.stringContaining("has expired") });
  });

  it("lives at least fifteen minutes after its last read, and belongs to its shopper only", async () => {
    const [shopper, other] = [await makeShopper(shop), await makeShopper(shop)];
    const { first } = await makeTwoShops(shop.ctx.db);
    const preOrderNo = await startCheckout(shop, shopper, [first]);
    const ask = (token: string) => shop.call(loadPreOrder, { token, params: { preOrderNo } });
    expect((await ask(shopper.token)).code).toBe(Code.ok);
    expect((await ask(other.token)).code).toBe(Code.notFound);
    shop.clock.advance(14 * 60_000);
    expect((await ask(shopper.token)).code).toBe(Code.ok);
    shop.clock.advance(14 * 60_000);
    expect((await ask(shopper.token)).code).toBe(Code.ok);
    shop.clock.advance(16 * 60_000 + 1000);
    expect((await ask(shopper.token)).code).toBe(Code.notFound);
  });

  it("isn't written again within a minute at the same total, and expires 15 minutes after each request", async () => {
    const shopper = await makeShopper(shop);
    const { first } = await makeTwoShops(shop.ctx.db);
    const preOrderNo = await startCheckout(shop, shopper, [first]);
    const look = () => shop.call(loadPreOrder, { token: shopper.token, params: { preOrderNo } });
    const version = async () => {
      const { rows } = await shop.ctx.db.execute(
        sql`select xmin::text from checkout_session where order_no = ${preOrderNo}`,
      );
      return rows[0];
    };
    const { data: held } = await look();
    const made = await version();
    shop.clock.advance(59_000);
    expect((await look()).data.expireTime).toBe(held.expireTime);
    expect(await version()).toEqual(made);
    shop.clock.advance(15 * 60_000);
    const { data: later } = await look();
    expect(later.expireTime).not.toBe(held.expireTime);
    expect(await version()).not.toEqual(made);
    expect((await look()).data.expireTime).toBe(later.expireTime);
  });

  it("is found by a read that waited for a concurrent write", async () => {
    const shopper = await makeShopper(shop);
    const { first } = await makeTwoShops(shop.ctx.db);
    const preOrderNo = await startCheckout(shop, shopper, [first]);
    shop.clock.advance(2 * 60_000);
    const waiting = await shop.ctx.db.transaction(async (tx) => {
      await tx.execute(
        sql`update checkout_session set expires_at = expires_at + interval '3 minutes' where order_no = ${preOrderNo}`,
      );
      const look = shop.call(loadPreOrder, { token: shopper.token, params: { preOrderNo } });
      await vi.waitUntil(async () => {
        const { rows } = await shop.ctx.db.execute(
          sql`select from pg_locks where not granted and locktype = 'transactionid' and
            pid in (select pid from pg_stat_activity where datname = current_database())`,
        );
        return rows.length > 0;
      });
      return { look };
    });
    expect((await waiting.look).code).toBe(Code.ok);
  });

  it("buys one sku directly, without the cart", async () => {
    const shopper = await makeShopper(shop);
    const { first, second } = await makeTwoShops(shop.ctx.db);
    const buy = (productId: number, attrValueId: number) =>
      shop.call(preOrder, {
        token: shopper.token,
        body: { preOrderType: "buyNow", orderDetails: [{ productId, attrValueId, productNum: 2 }] },
      });
    expect((await buy(first.productId, second.skuId)).code).toBe(Code.failure);
    const { data } = await buy(first.productId, first.skuId);
    const { data: made } = await shop.call(createOrder, {
      token: shopper.token,
      body: createBody(data.preOrderNo, shopper),
    });
    expect((await readMaster(shop, shopper.token, made.orderNo)).totalNum).toBe(2);
  });

  it("refuses with the new totals when the price changed, and writes nothing", async () => {
    const shopper = await makeShopper(shop);
    const { first } = await makeTwoShops(shop.ctx.db);
    const preOrderNo = await startCheckout(shop, shopper, [first]);
    await shop.ctx.db.update(sku).set({ price: "12.00" }).where(eq(sku.id, first.skuId));
    const create = (expectedPayFee: string) =>
      shop.call(createOrder, {
        token: shopper.token,
        body: createBody(preOrderNo, shopper, { expectedPayFee }),
      });
    expect(await create("15.00")).toMatchObject({ code: Code.conflict, data: { payFee: "17.00" } });
    expect((await create("no amount")).code).toBe(Code.conflict);
    expect((await stockOf(shop.ctx.db, first)).reserved).toBe(0);
    expect((await create("17")).code).toBe(Code.ok);
  });

  it("refuses removed or sold-out items with a specific message", async () => {
    const shopper = await makeShopper(shop);
    const { first } = await makeTwoShops(shop.ctx.db);
    const preOrderNo = await startCheckout(shop, shopper, [{ ...first, quantity: 3 }]);
    const create = () =>
      shop.call(createOrder, { token: shopper.token, body: createBody(preOrderNo, shopper) });
    await shop.ctx.db.update(sku).set({ onHand: 2 }).where(eq(sku.id, first.skuId));
    expect((await create()).message).toBe("Not enough stock of “Tire”. Available: 2. Lower the quantity.");
    await shop.ctx.db.update(product).set({ isShown: false }).where(eq(product.id, first.productId));
    expect((await create()).message).toBe("“Tire” is no longer available");
  });

  it("refuses an order of a shopper who has a PST number but didn't enter it", async () => {
    const shopper = await makeShopper(shop);
    const { first } = await makeTwoShops(shop.ctx.db);
    const preOrderNo = await startCheckout(shop, shopper, [first]);
    const create = (pstNumber: string) =>
      shop.call(createOrder, {
        token: shopper.token,
        body: createBody(preOrderNo, shopper, { hasPstNumber: true, pstNumber }),
      });
    expect(await create(" ")).toMatchObject({ code: Code.badRequest, message: "Enter your PST number" });
    expect((await create("PST-1234-5678")).code).toBe(Code.ok);
  });

  it("refuses another shopper's address as missing", async () => {
    const [shopper, other] = [await makeShopper(shop), await makeShopper(shop)];
    const { first } = await makeTwoShops(shop.ctx.db);
    const preOrderNo = await startCheckout(shop, shopper, [first]);
    const answer = await shop.call(createOrder, {
      token: shopper.token,
      body: createBody(preOrderNo, other),
    });
    expect(answer.code).toBe(Code.notFound);
  });
});
