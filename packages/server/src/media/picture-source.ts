import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { Database } from "../database/connection.ts";
import { picture } from "../database/schema/media.ts";
import { drawArt } from "../demo/art/index.ts";
import { placeholderKey, placeholderSvg } from "./placeholder.ts";

/** What a picture is made from; SVG is drawn at the size that is wanted. */
export interface PictureSource {
  bytes: Buffer;
  isSvg: boolean;
}

const svg = (text: string): PictureSource => ({ bytes: Buffer.from(text), isSvg: true });

export const placeholder: PictureSource = svg(placeholderSvg);

/** Null where there is no picture of that key. */
export const readPicture = async (
  db: Database,
  mediaDir: string,
  key: string,
): Promise<PictureSource | null> => {
  if (key === placeholderKey) return placeholder;
  const [row] = await db
    .select({ spec: picture.spec, file: picture.file })
    .from(picture)
    .where(eq(picture.key, key))
    .limit(1);
  if (row === undefined) return null;
  if (row.spec !== null) return svg(drawArt(row.spec));
  return row.file === null ? null : { bytes: await readFile(join(mediaDir, row.file)), isSvg: false };
};
