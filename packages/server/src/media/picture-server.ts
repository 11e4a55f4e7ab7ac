import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { mediaSizes, type MediaFormat, type MediaWidth } from "@carmine/api/contract";
import type { AppContext } from "../context.ts";
import { isDiskFull } from "../database/errors.ts";
import { FairQueue, QueueFull } from "./fair-queue.ts";
import { sizePath, writeAtomically } from "./picture-files.ts";
import { readPicture } from "./picture-source.ts";
import { placeholderKey } from "./placeholder.ts";
import { RenderProcess } from "./render-process.ts";
import { openStorage } from "./storage/open-storage.ts";

/** One size of one picture. */
export interface Variant {
  key: string;
  width: MediaWidth;
  format: MediaFormat;
}

export interface Served {
  bytes: Buffer;
  /** The picture is missing; the same URL may serve one later. */
  isPlaceholder: boolean;
}

export interface PictureServer {
  /**
   * @param client the requester, for scheduling
   * @throws QueueFull if too many tasks wait
   */
  serve(variant: Variant, client: string): Promise<Served>;
  /** Encodes a variant ahead of time, after all requested ones. */
  warm(variant: Variant): Promise<void>;
  close(): Promise<void>;
}

const pattern = /^([\w-]+(?:\/[\w-]+)*)(?:@(\d{1,5}))?\.(avif|webp)$/;

/** The supported width nearest to the requested one. */
const nearest = (width: number, format: MediaFormat): MediaWidth =>
  mediaSizes[format].reduce<MediaWidth>(
    (best, offered) => (Math.abs(offered - width) < Math.abs(best - width) ? offered : best),
    mediaSizes[format][0],
  );

/**
 * Parses `<key>.webp` (960 px wide) or `<key>@<width>.<format>`; null for any other name. Unsupported widths are mapped to
 * the nearest supported one.
 */
export const readVariant = (name: string): Variant | null => {
  const match = pattern.exec(name);
  if (!match) return null;
  const [, key = "", widthText, ending] = match;
  const format = ending as MediaFormat;
  if (widthText === undefined && format !== "webp") return null;
  const width = widthText === undefined ? 960 : Number(widthText);
  return { key, width: nearest(width, format), format };
};

/** Serves pictures from the disk cache, encoding them on first request. */
export const createPictureServer = (ctx: AppContext): PictureServer => {
  const storage = openStorage(ctx.config);
  const workers = availableParallelism();
  const queue = new FairQueue({ workers });
  const maker = new RenderProcess(workers);
  const pathOf = (variant: Variant) => sizePath(ctx.config.dataDir, variant);

  const make = async (variant: Variant): Promise<Buffer> => {
    const source = await readPicture(ctx.db, storage, variant.key);
    if (source === null) throw new MissingPicture();
    const bytes = await maker.run({ source, width: variant.width, format: variant.format });
    await writeAtomically(pathOf(variant), bytes).catch((error: unknown) => {
      if (!isDiskFull(error)) throw error;
      ctx.log.warn(
        { key: variant.key },
        "could not cache a picture: the disk is full; it is encoded again on the next request",
      );
    });
    return bytes;
  };

  const obtain = async (variant: Variant, client: string | null): Promise<Buffer> => {
    const path = pathOf(variant);
    try {
      return await readFile(path);
    } catch {
      return queue.add(path, client, () => make(variant));
    }
  };

  const serve = async (variant: Variant, client: string): Promise<Served> => {
    try {
      return { bytes: await obtain(variant, client), isPlaceholder: variant.key === placeholderKey };
    } catch (error) {
      if (error instanceof QueueFull) throw error;
      if (!(error instanceof MissingPicture))
        ctx.log.warn({ err: error, key: variant.key }, "could not encode a picture");
      const bytes = await obtain({ ...variant, key: placeholderKey }, client);
      return { bytes, isPlaceholder: true };
    }
  };

  return {
    serve,
    warm: async (variant) => {
      await obtain(variant, null);
    },
    close: () => {
      queue.close();
      return maker.close();
    },
  };
};

/** No row has that key. Not logged: imported pictures that couldn't be fetched have no row. */
class MissingPicture extends Error {}
