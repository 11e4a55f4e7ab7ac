import { sql } from "drizzle-orm";
import type { Transaction } from "../database/connection.ts";

/**
 * Credits a shop with the part of a refund that was already charged to it by a dispute or an external refund.
 * Books nothing for money that belongs to no refund of an order.
 * @param total decimal text
 */
export const bookCoveredRefund = async (
  tx: Transaction,
  paymentRefundId: number,
  total: string,
  now: Date,
): Promise<void> => {
  await tx.execute(sql`
    insert into ledger_entry (merchant_id, kind, order_no, link, amount, currency, created_at)
    select r.merchant_id, 'coveredRefund', o.order_no, r.refund_no || '/' || ${paymentRefundId}::int, ${total}::numeric, m.currency, ${now.toISOString()}::timestamptz
    from refund r join merchant_order o on o.id = r.merchant_order_id join master_order m on m.id = o.master_order_id
    where r.payment_refund_id = ${paymentRefundId}::int and ${total}::numeric > 0
    on conflict do nothing`);
};
