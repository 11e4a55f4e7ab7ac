import { readFile, realpath, stat } from "node:fs/promises";
import { basename, isAbsolute, join, sep } from "node:path";
import { and, eq } from "drizzle-orm";
import type { Database } from "../database/connection.ts";
import { importedPicture, picture } from "../database/schema/media.ts";
import { makeSizes } from "../media/make-sizes.ts";
import { NotAPicture } from "../media/normalize-picture.ts";
import { openStorage, type StorageConfig } from "../media/storage/open-storage.ts";
import { fileOf } from "../media/file-of.ts";
import { storePicture } from "../media/store-picture.ts";
import { fetchLimits, fetchPicture, PictureUnavailable } from "./fetch-picture.ts";

/** Number of failed connections after which a host's other pictures are skipped. */
const maxFailures = 2;

const isAddress = (source: string): boolean =>
  /^[a-z][a-z\d+.-]*:\/\//i.test(source) || source.startsWith("//");

/**
 * Reads a picture from the folder: by its path, else by its file name, because exports often name
 * `images/x.jpg` while the given folder is `images` itself.
 * @throws PictureUnavailable if it doesn't exist or the path leads out of the folder
 */
const readLocalPicture = async (folder: string, source: string): Promise<Buffer> => {
  const outside = () => new PictureUnavailable({ key: "importPictureOutside", values: { path: source } });
  if (isAbsolute(source) || source.includes("\0")) throw outside();
  const base = await realpath(folder);
  // Symbolic links must not lead out of the folder either.
  const found = (below: string) => realpath(join(base, below)).catch(() => undefined);
  const path = (await found(source)) ?? (await found(basename(source)));
  if (path === undefined)
    throw new PictureUnavailable({ key: "importPictureMissing", values: { path: source } });
  if (!path.startsWith(base.endsWith(sep) ? base : base + sep)) throw outside();
  const info = await stat(path);
  if (!info.isFile()) throw new PictureUnavailable({ key: "importPictureNoFile", values: { path: source } });
  if (info.size > fetchLimits.maxBytes)
    throw new PictureUnavailable({ key: "importPictureTooLarge", values: { max: 15 } });
  return readFile(path);
};

/** The folder's file with the name of a URL's last segment; null if there is none. */
const readWebPicture = async (folder: string, address: string): Promise<Buffer | null> => {
  const path = URL.canParse(address, "https://x.invalid")
    ? new URL(address, "https://x.invalid").pathname
    : "";
  try {
    const name = basename(decodeURIComponent(path));
    return name === "" ? null : await readLocalPicture(folder, name);
  } catch (error) {
    // A URL with an invalid "%" escape has no file name either.
    if (error instanceof PictureUnavailable || error instanceof URIError) return null;
    throw error;
  }
};

/** An imported picture; `isKept` if its source is unavailable and the one of an earlier import stays. */
export interface TakenPicture {
  key: string;
  isKept: boolean;
}

export interface PictureImporter {
  /**
   * Stores a picture of a merchant's file.
   * @throws PictureUnavailable with the reason for the report
   */
  take(merchantId: number, source: string): Promise<TakenPicture>;
}

export interface PictureImporterOptions {
  db: Database;
  media: StorageConfig;
  /** Folder of pictures with a relative path. */
  folder: string;
  /** Whether the folder may contain the files of URLs, named by their last segment. */
  hasWebPictures?: boolean;
  fetch?: (address: string) => Promise<Buffer>;
}

/** Reads pictures from a folder or the web. A URL that was already imported isn't fetched again. */
export const createPictureImporter = ({
  db,
  media,
  folder,
  hasWebPictures = false,
  fetch = fetchPicture,
}: PictureImporterOptions): PictureImporter => {
  const storage = openStorage(media);
  const failures = new Map<string, number>();

  const fromWeb = async (source: string): Promise<string> => {
    const address = source.startsWith("//") ? `https:${source}` : source;
    const [known] = await db
      .select({ key: picture.key })
      .from(picture)
      .where(eq(picture.source, address))
      .limit(1);
    if (known) return known.key;
    const host = URL.canParse(address) ? new URL(address).host : "";
    if ((failures.get(host) ?? 0) >= maxFailures)
      throw new PictureUnavailable({ key: "importPictureHostDown", values: { host } });
    try {
      return await storePicture(db, storage, await fetch(address), address);
    } catch (error) {
      if (error instanceof PictureUnavailable && error.hostIsDown)
        failures.set(host, (failures.get(host) ?? 0) + 1);
      throw error;
    }
  };

  const fetchKey = async (source: string): Promise<string> => {
    try {
      const local = hasWebPictures && isAddress(source) ? await readWebPicture(folder, source) : null;
      const key = local
        ? await storePicture(db, storage, local, null)
        : isAddress(source)
          ? await fromWeb(source)
          : await storePicture(db, storage, await readLocalPicture(folder, source), null);
      const file = await fileOf(db, key);
      if (file !== undefined) await makeSizes(media.dataDir, storage, { key, file });
      return key;
    } catch (error) {
      if (error instanceof NotAPicture)
        throw new PictureUnavailable({ key: "importPictureUnreadable", values: { path: source } });
      throw error;
    }
  };

  const takenBefore = async (merchantId: number, source: string): Promise<string | undefined> => {
    const [row] = await db
      .select({ key: importedPicture.key })
      .from(importedPicture)
      .where(and(eq(importedPicture.merchantId, merchantId), eq(importedPicture.source, source)))
      .limit(1);
    return row?.key;
  };

  return {
    take: async (merchantId, source) => {
      try {
        const key = await fetchKey(source);
        await db
          .insert(importedPicture)
          .values({ merchantId, source, key })
          .onConflictDoUpdate({ target: [importedPicture.merchantId, importedPicture.source], set: { key } });
        return { key, isKept: false };
      } catch (error) {
        if (!(error instanceof PictureUnavailable)) throw error;
        const key = await takenBefore(merchantId, source);
        if (key === undefined) throw error;
        return { key, isKept: true };
      }
    },
  };
};
