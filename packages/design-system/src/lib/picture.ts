import type { ImageProps } from "../components/Image/index.ts";

/** A picture as components take it: its addresses, its words and the colour before it is there. */
export type Picture = Pick<ImageProps, "src" | "srcSet" | "sources" | "alt" | "tint">;
