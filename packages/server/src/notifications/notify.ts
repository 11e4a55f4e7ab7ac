import { sql } from "drizzle-orm";
import type { Queryable } from "../database/connection.ts";
import { arrayText } from "../database/statement.ts";
import type { NoticeKind, NoticeValues } from "./kinds.ts";

export interface NoticeInput<Kind extends NoticeKind> {
  /** One account or several. */
  readonly accountId: number | readonly number[];
  readonly kind: Kind;
  readonly values: NoticeValues[Kind];
  /** Where it leads: a path inside the shop without a language prefix, such as `/order/order_detail?orderNo=SH1`. */
  readonly path: string;
  /** `false` where the same is mailed in another way. */
  readonly mail?: boolean;
  /** When it happened. @default now, by the database's clock */
  readonly at?: Date;
}

/**
 * Tells somebody something: in the list of their notices at once, and by mail soon after where they want it. With a
 * transaction it happens if and only if that commits. An account that was closed is told nothing: nobody reads it, and
 * it has no address.
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
 * Tells many people: rows that say the same are one notice to all of their accounts.
 * @param alike is the same for two rows that say the same
 */
export const notifyAlike = async <Row extends { readonly accountId: number }, Kind extends NoticeKind>(
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
