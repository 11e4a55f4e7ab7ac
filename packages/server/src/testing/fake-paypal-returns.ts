import { randomUUID } from "node:crypto";

interface Dispute {
  dispute_id: string;
  reason: string;
  status: string;
  dispute_amount: { currency_code: string; value: string };
  disputed_transactions: { seller_transaction_id: string }[];
  dispute_outcome?: { outcome_code: string };
}

interface Captured {
  readonly id: string;
  readonly value: string;
  readonly currency: string;
  readonly orderNo: string;
  readonly captureId: string | null;
  readonly refunds: { id: string; status: string; custom_id: string; cents: number }[];
}

/** Disputes of the fake PayPal, and refunds and reversals made without the shop. */
export interface FakePaypalReturns {
  /** Whether the app may read disputes. */
  isReadable: boolean;
  /** Opens the dispute of an order, or resolves it with an outcome. */
  dispute(orderId: string, outcome?: string): void;
  /** A refund in the dashboard or a reversal by PayPal; both inherit the order's `custom_id`. */
  refund(orderId: string, cents: number): void;
  /** Fields of an event's resource, which names the capture but not the order. */
  resource(orderId: string, type: string): object;
  /** Response to `/v1/customer/disputes`. */
  answer(id: string, query: URLSearchParams): { status: number; body: unknown };
}

export const fakePaypalReturns = (of: (id: string) => Captured): FakePaypalReturns => {
  const disputes = new Map<string, Dispute>();
  const fake: FakePaypalReturns = {
    isReadable: true,
    dispute: (orderId, outcome) => {
      const { value, currency, captureId } = of(orderId);
      const known = disputes.get(orderId);
      disputes.set(orderId, {
        dispute_id: known?.dispute_id ?? `PP-D-${randomUUID()}`,
        reason: "MERCHANDISE_OR_SERVICE_NOT_RECEIVED",
        status: outcome === undefined ? "WAITING_FOR_SELLER_RESPONSE" : "RESOLVED",
        dispute_amount: { currency_code: currency, value },
        disputed_transactions: [{ seller_transaction_id: captureId ?? "" }],
        ...(outcome !== undefined && { dispute_outcome: { outcome_code: outcome } }),
      });
    },
    refund: (orderId, cents) => {
      const { refunds, orderNo } = of(orderId);
      refunds.push({ id: `REF-${randomUUID()}`, status: "COMPLETED", custom_id: orderNo, cents });
    },
    resource: (orderId, type) => {
      if (type.startsWith("CUSTOMER.DISPUTE")) return { ...disputes.get(orderId) };
      const { captureId, refunds } = of(orderId);
      const links = [
        { rel: "self", href: `https://api-m.paypal.com/v2/payments/refunds/${refunds.at(-1)?.id}` },
        { rel: "up", href: `https://api-m.paypal.com/v2/payments/captures/${captureId}` },
      ];
      return { id: refunds.at(-1)?.id, status: "COMPLETED", links };
    },
    answer: (id, query) => {
      const all = [...disputes.values()];
      if (!fake.isReadable) return { status: 403, body: { name: "NOT_AUTHORIZED" } };
      if (id !== "") return { status: 200, body: all.find(({ dispute_id }) => dispute_id === id) };
      const capture = query.get("disputed_transaction_id");
      const items = all
        .filter((one) => one.disputed_transactions[0]?.seller_transaction_id === capture)
        .map(({ dispute_id, status }) => ({ dispute_id, status }));
      return { status: 200, body: { items } };
    },
  };
  return fake;
};
