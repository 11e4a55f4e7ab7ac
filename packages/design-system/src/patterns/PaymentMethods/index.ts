export {
  PaymentMethodCard,
  PaymentMethods,
  type PaymentMethodCardProps,
  type PaymentMethodsProps,
} from "./PaymentMethods.tsx";
