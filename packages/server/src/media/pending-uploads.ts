import { eq, lte } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import type { Queryable } from "../database/connection.ts";
import { pendingUpload } from "../database/schema/media.ts";
import { fileOf } from "./file-of.ts";
import { removeSizes } from "./picture-files.ts";
import type { MediaStorage } from "./storage/media-storage.ts";

/** A file in the media storage and the key of its picture. */
export interface PictureFile {
  readonly key: string;
  readonly file: string;
}

const batch = 500;

/** Records a pending upload outside the transaction, so that orphaned files can be found. */
export const recordPendingUpload = async (db: Queryable, { key, file }: PictureFile): Promise<void> => {
  await db.insert(pendingUpload).values({ key, file });
};

/**
 * Deletes the record of a pending file, in the transaction that inserts the picture or after the file was
 * removed.
 */
export const confirmUpload = async (db: Queryable, file: string): Promise<void> => {
  await db.delete(pendingUpload).where(eq(pendingUpload.file, file));
};

/**
 * Removes a pending file, unless a picture references it.
 * @returns whether a picture with that key exists, with this file or another
 */
export const deletePendingUpload = async (
  db: Queryable,
  storage: MediaStorage,
  { key, file }: PictureFile,
): Promise<boolean> => {
  const existing = await fileOf(db, key);
  if (existing !== file) await storage.remove(file);
  await confirmUpload(db, file);
  return existing !== undefined;
};

/** Removes overdue pending files. If the storage is unreachable, the next run continues. */
export const deleteOrphanedUploads = async (
  { db, clock, config }: Pick<AppContext, "db" | "clock" | "config">,
  storage: MediaStorage,
): Promise<void> => {
  for (let found = batch; found === batch;) {
    const due = await db
      .select({ key: pendingUpload.key, file: pendingUpload.file })
      .from(pendingUpload)
      .where(lte(pendingUpload.dueAt, clock.now()))
      .limit(batch);
    for (const pending of due) {
      if ((await fileOf(db, pending.key)) === undefined) await removeSizes(config.dataDir, pending.key);
      await deletePendingUpload(db, storage, pending);
    }
    found = due.length;
  }
};
