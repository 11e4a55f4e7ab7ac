import { auditKinds, maxCount, orderNosOf, type AuditEntry, type AuditKind } from "@carmine/api/contract";
import { and, desc, eq, gte, ilike, inArray, lt, not, or, sql, type SQL } from "drizzle-orm";
import { likePattern } from "../database/like-pattern.ts";
import type { Queryable } from "../database/connection.ts";
import { account } from "../database/schema/accounts.ts";
import { auditEntry } from "../database/schema/audit.ts";
import { merchant } from "../database/schema/merchants.ts";
import { offsetOf, type PageInput } from "../http/envelope/paging.ts";
import { wireTime } from "../shared/wire-time.ts";

export interface AuditFilter extends PageInput {
  readonly subject?: string | undefined;
  readonly person?: string | undefined;
  readonly kind?: AuditKind | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** Reads entries older than the one with this id, instead of a page by its number. */
  readonly after?: number | undefined;
  /** Limits the list to these shops; undefined reads all entries. */
  readonly shopIds?: readonly number[] | undefined;
  /** Whether a shop reads it: members of the marketplace's staff aren't named, and their reasons about the shop are left out. */
  readonly isForShop?: boolean;
}

const startsWithOneOf = (domains: readonly string[]): SQL =>
  inArray(sql`split_part(${auditEntry.action}, '.', 1)`, [...domains]);

const ofKind = (kind: AuditKind | undefined): SQL | undefined => {
  if (kind === undefined) return undefined;
  return kind === "other"
    ? not(startsWithOneOf(Object.values(auditKinds).flat()))
    : startsWithOneOf(auditKinds[kind]);
};

const ofPerson = (person: string | undefined): SQL | undefined => {
  if (!person) return undefined;
  if (/^\d{1,9}$/.test(person)) return eq(auditEntry.accountId, Number(person));
  const pattern = likePattern(person);
  return or(eq(sql`lower(${account.email})`, person.toLowerCase()), ilike(account.nickname, pattern));
};

const onSubject = (subject: string | undefined): SQL | undefined =>
  subject ? inArray(auditEntry.subject, [subject, ...orderNosOf(subject)]) : undefined;

const jsonText = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

type Values = (typeof auditEntry.$inferSelect)["after"];

/** The values of an entry without the reason, which the shop isn't shown. */
const withoutReason = (values: Values): Values => {
  if (values === null) return null;
  const { reason: _, ...rest } = values;
  return rest;
};

export interface AuditPage {
  readonly list: AuditEntry[];
  /** At most `maxCount`. */
  readonly total: number;
  readonly isCapped: boolean;
  /** `after` of the next page; null on the last one. */
  readonly after: string | null;
}

/** Lists actions of merchants and operators, newest first. */
export const listAudit = async (
  db: Queryable,
  { subject, person, kind, from, to, after, shopIds, isForShop = false, ...page }: AuditFilter,
): Promise<AuditPage> => {
  const which = and(
    onSubject(subject),
    ofPerson(person),
    ofKind(kind),
    from && gte(auditEntry.createdAt, from),
    to && lt(auditEntry.createdAt, to),
    shopIds === undefined ? undefined : inArray(auditEntry.merchantId, [...shopIds]),
    // A name of the marketplace's staff must not be found by trying.
    isForShop && person ? eq(auditEntry.role, "merchant") : undefined,
  );
  const counted = db
    .select({ id: auditEntry.id })
    .from(auditEntry)
    .leftJoin(account, eq(account.id, auditEntry.accountId))
    .where(which)
    .limit(maxCount + 1)
    .as("counted");
  const [found, total] = await Promise.all([
    db
      .select({ entry: auditEntry, nickname: account.nickname, shop: merchant.name })
      .from(auditEntry)
      .leftJoin(account, eq(account.id, auditEntry.accountId))
      .leftJoin(merchant, eq(merchant.id, auditEntry.merchantId))
      .where(and(which, after === undefined ? undefined : lt(auditEntry.id, after)))
      .orderBy(desc(auditEntry.id))
      .limit(page.limit + 1)
      .offset(after === undefined ? offsetOf(page) : 0),
    db.$count(counted),
  ]);
  const rows = found.slice(0, page.limit);
  const last = rows.at(-1);
  const list = rows.map(({ entry, nickname, shop }) => {
    const isHidden = isForShop && entry.role === "operator";
    const hidesReason = isHidden && /^(?:merchant|application)\./.test(entry.action);
    return {
      id: entry.id,
      role: entry.role,
      uid: isHidden ? null : entry.accountId,
      nickname: isHidden ? null : nickname,
      merId: entry.merchantId,
      merName: shop,
      action: entry.action,
      subject: entry.subject,
      before: jsonText(entry.before),
      after: jsonText(hidesReason ? withoutReason(entry.after) : entry.after),
      createTime: wireTime(entry.createdAt),
      at: entry.createdAt.toISOString(),
    };
  });
  return {
    list,
    total: Math.min(total, maxCount),
    isCapped: total > maxCount,
    after: found.length > page.limit && last ? String(last.entry.id) : null,
  };
};
