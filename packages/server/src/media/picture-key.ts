import { createHash } from "node:crypto";
import type { ArtSpec } from "../demo/art/index.ts";

/** Raised when the drawings change, so that no cache, ours or a browser's, shows the ones before. */
const drawingVersion = 1;

const digest = (content: string | Buffer): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 24);

/** Key of a drawn picture: the same parameters are the same picture. */
export const drawnKey = (spec: ArtSpec): string => `d-${digest(`${drawingVersion}${JSON.stringify(spec)}`)}`;

/** Key of a stored picture: the same bytes are the same picture. */
export const fileKey = (bytes: Buffer): string => `f-${digest(bytes)}`;

/** Folders keep few enough entries each when files are spread over the first letters of the key. */
export const shardOf = (key: string): string => key.slice(0, 4);
