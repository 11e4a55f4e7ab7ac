export { FactList, type FactListProps } from "./FactList.tsx";
export { OrderCard, type OrderCardProps, type OrderLineItem } from "./OrderCard.tsx";
export {
  OrderCardAction,
  OrderCardActions,
  OrderCardBody,
  OrderCardItems,
  OrderCardHead,
  OrderCardItem,
  OrderCardLink,
  OrderCardMore,
  OrderCardRoot,
  OrderCardShop,
  OrderCardStatus,
  OrderCardSum,
  type OrderCardItemProps,
  type OrderCardShopProps,
  type OrderCardSumProps,
} from "./OrderCardParts.tsx";
export { OrderCardSkeleton } from "./OrderCardSkeleton.tsx";
export { OrderStrip, RefundChain, type OrderStripProps, type RefundChainProps } from "./OrderStrip.tsx";
