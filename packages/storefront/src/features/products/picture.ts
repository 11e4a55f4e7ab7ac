import { hasVariants, mediaSrcSet, mediaVariant } from "@carmine/api/contract";
import type { Picture } from "@carmine/design-system";

/** Address of the placeholder for a product without a picture. */
const standIn = "/media/placeholder.webp";

/**
 * A picture address of the wire as components take it: in all its sizes where they exist, as it is from elsewhere.
 * @param alt what is to be seen; empty where the words beside it say it
 */
export const pictureOf = (url: string | null | undefined, alt = ""): Picture => {
  const address = url || standIn;
  if (!hasVariants(address)) return { src: address, alt };
  const avif = mediaSrcSet(address, "avif");
  const webp = mediaSrcSet(address, "webp");
  return {
    src: mediaVariant(address, 320, "webp"),
    alt,
    ...(avif && { sources: [{ type: "image/avif", srcSet: avif }] }),
    ...(webp && { srcSet: webp }),
  };
};

/** The size that thumbnails of a gallery have, for the small pictures beside them: one file for both. */
export const thumbOf = (url: string): Picture => {
  if (!hasVariants(url)) return { src: url, alt: "" };
  const srcSet = `${mediaVariant(url, 96, "avif")} 96w`;
  return { src: mediaVariant(url, 96, "webp"), alt: "", sources: [{ type: "image/avif", srcSet }] };
};

/** One file of a small fixed size, for logos and decoration. */
export const smallPicture = (
  url: string | null | undefined,
  width: 96 | 160 | 320 | 640,
): string | undefined => (url ? (hasVariants(url) ? mediaVariant(url, width, "webp") : url) : undefined);
