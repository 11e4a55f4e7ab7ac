import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { Database } from "../database/connection.ts";
import { picture } from "../database/schema/media.ts";
import type { MediaStorage } from "./storage/media-storage.ts";
import { defaultPictureSvgs, placeholderKey, placeholderSvg } from "./placeholder.ts";

/** The source that sizes are encoded from. */
export type PictureSource = { kind: "photo"; bytes: Uint8Array } | { kind: "svg"; text: string };

/**
 * Pictures of the demo marketplace are bundled with the code, so that starting doesn't generate or copy them.
 */
const demoDir = join(import.meta.dirname, "../demo/pictures");

const placeholder: PictureSource = { kind: "svg", text: placeholderSvg };

/** Null if no picture has that key or its file is missing. */
export const readPicture = async (
  db: Database,
  storage: MediaStorage,
  key: string,
): Promise<PictureSource | null> => {
  if (key === placeholderKey) return placeholder;
  const text = defaultPictureSvgs.get(key);
  if (text !== undefined) return { kind: "svg", text };
  const [row] = await db
    .select({ kind: picture.kind, file: picture.file })
    .from(picture)
    .where(eq(picture.key, key))
    .limit(1);
  if (row === undefined) return null;
  const bytes = await (row.kind === "demo" ? readFile(join(demoDir, row.file)) : storage.get(row.file));
  return bytes === null ? null : { kind: "photo", bytes };
};
