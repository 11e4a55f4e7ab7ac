import { Code, operatorPaymentProblemList, operatorPaymentProblemResolve } from "@carmine/api/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { stripeScene } from "../testing/stripe-scene.ts";
import { paymentOf } from "../testing/test-payments.ts";

let scene: Awaited<ReturnType<typeof stripeScene>>;
beforeAll(async () => {
  scene = await stripeScene();
});
beforeEach(() => {
  scene.stripe.returns.refundStatus = "succeeded";
  scene.stripe.returns.balance = Infinity;
});
afterAll(() => scene.close());

const refundAtStripe = (reference: string) => {
  const found = scene.stripe.refunds.findLast(({ payment_intent }) => payment_intent === reference);
  if (!found) throw new Error("Stripe has no refund");
  return found;
};
const openProblem = async (kind: string) => {
  const { data } = await scene.shop.call(operatorPaymentProblemList, { token: scene.operator.token });
  return data.list.find((problem) => problem.kind === kind);
};
const resolve = (id: number, outcome?: "retry" | "settled") =>
  scene.shop.call(operatorPaymentProblemResolve, {
    token: scene.operator.token,
    params: { id },
    body: { reason: "Checked", outcome },
  });

describe("a pending refund", () => {
  it("is completed only when Stripe reports success", async () => {
    const { accepted, settle, detail, stripe, send } = scene;
    stripe.returns.refundStatus = "pending";
    const order = await scene.paidOrder();
    const refundNo = await accepted(order.orderNo);
    await settle();
    expect(await detail(refundNo)).toMatchObject({ refundStatus: 2, moneyProblem: null });

    const { id } = refundAtStripe(order.reference);
    expect(await send(stripe.eventOf("refund.updated", stripe.returns.settle(id, "succeeded")))).toBe(200);
    await settle();
    expect(await detail(refundNo)).toMatchObject({ refundStatus: 3 });
  });

  it("is queried by the job if no event arrives", async () => {
    const { accepted, settle, detail, stripe, shop } = scene;
    stripe.returns.refundStatus = "pending";
    const order = await scene.paidOrder();
    const refundNo = await accepted(order.orderNo);
    await settle();
    stripe.returns.settle(refundAtStripe(order.reference).id, "succeeded");
    await settle();
    expect(await detail(refundNo)).toMatchObject({ refundStatus: 2 });
    shop.clock.advance(60_000);
    await settle();
    expect(await detail(refundNo)).toMatchObject({ refundStatus: 3 });
  });
});

describe("a refund that fails", () => {
  it.each([
    ["pending", ["refund.failed", "charge.refund.updated"]],
    ["succeeded", ["charge.refund.updated", "refund.updated", "refund.failed"]],
  ] as const)("is reported to everyone once and can be sent again: %s", async (status, types) => {
    const { accepted, settle, detail, stripe, send, shopper, staff, operator, shop } = scene;
    stripe.returns.refundStatus = status;
    const order = await scene.paidOrder();
    const refundNo = await accepted(order.orderNo);
    await settle();
    const { id } = refundAtStripe(order.reference);
    const failed = stripe.returns.settle(id, "failed", "expired_or_canceled_card");
    const events = types.map((type) => stripe.eventOf(type, failed));
    for (const event of [...events, ...events]) expect(await send(event)).toBe(200);
    await settle();
    await settle();

    expect(await detail(refundNo)).toMatchObject({
      refundStatus: 2,
      moneyProblem: "failed",
      refundTime: null,
    });
    expect(await scene.moneyProblemsOf(order)).toEqual(["failed", "failed", "failed"]);
    expect(await scene.problemsOf(order.masterNo)).toEqual(["refundFailed expired_or_canceled_card open"]);
    const countNotices = async (who: { accountId: number }, kind: string) =>
      (await scene.noticesOf(who)).filter((one) => one === kind).length;
    const before = await countNotices(shopper, "refundFailed");
    expect(before).toBeGreaterThan(0);
    expect(await countNotices(staff, "shopRefundFailed")).toBe(before);
    expect(await countNotices(operator, "paymentProblem")).toBe(before);
    await shop.ctx.jobs.run("create-order-emails");
    expect(shop.messages.map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^Your refund for order .* didn’t arrive$/),
    );
    expect(await paymentOf(shop, order.masterNo)).toMatchObject({ refunded: 0n });

    stripe.returns.refundStatus = "succeeded";
    const problem = await openProblem("refundFailed");
    expect((await resolve(problem?.id ?? 0)).code).toBe(Code.failure);
    expect((await resolve(problem?.id ?? 0, "retry")).code).toBe(Code.ok);
    await settle();
    expect(await detail(refundNo)).toMatchObject({ refundStatus: 3, moneyProblem: null });
    expect(await scene.moneyProblemsOf(order)).toEqual([null, null, null]);
    expect(refundAtStripe(order.reference)).toMatchObject({ status: "succeeded", amount: 2000 });
    expect(await paymentOf(shop, order.masterNo)).toMatchObject({ refunded: 2000n });
    expect(await scene.problemsOf(order.masterNo)).toEqual([
      "refundFailed expired_or_canceled_card resolved",
    ]);
  });

  it("is completed when the operator has paid it in another way", async () => {
    const { accepted, settle, detail, stripe } = scene;
    stripe.returns.refundStatus = "pending";
    const order = await scene.paidOrder();
    const refundNo = await accepted(order.orderNo);
    await settle();
    stripe.returns.settle(refundAtStripe(order.reference).id, "canceled");
    scene.shop.clock.advance(60_000);
    await settle();
    expect(await scene.problemsOf(order.masterNo)).toEqual(["refundFailed canceled open"]);
    const problem = await openProblem("refundFailed");
    expect((await resolve(problem?.id ?? 0, "settled")).code).toBe(Code.ok);
    await settle();
    expect(await detail(refundNo)).toMatchObject({ refundStatus: 3 });
    expect((await resolve(problem?.id ?? 0, "settled")).code).toBe(Code.failure);
  });
});

