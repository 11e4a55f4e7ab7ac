export { Price, type PricePart, type PriceProps, type PriceSize } from "./Price.tsx";
