import { sitemapPart, sitemapParts } from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../context.ts";
import { cachedRoute } from "../../http/cached-route.ts";
import { route } from "../../http/route.ts";
import { readSitemapPart, readSitemapParts } from "./read-sitemap.ts";

/** Data for sitemaps of any size: ids by ranges, so that no part scans earlier ones. */
export const registerSitemap = (app: FastifyInstance, ctx: AppContext): void => {
  const { db } = ctx;
  cachedRoute(app, ctx, sitemapParts, ({ params: { kind } }) => readSitemapParts(db, kind));
  route(app, ctx, sitemapPart, ({ params: { kind, part } }) => readSitemapPart(db, kind, part));
};
