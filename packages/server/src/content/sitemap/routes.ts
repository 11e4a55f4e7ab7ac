import { sitemapPart, sitemapParts } from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../context.ts";
import { cachedRoute } from "../../http/cached-route.ts";
import { route } from "../../http/route.ts";
import { readSitemapPart, readSitemapParts } from "./read-sitemap.ts";

/** What a sitemap of any size is written from: ids by ranges, so that no part walks over those before it. */
export const registerSitemap = (app: FastifyInstance, ctx: AppContext): void => {
  const { db } = ctx;
  cachedRoute(app, ctx, sitemapParts, ({ params: { kind } }) => readSitemapParts(db, kind));
  route(app, ctx, sitemapPart, ({ params: { kind, part } }) => readSitemapPart(db, kind, part));
};
