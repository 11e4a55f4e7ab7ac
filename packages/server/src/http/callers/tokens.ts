import { hash, randomBytes } from "node:crypto";

/** A new opaque token: 256 bits from a secure source. */
export const newToken = (): string => randomBytes(32).toString("hex");

/** The hash of a token that the database stores: reading the table is not enough to sign in. */
export const hashToken = (token: string): string => hash("sha256", token);

/** Shape of the tokens given out; anything else is not looked up. */
export const isToken = (value: string): boolean => /^[0-9a-f]{64}$/.test(value);
