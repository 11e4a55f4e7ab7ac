import { tokenCookie } from "@carmine/api/contract";
import { hash, randomUUID } from "node:crypto";
import { localizedPath } from "@carmine/i18n";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Rendered } from "../rendering/render.tsx";
import type { MarketplaceTransport } from "../rendering/server-api.ts";
import { signInPath } from "../router/guard.ts";
import { isMalformed } from "../router/is-malformed.ts";
import type { PageEntry } from "../router/page-table.ts";
import { contentSecurityPolicy, hashInlineScripts } from "./csp.ts";
import { localeCookie, returnPathCookie, returnPathSeconds } from "../app/cookies.ts";
import { encoded, encoder, pickEncoding } from "./encode.ts";
import type { StorefrontOptions } from "./options.ts";
import { knownSearch, longestKey } from "./page-address.ts";
import { type CachedPage, type PageCache, pageFrom } from "./page-cache.ts";
import type { Renderer } from "./renderer.ts";
import { cookieForAllPages, dropToken, readCookies, visitorHeaders } from "./session-cookie.ts";
import { transportTo } from "./transport.ts";
import { decideLocale, type LocaleDecision } from "./visit-locale.ts";

/** ms after which a render is aborted. */
const timeoutMs = 15_000;

/** Value of `Retry-After` in seconds while the marketplace is unavailable. */
const retrySeconds = "5";

/** 122 random bits; Node prefills a buffer, so this is fast. */
const newNonce = (): string => randomUUID();

/** Below the 4 KB that nginx accepts for all headers of a response by default. */
const maxTagHeaderLength = 2000;

/** Tags of a page for the purges of a CDN; undefined if they are too long, so that it only expires. */
const tagHeader = (name: string, tags: ReadonlySet<string>): string | undefined => {
  const value = [...tags].join(/surrogate/i.test(name) ? " " : ",");
  return value.length > 0 && value.length <= maxTagHeaderLength ? value : undefined;
};

interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly entry: PageEntry | undefined;
  readonly decision: LocaleDecision;
  readonly search: string;
}

