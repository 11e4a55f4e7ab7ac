import { mediaWidths } from "./limits.ts";

export type MediaFormat = "avif" | "webp";

const ownPicture = /\/media\/[\w/-]+\.webp$/;

/** Whether a picture address is served by the reference server, so that sizes of it exist. */
export const hasVariants = (url: string): boolean => ownPicture.test(url);

/** Address of one size of a picture: `/media/x.webp` → `/media/x@320.avif`. */
export const mediaVariant = (url: string, width: (typeof mediaWidths)[number], format: MediaFormat): string =>
  url.replace(/\.webp$/, `@${width}.${format}`);

/** `srcset` over all widths for an own picture, `undefined` for a foreign one. */
export const mediaSrcSet = (url: string, format: MediaFormat): string | undefined =>
  hasVariants(url)
    ? mediaWidths.map((width) => `${mediaVariant(url, width, format)} ${width}w`).join(", ")
    : undefined;
