import type { Queryable } from "../database/connection.ts";
import { notice } from "../database/schema/notifications.ts";
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
 * transaction it happens if and only if that commits.
 */
export const notify = async <Kind extends NoticeKind>(
  tx: Queryable,
  { accountId, kind, values, path, mail = true, at }: NoticeInput<Kind>,
): Promise<void> => {
  const receivers = typeof accountId === "number" ? [accountId] : accountId;
  if (receivers.length === 0) return;
  await tx.insert(notice).values(
    receivers.map((id) => ({
      accountId: id,
      kind,
      values: { ...values },
      path,
      isMailDue: mail,
      ...(at && { createdAt: at }),
    })),
  );
};
