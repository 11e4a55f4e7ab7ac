import { Code } from "@carmine/api/contract";
import { inArray } from "drizzle-orm";
import type { Queryable } from "../database/connection.ts";
import { picture } from "../database/schema/media.ts";
import { Failure } from "../http/envelope/failure.ts";

/** A picture's address as `upload/image` answers it, with or without a host. */
const address = /^(?:https?:\/\/[^/]+)?\/media\/([\w-]+)\.\w+$/;

/**
 * The keys of uploaded pictures.
 * @throws Failure 400 for an address that is none of ours
 */
export const pictureKeys = async (db: Queryable, addresses: readonly string[]): Promise<string[]> => {
  const keys = addresses.map((text) => address.exec(text)?.[1] ?? "");
  if (keys.length === 0) return keys;
  const known = await db.select({ key: picture.key }).from(picture).where(inArray(picture.key, keys));
  const found = new Set(known.map(({ key }) => key));
  if (!keys.every((key) => found.has(key))) throw new Failure(Code.badRequest, "pictureGone");
  return keys;
};
