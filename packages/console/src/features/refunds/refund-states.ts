import type { RefundState } from "@carmine/api/contract";
import type { StatusTone } from "@carmine/design-system";
import { defineMessages, type MessageDescriptor } from "@carmine/i18n/react";

export const refundStateTexts: Readonly<Record<RefundState, MessageDescriptor>> = defineMessages({
  applied: { defaultMessage: "Waiting for you", description: "Console returns: status" },
  refused: { defaultMessage: "Declined", description: "Console returns: status" },
  refunding: { defaultMessage: "Refund on its way", description: "Console returns: status" },
  refunded: { defaultMessage: "Refunded", description: "Console: order status" },
  toReturn: { defaultMessage: "Waiting for the items", description: "Console returns: status" },
  returning: { defaultMessage: "Items on their way back", description: "Console returns: status" },
  withdrawn: { defaultMessage: "Withdrawn", description: "Console applications: status" },
});

export const refundTones: Readonly<Record<RefundState, StatusTone>> = {
  applied: "act",
  refused: "neutral",
  refunding: "info",
  refunded: "success",
  toReturn: "info",
  returning: "caution",
  withdrawn: "neutral",
};
