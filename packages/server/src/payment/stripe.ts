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
  /** Base address of a stand-in; null is Stripe's own. */
  readonly base?: string | null;
}

export interface Stripe extends PaymentGateway {
  /**
   * Reads a webhook call.
   * @param body the raw bytes as text: the signature is over them
   * @param signature header `Stripe-Signature`
   * @returns undefined if the signature is wrong, or more than 300 s old or ahead
   */
  readEvent(body: string, signature: string | undefined): ProviderEvent | undefined;
}

/** Milliseconds that a call may take. */
const timeoutMs = 10_000;
/** Seconds that a signed event may be old or ahead. */
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

/** The most rows that Stripe lists at once. */
const pageSize = 100;
/** A line is refunded in portions of at least one piece, so no payment has more than its order has pieces. */
const maxRefunds = 10_000;

const states: Readonly<Partial<Record<StripeClient.PaymentIntent.Status, PaymentState["status"]>>> = {
  processing: "pending",
  succeeded: "succeeded",
  canceled: "ended",
};

/** @throws GatewayUnavailable for what is no payment intent: a stand-in or a proxy may answer anything */
const stateOf = (intent: StripeClient.PaymentIntent): PaymentState => {
  if (!Number.isInteger(intent.amount_received) || typeof intent.currency !== "string")
    throw new GatewayUnavailable("Stripe answered something that is no payment intent");
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

/** A status that we don't know counts as pending, so that it is queried again. */
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

/** The payment intent that an event is about: the object itself, or the one that a charge, refund or dispute names. */
const intentOf = (object: object): string | null => {
  if ("object" in object && object.object === "payment_intent")
    return "id" in object && typeof object.id === "string" ? object.id : null;
  const intent = "payment_intent" in object ? object.payment_intent : null;
  if (typeof intent === "string") return intent;
  return typeof intent === "object" && intent !== null ? intentOf(intent) : null;
};

/** Time of signature in seconds: Stripe's library refuses old ones only, not those ahead. */
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

/** Stripe payment intents. Card data goes from the browser to Stripe, never through here. */
export const createStripe = (keys: StripeKeys, { clock, base }: StripeOptions): Stripe => {
  const client = new StripeClient(keys.secretKey, {
    ...addressOf(base),
    timeout: timeoutMs,
    // The shop repeats what failed itself, under the same keys.
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
            // Bank debits and vouchers settle after days, when the order is canceled.
            allowed_payment_method_types: ["card"],
            metadata: { orderNo },
          },
          { idempotencyKey },
        ),
      );
      if (typeof intent.id !== "string")
        throw new GatewayRefused("Stripe answered something that is not a payment intent", {
          status: 200,
          code: "unexpected_response",
        });
      return { reference: intent.id, clientSecret: intent.client_secret, redirect: null };
    },
    ask,
    end: async (reference) => {
      // Stripe refuses to cancel what is paid or canceled already; then there is nothing left to end.
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
