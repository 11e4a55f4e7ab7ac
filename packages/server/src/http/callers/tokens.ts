import { hash, randomBytes } from "node:crypto";

/** A new opaque token: 256 bits from a secure source. */
export const newToken = (): string => randomBytes(32).toString("hex");

/** What the database keeps of a token: who reads the table can't sign in with it. */
export const hashToken = (token: string): string => hash("sha256", token);

/** Shape of the tokens given out; anything else is not looked up. */
export const isToken = (value: string): boolean => /^[0-9a-f]{64}$/.test(value);
