import { hasVariants, mediaSrcSet, mediaVariant } from "@carmine/api/contract";
import type { Picture } from "@carmine/design-system";

/** URL of the placeholder for a product without a picture. */
const standIn = "/media/placeholder.webp";

/** Largest widths (px) of pictures: a banner or cover as wide as the page, and the zoom of a product page. */
export const widest = { page: 2560, zoom: 1600 } as const;

/**
 * Converts a picture URL for components: our pictures with all sizes, external ones unchanged.
 * @param alt alternative text; empty if adjacent text describes the picture
 * @param largest largest width in px, if the picture can be wider than 960 px
 */
export const pictureOf = (url: string | null | undefined, alt = "", largest?: number): Picture => {
  const address = url || standIn;
  if (!hasVariants(address)) return { src: address, alt };
  const avif = mediaSrcSet(address, "avif", largest);
  const webp = mediaSrcSet(address, "webp", largest);
  return {
    src: mediaVariant(address, 320, "webp"),
    alt,
    ...(avif && { sources: [{ type: "image/avif", srcSet: avif }] }),
    ...(webp && { srcSet: webp }),
  };
};

/** One file of the product page's gallery, for a view that few shoppers see. */
export const viewOf = (url: string): Picture => {
  if (!hasVariants(url)) return { src: url, alt: "" };
  const srcSet = `${mediaVariant(url, 480, "avif")} 480w`;
  return { src: mediaVariant(url, 640, "webp"), alt: "", sources: [{ type: "image/avif", srcSet }] };
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
