import { defineMessages, type MessageDescriptor } from "@carmine/i18n/react";

/** Kinds of entries of a shop's account. An unknown one, of a newer server, is shown as it is. */
export const ledgerKindTexts: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  sale: { defaultMessage: "Sale", description: "Console ledger: kind" },
  subsidy: { defaultMessage: "Marketplace discount", description: "Console ledger: kind" },
  commission: { defaultMessage: "Marketplace fee", description: "Console ledger: kind" },
  refund: { defaultMessage: "Refund", description: "Console orders: filter" },
  subsidyReturn: { defaultMessage: "Marketplace discount returned", description: "Console ledger: kind" },
  commissionReturn: { defaultMessage: "Marketplace fee returned", description: "Console ledger: kind" },
  payout: { defaultMessage: "Payout", description: "Console ledger: kind" },
  payoutReturn: { defaultMessage: "Returned payout", description: "Console ledger: kind" },
  dispute: { defaultMessage: "Payment dispute", description: "Console ledger: kind" },
  disputeReturn: { defaultMessage: "Payment dispute won", description: "Console ledger: kind" },
  externalRefund: { defaultMessage: "Refund by the payment provider", description: "Console ledger: kind" },
  externalRefundReturn: {
    defaultMessage: "Refund by the payment provider reversed",
    description: "Console ledger: kind",
  },
  coveredRefund: { defaultMessage: "Refund already charged", description: "Console ledger: kind" },
  marketplaceRefund: {
    defaultMessage: "Refund paid by the marketplace",
    description: "Console ledger: kind",
  },
});
