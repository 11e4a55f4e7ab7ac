import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { rowsOf } from "../../database/rows.ts";
import { dayMs } from "../../shared/durations.ts";

/** Days that a link opens its order. */
const linkDays = 90;
const keyName = "order-link";
const headBytes = 8;
const signatureBytes = 16;

interface Key {
  readonly secret: string;
}

/** The secret of all processes, made at the first use. */
const secretOf = async (db: Queryable): Promise<string> => {
  const [known] = await rowsOf<Key>(db, sql`select secret from signing_key where name = ${keyName}`);
  if (known) return known.secret;
  const made = randomBytes(32).toString("hex");
  const [row] = await rowsOf<Key>(
    db,
    sql`insert into signing_key (name, secret) values (${keyName}, ${made})
      on conflict (name) do update set secret = signing_key.secret returning secret`,
  );
  if (!row) throw new Error("The key that signs links of orders was not written");
  return row.secret;
};

const sign = (secret: string, head: Buffer): Buffer =>
  createHmac("sha256", secret).update(head).digest().subarray(0, signatureBytes);

/** Makes tokens that open one master order without signing in, and says when they end. */
export const orderTokens = async (
  db: Queryable,
  now: Date,
): Promise<(masterOrderId: number) => { token: string; endsAt: Date }> => {
  const secret = await secretOf(db);
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
  if (!timingSafeEqual(bytes.subarray(headBytes), sign(await secretOf(db), head))) return null;
  return head.readUInt32BE(4) * 1000 > now.getTime() ? head.readUInt32BE(0) : null;
};

/** Page of the storefront that shows the order of a token. */
export const guestOrderPath = (token: string): string => `/order/visitor_order?token=${token}`;
