export {
  BuyActions,
  BuyRow,
  PriceBlock,
  ProductPageLayout,
  ProductHead,
  QuantityRow,
  type BuyRowProps,
  type PriceBlockProps,
  type ProductPageLayoutProps,
  type ProductHeadProps,
  type QuantityRowProps,
} from "./BuyBox.tsx";
export { CouponChip, type CouponChipProps } from "./CouponChip.tsx";
export { Guarantees, type GuaranteesProps } from "./Guarantees.tsx";
export { QuantityPresets, type QuantityPresetsProps } from "./QuantityPresets.tsx";
export { StickyBuyBar, type StickyBuyBarProps } from "./StickyBuyBar.tsx";
