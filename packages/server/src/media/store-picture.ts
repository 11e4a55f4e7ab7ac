import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import type { Queryable } from "../database/connection.ts";
import { picture } from "../database/schema/media.ts";
import { mostPixels } from "./encode.ts";
import { writeWhole } from "./picture-files.ts";
import { fileKey, shardOf } from "./picture-key.ts";

/** Px; larger than any width that is served, so that a later, larger one still has something to come from. */
const storedWidth = 1280;
const formats = new Set(["jpeg", "png", "webp", "avif", "heif", "gif", "tiff"]);

/** The bytes are no picture that is taken. */
export class NotAPicture extends Error {
  override readonly name = "NotAPicture";
}

/** What a shop keeps of a picture: turned upright, no larger than needed, without the metadata of the camera. */
const normalised = async (bytes: Buffer) => {
  try {
    const input = sharp(bytes, { limitInputPixels: mostPixels });
    const { format } = await input.metadata();
    // SVG can carry script and references.
    if (!formats.has(format))
      throw new NotAPicture(`${format} is not taken; JPEG, PNG, WebP, AVIF or GIF are.`);
    return await input
      .rotate()
      .resize({ width: storedWidth, height: storedWidth, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 88, effort: 3 })
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    if (error instanceof NotAPicture) throw error;
    throw new NotAPicture("The file is no picture, or a broken or far too large one.", { cause: error });
  }
};

/**
 * Stores a picture that came from outside: what counts is its content, whatever it is named. The same bytes are stored
 * once.
 * @param source where it came from, to be found again by a repeated import
 * @returns its key
 * @throws NotAPicture
 */
export const storePicture = async (
  db: Queryable,
  dataDir: string,
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
  const { data, info } = await normalised(bytes);
  await writeWhole(join(dataDir, "media", file), data);
  await db
    .insert(picture)
    .values({ key, kind: "file", file, width: info.width, height: info.height, source })
    .onConflictDoNothing();
  return key;
};
