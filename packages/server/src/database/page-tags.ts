import type { FastifyBaseLogger } from "fastify";
import pg from "pg";

/** Called with the tags whose pages are outdated; with `undefined` when notices may have been lost. */
export type TagListener = (tags: readonly string[] | undefined) => void;

export interface PageTags {
  /** @returns how to end the subscription */
  follow(listener: TagListener): () => void;
  stop(): Promise<void>;
}

const retryMs = 1000;

/**
 * Listens for the page tags that any process publishes when it commits a change (channel `page_tags`). A broken
 * connection is opened again; the listeners are then told that they may have missed something.
 */
export const followPageTags = async (url: string, log: FastifyBaseLogger): Promise<PageTags> => {
  const listeners = new Set<TagListener>();
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;

  const tell: TagListener = (tags) => {
    for (const listener of listeners) listener(tags);
  };
  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true });
    fresh.on("notification", ({ payload = "" }) => tell(payload.split(",").filter(Boolean)));
    fresh.on("error", (error) => lost(fresh, error));
    fresh.on("end", () => lost(fresh, new Error("the connection ended")));
    client = fresh;
    await fresh.connect();
    await fresh.query("listen page_tags");
  };
  const lost = (broken: pg.Client, error: Error): void => {
    // A connection that breaks tells it twice.
    if (stopped || broken !== client) return;
    client = undefined;
    log.warn({ err: error }, "page tags can't be listened to at the moment");
    tell(undefined);
    retry = setTimeout(() => {
      connect().then(
        () => tell(undefined),
        (failure: Error) => client && lost(client, failure),
      );
    }, retryMs);
    retry.unref();
  };

  await connect();
  return {
    follow: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: async () => {
      stopped = true;
      clearTimeout(retry);
      listeners.clear();
      await client?.end();
    },
  };
};
