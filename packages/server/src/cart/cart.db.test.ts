import {
  cartCount,
  cartDelete,
  cartList,
  cartNum,
  cartReset,
  cartSave,
  Code,
  couponReceive,
  emailCaptcha,
  loginEmail,
  registerEmail,
  registerVisitor,
  type BodyOf,
} from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { transaction } from "../database/transaction.ts";
import { product, sku } from "../database/schema/catalogue.ts";
import { coupon } from "../database/schema/promotion.ts";
import { freightTemplate } from "../database/schema/shipping.ts";
import { hashToken } from "../http/callers/tokens.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { makeProduct, makeMerchant, makeShopper, type TestProduct } from "../testing/test-shop.ts";
import { dayMs } from "../shared/durations.ts";
import { mergeCart } from "./merge-guest-cart.ts";

let shop: TestApp;
let merchantId: number;
beforeAll(async () => {
  shop = await testApp();
  merchantId = await makeMerchant(shop.ctx.db, "Rim & Tread");
});
afterAll(() => shop.close());

interface By {
  token?: string;
  guestToken?: string;
}
const row = ({ productId, skuId }: TestProduct, pieces = 1): BodyOf<typeof cartSave>[number] => ({
  productId,
  productAttrUnique: skuId,
  cartNum: pieces,
});
const save = (by: By, ...body: BodyOf<typeof cartSave>) => shop.call(cartSave, { ...by, body });
const list = async (by: By, isValid = true) =>
  (await shop.call(cartList, { ...by, query: { isValid } })).data.flatMap(({ cartInfoList }) => cartInfoList);
const guest = async (item: TestProduct, pieces = 1): Promise<string> => {
  const answer = await save({}, row(item, pieces));
  return String(answer.headers["guest-token"]);
};

it("creates a guest token with the first write, and returns no cart without one", async () => {
  const item = await makeProduct(shop.ctx.db, merchantId);
  expect(await list({})).toEqual([]);
  const guestToken = await guest(item, 2);
  expect(guestToken).toMatch(/^[0-9a-f]{64}$/);
  const { data } = await shop.call(cartList, { guestToken, query: { isValid: true }, locale: "th" });
  expect(data).toMatchObject([
    {
      merId: merchantId,
      merName: "Rim & Tread",
      cartInfoList: [
        {
          productId: item.productId,
          cartNum: 2,
          storeName: "Tire ไทย",
          suk: "16 in‚ wide",
          price: "10.00",
          stock: 100,
          attrStatus: true,
        },
      ],
    },
  ]);
  expect(await list({ guestToken: hashToken("another") })).toEqual([]);
});

it("adds a sku to its existing row; a call adds all of its rows or none, within the stock", async () => {
  const { token } = await makeShopper(shop);
  const [item, rare] = [
    await makeProduct(shop.ctx.db, merchantId),
    await makeProduct(shop.ctx.db, merchantId, { stock: 3 }),
  ];
  await save({ token }, row(item), row(item, 2));
  await save({ token }, row(item, 4));
  expect(await list({ token })).toMatchObject([{ cartNum: 7 }]);
  expect((await save({ token }, row(item), row(rare, 4))).message).toBe("Only 3 left in stock");
  expect((await save({ token }, row(item), { ...row(rare), productId: item.productId })).code).toBe(
    Code.failure,
  );
  expect(await list({ token })).toMatchObject([{ cartNum: 7 }]);
  await save({ token }, row(item, 99));
  expect(await list({ token })).toMatchObject([{ cartNum: 99 }]);
});

it("returns a shop's free shipping threshold, and its coupons that the shopper has or can claim", async () => {
  const { clock } = shop;
  const { db } = shop.ctx;
  const [plain, charging] = [await makeMerchant(db), await makeMerchant(db)];
  await db.insert(freightTemplate).values({ merchantId: charging, firstFee: "5", freeFrom: "80" });
  const item = await makeProduct(db, charging);
  const terms = { name: { en: "Off" }, merchantId: charging, days: 7 };
  const made = await db
    .insert(coupon)
    .values([
      { ...terms, value: "9", scope: "merchant", minimum: "50" },
      { ...terms, value: "7", scope: "product", productIds: [item.productId] },
      { ...terms, value: "30", scope: "merchant", type: 2 },
      { ...terms, value: "40", scope: "merchant", total: 1, left: 0 },
      { ...terms, value: "50", scope: "merchant", receiveUntil: new Date(clock.now().getTime() - 1) },
    ])
    .returning({ id: coupon.id });
  const [large, small] = made.map(({ id }) => id);
  const { token } = await makeShopper(shop);
  await shop.call(couponReceive, { token, body: { couponId: small ?? 0 } });
  const wanted = [row(await makeProduct(db, plain)), row(item), row(await makeProduct(db, charging))];
  await save({ token }, ...wanted);
  const { data } = await shop.call(cartList, { token, query: { isValid: true } });
  const termsOf = (merId: number) => {
    const { freeFrom, couponList } = data.find((group) => group.merId === merId) ?? {};
    return { freeFrom, couponList };
  };
  expect(termsOf(plain)).toEqual({ freeFrom: "0.00", couponList: null });
  const coupons = [
    { id: large, money: "9.00", minPrice: "50.00", productIdList: null, isUse: false },
    { id: small, money: "7.00", minPrice: "0.00", productIdList: [item.productId], isUse: true },
  ];
  expect(termsOf(charging)).toEqual({ freeFrom: "80.00", couponList: coupons });
  await save({ guestToken: hashToken("offers") }, row(item));
  const seen = await shop.call(cartList, { guestToken: hashToken("offers"), query: { isValid: true } });
  expect(seen.data[0]?.couponList).toEqual(coupons.map((one) => ({ ...one, isUse: false })));
});

