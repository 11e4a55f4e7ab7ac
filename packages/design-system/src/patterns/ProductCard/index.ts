export { ProductCard, type ProductCardProps, type ProductTag } from "./ProductCard.tsx";
export { ProductCardSkeleton } from "./ProductCardSkeleton.tsx";
export type { ProductCardTexts } from "../../words/components/ProductCard.ts";
