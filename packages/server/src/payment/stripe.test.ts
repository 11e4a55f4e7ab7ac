import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fakeStripe, type FakeStripe } from "../testing/fake-stripe.ts";
import { isCardExpired } from "./card-expiry.ts";
import { GatewayUnavailable } from "./gateway.ts";
import { createStripe, type Stripe } from "./stripe.ts";

const now = new Date("2026-03-01T12:00:00Z");
const keys = { secretKey: "sk_test_1", webhookSecret: "whsec_1" };

let fake: FakeStripe;
let stripe: Stripe;
beforeAll(async () => {
  fake = await fakeStripe(keys.secretKey, keys.webhookSecret);
  stripe = createStripe(keys, { clock: { now: () => now }, base: fake.base });
});
afterAll(() => fake.close());

const start = (idempotencyKey: string) =>
  stripe.start({ orderNo: "PT1", amount: 1250n, currency: "USD", idempotencyKey });

const refund = (reference: string, amount: bigint, key: string) =>
  stripe.refund(reference, { amount, ownId: key, idempotencyKey: key });

describe("a webhook's signature", () => {
  const body = JSON.stringify({
    id: "evt_1",
    object: "event",
    type: "payment_intent.succeeded",
    data: { object: { id: "pi_1", object: "payment_intent" } },
  });
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  const sign = (text = body, at = now, secret?: string) => fake.sign(text, at, secret);

  it("is verified on the raw body, and returns the payment of the event", () =>
    expect(stripe.readEvent(body, sign())).toMatchObject({ id: "evt_1", reference: "pi_1" }));
  it("is invalid for another body, secret, scheme or shape", () => {
    expect(stripe.readEvent(`${body} `, sign())).toBeUndefined();
    expect(stripe.readEvent(body, sign(body, now, "other"))).toBeUndefined();
    expect(stripe.readEvent(body, sign().replace("v1", "v0"))).toBeUndefined();
    expect(stripe.readEvent("{", sign("{"))).toBeUndefined();
    for (const header of [undefined, "", "t=,v1=", "t=1", "t=x,v1=00"])
      expect(stripe.readEvent(body, header)).toBeUndefined();
  });
  it("is valid for 300 seconds", () => {
    expect(stripe.readEvent(body, sign(body, ago(300)))).toBeDefined();
    expect(stripe.readEvent(body, sign(body, ago(301)))).toBeUndefined();
    expect(stripe.readEvent(body, sign(body, ago(-300)))).toBeDefined();
    expect(stripe.readEvent(body, sign(body, ago(-301)))).toBeUndefined();
  });
});

describe("a payment intent", () => {
  it("is started with the server's amount, once per key", async () => {
    const started = await start("PT1-0");
    expect(started).toMatchObject({ clientSecret: `${started.reference}_secret`, redirect: null });
    expect(await start("PT1-0")).toEqual(started);
    expect(fake.intents.get(started.reference)).toMatchObject({
      amount: 1250,
      currency: "usd",
      metadata: { orderNo: "PT1" },
    });
  });
  it("reports Stripe's state, can be ended while open, and refunds no more than the charge", async () => {
    const { reference } = await start("PT1-1");
    expect(await stripe.ask(reference)).toEqual({ status: "open", charged: 0n, currency: "USD" });
    await stripe.end(reference);
    expect((await stripe.ask(reference)).status).toBe("ended");
    await stripe.end(reference);
    const paid = await start("PT1-2");
    fake.charge(paid.reference);
    expect(await stripe.ask(paid.reference)).toEqual({
      status: "succeeded",
      charged: 1250n,
      currency: "USD",
    });
    await refund(paid.reference, 1000n, "r1");
    await expect(refund(paid.reference, 251n, "r2")).rejects.toThrow(GatewayUnavailable);
  });
  it("adds up refunds across more than one page of Stripe's list", async () => {
    const { reference } = await start("PT1-5");
    fake.charge(reference);
    for (let part = 1; part <= 205; part += 1) await refund(reference, 2n, `part-${part}`);
    expect(await stripe.refunds(reference)).toHaveLength(205);
  });
  it("is unavailable when Stripe fails, returns invalid data or doesn't respond", async () => {
    const { reference } = await start("PT1-3");
    fake.isDown = true;
    await expect(stripe.ask(reference)).rejects.toThrow(GatewayUnavailable);
    fake.isDown = false;
    fake.isLying = true;
    await expect(stripe.ask(reference)).rejects.toThrow(GatewayUnavailable);
    fake.isLying = false;
    const nobody = createStripe(keys, { clock: { now: () => now }, base: "http://127.0.0.1:1" });
    await expect(nobody.ask("pi_1")).rejects.toThrow(GatewayUnavailable);
  });
  it("is refused with a parameter unknown to Stripe, in body or query", async () => {
    const { reference } = await start("PT1-4");
    const message = async (path: string, body?: Record<string, string>) => {
      const response = await fetch(`${fake.base}/v1/${path}`, {
        headers: { authorization: `Bearer ${keys.secretKey}` },
        ...(body && { method: "POST", body: new URLSearchParams(body) }),
      });
      return ((await response.json()) as { error?: { message: string } }).error?.message;
    };
    const refused = "Received unknown parameter: colour";
    expect(await message("payment_intents", { amount: "1", currency: "usd", colour: "red" })).toBe(refused);
    expect(await message(`payment_intents/${reference}?colour=red`)).toBe(refused);
    expect(await message(`payment_intents/${reference}/cancel?colour=red`, {})).toBe(refused);
    expect(await message(`refunds?payment_intent=${reference}&colour=red`)).toBe(refused);
    expect(await message(`refunds?payment_intent=${reference}&limit=100`)).toBeUndefined();
  });
});

it("accepts a card until the end of its month", () => {
  expect(isCardExpired("02/26", now)).toBe(true);
  expect(isCardExpired("03/26", now)).toBe(false);
  expect(isCardExpired("12 / 25", now)).toBe(true);
  expect(isCardExpired("12/40", now)).toBe(false);
  const april = Date.UTC(2026, 3, 1);
  expect([isCardExpired("03/26", new Date(april - 1)), isCardExpired("03/26", new Date(april))]).toEqual([
    false,
    true,
  ]);
});
