import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import {
  captchaField,
  countryCodeField,
  emailField,
  idField,
  newPasswordField,
  optionalVerbatim,
  phoneField,
  requiredLine,
  requiredVerbatim,
  textField,
} from "./fields.ts";
import { messageKeys } from "./message-keys.ts";
import { dateTime, orNull } from "./values.ts";

/** Providers for signing in. */
export const socialProviders = ["twitter", "facebook", "google"] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** Proof for a sensitive call: the password, or a code sent by `captcha/…/password`. */
export const proof = { password: optionalVerbatim(64), captcha: z.optional(z.nullable(captchaField)) };

export const userEdit = endpoint({
  method: "POST",
  path: "/api/front/user/edit",
  policy: "shopper",
  invalidates: ["accounts"],
  summary: "Changes the public name and picture.",
  body: z.object({
    nickname: requiredLine(messageKeys.emptyNickname, 255, messageKeys.nameLength),
    /** URL as returned by an upload, or empty for none. */
    avatar: z.optional(
      z.nullable(
        textField("verbatim", messageKeys.wrongParameter, z.maxLength(500, messageKeys.wrongParameter)),
      ),
    ),
  }),
  data: z.null(),
});

export const captchaPhonePassword = endpoint({
  method: "POST",
  path: "/api/front/captcha/phone/password",
  policy: "shopper",
  invalidates: [],
  summary: "Sends a code to the account's phone, to confirm a sensitive change.",
  data: z.boolean(),
});

export const captchaEmailPassword = endpoint({
  method: "POST",
  path: "/api/front/captcha/email/password",
  policy: "shopper",
  invalidates: [],
  summary: "Sends a code to the account's email, to confirm a sensitive change.",
  data: z.boolean(),
});

const newPassword = z
  .object({
    captcha: captchaField,
    newPassword: newPasswordField,
    passwordAgain: requiredVerbatim(messageKeys.againPassword),
  })
  .check(
    z.refine((body) => body.newPassword === body.passwordAgain, {
      error: messageKeys.diffPassword,
      path: ["passwordAgain"],
    }),
  );

export const phoneUpdatePassword = endpoint({
  method: "POST",
  path: "/api/front/user/phone/update/password",
  policy: "shopper",
  invalidates: ["accounts"],
  summary: "Sets a new password with the code sent to the phone; ends every other session.",
  body: newPassword,
  data: z.null(),
});

export const emailUpdatePassword = endpoint({
  method: "POST",
  path: "/api/front/user/email/update/password",
  policy: "shopper",
  invalidates: ["accounts"],
  summary: "Sets a new password with the code sent to the email; ends every other session.",
  body: newPassword,
  data: z.null(),
});

export const captchaNewEmail = endpoint({
  method: "POST",
  path: "/api/front/captcha/email/edit",
  policy: "shopper",
  invalidates: [],
  summary: "Sends a code to the account's new email.",
  body: z.object({ email: emailField }),
  data: z.null(),
});

export const userEmailEdit = endpoint({
  method: "POST",
  path: "/api/front/user/email/edit",
  policy: "shopper",
  invalidates: ["accounts"],
  summary: "Changes the account's email, with the code sent to it and a proof; the old email is notified.",
  body: z.object({ email: emailField, emailCaptcha: captchaField, ...proof }),
  data: z.null(),
});

export const captchaNewPhone = endpoint({
  method: "POST",
  path: "/api/front/captcha/phone/edit",
  policy: "shopper",
  invalidates: [],
  summary: "Sends a code to the account's new phone.",
  body: z.object({ phone: phoneField, countryCode: countryCodeField }),
  data: z.null(),
});

export const userPhoneEdit = endpoint({
  method: "POST",
  path: "/api/front/user/phone/edit",
  policy: "shopper",
  invalidates: ["accounts"],
  summary: "Changes the account's phone, with the code sent to it and a proof.",
  body: z.object({ phone: phoneField, countryCode: countryCodeField, phoneCaptcha: captchaField, ...proof }),
  data: z.null(),
});

export const sessionItem = z.object({
  id: z.number(),
  /** Browser and system, such as "Firefox, Windows"; empty if unknown. */
  device: z.string(),
  isCurrent: z.boolean(),
  createTime: dateTime,
  /** Rounded to the hour. */
  lastTime: dateTime,
});
export type SessionItem = z.output<typeof sessionItem>;

export const userSessions = endpoint({
  method: "GET",
  path: "/api/front/user/session/list",
  policy: "shopper",
  cached: ["accounts", "live"],
  summary: "Sessions of the account, the caller's first.",
  data: z.array(sessionItem),
});

export const userSessionEnd = endpoint({
  method: "POST",
  path: "/api/front/user/session/end",
  policy: "shopper",
  invalidates: ["accounts"],
  summary: "Ends one session of the account; without an id all except the caller's.",
  body: z.object({ id: z.optional(z.nullable(idField)) }),
  data: z.null(),
  retrySafe: true,
});

export const userSocialList = endpoint({
  method: "GET",
  path: "/api/front/user/social/list",
  policy: "shopper",
  cached: ["accounts", "live"],
  summary: "Sign-in providers linked to the account.",
  data: z.array(z.object({ provider: z.enum(socialProviders), name: z.string(), createTime: dateTime })),
});

export const userSocialUnlink = endpoint({
  method: "POST",
  path: "/api/front/user/social/unlink",
  policy: "shopper",
  invalidates: ["accounts"],
  summary: "Unlinks a provider; refused for the last sign-in method.",
  body: z.object({ provider: z.enum(socialProviders, messageKeys.wrongParameter), ...proof }),
  data: z.null(),
});

export const userExport = endpoint({
  method: "POST",
  path: "/api/front/user/export",
  policy: "shopper",
  invalidates: [],
  summary: "Mails a file with all data stored about the account.",
  body: z.object(proof),
  data: z.null(),
});

export const userDelete = endpoint({
  method: "POST",
  path: "/api/front/user/delete",
  policy: "shopper",
  invalidates: "everyone",
  summary: "Schedules the deletion of the account in 7 days and ends all its sessions.",
  body: z.object(proof),
  data: z.object({ deleteTime: orNull(dateTime) }),
});

export const userDeleteCancel = endpoint({
  method: "POST",
  path: "/api/front/user/delete/cancel",
  policy: "shopper",
  invalidates: ["accounts"],
  summary: "Cancels the scheduled deletion of the account.",
  data: z.null(),
  retrySafe: true,
});
