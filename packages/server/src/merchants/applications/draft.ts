import { applicationStatus, type ApplicationDraft } from "@carmine/api/contract";
import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import type { Queryable, Transaction } from "../../database/connection.ts";
import { application, applicationDraft } from "../../database/schema/applications.ts";
import { upload } from "../../database/schema/media.ts";
import { transaction } from "../../database/transaction.ts";
import { setPrivate } from "../../media/private-pictures.ts";
import { uploadsFor } from "../../media/uploads/take-uploads.ts";
import { mediaKeyIn } from "../../shared/media-address.ts";

const keysIn = (urls: readonly string[]): string[] => urls.flatMap((url) => mediaKeyIn(url) ?? []);

/** URLs of a draft's documents. */
const urlsOf = ({ papers, publicPapers }: ApplicationDraft): string[] => [
  ...(papers ?? []),
  ...(publicPapers ?? []),
];

/** Keeps the account's documents while its draft or an application refers to them, and makes them private. */
export const retainDocuments = async (
  tx: Transaction,
  accountId: number,
  urls: readonly string[],
  now: Date,
): Promise<void> => {
  const sent = await tx
    .select({
      status: application.status,
      papers: application.papers,
      publicPapers: application.publicPapers,
    })
    .from(application)
    .where(eq(application.accountId, accountId));
  const retainedKeys = [...keysIn(urls), ...sent.flatMap(({ papers }) => papers)];
  const own = and(eq(upload.accountId, accountId), eq(upload.model, "settlement"));
  await tx
    .update(upload)
    .set({ takenAt: null, createdAt: now })
    .where(and(own, sql`${upload.takenAt} is not null`, notInArray(upload.key, [...retainedKeys, ""])));
  if (retainedKeys.length === 0) return;
  const taken = await tx
    .update(upload)
    .set({ takenAt: now, model: "settlement" })
    .where(and(uploadsFor(accountId, "settlement"), inArray(upload.key, retainedKeys)))
    .returning({ key: upload.key });
  const published = new Set(
    sent.flatMap(({ status, publicPapers }) => (status === applicationStatus.approved ? publicPapers : [])),
  );
  // Clients of the contract don't declare at the upload that it is for an application.
  await setPrivate(
    tx,
    taken.map(({ key }) => key).filter((key) => !published.has(key)),
    true,
  );
};

export const readDraft = async (db: Queryable, accountId: number) => {
  const [found] = await db.select().from(applicationDraft).where(eq(applicationDraft.accountId, accountId));
  return found;
};

/** Stores the draft, replacing the previous one. */
export const saveDraft = (
  { db, clock }: AppContext,
  accountId: number,
  draft: ApplicationDraft,
): Promise<Date> =>
  transaction(db, async (tx) => {
    const updatedAt = clock.now();
    await tx
      .insert(applicationDraft)
      .values({ accountId, values: draft, updatedAt })
      .onConflictDoUpdate({ target: applicationDraft.accountId, set: { values: draft, updatedAt } });
    await retainDocuments(tx, accountId, urlsOf(draft), updatedAt);
    return updatedAt;
  });

export const dropDraft = async (tx: Transaction, accountId: number): Promise<void> => {
  await tx.delete(applicationDraft).where(eq(applicationDraft.accountId, accountId));
};

/** Releases the account's documents that neither its draft nor an application refers to any more. */
export const releaseDocuments = async (tx: Transaction, accountId: number, now: Date): Promise<void> => {
  const draft = await readDraft(tx, accountId);
  await retainDocuments(tx, accountId, draft ? urlsOf(draft.values) : [], now);
};
