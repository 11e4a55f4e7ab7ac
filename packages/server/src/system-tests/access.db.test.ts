import {
  cartDelete,
  cartList,
  cartNum,
  cartSave,
  Code,
  computePrice,
  createOrder,
  preOrder,
  type Endpoint,
} from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newToken } from "../http/callers/tokens.ts";
import { belongings, calls, nothing, ownerless, type Belongings } from "../testing/belongings.ts";
import { endpoints } from "../testing/contract.ts";
import { testApp, type AnyInput, type TestApp } from "../testing/test-app.ts";
import { createBody, makeShopper } from "../testing/test-shop.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
});
afterAll(() => shop.close());

const ask = (endpoint: Endpoint, input: AnyInput) => shop.call(endpoint, input);

/** A guest's data: cart rows, named by these calls. */
const guestCalls = ["cartNum", "cartReset"] as const;

/** A guest with a row in the cart. */
const guestRow = async ({ productId, skuId }: Belongings) => {
  const guestToken = newToken();
  await shop.call(cartSave, { guestToken, body: [{ productId, productAttrUnique: skuId, cartNum: 1 }] });
  const { data } = await shop.call(cartList, { guestToken, query: { isValid: true } });
  return { guestToken, cartId: data[0]?.cartInfoList[0]?.id ?? 0 };
};

/**
 * All data that a call could change, as one text, except the checkout's expiry, which its owner's reads
 * extend.
 */
const everything = async (): Promise<string> => {
  const { rows } = await shop.ctx.db.execute<{ all: string }>(sql`
    select (select json_agg(x order by x.id) from master_order x)::text || (select json_agg(x order by x.id) from merchant_order x)::text
      || (select json_agg(x order by x.id) from address x)::text || (select json_agg(x order by x.id) from cart_line x)::text
      || (select json_agg(to_jsonb(x) - 'expires_at' order by x.order_no) from checkout_session x)::text || (select json_agg(x order by x.id) from sku x)::text
      || (select json_agg(x order by x.id) from review x)::text
      || (select count(*) from payment)::text || coalesce((select json_agg(x order by x.id) from refund x)::text, '') as all`);
  return rows[0]?.all ?? "";
};

const signedIn = (policy: Endpoint["policy"]) => policy !== "public" && policy !== "guest";

