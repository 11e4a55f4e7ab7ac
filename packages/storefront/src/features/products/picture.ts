import { hasVariants, mediaSrcSet, mediaVariant } from "@carmine/api/contract";
import type { Picture } from "@carmine/design-system";

/** URL of the placeholder for a product without a picture. */
const standIn = "/media/placeholder.webp";

/**
 * Converts a picture URL for components: our pictures with all sizes, external ones unchanged.
 * @param alt alternative text; empty if adjacent text describes the picture
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

/** The size of gallery thumbnails, also used for small pictures next to them, so that both share a file. */
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
