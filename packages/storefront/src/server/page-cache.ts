import { channel } from "node:diagnostics_channel";
import { TaggedCache } from "@carmine/api/tagged-cache";
import type { Encoded } from "./encode.ts";
import { unavailableStatus } from "../rendering/watch-outage.ts";

/** A cached public page: everything that a response needs, and nothing personal. */
export interface CachedPage {
  readonly status: number;
  readonly location?: string;
  readonly body: Encoded;
  readonly policy: string;
  readonly etag: string;
  readonly tags: ReadonlySet<string>;
}

export type PageCache = TaggedCache<CachedPage>;

const freshMs = 60_000;
/** Milliseconds after expiry in which the old page is sent while a new one is rendered. */
const staleMs = 600_000;
export const defaultMaxBytes = 32 * 1024 * 1024;

/** @param maxBytes bytes of all bodies, including an estimate for the compressed ones, which are created later */
export const createPageCache = (maxBytes: number): PageCache =>
  new TaggedCache({
    maxSize: maxBytes,
    sizeOf: ({ body }) => Math.ceil(body.identity.length * 1.5) + 1,
    freshMs,
    staleMs,
    // Redirects, missing and failed pages are sent only to the requests that wait for them.
    isCacheable: ({ status }) => status === 200,
  });

/** Thrown by a render while the marketplace is unavailable, so that the last page stays cached. */
class MarketplaceAway extends Error {
  override readonly name = "MarketplaceAway";
  readonly page: CachedPage;

  constructor(page: CachedPage) {
    super("The marketplace is unavailable");
    this.page = page;
  }
}

/** Publishes each read of the cache, and each miss; the marketplace's metrics subscribe to it. */
const cacheChannel = channel("carmine:cache");

/**
 * Returns the cached page of a key or renders it. While the marketplace is unavailable (`unavailableStatus`), returns the last
 * cached page, whatever its age.
 */
export const pageFrom = async (
  cache: PageCache,
  key: string,
  render: () => Promise<CachedPage>,
): Promise<CachedPage> => {
  const renderOrThrow = async (): Promise<CachedPage> => {
    cacheChannel.publish({ cache: "pages", event: "miss" });
    const page = await render();
    if (page.status === unavailableStatus) throw new MarketplaceAway(page);
    return page;
  };
  cacheChannel.publish({ cache: "pages", event: "read" });
  try {
    return await cache.get(key, renderOrThrow, ({ tags }) => tags);
  } catch (error) {
    if (error instanceof MarketplaceAway) return cache.last(key) ?? error.page;
    throw error;
  }
};
