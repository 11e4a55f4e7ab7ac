export { CartBar, type CartBarProps } from "./CartBar.tsx";
export { CartHead, type CartHeadProps } from "./CartHead.tsx";
export { CartInvalid, type CartInvalidProps, type UnavailableLineItem } from "./CartInvalid.tsx";
export { CartLine, type CartLineProps } from "./CartLine.tsx";
export {
  CartCouponHint,
  CartShopGroup,
  CouponTicket,
  FreeShippingMeter,
  type CartCouponHintProps,
  type CartShopGroupProps,
  type FreeShippingMeterProps,
} from "./CartShopGroup.tsx";
