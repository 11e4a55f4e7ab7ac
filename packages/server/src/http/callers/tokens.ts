import { hash, randomBytes } from "node:crypto";

/** A new opaque token: 256 bits from a cryptographically secure source. */
export const newToken = (): string => randomBytes(32).toString("hex");

/** Hash of a token for the database, so that read access to the table doesn't allow signing in. */
export const hashToken = (token: string): string => hash("sha256", token);

/** Format of issued tokens; others aren't looked up. */
export const isToken = (value: string): boolean => /^[0-9a-f]{64}$/.test(value);
