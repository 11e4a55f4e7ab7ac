import {
  Code,
  deviceTokenName,
  limits,
  guestTokenName,
  tokenCookie,
  type Right,
  type WireLocale,
} from "@carmine/api/contract";
import type { Cookies } from "cookie";
import { and, eq, gt } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "../../context.ts";
import { account, session, type UserType } from "../../database/schema/accounts.ts";
import { dayMs } from "../../shared/durations.ts";
import { isCrossSite } from "./cross-site.ts";
import { Failure } from "../envelope/failure.ts";
import { browserCookie } from "./browser-cookie.ts";
import { accountTag, knownSessions, type LiveSession, sessionTag } from "./known-sessions.ts";
import { hashToken, isToken, newToken } from "./tokens.ts";

/** The caller of a request. */
export interface Caller {
  /** The signed-in account, `null` for visitors without one. */
  readonly userId: number | null;
  readonly userType: UserType | null;
  /** Hash of the session's token; used to end the session at sign-out. */
  readonly sessionHash: string | null;
  /** The request has a token, but its session has expired. */
  readonly isSessionEnded: boolean;
  /** Owner key of a guest's cart: the hash of the request's guest token. */
  readonly guestKey: string | null;
  /** Signed token of a device that has signed in before, as sent; see `accounts/known-devices.ts`. */
  readonly deviceToken: string | null;
  /** IP address, for rate limits. */
  readonly origin: string;
  /** User agent, cut to 300 characters. */
  readonly agent: string;
  /** Language of the response. */
  readonly locale: WireLocale;
  /** Right that the called endpoint needs; absent for endpoints that aren't for staff. */
  readonly needs?: Right | "any";
}

/** Owner of a cart. */
export type Owner = { readonly userId: number } | { readonly guestKey: string };

const sessionMs = limits.tokenSeconds * 1000;
/** A session ends this long after the sign-in, even if it is in use. */
const maxSessionMs = 180 * dayMs;
/** Milliseconds between extensions of a session: sliding expiry without a write per request. */
const renewAfterMs = 3_600_000;

const withoutBearer = (value: string) => value.replace(/^Bearer\s+/i, "").trim();

const headerText = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === "string" && value !== "" ? value : undefined;
};

/** The token in a header: the contract's `authori-zation`, or the standard `Authorization: Bearer`. */
const headerToken = (request: FastifyRequest): string | undefined =>
  headerText(request, "authori-zation") ?? headerText(request, "authorization");

/**
 * Identifies the caller. Cookies are ignored on cross-site requests, because another site's page can make a
 * browser send them. It can't add a header.
 */
export const resolveCaller = async (
  ctx: AppContext,
  request: FastifyRequest,
  cookies: Cookies,
): Promise<Caller> => {
  const usable: Cookies = isCrossSite(request, ctx.config.publicUrl) ? {} : cookies;
  const token = withoutBearer(headerToken(request) ?? usable[tokenCookie] ?? "");
  const guestToken = headerText(request, guestTokenName) ?? usable[guestTokenName] ?? "";
  const found = isToken(token) ? await findSession(ctx, hashToken(token)) : null;
  request.accountId = found?.id ?? null;
  return {
    userId: found?.id ?? null,
    userType: found?.type ?? null,
    sessionHash: found?.sessionHash ?? null,
    isSessionEnded: token !== "" && !found,
    guestKey: isToken(guestToken) ? hashToken(guestToken) : null,
    deviceToken: headerText(request, deviceTokenName) ?? usable[deviceTokenName] ?? null,
    origin: request.ip,
    agent: (request.headers["user-agent"] ?? "").slice(0, 300),
    locale: request.locale,
  };
};

/** Whether the request has its token in a header, which another site's page can't set. */
export const hasHeaderToken = (request: FastifyRequest): boolean =>
  headerToken(request) !== undefined || headerText(request, guestTokenName) !== undefined;

const readSession = async ({ db, clock }: AppContext, sessionHash: string): Promise<LiveSession | null> => {
  const [live] = await db
    .select({
      id: account.id,
      type: account.type,
      createdAt: session.createdAt,
      expiresAt: session.expiresAt,
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(
      and(
        eq(session.tokenHash, sessionHash),
        gt(session.expiresAt, clock.now()),
        eq(account.status, "active"),
      ),
    );
  return live ?? null;
};

/** An ended session is invalid immediately in this process, and after the notification in other ones. */
const findSession = async (ctx: AppContext, sessionHash: string) => {
  const found = await knownSessions(ctx).get(
    sessionHash,
    () => readSession(ctx, sessionHash),
    (read) => [sessionTag(sessionHash), ...(read ? [accountTag(read.id)] : [])],
  );
  const now = ctx.clock.now();
  if (!found || found.expiresAt <= now) return null;
  const renewed = new Date(Math.min(now.getTime() + sessionMs, found.createdAt.getTime() + maxSessionMs));
  if (renewed.getTime() - found.expiresAt.getTime() > renewAfterMs) {
    found.expiresAt = renewed;
    await ctx.db.update(session).set({ expiresAt: renewed }).where(eq(session.tokenHash, sessionHash));
  }
  return { id: found.id, type: found.type, sessionHash };
};

/** @throws Failure 401 for a caller without an account */
export const requireUser = (caller: Caller): number => {
  if (caller.userId === null)
    throw new Failure(Code.unauthorized, caller.isSessionEnded ? "sessionEnded" : "signIn");
  return caller.userId;
};

/** Owner of the cart to read; `null` without an account or guest token. */
export const ownerOf = (caller: Caller): Owner | null => {
  if (caller.userId !== null) return { userId: caller.userId };
  return caller.guestKey === null ? null : { guestKey: caller.guestKey };
};

/**
 * The key of the caller's guest token. Creates a token if needed: sent in the header `guest-token` for apps,
 * in an HttpOnly cookie for pages.
 */
export const ensureGuestKey = (ctx: AppContext, { guestKey }: Caller, reply: FastifyReply): string => {
  if (guestKey !== null) return guestKey;
  const token = newToken();
  reply.header(guestTokenName, token);
  reply.header("set-cookie", browserCookie(ctx, guestTokenName, token, limits.guestTokenSeconds));
  return hashToken(token);
};

/** Owner of the cart to write: the account, else a guest token, which is created on the first write. */
export const ensureOwner = (ctx: AppContext, caller: Caller, reply: FastifyReply): Owner =>
  ownerOf(caller) ?? { guestKey: ensureGuestKey(ctx, caller, reply) };
