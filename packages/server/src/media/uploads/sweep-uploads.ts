import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { and, eq, inArray, isNull, lte } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import { picture, upload } from "../../database/schema/media.ts";
import { removeSizes } from "../picture-files.ts";
import type { MediaStorage } from "../storage/media-storage.ts";
import { incomingDir } from "./receive-file.ts";
import { dayMs } from "../../shared/durations.ts";

/** Milliseconds that an upload waits for a form to take it. */
const keepMs = dayMs;
const batch = 500;

/** Removes files whose reception broke off when a process ended. */
const sweepIncoming = async ({ config, clock }: AppContext): Promise<void> => {
  const folder = incomingDir(config.dataDir);
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < clock.now().getTime() - keepMs) await rm(path, { force: true });
  }
};

/** Removes pictures that no form took within a day. The rows go first: a file without a row harms nobody. */
export const sweepUploads = async (ctx: AppContext, storage: MediaStorage): Promise<void> => {
  const { db, clock, config } = ctx;
  const due = new Date(clock.now().getTime() - keepMs);
  for (;;) {
    const gone = await db.transaction(async (tx) => {
      const rows = await tx
        .select({ key: upload.key, file: picture.file })
        .from(upload)
        .innerJoin(picture, eq(picture.key, upload.key))
        .where(and(isNull(upload.takenAt), lte(upload.createdAt, due)))
        .limit(batch)
        .for("update", { of: upload, skipLocked: true });
      const keys = rows.map(({ key }) => key);
      if (keys.length === 0) return [];
      await tx.delete(upload).where(inArray(upload.key, keys));
      await tx.delete(picture).where(inArray(picture.key, keys));
      return rows;
    });
    for (const { key, file } of gone) {
      await storage.remove(file);
      await removeSizes(config.dataDir, key);
    }
    if (gone.length < batch) break;
  }
  await sweepIncoming(ctx);
};
