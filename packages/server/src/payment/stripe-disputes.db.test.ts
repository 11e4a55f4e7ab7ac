import { Code, merchantOrderDetail } from "@carmine/api/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { merchant, merchantCategory } from "../database/schema/merchants.ts";
import { openGateways } from "./gateways.ts";
import { reconcileRefunds } from "./reconcile-refunds.ts";
import { stripeScene } from "../testing/stripe-scene.ts";
import { paymentOf } from "../testing/test-payments.ts";

let scene: Awaited<ReturnType<typeof stripeScene>>;
beforeAll(async () => {
  scene = await stripeScene();
});
afterAll(() => scene.close());

const holdOf = async (orderNo: string) =>
  (await scene.shop.call(merchantOrderDetail, { token: scene.staff.token, params: { orderNo } })).data
    .paymentHold;
const count = (list: readonly string[], kind: string) => list.filter((one) => one === kind).length;

describe("a dispute", () => {
  it("blocks shipping and refunds, and books the amount until it is won", async () => {
    const { stripe, send, ship, staff, operator, apply } = scene;
    const order = await scene.paidOrder();
    const created = stripe.eventOf("charge.dispute.created", stripe.returns.dispute(order.reference, {}));
    const withdrawn = stripe.eventOf(
      "charge.dispute.funds_withdrawn",
      stripe.returns.moveFunds(order.reference, "withdrawn"),
    );
    for (const event of [withdrawn, created, withdrawn]) expect(await send(event)).toBe(200);

    expect(await holdOf(order.orderNo)).toBe("disputed");
    const refused = await ship(order.orderNo);
    expect(refused.code).toBe(Code.failure);
    expect(refused.message).toContain("disputed");
    expect((await apply(order.orderNo)).message).toContain("disputed");
    expect(await scene.bookedOf(order.orderNo)).toEqual(["dispute -20.00"]);
    expect(await scene.problemsOf(order.masterNo)).toEqual(["dispute fraudulent open"]);
    expect(count(await scene.noticesOf(staff), "shopDisputed")).toBe(1);
    expect(count(await scene.noticesOf(operator), "paymentProblem")).toBe(1);

    const closed = stripe.eventOf(
      "charge.dispute.closed",
      stripe.returns.dispute(order.reference, { status: "won" }),
    );
    const reinstated = stripe.eventOf(
      "charge.dispute.funds_reinstated",
      stripe.returns.moveFunds(order.reference, "reinstated"),
    );
    for (const event of [reinstated, closed, reinstated]) expect(await send(event)).toBe(200);
    expect(await scene.bookedOf(order.orderNo)).toEqual(["dispute -20.00", "disputeReturn 20.00"]);
    expect(await scene.problemsOf(order.masterNo)).toEqual(["dispute fraudulent resolved"]);
    expect(count(await scene.noticesOf(staff), "shopDisputeWon")).toBe(1);
    expect(await holdOf(order.orderNo)).toBeNull();
    expect((await ship(order.orderNo)).code).toBe(Code.ok);
  });

  it("blocks shipping if it is lost, and ends a refund in progress", async () => {
    const { stripe, send, ship, accepted, settle, detail } = scene;
    const order = await scene.paidOrder();
    const [line] = order.lines;
    stripe.isDown = true;
    const refundNo = await accepted(order.orderNo, line?.id);
    await settle();
    stripe.isDown = false;
    stripe.returns.dispute(order.reference, {});
    stripe.returns.moveFunds(order.reference, "withdrawn");
    scene.shop.clock.advance(5 * 60_000);
    await settle();
    expect(await detail(refundNo)).toMatchObject({ refundStatus: 2, moneyProblem: "disputed" });

    const lost = stripe.returns.dispute(order.reference, { status: "lost" });
    expect(await send(stripe.eventOf("charge.dispute.closed", lost))).toBe(200);
    await settle();
    expect(await detail(refundNo)).toMatchObject({ refundStatus: 3, moneyProblem: null });
    expect(await holdOf(order.orderNo)).toBe("disputed");
    expect((await ship(order.orderNo)).code).toBe(Code.failure);
    expect(stripe.refunds.filter(({ payment_intent }) => payment_intent === order.reference)).toEqual([]);
    expect(await scene.bookedOf(order.orderNo)).toEqual([
      "refund -10.00",
      "dispute -20.00",
      "coveredRefund 10.00",
    ]);
  });
});

