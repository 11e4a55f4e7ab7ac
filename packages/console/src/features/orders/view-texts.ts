import { defineMessages } from "@carmine/i18n/react";

/** Names of the views of the order list. */
export const orderViewTexts = defineMessages({
  all: { defaultMessage: "All", description: "Console lists: view" },
  toShip: { defaultMessage: "To ship", description: "Console: order status" },
  late: { defaultMessage: "Late", description: "Console orders: view" },
  onHold: { defaultMessage: "On hold", description: "Console: order status" },
  inTransit: { defaultMessage: "In transit", description: "Console: order status" },
  received: { defaultMessage: "Received", description: "Console: order status" },
  refundRequested: { defaultMessage: "Refund requested", description: "Console: order status" },
  unpaid: { defaultMessage: "Unpaid", description: "Console: order status" },
  canceled: { defaultMessage: "Canceled", description: "Console: order status" },
});
