import { sitemapPart, sitemapParts } from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import { publicCache } from "../../catalogue/public-cache.ts";
import type { AppContext } from "../../context.ts";
import { route } from "../../http/route.ts";
import { readSitemapPart, readSitemapParts } from "./read-sitemap.ts";

/** What a sitemap of any size is written from: ids by ranges, so that no part walks over those before it. */
export const registerSitemap = (app: FastifyInstance, ctx: AppContext): void => {
  const { db } = ctx;
  const cache = publicCache(app, ctx);
  route(app, ctx, sitemapParts, ({ params: { kind } }) =>
    cache.get(`sitemap ${kind}`, ["search"], () => readSitemapParts(db, kind)),
  );
  route(app, ctx, sitemapPart, ({ params: { kind, part } }) => readSitemapPart(db, kind, part));
};
