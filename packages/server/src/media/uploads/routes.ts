import { availableParallelism } from "node:os";
import multipart from "@fastify/multipart";
import { limits, uploadFile, uploadImage } from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../context.ts";
import { ensureOwner } from "../../http/callers/caller.ts";
import { countUpload } from "../../http/limits/try-limits.ts";
import { route } from "../../http/route.ts";
import { openStorage } from "../storage/open-storage.ts";
import { createGate } from "./gate.ts";
import { withReceivedFile } from "./receive-file.ts";
import { storeUpload } from "./store-upload.ts";
import { sweepUploads } from "./sweep-uploads.ts";

const hour = 3_600_000;

/** Uploads of pictures, in a scope that streams multipart bodies. */
export const registerUploads = (app: FastifyInstance, ctx: AppContext): void => {
  const storage = openStorage(ctx.config);
  // Decoding a large picture takes hundreds of megabytes, so the number is limited to the processor count.
  const gate = createGate(availableParallelism());
  // Reports a misconfigured bucket at startup, not with the first picture.
  if (ctx.config.s3)
    ctx.jobs.every("check-storage", hour, async () => {
      await storage.get("check");
    });
  ctx.jobs.every("delete-unused-uploads", hour, () => sweepUploads(ctx, storage));
  app.register(async (scope) => {
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      limits: { fileSize: limits.pictureBytes, files: 1, fields: 10, fieldSize: 1024, headerPairs: 50 },
    });
    for (const endpoint of [uploadImage, uploadFile]) {
      route(scope, ctx, endpoint, async ({ query, caller, request, reply }) => {
        const owner = ensureOwner(ctx, caller, reply);
        const sender = "userId" in owner ? `account:${owner.userId}` : `guest:${owner.guestKey}`;
        await countUpload(ctx, sender, caller.origin);
        return withReceivedFile(request, ctx.config.dataDir, (path, name) =>
          gate(() => storeUpload(ctx, storage, { path, name, owner, model: query.model })),
        );
      });
    }
  });
};