describe("access", { timeout: 60_000 }, () => {
  it.each([...endpoints])(
    "allows %s for the roles of its policy only, with any input",
    async (_name, endpoint) => {
      const { token } = await makeShopper(shop);
      const codeFor = async (input: AnyInput) =>
        (await ask(endpoint, { params: { id: 1, orderNo: "PT1", preOrderNo: "x" }, ...input })).code;
      const strangers = [
        await codeFor({}),
        await codeFor({ guestToken: newToken() }),
        await codeFor({ token: newToken() }),
      ];
      if (signedIn(endpoint.policy)) expect(strangers).toEqual(Array(3).fill(Code.unauthorized));
      else for (const code of strangers) expect([Code.unauthorized, Code.forbidden]).not.toContain(code);
      const member = await codeFor({ token });
      expect(member).not.toBe(Code.unauthorized);
      expect(member === Code.forbidden).toBe(
        endpoint.policy === "merchant" || endpoint.policy === "operator",
      );
    },
  );

  it("covers every call that names an object with an owner", () => {
    const named = [...endpoints].filter(
      ([name, { policy, params, body }]) =>
        (policy === "shopper" || policy === "guest") &&
        (params !== undefined || body !== undefined) &&
        !ownerless.has(name),
    );
    expect(Object.keys(calls).toSorted()).toEqual(named.map(([name]) => name).toSorted());
  });

  it("responds to another shopper as if the object didn't exist, and changes nothing", async () => {
    const [mine, other] = [await belongings(shop), await makeShopper(shop)];
    const missing = nothing(mine);
    const before = await everything();
    for (const [name, wishFor] of Object.entries(calls)) {
      const endpoint = endpoints.get(name);
      if (!endpoint) throw new Error(`There is no call ${name}`);
      const { token } = other;
      const foreign = await ask(endpoint, { token, ...wishFor(mine) });
      const absent = await ask(endpoint, { token, ...wishFor(missing) });
      expect([foreign.code, foreign.message, foreign.data], name).toEqual([
        absent.code,
        absent.message,
        absent.data,
      ]);
      expect([Code.notFound, Code.failure], name).toContain(foreign.code);
    }
    expect(await everything()).toBe(before);
  });

  it("separates cart rows: guest from guest, guest from shopper, shopper from guest", async () => {
    const mine = await belongings(shop);
    const [guest, stranger, other] = [await guestRow(mine), await guestRow(mine), await makeShopper(shop)];
    const pairs: [string, number, AnyInput][] = [
      ["another guest's", guest.cartId, { guestToken: stranger.guestToken }],
      ["a shopper's", mine.cartId, { guestToken: stranger.guestToken }],
      ["a guest's", guest.cartId, { token: other.token }],
      [
        "one's own guest row once signed in",
        guest.cartId,
        { token: other.token, guestToken: guest.guestToken },
      ],
      ["anybody's without a token", guest.cartId, {}],
    ];
    const before = await everything();
    for (const [whose, cartId, who] of pairs) {
      for (const name of guestCalls) {
        const endpoint = endpoints.get(name);
        const wishFor = calls[name];
        if (!endpoint || !wishFor) throw new Error(`There is no call ${name}`);
        const foreign = await ask(endpoint, { ...who, ...wishFor({ ...mine, cartId }) });
        const absent = await ask(endpoint, { ...who, ...wishFor(nothing(mine)) });
        expect([foreign.code, foreign.message], `${name} of ${whose}`).toEqual([absent.code, absent.message]);
        expect(foreign.code, `${name} of ${whose}`).toBe(Code.notFound);
      }
      await shop.call(cartDelete, { ...who, body: { ids: [cartId] } });
    }
    expect(await everything()).toBe(before);
    const own = await shop.call(cartNum, {
      guestToken: guest.guestToken,
      body: { id: guest.cartId, number: 2 },
    });
    expect(own.code).toBe(Code.ok);
  });

  it("refuses another shopper's row, address or number in a checkout", async () => {
    const [mine, theirs] = [await belongings(shop), await belongings(shop)];
    const guest = await guestRow(mine);
    const { token } = mine.shopper;
    const before = await everything();
    const requests: [Endpoint, AnyInput][] = [];
    for (const cartId of [theirs.cartId, guest.cartId])
      requests.push([
        preOrder,
        {
          body: {
            preOrderType: "shoppingCart",
            orderDetails: [{ shoppingCartId: mine.cartId }, { shoppingCartId: cartId }],
          },
        },
      ]);
    requests.push(
      [computePrice, { body: { preOrderNo: mine.preOrderNo, addressId: theirs.addressId } }],
      [createOrder, { body: createBody(mine.preOrderNo, theirs.shopper) }],
      [createOrder, { body: createBody(theirs.preOrderNo, mine.shopper) }],
    );
    for (const [endpoint, input] of requests) {
      const { code } = await ask(endpoint, { token, ...input });
      expect([Code.notFound, Code.failure], endpoint.path).toContain(code);
    }
    expect(await everything()).toBe(before);
  });

  it("returns the same objects to their owner", async () => {
    const mine = await belongings(shop);
    const { token } = mine.shopper;
    // Calls that delete an object come last.
    const last = [
      "applyRefund",
      "domesticRefundApply",
      "refundRevoke",
      "cartReset",
      "createOrder",
      "payResult",
      "wechatPayResult",
      "cancelOrder",
      "addressDelete",
    ];
    const names = [...Object.keys(calls).filter((name) => !last.includes(name)), ...last];
    // Nothing is shipped or expired, paid orders can't be canceled, and a refund is requested but not declined.
    const refusedByRule = new Set([
      "domesticRefundApply",
      "takeOrder",
      "deleteOrder",
      "cancelOrder",
      "refundReturn",
      "refundEscalate",
      "orderComment",
    ]);
    for (const name of names) {
      const endpoint = endpoints.get(name);
      const input = calls[name]?.(mine);
      if (!endpoint || !input) throw new Error(`There is no call ${name}`);
      const { code } = await ask(endpoint, { token, ...input });
      const expected = refusedByRule.has(name) ? Code.failure : Code.ok;
      // Items that weren't received can't be reviewed.
      expect(code, name).toBe(name === "reviewableDetail" ? Code.notFound : expected);
    }
  });
});
