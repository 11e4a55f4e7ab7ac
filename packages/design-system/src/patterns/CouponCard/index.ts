export { CouponCard, type CouponCardProps, type CouponKind } from "./CouponCard.tsx";
export type { CouponState } from "./coupon-state.ts";
export {
  CouponCardAction,
  CouponCardBody,
  CouponCardFact,
  CouponCardRoot,
  CouponCardStub,
  CouponCardTitle,
  CouponCardValidity,
  CouponCardWords,
  type CouponCardRootProps,
  type CouponCardStubProps,
  type CouponCardTitleProps,
} from "./CouponCardParts.tsx";
export { CouponGrid, type CouponGridProps } from "./CouponGrid.tsx";
