/** Payment request. Amounts are minor units, computed by the server from the order, never by the browser. */
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
  /** Secret for the page's payment element; null if it needs none. */
  readonly clientSecret: string | null;
  /** URL of the provider's page to redirect to. */
  readonly redirect: string | null;
}

/**
 * State of a payment at the provider. `agreed`: the shopper approved it, and it can be captured; `pending`:
 * in transit, under review or at a bank; `ended`: can't be paid any more.
 */
export interface PaymentState {
  readonly status: "open" | "agreed" | "pending" | "succeeded" | "ended";
  /** Charged amount in minor units; 0 until it succeeded. */
  readonly charged: bigint;
  readonly currency: string;
}

/** A webhook event with a verified signature. */
export interface ProviderEvent {
  /** The provider's id of the event; the same for repeated deliveries. */
  readonly id: string;
  readonly type: string;
  /** The payment it is about; null if it isn't one of ours. */
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
  /** Whether the provider deducted the amount from our balance, and whether it returned it. */
  readonly funds: "none" | "withdrawn" | "reinstated";
}

export interface RefundOrder {
  /** Minor units. */
  readonly amount: bigint;
  /** Our id of the refund, which the provider keeps with it. */
  readonly ownId: string;
  /** Calls with the same key refund only once. */
  readonly idempotencyKey: string;
}

/** A payment method. To add a provider, implement this; no other code refers to one by name. */
export interface PaymentGateway {
  /** `payType` on the wire. */
  readonly name: string;
  /** @throws GatewayUnavailable if the provider doesn't respond or refuses */
  start(input: PaymentInput): Promise<StartedPayment>;
  /** Queries the provider; its response overrides any earlier event. @throws GatewayUnavailable */
  ask(reference: string): Promise<PaymentState>;
  /**
   * Captures a payment that is `agreed`; absent if the provider captures automatically. @throws
   * GatewayUnavailable
   */
  take?(reference: string): Promise<PaymentState>;
  /** Cancels a payment that isn't needed, so that it can't be charged. @throws GatewayUnavailable */
  end(reference: string): Promise<void>;
  /** Requests a refund. @throws GatewayRefused if the provider refuses it; GatewayUnavailable */
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

/** The provider can't be reached or timed out; the next call would wait as long. */
export class GatewaySilent extends GatewayUnavailable {
  override readonly name = "GatewaySilent";
}

export type Gateways = ReadonlyMap<string, PaymentGateway>;

/** Whether the money of a refund was paid out or may still be. */
export const isRefundAlive = ({ status }: ProviderRefund): boolean =>
  status !== "failed" && status !== "canceled";
