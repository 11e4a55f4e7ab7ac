import { LRUCache } from "lru-cache";
import type { Encoded } from "./encode.ts";

/** A public page as it is kept: everything that a response needs, nothing about a visitor. */
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
  /** ms that a page is sent without a look at its age. */
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
   * The page of a key: kept, or rendered by `render`, which runs once however many ask at the same time. While the
   * marketplace is away (status 503) a page that was kept before is answered, however old it is.
   */
  get(key: string, render: () => Promise<KeptPage>): Promise<KeptPage>;
  /** Pages that carry one of the tags are rendered anew, also those being rendered at this moment. */
  drop(tags: readonly string[]): void;
  /** All pages are rendered anew. */
  clear(): void;
  readonly size: number;
}

/** A page that is only handed to those who waited for it: moved, missing or failed. */
const worthKeeping = (page: KeptPage): boolean => page.status === 200;

interface Entry {
  readonly page: KeptPage;
  /** What it shows has changed, or may have: good only while there is nothing newer to be had. */
  outdated: boolean;
}

const awayStatus = 503;

/** Room for the compressed forms is counted from the start: they are made later. */
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
        // Data changed under the render: what it shows may be old, so the next visitor gets a new one.
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
        // The old page is good for this visitor; a failure leaves it in place until it is too old.
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
