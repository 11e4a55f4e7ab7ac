export { FactList, type FactListProps } from "./FactList.tsx";
export {
  OrderCard,
  OrderCardAction,
  OrderCardLink,
  type OrderCardProps,
  type OrderGoods,
} from "./OrderCard.tsx";
export { OrderCardSkeleton } from "./OrderCardSkeleton.tsx";
export { OrderStrip, RefundChain, type OrderStripProps, type RefundChainProps } from "./OrderStrip.tsx";
