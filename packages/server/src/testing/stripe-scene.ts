import {
  applyRefund,
  masterOrderDetail,
  merchantOrderShip,
  merchantRefundAgree,
  orderDetail,
  orderList,
  pay,
  refundDetail,
} from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { ledgerEntry } from "../database/schema/ledger.ts";
import { notice } from "../database/schema/notifications.ts";
import { paymentProblem } from "../database/schema/payment-problems.ts";
import { fakeStripe } from "./fake-stripe.ts";
import { testApp } from "./test-app.ts";
import { paymentOf } from "./test-payments.ts";
import { makeProduct, makeMerchant, makeShopper, makeStaff, parcelOf, placeTestOrder } from "./test-shop.ts";

const keys = { secretKey: "sk_test_1", publishableKey: "pk_test_1", webhookSecret: "whsec_1" };

/** A marketplace with a fake Stripe: a shop with its staff, an operator, a shopper. */
export const stripeScene = async () => {
  const stripe = await fakeStripe(keys.secretKey, keys.webhookSecret);
  const shop = await testApp({
    stripe: { ...keys, base: stripe.base },
    sandboxPayments: true,
    rateLimits: false,
  });
  const { db, jobs } = shop.ctx;
  const merchantId = await makeMerchant(db);
  const staff = await makeStaff(shop, merchantId);
  const operator = await makeStaff(shop);
  const shopper = await makeShopper(shop);
  const items = [
    await makeProduct(db, merchantId, { stock: 1000 }),
    await makeProduct(db, merchantId, { stock: 1000 }),
  ];

  /** Sends a signed event. @returns the HTTP status */
  const send = async (event: object): Promise<number> => {
    const payload = JSON.stringify(event);
    const { statusCode } = await shop.app.inject({
      method: "POST",
      url: "/api/front/pay/stripe/webhooks",
      headers: {
        "content-type": "application/json",
        "stripe-signature": stripe.sign(payload, shop.clock.now()),
      },
      payload,
    });
    return statusCode;
  };
  /** An order of two lines of 10.00, paid with Stripe. */
  const paidOrder = async () => {
    const masterNo = await placeTestOrder(shop, shopper, items);
    const { token } = shopper;
    await shop.call(pay, { token, body: { orderNo: masterNo, payType: "stripe", payChannel: "pc" } });
    const { reference } = await paymentOf(shop, masterNo);
    expect(await send(stripe.charge(reference))).toBe(200);
    const { data } = await shop.call(masterOrderDetail, { token, params: { orderNo: masterNo } });
    const [part] = data.orderList;
    return { masterNo, reference, orderNo: part?.orderNo ?? "", lines: part?.orderInfoList ?? [] };
  };
  /** Requests a refund of everything that is left, or of one line. */
  const apply = async (orderNo: string, lineId?: number) =>
    shop.call(applyRefund, {
      token: shopper.token,
      body: {
        orderNo,
        text: "It isn’t as described",
        ...(lineId !== undefined && { lines: [{ orderInfoId: lineId, num: 1 }] }),
      },
    });
  const agree = (refundOrderNo: string) =>
    shop.call(merchantRefundAgree, { token: staff.token, params: { refundOrderNo } });
  /** Requests a refund and accepts it. @returns its number */
  const accepted = async (orderNo: string, lineId?: number): Promise<string> => {
    const { data, message } = await apply(orderNo, lineId);
    const refundNo = data?.refundOrderNo ?? "";
    expect(refundNo, message).not.toBe("");
    await agree(refundNo);
    return refundNo;
  };
  const settle = async () => {
    await jobs.run("send-refunds");
    await jobs.run("complete-refunds");
  };
  return {
    stripe,
    shop,
    staff,
    operator,
    shopper,
    send,
    paidOrder,
    apply,
    agree,
    accepted,
    settle,
    ship: (orderNo: string) =>
      shop.call(merchantOrderShip, { token: staff.token, params: { orderNo }, body: parcelOf() }),
    detail: async (refundOrderNo: string) =>
      (await shop.call(refundDetail, { token: shopper.token, params: { refundOrderNo } })).data,
    /** `moneyProblem` of an order in the list, on its page and on its master order's page. */
    moneyProblemsOf: async ({ masterNo, orderNo }: { masterNo: string; orderNo: string }) => {
      const { token } = shopper;
      const [list, order, master] = await Promise.all([
        shop.call(orderList, { token, query: { page: 1, limit: 20, type: -9 } }),
        shop.call(orderDetail, { token, params: { orderNo } }),
        shop.call(masterOrderDetail, { token, params: { orderNo: masterNo } }),
      ]);
      const card = list.data.list.find((one) => one.orderNo === orderNo);
      return [card, order.data, master.data.orderList[0]].map((one) => one?.moneyProblem);
    },
    /** Kinds, codes and states of an order's problems. */
    problemsOf: async (masterNo: string): Promise<string[]> => {
      const { masterOrderId } = await paymentOf(shop, masterNo);
      const rows = await db
        .select()
        .from(paymentProblem)
        .where(eq(paymentProblem.masterOrderId, masterOrderId))
        .orderBy(paymentProblem.id);
      return rows.map(
        ({ kind, code, resolvedAt }) => `${kind} ${code ?? "-"} ${resolvedAt ? "resolved" : "open"}`,
      );
    },
    /** Kinds of an account's notices, oldest first. */
    noticesOf: async ({ accountId }: { accountId: number }): Promise<string[]> =>
      (await db.select().from(notice).where(eq(notice.accountId, accountId)).orderBy(notice.id)).map(
        ({ kind }) => kind,
      ),
    /** Ledger entries of a merchant order, without its sale. */
    bookedOf: async (orderNo: string): Promise<string[]> =>
      (await db.select().from(ledgerEntry).where(eq(ledgerEntry.orderNo, orderNo)).orderBy(ledgerEntry.id))
        .filter(({ kind }) => kind !== "sale")
        .map(({ kind, amount }) => `${kind} ${amount}`),
    close: async () => {
      await shop.close();
      await stripe.close();
    },
  };
};
