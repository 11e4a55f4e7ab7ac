import { Code, type UploadModel } from "@carmine/api/contract";
import { and, eq, inArray, isNull, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { upload } from "../../database/schema/media.ts";
import { Failure } from "../../http/envelope/failure.ts";

const uploadAddress = /^(?:https?:\/\/[^/]+)?\/media\/(u-[0-9a-f]{32})\.webp$/;

interface Taking {
  /** URLs as returned by `upload/image`, with or without the shop's own host. */
  readonly urls: readonly string[];
  readonly accountId: number;
  readonly model: UploadModel;
  readonly now: Date;
}

/** Pictures of an account that a form of this kind may use. Once used, a picture belongs to that kind. */
export const uploadsFor = (accountId: number, model: UploadModel): SQL | undefined =>
  and(eq(upload.accountId, accountId), inArray(upload.model, [model, "any"]));

/**
 * Attaches uploaded pictures to a form, in the transaction that writes the form. Each is used once, and only
 * by its uploader for its purpose.
 * @returns their keys, in the given order
 * @throws Failure 400 if one is foreign, used or removed
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
  // Differs from the given number if a URL is repeated.
  if (taken.length !== keys.length) throw new Failure(Code.badRequest, "pictureGone");
  return keys;
};
