import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../database/connection.ts";
import { sandboxRefund } from "../database/schema/payment.ts";
import { statement } from "../database/statement.ts";
import { GatewayUnavailable, type PaymentGateway } from "./gateway.ts";
import type { Clock } from "../shared/clock.ts";

/**
 * A provider for test cards only. It stores its data in separate tables and transactions, so that a crash
 * between its charge and our write behaves as with a remote provider.
 */
export interface Sandbox extends PaymentGateway {
  /** Charges a test card. @returns the result for the card form */
  confirm(reference: string, card: string, confirmed: boolean): Promise<SandboxAnswer>;
}

export type SandboxAnswer = "succeeded" | "declined" | "requires_action";

/** Published test card numbers and their results. */
export const testCards: Readonly<Record<string, SandboxAnswer>> = {
  "4242424242424242": "succeeded",
  "4000000000000002": "declined",
  "4000002500003155": "requires_action",
};

interface Intent {
  status: string;
  amount: string;
  currency: string;
}

const openIntent = statement<{ id: string; orderNo: string; amount: bigint; currency: string; now: string }>(
  (value) => sql`
    insert into sandbox_intent (id, order_no, amount, currency, created_at)
    values (${value("id")}, ${value("orderNo")}, ${value("amount")}::bigint, ${value("currency")}, ${value("now")}::timestamptz)
    on conflict do nothing`,
);

const findIntent = statement<{ id: string }, Intent>(
  (value) =>
    sql`select status, amount::text as amount, currency from sandbox_intent where id = ${value("id")}`,
);

const charge = statement<{ id: string; status: string }>(
  (value) => sql`
    update sandbox_intent set status = ${value("status")}
    where id = ${value("id")} and status in ('open', 'requires_action') returning id`,
);

export const createSandbox = (db: Database, clock: Clock): Sandbox => {
  const intent = async (reference: string): Promise<Intent> => {
    const [found] = await findIntent(db, { id: reference });
    if (!found) throw new GatewayUnavailable(`The sandbox knows no payment ${reference}`);
    return found;
  };
  return {
    name: "sandbox",
    start: async ({ orderNo, amount, currency, idempotencyKey }) => {
      const id = `sandbox_${idempotencyKey}`;
      await openIntent(db, { id, orderNo, amount, currency, now: clock.now().toISOString() });
      return { reference: id, clientSecret: null, redirect: null };
    },
    ask: async (reference) => {
      const { status, amount, currency } = await intent(reference);
      if (status === "succeeded") return { status, charged: BigInt(amount), currency };
      return { status: status === "cancelled" ? "ended" : "open", charged: 0n, currency };
    },
    end: async (reference) => {
      await db.execute(
        sql`update sandbox_intent set status = 'cancelled' where id = ${reference} and status <> 'succeeded'`,
      );
    },
    refund: async (reference, { amount, ownId }) => {
      await db.transaction(async (tx) => {
        const made = await tx
          .insert(sandboxRefund)
          .values({ key: ownId, intentId: reference, amount })
          .onConflictDoNothing()
          .returning();
        if (made.length > 0)
          await tx.execute(
            sql`update sandbox_intent set refunded = refunded + ${amount} where id = ${reference} and status = 'succeeded'`,
          );
      });
      return { reference: ownId, status: "succeeded", amount, ownId, code: null };
    },
    refunds: async (reference) => {
      const rows = await db.select().from(sandboxRefund).where(eq(sandboxRefund.intentId, reference));
      return rows.map(({ key, status, amount }) => ({
        reference: key,
        status,
        amount,
        ownId: key,
        code: null,
      }));
    },
    disputes: () => Promise.resolve([]),
    confirm: async (reference, card, confirmed) => {
      const answer = testCards[card] ?? "declined";
      const wanted = answer === "requires_action" && confirmed ? "succeeded" : answer;
      if (wanted === "declined") return wanted;
      if ((await charge(db, { id: reference, status: wanted })).length > 0) return wanted;
      return (await intent(reference)).status === "succeeded" ? "succeeded" : "declined";
    },
  };
};

/** The webhook event after a charge in the sandbox. */
export const sandboxEvent = (reference: string) => ({
  id: `evt_${randomUUID()}`,
  type: "payment.succeeded",
  reference,
  payload: { reference },
});
