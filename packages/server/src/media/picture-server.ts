import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import { dirname, join } from "node:path";
import { mediaWidths, type MediaFormat } from "@carmine/api/contract";
import type { AppContext } from "../context.ts";
import { shardOf } from "./picture-key.ts";
import { readPicture } from "./picture-source.ts";
import { placeholderKey } from "./placeholder.ts";
import { RenderQueue } from "./render-queue.ts";
import { RenderProcess } from "./render-process.ts";

/** One size of one picture. */
export interface Variant {
  key: string;
  width: (typeof mediaWidths)[number];
  format: MediaFormat;
}

export interface Served {
  bytes: Buffer;
  /** The picture itself isn't there: its address may show something else tomorrow. */
  isPlaceholder: boolean;
}

export interface PictureServer {
  serve(variant: Variant): Promise<Served>;
  /** Makes a variant ahead of time, after everything that somebody waits for. */
  warm(variant: Variant): Promise<void>;
  close(): Promise<void>;
}

const originalWidth = mediaWidths[mediaWidths.length - 1] ?? 960;
const pattern = /^([\w-]+(?:\/[\w-]+)*)(?:@(\d+))?\.(avif|webp)$/;

/** Reads `<key>.webp` or `<key>@<width>.<format>`; null for any other name and for a width that isn't offered. */
export const readVariant = (name: string): Variant | null => {
  const match = pattern.exec(name);
  if (!match) return null;
  const [, key = "", wanted, format] = match;
  if (wanted === undefined) return format === "webp" ? { key, width: originalWidth, format } : null;
  const width = mediaWidths.find((offered) => String(offered) === wanted);
  return width === undefined ? null : { key, width, format: format as MediaFormat };
};

/** Pictures from the cache on disk, made when they are first asked for. */
export const createPictureServer = (ctx: AppContext): PictureServer => {
  const mediaDir = join(ctx.config.dataDir, "media");
  const cacheDir = join(ctx.config.dataDir, "cache", "media");
  const queue = new RenderQueue();
  const maker = new RenderProcess();
  const pathOf = ({ key, width, format }: Variant) =>
    join(cacheDir, shardOf(key), `${key}@${width}.${format}`);

  const keep = async (path: string, bytes: Buffer): Promise<void> => {
    await mkdir(dirname(path), { recursive: true });
    // Written aside first: another process must not read half a picture.
    const aside = `${path}.${randomUUID()}`;
    await writeFile(aside, bytes);
    await rename(aside, path);
  };

  const make = async (variant: Variant): Promise<Buffer> => {
    const source = await readPicture(ctx.db, mediaDir, variant.key);
    if (source === null) throw new MissingPicture();
    const bytes = await maker.run({ source, width: variant.width, format: variant.format });
    await keep(pathOf(variant), bytes);
    return bytes;
  };

  const obtain = async (variant: Variant, idle: boolean): Promise<Buffer> => {
    const path = pathOf(variant);
    try {
      return await readFile(path);
    } catch {
      return queue.add(path, () => make(variant), { idle });
    }
  };

  const serve = async (variant: Variant): Promise<Served> => {
    try {
      return { bytes: await obtain(variant, false), isPlaceholder: variant.key === placeholderKey };
    } catch (error) {
      if (!(error instanceof MissingPicture))
        ctx.log.warn({ err: error, key: variant.key }, "a picture could not be made");
      const bytes = await obtain({ ...variant, key: placeholderKey }, false);
      return { bytes, isPlaceholder: true };
    }
  };

  return {
    serve,
    warm: async (variant) => {
      await obtain(variant, true);
    },
    close: () => {
      queue.close();
      return maker.close();
    },
  };
};

/** No row of that key: nothing to log, an imported picture that couldn't be fetched has none. */
class MissingPicture extends Error {}
