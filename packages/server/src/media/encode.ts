import type { MediaFormat } from "@carmine/api/contract";
import sharp from "sharp";
import type { PictureSource } from "./picture-source.ts";

// One picture at a time on one thread: the other cores belong to the pages and the database.
sharp.concurrency(1);
sharp.cache(false);

/** CSS px of a drawing; what is wider is drawn at a higher density instead of being enlarged. */
const drawnWidth = 800;
const drawnDensity = 72;
/** Pixels beyond which a picture isn't opened: a small file can hold an enormous one. */
export const mostPixels = 64_000_000;

/** Visually the same at half the bytes; effort is kept low because pictures are made while somebody waits. */
const settings = { avif: { quality: 55, effort: 2 }, webp: { quality: 80, effort: 3 } } as const;

/** A picture in one width (px) and format; never enlarged. */
export const encode = (
  { bytes, isSvg }: PictureSource,
  width: number,
  format: MediaFormat,
): Promise<Buffer> => {
  const density = isSvg ? (drawnDensity * Math.max(width, 320)) / drawnWidth : undefined;
  return sharp(bytes, { limitInputPixels: mostPixels, ...(density === undefined ? {} : { density }) })
    .rotate()
    .resize({ width, height: width, fit: "inside", withoutEnlargement: true })
    .toFormat(format, settings[format])
    .toBuffer();
};
