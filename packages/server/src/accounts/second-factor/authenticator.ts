import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";

/** 160 bits, as RFC 4226 recommends. */
const secretBytes = 20;
/** Accepted steps of 30 seconds before and after the current one, for clocks that differ. */
const window = 1;

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  // These are the only parameters that all authenticator apps support.
  new TOTP({ ...names, algorithm: "SHA1", digits: 6, period: 30, secret: Secret.fromBase32(secret) });

/** A new secret, Base32. */
export const newSecret = (): string => new Secret({ size: secretBytes }).base32;

/** URL for the app's QR code. */
export const setupUri = (secret: string, issuer: string, label: string): string =>
  totpOf(secret, { issuer, label }).toString();

/** The time step of a code; null for a wrong code. */
export const stepOf = (secret: string, code: string, now: Date): number | null => {
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
};

/** The code of a secret at a time. Used by tests. */
export const codeAt = (secret: string, now: Date): string =>
  totpOf(secret).generate({ timestamp: now.getTime() });

/** Ten codes of 80 bits, such as `3f2a-91bc-07de-44a1-8c3e`, so that a fast hash is enough. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: 10 }, () =>
    randomBytes(10)
      .toString("hex")
      .replaceAll(/(.{4})(?=.)/g, "$1-"),
  );

/** A typed code without spaces and dashes. */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/g, "").toLowerCase();
