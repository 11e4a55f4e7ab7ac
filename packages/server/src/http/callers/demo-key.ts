import { parseCookie } from "cookie";
import type { FastifyRequest } from "fastify";
import type { AppContext } from "../../context.ts";
import { browserCookie } from "./browser-cookie.ts";
import { hashToken } from "./tokens.ts";

/** Name of the header for apps and of the cookie for browsers. */
const name = "demo-key";

/** Whether this is the key of the demo; always true where no key is required. Compares hashes, in constant time. */
export const isDemoKey = ({ config }: AppContext, given: unknown): boolean =>
  config.demoKey === null || (typeof given === "string" && hashToken(given) === hashToken(config.demoKey));

/** Whether a request brings the key of a demo that others can reach. */
export const hasDemoKey = (ctx: AppContext, { headers }: Pick<FastifyRequest, "headers">): boolean =>
  isDemoKey(ctx, headers[name] ?? parseCookie(headers.cookie ?? "")[name]);

/** The cookie in which a browser sends the key from then on. */
export const demoKeyCookie = (ctx: AppContext): string => browserCookie(ctx, name, ctx.config.demoKey ?? "");
