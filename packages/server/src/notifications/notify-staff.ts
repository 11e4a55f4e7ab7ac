import {
  merchantRights,
  merchantRoles,
  operatorRights,
  operatorRoles,
  type Right,
  type StaffRole,
} from "@carmine/api/contract";
import { sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../database/connection.ts";
import { type NoticeValues, type WorkKind, workTerms } from "./kinds.ts";

const merchantRolesWith = (right: Right): StaffRole[] =>
  merchantRoles.filter((role) => merchantRights[role].includes(right));
const operatorRolesWith = (right: Right): StaffRole[] =>
  operatorRoles.filter((role) => operatorRights[role].includes(right));

/** Names without characters that an array literal would have to escape. */
const namesText = (names: readonly string[]): string => `{${names.join(",")}}`;

/**
 * Condition on members `b` with a right at a shop; rows of the previous release without a role can do everything.
 */
export const hasMerchantRight = (right: Right): SQL =>
  sql`b.role = 'merchant' and coalesce(b.staff_role, 'owner') = any(${namesText(merchantRolesWith(right))}::text[])`;

/** Condition on members `b` with a right in the marketplace. */
export const hasOperatorRight = (right: Right): SQL =>
  sql`b.role = 'operator' and coalesce(b.staff_role, 'administrator') = any(${namesText(operatorRolesWith(right))}::text[])`;

/** How a member `b` gets notifications of a kind, in SQL: `WorkDelivery`. The warehouse reads them once a day by default. */
export const workDeliveryOf = (kind: WorkKind): SQL =>
  sql`coalesce((select w.delivery from work_notice_setting w where w.account_id = b.account_id and w.kind = ${workTerms[kind].setting}::text),
    case when b.staff_role = 'warehouse' then 'digest' else 'mail' end)`;

/** Path of a page of the console: of a shop, or of the marketplace. */
export const consolePath = (merchantId: number | null, page: string): string =>
  `/console/${merchantId === null ? "m" : `s/${merchantId}`}/${page}`;

/**
 * Notifies the members of a shop or of the marketplace who have the right for this work. Takes effect when the
 * transaction commits.
 * @param page page of the console in that workspace, such as `orders/SH1`
 */
export const notifyStaff = async <Kind extends WorkKind>(
  tx: Queryable,
  {
    merchantId,
    kind,
    values,
    page,
    at,
    except = null,
    only = null,
  }: {
    /** Null for the marketplace. */
    readonly merchantId: number | null;
    readonly kind: Kind;
    readonly values: NoticeValues[Kind];
    readonly page: string;
    readonly at: Date;
    /** Account that isn't notified, such as the author. */
    readonly except?: number | null;
    /** The only account that is notified, if it has the right. */
    readonly only?: number | null;
  },
): Promise<void> => {
  const { right } = workTerms[kind];
  const members =
    merchantId === null
      ? hasOperatorRight(right)
      : sql`${hasMerchantRight(right)} and b.merchant_id = ${merchantId}::int`;
  await tx.execute(sql`
    insert into notice (account_id, kind, "values", path, merchant_id, created_at, is_mail_due, is_digest_due)
    select a.id, ${kind}::text, ${JSON.stringify(values)}::jsonb, ${consolePath(merchantId, page)}::text, ${merchantId}::int, ${at.toISOString()}::timestamptz,
      d.delivery = 'mail', d.delivery = 'digest'
    from membership b join account a on a.id = b.account_id and a.status = 'active'
      cross join lateral (select ${workDeliveryOf(kind)} as delivery) d
    where ${members} and d.delivery <> 'off' and a.id is distinct from ${except}::int
      and a.id = coalesce(${only}::int, a.id)`);
};
