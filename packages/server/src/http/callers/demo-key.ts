import { parseCookie } from "cookie";
import type { FastifyRequest } from "fastify";
import type { AppContext } from "../../context.ts";
import { isLoopback } from "../../shared/loopback.ts";
import { browserCookie } from "./browser-cookie.ts";
import { hashToken } from "./tokens.ts";

/** Name of the header for apps and of the cookie for browsers. */
const name = "demo-key";

/** Whether this is the key of the demo. Compares hashes in constant time. */
export const isDemoKey = ({ config }: AppContext, candidate: unknown): boolean =>
  config.demoKey !== null &&
  typeof candidate === "string" &&
  hashToken(candidate) === hashToken(config.demoKey);

/** Headers added by proxies, in addition to `x-forwarded-…`. */
const proxyHeaders: ReadonlySet<string> = new Set(["forwarded", "via", "x-real-ip"]);

/**
 * Whether a request was sent to a loopback name and not forwarded by a proxy. Any other name could be an
 * attacker's that resolves to this machine (DNS rebinding).
 */
const isLocal = ({ headers }: Pick<FastifyRequest, "headers">): boolean =>
  isLoopback((headers.host ?? "").replace(/:\d*$/, "")) &&
  !Object.keys(headers).some((header) => proxyHeaders.has(header) || header.startsWith("x-forwarded-"));

/** Whether a request may use the outbox and the test cards of a demo: it has the key, or needs none. */
export const hasDemoKey = (ctx: AppContext, request: Pick<FastifyRequest, "headers">): boolean =>
  (!ctx.config.isDemoKeyRequired && isLocal(request)) ||
  isDemoKey(ctx, request.headers[name] ?? parseCookie(request.headers.cookie ?? "")[name]);

/** The cookie in which a browser sends the key afterwards. */
export const demoKeyCookie = (ctx: AppContext): string => browserCookie(ctx, name, ctx.config.demoKey ?? "");
