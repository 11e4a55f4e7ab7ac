import {
  cancelOrder,
  Code,
  couponList,
  couponReceive,
  coupons,
  couponsForOrder,
  createOrder,
} from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { category, product } from "../../database/schema/catalogue.ts";
import { claimedCoupon, coupon } from "../../database/schema/promotion.ts";
import { transaction } from "../../database/transaction.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import {
  createBody,
  startCheckout,
  makeProduct,
  makeMerchant,
  makeShopper,
  payByCard,
  placeTestOrder,
  type Shopper,
} from "../../testing/test-shop.ts";
import { dayMs } from "../../shared/durations.ts";
import { giveNewUserCoupons } from "./issue-coupons.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const page = { page: 1, limit: 20 };

const makeCoupon = async (over: Partial<typeof coupon.$inferInsert> = {}): Promise<number> => {
  const [made] = await shop.ctx.db
    .insert(coupon)
    .values({ name: { en: "Ten off" }, value: "10", scope: "platform", days: 7, ...over })
    .returning({ id: coupon.id });
  return made?.id ?? 0;
};
const claim = ({ token }: Pick<Shopper, "token">, couponId: number) =>
  shop.call(couponReceive, { token, body: { couponId } });
const own = async ({ token }: Shopper, type: "usable" | "unusable" = "usable") =>
  (await shop.call(couponList, { token, query: { ...page, type } })).data.list;
const leftOf = async (id: number) => {
  const [row] = await shop.ctx.db.select({ left: coupon.left }).from(coupon).where(eq(coupon.id, id));
  return row?.left;
};

describe("claiming", () => {
  it("gives guests no limited coupon, because guest accounts could use them up", async () => {
    const [guest, shopper] = [await makeShopper(shop, "visitor"), await makeShopper(shop)];
    const limited = await makeCoupon({ left: 3 });
    const refused = await claim(guest, limited);
    expect(refused.message).toBe("Sign in or create an account to claim this coupon");
    expect(await leftOf(limited)).toBe(3);
    expect((await claim(shopper, limited)).code).toBe(Code.ok);
    expect((await claim(guest, await makeCoupon())).code).toBe(Code.ok);
  });

  it("issues a coupon once, valid for its days from then on", async () => {
    const shopper = await makeShopper(shop);
    const id = await makeCoupon({ minimum: "50", days: 3, total: 5, left: 5 });
    expect(await claim(shopper, id)).toMatchObject({ code: Code.ok, message: "Coupon claimed" });
    expect(await claim(shopper, id)).toMatchObject({ message: "You already have this coupon" });
    expect(await leftOf(id)).toBe(4);
    const [mine] = await own(shopper);
    expect(mine).toMatchObject({
      couponId: id,
      money: "10.00",
      minPrice: "50.00",
      status: 0,
      validStr: "usable",
    });
    shop.clock.advance(3 * dayMs + 1000);
    expect(await own(shopper)).toEqual([]);
    expect(await own(shopper, "unusable")).toMatchObject([{ couponId: id, status: 2, validStr: "overdue" }]);
  });

  it("issues the last coupon to one of many concurrent shoppers, and one coupon to repeated requests", async () => {
    const shoppers = await Promise.all(Array.from({ length: 8 }, () => makeShopper(shop)));
    const id = await makeCoupon({ total: 3, left: 3 });
    const answers = await Promise.all(shoppers.map((one) => claim(one, id)));
    expect(answers.filter(({ code }) => code === Code.ok)).toHaveLength(3);
    expect(new Set(answers.filter(({ code }) => code !== Code.ok).map(({ message }) => message))).toEqual(
      new Set(["This coupon is all gone"]),
    );
    const claims = await shop.ctx.db.select().from(claimedCoupon).where(eq(claimedCoupon.couponId, id));
    expect([claims.length, await leftOf(id)]).toEqual([3, 0]);

    const another = await makeCoupon({ total: 9, left: 9 });
    const [one] = shoppers;
    if (!one) throw new Error("no shopper");
    const pressed = await Promise.all(Array.from({ length: 6 }, () => claim(one, another)));
    expect(pressed.filter(({ code }) => code === Code.ok)).toHaveLength(1);
    expect(await leftOf(another)).toBe(8);
  });

  it("is refused outside of the coupon's period, for gift coupons, and for missing ones", async () => {
    const shopper = await makeShopper(shop);
    const soon = new Date(shop.clock.now().getTime() + dayMs);
    const closed = "This coupon can’t be claimed now";
    expect((await claim(shopper, await makeCoupon({ receiveFrom: soon }))).message).toBe(closed);
    expect((await claim(shopper, await makeCoupon({ isOpen: false }))).message).toBe(closed);
    expect((await claim(shopper, await makeCoupon({ type: 3 }))).code).toBe(Code.notFound);
    expect((await claim(shopper, 999_999)).code).toBe(Code.notFound);
    expect((await claim({ token: "0".repeat(32) }, 1)).code).toBe(Code.unauthorized);
  });
});

