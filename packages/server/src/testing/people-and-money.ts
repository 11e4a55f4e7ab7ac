import { applyRefund, refundEscalate, shipment, takeOrder } from "@carmine/api/contract";
import * as z from "zod/mini";
import { refuseRefund } from "../after-sale/refund-actions.ts";
import { merchantActor, operatorActor } from "../commands/actors.ts";
import { ledgerEntry } from "../database/schema/ledger.ts";
import { listDuePayouts } from "../ledger/list-payouts.ts";
import { payOut } from "../ledger/pay-out.ts";
import { shipOrder } from "../ordering/transitions/ship-order.ts";
import type { AnyInput, TestApp } from "./test-app.ts";
import { makeChangedShopper, makeFailedMail, makePlatformCoupon } from "./test-customers.ts";
import {
  makeMerchant,
  makeShopper,
  parcelOf,
  placePaidOrder,
  type Shopper,
  type TestProduct,
} from "./test-shop.ts";

/** Customers, payouts and disputes that staff calls refer to. */
export interface PeopleAndMoney {
  /** A refund that the shop declined and the shopper asked the marketplace to decide about. */
  disputedNo: string;
  /** Shoppers without orders: one of them disabled, one whose erasure is scheduled. */
  idleShopper: number;
  disabledShopper: number;
  leavingShopper: number;
  /** A coupon of the marketplace. */
  platformCouponId: number;
  /** An undelivered mail to the shopper. */
  mailId: number;
  /** The balance of the shop, and the number of a payout to it. */
  due: string;
  payoutLink: string;
  /** A payout to another shop that is waiting for approval. */
  requestId: number;
}

/** Input of the calls about customers, payouts and disputes. */
export const peopleAndMoneyCalls: Readonly<
  Record<string, (of: PeopleAndMoney & { readonly shopId: number; readonly shopper: Shopper }) => AnyInput>
> = {
  merchantBalance: ({ shopId }) => ({ query: { merId: shopId } }),
  merchantPayoutList: ({ shopId }) => ({ query: { merId: shopId } }),
  operatorPayoutDue: () => ({}),
  operatorPayoutList: () => ({}),
  operatorPayoutLines: ({ shopId }) => ({ params: { merId: shopId } }),
  operatorPayoutBook: ({ shopId, due }) => ({
    body: { payouts: [{ merId: shopId, due, amount: "1.00" }], reference: "Transfer 118" },
  }),
  operatorPayoutRequests: () => ({}),
  operatorPayoutApprove: ({ requestId }) => ({ body: { ids: [requestId] } }),
  operatorPayoutDecline: ({ requestId }) => ({ body: { id: requestId, reason: "Wrong amount" } }),
  operatorPayoutReturn: ({ payoutLink }) => ({ body: { link: payoutLink, reason: "Account closed" } }),
  operatorCustomerList: () => ({}),
  operatorCustomerDetail: ({ shopper }) => ({ params: { uid: shopper.accountId } }),
  operatorCustomerOpen: ({ shopper }) => ({ body: { uid: shopper.accountId, reason: "Called us" } }),
  operatorCustomerPoints: ({ shopper }) => ({
    body: { uid: shopper.accountId, from: 0, to: 50, reason: "Late delivery" },
  }),
  operatorCustomerCoupons: ({ shopper }) => ({ params: { uid: shopper.accountId } }),
  operatorCustomerCoupon: ({ shopper, platformCouponId }) => ({
    body: { uid: shopper.accountId, couponId: platformCouponId, reason: "Late delivery" },
  }),
  operatorCustomerNote: ({ shopper }) => ({ body: { uid: shopper.accountId, text: "Prefers email" } }),
  operatorCustomerResend: ({ shopper, mailId }) => ({ body: { uid: shopper.accountId, id: mailId } }),
  operatorCustomerExport: ({ shopper }) => ({ body: { uid: shopper.accountId, reason: "Asked for it" } }),
  operatorCustomerErase: ({ idleShopper }) => ({ body: { uid: idleShopper, reason: "Asked for it" } }),
  operatorCustomerKeep: ({ leavingShopper }) => ({
    body: { uid: leavingShopper, reason: "Changed their mind" },
  }),
  operatorCustomerSignOut: ({ idleShopper }) => ({ body: { uid: idleShopper, reason: "Lost phone" } }),
  operatorCustomerDisable: ({ idleShopper }) => ({ body: { uid: idleShopper, reason: "Fraud" } }),
  operatorCustomerEnable: ({ disabledShopper }) => ({ body: { uid: disabledShopper, reason: "Resolved" } }),
  operatorSearchMissed: () => ({}),
  operatorDisputeList: () => ({}),
  operatorDisputeDetail: ({ disputedNo }) => ({ params: { refundOrderNo: disputedNo } }),
  operatorDisputeOverturn: ({ disputedNo }) => ({
    params: { refundOrderNo: disputedNo },
    body: { cost: "shop", reason: "The crack was there" },
  }),
  operatorDisputeUphold: ({ disputedNo }) => ({
    params: { refundOrderNo: disputedNo },
    body: { reason: "They were driven" },
  }),
};

