import { withDefault } from "@carmine/api/contract";
import { wholeNumber } from "./config-fields.ts";

const days = (min: number, fallback: number) =>
  withDefault(wholeNumber(min, 36_500, `must be a number of days between ${min} and 36500`), fallback);

/** Variables about the retention of data. */
export const retentionVariables = {
  NOTICE_DAYS: days(30, 730),
  AUDIT_DAYS: days(365, 3650),
  // The lowest price of 30 days before a reduction has to be known (Directive 98/6/EC, article 6a).
  PRICE_HISTORY_DAYS: days(30, 400),
  PAYMENT_EVENT_DAYS: days(30, 90),
} as const;

/** Days after which daily jobs delete data. */
export interface Retention {
  /** Notices, read or not; read ones at most 180 days after they were read. */
  readonly noticeDays: number;
  readonly auditDays: number;
  /** Prices of a sku before its present one, counted from the start of the present one. */
  readonly priceHistoryDays: number;
  /** Handled events of payment providers. */
  readonly paymentEventDays: number;
}

export const retentionOf = (values: {
  readonly NOTICE_DAYS: number;
  readonly AUDIT_DAYS: number;
  readonly PRICE_HISTORY_DAYS: number;
  readonly PAYMENT_EVENT_DAYS: number;
}): Retention => ({
  noticeDays: values.NOTICE_DAYS,
  auditDays: values.AUDIT_DAYS,
  priceHistoryDays: values.PRICE_HISTORY_DAYS,
  paymentEventDays: values.PAYMENT_EVENT_DAYS,
});