it("counts rows and units, sets quantities, deletes rows, and only touches the own cart", async () => {
  const [{ token }, other] = [await makeShopper(shop), await makeShopper(shop)];
  const item = await makeProduct(shop.ctx.db, merchantId, { stock: 5 });
  await save({ token }, row(item, 2));
  const [{ id } = { id: 0 }] = await list({ token });
  const count = async (type: "total" | "sum", numType = true) =>
    (await shop.call(cartCount, { token, query: { type, numType } })).data.count;
  expect([await count("total"), await count("sum"), await count("sum", false)]).toEqual([1, 2, 0]);
  const set = (by: By, number: number) => shop.call(cartNum, { ...by, body: { id, number } });
  expect((await set({ token: other.token }, 1)).code).toBe(Code.notFound);
  expect((await set({}, 1)).code).toBe(Code.notFound);
  expect((await set({ token }, 6)).message).toBe("Only 5 left in stock");
  expect((await set({ token }, 100)).code).toBe(Code.badRequest);
  expect((await set({ token }, 5)).code).toBe(Code.ok);
  await shop.call(cartDelete, { token: other.token, body: { ids: [id] } });
  expect(await list({ token })).toMatchObject([{ cartNum: 5 }]);
  await shop.call(cartDelete, { token, body: { ids: [id] } });
  expect(await list({ token })).toEqual([]);
});

it("moves a row of a removed product to the invalid ones, and accepts another sku for it", async () => {
  const { token } = await makeShopper(shop);
  const [item, next] = [
    await makeProduct(shop.ctx.db, merchantId),
    await makeProduct(shop.ctx.db, merchantId),
  ];
  await save({ token }, row(item));
  await shop.ctx.db.update(product).set({ isShown: false }).where(eq(product.id, item.productId));
  expect(await list({ token })).toEqual([]);
  const [invalid] = await list({ token }, false);
  expect(invalid).toMatchObject({ productId: item.productId, attrStatus: false });
  const reset = (unique: number) =>
    shop.call(cartReset, {
      token,
      body: { id: invalid?.id ?? 0, num: 3, productId: next.productId, unique },
    });
  expect((await reset(item.skuId)).code).toBe(Code.failure);
  expect(await list({ token }, false)).toHaveLength(1);
  expect((await reset(next.skuId)).data).toBe(true);
  expect(await list({ token })).toMatchObject([{ productId: next.productId, cartNum: 3 }]);
  await shop.ctx.db.update(sku).set({ onHand: 0 }).where(eq(sku.id, next.skuId));
  expect(await list({ token })).toMatchObject([{ attrStatus: false, stock: 0 }]);
  expect((await save({ token }, row(next))).message).toBe("Sold out");
});

it("merges a guest's cart at sign-in: adds up quantities within the stock, drops unavailable skus", async () => {
  const { token, accountId } = await makeShopper(shop);
  const [both, fresh, gone] = [
    await makeProduct(shop.ctx.db, merchantId, { stock: 5 }),
    await makeProduct(shop.ctx.db, merchantId),
    await makeProduct(shop.ctx.db, merchantId),
  ];
  await save({ token }, row(both, 3));
  const guestToken = await guest(both, 4);
  await save({ guestToken }, row(fresh, 2), row(gone));
  await shop.ctx.db.update(sku).set({ isOnSale: false }).where(eq(sku.id, gone.skuId));
  const from = { guestKey: hashToken(guestToken) };
  const merge = () => transaction(shop.ctx.db, (tx) => mergeCart(tx, from, accountId));
  expect(await merge()).toEqual({ added: 1, changed: 1, dropped: 1 });
  const rows = await list({ token });
  expect(new Map(rows.map((line) => [line.productId, line.cartNum]))).toEqual(
    new Map([
      [both.productId, 5],
      [fresh.productId, 2],
    ]),
  );
  expect(await list({ guestToken })).toEqual([]);
  expect(await merge()).toEqual({ added: 0, changed: 0, dropped: 0 });
});

