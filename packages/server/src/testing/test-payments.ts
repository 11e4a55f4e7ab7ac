import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { masterOrder } from "../database/schema/ordering.ts";
import { payment } from "../database/schema/payment.ts";
import type { Database } from "../database/connection.ts";
import { paymentProblem } from "../database/schema/payment-problems.ts";
import type { TestApp } from "./test-app.ts";

/** The payment of a master order. @throws if it has none */
export const paymentOf = async ({ ctx }: TestApp, orderNo: string): Promise<typeof payment.$inferSelect> => {
  const [row] = await ctx.db
    .select()
    .from(payment)
    .innerJoin(masterOrder, eq(masterOrder.id, payment.masterOrderId))
    .where(eq(masterOrder.orderNo, orderNo));
  if (!row) throw new Error(`Order ${orderNo} has no payment`);
  return row.payment;
};

/** An open payment problem without an order. @returns its id */
export const makePaymentProblem = async (db: Database): Promise<number> => {
  const [made] = await db
    .insert(paymentProblem)
    .values({
      kind: "startRefused",
      cause: randomUUID(),
      provider: "stripe",
      createdAt: new Date(),
      lastSeenAt: new Date(),
    })
    .returning({ id: paymentProblem.id });
  return made?.id ?? 0;
};
