import { TaggedCache } from "@carmine/api/tagged-cache";
import type { Encoded } from "./encode.ts";

/** A cached public page: everything that a response needs, and nothing about a visitor. */
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
/** Milliseconds after that in which the old page is sent while a new one is rendered. */
const staleMs = 600_000;
export const defaultMaxBytes = 32 * 1024 * 1024;

/** @param maxBytes bytes of all bodies together; the compressed ones, which are made later, are estimated */
export const createPageCache = (maxBytes: number): PageCache =>
  new TaggedCache({
    maxSize: maxBytes,
    sizeOf: ({ body }) => Math.ceil(body.identity.length * 1.5) + 1,
    freshMs,
    staleMs,
    // Redirects, missing and failed pages are sent to the waiting requests only.
    isCacheable: ({ status }) => status === 200,
  });

/** Thrown by a render while the marketplace is unavailable, so that the last page stays in the cache. */
class MarketplaceAway extends Error {
  override readonly name = "MarketplaceAway";
  readonly page: CachedPage;

  constructor(page: CachedPage) {
    super("The marketplace is unavailable");
    this.page = page;
  }
}

/**
 * The page of a key, rendered if it isn't cached. While the marketplace is unavailable (status 503), the last cached page is
 * returned, however old.
 */
export const pageFrom = async (
  cache: PageCache,
  key: string,
  render: () => Promise<CachedPage>,
): Promise<CachedPage> => {
  const renderOrThrow = async (): Promise<CachedPage> => {
    const page = await render();
    if (page.status === 503) throw new MarketplaceAway(page);
    return page;
  };
  try {
    return await cache.get(key, renderOrThrow, ({ tags }) => tags);
  } catch (error) {
    if (error instanceof MarketplaceAway) return cache.last(key) ?? error.page;
    throw error;
  }
};
