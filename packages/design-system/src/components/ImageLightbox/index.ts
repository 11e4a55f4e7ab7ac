export { ImageLightbox, type ImageLightboxProps } from "./ImageLightbox.tsx";
export type { LightboxTexts } from "../../words/components/ImageLightbox.ts";
