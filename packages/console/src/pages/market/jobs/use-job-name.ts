import type { JobName, OperatorJob } from "@carmine/api/contract";
import { defineMessages, useIntl, type MessageDescriptor } from "@carmine/i18n/react";

const texts: Readonly<Record<JobName, MessageDescriptor>> = defineMessages({
  "cancel-unpaid-orders": { defaultMessage: "Cancel unpaid orders", description: "Console jobs: name" },
  "check-open-payments": { defaultMessage: "Check open payments", description: "Console jobs: name" },
  "check-storage": { defaultMessage: "Check file storage", description: "Console jobs: name" },
  "close-overdue-returns": { defaultMessage: "Close overdue returns", description: "Console jobs: name" },
  "complete-refunds": { defaultMessage: "Complete refunds", description: "Console jobs: name" },
  "confirm-delivered-orders": {
    defaultMessage: "Confirm receipt of delivered orders",
    description: "Console jobs: name",
  },
  "create-order-emails": { defaultMessage: "Create order emails", description: "Console jobs: name" },
  "delete-closed-accounts": { defaultMessage: "Delete closed accounts", description: "Console jobs: name" },
  "delete-expired-checkouts": {
    defaultMessage: "Delete expired checkouts",
    description: "Console jobs: name",
  },
  "delete-expired-sessions": {
    defaultMessage: "Delete expired sessions and codes",
    description: "Console jobs: name",
  },
  "delete-old-application-documents": {
    defaultMessage: "Delete old application documents",
    description: "Console jobs: name",
  },
  "delete-old-audit-entries": {
    defaultMessage: "Delete old audit log entries",
    description: "Console jobs: name",
  },
  "delete-old-guest-carts": { defaultMessage: "Delete old guest carts", description: "Console jobs: name" },
  "delete-old-missed-searches": {
    defaultMessage: "Delete old searches without results",
    description: "Console jobs: name",
  },
  "delete-old-notifications": {
    defaultMessage: "Delete old notifications",
    description: "Console jobs: name",
  },
  "delete-old-payment-events": {
    defaultMessage: "Delete old payment events",
    description: "Console jobs: name",
  },
  "delete-old-price-history": {
    defaultMessage: "Delete old price history",
    description: "Console jobs: name",
  },
  "delete-old-product-imports": {
    defaultMessage: "Delete old product imports",
    description: "Console jobs: name",
  },
  "delete-old-restock-requests": {
    defaultMessage: "Delete old restock requests",
    description: "Console jobs: name",
  },
  "delete-removed-product-records": {
    defaultMessage: "Delete records of removed products",
    description: "Console jobs: name",
  },
  "delete-unfinished-social-sign-ins": {
    defaultMessage: "Delete unfinished social sign-ins",
    description: "Console jobs: name",
  },
  "delete-unused-uploads": { defaultMessage: "Delete unused uploads", description: "Console jobs: name" },
  "email-notifications": { defaultMessage: "Send notifications by email", description: "Console jobs: name" },
  "email-staff-digests": {
    defaultMessage: "Send daily summaries to staff",
    description: "Console jobs: name",
  },
  "expire-points": { defaultMessage: "Expire points", description: "Console jobs: name" },
  "notify-restocks": {
    defaultMessage: "Notify shoppers about restocked products",
    description: "Console jobs: name",
  },
  "notify-saved-product-changes": {
    defaultMessage: "Notify shoppers about saved products",
    description: "Console jobs: name",
  },
  "notify-saved-searches": {
    defaultMessage: "Notify shoppers about saved searches",
    description: "Console jobs: name",
  },
  "notify-staff-of-open-work": {
    defaultMessage: "Notify staff of open work",
    description: "Console jobs: name",
  },
  "reconcile-refunds": {
    defaultMessage: "Compare refunds with payment providers",
    description: "Console jobs: name",
  },
  "release-pending-points": { defaultMessage: "Release pending points", description: "Console jobs: name" },
  "run-product-imports": { defaultMessage: "Run product imports", description: "Console jobs: name" },
  "send-emails": { defaultMessage: "Send emails", description: "Console jobs: name" },
  "send-refunds": {
    defaultMessage: "Send refunds to payment providers",
    description: "Console jobs: name",
  },
  "send-text-messages": { defaultMessage: "Send text messages", description: "Console jobs: name" },
  "start-and-end-activities": {
    defaultMessage: "Start and end campaigns",
    description: "Console jobs: name",
  },
  "update-best-sellers": { defaultMessage: "Update best sellers", description: "Console jobs: name" },
  "update-listed-sale-prices": {
    defaultMessage: "Update sale prices in product lists",
    description: "Console jobs: name",
  },
  "update-tracking": { defaultMessage: "Update package tracking", description: "Console jobs: name" },
  "update-yearly-best-sellers": {
    defaultMessage: "Update best sellers of the year",
    description: "Console jobs: name",
  },
});

const textsByName: Readonly<Record<string, MessageDescriptor>> = texts;

/** Returns a function for the name of a job in the user's language. */
export const useJobName = (): ((job: Pick<OperatorJob, "name">) => string) => {
  const intl = useIntl();
  return ({ name }) => {
    const text = textsByName[name];
    return text ? intl.formatMessage(text) : name;
  };
};
