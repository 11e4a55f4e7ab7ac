export { ImageManager, type ImageManagerProps } from "./ImageManager.tsx";
export { cropImage, type CropArea } from "./crop-image.ts";
export type { ManagedImage } from "./managed-image.ts";
export type { ImageManagerTexts } from "../../words/components/ImageManager.ts";
