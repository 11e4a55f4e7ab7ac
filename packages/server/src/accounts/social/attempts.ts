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

/** @throws Failure if the operator has no keys for the provider */
export const requireProvider = ({ config }: AppContext, name: SocialProvider): Provider => {
  const provider = providerOf(config, name);
  if (!provider) throw new Failure(Code.failure, "socialUnavailable");
  return provider;
};

/** Redirect URL after the provider. One URL for all languages, because providers compare it exactly. */
const callbackOf = ({ config }: AppContext, name: SocialProvider): string =>
  pageAddress(config, "en", `/middlewares/callback_${name}`);

/**
 * Sent to the browser: `token` passes through the provider and back, `tokenSecret` is only stored in our
 * cookie.
 */
export interface StartedAttempt {
  readonly token: string;
  readonly tokenSecret: string;
  readonly authorizationURL: string;
  readonly authenticationURL: string;
}

/**
 * Starts a sign-in at a provider.
 * @param accountId the account to link the login to; null signs in
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

/** Exchanges the code for the person's identity at the provider. @throws if it refuses or can't be reached */
const fetchPerson = async (
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
  const personResponse = await fetch(personUrl, {
    headers: { authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.timeout(10_000),
  });
  return personResponse.ok ? personOf(await personResponse.json()) : null;
};

/**
 * Completes a sign-in after the redirect: consumes the attempt and fetches the identity from the provider.
 * @throws Failure, always the same, for an unknown, used, expired or foreign attempt, and if the provider
 * doesn't confirm it
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
  const person = await fetchPerson(ctx, name, { code, state: token, codeVerifier: used.codeVerifier }).catch(
    (error: unknown) => {
      if (error instanceof Failure) throw error;
      ctx.log.warn({ err: error, provider: name }, "sign-in refused: the provider did not confirm it");
      return null;
    },
  );
  if (!person) throw new Failure(Code.failure, "socialUnavailable");
  return { person, accountId: used.accountId };
};

export const sweepAttempts = async ({ db, clock }: AppContext): Promise<void> => {
  await db.delete(socialAttempt).where(lte(socialAttempt.expiresAt, clock.now()));
};
