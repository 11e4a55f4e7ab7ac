import { parseCookie } from "cookie";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";
import { resolveCaller } from "../http/callers/caller.ts";
import { originKey } from "../http/limits/try-limits.ts";
import { QueueFull } from "./fair-queue.ts";
import { registerIconPictures } from "./icon-pictures.ts";
import { createPictureServer, readVariant } from "./picture-server.ts";
import { isPrivate, mayViewPrivate } from "./private-pictures.ts";
import { warmPictures } from "./warm-pictures.ts";

/** The key is unique per content, so a key's picture never changes. */
const forEver = "public, max-age=31536000, immutable";
/** A missing picture can appear later, when an import is repeated. */
const shortly = "public, max-age=60";

/** Documents of applications must not be cached anywhere. */
const confidential = "private, no-store";

export const registerMedia = (app: FastifyInstance, ctx: AppContext): void => {
  registerIconPictures(app);
  const pictures = createPictureServer(ctx);
  const stop = new AbortController();
  app.addHook("onReady", () => {
    void warmPictures(ctx, pictures, stop.signal);
  });
  app.addHook("onClose", async () => {
    stop.abort();
    await pictures.close();
  });

  app.get<{ Params: { "*": string } }>("/media/*", async (request, reply) => {
    const variant = readVariant(request.params["*"]);
    if (variant === null) return reply.code(404).type("text/plain").send("Not found");
    reply.header("x-content-type-options", "nosniff");
    const hidden = await isPrivate(ctx.db, variant.key);
    if (hidden) {
      reply.header("cache-control", confidential);
      const caller = await resolveCaller(ctx, request, parseCookie(request.headers.cookie ?? ""));
      if (!(await mayViewPrivate(ctx, caller, variant.key)))
        return reply.code(404).type("text/plain").send("Not found");
    }
    const etag = `"${variant.key}@${variant.width}.${variant.format}"`;
    // A client that sends the ETag has the picture; placeholders have no ETag.
    if (!hidden && request.headers["if-none-match"]?.includes(etag))
      return reply.code(304).header("cache-control", forEver).header("etag", etag).send();
    const served = await pictures.serve(variant, originKey(request.ip)).catch((error: unknown) => {
      if (error instanceof QueueFull) return error;
      throw error;
    });
    if (served instanceof QueueFull)
      return reply
        .code(503)
        .header("retry-after", String(served.retryAfterSeconds))
        .header("cache-control", "no-store")
        .type("text/plain")
        .send(served.message);
    const { bytes, isPlaceholder } = served;
    reply.type(`image/${variant.format}`);
    if (!hidden) reply.header("cache-control", isPlaceholder ? shortly : forEver);
    if (!hidden && !isPlaceholder) reply.header("etag", etag);
    return reply.send(bytes);
  });
};