export const pageHandler = (
  options: StorefrontOptions,
  renderer: () => Promise<Renderer>,
  cache: PageCache | undefined,
) => {
  const { publicUrl, locales, demo, webVitals = false } = options;
  const secure = publicUrl.startsWith("https:");
  const environment = { publicUrl, locales, demo, ...(webVitals && { webVitals }) };
  const pictures = "apiBase" in options ? new URL(options.apiBase).origin : undefined;
  const forEverybody = transportTo(options);

  const render = async (
    visit: Visit,
    marketplace: MarketplaceTransport,
    signedIn: boolean,
    nonce: string,
  ): Promise<{ rendered: Rendered; renderer: Renderer }> => {
    const { decision, request, search } = visit;
    const current = await renderer();
    const prefix = request.url.startsWith(`/${decision.locale}`) ? `/${decision.locale}` : "";
    const rendered = await current.render({
      url: publicUrl + prefix + decision.path + search,
      locale: decision.locale,
      environment,
      marketplace,
      signedIn,
      nonce,
      signal: AbortSignal.timeout(timeoutMs),
      assetsFor: current.assetsFor,
      onError: (error) => request.log.error({ err: error, path: decision.path }, "page failed"),
    });
    return { rendered, renderer: current };
  };

  const renderPublic = async (visit: Visit): Promise<CachedPage> => {
    const nonce = newNonce();
    const { rendered, renderer: current } = await render(visit, forEverybody, false, nonce);
    if (rendered.kind === "redirect") {
      return {
        ...rendered,
        body: encoded(Buffer.alloc(0)),
        policy: "",
        etag: "",
        tags: new Set(),
      };
    }
    const { status, html: withNonce } = await rendered.whole();
    const page = hashInlineScripts(withNonce, nonce);
    const html = current.finish ? Buffer.from(await current.finish(page.html.toString())) : page.html;
    return {
      status,
      body: encoded(html),
      policy: contentSecurityPolicy({ inlineScripts: page.hashes, payment: false, pictures }),
      // Only distinguishes versions of a page and isn't a security feature, so SHA-1 is enough, and it is the fastest
      // long hash.
      etag: `"${hash("sha1", html, "base64url")}"`,
      tags: rendered.tags,
    };
  };

  const sendPublic = async (visit: Visit): Promise<FastifyReply> => {
    const { decision, request, reply, search } = visit;
    const key = `${decision.locale} ${decision.path}${search}`;
    const cacheable = cache !== undefined && key.length <= longestKey && visit.entry !== undefined;
    const page = cacheable
      ? await pageFrom(cache, key, () => renderPublic(visit))
      : await renderPublic(visit);
    if (page.location !== undefined) return reply.redirect(page.location, page.status);

    // Not by `Cookie`, which would fragment a CDN's cache: `chosenLanguageScript` redirects to the chosen language.
    void reply.header("vary", "Accept-Encoding");
    if (page.status === 503) void reply.header("retry-after", retrySeconds);
    if (page.status !== 200) void reply.header("cache-control", "no-cache");
    else {
      void reply
        .header("cache-control", "public, max-age=0, s-maxage=60, stale-while-revalidate=600")
        .header("etag", `W/${page.etag}`);
      if (options.cdnTagHeader != null) {
        const tags = tagHeader(options.cdnTagHeader, page.tags);
        if (tags !== undefined) void reply.header(options.cdnTagHeader, tags);
      }
      if (request.headers["if-none-match"]?.includes(page.etag)) return reply.code(304).send();
    }
    if (!options.dev) void reply.header("content-security-policy", page.policy);
    const encoding = pickEncoding(request.headers["accept-encoding"]);
    if (encoding !== "identity") void reply.header("content-encoding", encoding);
    return reply
      .code(page.status)
      .type("text/html; charset=utf-8")
      .send(await page.body.as(encoding));
  };

  const sendPrivate = async (visit: Visit, signedIn: boolean): Promise<FastifyReply> => {
    const { request, reply, entry } = visit;
    const nonce = newNonce();
    const visitor = transportTo(options, visitorHeaders(request));
    const { rendered, renderer: current } = await render(visit, visitor, signedIn, nonce);
    void reply.header("cache-control", "private, no-store").header("vary", "Cookie");
    if (rendered.kind === "redirect") return reply.redirect(rendered.location, rendered.status);
    if (rendered.kind === "page" && rendered.status === 401 && entry?.access === "shopper") {
      void reply.header("set-cookie", dropToken(secure));
      return sendToLogin(visit);
    }
    if (!options.dev) {
      const policy = contentSecurityPolicy({
        inlineScripts: [`'nonce-${nonce}'`],
        payment: entry?.payment ?? false,
        pictures,
      });
      void reply.header("content-security-policy", policy);
    }
    if (rendered.status === 503) void reply.header("retry-after", retrySeconds);
    void reply.type("text/html; charset=utf-8");
    if (current.finish) {
      const { status, html } = await rendered.whole();
      return reply.code(status).send(await current.finish(html.toString()));
    }
    const encoding = pickEncoding(request.headers["accept-encoding"]);
    const stream = encoder(encoding);
    const { status, body } = await rendered.stream();
    void reply.code(status);
    if (!stream) return reply.send(body);
    return reply.header("content-encoding", encoding).send(body.pipe(stream));
  };

  /** Redirects to the sign-in page, which returns here afterwards. */
  const sendToLogin = ({ request, reply, decision, search }: Visit): FastifyReply => {
    const path = request.url.split("?", 1)[0] ?? "/";
    const returnPath = { name: returnPathCookie, value: path + search, maxAge: returnPathSeconds };
    return reply
      .header("cache-control", "private, no-store")
      .header("set-cookie", cookieForAllPages(returnPath, secure))
      .redirect(localizedPath(decision.locale, signInPath(path)), 302);
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const at = request.url.indexOf("?");
    const asRouted = at < 0 ? request.url : request.url.slice(0, at);
    // A malformed path is matched with its percent signs escaped.
    const malformed = isMalformed(request.originalUrl.split("?", 1)[0] ?? "");
    const path = malformed ? asRouted.replaceAll("%25", "%") : asRouted;
    const fullSearch = at < 0 ? "" : request.url.slice(at);
    const cookies = readCookies(request.headers.cookie);
    const decision = decideLocale({
      path,
      search: fullSearch,
      localeCookie: cookies[localeCookie],
      locales,
    });
    if (decision.redirect !== undefined) {
      void reply.header("cache-control", "private, no-store");
      if (decision.isPrefixed) {
        // `/en/…` requests English explicitly, so the unprefixed page must not redirect to another language.
        const chosen = { name: localeCookie, value: decision.locale, maxAge: 31_536_000 };
        void reply.header("set-cookie", cookieForAllPages(chosen, secure));
      }
      return reply.redirect(decision.redirect, 302);
    }

    const { pageOf } = await renderer();
    const entry = malformed ? undefined : pageOf(decision.path);
    const search = knownSearch(fullSearch, entry?.query, entry?.lists);
    const visit: Visit = { request, reply, entry, decision, search };
    const access = entry?.access ?? "public";
    if (access === "public") return sendPublic(visit);

    const signedIn = cookies[tokenCookie] !== undefined;
    if (access === "shopper" && !signedIn) return sendToLogin(visit);
    return sendPrivate(visit, signedIn);
  };
};
