import {
  Code,
  applyRefund,
  merchantOrderDetail,
  merchantOrderList,
  merchantRights,
  merchantRoles,
  operatorRights,
  operatorRoles,
  type MerchantRole,
  type OperatorRole,
  operatorOrderCancel,
  orderHistory,
  refundReturn,
  shipment,
  takeOrder,
} from "@carmine/api/contract";
import { count, eq } from "drizzle-orm";
import * as z from "zod/mini";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { agreeToRefund } from "../after-sale/refund-actions.ts";
import { merchantActor } from "../commands/actors.ts";
import { auditEntry } from "../database/schema/audit.ts";
import { merchant } from "../database/schema/merchants.ts";
import { newToken } from "../http/callers/tokens.ts";
import { shipOrder } from "../ordering/transitions/ship-order.ts";
import { endpoints } from "../testing/contract.ts";
import { makePaymentProblem } from "../testing/test-payments.ts";
import { testApp, type CallInput, type TestApp } from "../testing/test-app.ts";
import {
  employ,
  makeApplication,
  makeProduct,
  makeMerchant,
  makeQuestion,
  makeReview,
  makeShopper,
  makeStaff,
  parcelOf,
  placePaidOrder,
  placeTestOrder,
  type Shopper,
} from "../testing/test-shop.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
});
afterAll(() => shop.close());

type AnyInput = CallInput<unknown, unknown, unknown>;

/** A shop's objects that staff and operator endpoints refer to. Add those of a new endpoint. */
interface Things {
  shopId: number;
  /** A closed shop. */
  closedShopId: number;
  shopper: Shopper;
  /** Unpaid. */
  masterNo: string;
  /** Paid, nothing shipped. */
  orderNo: string;
  productId: number;
  skuId: number;
  /** In transit. */
  parcelId: number;
  /** Under review, and one whose items are in transit to the shop. */
  refundNo: string;
  returnNo: string;
  reviewId: number;
  questionId: number;
  /** A pending application for a shop. */
  applicationId: number;
  /** An open payment problem. */
  problemId: number;
}

/** Input of each call of `/api/merchant/*` and `/api/operator/*` for a shop's object. */
const calls: Readonly<Record<string, (of: Things) => AnyInput>> = {
  merchantShopList: () => ({}),
  merchantAuditList: ({ shopId }) => ({ query: { merId: shopId } }),
  merchantOrderList: ({ shopId }) => ({ query: { merId: shopId } }),
  merchantOrderCounts: ({ shopId }) => ({ query: { merId: shopId } }),
  merchantOrderNote: ({ orderNo }) => ({ params: { orderNo }, body: { text: "Call before delivery" } }),
  merchantProductList: ({ shopId }) => ({ query: { merId: shopId } }),
  merchantProductPrice: ({ skuId }) => ({ body: { prices: [{ skuId, from: "10.00", to: "12.00" }] } }),
  merchantProductVisibility: ({ productId }) => ({ body: { ids: [productId], isShown: false } }),
  merchantStockList: ({ shopId }) => ({ query: { merId: shopId } }),
  merchantStockMoves: ({ skuId }) => ({ params: { skuId } }),
  merchantStockAdjust: ({ skuId }) => ({ body: { changes: [{ skuId, by: 2 }], cause: "delivery" } }),
  merchantCourierList: () => ({}),
  merchantOrderShipBatch: ({ orderNo }) => ({ body: { shipments: [{ ...parcelOf(), orderNo }] } }),
  merchantProductCounts: ({ shopId }) => ({ query: { merId: shopId } }),
  merchantOrderDetail: ({ orderNo }) => ({ params: { orderNo } }),
  merchantOrderShip: ({ orderNo }) => ({ params: { orderNo }, body: parcelOf() }),
  merchantParcelCorrect: ({ parcelId }) => ({
    body: { parcelId, deliveryCode: "dhl", deliveryId: "9876543210" },
  }),
  merchantRefundList: ({ shopId }) => ({ query: { merId: shopId } }),
  merchantRefundDetail: ({ refundNo }) => ({ params: { refundOrderNo: refundNo } }),
  merchantRefundAgree: ({ refundNo }) => ({ params: { refundOrderNo: refundNo } }),
  merchantRefundRefuse: ({ refundNo }) => ({
    params: { refundOrderNo: refundNo },
    body: { reason: "They were driven" },
  }),
  merchantRefundReceive: ({ returnNo }) => ({ params: { refundOrderNo: returnNo } }),
  operatorRefundList: () => ({}),
  operatorRefund: ({ orderNo }) => ({ params: { orderNo }, body: { reason: "Goodwill" } }),
  operatorRefundAgree: ({ refundNo }) => ({ params: { refundOrderNo: refundNo } }),
  operatorRefundRefuse: ({ refundNo }) => ({
    params: { refundOrderNo: refundNo },
    body: { reason: "They were driven" },
  }),
  operatorProductHide: ({ productId }) => ({
    params: { id: productId },
    body: { isHidden: true, reason: "Recall" },
  }),
  merchantReviewList: ({ shopId }) => ({ query: { merId: shopId } }),
  merchantReviewReply: ({ reviewId }) => ({ params: { id: reviewId }, body: { content: "Thank you." } }),
  operatorReviewList: () => ({}),
  operatorReviewHide: ({ reviewId }) => ({ params: { id: reviewId }, body: { reason: "Insult" } }),
  merchantQuestionList: ({ shopId }) => ({ query: { merId: shopId } }),
  merchantQuestionAnswer: ({ questionId }) => ({ params: { id: questionId }, body: { content: "It fits." } }),
  operatorApplicationList: () => ({}),
  operatorApplicationDetail: ({ applicationId }) => ({ params: { id: applicationId } }),
  operatorApplicationAsk: ({ applicationId }) => ({ body: { id: applicationId, text: "Tax number?" } }),
  operatorApplicationApprove: ({ applicationId }) => ({ body: { id: applicationId } }),
  operatorApplicationRefuse: ({ applicationId }) => ({ body: { id: applicationId, reason: "No license" } }),
  operatorApplicationDocument: ({ applicationId }) => ({
    params: { id: applicationId },
    body: { number: 1 },
  }),
  operatorOverview: () => ({}),
  operatorShopList: () => ({}),
  operatorShopDetail: ({ shopId }) => ({ params: { id: shopId } }),
  operatorShopClose: ({ shopId }) => ({ body: { id: shopId, reason: "Counterfeits" } }),
  operatorShopOpen: ({ closedShopId }) => ({ body: { id: closedShopId } }),
  operatorShopVerify: ({ shopId }) => ({ body: { id: shopId, from: false, to: true, reason: "Checked" } }),
  operatorShopFee: ({ shopId }) => ({ body: { id: shopId, from: null, to: 7.5, reason: "Agreed" } }),
  operatorAuditList: () => ({}),
  operatorPaymentProblemList: () => ({}),
  operatorPaymentProblemResolve: ({ problemId }) => ({ params: { id: problemId }, body: { reason: "Done" } }),
  operatorOrderList: () => ({}),
  operatorOrderCounts: () => ({}),
  operatorOrderDetail: ({ orderNo }) => ({ params: { orderNo } }),
  operatorOrderCancel: ({ masterNo }) => ({ params: { orderNo: masterNo }, body: { reason: "Fraud" } }),
};

