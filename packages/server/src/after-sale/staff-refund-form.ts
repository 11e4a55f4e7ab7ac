import type { StaffRefundForm, WireLocale } from "@carmine/api/contract";
import type { Queryable } from "../database/connection.ts";
import { findMerchantOrder } from "../ordering/orders/find-orders.ts";
import type { StaffScope } from "../ordering/staff/staff-order-filter.ts";
import { fromMinor } from "../shared/money.ts";
import { goodwillLimit, goodwillLimits } from "./goodwill.ts";
import { readRefundUnit } from "./refund-lines.ts";
import { wireRefundForm } from "./wire-refunds.ts";

/**
 * Reads the amounts that staff can refund: per unit, and the highest goodwill amount.
 * @throws Failure 404 if it isn't of these shops
 */
export const readStaffRefundForm = async (
  db: Queryable,
  scope: StaffScope,
  orderNo: string,
  locale: WireLocale,
): Promise<StaffRefundForm> => {
  const { shop, master } = await findMerchantOrder(db, scope, orderNo);
  const unit = await readRefundUnit(db, master.id, master.currency);
  const limits = await goodwillLimits(db, shop.lines, unit);
  return {
    ...wireRefundForm(shop, unit, locale),
    currency: master.currency,
    payType: master.payType,
    maxAmount: fromMinor(goodwillLimit(limits, unit), unit.digits),
  };
};
