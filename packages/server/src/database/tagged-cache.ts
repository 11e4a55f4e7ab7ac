import { TaggedCache, type TaggedCacheOptions } from "@carmine/api/tagged-cache";
import type { PageTags } from "./page-tags.ts";

/**
 * A cache that this process has once for its page tags. It is disabled while notifications can't be received.
 * @returns the function that finds it
 */
export const processCache = <Value>(options: TaggedCacheOptions<Value>) => {
  const caches = new WeakMap<PageTags, TaggedCache<Value>>();
  return ({ pageTags }: { readonly pageTags: PageTags }): TaggedCache<Value> => {
    const known = caches.get(pageTags);
    if (known) return known;
    const cache = new TaggedCache(options);
    caches.set(pageTags, cache);
    pageTags.subscribe((tags) => {
      if (tags) cache.invalidate(tags);
      else cache.invalidateAll();
      cache.enabled = pageTags.live;
    });
    // If notifications already arrive, the listener isn't called for that.
    cache.enabled = pageTags.live;
    return cache;
  };
};
