import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { Queryable } from "../database/connection.ts";
import { picture } from "../database/schema/media.ts";
import { fileOf } from "./file-of.ts";
import { normalizePicture, type PictureFormat } from "./normalize-picture.ts";
import { fileKey, shardOf } from "./picture-key.ts";
import type { MediaStorage } from "./storage/media-storage.ts";
import {
  recordPendingUpload,
  deletePendingUpload,
  confirmUpload,
  type PictureFile,
} from "./pending-uploads.ts";

const formats: ReadonlySet<PictureFormat> = new Set(["jpeg", "png", "webp", "avif", "heif", "gif", "tiff"]);

/** A picture whose file is stored; `row` has the values to insert. */
export interface StoredFile extends PictureFile {
  readonly row: typeof picture.$inferInsert | null;
}

/**
 * Encodes an external picture and stores its file, which takes too long for a transaction. Pictures are
 * identified by content, not name. Concurrent calls with the same content write separate files, so that a
 * failing call removes nothing that the other refers to.
 * @throws NotAPicture
 */
export const storeFile = async (db: Queryable, storage: MediaStorage, bytes: Buffer): Promise<StoredFile> => {
  const key = fileKey(bytes);
  const known = await fileOf(db, key);
  if (known !== undefined) return { key, file: known, row: null };
  const file = join(shardOf(key), `${key}.${randomUUID()}.webp`);
  const { data, width, height } = await normalizePicture(bytes, formats);
  await recordPendingUpload(db, { key, file });
  await storage.put(file, data);
  return { key, file, row: { key, kind: "file", file, width, height } };
};

/** Inserts the row of a stored picture, unless another one with the same content exists. @returns its key */
export const insertPicture = async (
  db: Queryable,
  { key, row }: StoredFile,
  source: string | null = null,
): Promise<string> => {
  if (row) {
    const inserted = await db
      .insert(picture)
      .values({ ...row, source })
      .onConflictDoNothing()
      .returning({ file: picture.file });
    if (inserted.length > 0) await confirmUpload(db, row.file);
  } else if (source !== null) await db.update(picture).set({ source }).where(eq(picture.key, key));
  return key;
};

/**
 * Deletes an uploaded file that no picture row references. Runs after the transaction that was to insert the
 * row.
 * @returns whether a picture with that content exists
 */
export const discardStoredFile = async (
  db: Queryable,
  storage: MediaStorage,
  { key, file, row }: StoredFile,
): Promise<boolean> =>
  row ? deletePendingUpload(db, storage, { key, file }) : (await fileOf(db, key)) !== undefined;

/**
 * Stores an external picture.
 * @param source its origin, by which a repeated import finds it
 * @returns its key
 * @throws NotAPicture
 */
export const storePicture = async (
  db: Queryable,
  storage: MediaStorage,
  bytes: Buffer,
  source: string | null,
): Promise<string> => {
  const stored = await storeFile(db, storage, bytes);
  try {
    return await insertPicture(db, stored, source);
  } finally {
    // If this fails, the sweep deletes the file.
    await discardStoredFile(db, storage, stored).catch(() => undefined);
  }
};
