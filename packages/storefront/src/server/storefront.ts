import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import { guardApi } from "./api-front.ts";
import type { StorefrontOptions } from "./options.ts";
import { addCartForm } from "./cart-form.ts";
import { createPageCache, defaultMaxBytes } from "./page-cache.ts";
import { pageHandler } from "./pages.ts";
import { passToBackEnd } from "./proxy.ts";
import { builtRenderer, type Renderer } from "./renderer.ts";
import { addSitemaps } from "./sitemap.ts";
import { addWebVitals } from "./web-vitals.ts";
import { addUnsubscribeForm } from "./unsubscribe-form.ts";

const defaultDist = fileURLToPath(new URL("../../dist", import.meta.url));

const securityHeaders = (app: FastifyInstance, publicUrl: string): void => {
  const overTls = publicUrl.startsWith("https:");
  app.addHook("onRequest", async (_request, reply) => {
    void reply.headers({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "permissions-policy": "camera=(), geolocation=(), microphone=()",
    });
    if (overTls) void reply.header("strict-transport-security", "max-age=31536000; includeSubDomains");
  });
};

/**
 * The shop as a Fastify plugin: pages, static files, page cache and API guard. Register it before the app is ready,
 * so that its hooks also apply to the marketplace's routes in the same app.
 */
export const storefront = (options: StorefrontOptions): FastifyPluginAsync => {
  const plugin: FastifyPluginAsync = async (app) => {
    const distDir = options.distDir ?? defaultDist;
    securityHeaders(app, options.publicUrl);
    guardApi(app, options);
    if ("apiBase" in options) {
      passToBackEnd(app, options);
    }

    let renderer: () => Promise<Renderer>;
    // Vite is loaded in development only.
    if (options.dev) renderer = await (await import("./development.ts")).startDevelopment(app);
    else {
      const built = await builtRenderer(distDir);
      renderer = () => Promise.resolve(built);
      await app.register(fastifyStatic, {
        root: join(distDir, "client/assets"),
        prefix: "/assets/",
        decorateReply: false,
        immutable: true,
        maxAge: "365d",
        preCompressed: true,
      });
      await app.register(fastifyStatic, {
        root: join(distDir, "client"),
        serve: false,
      });
      app.get("/favicon.svg", (_request, reply) => reply.sendFile("favicon.svg", { maxAge: "1d" }));
      // Some browsers and crawlers request it without reading the page.
      app.get("/favicon.ico", (_request, reply) =>
        reply.header("cache-control", "public, max-age=86400").redirect("/favicon.svg", 302),
      );
      app.get<{ Params: { file: string } }>("/flags/:file", ({ params }, reply) =>
        reply.sendFile(`flags/${params.file}`, { maxAge: "30d" }),
      );
    }

    if (options.webVitals) addWebVitals(app);
    addSitemaps(app, options);
    addCartForm(app, options);
    addUnsubscribeForm(app, options);
    const maxBytes = options.pageCacheBytes ?? defaultMaxBytes;
    const cache = options.dev || maxBytes === 0 ? undefined : createPageCache(maxBytes);
    if (cache && options.onTags) {
      const end = options.onTags((tags) => {
        if (tags) cache.invalidate(tags);
        else cache.invalidateAll();
      });
      app.addHook("onClose", async () => end());
    }

    const handle = pageHandler(options, renderer, cache);
    app.get("/*", (request, reply) => {
      if (/^\/(api|media|assets)\//.test(request.url)) return reply.callNotFound();
      return handle(request, reply);
    });
    if ("apiBase" in options) {
      app.setNotFoundHandler((_request, reply) =>
        reply.code(404).send({ code: 404, message: "No relevant data found", data: null }),
      );
    }
  };
  // Not encapsulated, because the hooks also apply to the marketplace's routes.
  return Object.assign(plugin, {
    [Symbol.for("skip-override")]: true,
    [Symbol.for("fastify.display-name")]: "storefront",
  });
};
