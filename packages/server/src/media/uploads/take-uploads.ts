import { Code, type UploadModel } from "@carmine/api/contract";
import { and, eq, inArray, isNull, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { upload } from "../../database/schema/media.ts";
import { Failure } from "../../http/envelope/failure.ts";

const uploadAddress = /^(?:https?:\/\/[^/]+)?\/media\/(u-[0-9a-f]{32})\.webp$/;

interface Taking {
  /** Addresses as `upload/image` answered them, with or without the shop's own host. */
  readonly urls: readonly string[];
  readonly accountId: number;
  readonly model: UploadModel;
  readonly now: Date;
}

/** Pictures of an account that a form of this kind may take. One that is taken belongs to that kind from then on. */
export const uploadsFor = (accountId: number, model: UploadModel): SQL | undefined =>
  and(eq(upload.accountId, accountId), inArray(upload.model, [model, "any"]));

/**
 * Makes pictures that the shopper sent part of a form, in the transaction that writes the form. Each is taken once,
 * and only by its sender for what it was sent.
 * @returns their keys, in the given order
 * @throws Failure 400 where one is foreign, taken or removed
 */
export const takeUploads = async (
  tx: Queryable,
  { urls, accountId, model, now }: Taking,
): Promise<string[]> => {
  if (urls.length === 0) return [];
  const keys = urls.map((url) => uploadAddress.exec(url)?.[1] ?? "");
  const taken = await tx
    .update(upload)
    .set({ takenAt: now, model })
    .where(and(inArray(upload.key, keys), uploadsFor(accountId, model), isNull(upload.takenAt)))
    .returning({ key: upload.key });
  // Equal to the given number only if no address came twice.
  if (taken.length !== keys.length) throw new Failure(Code.badRequest, "pictureGone");
  return keys;
};
