import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { requiredReference } from "../fields.ts";
import { messageKeys } from "../message-keys.ts";
import { proof } from "../user.ts";

/** Six digits of the authenticator app, or a recovery code. Spaces and dashes are ignored. */
const code = requiredReference(messageKeys.emptyCaptche, 40, messageKeys.correctCaptche);

/** The second factor of the account and of its session. */
export const secondFactorState = z.object({
  /** Whether the account has a confirmed authenticator app. */
  isSetUp: z.boolean(),
  /** Whether staff endpoints refuse this session until `factor/verify` succeeds. */
  isCodeNeeded: z.boolean(),
  /** Whether staff endpoints of the marketplace refuse the account until it sets up an app. */
  isSetupRequired: z.boolean(),
  /** Unused recovery codes. */
  recoveryCodeCount: z.number(),
});
export type SecondFactorState = z.output<typeof secondFactorState>;

export const consoleFactorStart = endpoint({
  method: "POST",
  path: "/api/console/factor/start",
  policy: "shopper",
  summary:
    "Creates the secret of an authenticator app (TOTP, RFC 6238). It has no effect until it is confirmed; refused if the account has a confirmed one.",
  body: z.object(proof),
  data: z.object({
    /** Base32. Returned only here. */
    secret: z.string(),
    /** `otpauth://` URL for a QR code. */
    uri: z.string(),
  }),
});

export const consoleFactorConfirm = endpoint({
  method: "POST",
  path: "/api/console/factor/confirm",
  policy: "shopper",
  summary:
    "Confirms the new secret with a code of the app. Staff endpoints then need the code once per session.",
  body: z.object({ code }),
  data: z.object({
    /** Ten codes that each work once instead of the app. Returned only here. */
    recoveryCodes: z.array(z.string()),
  }),
});

export const consoleFactorVerify = endpoint({
  method: "POST",
  path: "/api/console/factor/verify",
  policy: "shopper",
  summary: "Confirms the session with a code of the app or a recovery code. Each code works once.",
  body: z.object({ code }),
  data: z.null(),
});

export const consoleFactorRemove = endpoint({
  method: "POST",
  path: "/api/console/factor/remove",
  policy: "shopper",
  summary: "Removes the second factor, with a code of the app or a recovery code.",
  body: z.object({ code }),
  data: z.null(),
});
