import type { FastifyBaseLogger } from "fastify";
import { Client, Pool } from "pg";
import type { Database } from "./connection.ts";
import { subscribeToOwnTags } from "./publish-tags.ts";

/** Called with the tags whose pages are outdated; with `undefined` if notifications may have been lost. */
export type TagListener = (tags: readonly string[] | undefined) => void;

export interface PageTags {
  /** Whether notifications arrive now. While they don't, nothing that depends on them may be cached. */
  readonly live: boolean;
  /** @returns a function that ends the subscription */
  readonly subscribe: (listener: TagListener) => () => void;
  stop(): Promise<void>;
}

const retryMs = 1000;

/**
 * Subscribes to the page tags that any process publishes when it commits (channel `page_tags`). One
 * connection per process, opened for the first subscriber. Tags of this process are delivered before the
 * writer continues. A broken connection is reopened; subscribers are called when notifications may have been
 * lost and when they arrive again.
 * @param url connection string without a pooler, because LISTEN needs a session; the pool's one by default
 */
export const createPageTags = (db: Database, log: FastifyBaseLogger, url?: string): PageTags => {
  const { options } = (db as Database & { $client: Pool }).$client;
  const listeners = new Set<TagListener>();
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let live = false;
  let stopped = false;
  let isLossLogged = false;

  const callListeners: TagListener = (tags) => {
    for (const listener of listeners) listener(tags);
  };
  const connect = async (): Promise<void> => {
    const fresh = new Client({
      ...options,
      ...(url !== undefined && { connectionString: url }),
      keepAlive: true,
    });
    client = fresh;
    fresh.on("notification", ({ payload = "" }) => callListeners(payload.split(",").filter(Boolean)));
    fresh.on("error", (error) => lost(fresh, error));
    fresh.on("end", () => lost(fresh, new Error("the connection ended")));
    try {
      await fresh.connect();
      await fresh.query("listen page_tags");
    } catch (error) {
      return lost(fresh, error as Error);
    }
    if (stopped) return;
    live = true;
    isLossLogged = false;
    callListeners(undefined);
  };
  const lost = (broken: Client, error: Error): void => {
    // A broken connection emits more than one error.
    if (stopped || broken !== client) return;
    client = undefined;
    // It may still be connected and would stay open forever.
    broken.end().catch(() => undefined);
    if (!isLossLogged)
      log.warn(
        { reason: error.message },
        "lost the subscription to page tags; nothing new is cached until it is restored",
      );
    isLossLogged = true;
    live = false;
    callListeners(undefined);
    retry = setTimeout(() => void connect(), retryMs);
    retry.unref();
  };

  const unsubscribe = subscribeToOwnTags(db, callListeners);
  let started = false;
  return {
    get live() {
      return live;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      if (!started) void connect();
      started = true;
      return () => listeners.delete(listener);
    },
    stop: async () => {
      stopped = true;
      live = false;
      clearTimeout(retry);
      unsubscribe();
      listeners.clear();
      // Also a connection that is being opened, or has just broken.
      await client?.end().catch(() => undefined);
    },
  };
};