/** Declines a refund of a received order, and asks the marketplace to decide. @returns the number of the refund */
const makeDispute = async (
  shop: TestApp,
  shopId: number,
  shopper: Shopper,
  product: TestProduct,
): Promise<string> => {
  const { token } = shopper;
  const owner = { shopIds: [shopId] };
  const [orderNo = ""] = await placePaidOrder(shop, shopper, [product]);
  await shipOrder(shop.ctx, merchantActor, owner, orderNo, z.parse(shipment, parcelOf()));
  await shop.call(takeOrder, { token, params: { orderNo } });
  const { data } = await shop.call(applyRefund, {
    token,
    body: { orderNo, text: "Cracked", afterSalesType: 1 },
  });
  const refundOrderNo = data?.refundOrderNo ?? "";
  await refuseRefund(shop.ctx, merchantActor, owner, refundOrderNo, "They were driven");
  const body = { text: "The photo shows the crack" };
  await shop.call(refundEscalate, { token, params: { refundOrderNo }, body });
  return refundOrderNo;
};

/** Requests a payout to a new shop. @returns the number of the request */
const makePayoutRequest = async (shop: TestApp): Promise<number> => {
  const { db, clock, config } = shop.ctx;
  const merchantId = await makeMerchant(db);
  const sale = { merchantId, kind: "sale", amount: "9.00", currency: config.currency } as const;
  const named = { link: `sale ${merchantId}`, orderNo: `sale ${merchantId}` };
  await db.insert(ledgerEntry).values({ ...sale, ...named, createdAt: clock.now() });
  const [request] = await payOut(shop.ctx, operatorActor, [{ merchantId, reference: null }]);
  return request?.requestId ?? 0;
};

/** Creates customers, a dispute, and a payout to a shop that has a balance. */
export const makePeopleAndMoney = async (
  shop: TestApp,
  shopId: number,
  shopper: Shopper,
  product: TestProduct,
): Promise<PeopleAndMoney> => {
  const { db, config } = shop.ctx;
  const oneCanPay = { ...shop.ctx, config: { ...config, payoutApprovalLimit: "1000000" } };
  const [payout] = await payOut(oneCanPay, operatorActor, [
    { merchantId: shopId, amount: "2.00", reference: null },
  ]);
  const disputedNo = await makeDispute(shop, shopId, shopper, product);
  const { list } = await listDuePayouts(db, { page: 1, limit: 1000 }, config.currency);
  return {
    disputedNo,
    idleShopper: (await makeShopper(shop)).accountId,
    disabledShopper: await makeChangedShopper(shop, { status: "disabled" }),
    leavingShopper: await makeChangedShopper(shop, { deletionDueAt: new Date("2040-01-01") }),
    platformCouponId: await makePlatformCoupon(db),
    mailId: await makeFailedMail(db, `${shopper.identity}@example.com`),
    due: list.find(({ merId }) => merId === shopId)?.due ?? "0",
    payoutLink: payout?.link ?? "",
    requestId: await makePayoutRequest(shop),
  };
};
