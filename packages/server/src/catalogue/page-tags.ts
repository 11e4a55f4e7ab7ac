import type { FastifyInstance } from "fastify";
import type { Pool, PoolClient } from "pg";
import type { AppContext } from "../context.ts";
import { poolOf } from "./statement.ts";
import type { TaggedCache } from "./tagged-cache.ts";

const retryMs = 1000;

/**
 * Keeps a cache true: page tags that any process publishes drop the answers that carry them. While the connection that
 * listens is broken nothing can be known, so the cache is emptied when it breaks and when it is back.
 */
export const followPageTags = (app: FastifyInstance, ctx: AppContext, cache: TaggedCache): void => {
  let client: PoolClient | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  const listen = async (): Promise<void> => {
    try {
      client = await (poolOf(ctx.db) as Pool).connect();
      client.on("notification", ({ payload }) => cache.drop(payload?.split(",") ?? []));
      client.on("error", lost);
      await client.query("listen page_tags");
      cache.clear();
      cache.enabled = true;
    } catch (error) {
      lost(error as Error);
    }
  };
  const lost = (error: Error) => {
    cache.enabled = false;
    cache.clear();
    client?.release(error);
    client = undefined;
    if (closed) return;
    ctx.log.warn({ err: error }, "page tags can't be listened to; nothing is cached until they can");
    retry = setTimeout(() => void listen(), retryMs);
    retry.unref();
  };

  app.addHook("onReady", listen);
  app.addHook("onClose", () => {
    closed = true;
    clearTimeout(retry);
    cache.clear();
    // The connection listens, so it can't go back to the pool.
    client?.release(true);
    client = undefined;
  });
};
