import {
  Code,
  merchantOrderDetail,
  merchantOrderRefund,
  merchantOrderRefundForm,
  operatorRefund,
  type BodyOf,
} from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { refundScene } from "../testing/refund-scene.ts";
import { makeStaff } from "../testing/test-shop.ts";

const {
  shop,
  merchantId,
  staff,
  paidOrder,
  receivedOrder,
  read,
  linesOf,
  applied,
  agree,
  detail,
  ship,
  settle,
  givenBack,
  mailedOf,
  actsOn,
} = await refundScene();
afterAll(() => shop.close());

type Body = BodyOf<typeof merchantOrderRefund>;

const refund = (orderNo: string, body: Partial<Body>, key?: string) =>
  shop.call(merchantOrderRefund, {
    token: staff.token,
    params: { orderNo },
    body: { reason: "Sorry for the delay", ...body },
    ...(key === undefined ? {} : { headers: { "idempotency-key": key } }),
  });
const formOf = async (orderNo: string) =>
  (await shop.call(merchantOrderRefundForm, { token: staff.token, params: { orderNo } })).data;
const balanceOf = async (orderNo: string): Promise<string> => {
  const { rows } = await shop.ctx.db.execute<{ sum: string }>(
    sql`select sum(amount)::text as sum from ledger_entry where order_no = ${orderNo}`,
  );
  return rows[0]?.sum ?? "";
};

describe("refunds by staff", { timeout: 120_000 }, () => {
  it("refunds a goodwill amount, and the order continues unchanged", async () => {
    const orderNo = await paidOrder();
    const { payPrice } = await read(orderNo);
    expect(await formOf(orderNo)).toMatchObject({ maxAmount: payPrice, currency: "USD" });
    const { code, data } = await refund(orderNo, { amount: "5" });
    expect(code).toBe(Code.ok);
    await settle();
    expect(await givenBack(orderNo)).toBe(500n);
    expect(await detail(data.refundOrderNo)).toMatchObject({
      refundPrice: "5.00",
      refundReasonWap: "Sorry for the delay",
      refundStatus: 3,
    });
    expect(await mailedOf(data.refundOrderNo)).toEqual(["refunding", "refunded"]);
    expect(await actsOn(orderNo)).toEqual(["order.refund"]);
    expect(await read(orderNo)).toMatchObject({ refundStatus: 0, refundedPrice: "5.00" });
    const seen = await shop.call(merchantOrderDetail, { token: staff.token, params: { orderNo } });
    expect(seen.data).toMatchObject({ payment: "partlyRefunded", isShippable: true });
    expect(seen.data.orderInfoList.every(({ refundedNum }) => refundedNum === 0)).toBe(true);
    expect((await ship(orderNo)).code).toBe(Code.ok);
  });

  it("refunds once when the button is clicked twice", async () => {
    const orderNo = await paidOrder();
    const answers = await Promise.all([
      refund(orderNo, { amount: "2.00" }, "click-1"),
      refund(orderNo, { amount: "2.00" }, "click-1"),
    ]);
    expect(new Set(answers.map(({ data }) => data.refundOrderNo)).size).toBe(1);
    expect((await refund(orderNo, { amount: "3.00" }, "click-1")).code).toBe(Code.conflict);
    await settle();
    expect(await givenBack(orderNo)).toBe(200n);
  });

  it("refuses more than the remaining amount, also next to an undecided request", async () => {
    const orderNo = await receivedOrder([3, 1]);
    const [first = 0] = await linesOf(orderNo);
    const { maxAmount } = await formOf(orderNo);
    const request = await applied(orderNo, { lines: [{ orderInfoId: first, num: 3 }] });
    const requested = (await detail(request)).refundPrice;
    const left = (Number(maxAmount) - Number(requested)).toFixed(2);
    expect((await formOf(orderNo)).maxAmount).toBe(left);
    for (const amount of [maxAmount, "0", "0.00", (Number(left) + 0.01).toFixed(2), "1.005"])
      expect((await refund(orderNo, { amount })).code, amount).toBe(Code.badRequest);
    expect((await refund(orderNo, { amount: left })).code).toBe(Code.ok);
    await agree(request);
    await settle();
    expect(await givenBack(orderNo)).toBe(BigInt(Math.round(Number(maxAmount) * 100)));
    expect((await refund(orderNo, { amount: "0.01" })).code).toBe(Code.badRequest);
  });

  it("refunds items without a request, and at most what goodwill has left of them", async () => {
    const orderNo = await paidOrder([3, 1]);
    const [first = 0] = await linesOf(orderNo);
    const { payPrice } = await read(orderNo);
    await refund(orderNo, { amount: "4.00" });
    expect((await refund(orderNo, { lines: [{ orderInfoId: first, num: 4 }] })).code).toBe(Code.badRequest);
    expect((await refund(orderNo, { lines: [{ orderInfoId: first, num: 3 }] })).code).toBe(Code.ok);
    expect((await refund(orderNo, {})).code).toBe(Code.ok);
    await settle();
    expect(await givenBack(orderNo)).toBe(BigInt(Math.round(Number(payPrice) * 100)));
    expect(await read(orderNo)).toMatchObject({ refundStatus: 3, refundedPrice: payPrice });
    expect(Number(await balanceOf(orderNo))).toBe(0);
    expect((await refund(orderNo, { amount: "0.01" })).code).toBe(Code.failure);
  });

  it("never refunds more than the payment, in any order of goodwill and items", async () => {
    const step = fc.record({ line: fc.nat(1), pieces: fc.integer({ min: 1, max: 3 }), cents: fc.nat(1500) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 5 }), async (steps) => {
        const orderNo = await paidOrder([3, 2]);
        const ids = await linesOf(orderNo);
        const { payPrice } = await read(orderNo);
        for (const { line, pieces, cents } of steps)
          await refund(
            orderNo,
            cents % 2 === 0
              ? { amount: (cents / 100).toFixed(2) }
              : { lines: [{ orderInfoId: ids[line] ?? 0, num: pieces }] },
          );
        await refund(orderNo, {});
        await settle();
        const { refundedPrice } = await read(orderNo);
        expect(refundedPrice).toBe(payPrice);
        expect(await givenBack(orderNo)).toBe(BigInt(Math.round(Number(payPrice) * 100)));
        expect(Number(await balanceOf(orderNo))).toBe(0);
      }),
      { numRuns: 10 },
    );
  });

  it("requires the right refunds.decide, and lets the operator refund a goodwill amount", async () => {
    const orderNo = await paidOrder();
    const warehouse = await makeStaff(shop, merchantId, "warehouse");
    const call = { params: { orderNo }, body: { reason: "Late", amount: "1.00" } };
    expect((await shop.call(merchantOrderRefund, { token: warehouse.token, ...call })).code).toBe(
      Code.forbidden,
    );
    const { token } = await makeStaff(shop);
    expect((await shop.call(operatorRefund, { token, ...call })).code).toBe(Code.ok);
    await settle();
    expect(await givenBack(orderNo)).toBe(100n);
  });
});
