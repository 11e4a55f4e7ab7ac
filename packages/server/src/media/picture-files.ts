import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { mediaSizes, type MediaFormat } from "@carmine/api/contract";
import { shardOf } from "./picture-key.ts";

/** Writes a file atomically, so that another process never reads half a picture. */
export const writeAtomically = async (path: string, bytes: Uint8Array): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  const aside = `${path}.${randomUUID()}`;
  try {
    await writeFile(aside, bytes);
    await rename(aside, path);
  } catch (error) {
    // A partial file written on a full disk would stay forever.
    await rm(aside, { force: true });
    throw error;
  }
};

/** Cache file of one size of a picture. */
export const sizePath = (
  dataDir: string,
  { key, width, format }: { key: string; width: number; format: MediaFormat },
): string => join(dataDir, "cache", "media", shardOf(key), `${key}@${width}.${format}`);

const formats: readonly MediaFormat[] = ["avif", "webp"];

/** Removes the cached sizes of a picture on this machine. */
export const removeSizes = (dataDir: string, key: string) =>
  Promise.all(
    formats.flatMap((format) =>
      mediaSizes[format].map((width) => rm(sizePath(dataDir, { key, width, format }), { force: true })),
    ),
  );
