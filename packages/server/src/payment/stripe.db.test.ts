import { cancelOrder, Code, masterOrderDetail, orderHistory, payResult } from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { orderMail } from "../database/schema/order-mails.ts";
import { masterOrder } from "../database/schema/ordering.ts";
import { paymentProblem } from "../database/schema/payment-problems.ts";
import { paymentEvent } from "../database/schema/payment.ts";
import { createFrame } from "../http/frame.ts";
import { fakeStripe, type FakeStripe } from "../testing/fake-stripe.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { paymentOf } from "../testing/test-payments.ts";
import {
  makeProduct,
  makeMerchant,
  makeShopper,
  placeTestOrder,
  type TestProduct,
} from "../testing/test-shop.ts";
import { openGateways, type OpenGateways } from "./gateways.ts";
import { registerPayment } from "./routes.ts";

const keys = { secretKey: "sk_test_1", publishableKey: "pk_test_1", webhookSecret: "whsec_1" };

let shop: TestApp;
let item: TestProduct;
let stripe: FakeStripe;
let app: ReturnType<typeof createFrame>;
let gateways: OpenGateways;
/** Payment jobs by name. */
const jobs = new Map<string, () => Promise<void>>();

beforeAll(async () => {
  shop = await testApp();
  item = await makeProduct(shop.ctx.db, await makeMerchant(shop.ctx.db), { stock: 1000 });
  stripe = await fakeStripe(keys.secretKey, keys.webhookSecret);
  const ctx = {
    ...shop.ctx,
    config: { ...shop.ctx.config, stripe: { ...keys, base: stripe.base } },
    jobs: {
      ...shop.ctx.jobs,
      every: (name: string, _ms: number, work: () => Promise<void>) => void jobs.set(name, work),
    },
  };
  app = createFrame(ctx, { ready: true });
  gateways = openGateways(ctx);
  registerPayment(app, ctx, gateways);
  await app.ready();
});
beforeEach(() => {
  stripe.isDown = false;
});
afterAll(async () => {
  await app.close();
  await stripe.close();
  await shop.close();
});

const newOrder = async () => {
  const shopper = await makeShopper(shop);
  return { token: shopper.token, orderNo: await placeTestOrder(shop, shopper, [item]) };
};
const start = async (token: string, orderNo: string) => {
  const response = await app.inject({
    method: "POST",
    url: "/api/front/pay/payment",
    headers: { "authori-zation": token },
    payload: { orderNo, payType: "stripe", payChannel: "pc" },
  });
  return response.json<{ code: number; data: { stripeClientSecret: string } }>();
};
const send = async (
  event: object,
  { secret, at = shop.clock.now() }: { secret?: string; at?: Date } = {},
): Promise<number> => {
  const payload = JSON.stringify(event);
  const { statusCode } = await app.inject({
    method: "POST",
    url: "/api/front/pay/stripe/webhooks",
    headers: { "content-type": "application/json", "stripe-signature": stripe.sign(payload, at, secret) },
    payload,
  });
  return statusCode;
};
const resultOf = async (token: string, orderNo: string) =>
  (await shop.call(payResult, { token, params: { orderNo } })).data.status;
const started = async () => {
  const order = await newOrder();
  const { data } = await start(order.token, order.orderNo);
  const { reference } = await paymentOf(shop, order.orderNo);
  return { ...order, reference, secret: data.stripeClientSecret };
};
const run = async (name: string) => {
  const work = jobs.get(name);
  if (!work) throw new Error(`There is no job ${name}`);
  await work();
};

