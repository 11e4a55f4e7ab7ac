import { sql } from "drizzle-orm";
import type { Transaction } from "../database/connection.ts";

/**
 * Credits a shop with all that a booked refund debited: the marketplace pays for it. Booked once per refund.
 * @param refundNo number of the refund (RE…)
 */
export const bookMarketplaceRefund = async (tx: Transaction, refundNo: string, now: Date): Promise<void> => {
  await tx.execute(sql`
    insert into ledger_entry (merchant_id, kind, order_no, link, amount, currency, created_at)
    select merchant_id, 'marketplaceRefund', order_no, link, -sum(amount), currency, ${now.toISOString()}::timestamptz
    from ledger_entry
    where link = ${refundNo}::text and kind in ('refund', 'subsidyReturn', 'commissionReturn')
    group by merchant_id, order_no, link, currency having sum(amount) < 0
    on conflict do nothing`);
};
