import type { MoneyProblem } from "@carmine/api/contract";
import { defineMessages, type MessageDescriptor } from "@carmine/i18n/react";
import { CircleAlert } from "lucide-react";

type Texts = Readonly<Record<MoneyProblem, MessageDescriptor>>;

export const problemChips: Texts = defineMessages({
  failed: { defaultMessage: "Refund failed", description: "State of an order or a refund" },
  disputed: { defaultMessage: "Refund on hold", description: "State of an order or a refund" },
});

export const problemTitles: Texts = defineMessages({
  failed: { defaultMessage: "Your refund didn’t arrive", description: "Page of a refund: title by state" },
  disputed: {
    defaultMessage: "Your bank is handling this payment",
    description: "Page of a refund: title, the shopper disputed the payment with their bank",
  },
});

export const problemSentences: Texts = defineMessages({
  failed: {
    defaultMessage:
      "Your bank couldn’t accept it. The money is still yours: we’ll contact you to pay it another way.",
    description: "Page of a refund: what happens now",
  },
  disputed: {
    defaultMessage:
      "You asked your bank to return this payment, so the refund waits for the bank’s decision.",
    description: "Page of a refund: what happens now",
  },
});

/** Look of the chip for a refund with a payment problem. */
export const problemLook = { tone: "caution", icon: CircleAlert } as const;
