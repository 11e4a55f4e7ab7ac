import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { Queryable } from "../database/connection.ts";
import { picture } from "../database/schema/media.ts";
import { normalise, type PictureFormat } from "./normalise.ts";
import { removeSizes } from "./picture-files.ts";
import { fileKey, shardOf } from "./picture-key.ts";
import type { MediaStorage } from "./storage/media-storage.ts";

const formats: ReadonlySet<PictureFormat> = new Set(["jpeg", "png", "webp", "avif", "heif", "gif", "tiff"]);

/** A picture whose file is stored; `row` is what the shop doesn't know of it yet. */
export interface StoredFile {
  readonly key: string;
  readonly row: typeof picture.$inferInsert | null;
}

const isKnown = async (db: Queryable, key: string): Promise<boolean> =>
  (await db.select({ key: picture.key }).from(picture).where(eq(picture.key, key)).limit(1)).length > 0;

/**
 * Encodes a picture that came from outside and stores its file, which takes too long for a transaction. What counts is
 * its content, whatever it is named: the same bytes are stored once.
 * @throws NotAPicture
 */
export const storeFile = async (db: Queryable, storage: MediaStorage, bytes: Buffer): Promise<StoredFile> => {
  const key = fileKey(bytes);
  if (await isKnown(db, key)) return { key, row: null };
  const file = join(shardOf(key), `${key}.webp`);
  const { data, width, height } = await normalise(bytes, formats);
  await storage.put(file, data);
  return { key, row: { key, kind: "file", file, width, height } };
};

/** Makes a stored file one of the shop's pictures. @returns its key */
export const keepFile = async (
  db: Queryable,
  { key, row }: StoredFile,
  source: string | null = null,
): Promise<string> => {
  if (row)
    await db
      .insert(picture)
      .values({ ...row, source })
      .onConflictDoNothing();
  else if (source !== null) await db.update(picture).set({ source }).where(eq(picture.key, key));
  return key;
};

/** Removes a stored file that became none of the shop's pictures, here or elsewhere. */
export const dropFile = async (
  db: Queryable,
  storage: MediaStorage,
  dataDir: string,
  { key, row }: StoredFile,
): Promise<void> => {
  if (!row || (await isKnown(db, key))) return;
  await storage.remove(row.file);
  await removeSizes(dataDir, key);
};

/**
 * Stores a picture that came from outside.
 * @param source where it came from, to be found again by a repeated import
 * @returns its key
 * @throws NotAPicture
 */
export const storePicture = async (
  db: Queryable,
  storage: MediaStorage,
  bytes: Buffer,
  source: string | null,
): Promise<string> => keepFile(db, await storeFile(db, storage, bytes), source);
