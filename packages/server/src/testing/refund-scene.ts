import {
  applyRefund,
  Code,
  integralUser,
  merchantOrderShip,
  merchantRefundAgree,
  merchantRefundRefuse,
  noticeList,
  orderDetail,
  orderHistory,
  refundDetail,
  refundReturn,
  takeOrder,
  type BodyOf,
} from "@carmine/api/contract";
import { and, eq, like, sql } from "drizzle-orm";
import { expect } from "vitest";
import { openSession } from "../accounts/sessions.ts";
import { auditEntry } from "../database/schema/audit.ts";
import { orderMail } from "../database/schema/order-mails.ts";
import { sandboxIntent } from "../database/schema/payment.ts";
import { testApp } from "./test-app.ts";
import {
  makeProduct,
  makeMerchant,
  makeShopper,
  makeStaff,
  parcelOf,
  placePaidOrder,
  type TestProduct,
} from "./test-shop.ts";

/** A shop with two products (10.01 and 3.33), its staff and a shopper, and their actions on refunds. */
export const refundScene = async () => {
  const shop = await testApp({ rateLimits: false });
  const merchantId = await makeMerchant(shop.ctx.db);
  const staff = await makeStaff(shop, merchantId);
  const shopper = await makeShopper(shop);
  // Order lines are sorted like the cart: newest product first.
  const cheap = await makeProduct(shop.ctx.db, merchantId, { price: "3.33", stock: 10_000 });
  const items: [TestProduct, TestProduct] = [
    await makeProduct(shop.ctx.db, merchantId, { price: "10.01", stock: 10_000 }),
    cheap,
  ];

  /** Needed because sessions expire before the longest refund deadlines. */
  const signInAgain = async (): Promise<void> => {
    for (const who of [shopper, staff])
      Object.assign(who, { token: await openSession(shop.ctx.db, shop.ctx, who.accountId, "test") });
  };

  const paidOrder = async (pieces: readonly [number, number] = [3, 1]): Promise<string> => {
    const wanted = items.map((one, place) => ({ ...one, quantity: pieces[place] ?? 1 }));
    return (await placePaidOrder(shop, shopper, wanted))[0] ?? "";
  };

  const read = async (orderNo: string) =>
    (await shop.call(orderDetail, { token: shopper.token, params: { orderNo } })).data;

  const linesOf = async (orderNo: string) => (await read(orderNo)).orderInfoList.map(({ id }) => id);

  const ship = (orderNo: string, over?: Parameters<typeof parcelOf>[0]) =>
    shop.call(merchantOrderShip, { token: staff.token, params: { orderNo }, body: parcelOf(over) });

  const receivedOrder = async (pieces?: readonly [number, number]): Promise<string> => {
    const orderNo = await paidOrder(pieces);
    await ship(orderNo);
    await shop.call(takeOrder, { token: shopper.token, params: { orderNo } });
    return orderNo;
  };

  const apply = (orderNo: string, over: Partial<BodyOf<typeof applyRefund>> = {}, key?: string) =>
    shop.call(applyRefund, {
      token: shopper.token,
      body: { orderNo, text: "It isn’t as described", ...over },
      ...(key === undefined ? {} : { headers: { "idempotency-key": key } }),
    });

  const applied = async (orderNo: string, over?: Partial<BodyOf<typeof applyRefund>>): Promise<string> => {
    const { code, message, data } = await apply(orderNo, over);
    expect(code, message).toBe(Code.ok);
    return data?.refundOrderNo ?? "";
  };

  const answer = (endpoint: typeof merchantRefundAgree, refundOrderNo: string) =>
    shop.call(endpoint, { token: staff.token, params: { refundOrderNo } });
  const agree = (refundNo: string) => answer(merchantRefundAgree, refundNo);
  const refuse = (refundOrderNo: string, reason = "They were driven") =>
    shop.call(merchantRefundRefuse, { token: staff.token, params: { refundOrderNo }, body: { reason } });
  const detail = async (refundOrderNo: string) =>
    (await shop.call(refundDetail, { token: shopper.token, params: { refundOrderNo } })).data;
  const sendBack = (refundOrderNo: string) =>
    shop.call(refundReturn, {
      token: shopper.token,
      body: { refundOrderNo, telephone: "604 555 0100", expressName: "DHL", trackingNumber: "1234567890" },
    });

  /** Titles of the order's history from the first refund on. */
  const titlesOf = async (orderNo: string): Promise<string[]> => {
    const { data } = await shop.call(orderHistory, { token: shopper.token, params: { orderNo } });
    const titles = data.map(({ title }) => title);
    return titles.slice(titles.indexOf("Refund requested"));
  };

  /** Audit log entries of an order's refunds. */
  const actsOn = async (orderNo: string): Promise<string[]> => {
    const rows = await shop.ctx.db
      .select({ action: auditEntry.action })
      .from(auditEntry)
      .where(and(sql`${auditEntry.after} ->> 'orderNo' = ${orderNo}`, like(auditEntry.action, "%refund%")))
      .orderBy(auditEntry.id);
    return rows.map(({ action }) => action);
  };

  /** The shopper's notices about a refund. */
  const toldOf = async (refundNo: string): Promise<string[]> => {
    const { data } = await shop.call(noticeList, { token: shopper.token });
    return data.list
      .filter(({ link }) => link?.endsWith(refundNo))
      .map(({ type }) => type)
      .toReversed();
  };

  /** Refund decisions that were mailed to the shopper. */
  const mailedOf = async (refundNo: string): Promise<string[]> => {
    const rows = await shop.ctx.db
      .select({ occasion: orderMail.occasion })
      .from(orderMail)
      .where(like(orderMail.occasion, `${refundNo}:%`))
      .orderBy(orderMail.id);
    return rows.map(({ occasion }) => occasion.replace(`${refundNo}:`, ""));
  };

  const frozenPoints = async (): Promise<number> =>
    (await shop.call(integralUser, { token: shopper.token })).data.frozenIntegral;

  /** Runs the payment job and processes its result. */
  const settle = async () => {
    await shop.ctx.jobs.run("send-refunds");
    await shop.ctx.jobs.run("complete-refunds");
  };

  /** The provider's refunds of a merchant order's master order, in cents. */
  const givenBack = async (orderNo: string): Promise<bigint> => {
    const { masterOrderNo } = await read(orderNo);
    const rows = await shop.ctx.db
      .select()
      .from(sandboxIntent)
      .where(eq(sandboxIntent.orderNo, masterOrderNo));
    return rows.reduce((sum, { refunded }) => sum + refunded, 0n);
  };

  return {
    shop,
    merchantId,
    staff,
    shopper,
    items,
    signInAgain,
    paidOrder,
    read,
    linesOf,
    ship,
    receivedOrder,
    apply,
    applied,
    answer,
    agree,
    refuse,
    detail,
    sendBack,
    titlesOf,
    actsOn,
    toldOf,
    mailedOf,
    frozenPoints,
    settle,
    givenBack,
  };
};
