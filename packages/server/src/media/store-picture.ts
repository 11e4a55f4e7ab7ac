import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { Queryable } from "../database/connection.ts";
import { picture } from "../database/schema/media.ts";
import { normalise, type PictureFormat } from "./normalise.ts";
import { fileKey, shardOf } from "./picture-key.ts";
import type { MediaStorage } from "./storage/media-storage.ts";

const formats: ReadonlySet<PictureFormat> = new Set(["jpeg", "png", "webp", "avif", "heif", "gif", "tiff"]);

/**
 * Stores a picture that came from outside: what counts is its content, whatever it is named. The same bytes are stored
 * once.
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
  const key = fileKey(bytes);
  const [known] = await db.select({ key: picture.key }).from(picture).where(eq(picture.key, key)).limit(1);
  if (known) {
    if (source !== null) await db.update(picture).set({ source }).where(eq(picture.key, key));
    return key;
  }
  const file = join(shardOf(key), `${key}.webp`);
  const { data, width, height } = await normalise(bytes, formats);
  await storage.put(file, data);
  await db.insert(picture).values({ key, kind: "file", file, width, height, source }).onConflictDoNothing();
  return key;
};
