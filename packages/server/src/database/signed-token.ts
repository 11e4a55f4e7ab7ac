import { createHmac, timingSafeEqual } from "node:crypto";

/** Bytes of a signature. */
const signatureBytes = 16;

const sign = (secret: string, content: Buffer): Buffer =>
  createHmac("sha256", secret).update(content).digest().subarray(0, signatureBytes);

/** Appends a signature to bytes and encodes both as base64url. */
export const signedToken = (secret: string, content: Buffer): string =>
  Buffer.concat([content, sign(secret, content)]).toString("base64url");

/** Content of a token created by `signedToken`; null if its length, encoding or signature is wrong. */
export const readSignedToken = (secret: string, token: string, contentBytes: number): Buffer | null => {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== contentBytes + signatureBytes || bytes.toString("base64url") !== token) return null;
  const content = bytes.subarray(0, contentBytes);
  return timingSafeEqual(bytes.subarray(contentBytes), sign(secret, content)) ? content : null;
};
