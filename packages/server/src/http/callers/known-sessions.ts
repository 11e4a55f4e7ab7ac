import type { AppContext } from "../../context.ts";
import type { PageTags } from "../../database/page-tags.ts";
import { TaggedCache } from "../../database/tagged-cache.ts";

/** How long a process uses a cached session without a notification that it ended. */
const ttlMs = 30_000;
/** Maximum number of cached sessions. */
const max = 5000;

const known = new WeakMap<PageTags, TaggedCache>();

/** Recently read sessions; code that ends one publishes its tag to all processes. */
export const knownSessions = ({ pageTags }: Pick<AppContext, "pageTags">): TaggedCache => {
  const found = known.get(pageTags);
  if (found) return found;
  const cache = new TaggedCache({ max, ttlMs });
  known.set(pageTags, cache);
  pageTags.subscribe((tags) => {
    if (tags) cache.drop(tags);
    else cache.clear();
    cache.enabled = pageTags.live;
  });
  // If notifications already arrive, the listener isn't called for that.
  cache.enabled = pageTags.live;
  return cache;
};

/** Tags of a session and of all sessions of an account. */
export const sessionTag = (sessionHash: string): string => `session:${sessionHash}`;
export const accountTag = (accountId: number): string => `account:${accountId}`;
