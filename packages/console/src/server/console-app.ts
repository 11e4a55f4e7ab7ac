import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyPluginAsync, FastifyReply } from "fastify";

const defaultDist = fileURLToPath(new URL("../../dist", import.meta.url));

export interface ConsoleOptions {
  /** Origin of the console's own host, without a trailing slash; `null` serves it on every host. */
  readonly consoleUrl: string | null;
  /** Origin of a CDN for pictures; `null` if this server sends them. */
  readonly pictureUrl?: string | null;
  /** Folder with the build. Default: this package's `dist`. */
  readonly distDir?: string;
}

/** Policy of the only document: scripts and styles are files of this server. */
const policyWith = (pictureUrl: string | null): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // Style attributes only (such as the width of a column): they can't load or run anything.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${pictureUrl === null ? "" : ` ${new URL(pictureUrl).origin}`}`,
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default",
  ].join("; ");

/** Paths that a host of the console answers; every other path belongs to the shop. */
const isConsolePath = (url: string): boolean =>
  /^\/(?:console|api|media|health|ready)(?:[/?]|$)|^\/favicon\.svg/.test(url);

/**
 * Serves the built console at `/console`. With `consoleUrl`, only that host serves it, and it serves nothing of the shop
 * except the API and pictures: a script injected into the shop then can't act for a signed-in operator.
 */
export const consoleApp = ({ consoleUrl, pictureUrl = null, distDir = defaultDist }: ConsoleOptions) => {
  const host = consoleUrl === null ? undefined : new URL(consoleUrl).host;
  const plugin: FastifyPluginAsync = async (app) => {
    const document = join(distDir, "index.html");
    // A development server without a build has no console; `pnpm --filter @carmine/console dev` serves its source.
    if (!existsSync(document)) return;
    const html = readFileSync(document);
    const policy = policyWith(pictureUrl);

    if (host !== undefined)
      app.addHook("onRequest", async (request, reply) => {
        if (request.headers.host === host && !isConsolePath(request.url))
          return reply.redirect("/console/", 302);
        if (request.headers.host !== host && /^\/console(?:[/?]|$)/.test(request.url))
          return reply.redirect(`${consoleUrl}${request.url}`, 302);
      });

    await app.register(fastifyStatic, {
      root: join(distDir, "assets"),
      prefix: "/console/assets/",
      decorateReply: false,
      immutable: true,
      maxAge: "365d",
      preCompressed: true,
    });
    const sendDocument = (_request: unknown, reply: FastifyReply): FastifyReply =>
      reply
        .headers({
          "cache-control": "no-store",
          "content-security-policy": policy,
          "cross-origin-opener-policy": "same-origin",
          "referrer-policy": "same-origin",
          "x-content-type-options": "nosniff",
        })
        .type("text/html; charset=utf-8")
        .send(html);
    app.get("/console", sendDocument);
    app.get("/console/*", sendDocument);
  };
  // Not encapsulated, because the hook also applies to the shop's routes.
  return Object.assign(plugin, {
    [Symbol.for("skip-override")]: true,
    [Symbol.for("fastify.display-name")]: "console",
  });
};
