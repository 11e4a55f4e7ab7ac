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

/** Shown for a view without orders. */
export const emptyViewTexts = defineMessages({
  all: { defaultMessage: "New orders will show up here", description: "Console orders: empty list" },
  toShip: { defaultMessage: "Nothing to ship", description: "Console overview: empty list" },
  late: { defaultMessage: "No late orders", description: "Console orders: empty view" },
  onHold: { defaultMessage: "No orders on hold", description: "Console orders: empty view" },
  inTransit: { defaultMessage: "No orders in transit", description: "Console orders: empty view" },
  received: { defaultMessage: "No received orders yet", description: "Console orders: empty view" },
  refundRequested: {
    defaultMessage: "No open refund requests",
    description: "Console orders: empty view",
  },
  unpaid: { defaultMessage: "No unpaid orders", description: "Console orders: empty view" },
  canceled: { defaultMessage: "No canceled orders", description: "Console orders: empty view" },
});
