import { createHmac, timingSafeEqual } from "node:crypto";
import type { Queryable } from "../../database/connection.ts";
import { storedSecret } from "../../database/stored-secret.ts";
import { dayMs } from "../../shared/durations.ts";

/** Days that a link opens its order. */
const linkDays = 90;
const keyName = "order-link";
const headBytes = 8;
const signatureBytes = 16;

const sign = (secret: string, head: Buffer): Buffer =>
  createHmac("sha256", secret).update(head).digest().subarray(0, signatureBytes);

/** Makes tokens that open one master order without signing in, and says when they end. */
export const orderTokens = async (
  db: Queryable,
  now: Date,
): Promise<(masterOrderId: number) => { token: string; endsAt: Date }> => {
  const secret = await storedSecret(db, keyName);
  const endsAt = new Date(now.getTime() + linkDays * dayMs);
  return (masterOrderId) => {
    const head = Buffer.alloc(headBytes);
    head.writeUInt32BE(masterOrderId, 0);
    head.writeUInt32BE(Math.floor(endsAt.getTime() / 1000), 4);
    return { token: Buffer.concat([head, sign(secret, head)]).toString("base64url"), endsAt };
  };
};

/** The master order that a token opens; null for a wrong or ended one. */
export const orderOfToken = async (db: Queryable, token: string, now: Date): Promise<number | null> => {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== headBytes + signatureBytes || bytes.toString("base64url") !== token) return null;
  const head = bytes.subarray(0, headBytes);
  if (!timingSafeEqual(bytes.subarray(headBytes), sign(await storedSecret(db, keyName), head))) return null;
  return head.readUInt32BE(4) * 1000 > now.getTime() ? head.readUInt32BE(0) : null;
};

/** Page of the storefront that shows the order of a token. */
export const guestOrderPath = (token: string): string => `/order/visitor_order?token=${token}`;