it("adds up concurrent writes", async () => {
  const { token } = await makeShopper(shop);
  const item = await makeProduct(shop.ctx.db, merchantId);
  await Promise.all(Array.from({ length: 20 }, () => save({ token }, row(item))));
  expect(await list({ token })).toMatchObject([{ cartNum: 20 }]);
});

it("deletes abandoned carts of guests, and no others", async () => {
  const { token } = await makeShopper(shop);
  const item = await makeProduct(shop.ctx.db, merchantId);
  const guestToken = await guest(item);
  await save({ token }, row(item));
  shop.clock.advance(181 * dayMs);
  await shop.ctx.jobs.run("delete-old-guest-carts");
  expect(await list({ guestToken })).toEqual([]);
  shop.clock.advance(-181 * dayMs);
  expect(await list({ token })).toHaveLength(1);
});

it("moves a guest's cart at sign-in, and clears it under the guest's token", async () => {
  const item = await makeProduct(shop.ctx.db, merchantId);
  const guestToken = await guest(item, 3);
  const visitor = await shop.call(registerVisitor, { guestToken, body: { email: "guest@example.com" } });
  expect(visitor.data.mergedCart).toEqual({ added: 1, changed: 0, dropped: 0 });
  expect(await list({ token: visitor.data.token })).toMatchObject([
    { productId: item.productId, cartNum: 3 },
  ]);
  expect(await list({ guestToken })).toEqual([]);

  await shop.call(emailCaptcha, { body: "guest@example.com" });
  const captcha = /\d{6}/.exec(shop.messages.at(-1)?.text ?? "")?.[0] ?? "";
  const password = "violet otter 42";
  const nextGuest = await guest(item, 1);
  const registered = await shop.call(registerEmail, {
    guestToken: nextGuest,
    body: { email: "guest@example.com", captcha, password },
  });
  expect(await list({ token: registered.data.token })).toMatchObject([{ cartNum: 1 }]);

  const thirdGuest = await guest(item, 2);
  const signedIn = await shop.call(loginEmail, {
    guestToken: thirdGuest,
    body: { email: "guest@example.com", password },
  });
  expect(signedIn.data.mergedCart).toEqual({ added: 0, changed: 1, dropped: 0 });
  expect(await list({ token: signedIn.data.token })).toMatchObject([{ cartNum: 3 }]);
  expect(await list({ token: visitor.data.token })).toMatchObject([{ cartNum: 3 }]);
});

describe("the cart of a guest account when its email registers", () => {
  let made = 0;
  const guestAccount = async (headers: { guestToken?: string } = {}) => {
    const email = `guest${(made += 1)}@example.com`;
    const item = await makeProduct(shop.ctx.db, merchantId);
    const { data, headers: answered } = await shop.call(registerVisitor, { ...headers, body: { email } });
    await save({ token: data.token }, row(item, 2));
    return { email, token: data.token, guestToken: headers.guestToken ?? String(answered["guest-token"]) };
  };
  const registerWith = async (email: string, wish: { token?: string; guestToken?: string }) => {
    await shop.call(emailCaptcha, { body: email });
    const captcha = /\d{6}/.exec(shop.messages.at(-1)?.text ?? "")?.[0] ?? "";
    return shop.call(registerEmail, { ...wish, body: { email, captcha, password: "violet otter 42" } });
  };

  it("stays with the guest if another browser registers the email, because a typed address proves nothing", async () => {
    const { email, token } = await guestAccount();
    const elsewhere = await guest(await makeProduct(shop.ctx.db, merchantId), 5);
    const owner = await registerWith(email, { guestToken: elsewhere });
    expect(await list({ token: owner.data.token })).toMatchObject([{ cartNum: 5 }]);
    expect(await list({ token })).toMatchObject([{ cartNum: 2 }]);
  });

  it("moves in the guest's own browser, signed in as the guest or not", async () => {
    const first = await guestAccount();
    const signedIn = await registerWith(first.email, { token: first.token });
    expect(await list({ token: signedIn.data.token })).toMatchObject([{ cartNum: 2 }]);
    const second = await guestAccount();
    const signedOut = await registerWith(second.email, { guestToken: second.guestToken });
    expect(await list({ token: signedOut.data.token })).toMatchObject([{ cartNum: 2 }]);
    expect(await list({ token: second.token })).toEqual([]);
    const guestToken = await guest(await makeProduct(shop.ctx.db, merchantId), 3);
    const third = await guestAccount({ guestToken });
    const withCart = await registerWith(third.email, { guestToken });
    const rows = await list({ token: withCart.data.token });
    expect(rows.map((line) => line.cartNum).toSorted((one, next) => one - next)).toEqual([2, 3]);
  });

  it("stays if another email registers, even in the same browser", async () => {
    const { guestToken, token } = await guestAccount();
    const other = await registerWith("somebody.else@example.com", { guestToken });
    expect(await list({ token: other.data.token })).toEqual([]);
    expect(await list({ token })).toMatchObject([{ cartNum: 2 }]);
  });
});
