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
import { newToken } from "./http/callers/tokens.ts";
import {
  belongings,
  calls,
  nothing,
  ownerless,
  type AnyInput,
  type Belongings,
} from "./testing/belongings.ts";
import { endpoints } from "./testing/contract.ts";
import { testApp, type TestApp } from "./testing/test-app.ts";
import { createBody, makeShopper } from "./testing/test-shop.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
});
afterAll(() => shop.close());

const ask = (endpoint: Endpoint, input: AnyInput) => shop.call(endpoint, input);

/** What belongs to a guest: rows of a cart, named by these calls. */
const guestCalls = ["cartNum", "cartReset"] as const;

/** A guest with a row in the cart. */
const guestRow = async ({ productId, skuId }: Belongings) => {
  const guestToken = newToken();
  await shop.call(cartSave, { guestToken, body: [{ productId, productAttrUnique: skuId, cartNum: 1 }] });
  const { data } = await shop.call(cartList, { guestToken, query: { isValid: true } });
  return { guestToken, cartId: data[0]?.cartInfoList[0]?.id ?? 0 };
};

/** Everything that could have changed, as one text; a look at one's own checkout holds it longer. */
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

describe("who may call what", { timeout: 60_000 }, () => {
  it.each([...endpoints])("%s lets in whom its policy names, whatever is sent", async (_name, endpoint) => {
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
    expect(member === Code.forbidden).toBe(endpoint.policy === "merchant" || endpoint.policy === "operator");
  });

  it("knows every call that names something of somebody's", () => {
    const named = [...endpoints].filter(
      ([name, { policy, params, body }]) =>
        (policy === "shopper" || policy === "guest") &&
        (params !== undefined || body !== undefined) &&
        !ownerless.has(name),
    );
    expect(Object.keys(calls).toSorted()).toEqual(named.map(([name]) => name).toSorted());
  });

  it("answers another shopper as if the thing weren't there, and changes nothing", async () => {
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

  it("keeps the rows of a cart apart: guest from guest, guest from shopper, shopper from guest", async () => {
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

  it("orders nothing from another's things: a foreign row, address or number in one's own checkout", async () => {
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

  it("answers the owner of the same things", async () => {
    const mine = await belongings(shop);
    const { token } = mine.shopper;
    // Those that end a thing come last.
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
    // Nothing was shipped, nothing has ended, what is paid can't be cancelled, and a refund is applied for already.
    const refusedByRule = new Set([
      "domesticRefundApply",
      "takeOrder",
      "deleteOrder",
      "cancelOrder",
      "refundReturn",
      "orderComment",
    ]);
    for (const name of names) {
      const endpoint = endpoints.get(name);
      const input = calls[name]?.(mine);
      if (!endpoint || !input) throw new Error(`There is no call ${name}`);
      const { code } = await ask(endpoint, { token, ...input });
      const expected = refusedByRule.has(name) ? Code.failure : Code.ok;
      // What wasn't received isn't among the items to review.
      expect(code, name).toBe(name === "reviewableDetail" ? Code.notFound : expected);
    }
  });
});
