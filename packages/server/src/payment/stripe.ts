import StripeClient from "stripe";
import type { Clock } from "../shared/clock.ts";
import { fromProviderUnits, toProviderUnits } from "../shared/provider-currency.ts";
import {
  GatewayRefused,
  GatewaySilent,
  GatewayUnavailable,
  isUnsavedStatus,
  type PaymentGateway,
  type PaymentState,
  type ProviderDispute,
  type ProviderEvent,
  type ProviderRefund,
  type ProviderRefundStatus,
} from "./gateway.ts";

export interface StripeKeys {
  readonly secretKey: string;
  readonly webhookSecret: string;
}

export interface StripeOptions {
  readonly clock: Clock;
  /** Base URL of a test server; null for Stripe. */
  readonly base?: string | null;
}

export interface Stripe extends PaymentGateway {
  /**
   * Reads a webhook call.
   * @param body the raw body, which the signature covers
   * @param signature header `Stripe-Signature`
   * @returns undefined if the signature is wrong, or more than 300 s in the past or future
   */
  readEvent(body: string, signature: string | undefined): ProviderEvent | undefined;
}

/** Timeout of a call in milliseconds. */
const timeoutMs = 10_000;
/** Tolerance of an event's signature time in seconds, in the past or future. */
const toleranceSeconds = 300;

const addressOf = (base: string | null | undefined) => {
  if (!base) return {};
  const { protocol, hostname, port } = new URL(base);
  const plain = protocol === "http:";
  return {
    protocol: plain ? ("http" as const) : ("https" as const),
    host: hostname,
    port: port || (plain ? 80 : 443),
  };
};

/** Stripe's maximum page size. */
const pageSize = 100;
/** Refunds contain at least one unit, so a payment has at most as many refunds as its order has units. */
const maxRefunds = 10_000;

const states: Readonly<Partial<Record<StripeClient.PaymentIntent.Status, PaymentState["status"]>>> = {
  processing: "pending",
  succeeded: "succeeded",
  canceled: "ended",
};

/** @throws GatewayUnavailable for a response that isn't a payment intent, such as a proxy's */
const stateOf = (intent: StripeClient.PaymentIntent): PaymentState => {
  if (!Number.isInteger(intent.amount_received) || typeof intent.currency !== "string")
    throw new GatewayUnavailable("Stripe's response isn't a payment intent");
  return {
    status: states[intent.status] ?? "open",
    charged: fromProviderUnits("stripe", intent.currency, BigInt(intent.amount_received)),
    currency: intent.currency.toUpperCase(),
  };
};

const refundStatuses: ReadonlySet<string> = new Set<ProviderRefundStatus>([
  "pending",
  "requires_action",
  "succeeded",
  "failed",
  "canceled",
]);
const isRefundStatus = (status: string | null): status is ProviderRefundStatus =>
  status !== null && refundStatuses.has(status);

/** An unknown status counts as pending, so that it is queried again. */
const refundOf = ({
  id,
  status,
  amount,
  currency,
  metadata,
  failure_reason,
}: StripeClient.Refund): ProviderRefund => ({
  reference: id,
  status: isRefundStatus(status) ? status : "pending",
  amount: fromProviderUnits("stripe", currency, BigInt(amount)),
  ownId: metadata?.["refund"] ?? null,
  code: failure_reason ?? null,
});

const disputeFunds = (transactions: readonly { amount: number }[]): ProviderDispute["funds"] => {
  if (transactions.some(({ amount }) => amount > 0)) return "reinstated";
  return transactions.length > 0 ? "withdrawn" : "none";
};

/** An inquiry (`warning_…`) that closes without a chargeback, and a prevented dispute, count as won. */
const wonStatuses: ReadonlySet<string> = new Set(["won", "warning_closed", "prevented"]);

const disputeOf = (dispute: StripeClient.Dispute): ProviderDispute => ({
  reference: dispute.id,
  amount: fromProviderUnits("stripe", dispute.currency, BigInt(dispute.amount)),
  reason: dispute.reason,
  status: wonStatuses.has(dispute.status) ? "won" : dispute.status === "lost" ? "lost" : "open",
  funds: disputeFunds(dispute.balance_transactions),
});

