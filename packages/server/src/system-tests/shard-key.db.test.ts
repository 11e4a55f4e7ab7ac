import { addressList, cartList, createOrder, noticeList, orderList } from "@carmine/api/contract";
import pg from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { testApp, type TestApp } from "../testing/test-app.ts";
import {
  createBody,
  makeMerchant,
  makeProduct,
  makeShopper,
  payByCard,
  startCheckout,
} from "../testing/test-shop.ts";

/** Statements that the pool has sent. */
const sent: string[] = [];

let shop: TestApp;
beforeAll(async () => {
  // Before the first connection, whose client binds the method.
  const { query } = pg.Client.prototype;
  vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const [first] = given as [string | { text?: string } | undefined];
    sent.push(typeof first === "string" ? first : (first?.text ?? ""));
    return (query as (...args: unknown[]) => unknown).apply(this, given) as never;
  });
  shop = await testApp();
});
afterAll(async () => {
  await shop.close();
  vi.restoreAllMocks();
});

/**
 * Tables that a distributed PostgreSQL would shard by account (docs/scaling.md, Beyond one database), with the column that
 * has the account.
 */
const sharded = {
  cart_line: "owner",
  checkout_session: "account_id",
  master_order: "account_id",
  merchant_order: "account_id",
  notice: "account_id",
  address: "account_id",
  point_entry: "account_id",
  point_balance: "account_id",
  claimed_coupon: "account_id",
} as const;

const mentions = (text: string, table: string): boolean =>
  new RegExp(`(?:from|join|into|update)\\s+"?${table}"?\\b`, "i").test(text);

/** Remaining statements without the account, by call: rows of a cart by their ids, and the order of a payment. */
const withoutKey = {
  checkout: ["cart_line"],
  cart: [],
  order: ["cart_line"],
  pay: ["master_order"],
  orders: [],
  notices: [],
  addresses: [],
};

/** Sharded tables that a statement uses without the account. */
const tablesWithoutKey = (text: string): string[] =>
  Object.entries(sharded)
    .filter(([table, column]) => mentions(text, table) && !new RegExp(`\\b${column}\\b`).test(text))
    .map(([table]) => table);

it("filters tables that belong to accounts by the account in shoppers' statements", async () => {
  const item = await makeProduct(shop.ctx.db, await makeMerchant(shop.ctx.db));
  const shopper = await makeShopper(shop);
  const { token } = shopper;
  let preOrderNo = "";
  let orderNo = "";
  const page = { page: 1, limit: 10 };
  const calls: Readonly<Record<string, () => Promise<unknown>>> = {
    checkout: async () => (preOrderNo = await startCheckout(shop, shopper, [item])),
    cart: () => shop.call(cartList, { token, query: { isValid: true } }),
    order: async () => {
      const answer = await shop.call(createOrder, { token, body: createBody(preOrderNo, shopper) });
      ({ orderNo } = answer.data);
    },
    pay: () => payByCard(shop, shopper, orderNo),
    orders: () => shop.call(orderList, { token, query: { type: -9, ...page } }),
    notices: () => shop.call(noticeList, { token, query: page }),
    addresses: () => shop.call(addressList, { token }),
  };
  const found: Record<string, string[]> = {};
  for (const [name, call] of Object.entries(calls)) {
    sent.length = 0;
    await call();
    expect(sent.length, name).toBeGreaterThan(0);
    found[name] = [...new Set(sent.flatMap(tablesWithoutKey))];
  }
  expect(found).toEqual(withoutKey);
});
