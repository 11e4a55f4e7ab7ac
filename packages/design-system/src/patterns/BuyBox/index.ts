export {
  BuyActions,
  BuyRow,
  CouponChip,
  Guarantees,
  PriceBlock,
  ProductFrame,
  ProductHead,
  QuantityRow,
  type BuyRowProps,
  type CouponChipProps,
  type GuaranteesProps,
  type PriceBlockProps,
  type ProductFrameProps,
  type ProductHeadProps,
  type QuantityRowProps,
} from "./BuyBox.tsx";
export { StickyBuyBar, type StickyBuyBarProps } from "./StickyBuyBar.tsx";
