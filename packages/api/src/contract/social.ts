import * as z from "zod/mini";
import { loginResult } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";
import {
  captchaField,
  optionalEmail,
  optionalLine,
  optionalVerbatim,
  requiredVerbatim,
  textField,
} from "./fields.ts";
import { messageKeys } from "./message-keys.ts";
import { socialProviders } from "./user.ts";

const providerField = z.enum(socialProviders, messageKeys.wrongParameter);
const secret = requiredVerbatim(messageKeys.wrongParameter, 2048);

/** A started sign-in: `token` passes through the provider, `tokenSecret` is stored in the browser. */
const started = z.object({
  token: z.string(),
  tokenSecret: z.string(),
  authorizationURL: z.string(),
  authenticationURL: z.string(),
});

const returned = { oauthToken: secret, oauthTokenSecret: secret, oauthVerifier: secret };

export const twitterRequestToken = endpoint({
  method: "GET",
  path: "/api/front/login/twitter/request/token",
  policy: "public",
  invalidates: [],
  summary: "Starts a sign-in with X; the browser stores `tokenSecret` and navigates to `authorizationURL`.",
  query: z.object({ end: z.optional(textField("verbatim")) }),
  data: started,
});

export const loginTwitter = endpoint({
  method: "POST",
  path: "/api/front/login/twitter",
  policy: "public",
  invalidates: "everyone",
  summary: "Signs in with the `state` and `code` of X's redirect and the stored secret.",
  body: z.object(returned),
  data: loginResult,
});

export const socialRequest = endpoint({
  method: "GET",
  path: "/api/front/login/social/request",
  policy: "public",
  invalidates: [],
  summary: "Starts a sign-in with any provider.",
  query: z.object({ provider: providerField }),
  data: started,
});

export const loginSocial = endpoint({
  method: "POST",
  path: "/api/front/login/social",
  policy: "public",
  invalidates: "everyone",
  summary: "Completes a sign-in with any provider, or links it to the signed-in account that requested it.",
  body: z.object({ provider: providerField, ...returned }),
  data: loginResult,
});

export const loginGoogle = endpoint({
  method: "POST",
  path: "/api/front/login/google",
  policy: "public",
  summary: "Signs in with a Google id token; its signature and audience are verified.",
  bodyKind: "text",
  body: requiredVerbatim(messageKeys.wrongParameter, 8192),
  data: loginResult,
});

export const loginFacebook = endpoint({
  method: "POST",
  path: "/api/front/login/facebook",
  policy: "public",
  summary: "Signs in with a Facebook access token; id and name alone are refused.",
  body: z.object({
    id: optionalVerbatim(100),
    name: optionalLine(200),
    picture: optionalVerbatim(2048),
    email: optionalEmail(254),
    /** A required extension: Facebook returns the token's owner. */
    accessToken: optionalVerbatim(2048),
  }),
  data: loginResult,
});

export const userSocialLink = endpoint({
  method: "POST",
  path: "/api/front/user/social/link",
  policy: "shopper",
  invalidates: [],
  summary: "Starts linking a provider to the account, after a proof.",
  body: z.object({
    provider: providerField,
    password: optionalVerbatim(64),
    captcha: z.optional(z.nullable(captchaField)),
  }),
  data: started,
});
