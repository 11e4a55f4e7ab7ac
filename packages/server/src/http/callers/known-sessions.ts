import type { AppContext } from "../../context.ts";
import type { PageTags } from "../../database/page-tags.ts";
import { TaggedCache } from "../../database/tagged-cache.ts";

/** How long a process believes what it read of a session, even if nobody says that it ended. */
const ttlMs = 30_000;
/** Sessions of the shoppers who are about right now. */
const max = 5000;

const known = new WeakMap<PageTags, TaggedCache>();

/** Sessions that were looked up lately; whoever ends one tells every process by its tag. */
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
  // Where notices arrive already, no call says so again.
  cache.enabled = pageTags.live;
  return cache;
};

/** Tags of a session and of all sessions of an account. */
export const sessionTag = (sessionHash: string): string => `session:${sessionHash}`;
export const accountTag = (accountId: number): string => `account:${accountId}`;
