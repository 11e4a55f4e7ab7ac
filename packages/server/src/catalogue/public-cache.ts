import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";
import { TaggedCache } from "./tagged-cache.ts";

/** Stock and sales change without a page tag; this is how long a list may show the ones before. */
const ttlMs = 5000;
const max = 2000;

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