describe("the shopper's own list", () => {
  it("is filtered by kind: shop, product, category and marketplace", async () => {
    const { db } = shop.ctx;
    const merchantId = await makeMerchant(db);
    const item = await makeProduct(db, merchantId);
    const shopper = await makeShopper(shop);
    const ofShop = await makeCoupon({ scope: "merchant", merchantId });
    const ofProduct = await makeCoupon({ scope: "product", merchantId, productIds: [item.productId] });
    const ofAll = await makeCoupon({ scope: "platform" });
    for (const id of [ofShop, ofProduct, ofAll]) expect((await claim(shopper, id)).code).toBe(Code.ok);
    const ofKind = async (useType: 1 | 2 | 3) => {
      const query = { ...page, type: "usable" as const, useType };
      const { data } = await shop.call(couponList, { token: shopper.token, query });
      return data.list.map(({ couponId }) => couponId);
    };
    expect([await ofKind(1), await ofKind(2), await ofKind(3)]).toEqual([[ofShop], [ofProduct], [ofAll]]);
  });
});

describe("the list of claimable coupons", () => {
  it("contains coupons for a product, by kind and shop, and marks the claimed ones", async () => {
    const { db } = shop.ctx;
    const [merchantId, other] = [await makeMerchant(db), await makeMerchant(db)];
    const item = await makeProduct(db, merchantId);
    const [row] = await db.select().from(product).where(eq(product.id, item.productId));
    const categoryId = row?.categoryId ?? 0;
    await db
      .update(product)
      .set({ categoryPath: [categoryId] })
      .where(eq(product.id, item.productId));
    const [elsewhere] = await db
      .insert(category)
      .values({ path: [1], level: 1, name: { en: "Elsewhere" } })
      .returning({ id: category.id });
    const everyone = await makeCoupon({ value: "1" });
    const ofShop = await makeCoupon({ value: "2", scope: "merchant", merchantId });
    const inCategory = await makeCoupon({ value: "3", scope: "category", categoryId });
    const forIt = await makeCoupon({
      value: "4",
      scope: "product",
      merchantId,
      productIds: [item.productId],
    });
    const foreign = [
      await makeCoupon({ scope: "merchant", merchantId: other }),
      await makeCoupon({ scope: "category", categoryId: elsewhere?.id ?? 0 }),
      await makeCoupon({ total: 1, left: 0 }),
      await makeCoupon({ type: 2 }),
    ];
    const shopper = await makeShopper(shop);
    await claim(shopper, ofShop);
    const ask = async (query: object, token?: string) =>
      (await shop.call(coupons, { token, query: { ...page, ...query } })).data.list;
    const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
    const fitting = ids(await ask({ productId: item.productId }));
    expect(fitting).toEqual(expect.arrayContaining([forIt, inCategory, ofShop, everyone]));
    for (const id of foreign) expect(fitting).not.toContain(id);
    expect(ids(await ask({ productId: item.productId, useType: 2 }))).toEqual([forIt]);
    const shopCoupons = await ask({ merId: merchantId }, shopper.token);
    expect(shopCoupons).toMatchObject([
      { id: forIt, isUse: false, useType: 2, primaryKey: String(item.productId), productCount: 1 },
      { id: ofShop, isUse: true, useType: 1, merId: merchantId },
    ]);
    expect((await ask({ merId: merchantId })).map(({ isUse }) => isUse)).toEqual([false, false]);
  });

  it("shows what an order of today could use: no used coupon, and none that starts later", async () => {
    const merchantId = await makeMerchant(shop.ctx.db);
    const soon = new Date(shop.clock.now().getTime() + dayMs);
    const later = new Date(soon.getTime() + dayMs);
    const of = { scope: "merchant", merchantId } as const;
    const open = await makeCoupon({ ...of, value: "3" });
    const used = await makeCoupon({ ...of, value: "2" });
    await makeCoupon({ ...of, value: "1", useFrom: soon, useUntil: later, days: null });
    const shopper = await makeShopper(shop);
    for (const id of [open, used]) await claim(shopper, id);
    await shop.ctx.db
      .update(claimedCoupon)
      .set({ usedAt: shop.clock.now(), usedBy: "PT1" })
      .where(eq(claimedCoupon.couponId, used));
    const usable = async (token?: string) =>
      (await shop.call(coupons, { token, query: { ...page, merId: merchantId } })).data.list.map(
        ({ isUsable }) => isUsable,
      );
    expect(await usable(shopper.token)).toEqual([true, false, false]);
    expect(await usable()).toEqual([true, true, false]);
  });
});

