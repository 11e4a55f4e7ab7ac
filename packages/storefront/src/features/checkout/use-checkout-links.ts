import { useIntl } from "@carmine/i18n/react";
import * as paths from "../../app/paths.ts";
import { ordersToPayHref } from "../orders/order-paths.ts";

/** Links on a page of a checkout that ended. */
export const useCheckoutLinks = () => {
  const intl = useIntl();
  return {
    cart: {
      href: paths.cart,
      label: intl.formatMessage({ defaultMessage: "Back to the cart", description: "Button to the cart" }),
    },
    orders: {
      href: paths.orders,
      label: intl.formatMessage({ defaultMessage: "View my orders", description: "Button to the orders" }),
    },
    ordersToPay: {
      href: ordersToPayHref,
      label: intl.formatMessage({
        defaultMessage: "Orders to pay",
        description: "Button to the unpaid orders",
      }),
    },
    shopping: {
      href: paths.home,
      label: intl.formatMessage({ defaultMessage: "Keep shopping", description: "Button to the home page" }),
    },
  };
};
