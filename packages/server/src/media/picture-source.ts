import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { Database } from "../database/connection.ts";
import { picture } from "../database/schema/media.ts";
import { placeholderKey, placeholderSvg } from "./placeholder.ts";

/** What a picture is made from. */
export type PictureSource = { kind: "photo"; bytes: Uint8Array } | { kind: "svg"; text: string };

/** Pictures of the demo marketplace are part of the code, so that no start has to make or copy them. */
const demoDir = join(import.meta.dirname, "../demo/pictures");

const placeholder: PictureSource = { kind: "svg", text: placeholderSvg };

const readIfThere = (path: string): Promise<Buffer | null> =>
  readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });

/** Null where there is no picture of that key, or its file is gone. */
export const readPicture = async (
  db: Database,
  mediaDir: string,
  key: string,
): Promise<PictureSource | null> => {
  if (key === placeholderKey) return placeholder;
  const [row] = await db
    .select({ kind: picture.kind, file: picture.file })
    .from(picture)
    .where(eq(picture.key, key))
    .limit(1);
  if (row === undefined) return null;
  const bytes = await readIfThere(join(row.kind === "demo" ? demoDir : mediaDir, row.file));
  return bytes === null ? null : { kind: "photo", bytes };
};
