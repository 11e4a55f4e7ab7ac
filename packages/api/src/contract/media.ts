import { mediaSizes } from "./limits.ts";

export type MediaFormat = keyof typeof mediaSizes;
/** A supported width of a format. */
export type MediaWidth<Format extends MediaFormat = MediaFormat> = (typeof mediaSizes)[Format][number];

/** Default pictures of accounts and marketplaces, so that contract clients always have one. */
export const defaultPictures = {
  avatar: "/media/default-avatar.webp",
  logo: "/media/default-logo.webp",
} as const;

/** The picture, or null for a default one, for pages that show initials or a mark instead. */
export const ownPictureOf = (url: string | null): string | null =>
  url !== null && Object.values(defaultPictures).some((path) => url.endsWith(path)) ? null : url;

const ownPicture = /\/media\/[\w/-]+\.webp$/;

/** Whether this server serves the picture URL, so that its sizes exist. */
export const hasVariants = (url: string): boolean => ownPicture.test(url);

/** URL of one size of a picture: `/media/x.webp` → `/media/x@320.avif`. */
export const mediaVariant = <Format extends MediaFormat>(
  url: string,
  width: MediaWidth<Format>,
  format: Format,
): string => url.replace(/\.webp$/, `@${width}.${format}`);

/**
 * `srcset` for our own pictures, `undefined` for external ones.
 * @param widest largest width in px; @default 960, enough for everything narrower than the page
 */
export const mediaSrcSet = (url: string, format: MediaFormat, widest = 960): string | undefined =>
  hasVariants(url)
    ? mediaSizes[format]
        .filter((width) => width <= widest)
        .map((width) => `${url.replace(/\.webp$/, `@${width}.${format}`)} ${width}w`)
        .join(", ")
    : undefined;
