import { readFile, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { limits } from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../../database/connection.ts";
import { picture } from "../../database/schema/media.ts";
import { makeSizes } from "../../media/make-sizes.ts";
import { NotAPicture } from "../../media/normalise.ts";
import { removeSizes } from "../../media/picture-files.ts";
import { openStorage, type StorageConfig } from "../../media/storage/open-storage.ts";
import { dropUnkept, keepFile, storeFile, type StoredFile } from "../../media/store-picture.ts";
import { mediaAddress, mediaKeyIn } from "../../shared/media-address.ts";
import { Refused } from "./refused.ts";

/** Where pictures that are named by a path come from and go to. */
export interface PicturePlace {
  readonly media: StorageConfig;
  /** Folder of paths that aren't absolute. */
  readonly folder: string;
}

const readPictureFile = async (path: string): Promise<Buffer> => {
  const info = await stat(path).catch(() => undefined);
  if (!info?.isFile()) throw new Refused(`There is no picture ${path}.`);
  if (info.size > limits.pictureBytes)
    throw new Refused(`${path} is larger than ${limits.pictureBytes / 1024 / 1024} MB.`);
  return readFile(path).catch(() => {
    throw new Refused(`${path} can’t be read.`);
  });
};

/**
 * Takes a picture into the shop.
 * @param source a file, or the address of a picture that the shop has: `/media/….webp`
 * @returns its address
 * @throws Refused
 */
export type TakePicture = (source: string) => Promise<string>;

/** Takes pictures in two steps, so that no transaction waits for files, encoding and storage. */
export interface Pictures {
  /** Before the transaction: encodes and stores the files, without making them pictures of the shop. */
  readonly prepare: TakePicture;
  /** In the transaction: makes them pictures of the shop. */
  readonly keepIn: (tx: Transaction) => TakePicture;
}

/** @returns undefined where it is no address of the shop's */
const knownAddress = async (db: Queryable, source: string): Promise<string | undefined> => {
  const key = source.startsWith("/media/") ? mediaKeyIn(source) : null;
  if (key === null) return undefined;
  const [known] = await db.select({ key: picture.key }).from(picture).where(eq(picture.key, key));
  if (!known) throw new Refused(`The shop has no picture ${source}.`);
  return mediaAddress(key);
};

/**
 * Does a write that names pictures. Files that it has stored and that became no pictures, because it failed or another
 * write brought the same, are removed.
 * @param work prepares all pictures, then keeps them in the transaction that names them
 */
export const withPictures = async <Result>(
  db: Database,
  { media, folder }: PicturePlace,
  work: (pictures: Pictures) => Promise<Result>,
): Promise<Result> => {
  const storage = openStorage(media);
  /** Files by their source. */
  const prepared = new Map<string, StoredFile>();
  const storeSource = async (source: string): Promise<StoredFile> => {
    const path = resolve(folder, source);
    try {
      const stored = await storeFile(db, storage, await readPictureFile(path));
      prepared.set(source, stored);
      return stored;
    } catch (error) {
      if (error instanceof NotAPicture) throw new Refused(`${path}: ${error.message}`, { cause: error });
      throw error;
    }
  };
  /** What can't be removed now does no harm. */
  const forget = async (stored: StoredFile): Promise<void> => {
    const isKept = await dropUnkept(db, storage, stored);
    if (!isKept) await removeSizes(media.dataDir, stored.key);
  };
  try {
    return await work({
      prepare: async (source) => {
        if (/^[a-z][a-z\d+.-]*:\/\//i.test(source))
          throw new Refused(`“${source}” is an address of the web: save the picture as a file first.`);
        const known = await knownAddress(db, source);
        if (known !== undefined) return known;
        const stored = prepared.get(source) ?? (await storeSource(source));
        await makeSizes(media.dataDir, storage, stored);
        return mediaAddress(stored.key);
      },
      keepIn: (tx) => async (source) => {
        const stored = prepared.get(source);
        if (stored) return mediaAddress(await keepFile(tx, stored));
        const known = await knownAddress(tx, source);
        if (known === undefined) throw new Error(`The picture ${source} was not prepared`);
        return known;
      },
    });
  } finally {
    for (const stored of prepared.values()) await forget(stored).catch(() => undefined);
  }
};
