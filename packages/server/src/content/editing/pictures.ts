import { readFile, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { limits } from "@carmine/api/contract";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../../database/connection.ts";
import { picture, upload } from "../../database/schema/media.ts";
import { makeSizes } from "../../media/make-sizes.ts";
import { NotAPicture } from "../../media/normalize-picture.ts";
import { removeSizes } from "../../media/picture-files.ts";
import { openStorage, type StorageConfig } from "../../media/storage/open-storage.ts";
import { discardStoredFile, insertPicture, storeFile, type StoredFile } from "../../media/store-picture.ts";
import { mediaAddress, mediaKeyIn } from "../../shared/media-address.ts";
import { Refused } from "./refused.ts";

/** Source folder and target of pictures. */
export interface PicturePlace {
  readonly media: StorageConfig;
  /** Base folder of relative paths. Null refuses files of the server: only pictures of the shop are known. */
  readonly folder: string | null;
  /** The account whose uploads the write may use. */
  readonly accountId: number | null;
}

const readPictureFile = async (path: string): Promise<Buffer> => {
  const info = await stat(path).catch(() => undefined);
  if (!info?.isFile()) throw new Refused(`There is no picture ${path}.`);
  if (info.size > limits.pictureBytes)
    throw new Refused(`${path} is larger than ${limits.pictureBytes / 1024 / 1024} MB.`);
  return readFile(path).catch(() => {
    throw new Refused(`Can’t read ${path}; check its permissions.`);
  });
};

/**
 * Adds a picture to the shop.
 * @param source a file, or the URL of a picture of the shop: `/media/….webp`
 * @returns its URL
 * @throws Refused
 */
export type TakePicture = (source: string) => Promise<string>;

/** Adds pictures in two steps, so that no transaction waits for files, encoding and storage. */
export interface Pictures {
  /** Before the transaction: encodes and stores the files, without inserting picture rows. */
  readonly prepare: TakePicture;
  /** In the transaction: inserts picture rows. */
  readonly keepIn: (tx: Transaction) => TakePicture;
}

/**
 * Private pictures, and uploads without a use, except those of the account, aren't pictures of the shop.
 * @returns undefined if it isn't a picture URL of the shop
 */
const knownAddress = async (
  db: Queryable,
  source: string,
  accountId: number | null,
): Promise<string | undefined> => {
  const key = source.startsWith("/media/") ? mediaKeyIn(source) : null;
  if (key === null) return undefined;
  const [known] = await db
    .select({
      isPrivate: picture.isPrivate,
      uploaderId: upload.accountId,
      takenAt: upload.takenAt,
      uploadKey: upload.key,
    })
    .from(picture)
    .leftJoin(upload, eq(upload.key, picture.key))
    .where(eq(picture.key, key));
  const isPending = known?.uploadKey != null && known.takenAt === null;
  if (!known || known.isPrivate || (isPending && known.uploaderId !== accountId))
    throw new Refused(`The shop has no picture ${source}.`, { text: { key: "pictureGone" } });
  return mediaAddress(key);
};

/** Marks an upload as used, so that the sweep doesn't delete it. It may be used again, such as by an undo. */
const takeUpload = async (tx: Transaction, address: string): Promise<void> => {
  const key = mediaKeyIn(address) ?? "";
  await tx
    .update(upload)
    .set({ takenAt: sql`now()` })
    .where(and(eq(upload.key, key), isNull(upload.takenAt)));
};

/**
 * Runs a write with pictures. Stored files without a picture row, because it failed or a concurrent write
 * stored the same picture, are removed.
 * @param work prepares all pictures, then keeps them in the transaction that references them
 */
export const withPictures = async <Result>(
  db: Database,
  { media, folder, accountId }: PicturePlace,
  work: (pictures: Pictures) => Promise<Result>,
): Promise<Result> => {
  const storage = openStorage(media);
  /** Files by source. */
  const prepared = new Map<string, StoredFile>();
  const storeSource = async (source: string): Promise<StoredFile> => {
    if (folder === null)
      throw new Refused(`“${source}” is not a picture of the shop.`, { text: { key: "pictureGone" } });
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
  /** Errors are ignored, because the sweep removes the file later. */
  const forget = async (stored: StoredFile): Promise<void> => {
    const isKept = await discardStoredFile(db, storage, stored);
    if (!isKept) await removeSizes(media.dataDir, stored.key);
  };
  try {
    return await work({
      prepare: async (source) => {
        if (/^[a-z][a-z\d+.-]*:\/\//i.test(source))
          throw new Refused(`“${source}” is a web URL; save the picture as a file first.`);
        const known = await knownAddress(db, source, accountId);
        if (known !== undefined) return known;
        const stored = prepared.get(source) ?? (await storeSource(source));
        await makeSizes(media.dataDir, storage, stored);
        return mediaAddress(stored.key);
      },
      keepIn: (tx) => async (source) => {
        const stored = prepared.get(source);
        if (stored) return mediaAddress(await insertPicture(tx, stored));
        const known = await knownAddress(tx, source, accountId);
        if (known === undefined) throw new Error(`The picture ${source} was not prepared`);
        await takeUpload(tx, known);
        return known;
      },
    });
  } finally {
    for (const stored of prepared.values()) await forget(stored).catch(() => undefined);
  }
};
