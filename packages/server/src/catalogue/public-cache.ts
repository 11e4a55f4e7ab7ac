import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";
import { TaggedCache } from "../database/tagged-cache.ts";

/**
 * A sale tells the product's tag only, not that of every list it could appear in; this is how long the counts of a
 * search may lag behind.
 */
const ttlMs = 5000;
const max = 1000;

const caches = new WeakMap<FastifyInstance, TaggedCache>();

/** The one cache of public answers of an app, kept true by the page tags that any process publishes. */
export const publicCache = (app: FastifyInstance, { pageTags }: AppContext): TaggedCache => {
  const known = caches.get(app);
  if (known) return known;
  const cache = new TaggedCache({ max, ttlMs });
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

/** Page tags of the products on a list: a sale of one of them changes what its card says. */
export const cardTags = ({ list }: { list: readonly { id: number }[] }): string[] =>
  list.map(({ id }) => `product:${id}`);
