export { ProductGallery, type ProductGalleryProps } from "./ProductGallery.tsx";
export type { ProductGalleryTexts } from "../../words/components/ProductGallery.ts";
