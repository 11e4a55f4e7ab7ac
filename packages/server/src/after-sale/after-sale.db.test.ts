import {
  applyRefund,
  applyRefundForm,
  Code,
  createOrder,
  formatOrderNo,
  integralUser,
  merchantOrderShip,
  merchantRefundAgree,
  merchantRefundReceive,
  merchantRefundRefuse,
  noticeList,
  operatorRefund,
  orderCenterData,
  orderDetail,
  orderHistory,
  orderList,
  refundDetail,
  refundList,
  refundReasons,
  refundReturn,
  refundRevoke,
  takeOrder,
  type BodyOf,
} from "@carmine/api/contract";
import { and, eq, like, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditEntry } from "../database/schema/audit.ts";
import { orderMail } from "../database/schema/order-mails.ts";
import { sandboxIntent } from "../database/schema/payment.ts";
import { claimedCoupon, coupon } from "../database/schema/promotion.ts";
import { openSession } from "../accounts/sessions.ts";
import { transaction } from "../database/transaction.ts";
import { Failure } from "../http/envelope/failure.ts";
import { grantPoints } from "../promotion/points/ledger.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import {
  createBody,
  holdGoods,
  makeGoods,
  makeMerchant,
  makeShopper,
  makeStaff,
  parcelOf,
  payByCard,
  placePaidOrder,
  placeTestOrder,
  readMaster,
  stockOf,
  type Goods,
  type Shopper,
} from "../testing/test-shop.ts";
import { lockRefund, moveRefund } from "./lock-refund.ts";
import { completeRefund, endOverdueReturn } from "./refund-actions.ts";

const dayMs = 86_400_000;

let shop: TestApp;
let merchantId: number;
let staff: Shopper;
let shopper: Shopper;
let goods: [Goods, Goods];
beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
  merchantId = await makeMerchant(shop.ctx.db);
  staff = await makeStaff(shop, merchantId);
  shopper = await makeShopper(shop);
  // An order's lines are those of the cart: the newest product first.
  const cheap = await makeGoods(shop.ctx.db, merchantId, { price: "3.33", stock: 10_000 });
  goods = [await makeGoods(shop.ctx.db, merchantId, { price: "10.01", stock: 10_000 }), cheap];
});
afterAll(() => shop.close());

const signedInAgain = async (who: Shopper): Promise<Shopper> => ({
  ...who,
  token: await openSession(shop.ctx.db, shop.ctx, who.accountId, "test"),
});

