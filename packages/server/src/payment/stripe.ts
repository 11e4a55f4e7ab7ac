import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";
import { GatewayUnavailable, type PaymentGateway, type PaymentState, type ProviderEvent } from "./gateway.ts";
import type { Clock } from "../shared/clock.ts";

export interface StripeKeys {
  readonly secretKey: string;
  readonly webhookSecret: string;
}

export interface StripeOptions {
  readonly clock: Clock;
  readonly fetch?: typeof fetch;
  /** Base address, for a stand-in in tests. */
  readonly base?: string;
}

export interface Stripe extends PaymentGateway {
  /**
   * Reads a webhook call.
   * @param body the raw bytes as text: the signature is over them
   * @param signature header `Stripe-Signature`
   * @returns undefined where the signature doesn't hold or is older than 300 s
   */
  readEvent(body: string, signature: string | undefined): ProviderEvent | undefined;
}

/** Milliseconds that a call may take. */
const patience = 10_000;
/** Seconds that a signed event may be old or ahead. */
const toleranceSeconds = 300;
const version = "2025-03-31.basil";

const intentShape = z.object({
  id: z.string(),
  status: z.string(),
  client_secret: z.nullish(z.string()),
  amount_received: z._default(z.number().check(z.int()), 0),
  currency: z.string(),
});

const eventShape = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ object: z.looseObject({ id: z.string(), object: z.string() }) }),
});

const stateOf = (intent: z.output<typeof intentShape>): PaymentState => ({
  status: intent.status === "succeeded" ? "succeeded" : intent.status === "canceled" ? "ended" : "open",
  charged: BigInt(intent.amount_received),
  currency: intent.currency.toUpperCase(),
});

/** Checks `t=…,v1=…` over `t.body`; two signatures are sent while a secret is being changed, either counts. */
export const isSigned = (body: string, header: string | undefined, secret: string, now: Date): boolean => {
  const parts = (header ?? "").split(",").map((part) => part.trim().split("=", 2));
  const time = parts.find(([name]) => name === "t")?.[1] ?? "";
  if (!/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(time)) > toleranceSeconds) return false;
  const expected = createHmac("sha256", secret).update(`${time}.${body}`).digest();
  return parts.some(([name, value = ""]) => {
    const given = Buffer.from(value, "hex");
    return name === "v1" && given.length === expected.length && timingSafeEqual(given, expected);
  });
};

/** Stripe payment intents, over its HTTP interface. Card data goes from the browser to Stripe, never through here. */
export const createStripe = (keys: StripeKeys, options: StripeOptions): Stripe => {
  const { clock, fetch: send = fetch, base = "https://api.stripe.com" } = options;

  const call = async (path: string, form?: Record<string, string>, key?: string): Promise<unknown> => {
    try {
      const response = await send(`${base}/v1/${path}`, {
        method: form ? "POST" : "GET",
        headers: {
          authorization: `Bearer ${keys.secretKey}`,
          "stripe-version": version,
          ...(key ? { "idempotency-key": key } : {}),
        },
        ...(form ? { body: new URLSearchParams(form) } : {}),
        signal: AbortSignal.timeout(patience),
      });
      if (!response.ok) throw new GatewayUnavailable(`Stripe answered ${response.status} to ${path}`);
      return await response.json();
    } catch (error) {
      if (error instanceof GatewayUnavailable) throw error;
      throw new GatewayUnavailable(`Stripe can't be reached for ${path}`, { cause: error });
    }
  };
  const readIntent = (value: unknown) => {
    const read = z.safeParse(intentShape, value);
    if (!read.success) throw new GatewayUnavailable("Stripe answered something that is no payment intent");
    return read.data;
  };
  const path = (reference: string) => `payment_intents/${encodeURIComponent(reference)}`;
  const ask = async (reference: string) => stateOf(readIntent(await call(path(reference))));

  return {
    name: "stripe",
    start: async ({ orderNo, amount, currency, idempotencyKey }) => {
      const intent = readIntent(
        await call(
          "payment_intents",
          {
            amount: amount.toString(),
            currency: currency.toLowerCase(),
            "automatic_payment_methods[enabled]": "true",
            "metadata[orderNo]": orderNo,
          },
          idempotencyKey,
        ),
      );
      return { reference: intent.id, clientSecret: intent.client_secret ?? null, redirect: null };
    },
    ask,
    end: async (reference) => {
      // Stripe refuses to cancel what is paid or cancelled already; then there is nothing left to end.
      if ((await ask(reference)).status === "open") await call(`${path(reference)}/cancel`, {});
    },
    refund: async (reference, amount, key) => {
      await call("refunds", { payment_intent: reference, amount: amount.toString() }, key);
    },
    readEvent: (body, signature) => {
      if (!isSigned(body, signature, keys.webhookSecret, clock.now())) return undefined;
      let value: unknown;
      try {
        value = JSON.parse(body);
      } catch {
        return undefined;
      }
      const read = z.safeParse(eventShape, value);
      if (!read.success) return undefined;
      const { id, type, data } = read.data;
      return {
        id,
        type,
        reference: data.object.object === "payment_intent" ? data.object.id : null,
        payload: value,
      };
    },
  };
};
