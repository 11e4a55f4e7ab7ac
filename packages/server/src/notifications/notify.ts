import { sql } from "drizzle-orm";
import type { Queryable } from "../database/connection.ts";
import { arrayText } from "../database/statement.ts";
import type { NoticeKind, NoticeValues } from "./kinds.ts";

export interface NoticeInput<Kind extends NoticeKind> {
  /** One account or several. */
  readonly accountId: number | readonly number[];
  readonly kind: Kind;
  readonly values: NoticeValues[Kind];
  /** Target path without a locale prefix, such as `/order/order_detail?orderNo=SH1`. */
  readonly path: string;
  /** `false` if a separate mail covers it. */
  readonly mail?: boolean;
  /** Time of the event. @default now, by the database's clock */
  readonly at?: Date;
}

/**
 * Adds a notice to the account's list immediately, and mails it soon after if the account wants it. Takes
 * effect when the transaction commits. Closed accounts are skipped.
 */
export const notify = async <Kind extends NoticeKind>(
  tx: Queryable,
  { accountId, kind, values, path, mail = true, at }: NoticeInput<Kind>,
): Promise<void> => {
  const receivers = typeof accountId === "number" ? [accountId] : accountId;
  if (receivers.length === 0) return;
  await tx.execute(sql`
    insert into notice (account_id, kind, "values", path, is_mail_due, created_at)
    select id, ${kind}::text, ${JSON.stringify(values)}::jsonb, ${path}::text, ${mail}::boolean,
      coalesce(${at?.toISOString() ?? null}::timestamptz, now())
    from account where id = any(${arrayText(receivers)}::int[]) and status <> 'closed'`);
};

/**
 * Notifies many accounts: rows with equal content share one notice.
 * @param alike equal for rows with the same content
 */
export const notifyGrouped = async <Row extends { readonly accountId: number }, Kind extends NoticeKind>(
  tx: Queryable,
  rows: readonly Row[],
  alike: (row: Row) => number | string,
  noticeOf: (row: Row) => Omit<NoticeInput<Kind>, "accountId">,
): Promise<void> => {
  for (const same of Map.groupBy(rows, alike).values()) {
    const [first] = same;
    if (first) await notify(tx, { ...noticeOf(first), accountId: same.map(({ accountId }) => accountId) });
  }
};
