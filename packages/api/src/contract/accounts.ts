import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import {
  captchaField,
  countryCodeField,
  emailField,
  newPasswordField,
  optionalPhone,
  passwordField,
  phoneField,
  requiredVerbatim,
} from "./fields.ts";
import { messageKeys } from "./message-keys.ts";
import { orNull, withDefault } from "./values.ts";

export const userTypes = ["email", "phone", "visitor", "google", "facebook", "twitter"] as const;
export type UserType = (typeof userTypes)[number];

export const loginResult = z.object({
  token: z.string(),
  /** The account type; the field name is the contract's. */
  type: orNull(z.string()),
  uid: z.number(),
  nikeName: orNull(z.string()),
  phone: orNull(z.string()),
  email: orNull(z.string()),
  /** Public id of the account, needed to look up a guest's order. */
  identity: orNull(z.string()),
  userType: orNull(z.string()),
  key: orNull(z.string()),
  /** Result of merging the guest's cart: new rows, rows with a changed quantity, dropped rows. */
  mergedCart: orNull(z.object({ added: z.number(), changed: z.number(), dropped: z.number() })),
});
export type LoginResult = z.output<typeof loginResult>;

export const userInfoData = z.object({
  nickname: orNull(z.string()),
  avatar: orNull(z.string()),
  phone: orNull(z.string()),
  /** Dial code of the phone number, digits only; an extension. */
  countryCode: orNull(z.string()),
  email: orNull(z.string()),
  /** Usable points. */
  integral: withDefault(z.number(), 0),
  experience: orNull(z.number()),
  couponCount: withDefault(z.number(), 0),
  collectCount: withDefault(z.number(), 0),
  /** Number of unread notices; an extension. */
  noticeCount: withDefault(z.number(), 0),
  userType: orNull(z.string()),
  /** Whether the account has a password for confirmations; an extension. */
  hasPassword: orNull(z.boolean()),
  /** Scheduled deletion of the account; an extension. */
  deleteTime: orNull(z.string()),
  /** Permission scope: a list, or a map with the permissions as keys. */
  scope: orNull(z.union([z.array(z.string()), z.record(z.string(), z.unknown())])),
});
export type UserInfo = z.output<typeof userInfoData>;

export const loginEmail = endpoint({
  method: "POST",
  path: "/api/front/login/email",
  policy: "public",
  invalidates: "everyone",
  summary: "Signs in by email and password; a guest's cart is merged into the account's.",
  body: z.object({ email: emailField, password: passwordField }),
  data: loginResult,
});

export const loginMobilePassword = endpoint({
  method: "POST",
  path: "/api/front/login/mobile/password",
  policy: "public",
  invalidates: "everyone",
  summary: "Signs in by phone and password.",
  body: z.object({ phone: phoneField, countryCode: countryCodeField, password: passwordField }),
  data: loginResult,
});

export const loginMobileCaptcha = endpoint({
  method: "POST",
  path: "/api/front/login/mobile/captcha",
  policy: "public",
  invalidates: "everyone",
  summary: "Signs in by phone and a code; an unknown phone is an error, not a registration.",
  body: z.object({ phone: phoneField, countryCode: countryCodeField, captcha: captchaField }),
  data: loginResult,
});

export const registerEmail = endpoint({
  method: "POST",
  path: "/api/front/login/register/email",
  policy: "public",
  invalidates: "everyone",
  summary: "Registers by email and a code.",
  body: z.object({ email: emailField, captcha: captchaField, password: newPasswordField }),
  data: loginResult,
});

export const registerMobile = endpoint({
  method: "POST",
  path: "/api/front/login/register/mobile",
  policy: "public",
  invalidates: "everyone",
  summary: "Registers by phone and a code.",
  body: z.object({
    phone: phoneField,
    countryCode: countryCodeField,
    captcha: captchaField,
    password: newPasswordField,
  }),
  data: loginResult,
});

export const registerVisitor = endpoint({
  method: "POST",
  path: "/api/front/login/register/visitor",
  policy: "public",
  invalidates: "everyone",
  summary: "Creates a new visitor account for buying without registration.",
  body: z.object({
    email: emailField,
    phone: optionalPhone(20, messageKeys.correctPhone),
    countryCode: z.optional(z.nullable(z.union([countryCodeField, z.literal("")]))),
  }),
  data: loginResult,
});

export const sendCode = endpoint({
  method: "POST",
  path: "/api/front/login/sendCode",
  policy: "public",
  invalidates: [],
  summary: "Sends a code by text message; `message` contains the text for the shopper.",
  bodyKind: "form",
  body: z.object({ phone: phoneField, countryCode: countryCodeField }),
  data: z.null(),
});

export const emailCaptcha = endpoint({
  method: "POST",
  path: "/api/front/login/email/captcha",
  policy: "public",
  invalidates: [],
  summary: "Sends a registration code to an email; fails if it already has an account.",
  bodyKind: "text",
  body: emailField,
  data: z.null(),
});

export const emailForgetPassword = endpoint({
  method: "POST",
  path: "/api/front/login/email/forget/password",
  policy: "public",
  invalidates: [],
  summary: "Sends a password reset code.",
  bodyKind: "text",
  body: emailField,
  data: z.null(),
});

export const emailResetPassword = endpoint({
  method: "POST",
  path: "/api/front/login/email/reset/password",
  policy: "public",
  invalidates: [],
  summary: "Resets the password with the code; ends all sessions of the account.",
  body: z
    .object({
      email: emailField,
      captcha: captchaField,
      newPassword: newPasswordField,
      passwordAgain: requiredVerbatim(messageKeys.againPassword),
    })
    .check(
      z.refine((body) => body.newPassword === body.passwordAgain, {
        error: messageKeys.diffPassword,
        path: ["passwordAgain"],
      }),
    ),
  data: z.null(),
});

export const logout = endpoint({
  method: "GET",
  path: "/api/front/login/logout",
  policy: "public",
  invalidates: "everyone",
  summary: "Signs out.",
  data: z.null(),
});

export const tokenExists = endpoint({
  method: "POST",
  path: "/api/front/login/token/is/exist",
  policy: "public",
  cached: ["accounts", "live"],
  summary: "Whether the caller's token is valid.",
  data: z.boolean(),
  retrySafe: true,
});

export const userInfo = endpoint({
  method: "GET",
  path: "/api/front/user/info",
  policy: "shopper",
  cached: ["accounts", "short"],
  summary: "The signed-in account.",
  data: userInfoData,
});