const staffEndpoints = [...endpoints].filter(
  ([, { policy }]) => policy === "merchant" || policy === "operator",
);

const thingsOf = async (shopId: number): Promise<Things> => {
  const { db } = shop.ctx;
  const shopper = await makeShopper(shop);
  const product = await makeProduct(db, shopId);
  const paid = async () => (await placePaidOrder(shop, shopper, [product]))[0] ?? "";
  const [orderNo, sentNo, returnedNo, refundedNo] = [await paid(), await paid(), await paid(), await paid()];
  const masterNo = await placeTestOrder(shop, shopper, [product]);
  const owner = { shopIds: [shopId] };
  const ship = (no: string) => shipOrder(shop.ctx, merchantActor, owner, no, z.parse(shipment, parcelOf()));
  const { parcelId } = await ship(sentNo);
  const { token } = shopper;
  const apply = async (no: string, afterSalesType: 1 | 2) =>
    (await shop.call(applyRefund, { token, body: { orderNo: no, text: "Too small", afterSalesType } })).data
      ?.refundOrderNo ?? "";
  const refundNo = await apply(refundedNo, 1);
  await ship(returnedNo);
  await shop.call(takeOrder, { token, params: { orderNo: returnedNo } });
  const returnNo = await apply(returnedNo, 2);
  await agreeToRefund(shop.ctx, merchantActor, owner, returnNo);
  const back = { telephone: "1", expressName: "DHL", trackingNumber: "1234567890" };
  await shop.call(refundReturn, { token, body: { refundOrderNo: returnNo, ...back } });
  const { productId, skuId } = product;
  const reviewId = await makeReview(db, { ...product, accountId: shopper.accountId });
  const questionId = await makeQuestion(db, { ...product, accountId: shopper.accountId });
  const applicationId = await makeApplication(db, shopper.accountId);
  const problemId = await makePaymentProblem(db);
  const closedShopId = await makeMerchant(db);
  await db.update(merchant).set({ isOpen: false }).where(eq(merchant.id, closedShopId));
  const ordered = { shopId, closedShopId, shopper, masterNo, orderNo, productId, skuId, parcelId };
  return { ...ordered, refundNo, returnNo, reviewId, questionId, applicationId, problemId };
};

const newShop = async () => {
  const shopId = await makeMerchant(shop.ctx.db);
  return { shopId, staff: await makeStaff(shop, shopId) };
};

