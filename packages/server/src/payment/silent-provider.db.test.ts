import { cancelOrder, pay, payResult } from "@carmine/api/contract";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { masterOrder } from "../database/schema/ordering.ts";
import { payment, paymentRefund } from "../database/schema/payment.ts";
import { createFrame } from "../http/frame.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { paymentOf } from "../testing/test-payments.ts";
import {
  makeProduct,
  makeMerchant,
  makeShopper,
  placeTestOrder,
  type TestProduct,
} from "../testing/test-shop.ts";
import { dayMs } from "../shared/durations.ts";
import { GatewaySilent, type PaymentGateway } from "./gateway.ts";
import { reconcileRefunds } from "./reconcile-refunds.ts";
import { planRefund } from "./refunds.ts";
import { registerPayment } from "./routes.ts";

let shop: TestApp;
let item: TestProduct;
let app: ReturnType<typeof createFrame>;
const jobs = new Map<string, () => Promise<void>>();
const run = (name: string) => jobs.get(name)?.();
/** Payment references that a provider was queried for. */
const queries: { provider: string; reference: string }[] = [];
const queryCountOf = (name: string) => queries.filter(({ provider }) => provider === name).length;
/** Simulates a call of a provider. */
let happens: (provider: string, reference: string) => Promise<void> = async () => undefined;

const paidBack = { reference: "re_1", status: "succeeded", amount: 1000n, ownId: null, code: null } as const;

const gatewayOf = (name: string): PaymentGateway => {
  const recordQuery = async (reference: string): Promise<void> => {
    queries.push({ provider: name, reference });
    await happens(name, reference);
  };
  return {
    name,
    start: () => Promise.reject(new Error("Payments are started elsewhere")),
    ask: async (reference) => {
      await recordQuery(reference);
      return { status: "open", charged: 0n, currency: "USD" };
    },
    end: recordQuery,
    refund: async (reference, { ownId }) => {
      await recordQuery(reference);
      return { ...paidBack, ownId };
    },
    refunds: async (reference) => {
      await recordQuery(reference);
      return [paidBack];
    },
    disputes: () => Promise.resolve([]),
  };
};
const gateways = new Map(["slow", "quick"].map((name) => [name, gatewayOf(name)]));

beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
  item = await makeProduct(shop.ctx.db, await makeMerchant(shop.ctx.db), { stock: 1000 });
  const every = (name: string, _ms: number, work: () => Promise<void>) => void jobs.set(name, work);
  const ctx = { ...shop.ctx, jobs: { ...shop.ctx.jobs, every } };
  app = createFrame(ctx, { ready: true });
  registerPayment(app, ctx, { all: gateways, stripe: null, paypal: null, sandbox: null });
  await app.ready();
});
beforeEach(async () => {
  await shop.ctx.db.delete(paymentRefund);
  await shop.ctx.db.update(payment).set({ status: "ended" });
  queries.length = 0;
  happens = async (provider) => {
    if (provider === "slow") throw new GatewaySilent("no answer within ten seconds");
  };
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

/** An order with an open payment. @returns its number and the payment's */
const payVia = async (provider: string) => {
  const shopper = await makeShopper(shop);
  const orderNo = await placeTestOrder(shop, shopper, [item]);
  await shop.call(pay, { token: shopper.token, body: { orderNo, payType: "sandbox", payChannel: "pc" } });
  const { id, reference } = await paymentOf(shop, orderNo);
  await shop.ctx.db.update(payment).set({ provider }).where(eq(payment.id, id));
  return { orderNo, id, reference, token: shopper.token };
};
const threeSlowOneQuick = async () => {
  const made = [];
  for (const provider of ["slow", "slow", "slow", "quick"]) made.push(await payVia(provider));
  return made;
};
/** Enqueues refunds of all payments. */
const giveBack = async (payments: readonly { id: number }[]) => {
  for (const { id } of payments)
    await shop.ctx.db.transaction((tx) => planRefund(tx, id, 1000n, "late", shop.clock.now()));
};

it("is queried once per run about open payments; the others wait for the next run", async () => {
  await threeSlowOneQuick();
  shop.clock.advance(4 * 60_000);
  await run("check-open-payments");
  expect([queryCountOf("slow"), queryCountOf("quick")]).toEqual([1, 1]);
  await run("check-open-payments");
  expect(queryCountOf("slow")).toBe(2);
  expect(new Set(queries.map(({ reference }) => reference)).size).toBe(3);
});

it("is called once per run to end unneeded payments", async () => {
  for (const { token, orderNo } of await threeSlowOneQuick())
    await shop.call(cancelOrder, { token, params: { orderNo } });
  await run("check-open-payments");
  expect(queryCountOf("slow")).toBe(1);
  expect(queryCountOf("quick")).toBe(2);
});

it("is sent one refund per run; unsent ones stay due", async () => {
  const payments = await threeSlowOneQuick();
  await giveBack(payments);
  await run("send-refunds");
  expect([queryCountOf("slow"), queryCountOf("quick")]).toEqual([1, 1]);
  const attempts = await shop.ctx.db
    .select({ attempts: paymentRefund.attempts })
    .from(paymentRefund)
    .orderBy(paymentRefund.attempts, paymentRefund.id);
  expect(attempts.map((row) => row.attempts)).toEqual([0, 0, 1, 1]);
});

it("doesn't delay the cancellation of unpaid orders", async () => {
  const orders = (await threeSlowOneQuick()).map(({ orderNo }) => orderNo);
  shop.clock.advance(dayMs);
  await run("cancel-unpaid-orders");
  expect(queryCountOf("slow")).toBe(1);
  const ended = await shop.ctx.db.select().from(masterOrder).where(inArray(masterOrder.orderNo, orders));
  expect(ended.every(({ cancelledAt }) => cancelledAt !== null)).toBe(true);
});

it("is queried once for its records; a failing payment doesn't stop the comparison of the others", async () => {
  const payments = await threeSlowOneQuick();
  await giveBack(payments);
  await shop.ctx.db.update(paymentRefund).set({ status: "succeeded", sentAt: shop.clock.now() });
  await shop.ctx.db
    .update(payment)
    .set({ status: "captured" })
    .where(
      inArray(
        payment.id,
        payments.map(({ id }) => id),
      ),
    );
  expect(await reconcileRefunds(shop.ctx, gateways, 1)).toEqual({
    checked: 4,
    unanswered: 3,
    differences: [],
  });
  expect(queryCountOf("slow")).toBe(1);

  happens = async (_, reference) => {
    if (reference === payments[0]?.reference) throw new TypeError("not what one expects");
  };
  expect(await reconcileRefunds(shop.ctx, gateways, 1)).toEqual({
    checked: 4,
    unanswered: 1,
    differences: [],
  });
});

it("delays one page; the others report the payment as pending until the next attempt", async () => {
  const { orderNo, token } = await payVia("slow");
  const read = async () => {
    const url = payResult.path.replace("{orderNo}", orderNo);
    const answer = await app.inject({ url, headers: { "authori-zation": token } });
    return answer.json<{ data: { status: string } }>().data.status;
  };
  expect([await read(), await read(), await read()]).toEqual(["pending", "pending", "pending"]);
  expect(queryCountOf("slow")).toBe(1);
  shop.clock.advance(10_000);
  await read();
  expect(queryCountOf("slow")).toBe(2);
});
