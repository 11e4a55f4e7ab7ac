import { inArray } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import type { Queryable } from "../database/connection.ts";
import { picture, unkeptFile } from "../database/schema/media.ts";
import { dayMs } from "../shared/durations.ts";
import { fileOf } from "./file-of.ts";
import { removeSizes } from "./picture-files.ts";
import type { MediaStorage, StoredFile } from "./storage/media-storage.ts";

/** Names that the shop gives, also of a file whose writing broke off; what else lies there is somebody else's. */
const ownName = /^([fu]-[0-9a-f]{2})[\\/](\1[0-9a-f]+)(\.[0-9a-f-]{36})?\.webp(\.[0-9a-f-]{36})?$/;

/** Milliseconds; what was stored later may still be on its way into the database. */
const settledMs = 2 * dayMs;

export interface StrayFiles {
  /** Stored files that nothing in the database names. */
  readonly files: readonly StoredFile[];
  /** Number of the stored files that the database knows. */
  readonly known: number;
}

const keyOf = (name: string): string => ownName.exec(name)?.[2] ?? "";

/** Which of the names the database knows: those of its pictures, and those that `sweepUnkept` will see to. */
const knownOf = async (db: Queryable, names: readonly string[]): Promise<Set<string>> => {
  if (names.length === 0) return new Set();
  const pictures = await db
    .select({ file: picture.file })
    .from(picture)
    .where(inArray(picture.key, names.map(keyOf)));
  const announced = await db
    .select({ file: unkeptFile.file })
    .from(unkeptFile)
    .where(inArray(unkeptFile.file, [...names]));
  return new Set([...pictures, ...announced].map(({ file }) => file));
};

/**
 * Finds the files that were stored before the shop wrote down what it stores (`unkept_file`), and that no picture came
 * to name. Those of a shop with another database on the same store look alike: a person decides.
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
    const kept = await knownOf(
      db,
      own.map(({ name }) => name),
    );
    known += kept.size;
    files.push(...own.filter(({ name, storedAt }) => !kept.has(name) && storedAt.getTime() < settled));
  }
  return { files, known };
};

/**
 * Removes stray files with their sizes, unless a picture names them by now.
 * @returns how many were removed
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
