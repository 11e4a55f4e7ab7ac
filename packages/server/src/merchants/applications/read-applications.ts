import { applicationStatus, type ApplicationRecord, type ApplicationSummary } from "@carmine/api/contract";
import { and, asc, count, desc, eq } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { application } from "../../database/schema/applications.ts";
import { offsetOf, type PageInput } from "../../http/envelope/paging.ts";
import { mediaAddress } from "../../shared/media-address.ts";
import { wireTime, wireTimeOrNull } from "../../shared/wire-time.ts";

export type Application = typeof application.$inferSelect;

const factsOf = (row: Application) => ({
  id: row.id,
  name: row.name,
  categoryId: row.categoryId,
  typeId: row.typeId,
  realName: row.realName,
  email: row.email,
  phone: row.phone,
  handlingFee: row.handlingFee,
  keywords: row.keywords,
  address: row.address,
  auditStatus: row.status,
  denialReason: row.denialReason,
  createTime: wireTime(row.createdAt),
  dueTime: wireTime(row.dueAt),
  decideTime: wireTimeOrNull(row.decidedAt),
  previousId: row.previousId,
  merId: row.merchantId,
});

/** An application for its applicant, with the documents. */
export const wireApplication = (row: Application): ApplicationRecord => ({
  ...factsOf(row),
  qualificationPicture: JSON.stringify(row.papers.map(mediaAddress)),
  publicPicture: JSON.stringify(row.publicPapers.map(mediaAddress)),
});

/** An application for the operator, who opens each document separately. */
export const wireSummary = (row: Application, now: Date): ApplicationSummary => ({
  ...factsOf(row),
  createAt: row.createdAt.toISOString(),
  dueAt: row.dueAt.toISOString(),
  decideAt: row.decidedAt?.toISOString() ?? null,
  isOverdue: row.status === applicationStatus.pending && row.dueAt < now,
});

/** A page of applications: an account's newest first; for the operator, the earliest due date first. */
export const pageOfApplications = async (
  db: Queryable,
  filter: { accountId?: number; status?: number | undefined },
  input: PageInput,
) => {
  const { accountId, status } = filter;
  const chosen = and(
    accountId === undefined ? undefined : eq(application.accountId, accountId),
    status === undefined ? undefined : eq(application.status, status),
  );
  const order =
    accountId === undefined ? [asc(application.dueAt), asc(application.id)] : [desc(application.id)];
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(application)
      .where(chosen)
      .orderBy(...order)
      .limit(input.limit)
      .offset(offsetOf(input)),
    db.select({ rows: count() }).from(application).where(chosen),
  ]);
  return { list: rows, total: total?.rows ?? 0 };
};
