export { ProductGallery, type ProductGalleryProps } from "./ProductGallery.tsx";
export type { ProductGalleryTexts } from "./texts.ts";
