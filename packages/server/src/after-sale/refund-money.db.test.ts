import {
  Code,
  createOrder,
  integralUser,
  merchantRefundAgree,
  merchantRefundReceive,
  refundRevoke,
} from "@carmine/api/contract";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { sandboxIntent } from "../database/schema/payment.ts";
import { claimedCoupon, coupon } from "../database/schema/promotion.ts";
import { transaction } from "../database/transaction.ts";
import { grantPoints } from "../promotion/points/ledger.ts";
import { refundScene } from "../testing/refund-scene.ts";
import {
  createBody,
  startCheckout,
  makeProduct,
  makeMerchant,
  makeStaff,
  payByCard,
  readMaster,
} from "../testing/test-shop.ts";
import { dayMs } from "../shared/durations.ts";

const {
  shop,
  merchantId,
  shopper,
  items,
  paidOrder,
  read,
  linesOf,
  receivedOrder,
  apply,
  applied,
  answer,
  agree,
  refuse,
  detail,
  sendBack,
  settle,
  givenBack,
} = await refundScene();
afterAll(() => shop.close());

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
  it("adds up to the cent per line and per order, over any history of refunds", async () => {
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
          const body = { lines: [{ orderInfoId: ids[line] ?? 0, num: pieces }], afterSalesType };
          const { data } = await apply(orderNo, body);
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
        // Refunds the rest in one request, which completes the order.
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

  it("retries a refund with the same idempotency key after a provider outage, and refunds only once", async () => {
    const orderNo = await paidOrder();
    await agree(await applied(orderNo));
    const { masterOrderNo } = await read(orderNo);
    const intent = eq(sandboxIntent.orderNo, masterOrderNo);
    // Simulates a crash between the provider's refund and our record: the job repeats the call.
    await shop.ctx.jobs.run("send-refunds");
    await shop.ctx.db.execute(sql`
      update payment_refund set sent_at = null, status = 'due', reference = null, due_at = created_at where payment_id in (
        select p.id from payment p join master_order m on m.id = p.master_order_id where m.order_no = ${masterOrderNo})`);
    await shop.ctx.jobs.run("complete-refunds");
    expect(await read(orderNo)).toMatchObject({ refundStatus: 2 });
    await settle();
    const [row] = await shop.ctx.db.select().from(sandboxIntent).where(intent);
    expect([row?.refunded, (await read(orderNo)).refundStatus]).toEqual([3336n, 3]);
  });
});

/** Gives the shopper a coupon: a shop's, or the platform's if `issuer` is null. @returns the claim's id */
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

describe("an order paid by a coupon", () => {
  it("is refunded without calling the provider", async () => {
    const cheap = await makeProduct(shop.ctx.db, merchantId, { price: "0.01" });
    const preOrderNo = await startCheckout(shop, shopper, [items[0], cheap]);
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
    await shop.ctx.jobs.run("complete-refunds");
    expect(await detail(refundNo)).toMatchObject({ refundStatus: 3, refundPrice: "0.00" });
    expect(await givenBack(orderNo)).toBe(0n);
  });
});

describe("points", () => {
  it("returns points together with the units they paid for", async () => {
    const now = shop.clock.now();
    const expiresAt = new Date(now.getTime() + 100 * dayMs);
    const { accountId, token } = shopper;
    await transaction(shop.ctx.db, (tx) =>
      grantPoints(tx, { accountId, amount: 600, link: "refund test", expiresAt }, now),
    );
    const pointsNow = async () => (await shop.call(integralUser, { token: shopper.token })).data.integral;
    const preOrderNo = await startCheckout(shop, shopper, [{ ...items[0], quantity: 2 }]);
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
  it("returns shop and platform coupons once everything they paid for is refunded", async () => {
    const { db } = shop.ctx;
    const [ofShop, ofPlatform] = [await claimCoupon(merchantId, "5.00"), await claimCoupon(null, "5.00")];
    const other = await makeMerchant(db);
    const otherStaff = await makeStaff(shop, other);
    const preOrderNo = await startCheckout(shop, shopper, [
      ...items,
      await makeProduct(db, other, { price: "20.00" }),
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
