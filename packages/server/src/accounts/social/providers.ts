import type { SocialProvider } from "@carmine/api/contract";
import * as oauth from "oauth4webapi";
import type { Config, SocialKeys } from "../../config.ts";

/** A person's identity as a provider has just returned it. */
export interface SocialPerson {
  readonly subject: string;
  readonly name: string;
  /** Only if the provider has verified it. */
  readonly email: string | null;
}

export interface Provider {
  readonly server: oauth.AuthorizationServer;
  readonly keys: SocialKeys;
  readonly scope: string;
  readonly clientAuth: oauth.ClientAuth;
  /** URL that returns the owner of an access token. */
  readonly personUrl: string;
  readonly personOf: (answer: unknown) => SocialPerson | null;
}

const textIn = (value: unknown, name: string): string | null => {
  if (typeof value !== "object" || value === null) return null;
  const found: unknown = Reflect.get(value, name);
  return typeof found === "string" && found !== "" ? found : typeof found === "number" ? String(found) : null;
};

const person = (subject: string | null, name: string | null, email: string | null): SocialPerson | null =>
  subject === null ? null : { subject, name: (name ?? subject).slice(0, 100), email };

/** Google and Facebook return `id` or `sub`; X wraps its response in `data`. */
const readers: Readonly<Record<SocialProvider, (answer: unknown) => SocialPerson | null>> = {
  google: (answer) => {
    const isVerified =
      typeof answer === "object" && answer !== null && Reflect.get(answer, "email_verified") === true;
    return person(
      textIn(answer, "sub"),
      textIn(answer, "name"),
      isVerified ? (textIn(answer, "email")?.toLowerCase() ?? null) : null,
    );
  },
  // Facebook doesn't report whether an email is verified.
  facebook: (answer) => person(textIn(answer, "id"), textIn(answer, "name"), null),
  twitter: (answer) => {
    const data: unknown =
      typeof answer === "object" && answer !== null ? Reflect.get(answer, "data") : undefined;
    return person(textIn(data, "id"), textIn(data, "name"), null);
  },
};

interface Addresses {
  issuer: string;
  authorize: string;
  token: string;
  person: string;
}

const addresses: Readonly<Record<SocialProvider, Addresses>> = {
  google: {
    issuer: "https://accounts.google.com",
    authorize: "https://accounts.google.com/o/oauth2/v2/auth",
    token: "https://oauth2.googleapis.com/token",
    person: "https://openidconnect.googleapis.com/v1/userinfo",
  },
  facebook: {
    issuer: "https://www.facebook.com",
    authorize: "https://www.facebook.com/v23.0/dialog/oauth",
    token: "https://graph.facebook.com/v23.0/oauth/access_token",
    person: "https://graph.facebook.com/v23.0/me?fields=id,name",
  },
  twitter: {
    issuer: "https://x.com",
    authorize: "https://x.com/i/oauth2/authorize",
    token: "https://api.x.com/2/oauth2/token",
    person: "https://api.x.com/2/users/me",
  },
};

const scopes: Readonly<Record<SocialProvider, string>> = {
  google: "profile email",
  facebook: "public_profile",
  twitter: "users.read tweet.read",
};

/** The same paths on another server, for tests. */
const elsewhere = (base: string, provider: SocialProvider): Addresses => ({
  issuer: base,
  authorize: `${base}/${provider}/authorize`,
  token: `${base}/${provider}/token`,
  person: `${base}/${provider}/person`,
});

/** A provider with configured keys; null for the others. */
export const providerOf = (
  { social, socialBase }: Pick<Config, "social" | "socialBase">,
  name: SocialProvider,
): Provider | null => {
  const keys = social[name];
  if (keys === null) return null;
  const {
    issuer,
    authorize,
    token,
    person: personUrl,
  } = socialBase === null ? addresses[name] : elsewhere(socialBase, name);
  return {
    server: { issuer, authorization_endpoint: authorize, token_endpoint: token },
    keys,
    scope: scopes[name],
    clientAuth:
      name === "twitter" ? oauth.ClientSecretBasic(keys.secret) : oauth.ClientSecretPost(keys.secret),
    personUrl,
    personOf: readers[name],
  };
};
