import { Code, type PriceBreakdown, type WireLocale } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { statement } from "../../database/statement.ts";
import { Failure } from "../../http/envelope/failure.ts";
import { moneyText } from "../../shared/money-text.ts";

export interface ShownTotal {
  readonly accountId: number;
  readonly preOrderNo: string;
  /** Decimal text. */
  readonly total: string;
}

const store = statement<{ orderNo: string; accountId: number; total: string }>(
  (value) => sql`
    update checkout_session set shown_total = ${value("total")}::numeric
    where order_no = ${value("orderNo")} and account_id = ${value("accountId")}::int`,
);

/** Stores the total last sent to the client; an order without `expectedPayFee` is compared with it. */
export const storeShownTotal = (
  db: Queryable,
  { accountId, preOrderNo, total }: ShownTotal,
): Promise<object[]> => store(db, { accountId, orderNo: preOrderNo, total });

/** The total differs from the one that the shopper was shown; `data` is the new breakdown. */
export class TotalChanged extends Failure {
  readonly total: string;

  constructor(breakdown: PriceBreakdown, locale: WireLocale, currency: string) {
    const total = breakdown.payFee;
    super(Code.conflict, "priceChanged", { amount: moneyText(total, locale, currency) }, breakdown);
    this.total = total;
  }
}