describe("a refund that Stripe refuses", () => {
  it("is sent with a new key once the insufficient balance is funded", async () => {
    const { accepted, settle, detail, stripe, shop } = scene;
    const order = await scene.paidOrder();
    stripe.returns.balance = 0;
    const refundNo = await accepted(order.orderNo);
    await settle();
    expect(await detail(refundNo)).toMatchObject({ refundStatus: 2 });
    expect(await scene.problemsOf(order.masterNo)).toEqual(["refundRefused balance_insufficient open"]);

    stripe.returns.balance = 100_000;
    shop.clock.advance(5 * 60_000);
    await settle();
    expect(await detail(refundNo)).toMatchObject({ refundStatus: 3 });
    expect(await scene.problemsOf(order.masterNo)).toEqual(["refundRefused balance_insufficient resolved"]);
    expect(stripe.refunds.filter(({ payment_intent }) => payment_intent === order.reference)).toHaveLength(1);
  });

  it("is sent once if the response to an earlier attempt was lost", async () => {
    const { accepted, settle, detail, stripe, shop } = scene;
    const order = await scene.paidOrder();
    const refundNo = await accepted(order.orderNo);
    // The SDK repeats a call once if its connection breaks.
    stripe.lostCount = 2;
    await settle();
    expect(await detail(refundNo)).toMatchObject({ refundStatus: 2 });
    shop.clock.advance(5 * 60_000);
    await settle();
    expect(await detail(refundNo)).toMatchObject({ refundStatus: 3 });
    expect(stripe.refunds.filter(({ payment_intent }) => payment_intent === order.reference)).toHaveLength(1);
  });

  it("completes without another refund if the dashboard already refunded it", async () => {
    const { apply, agree, settle, detail, stripe, shop } = scene;
    const order = await scene.paidOrder();
    const refundNo = (await apply(order.orderNo)).data?.refundOrderNo ?? "";
    stripe.returns.refundInDashboard(order.reference, 2000);
    await agree(refundNo);
    await settle();
    expect(await scene.problemsOf(order.masterNo)).toContain("refundRefused charge_already_refunded open");
    await settle();
    shop.clock.advance(5 * 60_000);
    await settle();
    expect(await detail(refundNo)).toMatchObject({ refundStatus: 3 });
    expect(stripe.refunds.filter(({ payment_intent }) => payment_intent === order.reference)).toHaveLength(1);
    expect(await scene.problemsOf(order.masterNo)).toEqual([
      "refundRefused charge_already_refunded resolved",
      "externalRefund - open",
    ]);
    expect(await scene.bookedOf(order.orderNo)).toEqual([
      "refund -20.00",
      "externalRefund -20.00",
      "coveredRefund 20.00",
    ]);
  });
});