const auditCount = async (): Promise<number> => {
  const [row] = await shop.ctx.db.select({ rows: count() }).from(auditEntry);
  return row?.rows ?? 0;
};

describe("merchants and operators", { timeout: 60_000 }, () => {
  it("covers every call", () => {
    expect(Object.keys(calls).toSorted()).toEqual(staffEndpoints.map(([name]) => name).toSorted());
  });

  it.each(staffEndpoints)(
    "restricts %s to its role and shop, and logs every change",
    async (name, endpoint) => {
      const ask = (input: AnyInput) => shop.call(endpoint, input);
      const [own, other] = [await newShop(), await newShop()];
      const operator = await makeStaff(shop);
      const things = await thingsOf(own.shopId);
      const input = calls[name]?.(things) ?? {};
      const before = await auditCount();

      expect((await ask(input)).code, "a stranger").toBe(Code.unauthorized);
      expect((await ask({ ...input, token: newToken() })).code, "a wrong token").toBe(Code.unauthorized);
      expect((await ask({ ...input, token: things.shopper.token })).code, "a shopper").toBe(Code.forbidden);
      const [right, wrong] = endpoint.policy === "merchant" ? [own.staff, operator] : [operator, own.staff];
      expect((await ask({ ...input, token: wrong.token })).code, "the other role").toBe(Code.forbidden);
      if (endpoint.policy === "merchant") {
        const foreign = await ask({ ...input, token: other.staff.token });
        if (input.query || input.params || input.body)
          expect(foreign.code, "another shop").toBe(Code.notFound);
        expect(JSON.stringify(foreign.data), "another shop").not.toContain(things.orderNo);
      }
      expect(await auditCount(), "a refused call").toBe(before);

      expect((await ask({ ...input, token: right.token })).code, "its own staff").toBe(Code.ok);
      expect(await auditCount(), "a call that succeeds").toBe(before + (endpoint.method === "POST" ? 1 : 0));
    },
  );

  it.each([
    ...merchantRoles.map((role) => ["merchant", role] as const),
    ...operatorRoles.map((role) => ["operator", role] as const),
  ])("gives the %s role %s exactly the endpoints of its rights", async (policy, role) => {
    const { shopId } = await newShop();
    const things = await thingsOf(shopId);
    const isMerchant = policy === "merchant";
    const staff = await makeStaff(shop, isMerchant ? shopId : undefined, role);
    const rights = isMerchant ? merchantRights[role as MerchantRole] : operatorRights[role as OperatorRole];
    const refused: string[] = [];
    const expected: string[] = [];
    for (const [name, endpoint] of staffEndpoints) {
      const { needs } = endpoint;
      const isAllowed =
        endpoint.policy === policy && (needs === "any" || rights.some((right) => right === needs));
      if (!isAllowed) expected.push(name);
      const { code } = await shop.call(endpoint, { ...calls[name]?.(things), token: staff.token });
      if (code === Code.forbidden) refused.push(name);
    }
    expect(refused).toEqual(expected);
  });

  it("shows a shop its own orders, of all shops of a staff member or of one", async () => {
    const [one, two, foreign] = [await newShop(), await newShop(), await newShop()];
    const both = await makeStaff(shop, one.shopId);
    await employ(shop.ctx.db, both, two.shopId);
    const orders = [];
    for (const { shopId } of [one, two, foreign]) orders.push((await thingsOf(shopId)).orderNo);
    const listed = async (merId?: number) => {
      const { data } = await shop.call(merchantOrderList, { token: both.token, query: { merId, type: 1 } });
      return data.list.map(({ orderNo }) => orderNo);
    };
    expect(await listed()).toEqual([orders[1], orders[0]]);
    expect(await listed(two.shopId)).toEqual([orders[1]]);
  });

  it("shows a shop the recipient of its order, also after the shopper deleted it", async () => {
    const { shopId, staff } = await newShop();
    const { orderNo } = await thingsOf(shopId);
    const { data } = await shop.call(merchantOrderDetail, { token: staff.token, params: { orderNo } });
    expect(data).toMatchObject({
      orderNo,
      realName: "Ada Park",
      userAddress: expect.stringContaining("1 Main"),
    });
  });

  it("lets the operator cancel an unpaid order once, with a reason shown to the shopper", async () => {
    const { shopId } = await newShop();
    const { masterNo, shopper } = await thingsOf(shopId);
    const operator = await makeStaff(shop);
    const cancel = () =>
      shop.call(operatorOrderCancel, {
        token: operator.token,
        params: { orderNo: masterNo },
        body: { reason: "The price was wrong" },
      });
    expect((await cancel()).code).toBe(Code.ok);
    expect((await cancel()).code).toBe(Code.failure);
    const { data } = await shop.call(orderHistory, { token: shopper.token, params: { orderNo: masterNo } });
    expect(data.at(-1)).toMatchObject({ status: "cancelled", who: "operator", note: "The price was wrong" });
  });
});