/**
 * The payment intent of an event: the object itself, or the one that a charge, refund or dispute references.
 */
const intentOf = (object: object): string | null => {
  if ("object" in object && object.object === "payment_intent")
    return "id" in object && typeof object.id === "string" ? object.id : null;
  const intent = "payment_intent" in object ? object.payment_intent : null;
  if (typeof intent === "string") return intent;
  return typeof intent === "object" && intent !== null ? intentOf(intent) : null;
};

/** Signature time in seconds. Stripe's library rejects old signatures only, not ones in the future. */
const signedAt = (signature: string): number => Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);

/** @throws GatewayRefused for an error response, GatewaySilent without a response, GatewayUnavailable otherwise */
const answered = async <Result>(work: Promise<Result>): Promise<Result> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof StripeClient.errors.StripeConnectionError)
      throw new GatewaySilent(`Stripe can't be reached: ${error.message}`, { cause: error });
    if (!(error instanceof StripeClient.errors.StripeError)) throw error;
    const { statusCode: status, type, code = type } = error;
    const message = `Stripe answered ${status ?? "nothing"}: ${code}`;
    if (status === undefined || isUnsavedStatus(status))
      throw new GatewayUnavailable(message, { cause: error });
    throw new GatewayRefused(message, { status, code, cause: error });
  }
};

/** Stripe payment intents. Card data goes directly from the browser to Stripe. */
export const createStripe = (keys: StripeKeys, { clock, base }: StripeOptions): Stripe => {
  const client = new StripeClient(keys.secretKey, {
    ...addressOf(base),
    timeout: timeoutMs,
    // The shop retries failed calls itself, under the same keys.
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const ask = async (reference: string) => stateOf(await answered(client.paymentIntents.retrieve(reference)));

  return {
    name: "stripe",
    start: async ({ orderNo, amount, currency, idempotencyKey }) => {
      const intent = await answered(
        client.paymentIntents.create(
          {
            amount: Number(toProviderUnits("stripe", currency, amount)),
            currency: currency.toLowerCase(),
            // Bank debits and vouchers settle after days, when the order is already canceled.
            allowed_payment_method_types: ["card"],
            metadata: { orderNo },
          },
          { idempotencyKey },
        ),
      );
      if (typeof intent.id !== "string")
        throw new GatewayRefused("Stripe's response isn't a payment intent", {
          status: 200,
          code: "unexpected_response",
        });
      return { reference: intent.id, clientSecret: intent.client_secret, redirect: null };
    },
    ask,
    end: async (reference) => {
      // Stripe refuses to cancel a paid or canceled intent; then there is nothing left to end.
      const { status } = await ask(reference);
      if (status === "open" || status === "pending") await answered(client.paymentIntents.cancel(reference));
    },
    refund: async (reference, { amount, ownId, idempotencyKey }) => {
      const { currency } = await ask(reference);
      const units = Number(toProviderUnits("stripe", currency, amount));
      return refundOf(
        await answered(
          client.refunds.create(
            { payment_intent: reference, amount: units, metadata: { refund: ownId } },
            { idempotencyKey },
          ),
        ),
      );
    },
    refunds: async (reference) => {
      const pages = client.refunds.list({ payment_intent: reference, limit: pageSize });
      return (await answered(pages.autoPagingToArray({ limit: maxRefunds }))).map(refundOf);
    },
    disputes: async (reference) => {
      const pages = client.disputes.list({ payment_intent: reference, limit: pageSize });
      return (await answered(pages.autoPagingToArray({ limit: pageSize }))).map(disputeOf);
    },
    readEvent: (body, signature) => {
      try {
        const event = client.webhooks.constructEvent(
          body,
          signature ?? "",
          keys.webhookSecret,
          toleranceSeconds,
          undefined,
          clock.now().getTime(),
        );
        if (signedAt(signature ?? "") > clock.now().getTime() / 1000 + toleranceSeconds) return undefined;
        return { id: event.id, type: event.type, reference: intentOf(event.data.object), payload: event };
      } catch {
        return undefined;
      }
    },
  };
};
