import type { AgreementEntry } from "@carmine/api/contract";
import { defineMessages, type MessageDescriptor } from "@carmine/i18n/react";

/** Names of the legal texts. */
export const agreementNameTexts: Readonly<Record<AgreementEntry["key"], MessageDescriptor>> = defineMessages({
  user: { defaultMessage: "User agreement", description: "Console entries: agreement" },
  privacy: { defaultMessage: "Privacy policy", description: "Console entries: agreement" },
  merchant: { defaultMessage: "Merchant agreement", description: "Console entries: agreement" },
  about: { defaultMessage: "About us", description: "Console entries: agreement" },
});
