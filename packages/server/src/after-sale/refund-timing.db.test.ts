import { Code, operatorRefund, orderList, takeOrder } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { transaction } from "../database/transaction.ts";
import { refundScene } from "../testing/refund-scene.ts";
import { makeStaff, stockOf } from "../testing/test-shop.ts";
import { dayMs } from "../shared/durations.ts";
import { lockRefund, moveRefund } from "./lock-refund.ts";

const {
  shop,
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
  agree,
  refuse,
  detail,
  titlesOf,
  settle,
  givenBack,
} = await refundScene();
afterAll(() => shop.close());

describe("after-sale days", () => {
  it("limit the time to request a refund and the time to send items back", async () => {
    const orderNo = await receivedOrder();
    const refundNo = await applied(orderNo, { afterSalesType: 2 });
    await agree(refundNo);
    shop.clock.advance(29 * dayMs);
    await shop.ctx.jobs.run("close-overdue-returns");
    await signInAgain();
    expect(await detail(refundNo)).toMatchObject({ refundStatus: 4 });
    shop.clock.advance(2 * dayMs);
    await signInAgain();
    await shop.ctx.jobs.run("close-overdue-returns");
    expect(await detail(refundNo)).toMatchObject({ refundStatus: 6, canApplyAgain: false });
    expect(await read(orderNo)).toMatchObject({ refundStatus: 0, isRefundable: false });
    expect((await titlesOf(orderNo)).at(-1)).toBe("Return closed: the items weren’t sent back in time");
    expect((await apply(orderNo)).code).toBe(Code.failure);
  });
});

/** Counts the successful responses. */
const successes = (answers: readonly { code: number }[]): number =>
  answers.filter(({ code }) => code === Code.ok).length;

describe("concurrent requests", { timeout: 60_000 }, () => {
  it("accept one of two refund requests for one line", async () => {
    const orderNo = await receivedOrder();
    const [line = 0] = await linesOf(orderNo);
    const body = { lines: [{ orderInfoId: line, num: 2 }] };
    expect(successes(await Promise.all([1, 2, 3, 4].map(() => apply(orderNo, body))))).toBe(1);
  });

  it("accept one decision of two approvals and a refusal, and refund at most once", async () => {
    for (let round = 0; round < 4; round += 1) {
      const orderNo = await receivedOrder();
      const refundNo = await applied(orderNo);
      expect(successes(await Promise.all([agree(refundNo), agree(refundNo), refuse(refundNo)]))).toBe(1);
      await settle();
      const { refundStatus } = await detail(refundNo);
      expect(await givenBack(orderNo)).toBe(refundStatus === 3 ? 3336n : 0n);
    }
  });

  it("either ship the parcel or refund it, never both", async () => {
    for (let round = 0; round < 4; round += 1) {
      const orderNo = await paidOrder();
      const answers = await Promise.all([ship(orderNo), apply(orderNo)]);
      expect(successes(answers)).toBe(1);
      const { status, refundStatus } = await read(orderNo);
      expect([0, 1].map((way) => answers[way]?.code === Code.ok)).toEqual([status === 1, refundStatus === 1]);
    }
  });

  it("either ship or cancel by the operator, and record the outcome in the books", async () => {
    const operator = await makeStaff(shop);
    for (let round = 0; round < 4; round += 1) {
      const orderNo = await paidOrder();
      const before = await stockOf(shop.ctx.db, items[0]);
      const [shipped, refunded] = await Promise.all([
        ship(orderNo),
        shop.call(operatorRefund, { token: operator.token, params: { orderNo }, body: { reason: "Recall" } }),
      ]);
      expect(refunded.code).toBe(Code.ok);
      await settle();
      const isSent = shipped.code === Code.ok;
      expect(await read(orderNo)).toMatchObject({ status: isSent ? 1 : 0, refundStatus: 3 });
      // Shipped units don't return to stock.
      const { sold } = await stockOf(shop.ctx.db, items[0]);
      expect(sold).toBe(before.sold - (isSent ? 0 : 3));
      expect(await givenBack(orderNo)).toBe(3336n);
    }
  });

  it("keep both the operator's refund and the shopper's confirmation of receipt, in either order", async () => {
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

  it("skip a job whose work is already done, and continue with the next", async () => {
    const { db } = shop.ctx;
    const refundNos = [await applied(await paidOrder()), await applied(await paidOrder())];
    for (const refundNo of refundNos) await agree(refundNo);
    await shop.ctx.jobs.run("send-refunds");
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
      work = shop.ctx.jobs.run("complete-refunds");
      await expect.poll(waiting).toBe(1);
      await moveRefund(tx, refund, "refunded", "provider", shop.clock.now());
    });
    await work;
    expect((await detail(first)).statusList).toHaveLength(3);
    expect(await detail(second)).toMatchObject({ refundStatus: 3 });
  });

  it("hide refunded orders from the lists of the contract", async () => {
    const orderNo = await paidOrder();
    await applied(orderNo);
    const { data } = await shop.call(orderList, { token: shopper.token, query: { type: 1 } });
    expect(data.list.map((order) => order.orderNo)).not.toContain(orderNo);
  });
});
