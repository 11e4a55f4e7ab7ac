import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { StorefrontOptions } from "./options.ts";
import { isOwnCall } from "./same-origin.ts";
import { settleSession, tokenCookie } from "./session-cookie.ts";

const isApi = (url: string): boolean => url.startsWith("/api/");
const pathOf = (url: string): string => url.split("?", 1)[0] ?? url;

/** Signing out is a GET of the contract, and yet changes something. */
const logoutPath = "/api/front/login/logout";

/**
 * Stands between the browser and the marketplace: refuses calls that another site made, and keeps tokens out of what
 * page script can read. Works for a marketplace in this process, which reads the cookie itself, and for one that the
 * calls are passed on to.
 */
export const guardApi = (app: FastifyInstance, { publicUrl }: StorefrontOptions): void => {
  const secure = publicUrl.startsWith("https:");
  const publicOrigin = new URL(publicUrl).origin;

  app.addHook("onRequest", async (request, reply) => {
    if (!isApi(request.url)) return;
    const { headers } = request;
    const own = isOwnCall({
      method: pathOf(request.url) === logoutPath ? "POST" : request.method,
      origin: headers.origin,
      fetchSite: header(headers["sec-fetch-site"]),
      host: headers.host,
      protocol: request.protocol,
      publicOrigin,
    });
    if (!own) {
      return reply.code(403).send({ code: 403, message: "No relevant permissions", data: null });
    }
  });

  app.addHook("onSend", async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    if (!isApi(request.url) || !isSession(request) || typeof payload !== "string") return payload;
    const { body, cookies } = settleSession(pathOf(request.url), payload, secure);
    if (cookies.length > 0) void reply.header("set-cookie", cookies);
    if (body !== payload) void reply.header("content-length", Buffer.byteLength(body));
    return body;
  });
};

/** Only a browser has its token kept in a cookie: it names an origin or a site, or brings the cookie back. */
const isSession = ({ headers }: FastifyRequest): boolean =>
  headers["sec-fetch-site"] !== undefined ||
  headers.origin !== undefined ||
  (headers.cookie?.includes(`${tokenCookie}=`) ?? false);

const header = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;
