import { statfs } from "node:fs/promises";
import { isDatabaseUnavailable, isDiskFull, sqlState } from "../errors.ts";

const megabyte = 1024 * 1024;

/** Bytes of a new cluster with the shop's schema, plus working space. */
export const newClusterBytes = 120 * megabyte;
/**
 * Below this the server is read-only, because PostgreSQL would crash on a full disk. Equals two WAL segments.
 */
export const reserveBytes = 32 * megabyte;
/** On a disk with less free space than this, PostgreSQL limits its WAL. */
export const smallDiskBytes = 2048 * megabyte;

/** Free bytes of the disk of a folder. */
export const freeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

const inMegabytes = (bytes: number): number => Math.ceil(bytes / megabyte);

/**
 * @param what the operation, such as "a new database"
 * @returns one sentence on how much space is missing, or null if there is enough
 */
export const missingDiskSpace = async (
  folder: string,
  needed: number,
  what: string,
): Promise<string | null> => {
  const free = await freeBytes(folder);
  if (free >= needed) return null;
  const [wanted, missing] = [inMegabytes(needed), inMegabytes(needed - free)];
  return `There is not enough room for ${what} in ${folder}: ${wanted} MB are needed, ${wanted - missing} MB are free, ${missing} MB are missing.`;
};

export interface Disks {
  readonly dataDir: string;
  /** Whether the database is the one below `dataDir`. */
  readonly isEmbedded: boolean;
}

/**
 * Explains an error caused by a full disk to the operator. An embedded PostgreSQL without space may also just
 * exit.
 * @returns one sentence, or null for another error
 */
export const explainFullDisk = async (
  error: unknown,
  { dataDir, isEmbedded }: Disks,
): Promise<string | null> => {
  if (!isEmbedded && sqlState(error) !== null)
    return isDiskFull(error) ? "The disk of the database (DATABASE_URL) is full." : null;
  if (!isDiskFull(error) && !(isEmbedded && isDatabaseUnavailable(error))) return null;
  const missing = await missingDiskSpace(dataDir, reserveBytes, "the shop");
  if (missing !== null) return missing;
  return isDiskFull(error) ? `There was not enough room in ${dataDir} for what was to be written.` : null;
};
