export { CartBar, type CartBarProps } from "./CartBar.tsx";
export { CartHead, type CartHeadProps } from "./CartHead.tsx";
export { CartInvalid, type CartInvalidProps, type InvalidGoods } from "./CartInvalid.tsx";
export { CartLine, type CartLineProps } from "./CartLine.tsx";
export {
  CartCouponHint,
  CartShopGroup,
  CouponTicket,
  FreeFreight,
  type CartCouponHintProps,
  type CartShopGroupProps,
  type FreeFreightProps,
} from "./CartShopGroup.tsx";
