import { mediaSizes } from "./limits.ts";

export type MediaFormat = keyof typeof mediaSizes;
/** A width that a picture comes in, in that format. */
export type MediaWidth<Format extends MediaFormat = MediaFormat> = (typeof mediaSizes)[Format][number];

/** Pictures of an account or a marketplace that has none: clients of the contract show them without a check. */
export const defaultPictures = {
  avatar: "/media/default-avatar.webp",
  logo: "/media/default-logo.webp",
} as const;

/** The picture, or null if it is a default one, for pages that show initials or a mark instead. */
export const ownPictureOf = (url: string | null): string | null =>
  url !== null && Object.values(defaultPictures).some((path) => url.endsWith(path)) ? null : url;

const ownPicture = /\/media\/[\w/-]+\.webp$/;

/** Whether a picture address is served by the reference server, so that sizes of it exist. */
export const hasVariants = (url: string): boolean => ownPicture.test(url);

/** Address of one size of a picture: `/media/x.webp` → `/media/x@320.avif`. */
export const mediaVariant = <Format extends MediaFormat>(
  url: string,
  width: MediaWidth<Format>,
  format: Format,
): string => url.replace(/\.webp$/, `@${width}.${format}`);

/** `srcset` over all widths for an own picture, `undefined` for a foreign one. */
export const mediaSrcSet = (url: string, format: MediaFormat): string | undefined =>
  hasVariants(url)
    ? mediaSizes[format]
        .map((width) => `${url.replace(/\.webp$/, `@${width}.${format}`)} ${width}w`)
        .join(", ")
    : undefined;
