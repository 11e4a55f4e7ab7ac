import { inArray } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import type { Queryable } from "../database/connection.ts";
import { picture, pendingUpload } from "../database/schema/media.ts";
import { dayMs } from "../shared/durations.ts";
import { fileOf } from "./file-of.ts";
import { removeSizes } from "./picture-files.ts";
import type { MediaStorage, StoredFile } from "./storage/media-storage.ts";

/** File names created by the shop, including interrupted writes; other files in the storage are ignored. */
const ownName = /^([fu]-[0-9a-f]{2})[\\/](\1[0-9a-f]+)(\.[0-9a-f-]{36})?\.webp(\.[0-9a-f-]{36})?$/;

/** Milliseconds; newer files may not be in the database yet. */
const settledMs = 2 * dayMs;

export interface StrayFiles {
  /** Stored files that no row references. */
  readonly files: readonly StoredFile[];
  /** Number of stored files that the database references. */
  readonly known: number;
}

const keyOf = (name: string): string => ownName.exec(name)?.[2] ?? "";

/** Names that the database references: files of pictures, and pending files that `deleteOrphanedUploads` handles. */
const knownOf = async (db: Queryable, names: readonly string[]): Promise<Set<string>> => {
  if (names.length === 0) return new Set();
  const pictures = await db
    .select({ file: picture.file })
    .from(picture)
    .where(inArray(picture.key, names.map(keyOf)));
  const announced = await db
    .select({ file: pendingUpload.file })
    .from(pendingUpload)
    .where(inArray(pendingUpload.file, [...names]));
  return new Set([...pictures, ...announced].map(({ file }) => file));
};

/**
 * Finds files that were stored before pending files were recorded (`unkept_file`) and that no picture
 * references. A shop with another database on the same storage would look alike, so the operator decides.
 */
export const findStray = async (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  storage: MediaStorage,
): Promise<StrayFiles> => {
  const settled = clock.now().getTime() - settledMs;
  const files: StoredFile[] = [];
  let known = 0;
  for await (const stored of storage.list()) {
    const own = stored.filter(({ name }) => ownName.test(name));
    const knownNames = await knownOf(
      db,
      own.map(({ name }) => name),
    );
    known += knownNames.size;
    files.push(...own.filter(({ name, storedAt }) => !knownNames.has(name) && storedAt.getTime() < settled));
  }
  return { files, known };
};

/**
 * Removes stray files with their sizes, unless a picture references them by now.
 * @returns the number of removed files
 */
export const removeStray = async (
  { db, config }: Pick<AppContext, "db" | "config">,
  storage: MediaStorage,
  files: readonly StoredFile[],
): Promise<number> => {
  let removed = 0;
  for (const { name } of files) {
    if ((await knownOf(db, [name])).has(name)) continue;
    const key = keyOf(name);
    if ((await fileOf(db, key)) === undefined) await removeSizes(config.dataDir, key);
    await storage.remove(name);
    removed += 1;
  }
  return removed;
};
