import { sql } from "drizzle-orm";
import type { Transaction } from "../database/connection.ts";

export interface BookedRefund {
  readonly merchantOrderId: number;
  readonly refundNo: string;
  /** Refunded amount, decimal text. */
  readonly total: string;
}

/**
 * Books a refund of a merchant order after its units were counted: the money, and the proportional commission
 * and marketplace subsidy. Partial refunds add up to the same totals as one full refund.
 */
export const bookRefund = async (
  tx: Transaction,
  { merchantOrderId, refundNo, total }: BookedRefund,
  now: Date,
): Promise<void> => {
  await tx.execute(sql`
    with o as (
      select o.order_no, o.merchant_id, scale(o.total) as digits, m.currency
      from merchant_order o join master_order m on m.id = o.master_order_id where o.id = ${merchantOrderId}::int
    ),
    lines as (
      select sum(goods - coupon + platform_coupon) as base,
        sum((goods - coupon + platform_coupon) * (quantity - refunded) / quantity) as base_kept,
        sum((platform_coupon + points) * (quantity - refunded) / quantity) as subsidy_kept
      from order_line where merchant_order_id = ${merchantOrderId}::int
    ),
    booked as (
      select coalesce(sum(amount) filter (where kind in ('subsidy', 'subsidyReturn')), 0) as subsidy,
        coalesce(-sum(amount) filter (where kind = 'commission'), 0) as commission,
        coalesce(sum(amount) filter (where kind = 'commissionReturn'), 0) as returned
      from ledger_entry e join o on e.order_no = o.order_no
    )
    insert into ledger_entry (merchant_id, kind, order_no, link, amount, currency, created_at)
    select o.merchant_id, e.kind, o.order_no, ${refundNo}, e.amount, o.currency, ${now.toISOString()}::timestamptz
    from o, lines, booked cross join lateral (values
      ('refund', -(${total}::numeric)),
      ('subsidyReturn', round(lines.subsidy_kept, o.digits) - booked.subsidy),
      ('commissionReturn', booked.commission - booked.returned
        - round(booked.commission * lines.base_kept / nullif(lines.base, 0), o.digits))
    ) as e(kind, amount)
    where e.amount <> 0`);
};
