export {
  AddressCard,
  AddressGrid,
  NewAddressButton,
  type AddressCardProps,
  type NewAddressButtonProps,
} from "./AddressCard.tsx";
export {
  CheckoutShopGroup,
  type CheckoutLineItem,
  type CheckoutShopGroupProps,
} from "./CheckoutShopGroup.tsx";
export {
  OrderSummary,
  SumRows,
  type OrderSummaryProps,
  type SumRow,
  type SumRowsProps,
} from "./OrderSummary.tsx";
