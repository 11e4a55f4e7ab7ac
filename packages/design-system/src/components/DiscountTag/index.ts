export { DiscountTag, type DiscountTagProps } from "./DiscountTag.tsx";
