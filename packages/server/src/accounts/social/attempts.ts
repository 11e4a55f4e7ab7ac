import { Code, type SocialProvider } from "@carmine/api/contract";
import { and, eq, gt, lte } from "drizzle-orm";
import * as oauth from "oauth4webapi";
import type { AppContext } from "../../context.ts";
import { socialAttempt } from "../../database/schema/accounts.ts";
import { Failure } from "../../http/envelope/failure.ts";
import { hashToken, newToken } from "../../http/callers/tokens.ts";
import { pageAddress } from "../../http/page-address.ts";
import { providerOf, type Provider, type SocialPerson } from "./providers.ts";

const lifeMs = 10 * 60_000;

/** @throws Failure where the operator has no keys of the provider */
export const requireProvider = ({ config }: AppContext, name: SocialProvider): Provider => {
  const provider = providerOf(config, name);
  if (!provider) throw new Failure(Code.failure, "socialUnavailable");
  return provider;
};

/** Where the provider sends the browser back to. One address for all languages: providers compare it letter by letter. */
const callbackOf = ({ config }: AppContext, name: SocialProvider): string =>
  pageAddress(config, "en", `/middlewares/callback_${name}`);

/** What goes to the browser: `token` through the provider and back, `tokenSecret` only into its own cookie. */
export interface StartedAttempt {
  readonly token: string;
  readonly tokenSecret: string;
  readonly authorizationURL: string;
  readonly authenticationURL: string;
}

/**
 * Starts a sign-in at a provider.
 * @param accountId the account that the login is to be linked to; null signs in
 */
export const startAttempt = async (
  ctx: AppContext,
  name: SocialProvider,
  accountId: number | null,
): Promise<StartedAttempt> => {
  const { server, keys, scope } = requireProvider(ctx, name);
  const [token, tokenSecret, codeVerifier] = [newToken(), newToken(), oauth.generateRandomCodeVerifier()];
  await ctx.db.insert(socialAttempt).values({
    stateHash: hashToken(token),
    secretHash: hashToken(tokenSecret),
    provider: name,
    codeVerifier,
    accountId,
    expiresAt: new Date(ctx.clock.now().getTime() + lifeMs),
  });
  const url = new URL(server.authorization_endpoint ?? "");
  url.search = new URLSearchParams({
    response_type: "code",
    client_id: keys.id,
    redirect_uri: callbackOf(ctx, name),
    scope,
    state: token,
    code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: "S256",
  }).toString();
  return { token, tokenSecret, authorizationURL: url.href, authenticationURL: url.href };
};

/** Asks the provider who the person of a code is. @throws where it refuses or can't be reached */
const askPerson = async (
  ctx: AppContext,
  name: SocialProvider,
  { code, state, codeVerifier }: { code: string; state: string; codeVerifier: string },
): Promise<SocialPerson | null> => {
  const { server, keys, clientAuth, personUrl, personOf } = requireProvider(ctx, name);
  const client: oauth.Client = { client_id: keys.id };
  const options = {
    [oauth.allowInsecureRequests]: ctx.config.socialBase?.startsWith("http:") ?? false,
    signal: () => AbortSignal.timeout(10_000),
  };
  const answer = oauth.validateAuthResponse(server, client, new URLSearchParams({ code, state }), state);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    clientAuth,
    answer,
    callbackOf(ctx, name),
    codeVerifier,
    options,
  );
  const { access_token: accessToken } = await oauth.processAuthorizationCodeResponse(
    server,
    client,
    response,
  );
  const asked = await fetch(personUrl, {
    headers: { authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.timeout(10_000),
  });
  return asked.ok ? personOf(await asked.json()) : null;
};

/**
 * Ends a sign-in that came back: uses the attempt up and asks the provider who it is.
 * @throws Failure for an attempt that is unknown, used, too old or another browser's: always the same; and where the
 *   provider doesn't confirm it
 */
export const finishAttempt = async (
  ctx: AppContext,
  name: SocialProvider,
  { token, tokenSecret, code }: { token: string; tokenSecret: string; code: string },
): Promise<{ person: SocialPerson; accountId: number | null }> => {
  const [used] = await ctx.db
    .delete(socialAttempt)
    .where(
      and(
        eq(socialAttempt.stateHash, hashToken(token)),
        eq(socialAttempt.secretHash, hashToken(tokenSecret)),
        eq(socialAttempt.provider, name),
        gt(socialAttempt.expiresAt, ctx.clock.now()),
      ),
    )
    .returning();
  if (!used) throw new Failure(Code.badRequest, "socialStale");
  const person = await askPerson(ctx, name, { code, state: token, codeVerifier: used.codeVerifier }).catch(
    (error: unknown) => {
      if (error instanceof Failure) throw error;
      ctx.log.warn({ err: error, provider: name }, "a provider did not confirm a sign-in");
      return null;
    },
  );
  if (!person) throw new Failure(Code.failure, "socialUnavailable");
  return { person, accountId: used.accountId };
};

export const sweepAttempts = async ({ db, clock }: AppContext): Promise<void> => {
  await db.delete(socialAttempt).where(lte(socialAttempt.expiresAt, clock.now()));
};
