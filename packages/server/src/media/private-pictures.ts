import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import type { AppContext } from "../context.ts";
import type { Queryable, Transaction } from "../database/connection.ts";
import { auditEntry } from "../database/schema/audit.ts";
import { picture, upload } from "../database/schema/media.ts";
import type { Caller } from "../http/callers/caller.ts";
import { membershipsOf } from "../http/callers/roles.ts";
import { isUploadKey } from "./picture-key.ts";

/** Makes pictures private or public. */
export const setPrivate = async (
  tx: Queryable,
  keys: readonly string[],
  isPrivate: boolean,
): Promise<void> => {
  if (keys.length > 0)
    await tx
      .update(picture)
      .set({ isPrivate })
      .where(inArray(picture.key, [...keys]));
};

/**
 * Whether a picture is a document of an application. Only uploads can be private, so other keys need no
 * query. A deleted upload counts as private: another machine may still have its sizes in the cache.
 */
export const isPrivate = async (db: Queryable, key: string): Promise<boolean> => {
  if (!isUploadKey(key)) return false;
  const [found] = await db
    .select({ isPrivate: picture.isPrivate })
    .from(picture)
    .where(eq(picture.key, key))
    .limit(1);
  return found?.isPrivate ?? true;
};

const isOwner = async (db: Queryable, { userId, guestKey }: Caller, key: string): Promise<boolean> => {
  const [owner] = await db
    .select({ accountId: upload.accountId, guestKey: upload.guestKey })
    .from(upload)
    .where(eq(upload.key, key));
  if (!owner) return false;
  return owner.accountId === null ? owner.guestKey === guestKey : owner.accountId === userId;
};

const mayReadApplications = async (db: Queryable, accountId: number): Promise<boolean> =>
  (await membershipsOf(db, accountId)).some(
    ({ role, rights }) => role === "operator" && rights.includes("shops.read"),
  );

/** Milliseconds for which an operator can load a document after opening it. */
const openMs = 3_600_000;
const viewAction = "application.viewDocument";

/** Records that an operator opens a document of an application, which lets them load its picture for an hour. */
export const recordDocumentView = (
  tx: Transaction,
  actor: Actor,
  { applicationId, key }: { applicationId: number; key: string },
  now: Date,
): Promise<void> =>
  recordAudit(
    tx,
    actor,
    {
      merchantId: null,
      action: viewAction,
      subject: `application:${applicationId}`,
      after: { document: key },
    },
    now,
  );

/** Whether an operator opened this document of an application in the last hour. */
const hasOpened = async (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  accountId: number,
  key: string,
): Promise<boolean> => {
  const [view] = await db
    .select({ id: auditEntry.id })
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.accountId, accountId),
        eq(auditEntry.action, viewAction),
        gt(auditEntry.createdAt, new Date(clock.now().getTime() - openMs)),
        sql`${auditEntry.after} ->> 'document' = ${key}`,
      ),
    )
    .limit(1);
  return view !== undefined;
};

/**
 * Whether the caller may see a private picture: its uploader, or an operator who opened it as a document of an
 * application. An address without a recorded opening shows nothing.
 */
export const mayViewPrivate = async (ctx: AppContext, caller: Caller, key: string): Promise<boolean> => {
  const { db } = ctx;
  if (await isOwner(db, caller, key)) return true;
  const accountId = caller.userId;
  if (accountId === null || !(await mayReadApplications(db, accountId))) return false;
  return hasOpened(ctx, accountId, key);
};
