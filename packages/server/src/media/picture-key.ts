import { createHash, randomBytes } from "node:crypto";

const digest = (content: string | Buffer): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 24);

/** Key of a picture bundled with the code; identical bytes have the same key. */
export const demoKey = (bytes: Buffer): string => `d-${digest(bytes)}`;

/** Key of a stored picture; identical bytes have the same key. */
export const fileKey = (bytes: Buffer): string => `f-${digest(bytes)}`;

/** Key of an uploaded picture. It is random, because a key derived from the content could be guessed. */
export const uploadKey = (): string => `u-${randomBytes(16).toString("hex")}`;

export const isUploadKey = (key: string): boolean => key.startsWith("u-");

/** Spreads files over folders by the first characters of the key, to limit the entries per folder. */
export const shardOf = (key: string): string => key.slice(0, 4);
