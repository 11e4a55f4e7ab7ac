import type { OrderState } from "@carmine/api/contract";
import { defineMessages, type MessageDescriptor } from "@carmine/i18n/react";

export const orderStateTexts: Readonly<Record<OrderState, MessageDescriptor>> = defineMessages({
  unpaid: { defaultMessage: "Unpaid", description: "Console: order status" },
  toShip: { defaultMessage: "To ship", description: "Console: order status" },
  toReceive: { defaultMessage: "In transit", description: "Console: order status" },
  toReview: { defaultMessage: "Received", description: "Console: order status" },
  finished: { defaultMessage: "Received", description: "Console: order status" },
  cancelled: { defaultMessage: "Canceled", description: "Console: order status" },
});
