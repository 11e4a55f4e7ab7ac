import { arrayContains, desc, eq, inArray } from "drizzle-orm";
import { recordAudit } from "../audit/record-audit.ts";
import type { AppContext } from "../context.ts";
import type { Queryable } from "../database/connection.ts";
import { application } from "../database/schema/applications.ts";
import { picture, upload } from "../database/schema/media.ts";
import { transaction } from "../database/transaction.ts";
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

/**
 * Whether the caller may see a private picture: its uploader, or an operator if it belongs to a submitted
 * application. Every view by an operator is recorded in the audit log.
 */
export const mayViewPrivate = async (ctx: AppContext, caller: Caller, key: string): Promise<boolean> => {
  const { db, clock } = ctx;
  if (await isOwner(db, caller, key)) return true;
  const accountId = caller.userId;
  if (accountId === null || !(await mayReadApplications(db, accountId))) return false;
  const [sent] = await db
    .select({ id: application.id })
    .from(application)
    .where(arrayContains(application.papers, [key]))
    .orderBy(desc(application.id))
    .limit(1);
  if (!sent) return false;
  await transaction(db, (tx) =>
    recordAudit(
      tx,
      { role: "operator", accountId },
      {
        merchantId: null,
        action: "application.viewDocument",
        subject: `application:${sent.id}`,
        after: { document: key },
      },
      clock.now(),
    ),
  );
  return true;
};
