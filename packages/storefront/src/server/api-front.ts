import { cookieSessionHeader, storefrontKeyHeader } from "@carmine/api/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { StorefrontOptions } from "./options.ts";
import { isOwnCall } from "./same-origin.ts";
import { settleSession, tokenIn } from "./session-cookie.ts";

const isApi = (url: string): boolean => url.startsWith("/api/");
const pathOf = (url: string): string => url.split("?", 1)[0] ?? url;

/** Signing out is a GET in the contract, but it changes data. */
const logoutPath = "/api/front/login/logout";

/** Calls of our own pages, which store their token in a cookie. */
const ofOwnPage = new WeakSet<FastifyRequest>();

/**
 * Guards the API: refuses cross-site calls and hides tokens from the scripts of our pages. Works for a marketplace in
 * this process, which reads the cookie itself, and for a proxied one. Our pages identify themselves with a header
 * that no other origin can send; calls without it are treated as those of any other API client.
 */
export const guardApi = (
  app: FastifyInstance,
  { publicUrl, storefrontKey, corsOrigins = [] }: StorefrontOptions,
): void => {
  const secure = publicUrl.startsWith("https:");
  const publicOrigin = new URL(publicUrl).origin;

  app.addHook("onRequest", async (request, reply) => {
    if (!isApi(request.url)) return;
    const { headers } = request;
    const own = isOwnCall({
      // Calls with our pages' header are checked for their origin, whatever their method.
      method:
        pathOf(request.url) === logoutPath || headers[cookieSessionHeader] !== undefined
          ? "POST"
          : request.method,
      origin: headers.origin,
      fetchSite: header(headers["sec-fetch-site"]),
      host: headers.host,
      protocol: request.protocol,
      publicOrigin,
    });
    // Only a storefront's server knows the key; a wrong one is removed.
    if (headers[storefrontKeyHeader] !== storefrontKey) delete headers[storefrontKeyHeader];
    if (own && headers[cookieSessionHeader] !== undefined) {
      ofOwnPage.add(request);
      if (storefrontKey !== undefined) headers[storefrontKeyHeader] = storefrontKey;
    }
    if (!own && !corsOrigins.includes(headers.origin ?? "")) {
      return reply.code(403).send({ code: 403, message: "No relevant permissions", data: null });
    }
  });

  app.addHook("onSend", async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    if (!isApi(request.url) || !ofOwnPage.has(request) || typeof payload !== "string") return payload;
    const { body, cookies } = settleSession(
      pathOf(request.url),
      payload,
      secure,
      tokenIn(request.headers.cookie),
    );
    if (cookies.length > 0) void reply.header("set-cookie", cookies);
    if (body !== payload) void reply.header("content-length", Buffer.byteLength(body));
    return body;
  });
};

const header = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;
