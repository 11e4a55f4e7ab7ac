export { ShopCard, type ShopCardProps, type ShopProduct, type ShopScore } from "./ShopCard.tsx";
