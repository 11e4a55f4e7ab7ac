import type { MediaFormat } from "@carmine/api/contract";
import sharp, { type Sharp } from "sharp";

// One thread per picture, because as many pictures are encoded concurrently as there are processors.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Largest width times height to decode, because a small file can hold an enormous picture. Equals
 * `limits.picturePixels`; the worker that loads this file can't import the contract.
 */
export const maxPixels = 64_000_000;

/** Visually identical at half the bytes. Effort is low because pictures are encoded during a request. */
const settings = { avif: { quality: 55, effort: 1 }, webp: { quality: 80, effort: 3 } } as const;

/** Dots per inch at which a drawing has its stated size. */
const statedDensity = 72;

/**
 * Density at which the longer side of a drawing has so many px, so that it is rendered at that size instead
 * of scaled.
 */
const densityFor = (svg: string, px: number): number => {
  const [, width, height] = /viewBox="\S+ \S+ ([\d.]+) ([\d.]+)"/.exec(svg.slice(0, 1000)) ?? [];
  const longer = Math.max(Number(width ?? 0), Number(height ?? 0)) || px;
  return Math.min(2400, Math.max(1, (statedDensity * px) / longer));
};

/** Scales a picture to fit into a square of that width (px). */
export const resizeAndEncode = (
  input: Sharp,
  width: number,
  format: MediaFormat,
  mayEnlarge = false,
): Promise<Buffer> =>
  input
    .resize({ width, height: width, fit: "inside", withoutEnlargement: !mayEnlarge })
    .toFormat(format, settings[format])
    .toBuffer();

/**
 * Encodes a drawing (text) or a photograph (bytes) in one width (px) and format. A photograph is never
 * enlarged.
 */
export const encode = (picture: string | Uint8Array, width: number, format: MediaFormat): Promise<Buffer> => {
  const isSvg = typeof picture === "string";
  const input = sharp(isSvg ? Buffer.from(picture) : picture, {
    limitInputPixels: maxPixels,
    ...(isSvg ? { density: densityFor(picture, width) } : {}),
  });
  return resizeAndEncode(input.rotate(), width, format, isSvg);
};
