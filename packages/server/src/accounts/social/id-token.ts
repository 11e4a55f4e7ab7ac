import { Code } from "@carmine/api/contract";
import { createRemoteJWKSet, jwtVerify } from "jose";
import type { AppContext } from "../../context.ts";
import { Failure } from "../../http/envelope/failure.ts";
import { requireProvider } from "./attempts.ts";
import type { SocialPerson } from "./providers.ts";

const googleKeys = "https://www.googleapis.com/oauth2/v3/certs";
const issuers = ["https://accounts.google.com", "accounts.google.com"];
let keys: ReturnType<typeof createRemoteJWKSet> | undefined;

/**
 * Verifies an ID token that Google issued for this shop. @throws Failure for a forged, expired or foreign
 * token
 */
export const personOfIdToken = async (ctx: AppContext, token: string): Promise<SocialPerson> => {
  const { keys: client } = requireProvider(ctx, "google");
  const { socialBase } = ctx.config;
  keys ??= createRemoteJWKSet(new URL(socialBase === null ? googleKeys : `${socialBase}/google/keys`));
  try {
    const { payload } = await jwtVerify(token, keys, {
      audience: client.id,
      issuer: socialBase === null ? issuers : socialBase,
    });
    const { sub, name, email, email_verified: isVerified } = payload;
    if (sub === undefined) throw new Error("The ID token has no subject.");
    return {
      subject: sub,
      name: typeof name === "string" ? name.slice(0, 100) : sub,
      email: isVerified === true && typeof email === "string" ? email.toLowerCase() : null,
    };
  } catch (error) {
    ctx.log.warn({ err: error }, "sign-in refused: invalid ID token");
    throw new Failure(Code.badRequest, "socialUnavailable");
  }
};

/**
 * Fetches the owner of a Facebook access token, because ids and names sent by a client prove nothing.
 * @throws Failure if Facebook rejects it, or it was issued to another app
 */
export const personOfFacebook = async (ctx: AppContext, token: string): Promise<SocialPerson> => {
  const { keys: client, personUrl, personOf } = requireProvider(ctx, "facebook");
  const base =
    ctx.config.socialBase === null ? "https://graph.facebook.com/v23.0" : `${ctx.config.socialBase}/facebook`;
  const ask = async (url: string): Promise<unknown> => {
    const answer = await fetch(url, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(10_000),
    });
    return answer.ok ? answer.json() : null;
  };
  const [app, answer] = await Promise.all([ask(`${base}/app`), ask(personUrl)]).catch(() => [null, null]);
  const person = personOf(answer);
  const appId: unknown = typeof app === "object" && app !== null ? Reflect.get(app, "id") : null;
  if (!person || appId !== client.id) throw new Failure(Code.badRequest, "facebookSignedOut");
  return person;
};
