import { statfs } from "node:fs/promises";
import { isDatabaseAway, isDiskFull, sqlState } from "../errors.ts";

const megabyte = 1024 * 1024;

/** Bytes that a new cluster with the shop's schema takes, and some to work with. */
export const newClusterBytes = 120 * megabyte;
/** With less than this nothing is written any more: PostgreSQL itself would end at a full disk. Two files of its log. */
export const reserveBytes = 32 * megabyte;
/** On a disk with less room than this PostgreSQL keeps its log short. */
export const smallDiskBytes = 2048 * megabyte;

/** Bytes that may still be written below a folder. */
export const freeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

const inMegabytes = (bytes: number): number => Math.ceil(bytes / megabyte);

/**
 * @param what is to be done, such as "a new database"
 * @returns one sentence on what is missing, or null where there is room
 */
export const missingRoom = async (folder: string, needed: number, what: string): Promise<string | null> => {
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
 * What a person is told whose work ended at a full disk. An embedded PostgreSQL that finds no room may also just end.
 * @returns one sentence, or null where the error is another one
 */
export const explainFullDisk = async (
  error: unknown,
  { dataDir, isEmbedded }: Disks,
): Promise<string | null> => {
  if (!isEmbedded && sqlState(error) !== null)
    return isDiskFull(error) ? "The disk of the database (DATABASE_URL) is full." : null;
  if (!isDiskFull(error) && !(isEmbedded && isDatabaseAway(error))) return null;
  const missing = await missingRoom(dataDir, reserveBytes, "the shop");
  if (missing !== null) return missing;
  return isDiskFull(error) ? `There was not enough room in ${dataDir} for what was to be written.` : null;
};