describe("a payment intent", () => {
  it("is created once per order with the server's amount, regardless of repeated requests", async () => {
    const { token, orderNo } = await newOrder();
    const before = stripe.intents.size;
    const answers = await Promise.all([start(token, orderNo), start(token, orderNo), start(token, orderNo)]);
    answers.push(await start(token, orderNo));
    expect(new Set(answers.map(({ data }) => data.stripeClientSecret)).size).toBe(1);
    expect(stripe.intents.size).toBe(before + 1);
    const { reference } = await paymentOf(shop, orderNo);
    expect(stripe.intents.get(reference)).toMatchObject({
      amount: 1000,
      currency: "usd",
      metadata: { orderNo },
    });
  });

  it("can't be created while Stripe is unavailable; the order stays payable", async () => {
    const { token, orderNo } = await newOrder();
    stripe.isDown = true;
    expect((await start(token, orderNo)).code).toBe(Code.failure);
    stripe.isDown = false;
    expect((await start(token, orderNo)).code).toBe(Code.ok);
  });

  it("is canceled at Stripe when the order is canceled", async () => {
    const { token, orderNo, reference } = await started();
    await shop.call(cancelOrder, { token, params: { orderNo } });
    await run("check-open-payments");
    expect(stripe.intents.get(reference)?.status).toBe("canceled");
    expect((await paymentOf(shop, orderNo)).status).toBe("ended");
  });
});

describe("an order past its deadline", () => {
  const kindsOf = async (orderNo: string) => {
    const rows = await shop.ctx.db
      .select({ kind: orderMail.kind })
      .from(orderMail)
      .innerJoin(masterOrder, eq(masterOrder.id, orderMail.masterOrderId))
      .where(eq(masterOrder.orderNo, orderNo));
    return rows.map(({ kind }) => kind);
  };

  it("stays open while its payment is processing, and is paid when the money arrives", async () => {
    const { token, orderNo, reference } = await started();
    stripe.process(reference);
    shop.clock.advance(31 * 60_000);
    await run("cancel-unpaid-orders");
    expect(await resultOf(token, orderNo)).toBe("pending");
    expect(await send(stripe.charge(reference))).toBe(200);
    expect(await resultOf(token, orderNo)).toBe("paid");
  });

  it("is canceled with a mail, and a late payment is refunded with another", async () => {
    const { token, orderNo, reference } = await started();
    const event = stripe.charge(reference);
    stripe.isDown = true;
    shop.clock.advance(31 * 60_000);
    await run("cancel-unpaid-orders");
    expect(await resultOf(token, orderNo)).toBe("cancelled");
    stripe.isDown = false;
    expect(await send(event)).toBe(200);
    expect(await kindsOf(orderNo)).toEqual(expect.arrayContaining(["expired", "paymentReturned"]));
  });

  it("records a wrong amount in its history", async () => {
    const { token, orderNo, reference } = await started();
    expect(await send(stripe.charge(reference, 1))).toBe(200);
    const { data } = await shop.call(orderHistory, { token, params: { orderNo } });
    expect(data.map(({ title }) => title)).toContain(
      "The amount paid didn’t match the order and is being refunded",
    );
  });
});

describe("a refused start", () => {
  it("is reported to the operator with the provider's code and resolved by the next successful start", async () => {
    const { token, orderNo } = await newOrder();
    const problems = () =>
      shop.ctx.db.select().from(paymentProblem).where(eq(paymentProblem.cause, "start:stripe"));
    stripe.failNext = { status: 400, code: "account_invalid" };
    expect(await start(token, orderNo)).toMatchObject({
      message: expect.stringContaining("You weren’t charged"),
    });
    expect((await problems()).at(-1)).toMatchObject({ code: "account_invalid", resolvedAt: null });
    await start(token, orderNo);
    expect((await problems()).at(-1)?.resolvedAt).not.toBeNull();
  });
});

