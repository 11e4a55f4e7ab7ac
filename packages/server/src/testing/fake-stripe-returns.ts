import { randomUUID } from "node:crypto";

export interface FakeRefund {
  id: string;
  object: "refund";
  payment_intent: string;
  amount: number;
  currency: string;
  status: "pending" | "requires_action" | "succeeded" | "failed" | "canceled";
  failure_reason?: string;
  metadata: Record<string, string>;
  /** Idempotency key of its call; empty for the dashboard. */
  key: string;
}

export interface FakeDispute {
  id: string;
  object: "dispute";
  payment_intent: string;
  amount: number;
  currency: string;
  reason: string;
  status: "needs_response" | "under_review" | "won" | "lost";
  balance_transactions: { id: string; amount: number }[];
}

interface Charged {
  readonly id: string;
  readonly amount_received: number;
  readonly currency: string;
}

interface Answer {
  status: number;
  body: unknown;
}

/** A Stripe error with a code. */
const codedRefusal = (code: string, message: string): Answer => ({
  status: 400,
  body: { error: { type: "invalid_request_error", code, message } },
});

/**
 * Refunds and disputes of the fake Stripe: their state, actions in the dashboard and by banks, and refusals.
 */
export interface FakeReturns {
  readonly refunds: FakeRefund[];
  readonly disputes: FakeDispute[];
  /** Status of new refunds. */
  refundStatus: "pending" | "succeeded";
  /** Balance for refunds; Infinity is unlimited. */
  balance: number;
  /** Refunds in the dashboard. @returns the event data object of `charge.refunded` */
  refundInDashboard(intent: string, amount: number): { object: object };
  /**
   * Changes the status of a refund. @returns the refund, the object of `refund.updated` and `refund.failed`
   */
  settle(refundId: string, status: FakeRefund["status"], reason?: string): { object: object };
  /** Opens or changes a dispute. @returns the dispute, the object of its events */
  dispute(intent: string, change: Partial<Pick<FakeDispute, "amount" | "status">>): { object: object };
  moveFunds(intent: string, direction: "withdrawn" | "reinstated"): { object: object };
  create(form: URLSearchParams, key: string): Answer;
  list(kind: "refunds" | "disputes", query: URLSearchParams): Answer;
}

export const fakeReturns = (intents: ReadonlyMap<string, Charged>): FakeReturns => {
  const refunds: FakeRefund[] = [];
  const disputes: FakeDispute[] = [];
  const intentOf = (id: string): Charged => {
    const intent = intents.get(id);
    if (!intent) throw new Error(`There is no payment intent ${id}`);
    return intent;
  };
  const unrefunded = (intent: Charged): number =>
    refunds
      .filter(
        ({ payment_intent, status }) =>
          payment_intent === intent.id && status !== "failed" && status !== "canceled",
      )
      .reduce((rest, { amount }) => rest - amount, intent.amount_received);
  const make = (intent: Charged, amount: number, over: Partial<FakeRefund>): FakeRefund => {
    const made: FakeRefund = {
      id: `re_${randomUUID()}`,
      object: "refund",
      payment_intent: intent.id,
      amount,
      currency: intent.currency,
      status: fake.refundStatus,
      metadata: {},
      key: "",
      ...over,
    };
    refunds.push(made);
    fake.balance -= amount;
    return made;
  };
  const disputeOf = (intent: string): FakeDispute => {
    const found = disputes.find(({ payment_intent }) => payment_intent === intent);
    if (!found) throw new Error(`There is no dispute of ${intent}`);
    return found;
  };
  const fake: FakeReturns = {
    refunds,
    disputes,
    refundStatus: "succeeded",
    balance: Infinity,
    refundInDashboard: (id, amount) => {
      make(intentOf(id), amount, { status: "succeeded" });
      return { object: { id: `ch_${id}`, object: "charge", payment_intent: id, amount_refunded: amount } };
    },
    settle: (refundId, status, reason) => {
      const found = refunds.find(({ id }) => id === refundId);
      if (!found) throw new Error(`There is no refund ${refundId}`);
      Object.assign(found, { status, ...(reason && { failure_reason: reason }) });
      if (status === "failed" || status === "canceled") fake.balance += found.amount;
      return { object: { ...found } };
    },
    dispute: (id, { amount, status = "needs_response" }) => {
      const intent = intentOf(id);
      let found = disputes.find(({ payment_intent }) => payment_intent === id);
      if (!found) {
        found = {
          id: `dp_${randomUUID()}`,
          object: "dispute",
          payment_intent: id,
          amount: amount ?? intent.amount_received,
          currency: intent.currency,
          reason: "fraudulent",
          status,
          balance_transactions: [],
        };
        disputes.push(found);
      }
      found.status = status;
      return { object: { ...found } };
    },
    moveFunds: (id, direction) => {
      const found = disputeOf(id);
      const amount = direction === "withdrawn" ? -found.amount : found.amount;
      found.balance_transactions.push({ id: `txn_${randomUUID()}`, amount });
      fake.balance += amount;
      return { object: { ...found } };
    },
    create: (form, key) => {
      const intent = intents.get(form.get("payment_intent") ?? "");
      const amount = Number(form.get("amount"));
      if (!intent) return codedRefusal("resource_missing", "No such payment_intent");
      const disputed = disputes.find(({ payment_intent }) => payment_intent === intent.id);
      if (disputed && disputed.status !== "won")
        return codedRefusal("charge_disputed", "This charge has been charged back");
      const left = unrefunded(intent);
      if (intent.amount_received > 0 && left === 0)
        return codedRefusal("charge_already_refunded", "Charge has already been refunded.");
      if (amount > left)
        return codedRefusal("amount_too_large", "Refund amount is greater than unrefunded amount on charge");
      if (amount > fake.balance)
        return codedRefusal("balance_insufficient", "Insufficient funds in your Stripe balance");
      const own = form.get("metadata[refund]");
      return {
        status: 200,
        body: { ...make(intent, amount, { key, metadata: own === null ? {} : { refund: own } }) },
      };
    },
    list: (kind, query) => {
      const all = (kind === "refunds" ? refunds : disputes).filter(
        ({ payment_intent }) => payment_intent === query.get("payment_intent"),
      );
      const from = all.findIndex(({ id }) => id === query.get("starting_after")) + 1;
      const data = all.slice(from, from + Math.min(100, Number(query.get("limit") ?? 10)));
      const hasMore = from + data.length < all.length;
      return { status: 200, body: { object: "list", url: `/v1/${kind}`, has_more: hasMore, data } };
    },
  };
  return fake;
};
