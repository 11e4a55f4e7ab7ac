import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";
import { followPageTags } from "./page-tags.ts";
import { TaggedCache } from "./tagged-cache.ts";

/** Stock and sales change without a page tag; this is how long a list may show the ones before. */
const ttlMs = 5000;
const max = 2000;

const caches = new WeakMap<FastifyInstance, TaggedCache>();

/** The one cache of public answers of an app. */
export const publicCache = (app: FastifyInstance, ctx: AppContext): TaggedCache => {
  const known = caches.get(app);
  if (known) return known;
  const cache = new TaggedCache({ max, ttlMs });
  caches.set(app, cache);
  followPageTags(app, ctx, cache);
  return cache;
};
