import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";
import { TaggedCache } from "../database/tagged-cache.ts";

/**
 * A sale tells the product's tag only, not that of every list it could appear in; this is how long the counts of a
 * search may lag behind.
 */
const ttlMs = 5000;

/** A cache that each app has once, kept true by the page tags that any process publishes. */
const cacheOfApp = (max: number, keepsRepeated = false) => {
  const caches = new WeakMap<FastifyInstance, TaggedCache>();
  return (app: FastifyInstance, { pageTags }: AppContext): TaggedCache => {
    const known = caches.get(app);
    if (known) return known;
    const cache = new TaggedCache({ max, ttlMs, keepsRepeated });
    caches.set(app, cache);
    const end = pageTags.subscribe((tags) => {
      if (tags) cache.drop(tags);
      else cache.clear();
      cache.enabled = pageTags.live;
    });
    app.addHook("onClose", () => {
      end();
      cache.clear();
    });
    return cache;
  };
};

/** The one cache of public answers of an app. */
export const publicCache = cacheOfApp(1000, true);

/** Products and deliveries apart from the pages that they are part of; one takes about ten kilobytes. */
export const pieceCache = cacheOfApp(1000);

/** Which products the words of a search find; of a word that nearly all have, about a hundred kilobytes. */
export const wordCache = cacheOfApp(200);

/** Product cards apart from the answers that they are part of; one takes about a kilobyte. */
export const cardCache = cacheOfApp(5000);

/** Page tags of the products on a list: a sale of one of them changes what its card says. */
export const cardTags = ({ list }: { list: readonly { id: number }[] }): string[] =>
  list.map(({ id }) => `product:${id}`);
