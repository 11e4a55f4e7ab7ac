import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { Database } from "../database/connection.ts";
import { picture } from "../database/schema/media.ts";
import type { ArtSpec } from "../demo/art/index.ts";
import { placeholderKey, placeholderSvg } from "./placeholder.ts";

/** What a picture is made from. */
export type PictureSource =
  { kind: "photo"; bytes: Uint8Array } | { kind: "svg"; text: string } | { kind: "drawn"; spec: ArtSpec };

const placeholder: PictureSource = { kind: "svg", text: placeholderSvg };

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
  if (row.spec !== null) return { kind: "drawn", spec: row.spec };
  return row.file === null ? null : { kind: "photo", bytes: await readFile(join(mediaDir, row.file)) };
};
