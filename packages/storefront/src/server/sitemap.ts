import { createClient, isApiError } from "@carmine/api/client";
import {
  categoryTree,
  Code,
  sitemapKinds,
  sitemapPart,
  sitemapParts,
  type CategoryNode,
  type SitemapKind,
} from "@carmine/api/contract";
import { alternates, type Locale } from "@carmine/i18n";
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import * as paths from "../app/paths.ts";
import { categoryHref, productHref, shopHref, type CategoryPlace } from "../features/links.ts";
import type { StorefrontOptions } from "./options.ts";
import { transportTo } from "./transport.ts";

/** Milliseconds for which the server caches a file; CDNs may cache it as long. */
const keptMs = 3_600_000;
/** Maximum characters of all cached files: the files of a large marketplace have gigabytes. */
const keptLength = 50_000_000;
/** Pages that search engines must not list: personal pages and checkout steps. */
const privatePaths = ["/api/", "/login", "/order/", "/users/", "/middlewares/"];

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A sitemap of pages with links to their other languages. */
export const urlSet = (pages: readonly string[], publicUrl: string, locales: readonly Locale[]): string => {
  const urls = pages.flatMap((path) => {
    const languages = alternates(path, publicUrl, locales);
    const links = languages
      .map(
        ({ hreflang, href }) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(href)}"/>`,
      )
      .join("");
    return languages
      .filter(({ hreflang }) => hreflang !== "x-default")
      .map(({ href }) => `<url><loc>${escaped(href)}</loc>${links}</url>`);
  });
  return `${declaration}<urlset ${schema} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("\n")}\n</urlset>\n`;
};

const index = (files: readonly string[], publicUrl: string): string =>
  `${declaration}<sitemapindex ${schema}>\n${files
    .map((file) => `<sitemap><loc>${escaped(`${publicUrl}/${file}`)}</loc></sitemap>`)
    .join("\n")}\n</sitemapindex>\n`;

/** `robots.txt` with the crawling rules and the URL of the sitemap. */
export const robots = (publicUrl: string, locales: readonly Locale[]): string => {
  const disallowed = privatePaths.flatMap((path) =>
    path === "/api/" ? [path] : alternates(path, "", locales).map(({ href }) => href),
  );
  return [
    "User-agent: *",
    ...[...new Set(disallowed)].map((path) => `Disallow: ${path}`),
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");
};

const shownCategories = (nodes: readonly CategoryNode[]): CategoryPlace[] =>
  nodes
    .filter(({ isShow }) => isShow)
    .flatMap(({ id, pid, name, childList }) => [
      { id, parentId: pid, name },
      ...shownCategories(childList ?? []),
    ]);

/**
 * Serves `/robots.txt` and the sitemaps: home and categories in one file, products and shops in one file per thousand
 * ids.
 */
export const addSitemaps = (app: FastifyInstance, options: StorefrontOptions): void => {
  const { publicUrl, locales } = options;
  const client = createClient(transportTo(options));
  /** File numbers of a kind; empty if another back end doesn't provide them. */
  const partsOf = (kind: SitemapKind): Promise<readonly number[]> =>
    client.call(sitemapParts, { params: { kind } }).catch((error: unknown) => {
      if (isApiError(error) && error.code === Code.notFound) return [];
      throw error;
    });
  /** One file of a kind; undefined if it would be empty. */
  const partOf =
    (kind: SitemapKind, hrefOf: (id: number) => string) =>
    async (part: number): Promise<string | undefined> => {
      const ids = await client.call(sitemapPart, { params: { kind, part } });
      return ids.length > 0 ? urlSet(ids.map(hrefOf), publicUrl, locales) : undefined;
    };

  const makers: Readonly<Record<string, (part: number) => Promise<string | undefined>>> = {
    index: async () => {
      const files = await Promise.all(
        sitemapKinds.map(async (kind) => (await partsOf(kind)).map((part) => `sitemap-${kind}-${part}.xml`)),
      );
      return index(["sitemap-pages.xml", ...files.flat()], publicUrl);
    },
    pages: async () => {
      const tree = await client.call(categoryTree);
      return urlSet(
        [paths.home, paths.shops, ...shownCategories(tree).map(categoryHref)],
        publicUrl,
        locales,
      );
    },
    products: partOf("products", productHref),
    shops: partOf("shops", shopHref),
  };

  const files = new LRUCache<string, string, { kind: string; part: number }>({
    maxSize: keptLength,
    sizeCalculation: (text) => text.length,
    ttl: keptMs,
    perf: Date,
    fetchMethod: (_key, _old, { context: { kind, part } }) => makers[kind]?.(part),
  });
  const fileOf = (kind: string, part: number): Promise<string | undefined> =>
    files.fetch(`${kind} ${part}`, { context: { kind, part } });

  const serve = (path: string, kind: string): void => {
    app.get<{ Params: { part?: string } }>(path, async (request, reply) => {
      const { params } = request;
      let text: string | undefined;
      try {
        text = await fileOf(kind, Number(params.part ?? 1));
      } catch (error) {
        request.log.warn({ err: error }, "the sitemap could not be made");
        return reply.code(503).header("retry-after", "60").type("text/plain; charset=utf-8").send("");
      }
      if (text === undefined) return reply.callNotFound();
      return reply
        .header("cache-control", "public, max-age=3600")
        .type("application/xml; charset=utf-8")
        .send(text);
    });
  };
  serve("/sitemap.xml", "index");
  serve("/sitemap-pages.xml", "pages");
  for (const kind of sitemapKinds) serve(`/sitemap-${kind}-:part(^[1-9]\\d{0,5}$).xml`, kind);
  app.get("/robots.txt", (_request, reply) =>
    reply
      .header("cache-control", "public, max-age=3600")
      .type("text/plain; charset=utf-8")
      .send(robots(publicUrl, locales)),
  );
};
