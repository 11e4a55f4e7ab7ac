import { applicationStatus } from "@carmine/api/contract";
import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import { recordAudit } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import { application } from "../../database/schema/applications.ts";
import { upload } from "../../database/schema/media.ts";
import { transaction } from "../../database/transaction.ts";
import { eachRow } from "../../jobs/each-row.ts";
import { dayMs } from "../../shared/durations.ts";
import { releaseDocuments } from "./draft.ts";

export const deleteDocumentsJob = "delete-old-application-documents";
/** Applications per run of the job. */
const batch = 100;

const deleteDocumentsOf = ({ db, clock }: AppContext, id: number): Promise<void> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const [row] = await tx.select().from(application).where(eq(application.id, id)).for("update");
    if (!row || row.papers.length === 0) return;
    // A new application may be taking over the same documents.
    await tx.select({ key: upload.key }).from(upload).where(inArray(upload.key, row.papers)).for("update");
    await tx.update(application).set({ papers: [], publicPapers: [] }).where(eq(application.id, id));
    await releaseDocuments(tx, row.accountId, now);
    await recordAudit(
      tx,
      { role: "operator", accountId: null },
      {
        merchantId: null,
        action: "application.deleteDocuments",
        subject: `application:${id}`,
        before: { documents: row.papers.length },
      },
      now,
    );
  });

/**
 * Deletes the documents of applications that were refused or withdrawn long ago, except documents that the applicant uses
 * in a draft or another application. The sweep of uploads removes their files a day later. Runs as a job.
 */
export const deleteOldDocuments = async (ctx: AppContext): Promise<void> => {
  const { db, clock, config, log } = ctx;
  const due = new Date(clock.now().getTime() - config.applicationDocumentDays * dayMs);
  const rows = await db
    .select({ id: application.id })
    .from(application)
    .where(
      and(
        inArray(application.status, [applicationStatus.refused, applicationStatus.withdrawn]),
        lte(application.decidedAt, due),
        sql`cardinality(${application.papers}) > 0`,
      ),
    )
    .orderBy(asc(application.id))
    .limit(batch);
  await eachRow(
    log,
    deleteDocumentsJob,
    rows,
    ({ id }) => id,
    ({ id }) => deleteDocumentsOf(ctx, id),
  );
};
