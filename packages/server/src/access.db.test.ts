import {
  applyRefund,
  cartDelete,
  cartList,
  cartNum,
  cartSave,
  Code,
  computePrice,
  createOrder,
  masterOrderDetail,
  preOrder,
  type Endpoint,
} from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newToken } from "./http/callers/tokens.ts";
import { endpoints } from "./testing/contract.ts";
import { testApp, type CallInput, type TestApp } from "./testing/test-app.ts";
import {
  addressOf,
  createBody,
  holdGoods,
  makeGoods,
  makeMerchant,
  makeReview,
  makeShopper,
  payByCard,
  placePaidOrder,
  placeTestOrder,
  type Shopper,
} from "./testing/test-shop.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
});
afterAll(() => shop.close());

type AnyInput = CallInput<unknown, unknown, unknown>;
const ask = (endpoint: Endpoint, input: AnyInput) => shop.call(endpoint, input);

/** What one shopper has, by the names under which the contract asks for it. */
interface Belongings {
  preOrderNo: string;
  /** Unpaid, so that it can be cancelled and paid. */
  masterNo: string;
  /** Paid. */
  orderNo: string;
  /** Under review, of another paid order. */
  refundNo: string;
  addressId: number;
  cartId: number;
  productId: number;
  skuId: number;
  /** Line of the paid order, and its review. */
  lineId: number;
  reviewId: number;
  shopper: Shopper;
}

/** How a call names something that belongs to somebody. */
const calls: Readonly<Record<string, (of: Belongings) => AnyInput>> = {
  cartNum: ({ cartId }) => ({ body: { id: cartId, number: 2 } }),
  cartReset: ({ cartId, productId, skuId }) => ({ body: { id: cartId, num: 1, productId, unique: skuId } }),
  addressDetail: ({ addressId }) => ({ params: { id: addressId } }),
  addressEdit: ({ addressId }) => ({ body: { ...addressOf(), id: addressId } }),
  addressSetDefault: ({ addressId }) => ({ body: { id: addressId } }),
  addressDelete: ({ addressId }) => ({ body: { id: addressId } }),
  preOrder: ({ cartId }) => ({
    body: { preOrderType: "shoppingCart", orderDetails: [{ shoppingCartId: cartId }] },
  }),
  loadPreOrder: ({ preOrderNo }) => ({ params: { preOrderNo } }),
  computePrice: ({ preOrderNo }) => ({ body: { preOrderNo } }),
  couponsForOrder: ({ preOrderNo }) => ({ params: { preOrderNo } }),
  createOrder: ({ preOrderNo, shopper }) => ({ body: createBody(preOrderNo, shopper) }),
  masterOrderDetail: ({ masterNo }) => ({ params: { orderNo: masterNo } }),
  orderDetail: ({ orderNo }) => ({ params: { orderNo } }),
  cancelOrder: ({ masterNo }) => ({ params: { orderNo: masterNo } }),
  takeOrder: ({ orderNo }) => ({ params: { orderNo } }),
  deleteOrder: ({ orderNo }) => ({ params: { orderNo } }),
  orderExpress: ({ orderNo }) => ({ params: { orderNo } }),
  applyRefundForm: ({ orderNo }) => ({ params: { orderNo } }),
  applyRefund: ({ orderNo }) => ({ body: { orderNo, text: "Too late" } }),
  refundDetail: ({ refundNo }) => ({ params: { refundOrderNo: refundNo } }),
  refundReturn: ({ refundNo }) => ({
    body: { refundOrderNo: refundNo, telephone: "1", expressName: "DHL", trackingNumber: "1234567890" },
  }),
  refundRevoke: ({ refundNo }) => ({ params: { refundOrderNo: refundNo } }),
  orderHistory: ({ orderNo }) => ({ params: { orderNo } }),
  orderAgain: ({ orderNo }) => ({ params: { orderNo } }),
  pay: ({ masterNo }) => ({ body: { orderNo: masterNo, payType: "sandbox", payChannel: "pc" } }),
  sandboxConfirm: ({ masterNo }) => ({
    body: { orderNo: masterNo, number: "4242 4242 4242 4242", expiry: "12/40", cvc: "123" },
  }),
  reviewableDetail: ({ lineId }) => ({ params: { id: lineId } }),
  orderComment: ({ orderNo, lineId }) => ({
    body: { orderNo, orderInfoId: lineId, star: 5, comment: "Quiet and good in the rain." },
  }),
  addToReview: ({ reviewId }) => ({ body: { id: reviewId, comment: "Still good after a winter." } }),
  payResult: ({ masterNo }) => ({ params: { orderNo: masterNo } }),
  wechatPayResult: ({ masterNo }) => ({ params: { orderNo: masterNo } }),
};

