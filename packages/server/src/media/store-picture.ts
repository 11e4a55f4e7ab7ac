import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { Queryable } from "../database/connection.ts";
import { picture } from "../database/schema/media.ts";
import { fileOf } from "./file-of.ts";
import { normalise, type PictureFormat } from "./normalise.ts";
import { fileKey, shardOf } from "./picture-key.ts";
import type { MediaStorage } from "./storage/media-storage.ts";
import { announceFile, removeUnkept, strikeOff, type PictureFile } from "./unkept-files.ts";

const formats: ReadonlySet<PictureFormat> = new Set(["jpeg", "png", "webp", "avif", "heif", "gif", "tiff"]);

/** A picture whose file is stored; `row` is what the shop doesn't know of it yet. */
export interface StoredFile extends PictureFile {
  readonly row: typeof picture.$inferInsert | null;
}

/**
 * Encodes a picture that came from outside and stores its file, which takes too long for a transaction. What counts is
 * its content, whatever it is named: the same bytes are one picture. Two that store them in the same moment write a
 * file each, so that one that fails removes nothing that the other refers to.
 * @throws NotAPicture
 */
export const storeFile = async (db: Queryable, storage: MediaStorage, bytes: Buffer): Promise<StoredFile> => {
  const key = fileKey(bytes);
  const known = await fileOf(db, key);
  if (known !== undefined) return { key, file: known, row: null };
  const file = join(shardOf(key), `${key}.${randomUUID()}.webp`);
  const { data, width, height } = await normalise(bytes, formats);
  await announceFile(db, { key, file });
  await storage.put(file, data);
  return { key, file, row: { key, kind: "file", file, width, height } };
};

/** Makes a stored file one of the shop's pictures, unless another of the same content has become one. @returns its key */
export const keepFile = async (
  db: Queryable,
  { key, row }: StoredFile,
  source: string | null = null,
): Promise<string> => {
  if (row) {
    const kept = await db
      .insert(picture)
      .values({ ...row, source })
      .onConflictDoNothing()
      .returning({ file: picture.file });
    if (kept.length > 0) await strikeOff(db, row.file);
  } else if (source !== null) await db.update(picture).set({ source }).where(eq(picture.key, key));
  return key;
};

/**
 * Removes a stored file that became none of the shop's pictures. For after the transaction that was to keep it.
 * @returns whether the shop has a picture of that content
 */
export const dropUnkept = async (
  db: Queryable,
  storage: MediaStorage,
  { key, file, row }: StoredFile,
): Promise<boolean> =>
  row ? removeUnkept(db, storage, { key, file }) : (await fileOf(db, key)) !== undefined;

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
): Promise<string> => {
  const stored = await storeFile(db, storage, bytes);
  try {
    return await keepFile(db, stored, source);
  } finally {
    // What can't be removed now is removed by the sweep.
    await dropUnkept(db, storage, stored).catch(() => undefined);
  }
};
