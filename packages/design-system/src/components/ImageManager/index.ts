export { ImageManager, type ImageManagerProps } from "./ImageManager.tsx";
export type { ManagedImage } from "./managed-image.ts";
export type { ImageManagerTexts } from "../../words/components/ImageManager.ts";
