import type { OrderEvent } from "@carmine/api/hooks";
import { defineMessages, useIntl, type MessageDescriptor } from "@carmine/i18n/react";

const actors: Readonly<Record<OrderEvent["who"], MessageDescriptor>> = defineMessages({
  shopper: { defaultMessage: "You", description: "Timeline of an order: who did it" },
  merchant: { defaultMessage: "Seller", description: "Timeline of an order: who did it, and other places" },
  operator: { defaultMessage: "Customer service", description: "Timeline of an order: who did it" },
  system: { defaultMessage: "Automatic", description: "Timeline of an order: nobody did it" },
  provider: { defaultMessage: "Confirmed by the bank", description: "Timeline of an order: who did it" },
});

/** Returns a function with the second line of an order's event: its note, or who did it. */
export const useEventText = (): ((event: OrderEvent) => string) => {
  const intl = useIntl();
  return ({ note, who }) => note || intl.formatMessage(actors[who]);
};
