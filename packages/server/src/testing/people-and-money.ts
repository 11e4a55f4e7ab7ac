import { operatorActor } from "../commands/actors.ts";
import { listDuePayouts } from "../ledger/list-payouts.ts";
import { payOut } from "../ledger/pay-out.ts";
import type { AnyInput } from "./staff-calls.ts";
import type { TestApp } from "./test-app.ts";
import { makeChangedShopper, makeFailedMail, makePlatformCoupon } from "./test-customers.ts";
import { makeShopper, type Shopper } from "./test-shop.ts";

/** Customers and payouts that staff calls refer to. */
export interface PeopleAndMoney {
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
}

/** Input of the calls about customers and payouts. */
export const peopleAndMoneyCalls: Readonly<
  Record<string, (of: PeopleAndMoney & { readonly shopId: number; readonly shopper: Shopper }) => AnyInput>
> = {
  merchantPayoutList: ({ shopId }) => ({ query: { merId: shopId } }),
  operatorPayoutDue: () => ({}),
  operatorPayoutList: () => ({}),
  operatorPayoutLines: ({ shopId }) => ({ params: { merId: shopId } }),
  operatorPayoutBook: ({ shopId, due }) => ({
    body: { payouts: [{ merId: shopId, due, amount: "1.00" }], reference: "Transfer 118" },
  }),
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
};

/** Creates customers, and a payout to a shop that has a balance. */
export const makePeopleAndMoney = async (
  shop: TestApp,
  shopId: number,
  shopper: Shopper,
): Promise<PeopleAndMoney> => {
  const { db, config } = shop.ctx;
  const [payout] = await payOut(shop.ctx, operatorActor, [
    { merchantId: shopId, amount: "2.00", reference: null },
  ]);
  const { list } = await listDuePayouts(db, { page: 1, limit: 1000 }, config.currency);
  return {
    idleShopper: (await makeShopper(shop)).accountId,
    disabledShopper: await makeChangedShopper(shop, { status: "disabled" }),
    leavingShopper: await makeChangedShopper(shop, { deletionDueAt: new Date("2040-01-01") }),
    platformCouponId: await makePlatformCoupon(db),
    mailId: await makeFailedMail(db, `${shopper.identity}@example.com`),
    due: list.find(({ merId }) => merId === shopId)?.due ?? "0",
    payoutLink: payout?.link ?? "",
  };
};
