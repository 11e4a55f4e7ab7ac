import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { GatewayUnavailable } from "./gateway.ts";
import { isPast } from "./card-expiry.ts";
import { createStripe, isSigned } from "./stripe.ts";
import { textOf } from "../testing/text-of.ts";

const now = new Date("2026-03-01T12:00:00Z");
const seconds = Math.floor(now.getTime() / 1000);
const keys = { secretKey: "sk_test_1", webhookSecret: "whsec_1" };
const sign = (body: string, time = seconds, secret = keys.webhookSecret) =>
  createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");

describe("a webhook's signature", () => {
  const body = JSON.stringify({
    id: "evt_1",
    type: "payment_intent.succeeded",
    data: { object: { id: "pi_1", object: "payment_intent" } },
  });
  const check = (header: string | undefined, text = body) => isSigned(text, header, keys.webhookSecret, now);

  it("holds for the raw body, also beside an older one", () => {
    expect(check(`t=${seconds},v1=${sign(body)}`)).toBe(true);
    expect(check(`t=${seconds},v1=${sign(body, seconds, "old")},v1=${sign(body)}`)).toBe(true);
  });
  it("doesn't hold for another body, secret, scheme or shape", () => {
    expect(check(`t=${seconds},v1=${sign(body)}`, `${body} `)).toBe(false);
    expect(check(`t=${seconds},v1=${sign(body, seconds, "other")}`)).toBe(false);
    expect(check(`t=${seconds},v0=${sign(body)}`)).toBe(false);
    for (const header of [
      undefined,
      "",
      "t=,v1=",
      `t=${seconds}`,
      `t=x,v1=${sign(body)}`,
      `t=${seconds},v1=zz`,
    ])
      expect(check(header)).toBe(false);
  });
  it("is good for 300 seconds, in both directions", () => {
    for (const [age, good] of [
      [300, true],
      [301, false],
      [-300, true],
      [-301, false],
    ] as const)
      expect(check(`t=${seconds - age},v1=${sign(body, seconds - age)}`)).toBe(good);
  });
  it("gives the event, with the payment it is about", () => {
    const stripe = createStripe(keys, { clock: { now: () => now } });
    expect(stripe.readEvent(body, `t=${seconds},v1=${sign(body)}`)).toMatchObject({
      id: "evt_1",
      reference: "pi_1",
    });
    expect(stripe.readEvent("{", `t=${seconds},v1=${sign("{")}`)).toBeUndefined();
  });
});

describe("a payment intent", () => {
  const calls: { url: string; init: RequestInit | undefined }[] = [];
  const stripeThat = (answer: () => Response) =>
    createStripe(keys, {
      clock: { now: () => now },
      fetch: async (url, init) => {
        calls.push({ url: textOf(url), init });
        return answer();
      },
    });
  const intent = (over: object = {}) =>
    Response.json({
      id: "pi_1",
      status: "requires_payment_method",
      client_secret: "s",
      amount_received: 0,
      currency: "usd",
      ...over,
    });

  it("is started with the server's amount and a key", async () => {
    const started = await stripeThat(() => intent()).start({
      orderNo: "PT1",
      amount: 1250n,
      currency: "USD",
      idempotencyKey: "PT1-0",
    });
    expect(started).toEqual({ reference: "pi_1", clientSecret: "s", redirect: null });
    const sent = calls.at(-1)?.init;
    expect(textOf(sent?.body)).toContain("amount=1250&currency=usd");
    expect(sent?.headers).toMatchObject({ "idempotency-key": "PT1-0", authorization: "Bearer sk_test_1" });
  });
  it("stands where Stripe says", async () => {
    const ask = (over: object) => stripeThat(() => intent(over)).ask("pi_1");
    expect(await ask({ status: "processing" })).toMatchObject({ status: "open", charged: 0n });
    expect(await ask({ status: "succeeded", amount_received: 1250 })).toEqual({
      status: "succeeded",
      charged: 1250n,
      currency: "USD",
    });
    expect(await ask({ status: "canceled" })).toMatchObject({ status: "ended" });
  });
  it("is unavailable when Stripe fails, lies or doesn't answer", async () => {
    const answers = [
      () => new Response("", { status: 500 }),
      () => Response.json({ hello: 1 }),
      () => {
        throw new TypeError("network");
      },
    ];
    for (const answer of answers)
      await expect(stripeThat(answer).ask("pi_1")).rejects.toThrow(GatewayUnavailable);
  });
});

it("takes a card to the last moment of its month", () => {
  expect(isPast("02/26", now)).toBe(true);
  expect(isPast("03/26", now)).toBe(false);
  expect(isPast("12 / 25", now)).toBe(true);
  expect(isPast("12/40", now)).toBe(false);
});
