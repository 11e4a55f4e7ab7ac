import { join } from "node:path";
import { Code, limits, type UploadedFile, uploadModels } from "@carmine/api/contract";
import type { AppContext } from "../../context.ts";
import { picture, upload } from "../../database/schema/media.ts";
import { transaction } from "../../database/transaction.ts";
import { Failure } from "../../http/envelope/failure.ts";
import type { Owner } from "../../http/callers/caller.ts";
import { mediaAddress } from "../../shared/media-address.ts";
import { NotAPicture, normalizePicture, type PictureFormat } from "../normalize-picture.ts";
import { shardOf, uploadKey } from "../picture-key.ts";
import { StorageUnavailable, type MediaStorage } from "../storage/media-storage.ts";
import { recordPendingUpload, deletePendingUpload, confirmUpload } from "../pending-uploads.ts";

const formats: ReadonlySet<PictureFormat> = new Set(["jpeg", "png", "webp", "gif"]);

const refusal = ({ problem }: NotAPicture): Failure => {
  if (problem.kind === "tooLarge")
    return new Failure(Code.badRequest, "pictureTooManyPixels", {
      width: problem.width,
      height: problem.height,
      megapixels: limits.picturePixels / 1_000_000,
    });
  return new Failure(Code.badRequest, problem.kind === "type" ? "pictureTypeUnsupported" : "pictureDamaged");
};

const readPicture = async (path: string) => {
  try {
    return await normalizePicture(path, formats);
  } catch (error) {
    if (error instanceof NotAPicture) throw refusal(error);
    throw error;
  }
};

/**
 * Re-encodes a received file and stores it for its uploader. A form takes it later (`takeUploads`).
 * @throws Failure 400 that names the type or pixel limit; 500 if the storage is unavailable
 */
export const storeUpload = async (
  { db, clock, log }: Pick<AppContext, "db" | "clock" | "log">,
  storage: MediaStorage,
  { path, name, owner, model }: { path: string; name: string; owner: Owner; model: string },
): Promise<UploadedFile> => {
  const { data, width, height } = await readPicture(path);
  const key = uploadKey();
  const file = join(shardOf(key), `${key}.webp`);
  await recordPendingUpload(db, { key, file });
  try {
    await storage.put(file, data);
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    log.error({ err: error }, "could not store an uploaded picture");
    throw new Failure(Code.failure, "pictureNotStored");
  }
  try {
    await transaction(db, async (tx) => {
      await tx
        .insert(picture)
        .values({ key, kind: "file", file, width, height, isPrivate: model === "settlement" });
      await confirmUpload(tx, file);
      await tx.insert(upload).values({
        key,
        model: uploadModels.find((known) => known === model) ?? "any",
        createdAt: clock.now(),
        ...("userId" in owner ? { accountId: owner.userId } : { guestKey: owner.guestKey }),
      });
    });
  } catch (error) {
    // If this fails, the sweep deletes the file.
    await deletePendingUpload(db, storage, { key, file }).catch(() => undefined);
    throw error;
  }
  return {
    fileName: name,
    extName: "webp",
    fileSize: data.length,
    url: mediaAddress(key),
    type: "image/webp",
    width,
    height,
  };
};