const paidOrder = async (pieces: readonly [number, number] = [3, 1]): Promise<string> => {
  const wanted = goods.map((one, place) => ({ ...one, quantity: pieces[place] ?? 1 }));
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

/** What the order's history tells from the first refund on. */
const titlesOf = async (orderNo: string): Promise<string[]> => {
  const { data } = await shop.call(orderHistory, { token: shopper.token, params: { orderNo } });
  const titles = data.map(({ title }) => title);
  return titles.slice(titles.indexOf("Refund requested"));
};

/** What the audit log says of an order's refunds. */
const actsOn = async (orderNo: string): Promise<string[]> => {
  const rows = await shop.ctx.db
    .select({ action: auditEntry.action })
    .from(auditEntry)
    .where(and(sql`${auditEntry.after} ->> 'orderNo' = ${orderNo}`, like(auditEntry.action, "%refund%")))
    .orderBy(auditEntry.id);
  return rows.map(({ action }) => action);
};

/** What the shopper was told of a refund. */
const toldOf = async (refundNo: string): Promise<string[]> => {
  const { data } = await shop.call(noticeList, { token: shopper.token });
  return data.list
    .filter(({ link }) => link?.endsWith(refundNo))
    .map(({ type }) => type)
    .toReversed();
};

/** The decisions on a refund that mails tell the shopper. */
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

/** The provider is asked, and what it did is noted. */
const settle = async () => {
  await shop.ctx.jobs.run("payment.refund");
  await shop.ctx.jobs.run("refund.complete");
};

/** What the provider has given back for the master order of a merchant order, in cents. */
const givenBack = async (orderNo: string): Promise<bigint> => {
  const { masterOrderNo } = await read(orderNo);
  const rows = await shop.ctx.db.select().from(sandboxIntent).where(eq(sandboxIntent.orderNo, masterOrderNo));
  return rows.reduce((sum, { refunded }) => sum + refunded, 0n);
};

describe("a refund", () => {
  it("offers reasons and says what an order can give back", async () => {
    const { data: reasons } = await shop.call(refundReasons, { token: shopper.token });
    expect(reasons.length).toBeGreaterThan(3);
    const orderNo = await paidOrder();
    const { data } = await shop.call(applyRefundForm, { token: shopper.token, params: { orderNo } });
    expect(data).toMatchObject({ orderNo, payPrice: "33.36", refundPrice: "33.36", canReturn: false });
    expect(data.orderInfoList.map(({ refundNum, refundPrices }) => [refundNum, refundPrices])).toEqual([
      [3, ["10.01", "20.02", "30.03"]],
      [1, ["3.33"]],
    ]);
  });

  it("before shipping gives money and stock of the whole order back", async () => {
    const before = await stockOf(shop.ctx.db, goods[0]);
    const orderNo = await paidOrder();
    const refundNo = await applied(orderNo);
    expect(await read(orderNo)).toMatchObject({ refundStatus: 1, isRefundable: false });
    expect((await ship(orderNo)).code, "while it is under review").toBe(Code.failure);
    expect((await agree(refundNo)).code).toBe(Code.ok);
    expect(await detail(refundNo)).toMatchObject({
      refundStatus: 2,
      refundPrice: "33.36",
      isUserRevoke: false,
    });
    expect(await stockOf(shop.ctx.db, goods[0])).toEqual(before);
    await settle();
    expect(await detail(refundNo)).toMatchObject({
      refundStatus: 3,
      refundTime: expect.any(String),
      statusList: [{ refundStatus: 0 }, { refundStatus: 2 }, { refundStatus: 3, who: "provider" }],
    });
    expect(await read(orderNo)).toMatchObject({ refundStatus: 3, refundedPrice: "33.36" });
    expect(await givenBack(orderNo)).toBe(3336n);
    expect(await titlesOf(orderNo)).toEqual(["Refund requested", "Refund accepted", "Refunded"]);
  });

  it("of some pieces leaves the rest to be shipped, and the order goes on", async () => {
    const orderNo = await paidOrder();
    const [line = 0] = await linesOf(orderNo);
    const refundNo = await applied(orderNo, { lines: [{ orderInfoId: line, num: 2 }] });
    await agree(refundNo);
    await settle();
    expect(await read(orderNo)).toMatchObject({ status: 0, refundStatus: 0, refundedPrice: "20.02" });
    expect((await apply(orderNo, { lines: [{ orderInfoId: line, num: 2 }] })).message).toBe(
      "Only 1 can be chosen here",
    );
    await ship(orderNo);
    const { orderInfoList, status } = await read(orderNo);
    expect([status, ...orderInfoList.map(({ sentNum }) => sentNum)]).toEqual([1, 1, 1]);
  });

  it("of all that was still to be sent leaves an order whose rest is on its way", async () => {
    const orderNo = await paidOrder();
    const [sent = 0, kept = 0] = await linesOf(orderNo);
    await ship(orderNo, { lines: [{ orderInfoId: sent, num: 3 }] });
    expect(await read(orderNo)).toMatchObject({ status: 0 });
    await agree(await applied(orderNo, { lines: [{ orderInfoId: kept, num: 1 }] }));
    await settle();
    expect(await read(orderNo)).toMatchObject({ status: 1, refundStatus: 0, refundedPrice: "3.33" });
  });

  it("with return: accepted, sent back, received, refunded; no stock comes back", async () => {
    const orderNo = await receivedOrder();
    const before = await stockOf(shop.ctx.db, goods[0]);
    const points = await frozenPoints();
    const [line = 0] = await linesOf(orderNo);
    const wish = {
      lines: [{ orderInfoId: line, num: 1 }],
      afterSalesType: 2 as const,
      refund_reason_wap_explain: "The box was open",
    } satisfies Partial<BodyOf<typeof applyRefund>>;
    const refundNo = await applied(orderNo, wish);
    expect((await detail(refundNo)).receiverAddressDetail).toBeNull();
    expect((await answer(merchantRefundReceive, refundNo)).code, "too early").toBe(Code.failure);
    await agree(refundNo);
    expect(await detail(refundNo)).toMatchObject({
      refundStatus: 4,
      refundReasonWapExplain: "The box was open",
      receiver: expect.any(String),
      returnEndTime: expect.any(String),
      isUserRevoke: true,
    });
    expect((await sendBack(refundNo)).data).toBe(true);
    expect(await detail(refundNo)).toMatchObject({ refundStatus: 5, trackingNumber: "1234567890" });
    expect((await sendBack(refundNo)).code, "twice").toBe(Code.failure);
    expect((await answer(merchantRefundReceive, refundNo)).code).toBe(Code.ok);
    await settle();
    expect(await detail(refundNo)).toMatchObject({ refundStatus: 3, refundPrice: "10.01" });
    expect(await read(orderNo)).toMatchObject({ status: 3, refundStatus: 0, refundedPrice: "10.01" });
    expect(await stockOf(shop.ctx.db, goods[0])).toEqual(before);
    expect(await toldOf(refundNo)).toEqual(["refundReturn", "refundAccepted", "refunded"]);
    expect(await mailedOf(refundNo)).toEqual(["return", "refunding", "refunded"]);
    expect(await actsOn(orderNo)).toEqual(["refund.agree", "refund.receive"]);
    expect(await frozenPoints()).toBeLessThan(points);
    expect(await titlesOf(orderNo)).toEqual([
      "Refund requested",
      "Return accepted",
      "Items sent back",
      "Returned items received",
      "Refunded",
    ]);
  });

  it("can be refused with a reason and applied for again", async () => {
    const orderNo = await receivedOrder();
    const first = await applied(orderNo);
    const { data: running } = await shop.call(orderCenterData, { token: shopper.token });
    expect(running.refundCount).toBeGreaterThan(0);
    expect((await refuse(first)).code).toBe(Code.ok);
    expect(await detail(first)).toMatchObject({
      refundStatus: 1,
      refundReason: "They were driven",
      canApplyAgain: true,
    });
    expect((await agree(first)).code, "a refused one").toBe(Code.failure);
    expect(await toldOf(first)).toEqual(["refundRefused"]);
    expect(await mailedOf(first)).toEqual(["refused"]);
    expect(await actsOn(orderNo)).toEqual(["refund.refuse"]);
    expect(await titlesOf(orderNo)).toEqual(["Refund requested", "Refund refused"]);
    const second = await applied(orderNo);
    expect((await detail(first)).canApplyAgain).toBe(false);
    await agree(second);
    await settle();
    const found = async (keywords: string) =>
      (await shop.call(refundList, { token: shopper.token, query: { keywords } })).data;
    // By the numbers that people read, too.
    expect((await found(formatOrderNo(second))).list.map((one) => one.refundOrderNo)).toEqual([second]);
    expect((await found(formatOrderNo(orderNo))).total).toBe(2);
    const data = await found(orderNo);
    expect(data.list.map(({ refundOrderNo, refundStatus }) => [refundOrderNo, refundStatus])).toEqual([
      [second, 3],
      [first, 1],
    ]);
  });

  it("can be withdrawn while it is under review or waits for the items, and not later", async () => {
    const orderNo = await receivedOrder();
    const revoke = (refundOrderNo: string) =>
      shop.call(refundRevoke, { token: shopper.token, params: { refundOrderNo } });
    const first = await applied(orderNo);
    expect((await revoke(first)).data).toBe(true);
    expect(await read(orderNo)).toMatchObject({ refundStatus: 0, isRefundable: true });
    const second = await applied(orderNo, { afterSalesType: 2 });
    await agree(second);
    expect((await revoke(second)).code).toBe(Code.ok);
    const third = await applied(orderNo);
    await agree(third);
    expect((await revoke(third)).code).toBe(Code.failure);
    expect((await detail(second)).refundStatus).toBe(6);
    expect(await titlesOf(orderNo)).toEqual([
      "Refund requested",
      "Refund request withdrawn",
      "Refund requested",
      "Return accepted",
      "Refund request withdrawn",
      "Refund requested",
      "Refund accepted",
    ]);
  });

  it("of a shipped order that has not arrived is the operator's alone", async () => {
    const orderNo = await paidOrder();
    await ship(orderNo);
    expect((await apply(orderNo)).code).toBe(Code.failure);
    const operator = await makeStaff(shop);
    const { code } = await shop.call(operatorRefund, {
      token: operator.token,
      params: { orderNo },
      body: { reason: "Lost by the courier" },
    });
    expect(code).toBe(Code.ok);
    await settle();
    expect(await read(orderNo)).toMatchObject({ refundStatus: 3 });
    expect(await givenBack(orderNo)).toBe(3336n);
    expect(await actsOn(orderNo)).toEqual(["order.refund"]);
  });

  it("is not the operator's either where nothing is paid or everything is given back", async () => {
    const operator = await makeStaff(shop);
    const refundNow = (orderNo: string) =>
      shop.call(operatorRefund, { token: operator.token, params: { orderNo }, body: { reason: "Recall" } });
    const masterNo = await placeTestOrder(shop, shopper, goods);
    const unpaid = (await readMaster(shop, shopper.token, masterNo)).orderList[0]?.orderNo ?? "";
    expect(await refundNow(unpaid)).toMatchObject({ code: Code.failure, data: null });
    const orderNo = await paidOrder();
    expect((await refundNow(orderNo)).code).toBe(Code.ok);
    expect((await refundNow(orderNo)).code).toBe(Code.failure);
    expect(await actsOn(orderNo)).toEqual(["order.refund"]);
  });

  it("is not done before the provider was asked, nor ended by time once the items are on their way", async () => {
    const refundNo = await applied(await receivedOrder(), { afterSalesType: 2 });
    await expect(completeRefund(shop.ctx, refundNo)).rejects.toThrow(Failure);
    await agree(refundNo);
    await sendBack(refundNo);
    await expect(endOverdueReturn(shop.ctx, refundNo)).rejects.toThrow(Failure);
    expect(await detail(refundNo)).toMatchObject({ refundStatus: 5 });
  });

  it("is checked: reason, remark, pictures, pieces, kind", async () => {
    const orderNo = await paidOrder();
    const [line = 0] = await linesOf(orderNo);
    const refusals: [Partial<BodyOf<typeof applyRefund>>, string][] = [
      [{ text: " " }, "Choose a reason"],
      [{ refund_reason_wap_explain: "x".repeat(101) }, "Keep it to 100 characters"],
      [{ refund_reason_wap_img: Array(6).fill("/media/a.webp").join(",") }, "Add up to 5 pictures"],
      [
        { refund_reason_wap_img: "https://elsewhere.example/a.png" },
        "One of the pictures is no longer there. Remove it and add it again.",
      ],
      [{ lines: [{ orderInfoId: line, num: 4 }] }, "Only 3 can be chosen here"],
      [
        {
          lines: [
            { orderInfoId: line, num: 1 },
            { orderInfoId: line, num: 1 },
          ],
        },
        "Select an item",
      ],
      [{ afterSalesType: 2 }, "Nothing was sent yet, so there’s nothing to send back: choose a refund only"],
    ];
    for (const [over, message] of refusals)
      expect(await apply(orderNo, over), message).toMatchObject({ code: Code.badRequest, message });
    expect((await apply(orderNo, { lines: [{ orderInfoId: 2_000_000_000, num: 1 }] })).code).toBe(
      Code.notFound,
    );
    expect((await read(orderNo)).refundStatus).toBe(0);
  });

  it("applied for twice with one key is one refund; without a key the second is refused", async () => {
    const orderNo = await paidOrder();
    const [one, other] = await Promise.all([apply(orderNo, {}, "k-1"), apply(orderNo, {}, "k-1")]);
    expect(one.data).toEqual(other.data);
    expect(one.data?.refundOrderNo).toMatch(/^RE/);
    expect((await apply(orderNo)).code).toBe(Code.failure);
  });
});

describe("after-sale days", () => {
  it("end the time to apply, and the time to send items back", async () => {
    const orderNo = await receivedOrder();
    const refundNo = await applied(orderNo, { afterSalesType: 2 });
    await agree(refundNo);
    shop.clock.advance(29 * dayMs);
    await shop.ctx.jobs.run("refund.overdue");
    shopper = await signedInAgain(shopper);
    expect(await detail(refundNo)).toMatchObject({ refundStatus: 4 });
    shop.clock.advance(2 * dayMs);
    staff = await signedInAgain(staff);
    await shop.ctx.jobs.run("refund.overdue");
    expect(await detail(refundNo)).toMatchObject({ refundStatus: 6, canApplyAgain: false });
    expect(await read(orderNo)).toMatchObject({ refundStatus: 0, isRefundable: false });
    expect((await titlesOf(orderNo)).at(-1)).toBe("Return ended: nothing was sent back in time");
    expect((await apply(orderNo)).code).toBe(Code.failure);
  });
});

/** The master order's provider and the order's own books after any history of refunds. */
const booksOf = async (orderNo: string) => {
  const { rows } = await shop.ctx.db.execute<{
    total: string;
    refunded: string;
    pieces: number;
    left: number;
  }>(sql`
    select o.total::text as total, sum(l.refunded_total)::text as refunded,
      sum(l.refunded)::int as pieces, sum(l.quantity - l.refunded)::int as left
    from merchant_order o join order_line l on l.merchant_order_id = o.id
    where o.order_no = ${orderNo} group by o.id`);
  return rows[0] ?? { total: "", refunded: "", pieces: 0, left: 0 };
};

const cents = (amount: string) => BigInt(Math.round(Number(amount) * 100));

describe("money", { timeout: 120_000 }, () => {
  it("closes to the cent per line and per order, over any history of refunds", async () => {
    const step = fc.record({
      line: fc.nat(1),
      pieces: fc.integer({ min: 1, max: 3 }),
      answer: fc.constantFrom("agree", "agree", "agree", "refuse", "withdraw"),
      withReturn: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.array(step, { maxLength: 6 }), async (isReceived, steps) => {
        const orderNo = await (isReceived ? receivedOrder : paidOrder)([3, 2]);
        const ids = await linesOf(orderNo);
        for (const { line, pieces, answer: what, withReturn } of steps) {
          const afterSalesType: 1 | 2 = withReturn && isReceived ? 2 : 1;
          const wish = { lines: [{ orderInfoId: ids[line] ?? 0, num: pieces }], afterSalesType };
          const { data } = await apply(orderNo, wish);
          const refundNo = data?.refundOrderNo;
          if (refundNo === undefined) continue;
          if (what === "withdraw")
            await shop.call(refundRevoke, { token: shopper.token, params: { refundOrderNo: refundNo } });
          else if (what === "refuse") await refuse(refundNo);
          else {
            await agree(refundNo);
            if (afterSalesType === 2) {
              await sendBack(refundNo);
              await answer(merchantRefundReceive, refundNo);
            }
            await settle();
          }
          const books = await booksOf(orderNo);
          expect(await givenBack(orderNo)).toBe(cents(books.refunded));
          expect(cents(books.refunded)).toBeLessThanOrEqual(cents(books.total));
        }
        // What is left, at once: then everything is back.
        const { left } = await booksOf(orderNo);
        if (left > 0) {
          await agree(await applied(orderNo));
          await settle();
        }
        const { masterOrderNo, refundStatus } = await read(orderNo);
        const books = await booksOf(orderNo);
        expect([books.refunded, books.left, refundStatus], masterOrderNo).toEqual([books.total, 0, 3]);
        expect(await givenBack(orderNo)).toBe(cents(books.total));
      }),
      { numRuns: 12 },
    );
  });

  it("is asked for again under the same key after the provider was down, and never twice", async () => {
    const orderNo = await paidOrder();
    await agree(await applied(orderNo));
    const { masterOrderNo } = await read(orderNo);
    const intent = eq(sandboxIntent.orderNo, masterOrderNo);
    // A crash after the provider's refund and before our note: the job does it again.
    await shop.ctx.jobs.run("payment.refund");
    await shop.ctx.db.execute(sql`
      update payment_refund set sent_at = null where payment_id in (
        select p.id from payment p join master_order m on m.id = p.master_order_id where m.order_no = ${masterOrderNo})`);
    await shop.ctx.jobs.run("refund.complete");
    expect(await read(orderNo)).toMatchObject({ refundStatus: 2 });
    await settle();
    const [row] = await shop.ctx.db.select().from(sandboxIntent).where(intent);
    expect([row?.refunded, (await read(orderNo)).refundStatus]).toEqual([3336n, 3]);
  });
});

/** A coupon in the shopper's hands: a shop's, or the platform's where `issuer` is null. @returns the claim's id */
const claimCoupon = async (issuer: number | null, value: string): Promise<number> => {
  const { db } = shop.ctx;
  const now = shop.clock.now();
  const scope = issuer === null ? "platform" : "merchant";
  const [made] = await db
    .insert(coupon)
    .values({ merchantId: issuer, scope, name: { en: "Something off" }, value, days: 90 })
    .returning();
  const validity = { startsAt: now, endsAt: new Date(now.getTime() + 90 * dayMs) };
  const [claimed] = await db
    .insert(claimedCoupon)
    .values({ accountId: shopper.accountId, couponId: made?.id ?? 0, ...validity })
    .returning();
  return claimed?.id ?? 0;
};

describe("what a coupon paid for", () => {
  it("is given back without asking the provider", async () => {
    const cheap = await makeGoods(shop.ctx.db, merchantId, { price: "0.01" });
    const preOrderNo = await holdGoods(shop, shopper, [goods[0], cheap]);
    const merchantList = [{ merId: merchantId, couponId: await claimCoupon(merchantId, "9.00") }];
    const { token } = shopper;
    const { data } = await shop.call(createOrder, {
      token,
      body: createBody(preOrderNo, shopper, { merchantList }),
    });
    await payByCard(shop, shopper, data.orderNo);
    const [part] = (await readMaster(shop, token, data.orderNo)).orderList;
    const orderNo = part?.orderNo ?? "";
    const line = part?.orderInfoList.find(({ productId }) => productId === cheap.productId);
    const refundNo = await applied(orderNo, { lines: [{ orderInfoId: line?.id ?? 0, num: 1 }] });
    expect((await agree(refundNo)).code).toBe(Code.ok);
    await shop.ctx.jobs.run("refund.complete");
    expect(await detail(refundNo)).toMatchObject({ refundStatus: 3, refundPrice: "0.00" });
    expect(await givenBack(orderNo)).toBe(0n);
  });
});

describe("points", () => {
  it("that paid for an order come back with its pieces", async () => {
    const now = shop.clock.now();
    const expiresAt = new Date(now.getTime() + 100 * dayMs);
    const { accountId, token } = shopper;
    await transaction(shop.ctx.db, (tx) =>
      grantPoints(tx, { accountId, amount: 600, link: "refund test", expiresAt }, now),
    );
    const pointsNow = async () => (await shop.call(integralUser, { token: shopper.token })).data.integral;
    const preOrderNo = await holdGoods(shop, shopper, [{ ...goods[0], quantity: 2 }]);
    const body = createBody(preOrderNo, shopper, { useIntegral: true });
    const { data } = await shop.call(createOrder, { token, body });
    await payByCard(shop, shopper, data.orderNo);
    expect(await pointsNow()).toBe(0);
    const orderNo = (await readMaster(shop, token, data.orderNo)).orderList[0]?.orderNo ?? "";
    const [line = 0] = await linesOf(orderNo);
    for (const left of [300, 600]) {
      await agree(await applied(orderNo, { lines: [{ orderInfoId: line, num: 1 }] }));
      await settle();
      expect(await pointsNow()).toBe(left);
    }
  });
});

describe("coupons", () => {
  it("of the shop and of the platform come back once everything they paid for is refunded", async () => {
    const { db } = shop.ctx;
    const [ofShop, ofPlatform] = [await claimCoupon(merchantId, "5.00"), await claimCoupon(null, "5.00")];
    const other = await makeMerchant(db);
    const otherStaff = await makeStaff(shop, other);
    const preOrderNo = await holdGoods(shop, shopper, [
      ...goods,
      await makeGoods(db, other, { price: "20.00" }),
    ]);
    const { data } = await shop.call(createOrder, {
      token: shopper.token,
      body: createBody(preOrderNo, shopper, {
        couponId: ofPlatform,
        merchantList: [{ merId: merchantId, couponId: ofShop }],
      }),
    });
    await payByCard(shop, shopper, data.orderNo);
    const master = await readMaster(shop, shopper.token, data.orderNo);
    const numberOf = (merId: number) => master.orderList.find((one) => one.merId === merId)?.orderNo ?? "";
    const isUsed = async (id: number) => {
      const [row] = await db.select().from(claimedCoupon).where(eq(claimedCoupon.id, id));
      return row?.usedAt !== null;
    };
    const [first = 0] = await linesOf(numberOf(merchantId));
    await agree(await applied(numberOf(merchantId), { lines: [{ orderInfoId: first, num: 1 }] }));
    await settle();
    expect([await isUsed(ofShop), await isUsed(ofPlatform)]).toEqual([true, true]);
    await agree(await applied(numberOf(merchantId)));
    await settle();
    expect([await isUsed(ofShop), await isUsed(ofPlatform)]).toEqual([false, true]);
    await shop.call(merchantRefundAgree, {
      token: otherStaff.token,
      params: { refundOrderNo: await applied(numberOf(other)) },
    });
    await settle();
    expect(await isUsed(ofPlatform)).toBe(false);
    expect(await givenBack(numberOf(other))).toBe(cents(master.payPrice));
  });
});

/** How many of the answers were a success. */
const successes = (answers: readonly { code: number }[]): number =>
  answers.filter(({ code }) => code === Code.ok).length;

describe("at the same time", { timeout: 60_000 }, () => {
  it("two applications for one line: one stands", async () => {
    const orderNo = await receivedOrder();
    const [line = 0] = await linesOf(orderNo);
    const wish = { lines: [{ orderInfoId: line, num: 2 }] };
    expect(successes(await Promise.all([1, 2, 3, 4].map(() => apply(orderNo, wish))))).toBe(1);
  });

  it("one refund agreed twice and refused: one answer counts, the money goes back at most once", async () => {
    for (let round = 0; round < 4; round += 1) {
      const orderNo = await receivedOrder();
      const refundNo = await applied(orderNo);
      expect(successes(await Promise.all([agree(refundNo), agree(refundNo), refuse(refundNo)]))).toBe(1);
      await settle();
      const { refundStatus } = await detail(refundNo);
      expect(await givenBack(orderNo)).toBe(refundStatus === 3 ? 3336n : 0n);
    }
  });

  it("a shop ships while the shopper applies: the parcel leaves or the money goes back, never both", async () => {
    for (let round = 0; round < 4; round += 1) {
      const orderNo = await paidOrder();
      const answers = await Promise.all([ship(orderNo), apply(orderNo)]);
      expect(successes(answers)).toBe(1);
      const { status, refundStatus } = await read(orderNo);
      expect([0, 1].map((way) => answers[way]?.code === Code.ok)).toEqual([status === 1, refundStatus === 1]);
    }
  });

  it("a shop ships while the operator calls the order off: one way of the two, and the books know which", async () => {
    const operator = await makeStaff(shop);
    for (let round = 0; round < 4; round += 1) {
      const orderNo = await paidOrder();
      const before = await stockOf(shop.ctx.db, goods[0]);
      const [shipped, refunded] = await Promise.all([
        ship(orderNo),
        shop.call(operatorRefund, { token: operator.token, params: { orderNo }, body: { reason: "Recall" } }),
      ]);
      expect(refunded.code).toBe(Code.ok);
      await settle();
      const isSent = shipped.code === Code.ok;
      expect(await read(orderNo)).toMatchObject({ status: isSent ? 1 : 0, refundStatus: 3 });
      // What left the shop doesn't come back to its shelves.
      const { sold } = await stockOf(shop.ctx.db, goods[0]);
      expect(sold).toBe(before.sold - (isSent ? 0 : 3));
      expect(await givenBack(orderNo)).toBe(3336n);
    }
  });

  it("the operator refunds while the shopper confirms the receipt: both hold in either order", async () => {
    const operator = await makeStaff(shop);
    for (let round = 0; round < 4; round += 1) {
      const orderNo = await paidOrder();
      await ship(orderNo);
      const [refunded, received] = await Promise.all([
        shop.call(operatorRefund, { token: operator.token, params: { orderNo }, body: { reason: "Lost" } }),
        shop.call(takeOrder, { token: shopper.token, params: { orderNo } }),
      ]);
      expect(refunded.code).toBe(Code.ok);
      await settle();
      const { status, refundStatus } = await read(orderNo);
      expect([status, refundStatus]).toEqual([received.code === Code.ok ? 3 : 1, 3]);
      expect(await givenBack(orderNo)).toBe(3336n);
    }
  });

  it("a worker finds done what it was about to do, and goes on with the next", async () => {
    const { db } = shop.ctx;
    const refundNos = [await applied(await paidOrder()), await applied(await paidOrder())];
    for (const refundNo of refundNos) await agree(refundNo);
    await shop.ctx.jobs.run("payment.refund");
    const [first = "", second = ""] = refundNos;
    const waiting = async () => {
      const { rows } = await db.execute(
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length;
    };
    let work = Promise.resolve();
    await transaction(db, async (tx) => {
      const { refund } = await lockRefund(tx, { isOperator: true }, first);
      work = shop.ctx.jobs.run("refund.complete");
      await expect.poll(waiting).toBe(1);
      await moveRefund(tx, refund, "refunded", "provider", shop.clock.now());
    });
    await work;
    expect((await detail(first)).statusList).toHaveLength(3);
    expect(await detail(second)).toMatchObject({ refundStatus: 3 });
  });

  it("keeps refunded orders out of the lists of the contract", async () => {
    const orderNo = await paidOrder();
    await applied(orderNo);
    const { data } = await shop.call(orderList, { token: shopper.token, query: { type: 1 } });
    expect(data.list.map((order) => order.orderNo)).not.toContain(orderNo);
  });
});
