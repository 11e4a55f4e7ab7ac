import { eq } from "drizzle-orm";
import type { Queryable } from "../database/connection.ts";
import { picture } from "../database/schema/media.ts";

/** Path of a picture's file inside the media storage; undefined if there is no such picture. */
export const fileOf = async (db: Queryable, key: string): Promise<string | undefined> => {
  const [known] = await db.select({ file: picture.file }).from(picture).where(eq(picture.key, key)).limit(1);
  return known?.file;
};