describe("a refund in Stripe's dashboard", () => {
  it("is booked, reported to shop and operator, and blocks shipping if it covers the whole charge", async () => {
    const { stripe, send, ship, staff, apply } = scene;
    const order = await scene.paidOrder();
    const event = stripe.eventOf("charge.refunded", stripe.returns.refundInDashboard(order.reference, 2000));
    for (const one of [event, event]) expect(await send(one)).toBe(200);
    expect(await scene.bookedOf(order.orderNo)).toEqual(["externalRefund -20.00"]);
    expect(await scene.problemsOf(order.masterNo)).toEqual(["externalRefund - open"]);
    expect(count(await scene.noticesOf(staff), "shopExternalRefund")).toBe(1);
    expect((await ship(order.orderNo)).message).toContain("already refunded");
    expect((await apply(order.orderNo)).message).toContain("already refunded");
    expect(await paymentOf(scene.shop, order.masterNo)).toMatchObject({ refundedExternally: 2000n });
  });

  it("leaves the rest of the charge refundable if it is partial", async () => {
    const { stripe, send, accepted, settle, detail } = scene;
    const order = await scene.paidOrder();
    const part = stripe.returns.refundInDashboard(order.reference, 500);
    expect(await send(stripe.eventOf("charge.refunded", part))).toBe(200);
    expect(await holdOf(order.orderNo)).toBeNull();
    const refundNo = await accepted(order.orderNo);
    await settle();
    expect(await detail(refundNo)).toMatchObject({ refundStatus: 3 });
    const sent = stripe.refunds.filter(({ payment_intent }) => payment_intent === order.reference);
    expect(sent.map(({ amount }) => amount)).toEqual([500, 1500]);
    expect(await scene.bookedOf(order.orderNo)).toEqual([
      "externalRefund -5.00",
      "refund -20.00",
      "coveredRefund 5.00",
    ]);
  });

  it("is found by the comparison of all payments if its event was lost", async () => {
    const { stripe, shop } = scene;
    const order = await scene.paidOrder();
    stripe.returns.refundInDashboard(order.reference, 2000);
    const compare = () => reconcileRefunds(shop.ctx, openGateways(shop.ctx).all, 1);
    expect((await compare()).differences).toMatchObject([
      { reference: order.reference, bookedTotal: "0.00", refundedTotal: "20.00" },
    ]);
    expect((await compare()).differences).toEqual([]);
    expect(await scene.problemsOf(order.masterNo)).toEqual(["externalRefund - open"]);
  });

  it("keeps the commission, which is returned only by our own refund of order lines", async () => {
    const { stripe, send, accepted, settle } = scene;
    const { db } = scene.shop.ctx;
    const [trade] = await db
      .insert(merchantCategory)
      .values({ name: { en: "Tires" }, handlingFee: 6 })
      .returning({ id: merchantCategory.id });
    await db.update(merchant).set({ categoryId: trade?.id ?? 0 });
    const [whole, part] = [await scene.paidOrder(), await scene.paidOrder()];
    for (const [order, amount] of [
      [whole, 2000],
      [part, 500],
    ] as const) {
      const refunded = stripe.returns.refundInDashboard(order.reference, amount);
      expect(await send(stripe.eventOf("charge.refunded", refunded))).toBe(200);
    }
    await accepted(part.orderNo);
    await settle();
    expect(await scene.bookedOf(whole.orderNo)).toEqual(["commission -1.20", "externalRefund -20.00"]);
    expect(await scene.bookedOf(part.orderNo)).toEqual([
      "commission -1.20",
      "externalRefund -5.00",
      "refund -20.00",
      "commissionReturn 1.20",
      "coveredRefund 5.00",
    ]);
  });
});
