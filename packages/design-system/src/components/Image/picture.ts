import type { ImageProps } from "./index.ts";

/** A picture as components take it: its addresses, its words and the color before it is there. */
export type Picture = Pick<ImageProps, "src" | "srcSet" | "sources" | "alt" | "tint" | "preview">;

/** A film with its words for those who cannot hear it. */
export interface Film {
  src: string;
  captions?: { src: string; language: string; label: string };
}

/** A place in a gallery: a picture, or a film with that picture as its first frame. */
export interface GalleryPicture extends Picture {
  /** Width by height. @default 1 */
  ratio?: number;
  film?: Film;
}
