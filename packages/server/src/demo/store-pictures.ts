import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Queryable } from "../database/connection.ts";
import { picture } from "../database/schema/media.ts";
import { demoKey } from "../media/picture-key.ts";
import { pictureFile } from "./picture-file.ts";
import type { PictureSpec } from "./picture-spec.ts";

const folder = join(import.meta.dirname, "pictures");

/**
 * Registers pictures of the demo marketplace; their files aren't copied.
 * @returns their keys, in the order of `specs`
 */
export const storePictures = async (db: Queryable, specs: readonly PictureSpec[]): Promise<string[]> => {
  const rows = await Promise.all(
    specs.map(pictureFile).map(async (file) => {
      const key = demoKey(await readFile(join(folder, file)));
      return { key, kind: "demo" as const, file };
    }),
  );
  if (rows.length > 0) await db.insert(picture).values(rows).onConflictDoNothing();
  return rows.map(({ key }) => key);
};
