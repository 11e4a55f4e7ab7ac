export { CouponCard, type CouponCardProps, type CouponKind, type CouponState } from "./CouponCard.tsx";
export { CouponGrid, type CouponGridProps } from "./CouponGrid.tsx";
