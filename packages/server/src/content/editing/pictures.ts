import { readFile, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { limits } from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { picture } from "../../database/schema/media.ts";
import { makeSizes } from "../../media/make-sizes.ts";
import { NotAPicture } from "../../media/normalise.ts";
import { openStorage, type StorageConfig } from "../../media/storage/open-storage.ts";
import { storePicture } from "../../media/store-picture.ts";
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
export const takePicture = async (
  db: Queryable,
  { media, folder }: PicturePlace,
  source: string,
): Promise<string> => {
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(source))
    throw new Refused(`“${source}” is an address of the web: save the picture as a file first.`);
  const key = source.startsWith("/media/") ? mediaKeyIn(source) : null;
  if (key !== null) {
    const [known] = await db.select({ key: picture.key }).from(picture).where(eq(picture.key, key));
    if (!known) throw new Refused(`The shop has no picture ${source}.`);
    return mediaAddress(key);
  }
  const path = resolve(folder, source);
  const bytes = await readPictureFile(path);
  const storage = openStorage(media);
  try {
    const stored = await storePicture(db, storage, bytes, null);
    await makeSizes(media.dataDir, storage, stored);
    return mediaAddress(stored);
  } catch (error) {
    if (error instanceof NotAPicture) throw new Refused(`${path}: ${error.message}`, { cause: error });
    throw error;
  }
};