/** Calls about the caller's own account; `profile.db.test.ts`, `closing.db.test.ts` and `applications.db.test.ts` and `social.db.test.ts` try them from outside. */
const ownAccount = [
  "userEdit",
  "phoneUpdatePassword",
  "emailUpdatePassword",
  "captchaNewEmail",
  "userEmailEdit",
  "captchaNewPhone",
  "userPhoneEdit",
  "userSessionEnd",
  "userSocialUnlink",
  "userSocialLink",
  "userExport",
  "userDelete",
  "captchaMerchantSettled",
  "settledApply",
  "settledWithdraw",
  "settledDraftSave",
];

/** Calls that name things of which nobody is the owner, or that answer alike whether a thing is there or not. */
const ownerless = new Set([
  "cartDelete",
  "cartSave",
  "couponReceive",
  "askQuestion",
  "deleteSavedProducts",
  "followShop",
  "unfollowShop",
  "saveProduct",
  "saveProducts",
  "unsaveProduct",
  "voteReply",
  "noticeRead",
  "noticeSettingsEdit",
  ...ownAccount,
  "votedReplies",
  "paypalSuccess",
]);

const belongings = async (): Promise<Belongings> => {
  const shopper = await makeShopper(shop);
  const { token, addressId } = shopper;
  const goods = await makeGoods(shop.ctx.db, await makeMerchant(shop.ctx.db));
  const paidNo = await placeTestOrder(shop, shopper, [goods]);
  await payByCard(shop, shopper, paidNo);
  const { data: paid } = await shop.call(masterOrderDetail, { token, params: { orderNo: paidNo } });
  const [refundedNo = ""] = await placePaidOrder(shop, shopper, [goods]);
  const { data: applied } = await shop.call(applyRefund, {
    token,
    body: { orderNo: refundedNo, text: "Too late" },
  });
  const masterNo = await placeTestOrder(shop, shopper, [goods]);
  const preOrderNo = await holdGoods(shop, shopper, [goods]);
  const line = { productId: goods.productId, productAttrUnique: goods.skuId, cartNum: 1 };
  await shop.call(cartSave, { token, body: [line] });
  const { data: cart } = await shop.call(cartList, { token, query: { isValid: true } });
  const cartId = cart[0]?.cartInfoList[0]?.id ?? 0;
  const orderNo = paid.orderList[0]?.orderNo ?? "";
  const refundNo = applied?.refundOrderNo ?? "";
  const lineId = paid.orderList[0]?.orderInfoList[0]?.id ?? 0;
  const reviewId = await makeReview(shop.ctx.db, { ...goods, accountId: shopper.accountId });
  return { lineId, reviewId, ...goods, shopper, addressId, masterNo, orderNo, refundNo, preOrderNo, cartId };
};

/** Right in form, and nothing behind it. */
const nothing = ({ productId, skuId, shopper }: Belongings): Belongings => ({
  productId,
  skuId,
  shopper: { ...shopper, addressId: 2_000_000_001 },
  preOrderNo: "00000000-0000-4000-8000-000000000000",
  masterNo: "PT1231700000000000123456789012",
  orderNo: "SH1231700000000000123456789012",
  refundNo: "RE1231700000000000123456789012",
  addressId: 2_000_000_001,
  cartId: 2_000_000_002,
  lineId: 2_000_000_003,
  reviewId: 2_000_000_004,
});

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
    const [mine, other] = [await belongings(), await makeShopper(shop)];
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
    const mine = await belongings();
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
    const [mine, theirs] = [await belongings(), await belongings()];
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
    const mine = await belongings();
    const { token } = mine.shopper;
    // Those that end a thing come last.
    const last = [
      "applyRefund",
      "refundRevoke",
      "cartReset",
      "createOrder",
      "payResult",
      "wechatPayResult",
      "cancelOrder",
      "addressDelete",
    ];
    const names = [...Object.keys(calls).filter((name) => !last.includes(name)), ...last];
    // Nothing was shipped, nothing has ended, and what is paid can't be cancelled.
    const refusedByRule = new Set([
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
