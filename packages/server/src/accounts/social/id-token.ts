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
 * Reads an id token that Google gave a client of the shop. @throws Failure for one that is forged, ended or another's
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
    if (sub === undefined) throw new Error("An id token names nobody.");
    return {
      subject: sub,
      name: typeof name === "string" ? name.slice(0, 100) : sub,
      email: isVerified === true && typeof email === "string" ? email.toLowerCase() : null,
    };
  } catch (error) {
    ctx.log.warn({ err: error }, "an id token was refused");
    throw new Failure(Code.badRequest, "socialUnavailable");
  }
};

/**
 * Reads whom an access token of Facebook belongs to: ids and names that a client sends prove nothing.
 * @throws Failure where Facebook doesn't know it, or it was given to another app
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
