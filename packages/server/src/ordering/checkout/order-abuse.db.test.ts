import { randomUUID } from "node:crypto";
import {
  addressEdit,
  cancelOrder,
  cartCount,
  cartSave,
  Code,
  createOrder,
  preOrder,
  registerVisitor,
} from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sku } from "../../database/schema/catalogue.ts";
import { masterOrder } from "../../database/schema/ordering.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import {
  addressOf,
  createBody,
  makeProduct,
  makeMerchant,
  makeShopper,
  payByCard,
  stockOf,
  type TestProduct,
} from "../../testing/test-shop.ts";
import { orderLimits } from "../../http/limits/order-limits.ts";
import { unpaidLimits } from "./unpaid-limits.ts";

let shop: TestApp;
let merchantId: number;
beforeAll(async () => {
  shop = await testApp();
  merchantId = await makeMerchant(shop.ctx.db);
});
afterAll(() => shop.close());

/** IP addresses that no other test uses. */
let lastOrigin = 0;
const newOrigin = () => `203.0.113.${(lastOrigin += 1)}`;

const enterAsGuest = async (from: string) => {
  const answer = await shop.call(registerVisitor, {
    from,
    body: { email: `guest${lastOrigin}@mail.example` },
  });
  return answer.data.token ?? "";
};

interface Buyer {
  readonly token: string;
  readonly from: string;
  readonly email?: string;
  readonly addressId?: number;
}

const addAddress = async ({ token, from, email = `${randomUUID()}@mail.example` }: Buyer): Promise<number> =>
  (await shop.call(addressEdit, { token, from, body: addressOf({ email }) })).data.id;

/** Starts a checkout and orders it, without the cart. */
const order = async (buyer: Buyer, item: TestProduct, quantity = 1) => {
  const { token, from } = buyer;
  const held = await shop.call(preOrder, {
    token,
    from,
    body: {
      preOrderType: "buyNow",
      orderDetails: [{ productId: item.productId, attrValueId: item.skuId, productNum: quantity }],
    },
  });
  if (held.code !== Code.ok) return { ...held, data: { orderNo: "" } };
  const addressId = buyer.addressId ?? (await addAddress(buyer));
  const shopper = { token, addressId, accountId: 0, identity: "" };
  return shop.call(createOrder, { token, from, body: createBody(held.data.preOrderNo, shopper) });
};

const codesOf = async (count: number, attempt: (index: number) => Promise<{ code: number }>) => {
  const codes: number[] = [];
  for (let index = 0; index < count; index += 1) codes.push((await attempt(index)).code);
  return codes;
};

describe("rate limits of ordering", () => {
  it("limits the orders of one account", async () => {
    const buyer = { token: (await makeShopper(shop)).token, from: newOrigin() };
    const item = await makeProduct(shop.ctx.db, merchantId);
    const max = orderLimits.create.account.max;
    const codes = await codesOf(max + 1, async () => {
      const answer = await order(buyer, item);
      if (answer.code === Code.ok)
        await shop.call(cancelOrder, { token: buyer.token, params: { orderNo: answer.data.orderNo } });
      return answer;
    });
    expect(codes.slice(0, -1).every((code) => code === Code.ok)).toBe(true);
    expect(codes.at(-1)).toBe(Code.tooMany);
  });

  it("limits the orders to one receiving address across accounts and IP addresses", async () => {
    const item = await makeProduct(shop.ctx.db, merchantId, { stock: 1000 });
    const max = orderLimits.create.receiver.max;
    const email = "victim@mail.example";
    const codes = await codesOf(max + 1, async () => {
      const { token } = await makeShopper(shop);
      return order({ token, from: newOrigin(), email: email.toUpperCase() }, item);
    });
    expect(codes.filter((code) => code === Code.ok)).toHaveLength(max);
    expect(codes.at(-1)).toBe(Code.tooMany);
    const { token } = await makeShopper(shop);
    expect((await order({ token, from: newOrigin() }, item)).code).toBe(Code.ok);
  });

  it("limits checkouts per account", async () => {
    const { token } = await makeShopper(shop);
    const from = newOrigin();
    const item = await makeProduct(shop.ctx.db, merchantId);
    const orderDetails = [{ productId: item.productId, attrValueId: item.skuId, productNum: 1 }];
    const start = () => shop.call(preOrder, { token, from, body: { preOrderType: "buyNow", orderDetails } });
    const codes = await codesOf(orderLimits.checkout.account.max + 1, start);
    expect(codes.at(-2)).toBe(Code.ok);
    expect(codes.at(-1)).toBe(Code.tooMany);
  });

  it("limits new guest carts per IP address, but not the cart of a known guest", async () => {
    const from = newOrigin();
    const { productId, skuId } = await makeProduct(shop.ctx.db, merchantId);
    const body = [{ productId, productAttrUnique: skuId, cartNum: 1 }];
    const first = await shop.call(cartSave, { from, body });
    const codes = await codesOf(orderLimits.cart.newGuest.max, () => shop.call(cartSave, { from, body }));
    expect(codes.at(-2)).toBe(Code.ok);
    expect(codes.at(-1)).toBe(Code.tooMany);
    const guestToken = String(first.headers["guest-token"]);
    expect((await shop.call(cartSave, { from, guestToken, body })).code).toBe(Code.ok);
    const count = await shop.call(cartCount, { from, guestToken, query: { numType: "true", type: "sum" } });
    expect(count.data.count).toBe(2);
  });
});

