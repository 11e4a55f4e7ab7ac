import type { AppContext } from "../../../context.ts";
import type { PageTags } from "../../../database/page-tags.ts";
import type { ListingIndex } from "./listing-index.ts";
import { applyChanges, loadListing, type LoadedListing } from "./load-listing.ts";
import { Orders } from "./orders.ts";
import type { WordList } from "../query/word-list.ts";

/** The listing in memory with its sorted orders, and the words of its names. */
export interface LiveListing {
  readonly index: ListingIndex;
  readonly orders: Orders;
  readonly words: WordList;
}

/** Maximum age in ms of what a search returns, when another process made the change. */
const freshMs = 1000;

/** An index is loaded again when it has this many docs per product, and this many more. */
const maxWaste = 2;
const minWaste = 1000;

/** Maximum time in ms between two reads of changes; older removals may have been deleted. */
const maxPauseMs = 12 * 3_600_000;

type Context = Pick<AppContext, "db" | "log" | "pageTags">;

type Loaded = LoadedListing & LiveListing;

const create = ({ db, log, pageTags }: Context): (() => Promise<LiveListing>) => {
  let loaded: Loaded | undefined;
  /** A new index that replaces `loaded` at the next read. */
  let replacement: Loaded | undefined;
  let isReplacing = false;
  let reading: Promise<LiveListing> | undefined;
  let readAt = -Infinity;
  /** Counts announced changes, so that a read that began before one is repeated. */
  let announced = 0;
  let applied = -1;

  pageTags.subscribe((tags) => {
    if (tags === undefined || tags.includes("search")) announced += 1;
  });

  const load = async (): Promise<Loaded> => {
    const fresh = await loadListing(db);
    const orders = new Orders(fresh.index);
    await orders.sortAll();
    return { ...fresh, orders };
  };

  /** Loads a new index while searches use the old one: a million products take minutes. */
  const replace = async (): Promise<void> => {
    if (isReplacing) return;
    isReplacing = true;
    try {
      replacement = await load();
    } catch (error) {
      log.warn({ err: error }, "the listing could not be loaded again");
    } finally {
      isReplacing = false;
    }
  };

  const read = async (): Promise<LiveListing> => {
    const target = announced;
    const startedAt = performance.now();
    const usable = startedAt - readAt > maxPauseMs ? undefined : (replacement ?? loaded);
    replacement = undefined;
    const current = usable ?? (await load());
    loaded = { ...current, ...(await applyChanges(db, current)) };
    applied = target;
    readAt = startedAt;
    const { size, liveCount } = loaded.index;
    if (size > maxWaste * liveCount + minWaste) void replace();
    return loaded;
  };

  return async () => {
    for (;;) {
      const isCurrent = applied === announced && pageTags.live && performance.now() - readAt < freshMs;
      if (loaded && isCurrent) return loaded;
      const joined = reading !== undefined;
      reading ??= read().finally(() => {
        reading = undefined;
      });
      const listing = await reading;
      // A read that another request began may be older than this one.
      if (!joined || applied === announced) return listing;
    }
  };
};

const known = new WeakMap<PageTags, () => Promise<LiveListing>>();

/**
 * The listing of this process. The next search sees changes that announced the page tag `search`; all others are
 * visible within a second.
 */
export const liveListing = (ctx: Context): (() => Promise<LiveListing>) => {
  const own = known.get(ctx.pageTags) ?? create(ctx);
  known.set(ctx.pageTags, own);
  return own;
};
