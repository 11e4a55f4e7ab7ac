import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { and, eq, inArray, isNull, lte } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import { picture, pendingUpload, upload } from "../../database/schema/media.ts";
import type { MediaStorage } from "../storage/media-storage.ts";
import { deleteOrphanedUploads } from "../pending-uploads.ts";
import { dayMs } from "../../shared/durations.ts";
import { incomingDir } from "./receive-file.ts";
import { transaction } from "../../database/transaction.ts";

/** Milliseconds until an unused upload is deleted. */
const keepMs = dayMs;
const batch = 500;

/** Removes files of interrupted uploads. */
const sweepIncoming = async ({ config, clock }: AppContext): Promise<void> => {
  const folder = incomingDir(config.dataDir);
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < clock.now().getTime() - keepMs) await rm(path, { force: true });
  }
};

/** Removes pictures that no form used within a day, then all files without a picture row. */
export const sweepUploads = async (ctx: AppContext, storage: MediaStorage): Promise<void> => {
  await sweepIncoming(ctx);
  const { db, clock } = ctx;
  const due = new Date(clock.now().getTime() - keepMs);
  for (let taken = batch; taken === batch;)
    taken = await transaction(db, async (tx) => {
      const rows = await tx
        .select({ key: upload.key, file: picture.file })
        .from(upload)
        .innerJoin(picture, eq(picture.key, upload.key))
        .where(and(isNull(upload.takenAt), lte(upload.createdAt, due)))
        .limit(batch)
        .for("update", { of: upload, skipLocked: true });
      if (rows.length === 0) return 0;
      const keys = rows.map(({ key }) => key);
      await tx.delete(upload).where(inArray(upload.key, keys));
      await tx.delete(picture).where(inArray(picture.key, keys));
      await tx.insert(pendingUpload).values(rows.map((row) => ({ ...row, dueAt: clock.now() })));
      return rows.length;
    });
  await deleteOrphanedUploads(ctx, storage);
};
