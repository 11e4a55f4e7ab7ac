import { deviceTokenName, guestTokenName, limits, tokenCookie } from "@carmine/api/contract";
import { parseCookie, stringifySetCookie, type Cookies, type SetCookie } from "cookie";
import type { FastifyRequest } from "fastify";
import { signedInCookie } from "../app/cookies.ts";

/**
 * The stored token: the cookie `auth._token.local` contains `Bearer <token>` and can't be read by scripts.
 * (Specification, sections 7 and 9: prefix `auth.`, `_token.`, type Bearer, 7 days.)
 */
const tokenType = "Bearer ";

export const readCookies = (header: string | undefined): Cookies => parseCookie(header ?? "");

/** Headers that send the token to the marketplace; empty without a valid cookie. */
export const tokenHeaders = (cookies: Cookies): Record<string, string> => {
  const value = cookies[tokenCookie];
  if (!value?.startsWith(tokenType) || !/^[\x21-\x7e]+$/.test(value.slice(tokenType.length))) return {};
  return { "authori-zation": value.slice(tokenType.length), authorization: value };
};

/** Headers of a call on behalf of a visitor: the tokens from their cookies, and their address for rate limits. */
export const visitorHeaders = ({
  headers,
  ip,
}: Pick<FastifyRequest, "headers" | "ip">): Record<string, string> => {
  const cookies = readCookies(headers.cookie);
  const { [guestTokenName]: guest, [deviceTokenName]: device } = cookies;
  return {
    ...tokenHeaders(cookies),
    ...(guest ? { [guestTokenName]: guest } : {}),
    ...(device ? { [deviceTokenName]: device } : {}),
    "x-forwarded-for": ip,
  };
};

/** A Set-Cookie value for all paths. @param maxAge seconds */
export const cookieForAllPages = (
  cookie: Pick<SetCookie, "name" | "value" | "maxAge" | "httpOnly">,
  secure: boolean,
): string => stringifySetCookie({ ...cookie, path: "/", sameSite: "lax", secure });

/** The token of one of our cookies, without its prefix. */
export const tokenIn = (header: string | undefined): string | undefined =>
  tokenHeaders(readCookies(header))["authori-zation"];

const sessionCookies = (token: string, hint: string, maxAge: number, secure: boolean): string[] => [
  cookieForAllPages({ name: tokenCookie, value: token, maxAge, httpOnly: true }, secure),
  cookieForAllPages({ name: signedInCookie, value: hint, maxAge }, secure),
];

/** Set-Cookie values that store a token for 7 days. */
export const keepToken = (token: string, secure: boolean): string[] =>
  sessionCookies(tokenType + token, "local", limits.tokenSeconds, secure);

/** Set-Cookie values that remove the session from the browser. */
export const dropToken = (secure: boolean): string[] => sessionCookies("", "", 0, secure);

/** Set-Cookie value that stores a guest's token. */
export const keepGuestToken = (token: string, secure: boolean): string =>
  cookieForAllPages(
    { name: guestTokenName, value: token, maxAge: limits.guestTokenSeconds, httpOnly: true },
    secure,
  );

const loginPath = /^\/api\/front\/login\//;

/**
 * Returns the session cookies that a marketplace response changes, and the response body without tokens. A rejected
 * token and a sign-out end the session.
 */
export const settleSession = (
  path: string,
  body: string,
  secure: boolean,
  token?: string,
): { readonly body: string; readonly cookies: readonly string[] } => {
  if (path === "/api/front/login/logout") return { body, cookies: dropToken(secure) };
  const envelope = parseEnvelope(body);
  if (!envelope) return { body, cookies: [] };
  if (signInAgain.has(envelope.code)) return { body, cookies: dropToken(secure) };
  if (!loginPath.test(path)) return { body, cookies: [] };
  if (path === "/api/front/login/token/is/exist") {
    if (!envelope.data) return { body, cookies: dropToken(secure) };
    // Every page makes this call on load, which renews the 7 days of cookie and session.
    return { body, cookies: token === undefined ? [] : keepToken(token, secure) };
  }
  const { data } = envelope;
  if (typeof data !== "object" || data === null || !("token" in data)) return { body, cookies: [] };
  // The request token of a social provider isn't a session.
  if (typeof data.token !== "string" || data.token === "" || "authorizationURL" in data) {
    return { body, cookies: [] };
  }
  const cookies = keepToken(data.token, secure);
  return { body: JSON.stringify({ ...envelope, data: { ...data, token: "" } }), cookies };
};

const signInAgain: ReadonlySet<unknown> = new Set([401, 410000, 410001, 410002]);

const parseEnvelope = (body: string): { code?: unknown; data?: unknown } | undefined => {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
};
