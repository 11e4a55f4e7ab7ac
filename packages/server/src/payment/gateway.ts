/** What a payment is for. Amounts are minor units; the server computes them from the order, never the browser. */
export interface PaymentInput {
  readonly orderNo: string;
  readonly amount: bigint;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Two calls with the same key create one payment at the provider. */
  readonly idempotencyKey: string;
}

export interface StartedPayment {
  /** The provider's id of the payment. */
  readonly reference: string;
  /** What the page's payment element needs; null where it needs nothing. */
  readonly clientSecret: string | null;
  /** Page of the provider to go to. */
  readonly redirect: string | null;
}

/**
 * Where a payment stands, by the provider's own word. `agreed`: the shopper agreed to it, and the money can be taken;
 * `pending`: the money is on its way, under review or with a bank; `ended`: can't be paid any more.
 */
export interface PaymentState {
  readonly status: "open" | "agreed" | "pending" | "succeeded" | "ended";
  /** What was charged, in minor units; 0 until it succeeded. */
  readonly charged: bigint;
  readonly currency: string;
}

/** What a provider told us by itself, its signature checked. */
export interface ProviderEvent {
  /** The provider's id of the event: the same event twice has the same id. */
  readonly id: string;
  readonly type: string;
  /** The payment it is about; null for what is none of ours. */
  readonly reference: string | null;
  readonly payload: unknown;
}

/** Status of a refund at the provider. Only `succeeded` means that the money was paid out. */
export type ProviderRefundStatus = "pending" | "requires_action" | "succeeded" | "failed" | "canceled";

/** A refund as the provider records it. */
export interface ProviderRefund {
  /** The provider's id of the refund. */
  readonly reference: string;
  readonly status: ProviderRefundStatus;
  /** Minor units. */
  readonly amount: bigint;
  /** Our id of the refund; null if it was made without us, such as in the provider's dashboard. */
  readonly ownId: string | null;
  /** Why it failed, as the provider's code. */
  readonly code: string | null;
}

/** A dispute (chargeback) as the provider records it. */
export interface ProviderDispute {
  /** The provider's id of the dispute. */
  readonly reference: string;
  /** Minor units. */
  readonly amount: bigint;
  readonly reason: string;
  readonly status: "open" | "won" | "lost";
  /** Whether the amount was taken from our balance at the provider, and given back. */
  readonly funds: "none" | "withdrawn" | "reinstated";
}

export interface RefundOrder {
  /** Minor units. */
  readonly amount: bigint;
  /** Our id of the refund, which the provider keeps with it. */
  readonly ownId: string;
  /** The same key twice refunds once. */
  readonly idempotencyKey: string;
}

/** A way of paying. Another provider fits in by implementing this; nothing else knows one by name. */
export interface PaymentGateway {
  /** `payType` on the wire. */
  readonly name: string;
  /** @throws GatewayUnavailable where the provider doesn't answer or refuses */
  start(input: PaymentInput): Promise<StartedPayment>;
  /** Asks the provider; its answer counts, whatever came in events before. @throws GatewayUnavailable */
  ask(reference: string): Promise<PaymentState>;
  /** Takes the money of a payment that is `agreed`; absent where the provider takes it by itself. @throws GatewayUnavailable */
  take?(reference: string): Promise<PaymentState>;
  /** Ends a payment that nobody needs any more, so that it can't be charged. @throws GatewayUnavailable */
  end(reference: string): Promise<void>;
  /** Asks the provider to refund. @throws GatewayRefused if it answers no; GatewayUnavailable */
  refund(reference: string, order: RefundOrder): Promise<ProviderRefund>;
  /** All refunds of a payment, in any status, also those made without us. @throws GatewayUnavailable */
  refunds(reference: string): Promise<readonly ProviderRefund[]>;
  /** All disputes of a payment. @throws GatewayUnavailable */
  disputes(reference: string): Promise<readonly ProviderDispute[]>;
}

/** Base class of provider errors: no response, an error response or an unusable response. */
export class GatewayUnavailable extends Error {
  override readonly name: string = "GatewayUnavailable";
}

/**
 * The provider answered a call with an error. Providers save that response under the idempotency key and replay it
 * (Stripe for 24 hours), so the next attempt needs a new key.
 */
export class GatewayRefused extends GatewayUnavailable {
  override readonly name = "GatewayRefused";
  /** HTTP status of the response. */
  readonly status: number;
  /** The provider's code, such as `balance_insufficient`; otherwise the kind of its error. */
  readonly code: string;

  constructor(message: string, { status, code, cause }: { status: number; code: string; cause?: unknown }) {
    super(message, { cause });
    this.status = status;
    this.code = code;
  }

  /** Whether the call certainly had no effect. An error 5xx leaves that open. */
  get hadNoEffect(): boolean {
    return this.status >= 400 && this.status < 500;
  }
}

/** Statuses of a response that providers don't save: the same call is still running, or too many calls. */
export const isUnsavedStatus = (status: number): boolean => status === 409 || status === 429;

/** The provider can't be reached, or took longer than a call may take: the next call would wait as long. */
export class GatewaySilent extends GatewayUnavailable {
  override readonly name = "GatewaySilent";
}

export type Gateways = ReadonlyMap<string, PaymentGateway>;

/** Whether the money of a refund was paid out or may still be. */
export const isRefundAlive = ({ status }: ProviderRefund): boolean =>
  status !== "failed" && status !== "canceled";