describe("an event", () => {
  it("is accepted only with a fresh signature of ours", async () => {
    const { orderNo, reference } = await started();
    const event = stripe.charge(reference);
    const now = shop.clock.now().getTime();
    expect(await send(event, { secret: "whsec_other" })).toBe(400);
    expect(await send(event, { at: new Date(now - 301_000) })).toBe(400);
    expect(await send(event, { at: new Date(now + 301_000) })).toBe(400);
    expect((await paymentOf(shop, orderNo)).status).toBe("open");
    expect(await send(event)).toBe(200);
    expect((await paymentOf(shop, orderNo)).status).toBe("captured");
  });

  it("is verified with Stripe instead of trusted", async () => {
    const { orderNo, reference } = await started();
    expect(await send(stripe.event(reference, "payment_intent.succeeded"))).toBe(200);
    expect((await paymentOf(shop, orderNo)).status).toBe("open");
  });

  it("pays once, regardless of duplicates and events in between", async () => {
    const { token, orderNo, reference } = await started();
    const event = stripe.charge(reference) as { id: string };
    stripe.isDown = true;
    expect(await send(event)).toBe(503);
    stripe.isDown = false;
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(event)));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect((await paymentOf(shop, orderNo)).status).toBe("captured");
    const storedEvents = await shop.ctx.db
      .select()
      .from(paymentEvent)
      .where(eq(paymentEvent.eventId, event.id));
    expect(storedEvents).toMatchObject([{ handledAt: expect.any(Date) }]);
    const { data } = await shop.call(masterOrderDetail, { token, params: { orderNo } });
    expect(data).toMatchObject({ paid: true, payType: "stripe" });
    const history = await shop.call(orderHistory, { token, params: { orderNo } });
    expect(history.data).toHaveLength(2);
  });

  const types = ["payment_intent.created", "payment_intent.processing", "payment_intent.succeeded"];
  const orders = types.flatMap((first, at) => {
    const [second = "", third = ""] = types.toSpliced(at, 1);
    return [
      [first, second, third],
      [first, third, second],
    ];
  });
  it.each(orders)("ends in the same state in any order: %s, %s, %s", async (...order) => {
    const { token, orderNo, reference } = await started();
    const early = new Map(types.map((type) => [type, stripe.event(reference, type)]));
    early.set("payment_intent.succeeded", stripe.charge(reference) as { id: string });
    for (const type of order) expect(await send(early.get(type) ?? {})).toBe(200);
    expect(await paymentOf(shop, orderNo)).toMatchObject({ status: "captured", refunded: 0n });
    expect(await resultOf(token, orderNo)).toBe("paid");
  });

  it("refunds a canceled order's money once, whether found by event or by query", async () => {
    const { token, orderNo, reference } = await started();
    const event = stripe.charge(reference);
    await shop.call(cancelOrder, { token, params: { orderNo } });
    await Promise.all([send(event), send(stripe.event(reference, "payment_intent.succeeded")), send(event)]);
    await run("check-open-payments");
    stripe.isDown = true;
    await run("send-refunds");
    stripe.isDown = false;
    shop.clock.advance(3_600_000);
    await run("send-refunds");
    await run("send-refunds");
    const refunds = stripe.refunds.filter((row) => row.payment_intent === reference);
    expect(refunds).toMatchObject([{ amount: 1000 }]);
    expect(await paymentOf(shop, orderNo)).toMatchObject({ status: "returned", refunded: 1000n });
    expect(await gateways.all.get("stripe")?.refunds(reference)).toMatchObject([
      { status: "succeeded", amount: 1000n },
    ]);
  });

  it.each([1, 1001])("refunds a charge of another amount in full: %i", async (charged) => {
    const { orderNo, reference } = await started();
    expect(await send(stripe.charge(reference, charged))).toBe(200);
    await run("send-refunds");
    expect(await paymentOf(shop, orderNo)).toMatchObject({ status: "returned", refunded: BigInt(charged) });
    expect(stripe.refunds.at(-1)).toMatchObject({ payment_intent: reference, amount: charged });
  });

  it("is stored and changes nothing if its type is unknown", async () => {
    expect(
      await send({
        id: "evt_customer",
        type: "customer.created",
        data: { object: { id: "cus_1", object: "customer" } },
      }),
    ).toBe(200);
  });
});
