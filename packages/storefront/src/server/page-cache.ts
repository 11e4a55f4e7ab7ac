import { LRUCache } from "lru-cache";
import type { Encoded } from "./encode.ts";

/** A cached public page: everything that a response needs, and nothing about a visitor. */
export interface KeptPage {
  readonly status: number;
  readonly location?: string;
  readonly body: Encoded;
  readonly policy: string;
  readonly etag: string;
  readonly tags: ReadonlySet<string>;
  /** Epoch ms. */
  readonly renderedAt: number;
}

export interface PageCacheOptions {
  /** ms for which a page is fresh. */
  readonly freshMs: number;
  /** ms after that in which the old page is sent while a new one is rendered. */
  readonly staleMs: number;
  /** Bytes of all bodies together. */
  readonly maxBytes: number;
}

export const pageCacheDefaults: PageCacheOptions = {
  freshMs: 60_000,
  staleMs: 600_000,
  maxBytes: 32 * 1024 * 1024,
};

export interface PageCache {
  /**
   * The page of a key: cached, or rendered by `render`, which runs once for concurrent requests. While the
   * marketplace is unavailable (status 503), a cached page of any age is returned.
   */
  get(key: string, render: () => Promise<KeptPage>): Promise<KeptPage>;
  /** Drops pages that have one of the tags, including those being rendered. */
  drop(tags: readonly string[]): void;
  /** Drops all pages. */
  clear(): void;
  readonly size: number;
}

/** A page that is not cached, only sent to the requests waiting for it: redirect, missing or failed. */
const worthKeeping = (page: KeptPage): boolean => page.status === 200;

interface Entry {
  readonly page: KeptPage;
  /** Its data has changed or may have: used only while no newer page can be rendered. */
  outdated: boolean;
}

const awayStatus = 503;

/** Counts the compressed forms from the start, although they are made later. */
const bytesOf = ({ page: { body } }: Entry): number => Math.ceil(body.identity.length * 1.5) + 1;

export const createPageCache = ({ freshMs, staleMs, maxBytes }: PageCacheOptions): PageCache => {
  const keysOf = new Map<string, Set<string>>();
  /** Tags that were dropped while a render ran, for each running render. */
  const running = new Map<string, { promise: Promise<KeptPage>; dropped: Set<string> | "all" }>();

  const pages = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: bytesOf,
    dispose: ({ page }, key) => {
      for (const tag of page.tags) {
        const keys = keysOf.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) keysOf.delete(tag);
      }
    },
  });

  const outdate = (entry: Entry | undefined): void => {
    if (entry) entry.outdated = true;
  };

  const keep = (key: string, page: KeptPage): void => {
    pages.set(key, { page, outdated: false });
    for (const tag of page.tags) {
      const keys = keysOf.get(tag) ?? new Set();
      keysOf.set(tag, keys.add(key));
    }
  };

  const renderOnce = (key: string, render: () => Promise<KeptPage>): Promise<KeptPage> => {
    const already = running.get(key);
    if (already) return already.promise;
    const promise = render()
      .then((page) => {
        const dropped = running.get(key)?.dropped;
        // Data changed during the render, so the page may be outdated and the next request renders again.
        const outdated = dropped === "all" || [...page.tags].some((tag) => dropped?.has(tag));
        if (page.status === awayStatus) return pages.peek(key)?.page ?? page;
        if (worthKeeping(page) && !outdated) keep(key, page);
        else if (!worthKeeping(page)) pages.delete(key);
        return page;
      })
      .finally(() => running.delete(key));
    running.set(key, { promise, dropped: new Set() });
    return promise;
  };

  return {
    get: (key, render) => {
      const entry = pages.get(key);
      const age = entry ? Date.now() - entry.page.renderedAt : Infinity;
      if (!entry || entry.outdated || age > freshMs + staleMs) return renderOnce(key, render);
      if (age > freshMs) {
        // Sends the old page to this visitor; after a failure it stays cached until it is too old.
        renderOnce(key, render).catch(() => undefined);
      }
      return Promise.resolve(entry.page);
    },
    drop: (tags) => {
      for (const tag of tags) {
        for (const key of keysOf.get(tag) ?? []) outdate(pages.peek(key));
        for (const run of running.values()) if (run.dropped !== "all") run.dropped.add(tag);
      }
    },
    clear: () => {
      for (const entry of pages.values()) outdate(entry);
      for (const run of running.values()) run.dropped = "all";
    },
    get size() {
      return pages.size;
    },
  };
};
