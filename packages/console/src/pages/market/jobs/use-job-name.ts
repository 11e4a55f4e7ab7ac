import type { JobName, OperatorJob } from "@carmine/api/contract";
import { defineMessages, useIntl, type MessageDescriptor } from "@carmine/i18n/react";

const texts: Readonly<Record<JobName, MessageDescriptor>> = defineMessages({
  "activities begin and end": {
    defaultMessage: "Start and end campaigns",
    description: "Console jobs: name",
  },
  "check storage": { defaultMessage: "Check file storage", description: "Console jobs: name" },
  "close accounts": { defaultMessage: "Delete closed accounts", description: "Console jobs: name" },
  "compose order mails": { defaultMessage: "Create order emails", description: "Console jobs: name" },
  "count what sells": { defaultMessage: "Update best sellers", description: "Console jobs: name" },
  "count what sells in a year": {
    defaultMessage: "Update best sellers of the year",
    description: "Console jobs: name",
  },
  "delete application documents": {
    defaultMessage: "Delete old application documents",
    description: "Console jobs: name",
  },
  "deliver mail": { defaultMessage: "Send emails", description: "Console jobs: name" },
  "deliver text messages": { defaultMessage: "Send text messages", description: "Console jobs: name" },
  "forget removed products": {
    defaultMessage: "Delete records of removed products",
    description: "Console jobs: name",
  },
  "list sales": { defaultMessage: "Update sale prices in product lists", description: "Console jobs: name" },
  "mail digests": { defaultMessage: "Send daily summaries to staff", description: "Console jobs: name" },
  "mail notices": { defaultMessage: "Send notifications by email", description: "Console jobs: name" },
  "notify daily work": { defaultMessage: "Notify staff of open work", description: "Console jobs: name" },
  "order.expire": { defaultMessage: "Cancel unpaid orders", description: "Console jobs: name" },
  "order.receive": {
    defaultMessage: "Confirm receipt of delivered orders",
    description: "Console jobs: name",
  },
  "parcel.track": { defaultMessage: "Update package tracking", description: "Console jobs: name" },
  "payment.check": { defaultMessage: "Check open payments", description: "Console jobs: name" },
  "payment.reconcile": {
    defaultMessage: "Compare refunds with payment providers",
    description: "Console jobs: name",
  },
  "payment.refund": {
    defaultMessage: "Send refunds to payment providers",
    description: "Console jobs: name",
  },
  "points.expire": { defaultMessage: "Expire points", description: "Console jobs: name" },
  "points.thaw": { defaultMessage: "Release pending points", description: "Console jobs: name" },
  "product imports": { defaultMessage: "Run product imports", description: "Console jobs: name" },
  "refund.complete": { defaultMessage: "Complete refunds", description: "Console jobs: name" },
  "refund.overdue": { defaultMessage: "Close overdue returns", description: "Console jobs: name" },
  "sweep accounts": {
    defaultMessage: "Delete expired sessions and codes",
    description: "Console jobs: name",
  },
  "sweep audit log": { defaultMessage: "Delete old audit log entries", description: "Console jobs: name" },
  "sweep checkout sessions": {
    defaultMessage: "Delete expired checkouts",
    description: "Console jobs: name",
  },
  "sweep guest carts": { defaultMessage: "Delete old guest carts", description: "Console jobs: name" },
  "sweep notices": { defaultMessage: "Delete old notifications", description: "Console jobs: name" },
  "sweep payment events": { defaultMessage: "Delete old payment events", description: "Console jobs: name" },
  "sweep price history": { defaultMessage: "Delete old price history", description: "Console jobs: name" },
  "sweep product imports": {
    defaultMessage: "Delete old product imports",
    description: "Console jobs: name",
  },
  "sweep restock requests": {
    defaultMessage: "Delete old restock requests",
    description: "Console jobs: name",
  },
  "sweep social attempts": {
    defaultMessage: "Delete unfinished social sign-ins",
    description: "Console jobs: name",
  },
  "sweep uploads": { defaultMessage: "Delete unused uploads", description: "Console jobs: name" },
  "tell what became of saved products": {
    defaultMessage: "Notify shoppers about saved products",
    description: "Console jobs: name",
  },
  "tell who waits for a sku": {
    defaultMessage: "Notify shoppers about restocked products",
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
