export {
  BuyActions,
  BuyRow,
  PriceBlock,
  ProductFrame,
  ProductHead,
  QuantityRow,
  type BuyRowProps,
  type PriceBlockProps,
  type ProductFrameProps,
  type ProductHeadProps,
  type QuantityRowProps,
} from "./BuyBox.tsx";
export { CouponChip, type CouponChipProps } from "./CouponChip.tsx";
export { Guarantees, type GuaranteesProps } from "./Guarantees.tsx";
export { StickyBuyBar, type StickyBuyBarProps } from "./StickyBuyBar.tsx";
