import { eq, lte } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import type { Queryable } from "../database/connection.ts";
import { unkeptFile } from "../database/schema/media.ts";
import { fileOf } from "./file-of.ts";
import { removeSizes } from "./picture-files.ts";
import type { MediaStorage } from "./storage/media-storage.ts";

/** A file of the media storage, and the picture that it is to be. */
export interface PictureFile {
  readonly key: string;
  readonly file: string;
}

const batch = 500;

/** Writes down that a file will be stored, so that it is found where nobody keeps it. Not in the transaction that does. */
export const announceFile = async (db: Queryable, { key, file }: PictureFile): Promise<void> => {
  await db.insert(unkeptFile).values({ key, file });
};

/** Strikes off a file that a picture names, in the transaction that writes the picture, or one that was removed. */
export const strikeOff = async (db: Queryable, file: string): Promise<void> => {
  await db.delete(unkeptFile).where(eq(unkeptFile.file, file));
};

/**
 * Removes an announced file, unless a picture names it.
 * @returns whether the shop has a picture of that key, with this file or another
 */
export const removeUnkept = async (
  db: Queryable,
  storage: MediaStorage,
  { key, file }: PictureFile,
): Promise<boolean> => {
  const kept = await fileOf(db, key);
  if (kept !== file) await storage.remove(file);
  await strikeOff(db, file);
  return kept !== undefined;
};

/** Removes the files that nobody kept in time. Where the store is away, the next round goes on. */
export const sweepUnkept = async (
  { db, clock, config }: Pick<AppContext, "db" | "clock" | "config">,
  storage: MediaStorage,
): Promise<void> => {
  for (let found = batch; found === batch;) {
    const due = await db
      .select({ key: unkeptFile.key, file: unkeptFile.file })
      .from(unkeptFile)
      .where(lte(unkeptFile.dueAt, clock.now()))
      .limit(batch);
    for (const unkept of due) {
      if ((await fileOf(db, unkept.key)) === undefined) await removeSizes(config.dataDir, unkept.key);
      await removeUnkept(db, storage, unkept);
    }
    found = due.length;
  }
};
