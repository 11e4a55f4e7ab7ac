import { createHash, randomBytes } from "node:crypto";

const digest = (content: string | Buffer): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 24);

/** Key of a picture that comes with the code: the same bytes are the same picture. */
export const demoKey = (bytes: Buffer): string => `d-${digest(bytes)}`;

/** Key of a stored picture: the same bytes are the same picture. */
export const fileKey = (bytes: Buffer): string => `f-${digest(bytes)}`;

/**
 * Key of a picture that a person sent. It is random: whoever doesn't know it must not find the picture, as could be
 * done with a key made from the content.
 */
export const uploadKey = (): string => `u-${randomBytes(16).toString("hex")}`;

export const isUploadKey = (key: string): boolean => key.startsWith("u-");

/** Folders keep few enough entries each when files are spread over the first letters of the key. */
export const shardOf = (key: string): string => key.slice(0, 4);