describe("gifts", () => {
  it("are granted with a new account, and with a paid order of their shop and products", async () => {
    const { db } = shop.ctx;
    const merchantId = await makeMerchant(db);
    const [bought, another] = [await makeProduct(db, merchantId), await makeProduct(db, merchantId)];
    const welcome = await makeCoupon({ type: 2 });
    const gift = await makeCoupon({ type: 3, scope: "merchant", merchantId, total: 10, left: 10 });
    const forBought = await makeCoupon({
      type: 3,
      scope: "merchant",
      merchantId,
      giftProductIds: [bought.productId],
    });
    const forAnother = await makeCoupon({
      type: 3,
      scope: "merchant",
      merchantId,
      giftProductIds: [another.productId],
    });
    const shopper = await makeShopper(shop);
    const couponIds = async () => (await own(shopper)).map(({ couponId }) => couponId);
    await transaction(db, (tx) => giveNewUserCoupons(tx, shopper.accountId, shop.clock.now()));
    expect(await couponIds()).toContain(welcome);

    const orderNo = await placeTestOrder(shop, shopper, [bought]);
    expect(await couponIds()).not.toContain(gift);
    expect((await payByCard(shop, shopper, orderNo)).data.status).toBe("succeeded");
    expect(await couponIds()).toEqual(expect.arrayContaining([gift, forBought]));
    expect(await couponIds()).not.toContain(forAnother);
    await payByCard(shop, shopper, await placeTestOrder(shop, shopper, [bought]));
    expect(await leftOf(gift)).toBe(9);
  });
});

describe("a used coupon", () => {
  it("is listed as used, can't be used twice concurrently, and is returned when the order is canceled", async () => {
    const { db } = shop.ctx;
    const item = await makeProduct(db, await makeMerchant(db), { price: "40.00" });
    const shopper = await makeShopper(shop);
    await claim(shopper, await makeCoupon());
    const [claimed] = await own(shopper);
    const couponId = claimed?.id ?? 0;
    const holds = [await startCheckout(shop, shopper, [item]), await startCheckout(shop, shopper, [item])];
    const { data: offered } = await shop.call(couponsForOrder, {
      token: shopper.token,
      params: { preOrderNo: holds[0] ?? "" },
    });
    expect(offered).toMatchObject([{ id: couponId, usable: true, deduct: "10.00" }]);
    const made = await Promise.all(
      holds.map((preOrderNo) =>
        shop.call(createOrder, { token: shopper.token, body: createBody(preOrderNo, shopper, { couponId }) }),
      ),
    );
    expect(new Set(made.map(({ code }) => code))).toEqual(new Set([Code.ok, Code.failure]));
    expect(await own(shopper, "unusable")).toMatchObject([{ id: couponId, status: 1 }]);
    const orderNo = made.find(({ code }) => code === Code.ok)?.data.orderNo ?? "";
    await shop.call(cancelOrder, { token: shopper.token, params: { orderNo } });
    expect(await own(shopper)).toMatchObject([{ id: couponId, status: 0 }]);
  });
});
