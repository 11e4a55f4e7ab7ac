import type { ImageProps } from "./index.ts";

/** Picture data for components: URLs, alt text and placeholder color. */
export type Picture = Pick<ImageProps, "src" | "srcSet" | "sources" | "alt" | "tint" | "preview">;

/** A video with its captions. */
export interface Film {
  src: string;
  captions?: { src: string; language: string; label: string };
}

/** A gallery entry: a picture, or a video with that picture as its poster. */
export interface GalleryPicture extends Picture {
  /** Width divided by height. @default 1 */
  ratio?: number;
  film?: Film;
}
