import { defineMessages } from "@carmine/i18n/react";

export const claimTexts = defineMessages({
  claim: { defaultMessage: "Claim", description: "Button of a coupon" },
  claiming: { defaultMessage: "Claiming…", description: "Button of a coupon while it is claimed" },
  claimed: { defaultMessage: "Claimed", description: "State of a coupon" },
});
