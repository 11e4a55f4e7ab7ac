import {
  applyRefund,
  applyRefundForm,
  Code,
  formatOrderNo,
  merchantRefundReceive,
  operatorRefund,
  orderCenterData,
  orderHistory,
  refundList,
  refundReasons,
  refundRevoke,
  type BodyOf,
} from "@carmine/api/contract";
import { afterAll, describe, expect, it } from "vitest";
import { Failure } from "../http/envelope/failure.ts";
import { refundScene } from "../testing/refund-scene.ts";
import { makeStaff, placeTestOrder, readMaster, stockOf } from "../testing/test-shop.ts";
import { completeRefund, endOverdueReturn } from "./refund-actions.ts";

const {
  shop,
  shopper,
  items,
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
} = await refundScene();
afterAll(() => shop.close());

describe("a refund", () => {
  it("lists reasons and the refundable amounts of an order", async () => {
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

  it("returns money and stock of the whole order before shipping", async () => {
    const before = await stockOf(shop.ctx.db, items[0]);
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
    expect(await stockOf(shop.ctx.db, items[0])).toEqual(before);
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

  it("leaves the other units to be shipped after a partial refund", async () => {
    const orderNo = await paidOrder();
    const [line = 0] = await linesOf(orderNo);
    const refundNo = await applied(orderNo, { lines: [{ orderInfoId: line, num: 2 }] });
    await agree(refundNo);
    await settle();
    expect(await read(orderNo)).toMatchObject({ status: 0, refundStatus: 0, refundedPrice: "20.02" });
    expect((await apply(orderNo, { lines: [{ orderInfoId: line, num: 2 }] })).message).toBe(
      "You can choose up to 1",
    );
    await ship(orderNo);
    const { orderInfoList, status } = await read(orderNo);
    expect([status, ...orderInfoList.map(({ sentNum }) => sentNum)]).toEqual([1, 1, 1]);
  });

  it("marks the order as shipped when everything unsent is refunded", async () => {
    const orderNo = await paidOrder();
    const [sent = 0, kept = 0] = await linesOf(orderNo);
    await ship(orderNo, { lines: [{ orderInfoId: sent, num: 3 }] });
    expect(await read(orderNo)).toMatchObject({ status: 0 });
    await agree(await applied(orderNo, { lines: [{ orderInfoId: kept, num: 1 }] }));
    await settle();
    expect(await read(orderNo)).toMatchObject({ status: 1, refundStatus: 0, refundedPrice: "3.33" });
    const { data } = await shop.call(orderHistory, { token: shopper.token, params: { orderNo } });
    expect(data.slice(-3).map(({ title, status }) => [title, status])).toEqual([
      ["Refund requested", "toShip"],
      ["Refund accepted", "toShip"],
      ["Refunded", "toReceive"],
    ]);
  });

  it("runs through a return: accepted, sent back, received, refunded, without restocking", async () => {
    const orderNo = await receivedOrder();
    const before = await stockOf(shop.ctx.db, items[0]);
    const points = await frozenPoints();
    const [line = 0] = await linesOf(orderNo);
    const body = {
      lines: [{ orderInfoId: line, num: 1 }],
      afterSalesType: 2 as const,
      refund_reason_wap_explain: "The box was open",
    } satisfies Partial<BodyOf<typeof applyRefund>>;
    const refundNo = await applied(orderNo, body);
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
    expect(await stockOf(shop.ctx.db, items[0])).toEqual(before);
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

  it("can be refused with a reason and requested again", async () => {
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
    expect(await titlesOf(orderNo)).toEqual(["Refund requested", "Refund declined"]);
    const second = await applied(orderNo);
    expect((await detail(first)).canApplyAgain).toBe(false);
    await agree(second);
    await settle();
    const found = async (keywords: string) =>
      (await shop.call(refundList, { token: shopper.token, query: { keywords } })).data;
    // By the formatted order number, too.
    expect((await found(formatOrderNo(second))).list.map((one) => one.refundOrderNo)).toEqual([second]);
    expect((await found(formatOrderNo(orderNo))).total).toBe(2);
    const data = await found(orderNo);
    expect(data.list.map(({ refundOrderNo, refundStatus }) => [refundOrderNo, refundStatus])).toEqual([
      [second, 3],
      [first, 1],
    ]);
  });

  it("can be withdrawn while it is under review or waits for the items, but not later", async () => {
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

  it("can only be started by the operator for a shipped order that has not arrived", async () => {
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

  it("can't be started by the operator if nothing is paid or everything is refunded", async () => {
    const operator = await makeStaff(shop);
    const refundNow = (orderNo: string) =>
      shop.call(operatorRefund, { token: operator.token, params: { orderNo }, body: { reason: "Recall" } });
    const masterNo = await placeTestOrder(shop, shopper, items);
    const unpaid = (await readMaster(shop, shopper.token, masterNo)).orderList[0]?.orderNo ?? "";
    expect(await refundNow(unpaid)).toMatchObject({ code: Code.failure, data: null });
    const orderNo = await paidOrder();
    expect((await refundNow(orderNo)).code).toBe(Code.ok);
    expect((await refundNow(orderNo)).code).toBe(Code.failure);
    expect(await actsOn(orderNo)).toEqual(["order.refund"]);
  });

  it("doesn't complete before the provider was called, nor expires once the items are in transit", async () => {
    const refundNo = await applied(await receivedOrder(), { afterSalesType: 2 });
    await expect(completeRefund(shop.ctx, refundNo)).rejects.toThrow(Failure);
    await agree(refundNo);
    await sendBack(refundNo);
    await expect(endOverdueReturn(shop.ctx, refundNo)).rejects.toThrow(Failure);
    expect(await detail(refundNo)).toMatchObject({ refundStatus: 5 });
  });

  it("validates reason, remark, pictures, units and type", async () => {
    const orderNo = await paidOrder();
    const [line = 0] = await linesOf(orderNo);
    const refusals: [Partial<BodyOf<typeof applyRefund>>, string][] = [
      [{ text: " " }, "Choose a reason"],
      [{ refund_reason_wap_explain: "x".repeat(101) }, "Keep it to 100 characters"],
      [{ refund_reason_wap_img: Array(6).fill("/media/a.webp").join(",") }, "Add up to 5 photos"],
      [
        { refund_reason_wap_img: "https://elsewhere.example/a.png" },
        "One of the photos is no longer there. Remove it and add it again.",
      ],
      [{ lines: [{ orderInfoId: line, num: 4 }] }, "You can choose up to 3"],
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

  it("creates one refund for two requests with one idempotency key, and refuses the second without a key", async () => {
    const orderNo = await paidOrder();
    const [one, other] = await Promise.all([apply(orderNo, {}, "k-1"), apply(orderNo, {}, "k-1")]);
    expect(one.data).toEqual(other.data);
    expect(one.data?.refundOrderNo).toMatch(/^RE/);
    expect((await apply(orderNo)).code).toBe(Code.failure);
  });
});