describe("limits of unpaid orders", () => {
  it("limits the units of a sku that one guest can reserve", async () => {
    const item = await makeProduct(shop.ctx.db, merchantId, { stock: 21 });
    const from = newOrigin();
    const guest = { token: await enterAsGuest(from), from };
    const refused = await order(guest, item, 21);
    expect(refused.message).toBe(
      "You can order up to 5 of “Tire” right now. Sign in or pay for your open orders to order more.",
    );
    expect((await order(guest, item, 3)).code).toBe(Code.ok);
    expect((await order(guest, item, 3)).message).toContain("up to 2 of “Tire”");
    // A second guest account with the same IP address shares the limit.
    const second = { token: await enterAsGuest(from), from };
    expect((await order(second, item, 2)).code).toBe(Code.ok);
    expect((await order(second, item, 1)).message).toBe(
      "Too many unpaid orders already reserve “Tire”. Sign in, pay for your open orders, or try again in 30 minutes.",
    );
    expect((await stockOf(shop.ctx.db, item)).reserved).toBe(5);
    const elsewhere = newOrigin();
    expect((await order({ token: await enterAsGuest(elsewhere), from: elsewhere }, item, 5)).code).toBe(
      Code.ok,
    );
  });

  it("lets a registered account reserve a larger share, and ignores paid units", async () => {
    const item = await makeProduct(shop.ctx.db, merchantId, { stock: 21 });
    const ann = await makeShopper(shop);
    const buyer = { token: ann.token, from: newOrigin() };
    expect((await order(buyer, item, 11)).message).toContain("up to 10 of “Tire”");
    const { data } = await order(buyer, item, 10);
    expect((await order(buyer, item, 1)).code).toBe(Code.failure);
    await payByCard(shop, ann, data.orderNo);
    expect((await order(buyer, item, 1)).code).toBe(Code.ok);
  });

  it("doesn't limit units whose stock isn't counted", async () => {
    const item = await makeProduct(shop.ctx.db, merchantId, { stock: 0 });
    await shop.ctx.db.update(sku).set({ isAlwaysSellable: true }).where(eq(sku.id, item.skuId));
    const from = newOrigin();
    expect((await order({ token: await enterAsGuest(from), from }, item, 99)).code).toBe(Code.ok);
  });

  it("limits open unpaid orders of a guest, also when they are placed concurrently", async () => {
    const from = newOrigin();
    const entered = { token: await enterAsGuest(from), from };
    const guest = { ...entered, addressId: await addAddress(entered) };
    const max = unpaidLimits.guest.orders;
    const products: TestProduct[] = [];
    for (let index = 0; index < max + 3; index += 1)
      products.push(await makeProduct(shop.ctx.db, merchantId));
    const answers = await Promise.all(products.map((item) => order(guest, item)));
    expect(answers.filter(({ code }) => code === Code.ok)).toHaveLength(max);
    expect(answers.find(({ code }) => code !== Code.ok)?.message).toBe(
      `You have ${max} unpaid orders. Pay for or cancel one before you place another.`,
    );
  });

  it("limits open unpaid orders of an IP address, and forgets the address once an order is paid or canceled", async () => {
    const from = newOrigin();
    const item = await makeProduct(shop.ctx.db, merchantId, { stock: 1000 });
    const placed: { token: string; orderNo: string }[] = [];
    for (let index = 0; index < unpaidLimits.originOrders; index += 1) {
      const { token } = await makeShopper(shop);
      const { data } = await order({ token, from }, item);
      placed.push({ token, orderNo: data.orderNo });
    }
    const late = await makeShopper(shop);
    const refused = await order({ token: late.token, from }, item);
    expect(refused.message).toBe("Too many unpaid orders come from your network. Try again in 30 minutes.");
    const [first] = placed;
    await shop.call(cancelOrder, { token: first?.token, params: { orderNo: first?.orderNo ?? "" } });
    const [row] = await shop.ctx.db
      .select()
      .from(masterOrder)
      .where(eq(masterOrder.orderNo, first?.orderNo ?? ""));
    expect(row?.origin).toBeNull();
    const { code, data } = await order({ token: late.token, from }, item);
    expect(code).toBe(Code.ok);
    await payByCard(shop, late, data.orderNo);
    const [paid] = await shop.ctx.db.select().from(masterOrder).where(eq(masterOrder.orderNo, data.orderNo));
    expect(paid?.origin).toBeNull();
  });
});
